import TouchModel

/// The names that a piece of setup code sees.
///
/// It is a class because closures share the names of the block that they were written in.
final class SetupFrame {
  let parent: SetupFrame?
  /// Numbers and other values by name.
  let scope: Scope
  /// What `self` is.
  let receiver: Thing
  /// Whether `self` is the object whose class is read.
  let isOwn: Bool
  /// The branches that the code stands in: it may not run, or more than once with other values.
  let branches: Set<Branch>
  /// Whether an animation runs the code, so that what it leaves is what it began with, or passes.
  let isPassing: Bool
  /// What the call that the code is an argument of hands to its closures first; nil for nothing.
  let handed: Thing?
  /// The controller that the call presents which the code is an argument of, as it is written; nil for none.
  let presented: String?
  private var things: [String: Thing] = [:]
  private var literals: [String: Expression] = [:]
  private var types: [String: TypeName] = [:]
  private var givers: [String: Place] = [:]
  private var sets: [String: Set<String>] = [:]
  private var makings: [String: Expression] = [:]
  private var alternatives: [String: [Value]] = [:]
  private var loops: [String: Loop] = [:]
  private var keyedViews: [String: [String: ViewFacts.ID?]] = [:]
  private var buildings: [String: Building] = [:]

  init(scope: Scope, receiver: Thing, isOwn: Bool, branches: Set<Branch> = []) {
    parent = nil
    self.scope = scope
    self.receiver = receiver
    self.isOwn = isOwn
    self.branches = branches
    isPassing = false
    handed = nil
    presented = nil
  }

  /// Creates a block inside another.
  init(
    in parent: SetupFrame, branch: Branch? = nil, isPassing: Bool = false, handing: Thing? = nil,
    presenting: String? = nil
  ) {
    self.parent = parent
    scope = Scope(in: parent.scope)
    receiver = parent.receiver
    isOwn = parent.isOwn
    branches = branch.map { parent.branches.union([$0]) } ?? parent.branches
    self.isPassing = isPassing || parent.isPassing
    handed = handing
    presented = presenting ?? parent.presented
  }

  /// A way on from a statement of this block; nil for the only one.
  func branch(
    at position: Position, _ number: Int = 0, of count: Int? = nil, isTaken: Bool = false,
    repeats: Bool = false, by condition: String? = nil
  ) -> Branch? {
    isTaken
      ? nil
      : Branch(
        file: scope.file, position: position, number: number, count: count, repeats: repeats,
        condition: condition)
  }

  func thing(_ name: String) -> Thing? {
    var frame: SetupFrame? = self
    while let current = frame {
      if let thing = current.things[name] { return thing }
      frame = current.parent
    }
    return nil
  }

  func bind(_ name: String, to thing: Thing) { things[name] = thing }

  /// The closure that a name stands for until a builder makes something of it, with the frame that holds it.
  func building(_ name: String) -> (Building, holder: SetupFrame)? {
    buildings[name].map { ($0, self) } ?? parent?.building(name)
  }

  func bind(_ name: String, building: Building?) { buildings[name] = building }

  /// The dictionary that a name stands for.
  func literal(_ name: String) -> Expression? { literals[name] ?? parent?.literal(name) }

  func bind(_ name: String, literal: Expression) { literals[name] = literal }

  /// The type that a generic name, as `T` and `Self`, stands for.
  func type(_ name: String) -> TypeName? { types[name] ?? parent?.type(name) }

  func bind(_ name: String, to type: TypeName) { types[name] = type }

  /// The members by their names of the set that a name stands for, as `leading` of edges; nil where they
  /// are not known.
  func members(of name: String) -> Set<String>? {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil || current.sets[name] != nil { return current.sets[name] }
      frame = current.parent
    }
    return nil
  }

  func bind(_ name: String, toMembers members: Set<String>?) { sets[name] = members }

  /// What a constant that is bound here or around is worked out of; nil for any other name.
  func making(of name: String) -> Expression? {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return current.makings[name] }
      frame = current.parent
    }
    return nil
  }

  func bind(_ name: String, madeOf expression: Expression?) { makings[name] = expression }

  /// What a constant that is bound here or around may be, where it is one of several values; nil for any
  /// other name.
  func alternatives(of name: String) -> [Value]? {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return current.alternatives[name] }
      frame = current.parent
    }
    return nil
  }

  /// Binds a constant to several values of which it is one, none yet for one that is given its value later.
  func bind(_ name: String, toOneOf values: [Value]?) { alternatives[name] = values }

  /// Takes in what else a constant may be that is bound here or around.
  func add(_ values: [Value], toAlternativesOf name: String) {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return current.alternatives[name, default: []] += values }
      frame = current.parent
    }
  }

  /// The views that a local dictionary holds by their keys, nil for one of several; nil where nothing is put
  /// into one of the name.
  func views(keyedIn name: String) -> [String: ViewFacts.ID?]? {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return current.keyedViews[name] }
      frame = current.parent
    }
    return nil
  }

  /// Puts a view under a key into a dictionary that is bound here or around.
  func keep(_ view: ViewFacts.ID, under key: String, in name: String) {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil {
        let other = current.keyedViews[name]?[key]
        current.keyedViews[name, default: [:]][key] =
          .some(other.map { $0 == view } ?? true ? view : nil)
        return
      }
      frame = current.parent
    }
  }

  /// What a loop goes through of whose members a name stands for each; nil for any other name.
  func loop(of name: String) -> Loop? {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return current.loops[name] }
      frame = current.parent
    }
    return nil
  }

  func bind(_ name: String, toEachOf loop: Loop) { loops[name] = loop }

  /// What a loop goes through.
  enum Loop {
    case members
    case numbers
  }

  /// Where a function was handed what a parameter stands for.
  func giver(of name: String) -> Place? { givers[name] ?? parent?.giver(of: name) }

  func bind(_ name: String, givenAt place: Place) { givers[name] = place }

  /// The branches between a name that is bound here or around and this block.
  func branches(since name: String) -> Set<Branch> {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil { return branches.subtracting(current.branches) }
      frame = current.parent
    }
    return []
  }

  /// Gives a new meaning to a name that is bound here or around; says whether there is one.
  func assign(_ name: String, _ thing: Thing) -> Bool {
    var frame: SetupFrame? = self
    while let current = frame {
      if current.things[name] != nil {
        current.things[name] = thing
        return true
      }
      frame = current.parent
    }
    return false
  }
}
