import PerModel
import PerText

/// Makes products of offers, as far as they can be read.
struct OfferReader {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let lines: LineReader
  /// The currency of a price without one.
  let currency: Currency

  /// A product, and what keeps it from being ranked.
  typealias Result = (product: Product, problem: String?)

  init(_ locale: UserLocale) {
    quantities = QuantityReader(ReadingContext(locale))
    prices = PriceReader(ReadingContext(money: locale))
    lines = LineReader(ReadingContext(locale))
    currency = locale.currency
  }

  func read(_ offer: Offer) -> Result {
    switch offer {
    case .malformed(let text, let problem):
      return (Product(name: text), problem)
    case .line(let text):
      return read(text)
    case .columns(let texts):
      return read(texts)
    }
  }

  private func read(_ texts: [Offer.Column: String]) -> Result {
    var result: Result = (Product(name: texts[.name] ?? "", store: texts[.store] ?? ""), nil)
    do throws(ReadingError) {
      if let text = texts[.quantity], !text.isBlank {
        result.product.quantity = try quantity(text)
      }
      if let text = texts[.price], !text.isBlank {
        let read = try prices.read(text)
        result.product.price = Money(read.amount, read.currency ?? currency)
      }
    } catch { result.problem = error.sentence }
    return result
  }

  private func read(_ text: String) -> Result { fatalError() }

  private func quantity(_ text: String) throws(ReadingError) -> Quantity {
    let read = try quantities.read(text)
    do throws(QuantityError) {
      return try read.quantity(defaultUnit: .item)
    } catch { throw ReadingError(.tooLarge, 0..<text.utf8.count) }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
