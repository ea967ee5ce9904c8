import SwiftParser
import SwiftSyntax

/// Finds the targets of a manifest that make modules.
final class PackageTargets: SyntaxVisitor {
  private var found: [(name: String, path: String?)] = []

  /// The names of those targets of a manifest, with the folders of their source as written; nil for one
  /// that says none.
  static func read(_ manifest: [UInt8]) -> [(name: String, path: String?)] {
    let text = String(decoding: manifest, as: UTF8.self)
    let visitor = PackageTargets(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(called.declName.baseName.text),
      let name = node.text(of: "name")
    else { return .visitChildren }
    found.append((name, node.text(of: "path")))
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
