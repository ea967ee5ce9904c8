import Foundation
import TouchModel

/// Reads the targets of a screen, from what `inspect --format json` prints or from a list.
///
/// A list is an object `{"targets": [{"x": 0, "y": 0, "width": 20, "height": 20}]}`, in points from
/// the top left and from back to front; a target may have a `label`, and a member `hit` of the same
/// shape where it reacts, if that is not where it is drawn.
public enum LayoutReader {
  /// The targets of one screen.
  public struct Layout: Hashable, Sendable {
    /// What the screen is called.
    public var name: String
    /// The targets, from back to front.
    public var targets: [TouchTarget]
    /// What each is called.
    public var labels: [String]
  }

  /// Returns the screens that bytes hold.
  ///
  /// - Throws: The decoder's error for what is no JSON of such a shape.
  public static func read(_ data: Data) throws -> [Layout] {
    let file = try JSONDecoder().decode(File.self, from: data)
    if let targets = file.targets {
      return [
        Layout(
          name: "layout", targets: targets.map { $0.target },
          labels: targets.indices.map { targets[$0].label ?? "\($0 + 1)" })
      ]
    }
    return (file.screens ?? []).map { screen in
      Layout(
        name: screen.view, targets: screen.elements.map { $0.target },
        labels: screen.elements.indices.map { index in
          let element = screen.elements[index]
          return element.label ?? "\(element.kind) \(index + 1)"
        })
    }
  }

  private struct File: Decodable {
    var targets: [Listed]?
    var screens: [Screen]?
  }

  private struct Listed: Decodable {
    var x, y, width, height: Double
    var label: String?
    var hit: Frame?

    var target: TouchTarget {
      TouchTarget(
        visual: Rect(x: x, y: y, width: width, height: height), hit: hit.map { Region($0.rect) })
    }
  }

  private struct Screen: Decodable {
    var view: String
    var elements: [Element]
  }

  private struct Element: Decodable {
    var kind: String
    var label: String?
    var visual: Frame
    var hit: Frame?
    var effectiveHit: Frame?

    var target: TouchTarget {
      TouchTarget(
        visual: visual.rect, hit: Region((effectiveHit ?? hit).map { [.rectangle($0.rect)] } ?? []))
    }
  }
}
