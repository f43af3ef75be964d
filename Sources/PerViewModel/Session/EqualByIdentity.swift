/// Objects that are equal only to themselves, so that events can carry them.
public protocol EqualByIdentity: AnyObject, Hashable {}

extension EqualByIdentity {
  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
