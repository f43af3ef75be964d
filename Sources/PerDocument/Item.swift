/// An item of microdata or RDFa: what it is, and its properties.
public struct Item: Sendable {
  /// Addresses or names of its types: "https://schema.org/Product".
  public var types: [String]
  /// The name by which other items refer to it; empty if none does.
  public var identity = ""
  /// Where it is.
  public var node: Int
  /// Its properties, in order. One name may come several times.
  public var properties: [(name: String, value: Value)] = []
  /// Whether it is the value of a property of another one.
  public var isInner = false

  /// What a property says.
  public enum Value: Sendable {
    /// A text, and the node that says it.
    case text(String, node: Int)
    /// What is seen inside a node.
    case content(node: Int)
    /// The number of another item.
    case item(Int)
  }

  /// An item without properties.
  public init(types: [String], node: Int) { (self.types, self.node) = (types, node) }
}
