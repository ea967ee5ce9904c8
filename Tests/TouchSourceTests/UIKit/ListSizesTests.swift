import Testing
import TouchModel
import TouchRules

/// What methods of a list's delegate say of the room in its cells and headers.
@Suite("UIKit: sizes that lists give")
struct ListSizesTests {
  /// A cell with a button in its middle, and the controller that shows it.
  private func audit(
    _ superclass: String = "UITableViewCell", button: Int = 24, delegate: String,
    base: String = "UITableViewController"
  ) throws -> [Finding] {
    try Reading().audit(
      """
      import UIKit
      final class Box: \(superclass) {
        let button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(button)
          bringSubviewToFront(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 60),
            button.heightAnchor.constraint(equalToConstant: \(button)),
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
      }
      final class List: \(base) {
        let model = Model()
        \(delegate)
      }
      """
    ).findings
  }

  private func rows(_ height: String, where condition: String = "true") -> String {
    """
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if \(condition) {
        return table.dequeueReusableCell(withIdentifier: "Box", for: path) as! Box
      }
      return UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      \(height)
    }
    """
  }

  private static let higher =
    "; constrain it to a height of at least 44, and make 'Box' higher with it in 'heightForRowAt'"

  @Test("a row that is too low has to be made higher where the delegate says so")
  func row() throws {
    let low = try #require(try audit(delegate: rows("40")).first)
    #expect(low.message.hasSuffix(Self.higher))
    let high = try #require(try audit(delegate: rows("return 60")).first)
    #expect(high.message.contains("a class that overrides 'point(inside:with:)'"))
  }

  @Test(
    "of several heights those count that the row's own conditions leave",
    arguments: [
      ("path.row == 0", "indexPath.row == 0 ? 40 : 80", true),
      ("path.row != 0", "indexPath.row == 0 ? 40 : 80", false),
      ("model.isEmpty", "if model.isEmpty { return 40 } else { return 80 }", true),
      ("!self.model.isEmpty", "if model.isEmpty { return 40 }\nreturn 80", false),
      (
        "path.section == 1", "switch indexPath.section { case 1: return 40\ndefault: return 80 }",
        true
      ),
      (
        "path.section == 2", "switch indexPath.section { case 1: return 40\ndefault: return 80 }",
        false
      ),
      ("model.isEmpty", "model.isLong ? 40 : 80", false),
      ("model.isEmpty", "UITableView.automaticDimension", false),
    ])
  func conditions(_ condition: String, _ height: String, _ isLow: Bool) throws {
    let finding = try #require(try audit(delegate: rows(height, where: condition)).first)
    #expect(finding.message.hasSuffix(Self.higher) == isLow)
  }

  @Test("what is large enough but in too low a row is found, with the row to change")
  func cut() throws {
    let finding = try #require(try audit(button: 48, delegate: rows("36")).first)
    #expect(finding.message.contains("can be hit in 60×36 pt of the 44×44"))
    #expect(finding.message.hasSuffix("; make 'Box' higher with it in 'heightForRowAt'"))
    // The row is at fault, not the button.
    let button = try #require(finding.evidence.dropLast().last)
    #expect(finding.cause.map { $0.line > button.place.line } == true)
    let row = try #require(finding.evidence.last)
    #expect(row.place == finding.cause)
    #expect(row.message == "'Box' leaves at most 36 pt of its height")
    #expect(try audit(button: 48, delegate: rows("44")).isEmpty)
    // Nothing asks a class that is no delegate.
    #expect(try audit(button: 48, delegate: rows("36"), base: "NSObject").isEmpty)
  }

