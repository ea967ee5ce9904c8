import Foundation
import Testing

@testable import TouchModel

@Suite("Elementary functions") struct ElementaryTests {
  @Test("exp and log are within one unit in the last place of the C library's")
  func expAndLog() {
    var random = SplitMix(11)
    for _ in 0..<100_000 {
      let x = random.uniform(-740...709)
      #expect(ulps(Elementary.exp(x), Foundation.exp(x)) <= 1)
      let y = Foundation.exp(random.uniform(-700...700))
      #expect(ulps(Elementary.log(y), Foundation.log(y)) <= 1)
      let z = random.uniform(0.5...2)
      #expect(ulps(Elementary.log(z), Foundation.log(z)) <= 1)
    }
  }

  @Test("erfc is within two units in the last place of the C library's, where that is itself exact")
  func erfc() {
    // The C library's erfc is off by up to 2.6 units here and there (measured against 120-bit
    // arithmetic), and ours by up to 1.3, so a few of its arguments may differ by up to four.
    var random = SplitMix(12)
    var beyond = 0
    for _ in 0..<100_000 {
      let x = random.uniform(-6...26)
      let apart = ulps(Elementary.erfc(x), Foundation.erfc(x))
      #expect(apart <= 4)
      if apart > 2 { beyond += 1 }
    }
    #expect(beyond <= 10)
  }

  private func ulps(_ a: Double, _ b: Double) -> Double { (a - b).magnitude / b.ulp }

  @Test("what is not a number or has no answer is answered as the C library does")
  func edges() {
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.erfc(.infinity) == 0)
    #expect(Elementary.erfc(-.infinity) == 2)
    #expect(Elementary.erfc(.nan).isNaN)
    #expect(Elementary.power(0, 2.4) == 0)
  }

  @Test("quantiles are those of a statistics library")
  func quantiles() {
    // SciPy 1.17.
    let chi: [(Double, Double, Double)] = [
      (0.025, 1, 0.0009820691171752555), (0.025, 9, 2.7003894999803584),
      (0.025, 199, 161.82618239364686), (0.975, 2, 7.377758908227871),
      (0.975, 49, 70.22241356643451), (0.999, 2, 13.815510557964274),
      (0.999, 1000, 1143.9170926196791),
    ]
    for (p, degrees, x) in chi {
      #expect(abs(ChiSquare.quantile(p, degrees: degrees) - x) < 1e-9 * x)
    }
    let student = [
      (1.0, 12.706204736174694), (2, 4.302652729749462), (5, 2.5705818356363146),
      (49, 2.0095752371292392), (1000, 1.9623390808264083),
    ]
    for (degrees, t) in student {
      #expect(abs(Student.quantile(0.975, degrees: degrees) - t) < 1e-9 * t)
      #expect(abs(Student.quantile(0.025, degrees: degrees) + t) < 1e-9 * t)
    }
  }
}
