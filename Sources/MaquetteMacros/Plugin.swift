@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The process that the compiler asks to expand this project's macros.
///
/// The toolchain ships the message handling but not the ready-made entry point over it.
@main
enum Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
  }
}

/// The macros by the names that their declarations give.
private struct Macros: PluginProvider {
  struct UnknownMacro: Error {
    let name: String
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard typeName == "PreviewMacro" else { throw UnknownMacro(name: typeName) }
    return PreviewMacro.self
  }
}
