/// The types of the standard library that are written in Swift here: declarations like those of the
/// file, read when it names one of them.
final class StandardDeclarations {
  private static let text = results + decodingErrors + otherErrors

  private static let results = """
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

  /// What Foundation's coders throw.
  private static let decodingErrors = """
    enum DecodingError: Error {
      struct Key {
        var stringValue: String
        var intValue: Int? { Int(stringValue) }
        var description: String { stringValue }
      }
      struct Context {
        var codingPath: [Key] = []
        var debugDescription = ""
        var underlyingError: Error? = nil
      }
      case typeMismatch(Any, Context)
      case valueNotFound(Any, Context)
      case keyNotFound(Key, Context)
      case dataCorrupted(Context)
      var localizedDescription: String {
        switch self {
        case .keyNotFound, .valueNotFound:
          return "The data couldn’t be read because it is missing."
        case .typeMismatch, .dataCorrupted:
          return "The data couldn’t be read because it isn’t in the correct format."
        }
      }
    }

    """

  /// The errors that code throws itself most.
  private static let otherErrors = """
    struct URLError: Error, Equatable {
      enum Code: Int {
        case unknown = -1
        case cancelled = -999
        case badURL = -1000
        case timedOut = -1001
        case unsupportedURL = -1002
        case cannotFindHost = -1003
        case cannotConnectToHost = -1004
        case networkConnectionLost = -1005
        case resourceUnavailable = -1008
        case notConnectedToInternet = -1009
        case badServerResponse = -1011
        case userAuthenticationRequired = -1013
        case cannotDecodeContentData = -1016
        case cannotParseResponse = -1017
        case noPermissionsToReadFile = -1102
        case dataNotAllowed = -1020
      }
      let code: Code
      var errorCode: Int { code.rawValue }
      init(_ code: Code) { self.code = code }
      var localizedDescription: String {
        "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)"
      }
    }
    struct CocoaError: Error, Equatable {
      enum Code: Int {
        case fileNoSuchFile = 4
        case fileReadUnknown = 256
        case fileReadNoPermission = 257
        case fileReadCorruptFile = 259
        case fileReadNoSuchFile = 260
        case fileWriteUnknown = 512
        case fileWriteNoPermission = 513
        case fileWriteOutOfSpace = 640
        case userCancelled = 3072
        case coderReadCorrupt = 4864
        case coderInvalidValue = 4866
      }
      let code: Code
      init(_ code: Code) { self.code = code }
      var localizedDescription: String {
        "The operation couldn’t be completed. (NSCocoaErrorDomain error \\(code.rawValue).)"
      }
    }
    struct NSError: Error {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
      }
      var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
      }
    }
    let NSLocalizedDescriptionKey = "NSLocalizedDescription"

    """
  private static let names: Set<String> = [
    "Result", "DecodingError", "URLError", "CocoaError", "NSError",
  ]

  private var known: [LoweredItem]?

  /// The declarations that items use without any of them declaring the names themselves.
  func items(for items: [LoweredItem]) -> [LoweredItem] {
    let wanted = Self.names.filter { name in items.contains { $0.references.contains(name) } }
    guard !wanted.isEmpty else { return [] }
    let missing = wanted.filter { name in
      !items.contains { $0.types.contains { $0.kind != .extensionOfType && $0.name == name } }
    }
    return lowered.filter { item in
      item.types.contains { missing.contains($0.name) }
        || !item.properties.isEmpty && missing.contains("NSError")
    }
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