  @Test("headers and footers have the sizes of their own methods")
  func headers() throws {
    func message(_ kind: String) throws -> String {
      try #require(
        try audit(
          "UICollectionReusableView",
          delegate: """
            func collectionView(
              _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
              if kind == UICollectionView.elementKindSection\(kind) {
                return view.dequeueReusableSupplementaryView(
                  ofKind: kind, withReuseIdentifier: "Box", for: path) as! Box
              }
              return UICollectionReusableView()
            }
            func collectionView(
              _ view: UICollectionView, layout: UICollectionViewLayout,
              referenceSizeForHeaderInSection section: Int
            ) -> CGSize {
              CGSize(width: view.bounds.width, height: section == 0 ? 32 : 30)
            }
            func collectionView(
              _ view: UICollectionView, layout: UICollectionViewLayout,
              referenceSizeForFooterInSection section: Int
            ) -> CGSize {
              return .init(width: view.bounds.width, height: 80)
            }
            """, base: "UIViewController, UICollectionViewDelegateFlowLayout"
        ).first
      ).message
    }
    #expect(
      try message("Header").hasSuffix(
        "make 'Box' higher with it in 'referenceSizeForHeaderInSection'"))
    #expect(try message("Footer").contains("a class that overrides 'point(inside:with:)'"))
  }

  @Test("what is as high as the cell is at most as high as its row")
  func filling() throws {
    func finding(_ height: Int) throws -> Finding? {
      try Reading().audit(
        """
        import UIKit
        final class Box: UITableViewCell {
          let button = UIButton()
          func setUp() {
            contentView.addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.snp.makeConstraints {
              $0.top.bottom.trailing.equalToSuperview()
              $0.width.equalTo(60)
            }
          }
        }
        final class List: UITableViewController {
          \(rows("\(height)"))
        }
        """
      ).findings.first
    }
    let low = try #require(try finding(36))
    #expect(low.message.contains("a width of 60 pt and a height of at most 36 pt"))
    #expect(
      low.message.hasSuffix(
        "; let 'Box', which decides its height, give it a height of at least 44"))
    #expect(low.evidence.contains { $0.message.contains("'heightForRowAt'") })
    #expect(try finding(44) == nil)
  }

  @Test("what stands on the middle of another view grows to both sides")
  func middle() throws {
    func message(bottom: Int) throws -> String {
      try #require(
        try Reading().audit(
          """
          import UIKit
          final class Box: UITableViewCell {
            let button = UIButton()
            let plate = UIView()
            func setUp() {
              contentView.addSubview(plate)
              contentView.addSubview(button)
              button.addTarget(self, action: nil, for: .touchUpInside)
              plate.snp.makeConstraints {
                $0.leading.trailing.equalToSuperview()
                $0.bottom.equalToSuperview().offset(-\(bottom))
                $0.height.equalTo(36)
              }
              button.snp.makeConstraints {
                $0.centerY.equalTo(plate)
                $0.trailing.equalTo(plate).offset(-8)
                $0.width.equalTo(60)
                $0.height.equalTo(30)
              }
            }
          }
          final class List: UITableViewController {
            \(rows("60"))
          }
          """
        ).findings.first
      ).message
    }
    #expect(
      try message(bottom: 0).hasSuffix("a height of at least 44, and make 'plate' higher with it"))
    #expect(try message(bottom: 8).contains("a class that overrides 'point(inside:with:)'"))
  }

  @Test(
    "a size may stand elsewhere than where it is returned",
    arguments: [
      ("let size = CGSize(width: 80, height: 36); return size", true),
      ("Tag.size", true), ("size(of: 36)", true), ("fitting(model.width)", true),
      ("let size = CGSize(width: 80, height: 60); return size", false), ("model.size", false),
    ])
  func elsewhere(size: String, isFound: Bool) throws {
    let findings = try tags(size)
    #expect(findings.contains { $0.message.contains("a height of at most 36 pt") } == isFound)
  }

  @Test("a list that gives enough of one side is only asked for the other")
  func oneSide() throws {
    func message(_ size: String) throws -> String { try #require(try tags(size).first).message }
    #expect(
      try message("CGSize(width: 80, height: 36)").hasSuffix(
        "; let 'Tag', which decides its height, give it a height of at least 44"))
    #expect(try message("CGSize(width: 36, height: 36)").contains("which decides its width"))
  }

  @Test(
    "a section controller of IGListKit's gives its cells their height",
    arguments: [
      ("CGSize(width: collectionContext!.containerSize.width, height: 38)", true),
      ("return collectionContext!.cellSize(with: 38)", true),
      ("return collectionContext!.row(38)", false),
      ("collectionContext!.cellSize(with: 60)", false),
      ("CGSize(width: 300, height: model.height)", false),
    ])
  func sections(size: String, isFound: Bool) throws {
    func findings(_ base: String, adapter: String = "") throws -> [String] {
      try Reading().audit(
        """
        import UIKit
        \(Self.more)
        extension ListCollectionContext {
          func cellSize(with height: CGFloat, inset: CGFloat = 0) -> CGSize {
            return CGSize(width: containerSize.width - inset, height: height)
          }
        }
        final class Section: \(base) {
          override func sizeForItem(at index: Int) -> CGSize { \(size) }
          override func cellForItem(at index: Int) -> UICollectionViewCell {
            collectionContext!.dequeueReusableCell(of: More.self, for: self, at: index)
          }
        }
        """, with: ["List.swift": "import UIKit\nlet adapter = ListAdapter()\n\(adapter)"]
      ).findings.map(\.message)
    }
    let found = try findings("ListSectionController")
    #expect(found.contains { $0.contains("can be hit in 60×38 pt") } == isFound)
    #expect(
      found.allSatisfy { $0.hasSuffix("; make 'More' higher with it in 'sizeForItem'") })
    #expect(try findings("ListGenericSectionController<Model>") == found)
    // Nothing asks another class, and cells may decide themselves.
    #expect(try findings("NSObject") == [])
    #expect(try findings("ListSectionController", adapter: "layout.estimatedItemSize = size") == [])
  }

  @Test("a section controller's cells have the height of what they show")
  func boundSections() throws {
    func findings(_ model: String) throws -> [String] {
      try Reading().audit(
        """
        import UIKit
        \(Self.more)
        final class Section: Base, ListBindingSectionControllerDataSource {
          func sectionController(
            _ controller: Controller, sizeForViewModel model: Any, at index: Int
          ) -> CGSize {
            if model === head { return CGSize(width: 300, height: 38) }
            return CGSize(width: 300, height: 80)
          }
          func sectionController(
            _ controller: Controller, cellForViewModel model: Any, at index: Int
          ) -> UICollectionViewCell {
            if \(model) { return context.dequeueReusableCell(of: More.self, for: self, at: index) }
            let cell = context.dequeueReusableCell(of: Other.self, for: self, at: index)
            if let cell = cell as? More { cell.delegate = self }
            return cell
          }
        }
        """
      ).findings.map(\.message)
    }
    #expect(try findings("model === head").contains { $0.contains("can be hit in 60×38 pt") })
    #expect(try findings("!(model === head)") == [])
  }

  @Test(
    "what a collection's cell holds gives it no height, unless the layout asks it for one",
    arguments: [
      ("layout.itemSize = CGSize(width: 100, height: 40)", false),
      ("layout.minimumLineSpacing = 0", false),
      ("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize", true),
    ])
  func heldInCollections(layout: String, isAsked: Bool) throws {
    func verdicts(_ superclass: String, sizing: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Tab: \(superclass) {
          private let icon = UIImageView()
          private let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(icon)
            contentView.addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            icon.snp.makeConstraints {
              $0.height.equalTo(16)
              $0.height.centerY.equalToSuperview()
            }
            button.snp.makeConstraints {
              $0.width.equalTo(32)
              $0.height.centerY.equalToSuperview()
            }
          }
        }
        final class Tabs: UIViewController {
          override func viewDidLoad() {
            let layout = UICollectionViewFlowLayout()
            \(layout)
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.register(Tab.self, forCellWithReuseIdentifier: "tab")
          }
          \(sizing)
        }
        """)
    }
    let both = ["fail 'button' 32×16"]
    let found = try verdicts("UICollectionViewCell")
    #expect((found == both) == isAsked)
    #expect(found.first?.hasPrefix("fail 'button' 32×") == true)
    // A table makes its rows as high as what they hold.
    #expect(try verdicts("UITableViewCell") == both)
  }

  /// A cell with a button that is large enough.
  private static let more = """
    final class More: UICollectionViewCell {
      private let button = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.snp.makeConstraints { make in
          make.size.equalTo(CGSize(width: 60, height: 44))
          make.centerY.equalToSuperview()
          make.right.equalToSuperview()
        }
      }
    }
    """

  /// The findings on a button that fills the cells of a list, which are given a size.
  private func tags(_ size: String) throws -> [Finding] {
    try Reading().audit(
      """
      import UIKit
      final class Tag: UICollectionViewCell {
        static let size = CGSize(width: 80, height: 36)
        private let button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      final class Tags: UIViewController, UICollectionViewDelegateFlowLayout {
        private let list = UICollectionView()
        override func viewDidLoad() { list.register(Tag.self, forCellWithReuseIdentifier: "tag") }
        func size(of height: CGFloat) -> CGSize { CGSize(width: 80, height: height) }
        func fitting(_ width: CGFloat) -> CGSize { CGSize(width: ceil(width), height: 36) }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { \(size) }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
        }
      }
      """
    ).findings
  }

  @Test("a table makes what it shows above and below its rows as wide as itself")
  func tableEnds() throws {
    func verdict(_ width: String, _ shown: String) throws -> String? {
      try Reading().verdicts(
        """
        import UIKit
        final class Footer: UIView {
          private let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(button)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
        }
        final class Screen: UIViewController {
          private let table = UITableView()
          private let footer = Footer()
          override func viewDidLoad() {
            view.addSubview(table)
            footer.frame = CGRect(x: 0, y: 0, width: \(width), height: 34)
            \(shown)
          }
        }
        """
      ).first
    }
    for width in ["0", "1", "20", "UIView.noIntrinsicMetric", "view.frame.width"] {
      for end in ["tableFooterView", "tableHeaderView"] {
        let verdict = try verdict(width, "table.\(end) = footer")
        #expect(verdict?.hasSuffix("×34") == true && verdict?.contains(" 20×") == false)
      }
    }
    #expect(try verdict("20", "view.addSubview(footer)") == "fail 'button' 20×34")
  }
}
