/// The price by which a product is ranked today: the newest one of its store that the price book has and that still
/// holds.
///
/// What was typed stays as it is. It counts again as soon as the book has nothing better.
public struct CurrentPrice: Hashable, Sendable {
  /// What the product costs today.
  public let fact: PriceObservation
  /// Whether that is the price that was typed.
  public let isTyped: Bool
  /// The regular price of a reduced product; `nil` if it is not reduced, or the price is unknown.
  public let regular: PriceObservation?
  /// The offer of the store that has ended in the last days; `nil` for none.
  public let ended: PriceObservation?

  /// For how many days the end of an offer is mentioned.
  static let daysAfterEnd = 7

  /// `nil` if there is nothing to add to the typed price.
  ///
  /// - Parameters:
  ///   - product: as it was paid, with its currency.
  ///   - facts: all that the book says of the article, the oldest first.
  ///   - withdrawn: what it no longer says: a corrected price gives way to its correction.
  ///   - typed: when the price was typed, if the book does not know it; `nil` if unknown.
  public init?(
    of product: Product, _ article: Article, _ facts: [PriceObservation],
    withdrawn: [PriceObservation] = [], typed: CalendarDay? = nil, on today: CalendarDay
  ) {
    let there = facts.filter { $0.isPrice(of: product, article, on: today) }
    let own = there.last { $0.product.statesSamePrice(as: product) }
    guard
      let shelf = ShelfPrice.all(of: article, there, on: today).first?.fact.completed(by: article)
    else { return nil }
    let isBetter =
      own.map { $0.hasSurelyEnded(by: today) || shelf.isNewer(than: $0) }
      ?? shelf.isBetterKnown(than: product, facts, withdrawn, typed: typed, on: today)
    let replaces =
      isBetter && shelf.holds(on: today) && !shelf.product.statesSamePrice(as: product)
    guard let fact = replaces ? shelf : own else { return nil }
    let isReduced = fact.isOffer && (replaces || fact.until != nil)
    let regular = isReduced ? there.last { !$0.isOffer } : nil
    self.fact = fact
    isTyped = !replaces
    self.regular = regular?.completed(by: article)
    ended =
      fact.isOffer
      ? nil
      : there.last { offer in
        guard offer.isOffer, !offer.holds(on: today), let last = offer.lastDay else { return false }
        return last.distance(to: today) <= Self.daysAfterEnd && fact.day <= last
      }
    if isTyped, self.regular == nil, ended == nil { return nil }
  }
}

extension PriceObservation {
  /// Whether it says what a pack of a product costs in the product's store, to everyone and in the same currency.
  fileprivate func isPrice(of product: Product, _ article: Article, on today: CalendarDay) -> Bool {
    guard isForEverybody, day <= today, hasBegun(by: today),
      Article.key(of: store) == Article.key(of: product.store),
      // Without a store, prices of other comparisons may be of any store.
      !product.store.isEmpty || source != Self.sourceOfComparisons
        || self.product.statesSamePrice(as: product),
      currency == nil || product.currency == nil || currency == product.currency
    else { return false }
    // Another size of pack has a price of its own.
    guard let own = product.quantity, let quantity = completed(by: article).quantity else {
      return false
    }
    return own.measure.isComparable(with: quantity.measure) && own.total == quantity.total
  }

  fileprivate func isNewer(than other: PriceObservation) -> Bool {
    (other.day, other.id) < (day, id)
  }

  /// Whether it counts rather than a typed price that is missing from the book.
  fileprivate func isBetterKnown(
    than product: Product, _ facts: [PriceObservation], _ withdrawn: [PriceObservation],
    typed: CalendarDay?, on today: CalendarDay
  ) -> Bool {
    // An offer was typed that begins later.
    let isEarly = facts.contains {
      !$0.hasBegun(by: today) && $0.product.statesSamePrice(as: product)
    }
    if isEarly { return true }
    if let corrected = withdrawn.last(where: { $0.product.statesSamePrice(as: product) }) {
      return isCorrection(of: corrected, among: withdrawn) || isNewer(than: corrected)
    }
    return typed.map { $0 < day } ?? false
  }

  /// Whether it was an offer that is over. A deal that was typed without days may still hold.
  fileprivate func hasSurelyEnded(by today: CalendarDay) -> Bool {
    guard let lastDay, lastDay < today else { return false }
    return until != nil || source != Self.sourceOfComparisons
  }

  /// Whether it corrects a fact, or one that has corrected it, and so on.
  fileprivate func isCorrection(
    of fact: PriceObservation, among withdrawn: [PriceObservation]
  ) -> Bool {
    var corrected = corrects
    // Each step leads to an older fact; a loop, which only a spoiled book has, ends all the same.
    for _ in 0...withdrawn.count {
      guard let id = corrected else { return false }
      if id == fact.id { return true }
      corrected = withdrawn.first { $0.id == id }?.corrects
    }
    return false
  }
}

extension Product {
  /// The product at its current price; `nil` where its currency cannot be compared with that of the price.
  ///
  /// The price's own statements decide what is paid. Those that only the product has stay: deposit, tax and contents.
  public func costing(_ price: CurrentPrice) -> Product? {
    guard !price.isTyped else { return self }
    let fact = price.fact.product
    var paid = asPaid
    (paid.price, paid.deal) = (fact.price, fact.deal)
    paid.terms = fact.terms.completed(by: terms)
    guard let currency else { return paid }
    return paid.compared(in: currency, by: ExchangeRates(on: price.fact.day), before: conversion)
  }
}

extension Terms {
  /// The same, with missing terms taken from others, except those that belong to a single price.
  fileprivate func completed(by other: Terms) -> Terms {
    var terms = self
    for kind in Kind.allCases { terms.complete(kind, by: other) }
    terms.basketCount = other.basketCount
    return terms
  }

  private mutating func complete(_ kind: Kind, by other: Terms) {
    switch kind {
    case .deposit: deposit = deposit ?? other.deposit
    case .fee: fee = fee ?? other.fee
    case .tax: tax = tax ?? other.tax
    case .shipping: shipping = shipping ?? other.shipping
    case .drained: drained = drained ?? other.drained
    case .usableShare: usableShare = usableShare ?? other.usableShare
    case .packCount: packCount = packCount ?? other.packCount
    case .strength: strengths = strengths ?? other.strengths
    case .density: density = density ?? other.density
    case .loyaltyPrice, .coupon, .cashback, .limit, .offerDays: break
    }
  }
}

extension Comparison {
  /// The comparison as it is ranked: those of its products that have another price today at that price.
  public func following(_ prices: [Product.ID: CurrentPrice]) -> Comparison {
    let replaced = prices.filter { !$0.value.isTyped }
    guard !replaced.isEmpty else { return self }
    var shown = self
    for index in shown.products.indices {
      guard let price = replaced[products[index].id],
        let product = products[index].costing(price)
      else { continue }
      shown.products[index] = product
    }
    return shown
  }
}
