// Generated from the target-size cases of axe-core 4.11.4 (Deque Systems, MPL-2.0): rectangles as its
// visual fixture renders them, and its verdicts. Data alone; do not edit.

/// A layout of targets with the reference's verdicts under WCAG 2.5.8.
public struct TargetSizeCase: Sendable {
  /// The letter and number of the example.
  public var name: String
  /// Left, top, width, height of each target in CSS pixels in paint order, with 1 if it passes.
  public var targets: [[Double]]
  /// How round the corners of each target are drawn: the radius as a share of each side.
  public var roundness: [Double]
}

/// The 64 layouts with 161 targets.
public let targetSizeCases: [TargetSizeCase] = [
  TargetSizeCase(
    name: "A1",
    targets: [
      [17.5, 12, 24, 24, 1],
      [41.5, 12, 24, 24, 1],
      [65.5, 12, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "A2",
    targets: [
      [17.5, 12, 24, 18, 1],
      [41.5, 12, 24, 18, 1],
      [65.5, 12, 24, 18, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "A3",
    targets: [
      [17.5, 12, 24, 12, 1],
      [41.5, 12, 24, 12, 1],
      [65.5, 12, 24, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "A4",
    targets: [
      [17.5, 12, 24, 6, 1],
      [41.5, 12, 24, 6, 1],
      [65.5, 12, 24, 6, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "B1",
    targets: [
      [8.5, 12, 18, 12, 1],
      [44.5, 12, 18, 12, 1],
      [80.5, 12, 18, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "B2",
    targets: [
      [14.5, 12, 18, 12, 1],
      [44.5, 12, 18, 12, 1],
      [74.5, 12, 18, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "B3",
    targets: [
      [20.5, 12, 18, 12, 1],
      [44.5, 12, 18, 12, 1],
      [68.5, 12, 18, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "B4",
    targets: [
      [26.5, 12, 18, 12, 0],
      [44.5, 12, 18, 12, 0],
      [62.5, 12, 18, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "C1",
    targets: [
      [17.5, 12, 12, 12, 1],
      [47.5, 12, 12, 12, 1],
      [77.5, 12, 12, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "C2",
    targets: [
      [23.5, 12, 12, 12, 1],
      [47.5, 12, 12, 12, 1],
      [71.5, 12, 12, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "C3",
    targets: [
      [29.5, 12, 12, 12, 0],
      [47.5, 12, 12, 12, 0],
      [65.5, 12, 12, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "C4",
    targets: [
      [35.5, 12, 12, 12, 0],
      [47.5, 12, 12, 12, 0],
      [59.5, 12, 12, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "D1",
    targets: [
      [26.5, 12, 6, 12, 1],
      [50.5, 12, 6, 12, 1],
      [74.5, 12, 6, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "D2",
    targets: [
      [32.5, 12, 6, 12, 0],
      [50.5, 12, 6, 12, 0],
      [68.5, 12, 6, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "D3",
    targets: [
      [38.5, 12, 6, 12, 0],
      [50.5, 12, 6, 12, 0],
      [62.5, 12, 6, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "D4",
    targets: [
      [44.5, 12, 6, 12, 0],
      [50.5, 12, 6, 12, 0],
      [56.5, 12, 6, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "E1",
    targets: [
      [11.5, 12, 12, 12, 1],
      [41.5, 12, 24, 12, 1],
      [83.5, 12, 12, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "E2",
    targets: [
      [17.5, 12, 12, 12, 1],
      [41.5, 12, 24, 12, 1],
      [77.5, 12, 12, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "E3",
    targets: [
      [23.5, 12, 12, 12, 1],
      [41.5, 12, 24, 12, 1],
      [71.5, 12, 12, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "E4",
    targets: [
      [29.5, 12, 12, 12, 0],
      [41.5, 12, 24, 12, 0],
      [65.5, 12, 12, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "F1",
    targets: [
      [6, 12, 24, 12, 1],
      [48, 12, 12, 12, 1],
      [78, 12, 24, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "F2",
    targets: [
      [11.5, 12, 24, 12, 1],
      [47.5, 12, 12, 12, 1],
      [71.5, 12, 24, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "F3",
    targets: [
      [17.5, 12, 24, 12, 1],
      [47.5, 12, 12, 12, 1],
      [65.5, 12, 24, 12, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "F4",
    targets: [
      [23.5, 12, 24, 12, 0],
      [47.5, 12, 12, 12, 0],
      [59.5, 12, 24, 12, 0],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "G1",
    targets: [
      [47.5, 12, 36, 36, 1],
      [23.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "G2",
    targets: [
      [44.5, 12, 36, 36, 1],
      [26.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "G3",
    targets: [
      [41.5, 12, 36, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "G4",
    targets: [
      [38.5, 12, 36, 36, 0],
      [32.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "H1",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "H2",
    targets: [
      [23.5, 12, 60, 36, 1],
      [35.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "H3",
    targets: [
      [23.5, 12, 60, 36, 0],
      [41.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "H4",
    targets: [
      [23.5, 12, 60, 36, 0],
      [29.5, 18, 24, 24, 1],
      [53.5, 18, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "I1",
    targets: [
      [53.5, 12, 36, 24, 1],
      [17.5, 18, 36, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "I2",
    targets: [
      [47.5, 12, 36, 24, 1],
      [17.5, 18, 36, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "I3",
    targets: [
      [41.5, 12, 36, 24, 0],
      [29.5, 18, 36, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "I4",
    targets: [
      [35.5, 12, 36, 24, 0],
      [35.5, 18, 36, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "J1",
    targets: [
      [53.5, 12, 36, 24, 1],
      [17.5, 12, 36, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "J2",
    targets: [
      [47.5, 12, 36, 24, 1],
      [17.5, 12, 36, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "J3",
    targets: [
      [41.5, 12, 36, 24, 0],
      [29.5, 12, 36, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "J4",
    targets: [
      [35.5, 12, 36, 24, 0],
      [35.5, 12, 36, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "K1",
    targets: [
      [47.5, 12, 36, 24, 1],
      [17.5, 18, 30, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "K2",
    targets: [
      [47.5, 12, 36, 24, 1],
      [17.5, 18, 36, 12, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "K3",
    targets: [
      [47.5, 12, 36, 24, 0],
      [23.5, 18, 42, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "K4",
    targets: [
      [47.5, 12, 36, 24, 0],
      [17.5, 18, 48, 12, 0],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "L1",
    targets: [
      [47.5, 12, 12, 12, 1],
      [47.5, 36, 12, 12, 1],
      [47.5, 60, 12, 12, 1],
    ], roundness: [0.5, 0.5, 0.5]),
  TargetSizeCase(
    name: "L2",
    targets: [
      [33.30384826660156, 13.01922607421875, 16.392303466796875, 16.392333984375, 1],
      [45.30384826660156, 33.8038330078125, 16.392303466796875, 16.392333984375, 1],
      [57.30384826660156, 54.58843994140625, 16.392303466796875, 16.392333984375, 1],
    ], roundness: [0.5, 0.5, 0.5]),
  TargetSizeCase(
    name: "L3",
    targets: [
      [29.5, 12, 12, 12, 1],
      [47.5, 30, 12, 12, 1],
      [65.5, 48, 12, 12, 1],
    ], roundness: [0.5, 0.5, 0.5]),
  TargetSizeCase(
    name: "L4",
    targets: [
      [35.5, 12, 12, 12, 0],
      [47.5, 30, 12, 12, 0],
      [59.5, 48, 12, 12, 0],
    ], roundness: [0.5, 0.5, 0.5]),
  TargetSizeCase(
    name: "M1",
    targets: [
      [44.5, 12, 36, 36, 1],
      [26.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "M2",
    targets: [
      [41.5, 12, 36, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "M3",
    targets: [
      [38.5, 12, 36, 36, 0],
      [32.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "M4",
    targets: [
      [38.5, 12, 36, 36, 0],
      [44.5, 24, 12, 12, 0],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "N1",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "N2",
    targets: [
      [23.5, 12, 60, 36, 1],
      [35.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "N3",
    targets: [
      [23.5, 12, 60, 36, 0],
      [41.5, 18, 24, 24, 1],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "N4",
    targets: [
      [23.5, 12, 60, 36, 1],
      [47.5, 24, 12, 12, 0],
    ], roundness: [0.5, 0]),
  TargetSizeCase(
    name: "O1",
    targets: [
      [38.5, 12, 36, 36, 1],
      [14.5, 18, 24, 24, 1],
      [68.5, 18, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "O2",
    targets: [
      [35.5, 12, 36, 36, 1],
      [17.5, 18, 24, 24, 1],
      [65.5, 18, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "O3",
    targets: [
      [32.5, 12, 36, 36, 0],
      [20.5, 18, 24, 24, 1],
      [62.5, 18, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "O4",
    targets: [
      [29.5, 12, 36, 36, 0],
      [23.5, 18, 24, 24, 1],
      [59.5, 18, 24, 24, 1],
    ], roundness: [0, 0, 0]),
  TargetSizeCase(
    name: "P1",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "P2",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "P3",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
  TargetSizeCase(
    name: "P4",
    targets: [
      [23.5, 12, 60, 36, 1],
      [29.5, 18, 24, 24, 1],
    ], roundness: [0, 0]),
]
