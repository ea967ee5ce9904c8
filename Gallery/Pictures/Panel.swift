import Foundation
import Gallery
import SwiftUI
import TouchModel
import TouchUI

/// A page in one state, as SVG: what is drawn, and where it reacts.
struct Panel {
  var title: String
  var isDark: Bool
  var drawings: [HeadlessDrawing]
  var regions: [TouchModel.Rect]
  var width: Double

  @MainActor init(_ page: GalleryPage, _ state: GalleryState) {
    let host = state.host(page)
    title = state.rawValue
    isDark = state == .dark
    // What UIKit shows, as its controls tell it: where they are drawn, and their names.
    let controls = TouchScreenReader.screen(of: host.window, on: host.device).elements
    let look = HeadlessDrawing.Look(opacity: state == .disabled ? 0.5 : 1)
    let grey = TouchModel.RGBA(hex: isDark ? 0x2C2C2E : 0xE5E5EA)
    let ink: TouchModel.RGBA = isDark ? .white : .black
    drawings =
      state.drawings(page)
      + controls.flatMap { control in
        let name = control.label ?? ""
        let room = (control.visual.width - Double(name.count) * 5) / 2
        return [
          HeadlessDrawing(
            kind: .fill(radius: 8), frame: control.visual, colour: grey, look: look),
          HeadlessDrawing(
            kind: .text(name, size: 9, isBold: false),
            frame: control.visual.outset(by: Outsets(left: -room, right: -room)), colour: ink,
            look: look),
        ]
      }
    regions =
      host.screen.elements.filter { $0.container == .none }
      .flatMap { $0.effective.outlines.map(\.boundingBox) }
      + controls.flatMap { $0.region.outlines.map(\.boundingBox) }
    width = host.device.size.width
  }

  /// The height of a title above what is shown, in points.
  static let head = 28.0

  /// What is shown, from top to bottom, with a margin.
  private var span: (top: Double, bottom: Double) {
    let boxes = drawings.map(\.frame) + regions
    let margin = 16.0
    return (
      (boxes.map(\.minY).min() ?? 0) - margin, (boxes.map(\.maxY).max() ?? 0) + margin
    )
  }

  var height: Double { Self.head + span.bottom - span.top }

  /// Whether it shows the same as another.
  func looks(like other: Panel) -> Bool {
    drawings == other.drawings && regions == other.regions && isDark == other.isDark
  }

  /// The panel with its corner at a place.
  func svg(x: Double, y: Double) -> String {
    let (top, bottom) = span
    let ground = isDark ? "#000" : "#fff"
    var parts = [
      "<g transform=\"translate(\(x.short) \(y.short))\">",
      "<text x=\"0\" y=\"18\" font-size=\"13\" fill=\"#1c1c1e\">\(title)</text>",
      "<svg y=\"\(Self.head.short)\" width=\"\(width.short)\" height=\"\((bottom - top).short)\" "
        + "viewBox=\"0 \(top.short) \(width.short) \((bottom - top).short)\">",
      "<rect y=\"\(top.short)\" width=\"100%\" height=\"100%\" fill=\"\(ground)\"/>",
    ]
    parts += drawings.map(\.svg)
    // Light below the line, so that it shows on every colour.
    parts += regions.map {
      "<rect \($0.attributes) fill=\"none\" stroke=\"#fff\" stroke-width=\"2\" "
        + "opacity=\"0.7\"/><rect \($0.attributes) fill=\"none\" stroke=\"#1e8e3e\" "
        + "stroke-dasharray=\"3 2\"/>"
    }
    return (parts + ["</svg>", "</g>"]).joined(separator: "\n")
  }
}

