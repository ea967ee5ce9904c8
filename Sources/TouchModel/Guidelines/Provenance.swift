/// How a number came to be known.
public enum Provenance: String, Hashable, Sendable, CaseIterable {
  /// Measured with people or devices by the source named.
  case measured
  /// Written in the source named.
  case published
  /// Computed from numbers that are measured or published.
  case derived
  /// Taken to be so, for want of data.
  case assumed
}

/// Where a number or a sentence comes from.
public struct Source: Hashable, Sendable {
  /// What it is called, with its section and year where they matter.
  public var title: String
  /// Its address, if it has one.
  public var address: String?
  /// How the numbers taken from it came to be known.
  public var provenance: Provenance

  /// Creates a source.
  public init(_ title: String, address: String? = nil, provenance: Provenance = .published) {
    self.title = title
    self.address = address
    self.provenance = provenance
  }
}
