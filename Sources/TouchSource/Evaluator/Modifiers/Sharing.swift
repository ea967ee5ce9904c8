import TouchLayout
import TouchModel

/// Groups of `TouchUI` whose members share the space between them. What a group tells its members
/// by the environment depends on their frames, so that layout works it out.
extension Evaluation {
  /// A group or a member, if the modifier sets what groups and members tell.
  func shared(
    _ call: ViewValue.Call, _ content: ViewValue, _ environment: FlowingEnvironment
  ) -> ViewNode? {
    guard call.name == "environment", call.arguments.count == 2,
      case .keyPath(let names) = call.arguments[0].value
    else { return nil }
    switch names.first {
    case "touchSharing":
      guard case .instance(let sharing) = call.arguments[1].value else { return nil }
      func points(_ name: String) -> Length? {
        length(sharing.fields[name], open: Self.openExtent)
      }
      guard let size = points("targetSize"), let shift = points("maximumShift") else { return nil }
      let way = ViewNode.Sharing(size: size, maximumShift: shift)
      return ViewNode(
        .modified(settle(content, in: environment), .sharesTouches(way)), origin: call.origin)
    case "touchGrowth":
      var inside = environment
      inside.values["touchGrowth"] = Self.share
      return ViewNode(
        .modified(settle(content, in: inside), .takesShare), origin: call.origin)
    default: return nil
    }
  }

  /// As far as a member is granted.
  private static let share = Value.external(
    External(type: "TouchSharing", path: [External.Step(name: "share")]))

  /// Whether outsets are those that a member is granted.
  func isShare(_ outsets: Value) -> Bool {
    guard case .external(let external) = outsets else { return false }
    return external.type == "TouchSharing" && external.name == "share"
  }
}