extension HeadlessDrawing {
  /// The drawing as SVG; symbols as letters that look like them.
  fileprivate var svg: String {
    let paint = "\"\(shown.hex)\" opacity=\"\((colour.alpha * look.opacity).short)\""
    switch kind {
    case .fill(let radius):
      let shade =
        look.shadow > 0
        ? "<rect \(frame.offset(x: 0, y: 2).attributes) rx=\"\(corner(radius))\" fill=\"#000\" "
          + "opacity=\"\((0.12 * look.opacity).short)\"/>" : ""
      return shade + "<rect \(frame.attributes) rx=\"\(corner(radius))\" fill=\(paint)/>"
    case .line(let radius, let width, let isDashed):
      let dash = isDashed ? " stroke-dasharray=\"4\"" : ""
      return "<rect \(frame.attributes) rx=\"\(corner(radius))\" fill=\"none\" "
        + "stroke-width=\"\(width.short)\" stroke=\(paint)\(dash)/>"
    case .text(let words, let size, let isBold):
      let lines = words.wrapped(into: max(1, Int((frame.height / (size * 1.22)).rounded())))
      // Another font than the system's is fitted to the room that layout gave the words.
      let fit = lines.count == 1 ? "textLength=\"\(frame.width.short)\" " : ""
      return lines.enumerated().map { number, line in
        let step = frame.height / Double(lines.count)
        let y = frame.minY + step * (Double(number) + 0.5) + size * 0.35
        return "<text x=\"\(frame.midX.short)\" y=\"\(y.short)\" text-anchor=\"middle\" "
          + "font-size=\"\((lines.count == 1 ? size : size * 0.9).short)\" \(fit)"
          + "lengthAdjust=\"spacingAndGlyphs\" \(isBold ? "font-weight=\"600\" " : "")"
          + "fill=\(paint)>\(line.escaped)</text>"
      }.joined()
    case .symbol("trash"):
      let (w, h) = (frame.width, frame.height)
      func at(_ x: Double, _ y: Double) -> String {
        "\((frame.minX + x * w).short) \((frame.minY + y * h).short)"
      }
      return "<path d=\"M\(at(0.1, 0.2)) L\(at(0.9, 0.2)) M\(at(0.38, 0.2)) L\(at(0.38, 0.08)) "
        + "L\(at(0.62, 0.08)) L\(at(0.62, 0.2)) M\(at(0.2, 0.2)) L\(at(0.26, 0.95)) "
        + "L\(at(0.74, 0.95)) L\(at(0.8, 0.2))\" fill=\"none\" stroke-width=\"1.5\" "
        + "stroke=\(paint)/>"
    case .symbol(let name):
      let size = max(frame.width, frame.height) * 1.1
      return "<text x=\"\(frame.midX.short)\" y=\"\((frame.midY + size * 0.36).short)\" "
        + "text-anchor=\"middle\" font-size=\"\(size.short)\" fill=\(paint)>"
        + "\(Self.letters[name] ?? "◻")</text>"
    case .progress:
      let radius = min(frame.width, frame.height) / 2 - 2
      return "<circle cx=\"\(frame.midX.short)\" cy=\"\(frame.midY.short)\" r=\"\(radius.short)\" "
        + "fill=\"none\" stroke-width=\"3\" stroke-dasharray=\"4 3\" stroke=\(paint)/>"
    }
  }

  /// Symbols of the gallery as letters.
  private static let letters = [
    "star": "☆", "star.fill": "★", "xmark": "✕", "plus": "+", "heart": "♡",
    "gearshape": "⚙", "ellipsis": "⋯", "arrow.up.forward": "↗", "archivebox": "▤",
    "photo": "▣", "mappin": "⚲", "arrow.up": "↑", "arrow.down": "↓",
  ]

  private func corner(_ radius: Double) -> String {
    min(radius, frame.width / 2, frame.height / 2).short
  }

  /// The colour after what is made of it.
  private var shown: TouchModel.RGBA {
    let grey = 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue
    func part(_ value: Double) -> Double {
      min(max(grey + (value - grey) * look.saturation + look.brightness, 0), 1)
    }
    return TouchModel.RGBA(
      red: part(colour.red), green: part(colour.green), blue: part(colour.blue))
  }
}

extension TouchModel.RGBA {
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension TouchModel.Rect {
  fileprivate var attributes: String {
    "x=\"\(minX.short)\" y=\"\(minY.short)\" width=\"\(width.short)\" height=\"\(height.short)\""
  }
}

extension Double {
  /// The number with at most two decimals.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The words in lines of about the same length.
  fileprivate func wrapped(into count: Int) -> [String] {
    let words = split(separator: " ")
    guard count > 1, words.count > 1 else { return [self] }
    let most = Double(self.count) / Double(count)
    var lines: [String] = []
    for word in words {
      if let last = lines.last, Double(last.count) + Double(word.count) / 2 < most {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
