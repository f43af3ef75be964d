import PackOptimizer
import PerModel
import PerShopping
import PerText
import PerWords

/// The bar under the list: the cost of the basket, the cheapest way to cover the need, and the deciding price, if that
/// is not the one on the sticker.
public struct ListBarContent: Hashable, Sendable {
  /// `nil` while nothing is in the basket.
  public let basket: BasketLine?
  /// `nil` while nothing is needed, or the answer is still to come.
  public let need: NeedLine?
  /// "Alpha has the lowest sticker price per unit, but shipping decides"; empty where the best value has that
  /// price.
  public let decision: String
  /// What else the products could be compared by; `nil` for nothing.
  public let otherBasis: OtherBasis?

  /// Whether there is nothing to say.
  public var isEmpty: Bool {
    basket == nil && need == nil && decision.isEmpty && otherBasis == nil
  }

  /// Something that most products state beside their quantity.
  public struct OtherBasis: Hashable, Sendable {
    /// What it is.
    public let basis: SettingsContent.Basis
    /// "Most products also state: washes".
    public let sentence: String
  }

  /// What is in the basket.
  public struct BasketLine: Hashable, Sendable {
    /// "Basket · 2 products".
    public let caption: String
    /// "€6.38".
    public let total: String
    /// What is paid in each store, the most expensive first.
    public let stores: [StoreTotal]
    /// "1 without a price"; empty where all have one.
    public let note: String
    /// "Basket: €6.38 · Aldi €4.28 · Lidl €2.10".
    public let sentence: String
  }

  /// What is paid in a store.
  public struct StoreTotal: Hashable, Sendable {
    /// "Aldi"; "No store" where it is not known.
    public let name: String
    /// "€4.28".
    public let total: String
  }

  /// How a need is covered at the lowest cost.
  public struct NeedLine: Hashable, Sendable {
    /// "Cheapest for 5 kg", and what that saves: "€1.20 less than Rolled Oats".
    public let caption: String
    /// "10 × Oat Flakes · €9.50".
    public let answer: String
    /// "Cheapest for 5 kg: 10 × Oat Flakes for €9.50, nothing left".
    public let sentence: String
  }

  static let empty = ListBarContent(basket: nil, need: nil, decision: "", otherBasis: nil)
}

extension ListBarContent {
  @MainActor
  init(
    _ comparison: Comparison, _ pricing: Pricing, _ mix: Result<ProductMix, MixError>?,
    besides rivals: [Product], sticker: CheapestSticker?,
    declining declined: Set<Strength.Substance>, using formatter: Formatter
  ) {
    basket = BasketLine(comparison, using: formatter)
    need = mix.flatMap { NeedLine($0, comparison, pricing, besides: rivals, using: formatter) }
    decision =
      sticker.flatMap { sticker in
        comparison.product(sticker.best).map {
          formatter.decision(sticker, on: $0, in: comparison)
        }
      } ?? ""
    otherBasis = OtherBasis(comparison, declining: declined, using: formatter)
  }

  /// The same beside other products.
  @MainActor
  func with(
    _ comparison: Comparison, _ pricing: Pricing, _ mix: Result<ProductMix, MixError>?,
    besides rivals: [Product], using formatter: Formatter
  ) -> ListBarContent {
    ListBarContent(
      basket: basket,
      need: mix.flatMap { NeedLine($0, comparison, pricing, besides: rivals, using: formatter) },
      decision: decision, otherBasis: otherBasis)
  }
}

extension ListBarContent.OtherBasis {
  fileprivate init?(
    _ comparison: Comparison, declining declined: Set<Strength.Substance>,
    using formatter: Formatter
  ) {
    guard
      let substance = comparison.substanceOfMost(where: {
        $0.isOtherMeasure && !declined.contains($0)
      })
    else { return nil }
    let name = formatter.substance(substance)
    basis = SettingsContent.Basis(substance: substance, title: name)
    // Translators: %1$s is what packs also say on them: "washes", "pieces".
    sentence = localized("Most products also state: %1$s", name)
  }
}

