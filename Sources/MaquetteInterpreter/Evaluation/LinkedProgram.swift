import Foundation
import MaquetteUI

/// The declarations that run: those of the file, and those of its project that it uses.
///
/// A version of the file is linked into it as a whole; nothing that runs changes it. The types stay
/// the same objects from version to version, so that values that are kept find their new members.
final class LinkedProgram {
  var types: [String: RuntimeType] = [:]
  var functions: [String: [FunctionNode]] = [:]
  var globals: [String: PropertyNode] = [:]
  var aliases: [String: TypeExpression] = [:]
  /// The number of the version of the program, and what each changed.
  var revision = 0
  var changes = ProgramChanges()
  /// Which set of names there is; what a name was found to mean holds as long as it is the same.
  private(set) var scopeVersion = 0
  /// The pictures and colours of the project.
  private(set) var assets = AssetLibrary.empty
  /// The time that `Date()` and `.now` yield; nil is the clock's.
  private(set) var frozenDate: Date?

  /// Takes what stands beside the text: assets and time.
  func take(_ options: Interpreter.Options) {
    assets = options.assets
    frozenDate = options.now
    forgetMeanings()
  }

  /// Has each name looked up anew, as there may be others.
  func forgetMeanings() { scopeVersion += 1 }

  /// The type with a name as seen from inside another.
  func type(named name: String, from outer: RuntimeType?) -> RuntimeType? {
    var current = outer
    while let scope = current {
      if let found = types["\(scope.name).\(name)"] { return found }
      if let alias = scope.aliases[name]?.name, alias != name {
        return type(named: alias, from: scope.outer)
      }
      current = scope.outer
    }
    if let found = types[name] { return found }
    guard let alias = aliases[name]?.name, alias != name else { return nil }
    return types[alias]
  }
}
