import Foundation
import Gallery
import SwiftUI

/// Writes a picture of every page of the gallery into a folder, in every state: what is drawn, and
/// where it reacts.
guard let folder = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: GalleryPictures FOLDER\n".utf8))
  exit(2)
}
for page in GalleryPage.all where page.kind != .state {
  // Touches of the host press nothing of UIKit's, whose text is not measured here either.
  let states: [GalleryState] =
    switch page.kind {
    case .components: GalleryState.allCases
    case .uiKit: [.rest, .disabled, .dark]
    case .screen, .state: [.rest]
    }
  let rest = Panel(page, .rest)
  let others = states.dropFirst().map { Panel(page, $0) }
  let panels = [rest] + others.filter { !$0.looks(like: rest) }
  let alike = others.filter { $0.looks(like: rest) }.map { $0.title.lowercased() }
  let (columns, gap, head) = (min(3, panels.count), 24.0, 64.0)
  let rows = stride(from: 0, to: panels.count, by: columns).map {
    Array(panels[$0..<min($0 + columns, panels.count)])
  }
  var y = head
  var parts: [String] = []
  for row in rows {
    for (column, panel) in row.enumerated() {
      parts.append(panel.svg(x: gap + Double(column) * (panel.width + gap), y: y))
    }
    y += (row.map(\.height).max() ?? 0) + gap
  }
  let width = gap + Double(columns) * ((panels.first?.width ?? 0) + gap)
  let picture =
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.short)\" height=\"\(y.short)\" "
        + "font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\" role=\"img\" "
        + "aria-label=\"\(page.name), as drawn and where it reacts\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#eceef2\"/>",
      "<text x=\"24\" y=\"30\" font-size=\"18\" font-weight=\"600\">\(page.name)</text>",
      "<rect x=\"24\" y=\"42\" width=\"14\" height=\"12\" fill=\"none\" stroke=\"#1e8e3e\" "
        + "stroke-dasharray=\"3 2\"/>",
      "<text x=\"46\" y=\"52\" font-size=\"12\">where a touch acts"
        + (alike.isEmpty ? "" : "; as at rest: \(alike.joined(separator: ", "))") + "</text>",
    ] + parts + ["</svg>", ""]
  try Data(picture.joined(separator: "\n").utf8)
    .write(to: URL(fileURLWithPath: "\(folder)/\(page.name).svg"))
}