extension ListBarContent.BasketLine {
  fileprivate init?(_ comparison: Comparison, using formatter: Formatter) {
    let basket: Basket?
    do throws(ArithmeticError) {
      basket = try Basket(comparison, key: NameKey.init)
    } catch {
      let count = comparison.products.reduce(0) { $1.isInBasket ? $0 + 1 : $0 }
      self.init(
        caption: formatter.basketCaption(count), total: localized("too large to add up"),
        stores: [], note: "", sentence: localized("Basket: too large to add up"))
      return
    }
    guard let basket else { return nil }
    let stores = basket.parts.map { part in
      ListBarContent.StoreTotal(
        name: part.store.isEmpty ? localized("No store") : shortName(part.store),
        total: formatter.rounded(part.total))
    }
    let note =
      basket.unpricedCount == 0
      ? ""
      : localized(
        one: "%1$s without a price", other: "%1$s without a price", count: basket.unpricedCount,
        formatter.integer(basket.unpricedCount))
    self.init(
      caption: formatter.basketCaption(basket.count), total: formatter.rounded(basket.total),
      stores: stores, note: note, sentence: formatter.sentence(on: basket, note: note))
  }
}

extension Formatter {
  /// "Basket · 2 products".
  fileprivate func basketCaption(_ count: Int) -> String {
    // Translators: what is in the basket: "Basket · 2 products".
    localized(
      one: "Basket · %1$s product", other: "Basket · %1$s products", count: count, integer(count)
    ).keepingNumbers
  }

  /// "Basket: €6.38 · Aldi €4.28 · Lidl €2.10".
  fileprivate func sentence(on basket: Basket, note: String) -> String {
    var parts: [String] = []
    if basket.parts.count == 1, let store = basket.parts.first?.store, !store.isEmpty {
      parts.append(shortName(store))
    } else if basket.parts.count > 1 {
      parts += basket.parts.prefix(Self.maximumStores).map(part)
    }
    if basket.parts.count > Self.maximumStores { parts.append("…") }
    if !note.isEmpty { parts.append(note) }
    // Translators: what everything in the basket costs: "Basket: €6.38".
    let total = localized("Basket: %1$s", rounded(basket.total))
    return ([total] + parts).joined(separator: factSeparator)
  }

  private func part(_ part: Basket.Part) -> String {
    part.store.isEmpty
      // Translators: what the things in the basket cost whose store is not known.
      ? localized("no store %1$s", rounded(part.total))
      // Translators: a store, and what the things in the basket cost there: "Aldi €4.28".
      : localized(context: "store and sum", "%1$s %2$s", shortName(part.store), rounded(part.total))
  }

  /// More stores than anyone shops at.
  private static let maximumStores = 12
}

extension ListBarContent.NeedLine {
  /// - Parameter rivals: the products whose packs alone the cheapest packs may be compared with; the first
  ///   that costs more is named.
  fileprivate init?(
    _ mix: Result<ProductMix, MixError>, _ comparison: Comparison, _ pricing: Pricing,
    besides rivals: [Product], using formatter: Formatter
  ) {
    guard let need = pricing.settings.need else { return nil }
    let names = { (id: Product.ID) in
      comparison.product(id).map { shortName(displayName(of: $0)) } ?? ""
    }
    sentence = formatter.cheapest(mix, by: pricing, names: names)
    if sentence.isEmpty { return nil }
    let wanted = formatter.need(need)
    switch mix {
    case .success(let found):
      // Translators: stands above the cheapest packs that cover a need: "Cheapest for 5 kg".
      let title =
        found.isProven
        ? localized("Cheapest for %1$s", wanted) : localized("Cheapest found for %1$s", wanted)
      let saving =
        rivals.lazy.map { formatter.saving(of: mix, overNamed: $0, by: pricing) }
        .first { !$0.isEmpty } ?? ""
      caption =
        [title, saving].filter { !$0.isEmpty }.joined(separator: factSeparator).keepingNumbers
      let price = formatter.rounded(Money(found.cost, pricing.currency))
      answer =
        [formatter.packs(of: found, names: names), price].joined(separator: factSeparator)
        .keepingNumbers
    case .failure(let error):
      caption = localized("Cheapest for %1$s", wanted).keepingNumbers
      answer =
        if case .limitTooLow = error { localized("over the limit per customer") } else {
          localized("too large to calculate")
        }
    }
  }
}
