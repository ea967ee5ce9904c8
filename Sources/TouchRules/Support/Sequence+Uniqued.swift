extension Sequence {
  /// The elements whose keys were not met before.
  @inlinable
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var met: Set<Key> = []
    return filter { met.insert(key($0)).inserted }
  }
}
