import Testing

@testable import TouchModel

@Suite("Runs of taps") struct RetryTests {
  static let button = Tap.Target(id: "send", visual: Rect(x: 100, y: 100, width: 20, height: 20))
  static let other = Tap.Target(id: "undo", visual: Rect(x: 130, y: 100, width: 20, height: 20))

  static func tap(
    _ time: Double, _ x: Double, _ y: Double = 110, meant: Tap.Target? = nil,
    landed: Tap.Target? = nil, left: Double? = nil, repeats: Bool = false, session: String = ""
  ) -> Tap {
    Tap(
      time: time, location: Point(x: x, y: y), session: session, meant: meant, landed: landed,
      left: left, repeats: repeats)
  }

  @Test("three quick taps in one place are rage, up to the very limits and not at them")
  func rage() {
    func fires(_ distance: Double, _ gap: Double, repeats: Bool = false, count: Int = 3) -> [Int] {
      TapRuns(
        (0..<count).map {
          Self.tap(Double($0) * gap, 100 + Double($0) * distance, repeats: repeats)
        }
      ).rageTaps
    }
    #expect(fires(29.9, 0.99) == [2])
    #expect(fires(30, 0.5) == [])
    #expect(fires(0, 1) == [])
    #expect(fires(0, 0.2, count: 2) == [])
    #expect(fires(0, 0.2, repeats: true, count: 9) == [])
    // Once a run, however long.
    #expect(fires(0, 0.2, count: 9) == [2])
  }

  @Test("distance is the sum of both ways, from the tap before")
  func manhattan() {
    let taps = [
      Self.tap(0, 100, 100), Self.tap(0.3, 115, 114), Self.tap(0.6, 130, 128),
    ]
    #expect(TapRuns(taps).rageTaps == [2])
    let far = [Self.tap(0, 100, 100), Self.tap(0.3, 115, 115), Self.tap(0.6, 130, 130)]
    #expect(TapRuns(far).rageTaps == [])
  }

  @Test("a miss and the hit that follows soon and near are a retry")
  func retry() {
    func retries(_ gap: Double, _ x: Double) -> [TapRuns.Retry] {
      TapRuns([Self.tap(0, x), Self.tap(gap, 110, landed: Self.button)]).retries
    }
    #expect(retries(2, 90) == [.init(miss: 0, success: 1)])
    #expect(retries(2.1, 90) == [])
    #expect(retries(1, 65) == [.init(miss: 0, success: 1)])
    #expect(retries(1, 64.9) == [])
    let sessions = [
      Self.tap(0, 90, session: "a"), Self.tap(1, 110, landed: Self.button, session: "b"),
    ]
    #expect(TapRuns(sessions).retries == [])
  }

  @Test("a wrong target that is left soon is a miss; one that is kept is not")
  func undone() {
    func retries(_ left: Double?) -> Int {
      TapRuns([
        Self.tap(0, 132, landed: Self.other, left: left), Self.tap(1.5, 112, landed: Self.button),
      ]).retries.count
    }
    #expect(retries(1) == 1)
    #expect(retries(3) == 1)
    #expect(retries(3.1) == 0)
    #expect(retries(nil) == 0)
  }

  @Test("two misses before a hit frustrate, and both are made good by it")
  func frustration() {
    let taps = [
      Self.tap(0, 95), Self.tap(1, 96), Self.tap(2, 110, landed: Self.button),
      Self.tap(60, 110, landed: Self.button),
    ]
    let runs = TapRuns(taps)
    #expect(runs.frustrated == [0..<3])
    #expect(runs.retries == [.init(miss: 0, success: 2), .init(miss: 1, success: 2)])
    #expect(TapRuns([taps[0], taps[2]]).frustrated == [])
    #expect(TapRuns([taps[2], taps[3]]).frustrated == [])
  }

  @Test("a tap where the last target was, just after it, is a holdover and no miss")
  func holdover() {
    func runs(_ gap: Double) -> TapRuns {
      TapRuns([
        Self.tap(0, 110, meant: Self.button, landed: Self.button),
        Self.tap(gap, 111, meant: Self.other),
      ])
    }
    #expect(runs(1).holdovers == [1] && runs(1).frustrated == [])
    #expect(runs(1.1).holdovers == [])
  }

  @Test("first taps alone count for first-tap success")
  func firstTap() {
    let taps = [
      Self.tap(0, 110, meant: Self.button, landed: Self.button),
      Self.tap(10, 90, meant: Self.button), Self.tap(11, 92, meant: Self.button),
      Self.tap(12, 110, meant: Self.button, landed: Self.button),
      Self.tap(30, 110, meant: Self.button, landed: Self.button),
    ]
    let person = Person(
      TapLog(taps: taps), density: Density(pointsPerInch: 153)!,
      prior: Profile.hurried.hurried)
    // Three intentions, of which the first taps hit twice.
    #expect(person.firstTap == Estimate.proportion(successes: 2, of: 3))
  }
}
