import TouchModel

extension InterfaceLayout {
  /// A constraint.
  struct Source {
    var place: Place
    /// What it is on, as `height`.
    var name: String
    /// The view whose length it gives; nil where it ties ends of two views.
    var view: String?
    /// How much of a length it gave, in points.
    var distance = Double.infinity
    /// Whether it gives a share or a multiple of that view's length.
    private(set) var isScaled = false
    /// The constraint that makes another length of that one; nil where it is the same length.
    private(set) var change: (place: Place, name: String)?

    init(place: Place, name: String, view: String? = nil) {
      (self.place, self.name, self.view) = (place, name, view)
    }

    /// The same as what gives a share or a multiple of its length.
    func scaled(by factor: Double) -> Source {
      var source = self
      if factor != 1 { source.isScaled = true }
      return source
    }

    /// The same as what gives the other view of a ratio its length.
    func scaled(by ratio: Ratio) -> Source {
      var source = scaled(by: ratio.multiplier)
      if ratio.multiplier != 1 || ratio.constant != 0, let own = ratio.own {
        source.change = (own.place, own.name)
      }
      return source
    }
  }
}
