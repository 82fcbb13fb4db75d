/// The types of the standard library that are written in Swift here: declarations like those of the
/// file, read when it names one of them.
final class StandardDeclarations {
  private static let text = """
    enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      func flatMapError<NewFailure>(
        _ transform: (Failure) -> Result<Success, NewFailure>
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
    }
    """
  private static let names: Set<String> = ["Result"]

  private var known: [LoweredItem]?

  /// The declarations that items use without any of them declaring the names themselves.
  func items(for items: [LoweredItem]) -> [LoweredItem] {
    let wanted = Self.names.filter { name in items.contains { $0.references.contains(name) } }
    guard !wanted.isEmpty else { return [] }
    let missing = wanted.filter { name in
      !items.contains { $0.types.contains { $0.kind != .extensionOfType && $0.name == name } }
    }
    return lowered.filter { $0.types.contains { missing.contains($0.name) } }
  }

  private var lowered: [LoweredItem] {
    if let known { return known }
    let file = SourceFile(name: "Swift", text: Self.text, isForeign: true)
    var places = 0
    let setting = Lowering.Setting(
      platform: BuildPlatform(platform: .ios),
      fresh: {
        places += 1
        return places
      }, keeps: false, onLower: { _ in })
    let items = Lowering.units(
      of: SyntaxTree().parse(file.bytes, meanwhile: nil).statements, in: file, before: [], setting
    ).compactMap(\.loweredItem)
    known = items
    return items
  }
}
