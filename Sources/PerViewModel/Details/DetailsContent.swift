import PackOptimizer
import PerModel
import PerShopping
import PerWords

/// All that is shown of the selected product, already in words.
public struct DetailsContent: Hashable, Sendable {
  /// The product.
  public let id: Product.ID
  /// Its name, or what is shown for a product without one.
  public let name: String
  /// What it looks like; `nil` for a placeholder.
  public let picture: Picture?
  /// "500 g for €0.95": what one pack costs.
  public let offer: String
  /// "€1.20": the price without deal, coupon and card, to strike through; empty if that is what is paid.
  public let formerPrice: String
  /// Who makes it; empty if unknown.
  public let brand: String
  /// The digits of its barcode, in groups, and its article number: "4 006381 333931 · No. A-123".
  public let barcode: String
  /// Its unit price, its rank, and how they are worked out.
  public let outcome: Outcome
  /// "Lowest sticker price per unit, but shipping decides"; empty where the best value has that price.
  public let decision: String
  /// "€1 buys 215 g · same value at €1.42"; empty when nothing can be said.
  public let figures: String
  /// Its terms, each in few words: "3 for 2", "deposit €0.25".
  public let terms: [String]
  /// How many packs are in the basket, and whether there can be more.
  public let basket: BasketCount
  /// The user's own note; empty if none.
  public let note: String
  /// The same, with the addresses in it.
  public var linkedNote: LinkedText { LinkedText(note) }
  /// "Lidl · 1.2 km"; empty where the store is not known.
  public let store: String
  /// Where the store is, and how to call it.
  public let storeLines: [StoreLines.Line]
  /// What a screen reader says of all that.
  public let spoken: String

  /// How many packs of the product are in the basket.
  public struct BasketCount: Hashable, Sendable {
    /// "2".
    public let count: String
    /// "2 × in the basket", for a screen reader.
    public let spoken: String
    /// Whether there is one to take out.
    public let canTakeOut: Bool
    /// Whether one more can be put in.
    public let canPutIn: Bool
  }
}

extension DetailsContent {
  @MainActor
  init(
    _ product: Product, in current: OpenComparison,
    cheapestMix mix: Result<ProductMix, MixError>?
  ) {
    let (comparison, ranking) = (current.comparison, current.ranking)
    let price = current.prices[product.id]
    let formatter = current.language.formatter
    let pricing = ranking.pricing
    id = product.id
    name = displayName(of: product)
    picture = product.picture.flatMap(current.library.pictures.picture)
    offer = formatter.unbrokenOffer(of: product, by: pricing)
    formerPrice = formatter.formerPrice(of: product, at: price, by: pricing)
    brand = product.brand
    barcode = [Barcode.grouped(product.barcode), formatter.articleNumber(of: product)]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
    outcome = Outcome(of: product, in: current.ranked, using: current.language)
    let rank = try? ranking.preview(of: product).rank
    let reference = comparison.referenceUnit(
      for: pricing.measure?.kind ?? .mass, in: current.language.locale.region)
    let unit = ProductRows.boughtUnit(of: ranking, per: reference, using: formatter)
    decision =
      current.cheapestSticker.map { formatter.decision($0, on: product, in: comparison) } ?? ""
    figures =
      [
        rank.map { formatter.figures(of: $0, for: product, by: pricing, boughtIn: unit) } ?? "",
        formatter.covering(product, by: pricing),
        formatter.saving(of: mix, over: product, by: pricing),
        formatter.conversion(of: product),
      ].filter { !$0.isEmpty }.joined(separator: factSeparator).keepingNumbers
    let days = formatter.words(price, of: product, on: .today)
    terms =
      formatter.eyeCatchers(of: product, by: pricing) + (days.isEmpty ? [] : [days])
      + formatter.otherTerms(of: product, by: pricing)
    let count = pricing.packsInBasket(of: product)
    basket = BasketCount(
      count: formatter.integer(count),
      spoken: count == 0
        ? localized("not in the basket") : formatter.basket(product, by: pricing),
      canTakeOut: count > 0, canPutIn: count < pricing.maximumBasketCount(of: product))
    note = product.note
    let lines = StoreLines(
      current.library.stores.store(named: product.store), using: formatter)
    store = [product.store, lines[.distance]].filter { !$0.isEmpty }.joined(
      separator: factSeparator)
    storeLines = lines.contacts
    spoken = [name, outcome.spoken, decision, formatter.offerInWords(of: product, by: pricing)]
      .filter { !$0.isEmpty }.joined(separator: listSeparator)
  }
}
