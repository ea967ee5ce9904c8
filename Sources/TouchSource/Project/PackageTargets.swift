import SwiftParser
import SwiftSyntax

/// Finds the targets of a manifest that say which folder holds their source.
final class PackageTargets: SyntaxVisitor {
  private var found: [(name: String, path: String)] = []

  /// The names of those targets of a manifest, with their folders as written.
  static func read(_ manifest: [UInt8]) -> [(name: String, path: String)] {
    let text = String(decoding: manifest, as: UTF8.self)
    guard text.contains("path:") else { return [] }
    let visitor = PackageTargets(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(called.declName.baseName.text),
      let name = node.text(of: "name"), let path = node.text(of: "path")
    else { return .visitChildren }
    found.append((name, path))
    return .skipChildren
  }

  /// What makes modules; tests and macros are none that an app's code sees.
  private static let kinds: Set<String> = ["target", "executableTarget"]
}

extension FunctionCallExprSyntax {
  /// The text that is given for a label, where it is written out.
  fileprivate func text(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
  }
}
