import Foundation

/// An app of a given size whose source is the same in every run: one file in six holds elements, as
/// in real apps, and what several screens share is used from all of them.
struct GeneratedApp {
  let folder: URL

  /// Writes an app of at least so many lines; returns how many lines and files it has.
  func write(lines: Int) throws -> (lines: Int, files: Int) {
    try? FileManager.default.removeItem(at: folder)
    var written = (lines: 0, files: 0)
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      written.lines += text.utf8.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
      written.files += 1
    }
    try write("", to: "Package.swift")
    try write(GeneratedApp.shared, to: "Shared/Components.swift")
    var hubs = 0
    while written.lines < lines {
      // A hub shows eight features, each of which is one file of views and five without.
      let features = (0..<8).map { hubs * 8 + $0 }
      for feature in features {
        try write(GeneratedApp.screen(feature), to: "Features/F\(feature)/F\(feature)Screen.swift")
        for part in 0..<5 {
          try write(
            GeneratedApp.logic(feature, part),
            to: "Features/F\(feature)/F\(feature)Store\(part).swift")
        }
      }
      try write(GeneratedApp.hub(hubs, features), to: "Hubs/Hub\(hubs).swift")
      hubs += 1
    }
    let areas = (hubs + GeneratedApp.hubsOfArea - 1) / GeneratedApp.hubsOfArea
    for area in 0..<areas {
      let first = area * GeneratedApp.hubsOfArea
      let own = first..<min(hubs, first + GeneratedApp.hubsOfArea)
      try write(GeneratedApp.area(area, own), to: "Areas/Area\(area).swift")
    }
    try write(GeneratedApp.app(areas), to: "App.swift")
    return written
  }

  /// Edits one file as people do: a view more, and everything below it a line further down.
  func edit() throws {
    let file = folder.appendingPathComponent("Features/F1/F1Screen.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let edited = text.replacingOccurrences(
      of: "      header\n", with: "      header\n      Button(\"New\") { store.reload() }\n")
    precondition(edited != text)
    try Data(edited.utf8).write(to: file)
  }

  private static let shared = """
    import SwiftUI

    enum Metrics {
      static let margin: CGFloat = 16
      static let glyph: CGFloat = 24
      static let target: CGFloat = 44
    }

    struct PillStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(.horizontal, 12).padding(.vertical, 8)
          .background(Color.accentColor).clipShape(Capsule())
      }
    }

    struct GlyphButton: View {
      let name: String
      var side: CGFloat = Metrics.target
      let action: () -> Void

      var body: some View {
        Button(action: action) {
          Image(systemName: name)
            .frame(width: side, height: side)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }

    struct Row: View {
      let title: String
      var detail: String?

      var body: some View {
        HStack {
          Text(title)
          Spacer()
          if let detail { Text(detail).foregroundStyle(.secondary) }
          Image(systemName: "chevron.right")
        }
        .padding(Metrics.margin)
      }
    }

    """

  /// How many hubs one area leads to: nobody writes out a list of hundreds of links.
  private static let hubsOfArea = 32

  private static func area(_ number: Int, _ hubs: Range<Int>) -> String {
    var text = "import SwiftUI\n\nstruct Area\(number): View {\n  var body: some View {\n"
    text += "    List {\n"
    for hub in hubs {
      text += "      NavigationLink(\"Hub \(hub)\") { Hub\(hub)() }\n"
    }
    return text + "    }\n  }\n}\n"
  }

  private static func app(_ areas: Int) -> String {
    var text = "import SwiftUI\n\n@main\nstruct Main: App {\n  var body: some Scene {\n"
    text += "    WindowGroup {\n      NavigationStack {\n        List {\n"
    for area in 0..<areas {
      text += "          NavigationLink(\"Area \(area)\") { Area\(area)() }\n"
    }
    return text + "        }\n      }\n    }\n  }\n}\n"
  }

  private static func hub(_ number: Int, _ features: [Int]) -> String {
    var text = "import SwiftUI\n\nstruct Hub\(number): View {\n  var body: some View {\n"
    text += "    ScrollView {\n      VStack {\n"
    for feature in features {
      text += "        NavigationLink { F\(feature)Screen(store: F\(feature)Store0()) } label: {\n"
      text +=
        "          Row(title: \"Feature \(feature)\", detail: \"\(feature % 7) new\")\n        }\n"
    }
    return text + "      }\n    }\n  }\n}\n"
  }

  private static func screen(_ feature: Int) -> String {
    let side = 20 + feature % 5 * 8
    return """
      import SwiftUI

      struct F\(feature)Screen: View {
        @ObservedObject var store: F\(feature)Store0
        @State private var isEditing = false

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            header
            ForEach(store.items) { item in
              F\(feature)Card(title: item.title, isCompact: isEditing)
            }
            if isEditing {
              HStack {
                Button("Delete", role: .destructive) { store.removeAll() }
                  .buttonStyle(PillStyle())
                Button("Done") { isEditing = false }
                  .buttonStyle(.borderedProminent)
              }
            } else {
              Button("Edit") { isEditing = true }.buttonStyle(PillStyle())
            }
          }
          .padding(Metrics.margin)
          .toolbar {
            Button { store.reload() } label: { Image(systemName: "arrow.clockwise") }
          }
        }

        private var header: some View {
          HStack(spacing: 8) {
            Text("Feature \(feature)").font(.headline)
            Spacer()
            GlyphButton(name: "magnifyingglass") { store.reload() }
            GlyphButton(name: "ellipsis", side: \(side)) { isEditing.toggle() }
          }
        }
      }

      struct F\(feature)Card: View {
        let title: String
        let isCompact: Bool

        var body: some View {
          HStack(spacing: isCompact ? 4 : 12) {
            Image(systemName: "doc.text").frame(width: Metrics.glyph)
            VStack(alignment: .leading) {
              Text(title)
              Text("Updated today").font(.caption)
            }
            Spacer()
            Image(systemName: "star").onTapGesture { print(title) }
          }
          .padding(12)
          .background(Color.secondary.opacity(0.1))
        }
      }

      """ + notes(feature, 90)
  }

  private static func logic(_ feature: Int, _ part: Int) -> String {
    """
    import Foundation

    struct F\(feature)Item\(part): Identifiable, Codable, Hashable {
      var id: Int
      var title: String
      var tags: [String]
      var date: Date?
    }

    final class F\(feature)Store\(part): ObservableObject {
      @Published private(set) var items: [F\(feature)Item\(part)] = []
      private var pending: [Int: String] = [:]

      func reload() {
        items = (0..<\(10 + part)).map { number in
          F\(feature)Item\(part)(id: number, title: "Item \\(number)", tags: [], date: nil)
        }
      }

      func removeAll() { items.removeAll(keepingCapacity: true) }

    """ + (0..<12).map { member(feature, part, $0) }.joined(separator: "\n") + "}\n"
  }

  private static func member(_ feature: Int, _ part: Int, _ number: Int) -> String {
    """
      func update\(number)(_ values: [String: Int], by factor: Double = 1.\(number)) throws -> [String] {
        var result: [String] = []
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
          guard value > \(number), !key.isEmpty else { continue }
          switch value % \(3 + part) {
          case 0: result.append("\\(key)-\\(Double(value) * factor)")
          case 1 where pending[value] != nil: result.append(pending[value] ?? "none")
          default: pending[value] = key
          }
        }
        return result.filter { $0.count < \(100 + feature % 50) }.map { $0.lowercased() }
      }

    """
  }

  private static func notes(_ feature: Int, _ lines: Int) -> String {
    var text = "\nextension F\(feature)Screen {\n"
    for number in 0..<lines / 6 {
      text += "  func summary\(number)(of values: [Int]) -> String {\n"
      text += "    let total = values.reduce(\(number)) { $0 + $1 * \(feature % 9 + 1) }\n"
      text += "    guard total > \(number * 3) else { return \"few\" }\n"
      text += "    return \"\\(total) of \\(values.count)\"\n  }\n\n"
    }
    return text + "}\n"
  }
}
