import Testing

/// Classes that only functions, variables or types make of which nothing need be used.
extension UnusedClassTests {
  private static let list = "final class List: UIView { let cell = DayCell() }\n"

  @Test(
    "what only a function of a module makes is as unused as the function",
    arguments: [
      "enum Module { static func list() -> List { let list = List(); return list }\n"
        + "static func other() {} }\nextension Screen { @objc func make() { Module.other() } }",
      "struct Module { class func list() -> UIView { List() }\nclass Other {} }\n"
        + "extension Screen { @objc func make() { show(Module.Other()) } }",
    ])
  func uncalled(module: String) throws {
    #expect(try outcome(screen: Self.list + module) == "unused")
  }

  @Test("a class is not made where it is named for a type inside")
  func namespaces() throws {
    func outcome(
      _ use: String, members: String = "init() {}", inner: String = "enum Fault: Error { case low }"
    ) throws -> String {
      try self.outcome(
        screen: Self.list + """
          class Module { \(members)
            var list: List { List() } }
          extension Module { \(inner) }
          extension Screen { @objc func make() { \(use) } }
          """)
    }
    #expect(try outcome("show(error is Module.Fault)") == "unused")
    #expect(try outcome("throw Module.Fault.low") == "unused")
    #expect(try outcome("let faults: [Module.Fault] = []; show(faults)") == "unused")
    #expect(try outcome("show(error is Module.Fault); show(Module())") == "found")
    #expect(try outcome("show(error is Module.Fault); show(Module.self)") == "found")
    #expect(try outcome("show(error is Module.Fault); let module: Module? = nil") == "found")
    // What lies inside names what is its own without saying whose.
    let module = "static func make() -> Module { Module() }"
    #expect(try outcome("show(Module.Fault())", members: module) == "found")
    #expect(
      try outcome("show(Module.Fault())", inner: "struct Fault { let list = List() }") == "found")
    #expect(
      try outcome("show(Module.Fault())", inner: "struct Fault { let module = Module() }")
        == "found")
    // It may be a member, or another type's.
    #expect(try outcome("show(Module.Shared.list)") == "found")
    #expect(try outcome("show(Module.Fault())", inner: "typealias Fault = Other") == "found")
  }

  @Test(
    "what something may call makes what is shown",
    arguments: [
      ("List()", "Module.list()"),
      ("List()", "show(Module.list)"),
      ("List()", "show(Module\n.list())"),
      ("List()", "Kit.Module.list()"),
      ("List()", "Module.other()"),
      ("List()", "show(Module.self)"),
      ("UIView()", "Module.third()"),
      ("List()", "let known: Module = .list()"),
    ])
  func called(made: String, call: String) throws {
    let module = """
      enum Module {
        static func list() -> UIView { \(made) }
        static func other() { list() }
        static func third() { _ = List() }
      }
      extension Screen { @objc func make() { \(call) } }
      """
    #expect(try outcome(screen: Self.list + module) == "found")
  }

  @Test(
    "a module that is handed on, extended or called by another name may be asked for anything",
    arguments: [
      "typealias Known = Module", "extension Module {}",
      "extension Module { var spare: List? { nil } }",
      "final class Other: Module {}", "let module = [Module: Int]()",
    ])
  func handedOn(other: String) throws {
    let module = """
      class Module { static func list() -> UIView { List() } }
      extension Module { var count: Int { 1 } }
      extension Screen { @objc func make() { Module.other() } }
      """
    func outcome(_ other: String) throws -> String {
      try self.outcome(
        screen: Self.list + module, with: ["Other.swift": "import UIKit\n\(other)"])
    }
    // Somebody's `list` is asked for.
    #expect(try outcome(other + "\nlet lists = others.list()") == "found")
    #expect(try outcome("let module = Module.spare\nlet lists = others.list()") == "unused")
  }

  @Test("what a protocol asks a module for is called by others")
  func required() throws {
    let module = """
      protocol Maker { static func list() -> UIView }
      enum Module: Maker { static func list() -> UIView { List() } }
      extension Screen { @objc func make() { show(Module.self) } }
      """
    let asked = "\nfunc ask(_ maker: (some Maker).Type) -> UIView { maker.list() }"
    #expect(try outcome(screen: Self.list + module + asked) == "found")
    #expect(try outcome(screen: Self.list + module) == "unused")
  }

  @Test("what a factory makes that nothing asks it for is on no screen")
  func factories() throws {
    func outcome(
      _ factory: String, protocol: String = "protocol Making { func list() -> UIView }",
      call: String = "show(Factory())"
    ) throws -> String {
      try self.outcome(
        screen: """
          \(Self.list)\(factory)
          extension Screen { @objc func make() { \(call) } }
          """, with: ["Making.swift": "import UIKit\n\(`protocol`)"])
    }
    let factory =
      "final class Factory {}\n"
      + "extension Factory: Making { func list() -> UIView { List() } }"
    #expect(try outcome(factory) == "unused")
    #expect(
      try outcome(factory, protocol: "protocol Making {\n  func list() -> UIView\n}") == "unused")
    #expect(try outcome(factory, call: "show(Factory().list())") == "found")
    // Others than the source may ask for it.
    for open in ["@objc", "public"] {
      #expect(
        try outcome(factory, protocol: "\(open) protocol Making { func list() -> UIView }")
          == "found")
    }
    let own = "extension Screen { static func list() -> UIView { List() } }"
    #expect(try outcome(own, call: "") == "unused")
    #expect(try outcome(own, call: "show(Screen.list())") == "found")
    #expect(
      try outcome("extension Screen { @objc static func list() -> UIView { List() } }") == "found")
  }

  @Test("what a method makes is shown where something may call that")
  func methods() throws {
    func outcome(
      _ declaration: String, inherits: String = "", call: String = "", list: String = Self.list
    ) throws -> String {
      try self.outcome(
        screen: """
          \(list)
          extension Screen\(inherits) {
            \(declaration) { show(List()) }
            func other() {
              \(call)
            }
          }
          """)
    }
    #expect(try outcome("func open()") == "unused")
    #expect(try outcome("private func open(_ day: Int)") == "unused")
    #expect(try outcome("func open()", call: "// open()") == "unused")
    #expect(try outcome("func open()", call: "/* open() */") == "unused")
    #expect(try outcome("func open()", inherits: ": UIScrollViewDelegate") == "unused")
    // Others than source, or a protocol, may call it.
    #expect(try outcome("func open()", call: "open()") == "found")
    #expect(try outcome("func open()", call: "let url = \"https://\"; open()") == "found")
    #expect(try outcome("func open()", call: "let type = \"image/*\"\nopen()") == "found")
    #expect(try outcome("func open()", call: "watch(#selector(open))") == "found")
    #expect(try outcome("func open()", call: "perform(\"open\")") == "found")
    #expect(try outcome("@objc func open()") == "found")
    #expect(try outcome("@IBAction func open(_ sender: Any)") == "found")
    #expect(try outcome("override func open()") == "found")
    #expect(try outcome("func open()", inherits: ": PanelDelegate") == "found")
    #expect(
      try outcome("func open(_ view: UIScrollView)", inherits: ": UIScrollViewDelegate") == "found")
    #expect(
      try outcome("func open()", list: Self.list + "protocol Opener { func open() }") == "unused")
    #expect(
      try outcome("func open()", list: Self.list + "extension List { func open() {} }") == "found")
    #expect(
      try outcome("func open()", list: Self.list + "extension Screen { let list = List() }")
        == "found")
  }

  @Test("what only an empty variable may hold is shown where something gives that a value")
  func variables() throws {
    func outcome(_ type: String, _ use: String = "") throws -> String {
      try self.outcome(
        screen: """
          \(Self.list)
          extension Screen {
            var list: \(type)
            func other() {
              \(use)
            }
          }
          """)
    }
    #expect(try outcome("List?") == "unused")
    #expect(try outcome("List!") == "unused")
    #expect(try outcome("List?", "if list == nil { list?.cell = 1; show(list) }") == "unused")
    for use in [
      "list = make()", "self.list = make()", "fill(&list)", "bind(\\.list)", "bind($list)",
      "Screen(list: make())", "set(\"list\")",
    ] {
      #expect(try outcome("List?", use) == "found", "\(use)")
    }
    #expect(try outcome("List") == "found")
    #expect(try outcome("List? = make()") == "found")
  }
}
