import PerModel

/// Something to buy: "2 kg carrots".
public struct ShoppingNeed: Hashable, Sendable {
  /// How it was said.
  public let text: String
  /// How much is needed; `nil` for one pack, whatever it holds.
  public let quantity: Quantity?

  /// Something to buy.
  public init(text: String, quantity: Quantity?) {
    (self.text, self.quantity) = (text, quantity)
  }
}
