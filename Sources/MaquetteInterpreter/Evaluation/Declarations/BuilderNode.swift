/// The result builder that a declaration names, or that is meant where views are built.
final class BuilderNode {
  /// SwiftUI's builder of views.
  static let views = BuilderNode("ViewBuilder")

  let name: String
  private var known: (version: Int, owner: ObjectIdentifier?, type: RuntimeType?)?

  init(_ name: String) { self.name = name }

  /// The type of the program that says what becomes of the statements, as seen from a type; nil
  /// where they build views.
  func declared(in program: LinkedProgram, from owner: RuntimeType?) -> RuntimeType? {
    if self === Self.views { return nil }
    let key = owner.map { ObjectIdentifier($0) }
    if let known, known.version == program.scopeVersion, known.owner == key { return known.type }
    let type = program.type(named: name, from: owner).flatMap { $0.isResultBuilder ? $0 : nil }
    known = (program.scopeVersion, key, type)
    return type
  }
}
