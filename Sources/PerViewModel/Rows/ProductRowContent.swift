import PerModel
import PerText
import PerWords

/// All that a row shows of a product, already in words. Immutable: a row never sees the model.
public struct ProductRowContent: Hashable, Sendable, Identifiable {
  /// The product.
  public let id: Product.ID
  /// Its name, or what is shown for a product without one.
  public let name: String
  /// What it looks like; `nil` for a placeholder.
  public let picture: Picture?
  /// "Freeway · 4 006381 333931": brand and barcode; empty when neither is known.
  public let origin: String
  /// "6 × 330 ml for €4.99": what one pack costs.
  public let paid: String
  /// "€3.00": the price without deal, coupon and card, to strike through; empty if that is what is paid.
  public let formerPrice: String
  /// Where it is sold; empty if unknown.
  public let store: String
  /// "1 l for €2.00 (was €3.00) · Lidl": the three in words.
  public let paidInWords: String
  /// "3 for 2 · when you buy 3 · deposit €0.25"; empty if there are no terms.
  public let terms: String
  /// "3 for 2 · when you buy 3": the deal, and what else catches the eye, such as what decides against a low
  /// price on the sticker; empty if there is nothing.
  public let chip: String
  /// "Low price · price 45 days old": what the price book says of the price; empty if it says nothing.
  public let prices: String
  /// "Freeway · 4 006381 333931 · deposit €0.25": origin and the terms that are not in the chip.
  public let facts: String
  /// "€1 buys 873 ml · same value at €2.01"; empty when nothing can be said.
  public let figures: String
  /// Where the store is, and how to call it.
  public let storeLines: StoreLines
  /// The user's own note; empty if none.
  public let note: String
  /// "€1.01/l", or "–" when the product cannot be ranked.
  public let unitPrice: String
  /// "Best value", "Worst value"; empty for all others.
  public let badge: String
  /// "+14%", "about the same", "Type a price"; empty for the best.
  public let difference: String
  /// How much the same money buys, in thousandths of the best.
  public let yield: Int
  /// Whether no other is better value.
  public let isBest: Bool
  /// Whether it is marked as the worst.
  public let isWorst: Bool
  /// Whether the check button is ticked.
  public let isInBasket: Bool
  /// The row in one sentence, for a screen reader.
  public let accessibleName: String
  /// What the name does not say: brand, deal, store, figures and note.
  public let accessibleDescription: String
}

extension ProductRowContent {
  /// The row as plain text, for pasting into a message or a shopping list.
  var plainText: String {
    var lines = ["\(name): \(unitPrice)"]
    let verdict = badge.isEmpty ? difference : badge
    if !verdict.isEmpty { lines[0] += " (\(verdict))" }
    if !origin.isEmpty { lines.append(origin) }
    if !paidInWords.isEmpty { lines.append(paidInWords) }
    if !terms.isEmpty { lines.append(terms) }
    if !prices.isEmpty { lines.append(prices) }
    if !figures.isEmpty { lines.append(figures) }
    lines += storeLines.brief.map(\.text)
    if !note.isEmpty { lines.append(note) }
    return lines.joined(separator: "\n")
  }
}

extension ProductRowContent {
  /// What a search looks at, in lower case.
  public var searchText: String {
    // A barcode is also found without its spaces.
    let digits = origin.filter { $0 != "\u{A0}" }
    return
      "\(name) \(origin) \(digits) \(paidInWords) \(terms) \(note) \(unitPrice) \(storeLines[.address])"
      .lowercased()
  }
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
    origin = [
      product.brand, Barcode.grouped(product.barcode), formatter.articleNumber(of: product),
    ].filter { !$0.isEmpty }
      .joined(separator: factSeparator)
    isInBasket = product.isInBasket
    note = product.note
    let pricing = input.pricing
    let countName = pricing.measure?.countName
    let content = try? pricing.content(of: product)
    let offer = formatter.offerInWords(of: product, by: pricing)
    let basket = formatter.basket(product, by: pricing)
    // For one pack, the check button says it.
    let several = pricing.packsInBasket(of: product) > 1 ? basket : ""
    terms = [formatter.terms(of: product, by: pricing), several].filter { !$0.isEmpty }
      .joined(separator: factSeparator)
    let conversion = formatter.conversion(of: product)
    let decision = input.sticker.map(formatter.decision) ?? ""
    prices = [
      formatter.words(input.current, of: product, on: input.today),
      input.prices?.words(using: formatter, by: pricing) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: factSeparator)
    let doubt = input.prices?.doubt(using: formatter) ?? ""
    chip =
      (formatter.eyeCatchers(of: product, by: pricing)
      + [formatter.limit(product, by: pricing), several, decision, prices])
      .filter { !$0.isEmpty }.joined(separator: factSeparator).keepingNumbers
    facts =
      ([origin] + formatter.otherTerms(of: product, by: pricing) + [conversion])
      .filter { !$0.isEmpty }.joined(separator: factSeparator).keepingNumbers
    let abroad = formatter.priceAsPaid(for: product)
    paid =
      formatter.unbrokenOffer(of: product, by: pricing) + (abroad.isEmpty ? "" : " (\(abroad))")
    formerPrice = formatter.formerPrice(of: product, at: input.current, by: pricing)
    store = product.store
    paidInWords = product.store.isEmpty ? offer : offer + factSeparator + product.store
    let spokenPrice: String
    switch input.standing.outcome {
    case .ranked(let rank):
      isBest = rank.isBest && !input.isAlone
      isWorst = input.isMarkedWorst
      badge =
        isBest
        ? formatter.bestValue(product, isOld: !doubt.isEmpty, on: input.today)
        : isWorst ? localized("Worst value") : ""
      difference = rank.isBest ? "" : formatter.difference(of: rank, sign: true)
      unitPrice = formatter.unitPrice(
        rank.unitPrice, per: input.reference, of: countName, besides: input.neighbours
      ).approximately(content?.isApproximate == true)
      let need = formatter.covering(product, by: pricing)
      figures =
        [
          formatter.figures(of: rank, for: product, by: pricing, boughtIn: input.boughtUnit), need,
        ].filter { !$0.isEmpty }.joined(separator: factSeparator).keepingNumbers
      yield = input.isAlone ? 0 : rank.yieldPerMille
      let spoken = formatter.spokenUnitPrice(
        rank.unitPrice, per: input.reference, of: countName, besides: input.neighbours)
      // Translators: a unit price that a density was used for, spoken: "about €3.86 per litre".
      spokenPrice = content?.isApproximate == true ? localized("about %1$s", spoken) : spoken
      accessibleName = [
        name,
        rank.isBest
          ? isBest ? localized("best value") : "" : formatter.spokenDifference(of: rank),
        isBest ? doubt : "", spokenPrice, formatter.spokenOffer(of: product, by: pricing), basket,
      ].filter { !$0.isEmpty }.joined(separator: listSeparator)
    case .unranked(let reason):
      isBest = false
      isWorst = false
      badge = ""
      difference = formatter.request(reason, by: pricing)
      unitPrice = "–"
      figures = ""
      yield = 0
      accessibleName = [name, difference, offer, basket].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    accessibleDescription =
      ([origin, terms, conversion, decision, prices, product.store] + storeLines.spoken
      + [figures, note])
      .filter { !$0.isEmpty }
      .joined(separator: listSeparator)
  }
}

