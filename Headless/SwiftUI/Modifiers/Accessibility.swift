import TouchLayout

/// What a screen reader says an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  var bits: UInt32
  init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }
  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isHeader = AccessibilityTraits(bits: 2)
  public static let isSelected = AccessibilityTraits(bits: 4)
  public static let isLink = AccessibilityTraits(bits: 8)
  public static let isImage = AccessibilityTraits(bits: 16)
  public static let isToggle = AccessibilityTraits(bits: 32)
  public static let updatesFrequently = AccessibilityTraits(bits: 64)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 128)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let found = contains(member)
    bits &= ~member.bits
    return found ? member : nil
  }
  public mutating func update(with new: Self) -> Self? {
    let found = contains(new)
    bits |= new.bits
    return found ? new : nil
  }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

/// What assistive technology is told of an element.
@MainActor public struct AccessibilityProperties {
  /// What it is called.
  public var label: String?
  /// What it does.
  public var hint: String?
  /// What it holds.
  public var value: String?
  /// What it is found by in tests.
  public var identifier: String?
  /// What it is, beside what it is by itself.
  public var traits = AccessibilityTraits()
  /// Whether it is passed over.
  public var isHidden = false
  /// What is outlined of it, where something around says so: the probe that measures it.
  var outline: UInt64?
  /// What else it can do, by name.
  public var actions: [(name: String, act: @MainActor () -> Void)] = []
  /// What happens when its value is to change.
  public var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
}

/// Whether a value is to grow.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How the parts of a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a standard action is.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  nonisolated private func told(
    _ change: @escaping @MainActor (inout AccessibilityProperties) -> Void
  ) -> some View {
    environmentChange { change(&$0.accessibility) }
  }

  /// What the element is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    told { $0.label = $0.label ?? labelKey.words }
  }
  /// What the element is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    told { $0.label = $0.label ?? label.words }
  }
  /// What the element is called.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    let words = String(label)
    return told { $0.label = $0.label ?? words }
  }
  /// What the element does.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    told { $0.hint = $0.hint ?? hintKey.words }
  }
  /// What the element does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    told { $0.hint = $0.hint ?? hint.words }
  }
  /// What the element does.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View {
    let words = String(hint)
    return told { $0.hint = $0.hint ?? words }
  }
  /// What the element holds.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    told { $0.value = $0.value ?? value.words }
  }
  /// What the element holds.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    told { $0.value = $0.value ?? valueKey.words }
  }
  /// What the element is found by in tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    told { $0.identifier = $0.identifier ?? identifier }
  }
  /// What the element is, beside what it is by itself.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    told { $0.traits.formUnion(traits) }
  }
  /// What the element is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    told { _ = $0.traits.remove(traits) }
  }
  /// Whether the element is passed over.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    told { $0.isHidden = $0.isHidden || hidden }
  }
  /// How the parts of the view are told.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    environmentChange { _ in }
  }
  /// What else the element can do.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return told { $0.actions.append((nameKey.words, { handler() })) }
  }
  /// What else the element can do.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return told { $0.actions.append((name.words, { handler() })) }
  }
  /// What the element does when it is activated.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return told { $0.actions.append((actionKind.name, { handler() })) }
  }
  /// What happens when the element's value is to change.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return told { $0.adjust = { handler($0) } }
  }
  /// What the element is told as.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    environmentChange { _ in }
  }
}
