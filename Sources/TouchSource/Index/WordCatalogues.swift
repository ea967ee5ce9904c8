import Foundation

/// The words of the project's string catalogues and tables, by key.
struct WordCatalogues: Sendable {
  private let words: [String: String]

  /// Reads catalogues (`.xcstrings`) and tables (`.strings`) in their order; the first word of a
  /// key counts, and what cannot be read is left out.
  init(catalogues: [String], tables: [String]) {
    var words: [String: String] = [:]
    for path in catalogues {
      for (key, word) in Self.catalogue(path) where words[key] == nil { words[key] = word }
    }
    for path in tables {
      for (key, word) in Self.table(path) where words[key] == nil { words[key] = word }
    }
    self.words = words
  }

  /// The words of the development language, if they have no placeholders.
  func words(for key: String) -> String? {
    guard let words = words[key], !words.contains("%") else { return nil }
    return words
  }

  /// Whether there are no words at all, so that a key is what is shown.
  var isEmpty: Bool { words.isEmpty }

  /// The words of the development language between placeholders, which are nil.
  func parts(for key: String) -> [String?]? {
    guard let words = words[key] else { return nil }
    var parts: [String?] = []
    var rest = words[...]
    while let match = rest.firstMatch(
      of: /%%|%(?:\d+\$)?#?@|%(?:\d+\$)?[-+ 0]*\d*(?:\.\d+)?l{0,2}[duixfs]/)
    {
      parts.append(String(rest[..<match.range.lowerBound]))
      parts.append(match.0 == "%%" ? "%" : nil)
      rest = rest[match.range.upperBound...]
    }
    parts.append(String(rest))
    return parts.filter { $0 != "" }
  }

  private static func catalogue(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return [:] }
    let language = json["sourceLanguage"] as? String ?? "en"
    var result: [String: String] = [:]
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any],
        let localization = localizations[language] as? [String: Any],
        let unit = localization["stringUnit"] as? [String: Any],
        let value = unit["value"] as? String
      else { continue }
      result[key] = value
    }
    return result
  }

  /// A table of `"key" = "words";` lines.
  private static func table(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    var result: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let match = line.firstMatch(of: /^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/)
      else { continue }
      result[String(match.1)] = String(match.2)
    }
    return result
  }
}
