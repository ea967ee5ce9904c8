import Testing

/// The scan of a file tells declarations from what only looks like one.
@Suite("The scan of a file")
struct FileScanTests {
  @Test("a member that is called as a keyword is declares nothing, and what follows is found")
  func members() throws {
    let source = """
      let kind = url.extension
      let other = value.class
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: 20, height: 20) }
        }
      }
      """
    #expect(try Reading().hits(source) == ["20×20"])
  }

  @Test("an import of one declaration declares nothing, and what follows is found")
  func imports() throws {
    let source = """
      import struct Store.Product
      import SwiftUI

      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: 20, height: 20) }
        }
      }
      """
    #expect(try Reading().hits(source) == ["20×20"])
  }
}
