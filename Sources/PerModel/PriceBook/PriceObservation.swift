/// What an article cost in a store on a day: a fact. It is corrected by another fact, or withdrawn, but never
/// overwritten.
public struct PriceObservation: Hashable, Sendable, Identifiable {
  /// The same wherever the book is shared.
  public let id: ID
  /// What was for sale.
  public let article: Article.ID
  /// When it was seen, where the person was.
  public var day: CalendarDay
  /// Whether it was the regular price or a reduced one, and for whom.
  public var kind: Kind
  /// The first day of an offer; `nil` while unknown.
  public var from: CalendarDay?
  /// The last day of an offer, on which it still holds; `nil` while unknown.
  public var until: CalendarDay?
  /// Where the fact comes from: "typed", "comparison", "Open Prices" …; empty while unknown.
  public var source: String
  /// The fact that this one corrects; `nil` for none.
  public var corrects: ID?
  /// The sources of prices typed into a comparison, and of those typed into the book itself.
  public static let (sourceOfComparisons, sourceOfBook) = ("comparison", "typed")
  /// The product that was seen, with nothing but what decides its price, where it was and a note: so a fact
  /// is read, written and priced as a product is.
  public private(set) var product: Product

  /// A fact's identity.
  public typealias ID = UniqueID<PriceObservation>

  /// How a price came about.
  public enum Kind: String, CaseIterable, Sendable {
    case regular
    /// Reduced for everyone.
    case offer
    /// Reduced with the store's card or app.
    case loyalty
    /// Reduced because it does not keep much longer.
    case nearExpiry
  }

  /// A fact about a product: its quantity, price, deal, terms, store and note count.
  public init(
    id: ID, article: Article.ID, day: CalendarDay, of product: Product, kind: Kind = .regular,
    from: CalendarDay? = nil, until: CalendarDay? = nil, source: String = "", corrects: ID? = nil
  ) {
    self.id = id
    self.article = article
    self.day = day
    // What has the days of an offer is one.
    let days = product.terms.offerDays
    self.kind = days != nil && kind == .regular ? .offer : kind
    self.from = from ?? days?.first
    self.until = until ?? days?.last
    self.source = source
    self.corrects = corrects
    self.product = Product(
      id: Self.productID, quantity: product.quantity, price: product.price, deal: product.deal,
      terms: product.terms.ofFact, store: product.store, note: product.note,
      unknown: product.unknown)
  }

  /// The same for all, so that equal facts are equal.
  private static let productID = Product.ID(rawValue: 1)
  private static let nothing = Product(id: productID)

  /// What a pack held then; `nil` while unknown.
  public var quantity: Quantity? { product.quantity }
  /// What a pack cost; `nil` where only a deal says a price.
  public var price: Money? { product.price }
  /// Where it was sold; empty while unknown.
  public var store: String { product.store }
  /// What the person says about it.
  public var note: String { product.note }
  /// Whether the price was reduced.
  public var isOffer: Bool { kind != .regular }
  /// Whether everyone paid this price, unlike prices for members and for short-dated goods.
  public var isForEverybody: Bool { kind == .regular || kind == .offer }
  /// The currency of the price, or of the deal if only that states one.
  public var currency: Currency? { price?.currency ?? product.deal?.currency }

  /// The days on which the price is known to have held.
  public var days: ClosedRange<CalendarDay> {
    guard isOffer else { return day...day }
    let first = from ?? min(day, until ?? day)
    return first...max(first, until ?? day)
  }

  /// Whether both tell of the same occasion: the same article in the same store on the same day, at prices of
  /// the same kind, and in packs of the same size where both say it.
  public func isOfSameOccasion(as other: PriceObservation) -> Bool {
    article == other.article && day == other.day && kind == other.kind
      && Article.key(of: store) == Article.key(of: other.store) && isOfSamePack(as: other)
  }

  private func isOfSamePack(as other: PriceObservation) -> Bool {
    guard let quantity, let other = other.quantity else { return true }
    return quantity == other
      || quantity.measure.isComparable(with: other.measure) && quantity.total == other.total
  }

  /// Whether the price holds already on a day, as far as its first day is known.
  ///
  /// - Parameter day: `nil` where all days count.
  public func hasBegun(by day: CalendarDay?) -> Bool {
    if let from, let day { from <= day } else { true }
  }

  /// Whether both say the same, whatever their identity, source and note.
  public func saysSame(as other: PriceObservation) -> Bool {
    isOfSameOccasion(as: other) && from == other.from && until == other.until
      && product.statesSamePrice(as: other.product)
  }
}

extension PriceObservation {
  /// The fact about the article's pack, or about one item, where it does not say what the pack held.
  public func completed(by article: Article) -> PriceObservation {
    guard quantity == nil, let pack = article.pack ?? (try? Quantity(1, .item)) else { return self }
    var fact = self
    fact.product.quantity = pack
    return fact
  }
}

extension Product {
  /// Whether both cost and hold the same on the same terms in the same store.
  public func statesSamePrice(as other: Product) -> Bool {
    price == other.price && quantity == other.quantity && deal == other.deal
      && terms.ofFact == other.terms.ofFact && store == other.store
  }

  /// The product with its price in this currency, where it has only a deal that names none.
  public func statingCurrency(_ currency: Currency?) -> Product {
    guard price == nil, let deal, deal.currency == nil, let currency else { return self }
    var product = self
    product.deal = Deal(
      deal.kind, priceEach: deal.priceEach, currency: currency, minimumCount: deal.minimumCount)
    return product
  }

