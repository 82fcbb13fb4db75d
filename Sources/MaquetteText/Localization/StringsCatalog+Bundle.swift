import Foundation
import Synchronization

extension StringsCatalog {
  private static let bundles = Mutex<[String: StringsCatalog]>([:])

  /// The tables of a bundle, which are read once for as long as the process runs.
  package static func catalog(ofBundleAt path: String) -> StringsCatalog {
    bundles.withLock { bundles in
      if let catalog = bundles[path] { return catalog }
      let folder = Bundle(path: path)?.resourceURL ?? URL(fileURLWithPath: path)
      let catalog = StringsCatalog(directory: folder)
      bundles[path] = catalog
      return catalog
    }
  }
}

extension LocalizationContext {
  /// The context with the tables of the bundle at a path; nil leaves those it has.
  func reading(_ bundlePath: String?) -> LocalizationContext {
    guard let bundlePath else { return self }
    var context = self
    context.catalog = .catalog(ofBundleAt: bundlePath)
    return context
  }
}

extension Bundle {
  /// The path of a bundle that has tables of its own; nil for the main one, whose tables are those
  /// of the code now running.
  package var tablesPath: String? { self == .main ? nil : bundlePath }
}
