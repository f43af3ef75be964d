import PerModel

/// Reads offers in structured data.
struct SchemaOffers {
  let readers: TextReaders

  /// The offers of a product.
  func offers(of product: SchemaNode) -> [SchemaOffer] {
    var offers: [SchemaOffer] = []
    for node in product.nodes("offers", "offer") {
      offers += self.offers(node, depth: 0)
    }
    if offers.isEmpty, product.has(["price", "lowprice", "pricespecification"]) {
      offers += self.offers(product, depth: 0)
    }
    return offers
  }

  private func offers(_ node: SchemaNode, depth: Int) -> [SchemaOffer] {
    guard depth < 8 else { return [] }
    let inner = node.nodes("offers", "offer", "itemlistelement").filter { $0 !== node }
    let own = offer(node)
    let others = inner.prefix(200).flatMap { self.offers($0, depth: depth + 1) }
    guard own.price != nil else { return others.isEmpty ? [own] : others }
    guard own.isRange || !others.isEmpty else { return [own] }
    var highest = own
    highest.price = amount(node.values("highprice").first, &highest.currency)
    return [own] + others + (highest.price == nil ? [] : [highest])
  }

  /// One offer, or the span of several.
  func offer(_ node: SchemaNode) -> SchemaOffer {
    var offer = SchemaOffer()
    offer.node = node.node
    offer.currency = currency(node)
    offer.store = node.text("seller", "offeredby")
    offer.quantity = SchemaQuantities(readers: readers).quantity(of: node, "eligiblequantity")
    offer.price = amount(node.values("price").first, &offer.currency)
    offer.isSeen = node.seen.contains("price")
    offer.isMixed =
      node.node != nil
      && Set(node.texts("price").compactMap { Self.amount($0, isNumber: false, readers)?.amount })
        .count > 1
    for specification in node.nodes("pricespecification", "price").prefix(20) {
      read(specification, into: &offer)
    }
    if offer.price == nil {
      let low = amount(node.values("lowprice").first, &offer.currency)
      let high = amount(node.values("highprice").first, &offer.currency)
      offer.price = low ?? high
      offer.isRange = low != nil && high != nil && low != high
    }
    return offer
  }

  /// A list price, a sale price, or what one unit costs.
  private func read(_ node: SchemaNode, into offer: inout SchemaOffer) {
    var currency = currency(node) ?? offer.currency
    guard let amount = amount(node.values("price", "minprice").first, &currency) else {
      for inner in node.nodes("pricecomponent").prefix(20) where inner !== node {
        read(inner, into: &offer)
      }
      return
    }
    let type = node.text("pricetype").lowercased()
    if type.contains("list") || type.contains("strike") || type.contains("msrp")
      || type.contains("srp") || type.contains("regular")
    {
      offer.former = amount
      offer.currency = offer.currency ?? currency
      if offer.price == amount { offer.price = nil }
      return
    }
    if let per = SchemaQuantities(readers: readers).reference(of: node) {
      if offer.unitPrice == nil { offer.unitPrice = (amount, per) }
      if offer.price == nil, per.unit.kind == .count, per.total == .one { offer.price = amount }
      offer.currency = offer.currency ?? currency
      return
    }
    if offer.price == nil || type.contains("sale") { offer.price = amount }
    offer.currency = offer.currency ?? currency
  }

  private func currency(_ node: SchemaNode) -> Currency? {
    let text = node.text("pricecurrency", "currency").trimmed
    if let currency = Currency(code: text), Currency.all.contains(currency) { return currency }
    // A sign
    return text.isEmpty ? nil : readers.price(text + "1")?.currency
  }

  /// An amount of money as structured data has it, where a point is a point.
  func amount(_ value: SchemaValue?, _ currency: inout Currency?) -> Rational? {
    guard case .text(let text, let isNumber)? = value else { return nil }
    let amount = Self.amount(text, isNumber: isNumber, readers)
    if currency == nil { currency = amount?.currency }
    guard let amount = amount?.amount, amount.isPositive else { return nil }
    return amount
  }

  static func amount(
    _ text: String, isNumber: Bool, _ readers: TextReaders
  ) -> (amount: Rational, currency: Currency?)? {
    let text = text.trimmed
    guard text.utf8.count <= 60, text.contains(where: \.isNumber) else { return nil }
    if let plain = (try? Rational(decimal: text)) ?? nil { return (plain, nil) }
    if isNumber { return nil }
    if let read = readers.price(text), read.per == nil { return (read.amount, read.currency) }
    // "12.99 - 15.99", "from 12.99"
    let found = PriceScan(text, readers).prices
    return found.count == 1 ? (found[0].price.amount, found[0].price.currency) : nil
  }
}
