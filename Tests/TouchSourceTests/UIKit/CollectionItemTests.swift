import Testing
import TouchModel
import TouchRules

/// Items of collections, which are targets as a whole where a delegate selects them.
@Suite("UIKit: items of collections")
struct CollectionItemTests {
  private static let size = "CGSize(width: 80, height: 35)"
  private static let select = "open(items[path.item])"

  /// What is said of the items of `Tag`, which a controller shows and selects.
  private func findings(
    size: String = size, select: String? = select, cells: String = "", members: String = "",
    tag: String = ""
  ) throws -> [Finding] {
    let selecting =
      select.map {
        """
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
          \($0)
        }
        """
      } ?? ""
    return try Reading().audit(
      """
      import UIKit
      final class Tag: UICollectionViewCell { \(tag) }
      final class Other: UICollectionViewCell { }
      final class Tags: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
      {
        \(members)
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          \(cells)
          return view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path) as! Tag
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { \(size) }
        \(selecting)
      }
      """
    ).findings
  }

  @Test("an item of which no side is known is undecided, for what gives it its size")
  func unknownSize() throws {
    func undecided(size: String) throws -> [String] {
      try Reading().audit(
        """
        import UIKit
        final class Tag: UICollectionViewCell {}
        final class Tags: UICollectionViewController, UICollectionViewDelegateFlowLayout {
          override func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path) as! Tag
          }
          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { \(size) }
          override func collectionView(
            _ view: UICollectionView, didSelectItemAt path: IndexPath
          ) { open(path) }
        }
        """
      ).undecided.map { "\($0.subject.kind): \($0.reason)" }
    }
    #expect(
      try undecided(size: "sizes[path.item]") == ["collectionItem: 'sizeForItemAt' is not followed"]
    )
    #expect(try undecided(size: "CGSize(width: 60, height: 50)").isEmpty)
  }

  @Test("an item that is selected is as large as the collection makes it")
  func selected() throws {
    let finding = try #require(try findings().first)
    #expect(finding.subject.kind == .collectionItem)
    #expect(finding.subject.view == "Tag")
    #expect(finding.hit == Size(width: 80, height: 35))
    #expect(finding.certainty == .exact)
    #expect(
      finding.message
        == "the collection item can be hit in 80×35 pt of the 44×44 it needs; "
        + "give it a height of at least 44 in 'sizeForItemAt'")
    #expect(finding.evidence.contains { $0.message.contains("'sizeForItemAt'") })
    #expect(try findings(size: "CGSize(width: 80, height: 44)").isEmpty)
    // What else is open is said for that which is known.
    let open = try #require(
      try findings(size: "CGSize(width: view.bounds.width / count, height: 20)").first)
    #expect(open.message.contains("a height of 20 pt"))
    #expect(try findings(size: "size(of: path)").isEmpty)
  }

  /// What is said of the items of a section controller of IGListKit's, in a project without anything else.
  private func sectionMessages(_ base: String, _ methods: String) throws -> [String] {
    try Reading().audit(
      """
      import UIKit
      import IGListKit
      final class Tag: UICollectionViewCell { private let star = UIImageView() }
      final class Section: \(base) { \(methods) }
      """
    ).findings.map(\.message)
  }

  @Test("a section controller selects items where nothing else of the project is touched")
  func sections() throws {
    func messages(_ base: String, height: Int = 20, select: String = "open()") throws -> [String] {
      try sectionMessages(
        base,
        """
        override func sizeForItem(at index: Int) -> CGSize {
          CGSize(width: 300, height: \(height))
        }
        override func cellForItem(at index: Int) -> UICollectionViewCell {
          collectionContext!.dequeueReusableCell(of: Tag.self, for: self, at: index)
        }
        override func didSelectItem(at index: Int) { \(select) }
        """)
    }
    let told = try messages("ListSectionController")
    #expect(told.count == 1)
    #expect(told.first?.contains("300×20 pt") == true)
    #expect(try messages("ListSectionController", height: 44) == [])
    #expect(try messages("ListSectionController", select: "print(index)") == [])
    #expect(try messages("NSObject") == [])
  }

  @Test("a binding section controller asks its delegates how large items are and who selects them")
  func bindingSections() throws {
    func messages(
      data: String = "ListBindingSectionControllerDataSource", height: Int = 20,
      select: String = "open()"
    ) throws -> [String] {
      try sectionMessages(
        "ListBindingSectionController<Model>, \(data), ListBindingSectionControllerSelectionDelegate",
        """
        func sectionController(
          _ controller: Controller, sizeForViewModel model: Any, at index: Int
        ) -> CGSize { CGSize(width: 300, height: \(height)) }
        func sectionController(
          _ controller: Controller, cellForViewModel model: Any, at index: Int
        ) -> UICollectionViewCell {
          collectionContext!.dequeueReusableCell(of: Tag.self, for: self, at: index)
        }
        func sectionController(
          _ controller: Controller, didSelectItemAt index: Int, viewModel: Any
        ) { \(select) }
        """)
    }
    let told = try messages()
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("a height of at least 44 in 'sizeForViewModel'") == true)
    #expect(try messages(height: 44) == [])
    #expect(try messages(select: "") == [])
    #expect(try messages(data: "Other") == [])
  }

  @Test(
    "where touching it does nothing it is none",
    arguments: [
      nil, "", "view.deselectItem(at: path, animated: true)", "print(path)",
      "super.collectionView(view, didSelectItemAt: path)",
      "guard path.section == 0 else { return }",
    ])
  func idle(select: String?) throws {
    #expect(try findings(select: select).isEmpty)
  }

  @Test(
    "whatever it does at last counts",
    arguments: [
      "view.deselectItem(at: path, animated: true)\nopen(items[path.item])",
      "selected = path", "guard let item = items[safe: path.item] else { return }\nopen(item)",
      "switch items[path.item] { case .word(let word): open(word)\ncase .end: break }",
    ])
  func acting(select: String) throws {
    #expect(try findings(select: select).count == 1)
  }

  @Test("where items of another class are told of too, only what is done for all of them counts")
  func severalClasses() throws {
    let cells = """
      if path.section == 1 {
        return view.dequeueReusableCell(withReuseIdentifier: "Other", for: path) as! Other
      }
      """
    let always = try findings(cells: cells)
    #expect(Set(always.map(\.subject.view)) == ["Tag", "Other"])
    #expect(try findings(select: "if path.item == 1 { open(path) }", cells: cells).isEmpty)
    #expect(
      try findings(select: "guard path.item == 1 else { return }\nopen(path)", cells: cells)
        .isEmpty)
  }

  @Test(
    "where what tells items apart says what is done for them, those count for which it is",
    arguments: [
      "if path.section == 1 { open(path) }", "guard path.section == 1 else { return }\nopen(path)",
      "if path.section != 1 { return }\nopen(path)",
      "switch path.section { case 1: open(path)\ndefault: print(path) }",
      "if path.section == 1 { open(path) } else { view.deselectItem(at: path, animated: true) }",
    ])
  func toldApart(select: String) throws {
    let cells = """
      if path.section == 1 {
        return view.dequeueReusableCell(withReuseIdentifier: "Other", for: path) as! Other
      }
      """
    #expect(try findings(select: select, cells: cells).map(\.subject.view) == ["Other"])
  }

  @Test(
    "of several collections each is told of its own items",
    arguments: [
      ("list == self.words", "if LIST { open(path) } else { close(path) }"),
      ("list.tag == 1", "if LIST { open(path) } else { close(path) }"),
      ("list == words", "guard LIST else { return close(path) }\nopen(path)"),
    ])
  func severalLists(condition: String, select: String) throws {
    func asked(_ name: String) -> String { condition.replacing("list", with: name) }
    let findings = try findings(
      size: """
        if \(asked("view")) { return CGSize(width: 50, height: 30) }
        return CGSize(width: 50, height: 20)
        """,
      select: select.replacing("LIST", with: asked("view")),
      cells: """
        if \(asked("view")) {
          return view.dequeueReusableCell(withReuseIdentifier: "Other", for: path) as! Other
        }
        """, members: "let (words, marks) = (list(), list())")
    #expect(Set(findings.map(\.subject.view)) == ["Tag", "Other"])
    #expect(Set(findings.map(\.hit.height)) == [20, 30])
  }

  @Test("an item that only some collections give a size is known in those")
  func otherLists() throws {
    func verdicts(_ size: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Tag: UICollectionViewCell {}
        class Tags: UIViewController {
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            return view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path) as! Tag
          }
          func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            open(items[path.item])
          }
          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { \(size) }
        }
        extension Tags: UICollectionViewDelegateFlowLayout {}
        """,
        with: [
          "Grid.swift": """
          import UIKit
          final class Grid: UIViewController, UICollectionViewDelegate {
            func setUp() { layout.itemSize = size }
            func collectionView(
              _ view: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
              return view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path) as! Tag
            }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
              open(items[path.item])
            }
          }
          """
        ])
    }
    #expect(try verdicts(Self.size) == ["fail 'collection-item' 80×35"])
    #expect(try verdicts("CGSize(width: 80, height: 50)") == ["undecided 'collection-item'"])
    #expect(try verdicts("size(of: path)") == ["undecided 'collection-item'"])
  }

  @Test("what may refuse says nothing of single items")
  func refused() throws {
    let asked = """
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        items[path.item].isOn
      }
      """
    #expect(try findings(members: asked).isEmpty)
    #expect(
      try findings(members: "func stop(_ list: UICollectionView) { list.allowsSelection = false }")
        .isEmpty)
    let off =
      "override init(frame: CGRect) { super.init(frame: frame); isUserInteractionEnabled = false }"
    #expect(try findings(tag: off).isEmpty)
  }

  @Test("where no method says how large items are, the layout's property does")
  func itemSize() throws {
    func findings(_ sizing: String, conforming: String = "UICollectionViewDelegate") throws
      -> [Finding]
    {
      try Reading().audit(
        """
        import UIKit
        final class Tag: UICollectionViewCell {}
        final class Tags: UIViewController, UICollectionViewDataSource, \(conforming) {
          lazy var list: UICollectionView = {
            let layout = UICollectionViewFlowLayout()
            \(sizing)
            return UICollectionView(frame: .zero, collectionViewLayout: layout)
          }()
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            return view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path) as! Tag
          }
          func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            open(path)
          }
        }
        """
      ).findings
    }
    let finding = try #require(
      try findings("layout.itemSize = CGSize(width: 80, height: 30)").first)
    #expect(finding.hit == Size(width: 80, height: 30))
    #expect(finding.message.hasSuffix("give it a height of at least 44 in 'itemSize'"))
    #expect(try findings("layout.itemSize = CGSize(width: 80, height: 44)").isEmpty)
    #expect(try findings("layout.itemSize = size").isEmpty)
    #expect(try findings("").isEmpty)
    #expect(
      try findings("layout.itemSize = CGSize(width: 80, height: 30)", conforming: "Serving").isEmpty
    )
  }
}
