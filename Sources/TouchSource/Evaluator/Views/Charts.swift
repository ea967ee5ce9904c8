import TouchLayout

extension SystemViews {
  /// Charts, which fill what they are offered; what is drawn in them, and where that reacts, is the
  /// system's.
  static let charts: [String: Handler] = [
    "Chart": { _, call, _ in
      ViewNode(.outside(name: call.name), origin: call.origin).takingProposal
    }
  ]
}
