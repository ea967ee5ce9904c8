import Foundation
import TouchLayout

/// The words of the project's string catalogues and tables, by key.
struct WordCatalogues: Sendable {
  private let words: [String: String]
  /// Whether there are tables in other languages than that of development.
  private let isTranslated: Bool
  /// The keys by their letters and digits, once they are asked for.
  private let generated = Locked<[String: [String]]?>(nil)

  /// Reads catalogues (`.xcstrings`) and tables (`.strings`, `.stringsdict`) in their order, those of the name that is
  /// looked up where no other is given before others; the first word of a key counts, and what cannot
  /// be read is left out.
  ///
  /// - Parameter translations: Tables in other languages, which are read where a table is in one alone:
  ///   whoever uses the app sees its words. A key that may be the words themselves stays one.
  init(catalogues: [String], tables: [String], translations: [String] = []) {
    var words: [String: String] = [:]
    for (paths, read) in [(catalogues, Self.catalogue), (tables, Self.table)] {
      func isStandard(_ path: String) -> Bool {
        (path as NSString).lastPathComponent.hasPrefix("Localizable.")
      }
      for path in paths.filter(isStandard) + paths.filter({ !isStandard($0) }) {
        words.merge(read(path)) { first, _ in first }
      }
    }
    for path in Self.lone(among: translations, beside: catalogues + tables) {
      let named = Self.table(path).filter { [.known($0.key)].namesWords }
      words.merge(named) { first, _ in first }
    }
    self.words = words
    isTranslated = !translations.isEmpty
  }

  /// The translations of tables that are in one language alone.
  private static func lone(among translations: [String], beside others: [String]) -> [String] {
    func name(_ path: String) -> String {
      ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    func language(_ path: String) -> String {
      ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    }
    let known = Set(others.map(name))
    return Dictionary(grouping: translations, by: name).filter { table, paths in
      !known.contains(table) && Set(paths.map(language)).count == 1
    }.values.joined().sorted()
  }

  /// The words of the development language, if they have no placeholders.
  func words(for key: String) -> String? {
    guard let words = words[key], !words.contains("%") else { return nil }
    return words
  }

  /// The one key that a name stands for which a tool makes of it.
  func key(generated name: String) -> String? {
    let keys = generated.withLock { known in
      let made = known ?? Dictionary(grouping: words.keys, by: Self.letters)
      known = made
      return made[Self.letters(of: name)]
    }
    return keys.flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// The letters and digits of a key, which a tool keeps of it.
  private static func letters(of key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether there are no words at all, so that a key is what is shown.
  var isEmpty: Bool { words.isEmpty && !isTranslated }

  /// The words of the development language and what stands for values between them.
  func parts(for key: String) -> [ViewNode.Text.Piece]? { words[key].map(Placeholder.parts) }

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
        let value = unit(localization) ?? unit(plural(localization["variations"]))
      else { continue }
      result[key] = value
    }
    return result
  }

  /// What an entry of a catalogue is written as.
  private static func unit(_ entry: Any?) -> String? {
    ((entry as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// What is said of most numbers, by the numbers of a catalogue's or a table's forms.
  private static func plural(_ variations: Any?) -> Any? {
    ((variations as? [String: Any])?["plural"] as? [String: Any])?["other"]
  }

  /// A table of forms by numbers, each written as for most of them.
  private static func plurals(_ list: [String: Any]) -> [String: String] {
    list.compactMapValues { entry in
      guard let entry = entry as? [String: Any],
        var words = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      for (name, forms) in entry {
        guard let other = (forms as? [String: Any])?["other"] as? String else { continue }
        for place in ["%#@\(name)@", "%1$#@\(name)@", "%2$#@\(name)@"] {
          words = words.replacingOccurrences(of: place, with: other)
        }
      }
      return words.contains("#@") ? nil : words
    }
  }

  /// A table of words, or of forms by numbers, both of which are property lists.
  private static func table(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { return [:] }
    return path.hasSuffix(".stringsdict")
      ? plurals(entries) : entries.compactMapValues { $0 as? String }
  }
}
