import PerModel
import PerText

/// Everything a row's content depends on: when it is the same, so is the content.
struct RowInput: Hashable {
  let standing: Standing
  /// The unit prices right before and after in the ranking, from which this one must look different.
  let neighbours: [UnitPrice]
  let reference: ReferenceUnit
  let currency: Currency
  /// What the comparison counts, if it counts something with a name.
  let countName: CountName?
  /// What is known of the product's store.
  let shop: Shop?
}

extension ProductRowContent {
  @MainActor
  init(_ input: RowInput, picture: Picture?, using language: Language) {
    let formatter = language.formatter
    let product = input.standing.product
    id = product.id
    name = displayName(of: product)
    self.picture = picture
    shop = ShopLines(input.shop, using: formatter)
    origin = [product.brand, Barcode.grouped(product.barcode)].filter { !$0.isEmpty }
      .joined(separator: " · ")
    isInBasket = product.isInBasket
    note = product.note
    let offer = formatter.offer(of: product, in: input.currency)
    deal = formatter.terms(of: product, in: input.currency)
    paid = product.store.isEmpty ? offer : "\(offer) · \(product.store)"
    let spokenPrice: String
    switch input.standing.outcome {
    case .ranked(let rank):
      isBest = rank.isBest
      badge = rank.isBest ? localized("Best value") : ""
      difference = rank.isBest ? "" : formatter.difference(of: rank, sign: true)
      unitPrice = formatter.unitPrice(
        rank.unitPrice, per: input.reference, of: input.countName, besides: input.neighbours)
      figures = formatter.figures(of: rank, for: product)
      yield = rank.yieldPerMille
      spokenPrice = formatter.spokenUnitPrice(
        rank.unitPrice, per: input.reference, of: input.countName, besides: input.neighbours)
      accessibleName = [
        name, rank.isBest ? localized("best value") : formatter.spokenDifference(of: rank),
        spokenPrice, formatter.spokenOffer(of: product, in: input.currency),
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    case .unranked(let reason):
      isBest = false
      badge = ""
      difference = reason.words
      unitPrice = "–"
      figures = ""
      yield = 0
      accessibleName = [name, difference, offer].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    accessibleDescription = ([product.brand, deal, product.store] + shop.spoken + [figures, note])
      .filter {
        !$0.isEmpty
      }
      .joined(separator: ", ")
  }
}

/// What a product is called where it is shown, even when it has no name.
func displayName(of product: Product) -> String {
  product.name.isEmpty ? localized("Unnamed product") : product.name
}

extension UnrankedReason {
  /// Why there is no unit price, in few words.
  var words: String {
    switch self {
    case .missingQuantity: localized("quantity missing")
    case .missingPrice: localized("price missing")
    case .missingQuantityAndPrice: localized("quantity and price missing")
    case .tooLarge: localized("too large to compare")
    }
  }
}

extension Rank {
  /// The length of the bar, in thousandths, rounded down so that only the best one is full.
  var yieldPerMille: Int {
    guard let scaled = try? yield * 1000 else { return 0 }
    return Int(scaled.numerator / scaled.denominator)
  }
}
