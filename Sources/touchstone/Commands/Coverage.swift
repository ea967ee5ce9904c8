import TouchSource

extension Command {
  static let coverage = Command(
    name: "coverage", summary: "Say what of SwiftUI is understood, as a page of Markdown.",
    operandLimit: 0, options: []
  ) { _, console in
    try console.write(CoverageTable.markdown)
    return 0
  }
}
