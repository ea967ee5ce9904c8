import SwiftParser
import SwiftSyntax

/// Finds the targets of a manifest that make modules.
final class PackageTargets: SyntaxVisitor {
  /// The names of those targets, with the folders of their source as written; nil for one that says none.
  private(set) var found: [(name: String, path: String?)] = []
  /// Whether each says its name, and its folder if it has one, as a text that is written out.
  private(set) var areWrittenOut = true

  /// The targets of a manifest.
  static func read(_ manifest: [UInt8]) -> PackageTargets {
    let text = String(decoding: manifest, as: UTF8.self)
    let visitor = PackageTargets(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(called.declName.baseName.text)
    else { return .visitChildren }
    let path = node.text(of: "path")
    if path == nil, node.arguments.contains(where: { $0.label?.text == "path" }) {
      areWrittenOut = false
    }
    guard let name = node.text(of: "name") else {
      areWrittenOut = false
      return .visitChildren
    }
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
