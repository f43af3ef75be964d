/// The quantities and prices of many products, each kept once: in a long list the same ones come again and again.
public final class FieldMemory {
  package private(set) var quantities: [Quantity] = []
  package private(set) var prices: [Money] = []
  private var quantityIndices: [Quantity: Int] = [:]
  private var priceIndices: [Money: Int] = [:]

  /// A memory of nothing yet.
  public init() {}

  package func index(of quantity: Quantity) -> Int {
    if let index = quantityIndices[quantity] { return index }
    quantities.append(quantity)
    quantityIndices[quantity] = quantities.count - 1
    return quantities.count - 1
  }

  package func index(of price: Money) -> Int {
    if let index = priceIndices[price] { return index }
    prices.append(price)
    priceIndices[price] = prices.count - 1
    return prices.count - 1
  }
}
