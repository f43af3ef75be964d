/// What elements that look alike have in common.
public struct Shape: Sendable, Hashable {
  /// The name of the element: "div".
  public let name: String
  /// What its author calls it, in lower case: classes, identity, test names. Hints, never facts.
  public let hints: String

  /// A shape.
  public init(name: String, hints: String) { (self.name, self.hints) = (name, hints) }
}