  /// Whether it says any price.
  public var statesPrice: Bool { price != nil || deal?.total != nil }
}

/// When and where prices of one kind were seen.
private struct Occasion: Hashable {
  let day: CalendarDay
  let kind: PriceObservation.Kind
  let store: String
}

extension [PriceObservation] {
  /// Facts about one article without those whose place another one has taken: of several that correct the same, or that
  /// tell of the same occasion, the last one counts. So it is on all devices that have noted, or corrected, the same.
  ///
  /// The facts are the oldest first, and those of a day as they were made.
  public var standing: [PriceObservation] {
    let mayShareOccasions = zip(self, dropFirst()).contains { $0.day == $1.day }
    guard mayShareOccasions || contains(where: { $0.corrects != nil }) else { return self }
    var later: [Occasion: [PriceObservation]] = [:]
    var corrected: Set<PriceObservation.ID> = []
    var standing: [PriceObservation] = []
    for fact in self.sorted(by: { $0.id > $1.id }) {
      if let old = fact.corrects, !corrected.insert(old).inserted { continue }
      let occasion = Occasion(
        day: fact.day, kind: fact.kind, store: Article.key(of: fact.store))
      if later[occasion]?.contains(where: fact.isOfSameOccasion) ?? false { continue }
      later[occasion, default: []].append(fact)
      standing.append(fact)
    }
    return standing.count == count ? self : filter(Set(standing).contains)
  }
}

// The one list of a fact's members: the database, the undo log and JSON come from it. What the product has
// said is written as `ExactProduct` writes it.
extension PriceObservation {
  private static let fields: [ExactField<PriceObservation>] = [
    ExactField("kind", \.kindText, \.rawValue) { Kind(rawValue: $0) },
    ExactField("from", \.from, \.description) { CalendarDay($0) },
    ExactField("until", \.until, \.description) { CalendarDay($0) },
    ExactField("source", \.source),
    ExactField("corrects", \.corrects, \.description) { ID($0) },
  ]

  /// All members that there are, by name, but for the identity, the article and the day.
  public var exactMembers: [ExactMember] {
    Self.fields.members(of: self) + ExactProduct(product).members
  }

  /// The fact with these members. What this program cannot read is kept.
  public init(id: ID, article: Article.ID, day: CalendarDay, members: [ExactMember]) {
    (self.id, self.article, self.day) = (id, article, day)
    (kind, source, product) = (.regular, "", Self.nothing)
    var exact = ExactProduct(id: Self.productID)
    for member in members where !Self.fields.read(member, into: &self) { exact.add(member) }
    product = exact.product
  }

  private var kindText: Kind? {
    get { kind == .regular ? nil : kind }
    set { kind = newValue ?? .regular }
  }
}

extension PriceObservation {
  /// Whether the price can be expected: a regular one always, an offer from its first day to its last or, where that
  /// is not known, for a week.
  public func holds(on day: CalendarDay) -> Bool {
    guard let lastDay else { return true }
    return from ?? day <= day && day <= lastDay
  }

  /// The last day of an offer, known or usual; `nil` for a regular price.
  public var lastDay: CalendarDay? {
    isOffer ? until ?? day.advanced(by: Self.usualDaysOfOffer - 1) : nil
  }

  /// How long offers last if not stated: most stores change them every week.
  private static let usualDaysOfOffer = 7
}

extension PriceHistory {
  /// How the pack of a price differs from the pack of the last price before it, in the same store where
  /// there is one; `nil` if it does not, its content is not known, or it is sold loose. A pack of quite
  /// another size is not a changed one.
  public func packChange(to judged: PriceObservation) -> PackChange? {
    let before = others(than: judged).filter {
      $0.observation.day <= judged.day && $0.observation.isOfSimilarSize(as: judged)
    }
    let store = Article.key(of: judged.store)
    let last = before.last { Article.key(of: $0.observation.store) == store } ?? before.last
    guard let last, let old = last.observation.quantity, let new = judged.quantity,
      last.observation.product.terms.pricedPer == nil, judged.product.terms.pricedPer == nil,
      old.measure.isComparable(with: new.measure), old.total != new.total,
      let change = try? new.total / old.total - .one
    else { return nil }
    let unitPrice = judged.entry(in: currency)?.unitPrice
    return PackChange(
      from: old, to: new, contentChange: change,
      unitPriceChange: unitPrice.flatMap { $0.excess(over: last.unitPrice) })
  }
}

extension PriceObservation {
  /// Whether neither pack holds half as much again as the other.
  func isOfSimilarSize(as other: PriceObservation) -> Bool {
    guard let own = quantity, let others = other.quantity,
      own.measure.isComparable(with: others.measure),
      let ratio = try? own.total / others.total, let limit = try? Rational(3, over: 2),
      let inverse = try? .one / limit
    else { return false }
    return inverse < ratio && ratio < limit
  }
}

/// A pack that holds more or less than it did.
public struct PackChange: Hashable, Sendable {
  /// What it held when it was last seen.
  public let from: Quantity
  /// What it holds now.
  public let to: Quantity
  /// The change of its content, as a share of the former one; below 0 if it holds less.
  public let contentChange: Rational
  /// How much more a unit costs than by the last price, as a share of that; `nil` while unknown.
  public let unitPriceChange: Rational?

  /// Whether it holds less and a unit costs more.
  public var isShrinkflation: Bool {
    contentChange.isNegative && unitPriceChange.map(\.isPositive) ?? false
  }
}