extension Formatter {
  /// "Best value", from which day it is, or that its price is old.
  fileprivate func bestValue(_ product: Product, isOld: Bool, on today: CalendarDay) -> String {
    if let first = product.terms.offerDays?.first, first > today {
      // Translators: a badge; %1$s is the first day of an offer that has not begun: "Dec 1", "Monday".
      return localized("Best value from %1$s", day(first, near: today))
    }
    return isOld ? localized("Best value, old price") : localized("Best value")
  }

  /// Why there is no unit price, in a few words.
  func words(_ reason: UnrankedReason, by pricing: Pricing) -> String {
    switch reason {
    case .missingQuantity: localized("no quantity")
    case .missingPrice: localized("no price")
    case .missingQuantityAndPrice: localized("no quantity, no price")
    case .missingSinglePrice: localized("no price of one")
    case .missingStrength:
      localized("missing: %1$s", pricing.settings.basis.map(substance) ?? "")
    case .differentMeasure: localized("not comparable")
    case .tooLarge: localized("too large to compare")
    }
  }

  /// The same where something can be done about it: what is left to type.
  func request(_ reason: UnrankedReason, by pricing: Pricing) -> String {
    switch reason {
    case .missingQuantity: localized("Type a quantity")
    case .missingPrice: localized("Type a price")
    case .missingQuantityAndPrice: localized("Type quantity and price")
    case .missingSinglePrice: localized("Type the price of one")
    default: words(reason, by: pricing)
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

// The cheapest sticker that is not the best value.
extension Formatter {
  /// "lowest sticker price, but shipping decides", in the row of that product.
  func decision(_ sticker: CheapestSticker) -> String {
    // Translators: %1$s is what decides that another product is better value: "shipping".
    localized(
      "lowest sticker price, but not the best value because of %1$s",
      words(sticker.decision))
  }

  /// "Lowest sticker price per unit, but shipping decides" of that product, "Oat Bran has the lowest sticker
  /// price per unit, but shipping decides" of the best value; empty of all others.
  func decision(
    _ sticker: CheapestSticker, on product: Product, in comparison: Comparison
  ) -> String {
    let term = words(sticker.decision)
    if product.id == sticker.id {
      // Translators: %1$s is what decides that another product is better value: "shipping".
      return localized(
        "Lowest sticker price per unit, but not the best value because of %1$s", term)
    }
    guard product.id == sticker.best, let cheapest = comparison.product(sticker.id) else {
      return ""
    }
    return localized(
      "%1$s has the lowest sticker price per unit, but is not the best value because of %2$s",
      shortName(displayName(of: cheapest)), term)
  }

  private func words(_ decision: CheapestSticker.Decision?) -> String {
    switch decision {
    case nil: localized("what is added and taken off")
    case .deal: localized("the deal")
    case .term(.limit): localized("the limit per customer")
    case .term(.loyaltyPrice): localized("the card price")
    case .term(.drained): localized("the drained weight")
    case .term(.usableShare): localized("what can be used")
    case .term(let kind): Term(kind).noun
    }
  }
}

extension Money {
  /// What examples and comparisons are made of: €1, ¥100.
  static func smallSum(_ currency: Currency) -> Money { Money(currency.smallSum, currency) }
}

extension UnitPrice {
  /// How much a small sum buys, in base units; `nil` if it is free.
  var smallSumBuys: Rational? { moneyBuys.flatMap { try? $0 * currency.smallSum } }
}
