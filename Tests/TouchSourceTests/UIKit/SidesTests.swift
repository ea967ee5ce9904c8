import Testing
import TouchModel
import TouchRules

/// What findings say of sides that are not known, that vary, or that other views decide.
@Suite("UIKit: sides in words")
struct SidesTests {
  @Test("no edge of the screen is said to be near a view, as nobody knows where it is put")
  func position() throws {
    let around = try #require(try UIKitReading.finding(UIKitReading.small).surroundings)
    let box = around.element.box
    #expect(box.size == Size(width: 30, height: 48))
    #expect(around.bounds.minX < box.minX - 44 && around.bounds.maxX > box.maxX + 44)
    #expect(around.bounds.minY < box.minY - 44 && around.bounds.maxY > box.maxY + 44)
  }

  @Test("of a side that nothing limits nothing is said but that it is to be kept long enough")
  func unknown() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.message.contains("can be hit in a height of 30 pt of the 44×44"))
    #expect(finding.remedy == .constrain(width: 44, height: 44))
    #expect(
      finding.message.contains(
        "; constrain it to a height of at least 44 and make sure that it is at least 44 wide, or give"
      ))
    #expect(finding.missRates.isEmpty)
    #expect(finding.evidence.allSatisfy { !$0.message.contains("×") })
    #expect(finding.extent == "a height of 30 pt")
  }

  @Test("of a frame the side is named that is not known")
  func halfFrame() throws {
    func reason(_ frame: String) throws -> String? {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          let button = UIButton()
          func setUp() {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
          override func layoutSubviews() { button.frame = \(frame) }
        }
        """
      ).undecided.first?.reason
    }
    let frame = "CGRect(x: 0, y: 0, width: bounds.width, height: 45)"
    #expect(try reason(frame) == "the width of its frame is not in the source")
    #expect(try reason("area") == "its frame is not in the source")
  }

  @Test("of two open sides that is told which may be too short")
  func openSides() throws {
    func reason(_ height: String) throws -> String? {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          let button = UIButton()
          func setUp(name: String) {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.setTitle(name, for: .normal)
            button.titleLabel?.numberOfLines = 0
            button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            \(height)
          }
        }
        """
      ).undecided.first?.reason
    }
    let least = "button.heightAnchor.constraint(greaterThanOrEqualToConstant: 54).isActive = true"
    #expect(try reason("") == "its title may have several lines")
    #expect(
      try reason(least) == "it is stretched between views whose size is not in its class's code")
  }

  @Test("two known sides are a pair of numbers")
  func known() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.message.contains("can be hit in 50×30 pt of the 44×44"))
    #expect(finding.remedy == .constrain(width: nil, height: 44))
    #expect(!finding.missRates.isEmpty)
  }

  @Test("lengths that occur are told, not one between them")
  func varied() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet isWide: Bool",
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: isWide ? 30 : 20).isActive = true
      """)
    #expect(finding.message.contains("a width of 50 pt and a height of 20 to 30 pt of the 44×44"))
    #expect(finding.hit.height == 20)
  }

  @Test("a most without a least is told as one")
  func most() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
      button.titleLabel?.numberOfLines = 0
      button.setTitle("Go on", for: .normal)
      """)
    #expect(finding.message.contains("a height of at most 30 pt"))
    #expect(finding.certainty == .unknown)
  }

  @Test("nor is one known that what is around leaves")
  func room() throws {
    let finding = try UIKitReading.finding(
      """
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      box.addSubview(button)
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 80).isActive = true
      button.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 20).isActive = true
      button.setImage(model.image, for: .normal)
      """)
    #expect(finding.message.contains("can be hit in a width of 20 pt"))
    #expect(finding.evidence.contains { $0.message.contains("a height of at most 80 pt") })
    #expect(finding.certainty == .unknown)
  }

  @Test("of a side that may be as long as it has to be nothing is told beside one that is short")
  func open() throws {
    func message(_ most: Int) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.widthAnchor.constraint(lessThanOrEqualToConstant: \(most)).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.titleLabel?.numberOfLines = 0
        button.setTitle(name, for: .normal)
        """
      ).message
    }
    #expect(try message(300).contains("can be hit in a height of 30 pt of the"))
    #expect(try message(40).contains("a width of at most 40 pt and a height of 30 pt of the"))
  }

  @Test("the cause is where the side that is short is decided")
  func cause() throws {
    func line(width: Int, height: Int) throws -> Int? {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        """
      ).cause?.line
    }
    let height = try #require(try line(width: 50, height: 30))
    #expect(try line(width: 30, height: 50) == height + 2)
    #expect(try line(width: 30, height: 30) == height)
  }
}
