/// Something that an evaluation asks of a whole project, whose answer an edit of any file may change.
///
/// Names stand without those around them: an edit that changes what one of its equals declares is
/// taken to change the answer.
enum Question: Hashable, Sendable {
  /// The types, extensions and aliases of a name, with what they inherit from.
  case type(String)
  /// The types and extensions that inherit from one of a name.
  case heirs(String)
  /// The functions and variables of a name outside any type.
  case global(String)
  /// The members of a name that extensions add to a type.
  case member(String, of: String)
  /// Whether some view sets a key of the environment.
  case environmentKey(String)
  /// The files that mention a name.
  case mention(String)
  /// The files that import a module.
  case module(String)
  /// The size of a picture.
  case image(String)
  /// The measures of a font.
  case font(String)
  /// The words of a key.
  case words(String)
  /// The key of words that a tool makes a name of.
  case wordKey(String)
  /// The views that an outlet of a class is connected to.
  case outlet(String, of: String)
  /// What reacts in files of Interface Builder without an outlet and concerns a class.
  case targets(String)
  /// Whether files of Interface Builder have a class and connect no outlet of a name.
  case openOutlet(String, of: String)
  /// Whether files of Interface Builder may set a property of a name.
  case attribute(String)
  /// What files of Interface Builder make of a class, and how what they hold outermost of it is resized.
  case instances(String)
}

extension Question: Stored {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .type(let name): writer.write(members: 0, name)
    case .global(let name): writer.write(members: 1, name)
    case .member(let name, let type): writer.write(members: 2, name, type)
    case .environmentKey(let name): writer.write(members: 3, name)
    case .mention(let name): writer.write(members: 4, name)
    case .image(let name): writer.write(members: 5, name)
    case .words(let name): writer.write(members: 6, name)
    case .module(let name): writer.write(members: 7, name)
    case .heirs(let name): writer.write(members: 8, name)
    case .wordKey(let name): writer.write(members: 9, name)
    case .font(let name): writer.write(members: 10, name)
    case .outlet(let name, let type): writer.write(members: 11, name, type)
    case .targets(let name): writer.write(members: 12, name)
    case .openOutlet(let name, let type): writer.write(members: 13, name, type)
    case .attribute(let name): writer.write(members: 14, name)
    case .instances(let name): writer.write(members: 15, name)
    }
  }

  init(from reader: inout ByteReader) throws(DamagedBytes) {
    let kind = try reader.number()
    let name = try reader.string()
    switch kind {
    case 0: self = .type(name)
    case 1: self = .global(name)
    case 2: self = .member(name, of: try reader.string())
    case 3: self = .environmentKey(name)
    case 4: self = .mention(name)
    case 5: self = .image(name)
    case 6: self = .words(name)
    case 7: self = .module(name)
    case 8: self = .heirs(name)
    case 9: self = .wordKey(name)
    case 10: self = .font(name)
    case 11: self = .outlet(name, of: try reader.string())
    case 12: self = .targets(name)
    case 13: self = .openOutlet(name, of: try reader.string())
    case 14: self = .attribute(name)
    case 15: self = .instances(name)
    default: throw DamagedBytes()
    }
  }
}

extension FileScan {
  /// What the file contributes to the answer of each question.
  var contributions: [Question: [String]] {
    var result: [Question: [String]] = [:]
    for type in types {
      guard let name = type.path.last else { continue }
      let facts =
        ["\(type.kind.rawValue) \(type.isPrivate ? "private" : "") \(type.system)"]
        + [type.objectiveCName ?? ""] + type.path + [":"] + type.inherits
      result[.type(name), default: []] += facts
    }
    for (name, positions) in types.positionsOfHeirs {
      result[.heirs(name)] = positions.map { types[$0].path.joined(separator: ".") }
    }
    for name in globals { result[.global(name)] = [] }
    for (type, names) in extensionMembers {
      for name in names { result[.member(name, of: type)] = [] }
    }
    for key in environmentKeys { result[.environmentKey(key)] = [] }
    for name in mentions.keys { result[.mention(name)] = [] }
    for name in imports { result[.module(name)] = [] }
    return result
  }

  /// The questions whose answers change where one scan of a file takes the place of another.
  static func changes(from old: FileScan?, to new: FileScan?) -> Set<Question> {
    let (old, new) = (old?.contributions ?? [:], new?.contributions ?? [:])
    var changed: Set<Question> = []
    for (question, facts) in old where new[question] != facts { changed.insert(question) }
    for question in new.keys where old[question] == nil { changed.insert(question) }
    return changed
  }
}
