import Testing

@testable import TouchSource

@Suite("Lowering of declarations")
struct DeclarationLoweringTests {
  let file = lower(
    source: """
      import SwiftUI
      @_exported import Core
      typealias Action = () -> Void
      private let gap: CGFloat = 8
      func make(_ a: Int, with b: String = "x", rest: Int...) -> some View { Text(b) }
      public struct Row<Content: View>: View, Sendable where Content: Equatable {
        @Environment(\\.font) private var font
        @Binding var isOn: Bool
        let a, b: CGFloat
        static let height = 20.0
        var count = 1 { didSet { log() } }
        var title: String { get { "t" } set { } }
        lazy var cache = 1
        @ViewBuilder let content: () -> Content
        public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { content() }
        enum Kind: String { case one = "1", two; case three(Int, name: String) }
        typealias Base = Array<Int>
        #if os(macOS)
        var mac = 1
        #else
        var phone = 1
        #endif
      }
      private extension View where Self: Equatable {
        func target() -> some View { frame(width: 44) }
      }
      public extension ButtonStyle where Self == Soft { static var soft: Soft { Soft() } }
      protocol Rowlike: View { var title: String { get } }
      extension Row.Kind { var x: Int { 1 } }
      #Preview { Row { Text("preview") } }
      #if BETA
      struct Debug {}
      #endif
      """, file: "Row.swift")

  @Test("The top level holds imports, aliases, variables, functions and types, but no previews")
  func topLevel() {
    #expect(file.imports.map(\.module) == ["SwiftUI", "Core"])
    #expect(file.imports.map(\.isExported) == [false, true])
    #expect(file.aliases.map(\.name) == ["Action"])
    #expect(file.variables.map(\.name) == ["gap"])
    #expect(file.variables[0].isPrivate)
    #expect(file.statements.isEmpty)
    #expect(file.problems.isEmpty)
    #expect(
      file.types.map(\.name) == ["Row", "View", "ButtonStyle", "Rowlike", "Row.Kind", "Debug"])
  }

  @Test("Variables say whether they are stored, computed, static or mutable")
  func variables() throws {
    let row = try #require(file.types.first)
    #expect(
      row.variables.map(\.name) == [
        "font", "isOn", "a", "b", "height", "count", "title", "cache", "content", "body", "phone",
      ])
    let named = Dictionary(uniqueKeysWithValues: row.variables.map { ($0.name, $0) })
    #expect(named["font"]?.attributes.first?.name == "Environment")
    #expect(named["font"]?.attributes.first?.arguments.map { outline($0.value) } == ["\\.font"])
    #expect(named["font"]?.isPrivate == true)
    #expect(named["a"]?.type == TypeName(name: "CGFloat"))
    #expect(named["height"]?.isStatic == true)
    #expect(named["count"]?.getter == nil)
    #expect(named["title"]?.getter.map(outline) == "\"t\"")
    #expect(named["title"]?.isMutable == true)
    #expect(named["body"]?.isMutable == false)
    #expect(named["body"]?.type == TypeName(name: "View"))
    #expect(
      named["content"]?.type
        == TypeName(name: "Function", arguments: [TypeName(name: "Content")], parameterCount: 0))
    #expect(named["body"]?.position == Position(line: 16, column: 7))
  }

  @Test("Functions and initializers keep labels, names, types, defaults and attributes")
  func functions() throws {
    let make = try #require(file.functions.first)
    #expect(make.parameters.map(\.label) == [nil, "with", "rest"])
    #expect(make.parameters.map(\.name) == ["a", "b", "rest"])
    #expect(make.parameters.map(\.isVariadic) == [false, false, true])
    #expect(make.parameters[1].value.map(outline) == "\"x\"")
    #expect(make.result == TypeName(name: "View"))
    let initializer = try #require(file.types[0].initializers.first)
    #expect(initializer.parameters[0].attributes.map(\.name) == ["ViewBuilder"])
    #expect(initializer.body.map(outline) == "self.content = content")
    #expect(file.types[3].variables[0].getter == nil)
  }

  @Test("Types keep generics, conformances, constraints, cases and access")
  func types() {
    let row = file.types[0]
    #expect(row.generics == ["Content"])
    #expect(row.inherits.map(\.name) == ["View", "Sendable"])
    #expect(row.isPublic)
    #expect(row.aliases.map(\.name) == ["Base"])
    #expect(row.types[0].cases.map(\.name) == ["one", "two", "three"])
    #expect(row.types[0].cases[2].values.map(\.label) == [nil, "name"])
    #expect(row.types[0].cases[0].rawValue.map(outline) == "\"1\"")
    let extended = file.types[1]
    #expect(extended.isPrivate)
    #expect(extended.functions[0].isPrivate)
    #expect(extended.constraints.map { $0.0 + " " + $0.1.name } == ["Self Equatable"])
    #expect(file.types[2].variables[0].isPublic)
    #expect(file.types[2].constraints[0].1.name == "Soft")
  }
}
