extension Screen {
  /// How long the sides of an element are whose frame is worked out side by side, as those of UIKit's
  /// views are.
  public struct Sides: Hashable, Sendable {
    /// How wide it is.
    public var width: Side
    /// How high it is.
    public var height: Side

    /// Creates what is known of two sides.
    public init(width: Side, height: Side) {
      self.width = width
      self.height = height
    }
  }

  /// How long one side of an element is.
  public struct Side: Hashable, Sendable {
    /// The least that it may be, in points.
    public var least: Double
    /// The most that it may be, in points; nil where nothing in the source limits it.
    public var most: Double?
    /// How well the ends are known.
    public var certainty: Certainty
    /// Whether both ends occur, or lengths between them, rather than one length that is estimated.
    public var isVaried: Bool
    /// Whether a frame gives it to the view, which no constraint then changes.
    public var isFramed: Bool
    /// Whether what the view shows keeps it from growing, with a priority that nothing overrules.
    public var isHugged: Bool
    /// The most that constraints which code puts on the view let it have, in points; nil where none do.
    public var cap: Double?
    /// The view whose length decides it, by name, where that is another; empty for one without a name.
    public var holder: String?
    /// Whether that view is the element itself by the name that it has where it is shown.
    public var isHolderItself: Bool
    /// Whether that view lies beside it, rather than around it.
    public var isHeldBeside: Bool
    /// How long that view is itself, in points; nil where that is not known.
    public var holderLength: Double?
    /// The other views of its class that decide it where they are shown, by name.
    public var otherHolders: [String]
    /// The views of Interface Builder whose lengths decide it, where those are others.
    public var decider: Decider?
    /// The view beside it whose length it takes over though that shows something of its own or lies a
    /// distance off, by name; empty for one without a name.
    public var neighbour: String?
    /// How long its frame is at least, where the views around it let less of it react.
    public var frame: Double?
    /// What is around it that lets less of it react, where code gives that a length.
    public var room: Room?
    /// The view that it sticks out of, by name; empty for one without a name.
    public var edge: String?
    /// The views around it that are held as long as they are, inner ones first.
    public var limits: [Limit]
    /// The views beside it that are held as long as they are and have to be as long as it.
    public var companions: [Limit]
    /// Where the code decides it.
    public var places: [Place]

    /// Creates a side.
    public init(
      least: Double, most: Double?, certainty: Certainty = .exact, isVaried: Bool = false,
      isFramed: Bool = false, isHugged: Bool = false, cap: Double? = nil,
      holder: String? = nil,
      isHolderItself: Bool = false, isHeldBeside: Bool = false, holderLength: Double? = nil,
      otherHolders: [String] = [],
      decider: Decider? = nil, neighbour: String? = nil, frame: Double? = nil,
      room: Room? = nil,
      edge: String? = nil,
      limits: [Limit] = [],
      companions: [Limit] = [], places: [Place] = []
    ) {
      self.least = least
      self.most = most
      self.certainty = certainty
      self.isVaried = isVaried
      self.isFramed = isFramed
      self.isHugged = isHugged
      self.cap = cap
      self.holder = holder
      self.isHolderItself = isHolderItself
      self.isHeldBeside = isHeldBeside
      self.holderLength = holderLength
      self.otherHolders = otherHolders
      self.decider = decider
      self.neighbour = neighbour
      self.frame = frame
      self.room = room
      self.edge = edge
      self.limits = limits
      self.companions = companions
      self.places = places
    }

    /// A view around an element beyond whose ends no touch reaches.
    public struct Room: Hashable, Sendable {
      /// Its name; empty for one without a name.
      public var name: String
      /// The most that it leaves the element, in points.
      public var length: Double
      /// Where it has its length from, or where it is declared.
      public var place: Place
      /// Whether it leaves no more only by where the element lies in it.
      public var isPlace: Bool

      /// Creates what leaves an element a length.
      public init(name: String, length: Double, place: Place, isPlace: Bool = false) {
        self.name = name
        self.length = length
        self.place = place
        self.isPlace = isPlace
      }
    }

    /// Views that each decide how long an element is.
    public struct Decider: Hashable, Sendable {
      /// The names of those that lie around the element; empty for one without a name.
      public var outer: [String]
      /// The names of those that lie beside it.
      public var beside: [String]
      /// Whether the element grows by as much as they do.
      public var isEven: Bool

      /// Creates views that decide a length.
      public init(outer: [String] = [], beside: [String] = [], isEven: Bool) {
        self.outer = outer
        self.beside = beside
        self.isEven = isEven
      }

      /// The names of them all.
      public var names: [String] { outer + beside }
    }

    /// A view that keeps an element from growing, as one around it beyond whose ends no touch reaches.
    public struct Limit: Hashable, Sendable {
      /// Its name; empty for one without a name.
      public var name: String
      /// The most that it leaves the element, in points.
      public var length: Double
      /// Whether it is as long as the element makes it, so that touches beyond the element miss it too.
      public var follows: Bool
      /// Whether what it shows alone keeps it from growing, with a priority that nothing overrules.
      public var isHugged: Bool
      /// Whether it leaves no more only by where the element lies in it.
      public var isPlace: Bool
      /// The method that gives it its length, where a list asks its delegate for that.
      public var giver: String?

      /// Creates a limit.
      public init(
        name: String, length: Double, follows: Bool = false, isHugged: Bool = false,
        isPlace: Bool = false, giver: String? = nil
      ) {
        self.name = name
        self.length = length
        self.follows = follows
        self.isHugged = isHugged
        self.isPlace = isPlace
        self.giver = giver
      }
    }
  }
}

extension Screen.Sides {
  /// Whether something limits both.
  public var areKnown: Bool { width.most != nil && height.most != nil }
}

#if !hasFeature(Embedded)
  extension Screen.Sides: Codable {}
  extension Screen.Side: Codable {}
  extension Screen.Side.Room: Codable {}
  extension Screen.Side.Decider: Codable {}
  extension Screen.Side.Limit: Codable {}
#endif
