import PerDatabase
import PerModel
import PerText
import PerWords

// What was typed before, in whatever comparison.
extension Library {
  /// Passes the texts that were typed before for a member of a product, say more and begin with the letters of
  /// `text`: the most frequent and, of these, the latest first.
  func suggestions(
    for text: String, of member: Product.Member, then: @escaping ([String]) -> Void
  ) {
    let listed = member == .store ? stores.stores.map { TextUse(text: $0.name, count: 1) } : []
    file.run(
      { (database) throws(DatabaseError) in
        let typed = try database.texts(of: member, matching: text, among: Self.rowsLookedAt)
        let booked =
          member == .store ? try database.storesInUse(among: Self.articlesLookedAt) : []
        return Self.best(
          of: typed + listed + booked.map { TextUse(text: $0, count: 1) }, beginningWith: text)
      },
      then: { (result: Result<[String], DatabaseError>) in then((try? result.get()) ?? []) })
  }

  private nonisolated static func best(of uses: [TextUse], beginningWith text: String) -> [String] {
    let beginning = NameKey(text)
    var seen: Set<NameKey> = [beginning]
    return uses.mostFrequentFirst.filter { text in
      let key = NameKey(text)
      return key.begins(with: beginning) && seen.insert(key).inserted
    }.prefix(suggestedCount).map(\.self)
  }

  /// Passes what is known of products whose names begin with the letters of `text`.
  func earlierProducts(named text: String, then: @escaping ([EarlierProduct]) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in
        let beginning = NameKey(text)
        return try database.earlierProducts(
          named: text, count: Self.suggestedCount, among: Self.rowsLookedAt
        ) { NameKey($0).begins(with: beginning) }
      },
      then: { (result: Result<[EarlierProduct], DatabaseError>) in
        then((try? result.get()) ?? [])
      })
  }

  /// More would hide the form below them.
  private nonisolated static let suggestedCount = 5

  /// This many can be read in a few milliseconds, and are enough to say what is usual.
  private nonisolated static let rowsLookedAt = 2000
  /// The stores of the price book's latest articles are enough.
  private nonisolated static let articlesLookedAt = 100

  /// Passes what is known of the product with a barcode; `nil` where nothing is.
  func earlierProduct(
    barcode: GTIN, besides id: Product.ID?, then: @escaping (EarlierProduct?) -> Void
  ) {
    let region = language.locale.region
    file.run(
      { (database) throws(DatabaseError) in
        try database.earlierProduct(barcode: barcode, in: region, besides: id)
      },
      then: { (result: Result<EarlierProduct?, DatabaseError>) in
        then((try? result.get()) ?? nil)
      })
  }
}

extension EarlierProduct {
  /// "Filled from “Oats”".
  @MainActor var sourceInWords: String {
    switch source {
    case .comparison(let title):
      // Translators: the name of the comparison from which the entries were filled.
      localized("Filled from “%1$s”", shortName(displayName(ofTitle: title)))
    case .priceBook: localized("Filled from the price book")
    // Translators: the catalogue of Open Food Facts that a person has imported.
    case .catalogue: localized("Filled from the catalog of Open Food Facts")
    // Translators: the digits of a store's own barcode say what a piece costs or weighs.
    case .barcode: localized("Filled from the barcode itself")
    }
  }

  /// What it gives a product, a word or two each, and where it comes from; empty where the product says
  /// all of it.
  @MainActor
  func additions(from old: Product, to new: Product, using formatter: Formatter) -> [String] {
    var added: [String] = []
    if new.name != old.name { added.append(new.name) }
    if new.brand != old.brand { added.append(new.brand) }
    if new.quantity != old.quantity, let quantity = new.quantity {
      added.append(formatter.quantity(quantity))
    }
    if new.price != old.price, let price = new.price { added.append(formatter.price(price)) }
    return added.isEmpty ? [] : added + [sourceInWords]
  }
}

extension Library {
  /// Finds the products that have all of these words, or words that begin with them, in comparisons
  /// other than `shown`. Case and accents make no difference.
  public func search(
    _ words: String, besides shown: ComparisonID?, then: @escaping ([Hit]) -> Void
  ) {
    file.run(
      { (database) throws(DatabaseError) in
        try database.search(words, limit: Self.maximumHits)
      },
      then: { [self] (result: Result<[SearchHit], DatabaseError>) in
        let found = (try? result.get()) ?? []
        then(found.filter { $0.comparison != shown }.map(hit))
      })
  }

  private func hit(_ hit: SearchHit) -> Hit {
    let offer = language.formatter.offer(
      of: hit.product,
      by: Pricing(
        currency: hit.product.price?.currency ?? language.locale.currency,
        measure: hit.product.quantity?.measure))
    return Hit(
      comparison: hit.comparison, product: hit.product.id,
      title: shortName(displayName(of: hit.product)),
      detail: [offer, shortName(displayName(ofTitle: hit.comparisonTitle))]
        .filter { !$0.isEmpty }.joined(separator: factSeparator))
  }

  /// More hits than anyone reads.
  private nonisolated static let maximumHits = 50

  /// A product of another comparison.
  public struct Hit: Hashable, Sendable {
    /// The comparison that it is in.
    public let comparison: ComparisonID
    /// The product that was found.
    public let product: Product.ID
    /// Its name, short enough for a line.
    public let title: String
    /// "500 g for €0.95 · Oats".
    public let detail: String
  }
}

// Rates of currencies.
extension Library {
  /// Takes rates into use that have been set here.
  func useRates() {
    areRatesDue = true
    readRates()
  }

  /// Reads the rates, and passes them on; `nil` where they cannot be read.
  func readRates(then: @escaping (ExchangeRates?) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in
        ExchangeRates(try database.rates(), on: .today)
      },
      then: { (result: Result<ExchangeRates, DatabaseError>) in then(try? result.get()) })
  }

  /// Reads the rates where the file may have others by now; prices in other currencies are looked at again.
  func readRates() {
    guard areRatesDue else { return }
    areRatesDue = false
    areRatesLate = false
    readRates { [weak self] rates in
      guard let self, let rates, rates != language.rates else { return }
      language.rates = rates
      if areRatesLate { ratesHaveChanged() }
    }
    areRatesLate = true
  }
}
