import Foundation
import Testing
import TouchModel
import TouchReport

/// The frames of inspected views, for people and for programs.
@Suite struct InspectTests {
  @Test("a frame that content can change has its extremes")
  func json() throws {
    let text = InspectJSON.text(of: [Sample.view])
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let screen = try #require((report["screens"] as? [[String: Any]])?.first)
    #expect(screen["view"] as? String == "Bar")
    #expect(screen["file"] as? String == "Bar.swift")
    #expect(screen["line"] as? Int == 3)
    #expect(screen["contexts"] as? Int == 2)
    #expect(
      screen["bounds"] as? [String: Double] == ["x": 0, "y": 59, "width": 393, "height": 759])
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.map { $0["line"] as? Int } == [5, 9])
    #expect(
      elements[0]["hit"] as? [String: Double] == ["x": 20, "y": 100, "width": 44, "height": 44])
    let open = try #require(elements[1]["hit"] as? [String: Any])
    #expect(open["width"] as? Double == 90)
    #expect(open["min"] as? [String: Double] == ["width": 10, "height": 20.33])
    #expect(open["max"] as? [String: Double] == ["width": 250, "height": 20.33])
    #expect(elements[1]["certainty"] as? String == "unknown")
    let names = ["visual", "layout", "hit", "effectiveHit", "accessibility"]
    for name in names { #expect(elements[0][name] != nil) }
  }

  @Test("an element without a hit region has none in the report")
  func nowhere() throws {
    var view = Sample.view
    view.typical.elements[0].region = .empty
    view.typical.elements[0].effective = .empty
    let text = InspectJSON.text(of: [view])
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let screen = try #require((report["screens"] as? [[String: Any]])?.first)
    let element = try #require((screen["elements"] as? [[String: Any]])?.first)
    #expect(element["hit"] == nil && element["effectiveHit"] == nil)
    #expect(InspectText.text(of: [view]).contains("hit nowhere"))
  }

  @Test("a view, then a line an element")
  func text() {
    #expect(
      InspectText.text(of: [Sample.view]) == """
        Bar.swift:3: Bar, 393×759 pt on iPhone 16, 2 contexts
          5:7 button 'plus': drawn 44×44 at 20,100, hit 44×44 at 20,100
          9:7 button 'title': drawn 90×20.33 at 20,500, hit 90×20.33 at 20,500, from 10×20.33 to \
        250×20.33 by content, unknown

        """)
  }

  @Test("where a view of UIKit's stands is not told, as nobody knows")
  func unplaced() {
    var view = Sample.view
    view.typical.elements[0].framework = .uiKit
    #expect(InspectText.text(of: [view]).contains("'plus': drawn 44×44, hit 44×44\n"))
  }

  @Test("an element that another file declares is told with that")
  func otherFile() {
    var view = Sample.view
    view.typical.elements[0].id.place.file = "Row.swift"
    let lines = InspectText.text(of: [view]).split(separator: "\n").dropFirst()
    #expect(lines.map { $0.contains("Row.swift:5:7 button 'plus'") } == [true, false])
    #expect(lines.map { $0.contains("  9:7 button 'title'") } == [false, true])
  }

  @Test("what is covered is told apart from what reacts")
  func covered() {
    var view = Sample.view
    view.typical.elements[0].effective = Region(Rect(x: 20, y: 100, width: 44, height: 20))
    #expect(InspectText.text(of: [view]).contains("reached 44×20 at 20,100"))
    view.typical.elements[0].effective = .empty
    #expect(InspectText.text(of: [view]).contains("never reached"))
  }
}
