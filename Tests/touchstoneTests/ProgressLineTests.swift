import Foundation
import Testing
import TouchSource

@testable import touchstone

/// That a long run says how far it is, and a short one nothing.
@Suite struct ProgressLineTests {
  /// What is written, by a clock that the test turns.
  private final class Terminal: Sendable {
    let time = Locked(100.0)
    let written = Locked("")

    func line() -> ProgressLine {
      ProgressLine(
        now: { self.time.withLock { $0 } }, write: { text in self.written.withLock { $0 += text } })
    }

    func at(_ seconds: Double) { time.withLock { $0 = 100 + seconds } }
    var text: String { written.withLock { $0 } }
  }

  private func files(_ done: Int) -> AuditProgress {
    AuditProgress(stage: .reading, done: done, total: 200)
  }

  @Test("a run of less than a second says nothing")
  func short() {
    let terminal = Terminal()
    let line = terminal.line()
    line.show(files(1))
    terminal.at(0.99)
    line.show(files(150))
    line.end()
    #expect(terminal.text == "")
  }

  @Test("a longer one says how far it is, ten times a second at most, and wipes the line")
  func long() {
    let terminal = Terminal()
    let line = terminal.line()
    terminal.at(1)
    line.show(files(80))
    terminal.at(1.09)
    line.show(files(81))
    terminal.at(1.2)
    line.show(AuditProgress(stage: .judging, done: 3, total: 9))
    line.end()
    line.end()
    #expect(
      terminal.text
        == "\r\u{1B}[Kreading: 80 of 200 files\r\u{1B}[Klaying out: 3 of 9 screens\r\u{1B}[K")
  }
}
