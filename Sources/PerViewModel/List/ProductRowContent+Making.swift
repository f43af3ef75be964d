import PerModel
import PerText

/// Everything a row's content depends on: when it is the same, so is the content.
struct RowInput: Hashable {
  let standing: Standing
  /// The unit prices right before and after in the ranking, from which this one must look different.
  let neighbours: [UnitPrice]
  let reference: ReferenceUnit
  let pricing: Pricing
  /// Whether it is the last of the ranking, and those are marked.
  let isMarkedWorst: Bool
  /// What is known of the product's store.
  let store: Store?
}

extension ProductRowContent {
  @MainActor
  init(_ input: RowInput, picture: Picture?, using language: Language) {
    let formatter = language.formatter
    let product = input.standing.product
    id = product.id
    name = displayName(of: product)
    self.picture = picture
    storeLines = StoreLines(input.store, using: formatter)
    origin = [product.brand, Barcode.grouped(product.barcode)].filter { !$0.isEmpty }
      .joined(separator: " · ")
    isInBasket = product.isInBasket
    note = product.note
    let pricing = input.pricing
    let countName = pricing.measure?.countName
    let content = try? pricing.content(of: product)
    let offer = formatter.offerInWords(of: product, by: pricing)
    terms = formatter.terms(of: product, by: pricing)
    paid = formatter.offer(of: product, by: pricing)
    formerPrice = formatter.formerPrice(of: product, by: pricing)
    store = product.store
    paidInWords = product.store.isEmpty ? offer : "\(offer) · \(product.store)"
    let spokenPrice: String
    switch input.standing.outcome {
    case .ranked(let rank):
      isBest = rank.isBest
      isWorst = input.isMarkedWorst
      badge =
        rank.isBest ? localized("Best value") : isWorst ? localized("Worst value") : ""
      difference = rank.isBest ? "" : formatter.difference(of: rank, sign: true)
      unitPrice = formatter.unitPrice(
        rank.unitPrice, per: input.reference, of: countName, besides: input.neighbours
      ).approximately(content?.isApproximate == true)
      let need = formatter.covering(product, by: pricing)
      figures = [formatter.figures(of: rank, for: product, by: pricing), need]
        .filter { !$0.isEmpty }.joined(separator: " · ")
      yield = rank.yieldPerMille
      let spoken = formatter.spokenUnitPrice(
        rank.unitPrice, per: input.reference, of: countName, besides: input.neighbours)
      // Translators: a unit price that a density was used for, spoken: "about €3.86 per litre".
      spokenPrice = content?.isApproximate == true ? localized("about %1$s", spoken) : spoken
      accessibleName = [
        name, rank.isBest ? localized("best value") : formatter.spokenDifference(of: rank),
        spokenPrice, formatter.spokenOffer(of: product, by: pricing),
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    case .unranked(let reason):
      isBest = false
      isWorst = false
      badge = ""
      difference = formatter.words(reason, by: pricing)
      unitPrice = "–"
      figures = ""
      yield = 0
      accessibleName = [name, difference, offer].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    accessibleDescription =
      ([origin, terms, product.store] + storeLines.spoken + [figures, note])
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// What a product is called where it is shown, even when it has no name.
func displayName(of product: Product) -> String {
  product.name.isEmpty ? localized("Unnamed product") : product.name
}

extension Formatter {
  /// Why there is no unit price, in few words.
  func words(_ reason: UnrankedReason, by pricing: Pricing) -> String {
    switch reason {
    case .missingQuantity: localized("quantity missing")
    case .missingPrice: localized("price missing")
    case .missingQuantityAndPrice: localized("quantity and price missing")
    case .missingSinglePrice: localized("single price missing")
    case .missingStrength:
      localized("%1$s missing", pricing.settings.basis.map(substance) ?? "")
    case .differentMeasure: localized("not comparable")
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
