import Foundation
import Gtk

/// Tells which of the pictures just drawn are others than those kept in a folder.
struct VariantComparison {
  /// What came of comparing one picture.
  enum Finding: Equatable {
    case same
    /// The share of the pixels that differ, from 0 to 1.
    case differs(Double)
    /// No picture of that name was kept.
    case new
    /// A picture was kept that is not drawn any more.
    case gone

    /// What the user is told; nil where there is nothing to tell.
    func line(_ file: String) -> String? {
      switch self {
      case .same: nil
      case .differs(let share):
        "\(file): \(Self.percent(share)) of the pixels differ\n"
      case .new: "\(file): there is no such picture to compare with\n"
      case .gone: "\(file): it was kept, and is not drawn any more\n"
      }
    }

    private static func percent(_ share: Double) -> String {
      let text = String(format: "%.2f", share * 100)
      return (share > 0 && text == "0.00" ? "less than 0.01" : text) + " %"
    }
  }

  /// The folder with the pictures that were kept.
  var folder: String
  /// The share of the pixels that may differ, from 0 to 1.
  var threshold: Double
  /// Where pictures of the differences go; nil for nowhere.
  var output: String?

  /// Compares a picture with the one of the same file name.
  func compare(_ file: String, _ texture: Texture) throws(CommandFailure) -> Finding {
    let path = folder + "/" + file
    guard FileManager.default.fileExists(atPath: path) else { return .new }
    let kept: Texture
    do {
      kept = try Texture.load(path: path)
    } catch {
      throw .file("cannot read '\(path)': \(error)")
    }
    let difference = PictureDifference(from: kept.content, to: texture.content)
    guard difference.share > threshold else { return .same }
    if let output {
      let picture = difference.picture
      let name = (file as NSString).deletingPathExtension + ".difference.png"
      try Texture.make(width: picture.width, height: picture.height, pixels: picture.bytes)
        .write(to: output + "/" + name)
    }
    return .differs(difference.share)
  }

  /// The pictures that the folder's list names.
  var kept: [String] {
    struct Entry: Decodable { var file: String }
    let data = FileManager.default.contents(atPath: folder + "/variants.json")
    let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) }
    return entries?.map(\.file) ?? []
  }
}

extension Texture {
  /// The pixels with the size.
  fileprivate var content: PictureDifference.Pixels {
    PictureDifference.Pixels(width: width, height: height, bytes: pixels)
  }

  /// Writes the picture in the PNG format: all of it, or the file stays as it was.
  ///
  /// A dash stands for the standard output.
  func write(to path: String) throws(CommandFailure) {
    if path == "-" {
      do {
        return try FileHandle.standardOutput.write(contentsOf: Data(png))
      } catch {
        throw .file("cannot write the output: \(error.localizedDescription)")
      }
    }
    // What is no file, such as a pipe, can only be written into.
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let options: Data.WritingOptions = kind.map { $0 == .typeRegular } ?? true ? .atomic : []
    do {
      try Data(png).write(to: URL(fileURLWithPath: path), options: options)
    } catch {
      throw .file("cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}
