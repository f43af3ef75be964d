import PerModel
import PerText
import PerTransfer
import PerWords

/// What products without deal and terms offer, "500 g for €0.95"; each quantity and price is written once.
struct OfferTexts {
  private let formatter: Formatter
  /// What comes before, between and behind the two.
  private let pieces: [Text]
  private let isPriceFirst: Bool
  private let quantities: [Quantity]
  private let prices: [Money]
  private var quantityTexts: [Text?]
  private var priceTexts: [Text?]
  private var texts = TextStore()
  private typealias Text = TextStore.Text

  /// `nil` where the language puts them together in a way that is not so simple.
  init?(_ formatter: Formatter, _ fields: FieldMemory) {
    guard let pattern = formatter.offerPattern else { return nil }
    var texts = TextStore()
    pieces = pattern.pieces.compactMap { texts.add($0) }
    self.texts = texts
    guard pieces.count == pattern.pieces.count else { return nil }
    isPriceFirst = pattern.isPriceFirst
    self.formatter = formatter
    (quantities, prices) = (fields.quantities, fields.prices)
    quantityTexts = Array(repeating: nil, count: quantities.count)
    priceTexts = Array(repeating: nil, count: prices.count)
  }

  /// `nil`, and nothing is written, where the text takes more than putting its parts together.
  mutating func write(_ quantity: Int, _ price: Int, to line: inout [UInt8]) -> Int? {
    if quantityTexts[quantity] == nil {
      quantityTexts[quantity] = texts.add(formatter.quantity(quantities[quantity]))
    }
    if priceTexts[price] == nil { priceTexts[price] = texts.add(formatter.price(prices[price])) }
    guard let quantity = quantityTexts[quantity], let price = priceTexts[price] else { return nil }
    let (first, second) = isPriceFirst ? (price, quantity) : (quantity, price)
    return texts.write(pieces[0], to: &line) + texts.write(first, to: &line)
      + texts.write(pieces[1], to: &line) + texts.write(second, to: &line)
      + texts.write(pieces[2], to: &line)
  }
}
