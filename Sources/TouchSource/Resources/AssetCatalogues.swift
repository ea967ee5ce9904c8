import Foundation
import TouchModel

/// The pictures of the project, by name: those of its asset catalogues, and those beside its source.
struct AssetCatalogues: Sendable {
  /// The folders of image sets by the name of the picture.
  private let folders: [String: [String]]
  /// The same by the names that Xcode makes of them for source.
  private let symbols: [String: [String]]
  /// The names of the app's own symbols, also those that Xcode makes of them.
  private let ownSymbols: Set<String>
  /// The pictures outside of catalogues by their names, of all scales.
  private let files: [String: [PictureFile]]
  private let known = Locked<[String: Size?]>([:])

  init(imageSets: [String], symbolSets: [String] = [], files: [String] = []) {
    self.files = Dictionary(grouping: files.map(PictureFile.init), by: \.name)
    folders = Dictionary(grouping: imageSets, by: Self.name)
    let names = symbolSets.map(Self.name)
    ownSymbols = Set(names).union(names.map(Self.symbol))
    symbols = Dictionary(grouping: folders, by: { Self.symbol(for: $0.key) })
      .mapValues { $0.flatMap(\.value) }
  }

  /// The name of what a folder of a catalogue holds.
  private static func name(of folder: String) -> String {
    URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
  }

  /// The name of a picture in source: `buttonReply` for `button-reply`, `Button Reply` and
  /// `buttonReplyImage`.
  private static func symbol(for name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    return joined.hasSuffix("Image") && joined.count > 5 ? String(joined.dropLast(5)) : joined
  }

  /// Whether a name is that of a symbol of the app's own.
  func isSymbol(_ name: String) -> Bool {
    ownSymbols.contains(name.split(separator: "/").last.map(String.init) ?? name)
  }

  /// Whether there is a picture of a name, whatever its size.
  func holds(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return folders[last] ?? symbols[last] != nil || files[PictureFile.key(last)] != nil
  }

  /// The size of a picture in points, if its file can be read; of several of one name, as those of
  /// an app and its extension, the size that all have.
  func size(of name: String) -> Size? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let folders = folders[last] ?? symbols[last] else {
      return files[PictureFile.key(last)].flatMap { self.size(of: $0, named: last) }
    }
    guard folders.count <= 8 else { return nil }
    if let size = known.withLock({ $0[last] }) { return size }
    let sizes = folders.map(readSize)
    let size = sizes.allSatisfy { $0 == sizes[0] } ? sizes[0] : nil
    known.withLock { $0[last] = size }
    return size
  }

  /// The size of a picture that files in some folders hold, each in one scale or more.
  private func size(of files: [PictureFile], named name: String) -> Size? {
    guard files.count <= 24 else { return nil }
    if let size = known.withLock({ $0[name] }) { return size }
    let sizes = Dictionary(grouping: files, by: \.folder).values.map { files -> Size? in
      files.sorted { ($1.scale, $0.path) < ($0.scale, $1.path) }.firstNonNil(\.size)
    }
    let size = sizes.allSatisfy { $0 == sizes[0] } ? sizes[0] : nil
    known.withLock { $0[name] = size }
    return size
  }

  private func readSize(in folder: String) -> Size? {
    let contents = URL(fileURLWithPath: folder).appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let images = json["images"] as? [[String: Any]]
    else { return nil }
    // A screen with three pixels in a point shows the picture that was made for it: of those for fewer
    // the size may be another by a part of a point.
    func scale(_ image: [String: Any]) -> Double {
      let written = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return written.isFinite && written > 0 ? written : 1
    }
    let finestFirst = images.enumerated().sorted {
      (-scale($0.element), $0.offset) < (-scale($1.element), $1.offset)
    }
    for image in finestFirst.map(\.element) {
      guard let file = image["filename"] as? String else { continue }
      let path = URL(fileURLWithPath: folder).appendingPathComponent(file)
      guard let data = try? Data(contentsOf: path), let pixels = PictureSize.read(data) else {
        continue
      }
      let scale = scale(image)
      let divisor = pixels.isVector ? 1 : scale
      return Size(width: pixels.size.width / divisor, height: pixels.size.height / divisor)
    }
    return nil
  }
}

/// The size that a picture's file says it has.
enum PictureSize {
  /// Reads the header of a PNG, a JPEG, a PDF or an SVG.
  static func read(_ data: Data) -> (size: Size, isVector: Bool)? {
    let bytes = Array(data.prefix(65_536))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return (Size(width: number(bytes, 16), height: number(bytes, 20)), false)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes).map { ($0, false) } }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("%PDF") { return pdf(text).map { ($0, true) } }
    if text.contains("<svg") { return svg(text).map { ($0, true) } }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ position: Int) -> Double {
    Double(bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        let height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        let width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        return Size(width: Double(width), height: Double(height))
      }
      position += 2 + length
    }
    return nil
  }

  private static func pdf(_ text: String) -> Size? {
    guard
      let box = text.firstMatch(
        of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
      let left = Double(box.1), let bottom = Double(box.2), let right = Double(box.3),
      let top = Double(box.4), right > left, top > bottom
    else { return nil }
    return Size(width: right - left, height: top - bottom)
  }

  private static func svg(_ text: String) -> Size? {
    guard let tag = text.firstMatch(of: /<svg[^<>]*>/)?.0 else { return nil }
    if let width = tag.firstMatch(of: /\swidth="([\d.]+)(px)?"/),
      let height = tag.firstMatch(of: /\sheight="([\d.]+)(px)?"/), let w = Double(width.1),
      let h = Double(height.1)
    {
      return Size(width: w, height: h)
    }
    guard let box = tag.firstMatch(of: /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/),
      let w = Double(box.1), let h = Double(box.2)
    else { return nil }
    return Size(width: w, height: h)
  }
}
