import Testing

/// Constraints that cannot all hold.
@Suite("UIKit: constraints that contradict each other")
struct ContradictionTests {
  @Test("what shows a class may leave a view in it less than that is held at")
  func contradictedFromOutside() throws {
    func message(_ height: String, inset: Int = 8, priority: String = "") throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Periods: UIView {
          let row = UIStackView()
          let button = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(row)
            row.snp.makeConstraints {
              $0.leading.trailing.equalToSuperview()
              $0.top.bottom.equalToSuperview().inset(\(inset))\(priority)
            }
            row.addArrangedSubview(button)
            button.snp.makeConstraints { $0.width.equalTo(60); $0.height.equalTo(32) }
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          @objc func go() { print("") }
        }
        final class Chart: UIView {
          let periods = Periods()
          func setUp() {
            addSubview(periods)
            periods.snp.makeConstraints {
              $0.leading.trailing.bottom.equalToSuperview()
              $0.height.\(height)
            }
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    let either = try message("equalTo(32)")
    #expect(either.contains("a height of 16 to 32 pt"))
    #expect(either.contains("; constrain it to a height of at least 44"))
    #expect(either.hasSuffix("and make 'Periods' higher with it"))
    #expect(try message("equalTo(48)").contains("60×32 pt"))
    #expect(try message("equalTo(32)", inset: 0).contains("60×32 pt"))
    // What may give way does.
    #expect(try message("equalTo(32).priority(999)").contains("60×32 pt"))
    #expect(try message("equalTo(32)", priority: ".priority(999)").contains("60×32 pt"))
    #expect(try message("lessThanOrEqualTo(80)").contains("60×32 pt"))
  }

  @Test("what a button asks for gives way to the equal share of a stack view that must be as long")
  func equalShares() throws {
    func verdicts(
      priority: Int = 900, distribution: String = "fillEqually", trailing: String = "equalTo"
    ) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sheet: UIViewController {
          let row = UIStackView()
          let one = UIButton()
          let two = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            row.distribution = .\(distribution)
            row.alignment = .center
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            row.addArrangedSubview(one)
            row.addArrangedSubview(two)
            let width = one.widthAnchor.constraint(equalToConstant: 40)
            width.priority = UILayoutPriority(\(priority))
            NSLayoutConstraint.activate([
              width, one.heightAnchor.constraint(equalToConstant: 50),
              row.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
              row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              row.trailingAnchor.constraint(\(trailing): view.trailingAnchor),
            ])
            one.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          @objc func go() { print("") }
        }
        """)
    }
    #expect(try verdicts() == ["pass 1"])
    #expect(
      try verdicts(trailing: "lessThanOrEqualTo").first?.hasPrefix("fail 'one' 40×50") == true)
    #expect(try verdicts(distribution: "equalSpacing") == ["fail 'one' 40×50"])
  }

  @Test("what is tied to both ends of a view with another length than its own may have either")
  func tiedToAnother() throws {
    func outcome(
      own: String = "constraint(equalToConstant: 30).isActive = true", outer: Int = 44,
      ofClass: String = "", end: String = "bar.bottomAnchor"
    ) throws -> String {
      try UIKitReading.verdicts(
        members: """
          private let bar = UIView()
          private let button = Chip()
          """,
        setup: """
          addSubview(bar)
          bar.addSubview(button)
          NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: \(outer)),
            button.topAnchor.constraint(equalTo: bar.topAnchor),
            button.bottomAnchor.constraint(equalTo: \(end)),
            button.widthAnchor.constraint(equalToConstant: 60)
          ])
          \(own.isEmpty ? "" : "button.heightAnchor.\(own)")
          """,
        others: """
          final class Chip: UIButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              \(ofClass)
            }
          }
          """
      ).joined(separator: " ")
    }
    #expect(try outcome().hasPrefix("undecided"))
    let ofClass = "heightAnchor.constraint(equalToConstant: 30).isActive = true"
    #expect(try outcome(own: "", ofClass: ofClass).hasPrefix("undecided"))
    #expect(try outcome(own: "", outer: 30) == "fail 'button' 60×30")
    #expect(try outcome(outer: 30) == "fail 'button' 60×30")
    #expect(try outcome(outer: 24).hasPrefix("fail"))
    #expect(try outcome(end: "bar.centerYAnchor") == "fail 'button' 60×30")
  }

  @Test("a view is no longer than the room that stronger constraints leave it")
  func outgrown() throws {
    func verdicts(_ width: Double, priority: Int = 950, limits: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          let column = UIView()
          let button = UIButton()
          override func viewDidLoad() {
            view.addSubview(column)
            column.addSubview(button)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            let wish = column.widthAnchor.constraint(equalToConstant: \(width))
            wish.priority = UILayoutPriority(\(priority))
            NSLayoutConstraint.activate([
              wish, column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              column.topAnchor.constraint(equalTo: view.topAnchor),
              button.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 24),
              button.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -24),
              button.topAnchor.constraint(equalTo: column.topAnchor),
              button.bottomAnchor.constraint(equalTo: column.bottomAnchor),
              button.heightAnchor.constraint(equalToConstant: 40),
            ])
            \(limits)
          }
          @objc func go() {}
        }
        """)
    }
    let trailing =
      "view.trailingAnchor.constraint(greaterThanOrEqualTo: column.trailingAnchor, constant: 16)"
    let own =
      "column.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16)"
    for limit in [trailing, own] {
      let limits = "\(limit).isActive = true"
      #expect(try verdicts(460, limits: limits).allSatisfy { !$0.contains("412") }, "\(limit)")
      #expect(try verdicts(300, limits: limits) == ["fail 'button' 252×40"], "\(limit)")
      #expect(try verdicts(460, priority: 1000, limits: limits) == ["fail 'button' 412×40"])
    }
    #expect(try verdicts(460, limits: "") == ["fail 'button' 412×40"])
    // What bounds nothing leaves it as long, and two limits of one end are one.
    let free =
      "column.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: -380)"
    #expect(
      try verdicts(460, limits: "\(free).isActive = true") == ["fail 'button' 412×40"])
    let safe = "view.safeAreaLayoutGuide.trailingAnchor"
    let twice = """
      \(own.replacing("-16", with: "-200")).isActive = true
      \(own.replacing("view.trailingAnchor", with: safe).replacing("-16", with: "-200")).isActive = true
      """
    #expect(try verdicts(150, limits: twice) == ["fail 'button' 102×40"])
  }
}
