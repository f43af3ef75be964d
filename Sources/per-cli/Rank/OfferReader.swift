import PerModel
import PerText

/// Makes products of offers, as far as they can be read.
struct OfferReader {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let deals: DealReader
  private let lines: LineReader
  /// The currency of a price without one.
  let currency: Currency

  /// A product, and what keeps it from being ranked.
  typealias Result = (product: Product, problem: String?)

  init(_ locale: UserLocale) {
    let context = ReadingContext(locale)
    let moneyContext = ReadingContext(money: locale)
    quantities = QuantityReader(context)
    prices = PriceReader(moneyContext)
    deals = DealReader(moneyContext)
    lines = LineReader(context)
    currency = locale.currency
  }

  func read(_ offer: Offer) -> Result {
    switch offer {
    case .malformed(let text, let problem): (Product(name: text), problem)
    case .line(let text): read(text)
    case .columns(let texts): read(texts)
    }
  }

  private func read(_ texts: [Offer.Column: String]) -> Result {
    var product = Product(name: texts[.name] ?? "", store: texts[.store] ?? "")
    do throws(ReadingError) {
      var deal: Deal?
      if let text = texts[.quantity], !text.isBlank {
        product.quantity = try quantities.read(text).counted(in: 0..<text.utf8.count)
      }
      if let text = texts[.price], !text.isBlank {
        let read = try prices.read(text)
        product.price = Money(read.amount, read.currency ?? currency)
      }
      if let text = texts[.deal], !text.isBlank { deal = try deals.read(text) }
      let problem = apply(deal, to: &product)
      return (product, problem)
    } catch {
      return (product, error.sentence)
    }
  }

  /// A line without a name is its own.
  private func read(_ text: String) -> Result {
    let line = lines.read(text)
    var product = Product(
      name: line.name.isEmpty ? text : line.name, store: line.store?.value ?? "")
    if let price = line.price?.value {
      product.price = Money(price.amount, price.currency ?? currency)
    }
    do throws(ReadingError) {
      if let part = line.quantity { product.quantity = try part.value.counted(in: part.range) }
    } catch {
      return (product, error.sentence)
    }
    guard line.notUnderstood.isEmpty else {
      return (product, localized("Part of the line was not understood."))
    }
    let problem = apply(line.deal?.value, to: &product)
    return (product, problem)
  }

  /// Makes the product as many as the deal is about, for what these cost; the result is what keeps
  /// that from being.
  private func apply(_ deal: Deal?, to product: inout Product) -> String? {
    guard let deal, let quantity = product.quantity else { return nil }
    if let own = deal.currency, let price = product.price, price.currency != own {
      return localized(
        "%1$s cannot be compared with %2$s", own.code, price.currency.code)
    }
    do {
      let each = product.price?.amount ?? deal.priceEach
      guard let total = try each.map({ try deal.total(priceEach: $0) }) ?? deal.total else {
        return nil
      }
      product.price = Money(total, deal.currency ?? product.price?.currency ?? currency)
      product.quantity = try Quantity(
        packs: deal.count > 1 ? [deal.count] + quantity.packs : quantity.packs,
        quantity.amount, quantity.unit, of: quantity.countName)
      return nil
    } catch {
      return localized("the unit price is too large")
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
