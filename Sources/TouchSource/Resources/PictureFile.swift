import Foundation
import TouchModel

/// A picture that lies in the project by itself, as `Logo@2x.png`.
struct PictureFile: Sendable {
  let path: String
  /// The name by which code asks for it: without the scale, and without the ending where it is that of
  /// a PNG, which may be left out.
  let name: String
  /// The pixels in a point, as the name says.
  let scale: Double

  init(_ path: String) {
    self.path = path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let end = file.lastIndex(of: ".") ?? file.endIndex
    var stem = String(file[..<end])
    if stem.hasSuffix("~iphone") { stem.removeLast("~iphone".count) }
    var scale = 1.0
    for written in [2.0, 3] where stem.hasSuffix("@\(Int(written))x") {
      stem.removeLast(3)
      scale = written
    }
    self.scale = scale
    name = Self.key(stem + file[end...])
  }

  /// The folder that it lies in.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// The same name for all ways to ask for a picture.
  static func key(_ name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// The size that it is shown in, in points; nil where its file cannot be read.
  var size: Size? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let pixels = PictureSize.read(data)
    else { return nil }
    return Size(width: pixels.size.width / scale, height: pixels.size.height / scale)
  }
}
