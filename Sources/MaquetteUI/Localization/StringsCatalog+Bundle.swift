import Foundation
import Synchronization

extension StringsCatalog {
  private static let bundles = Mutex<[URL: StringsCatalog]>([:])

  /// The tables of a bundle, which are read once for as long as the process runs.
  package static func catalog(of bundle: Bundle) -> StringsCatalog {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return bundles.withLock { bundles in
      if let catalog = bundles[folder] { return catalog }
      let catalog = StringsCatalog(directory: folder)
      bundles[folder] = catalog
      return catalog
    }
  }
}
