import PerModel
import PerText

// The words around the list.
extension WindowModel {
  /// The name of the comparison.
  public var title: String {
    displayName(ofComparison: comparison.name)
  }

  /// What it is called in the list of all: its name or, without one, that of its first product.
  var listTitle: String {
    let first = comparison.products.first?.name ?? ""
    return displayName(ofComparison: comparison.name.isEmpty ? first : comparison.name)
  }

  /// "by volume · per litre"; empty while nothing is measured.
  public var subtitle: String {
    guard let reference else { return "" }
    let formatter = language.formatter
    var kind = formatter.kindName(reference.unit.kind)
    if let basis = comparison.settings.basis {
      // Translators: what a comparison goes by: "volume of alcohol", "count of washes".
      kind = localized("%1$s of %2$s", kind, formatter.substance(basis))
    }
    // Translators: what a comparison measures and its reference unit: "by volume · per litre".
    return localized(
      "by %1$s · %2$s", kind,
      formatter.perReferenceUnit(reference, of: comparison.measure?.countName))
  }

  /// How much more the best gives for the money than the next, and than the selected product; how a
  /// need is covered at the least cost.
  public var summary: String {
    let need = needModel.cheapestMix.map { mix in
      language.formatter.cheapest(mix, by: ranking.pricing) { id in
        comparison.product(id).map { shortName(displayName(of: $0)) } ?? ""
      }
    }
    return [bestBesideNext, bestBesideSelected, need ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// "Best value gives 373% more for your money than Cinema Cola"; empty where that is said already.
  private var bestBesideSelected: String {
    // Rows are in the order of the ranking; making a standing of every product to find one takes long.
    guard let selection, ranking.secondBest?.product.id != selection,
      let place = rows.ids.firstIndex(of: selection)
    else { return "" }
    let standing = ranking.standings[place]
    guard let rank = standing.rank, !rank.isBest, !rank.isAboutTheSame, let excess = rank.excess
    else { return "" }
    return localized(
      "Best value gives %1$s more for your money than %2$s",
      language.formatter.percent(excess), shortName(displayName(of: standing.product)))
  }

  private var bestBesideNext: String {
    guard let best = ranking.best, ranking.rankedCount > 1 else { return "" }
    let second = ranking.secondBest
    let winners = second?.rank.map { $0.number - 1 } ?? ranking.rankedCount
    guard let next = second, let rank = next.rank else {
      return localized(
        one: "%1$s product is equally good", other: "All %1$s products are equally good",
        count: winners, "\(winners)")
    }
    let name = shortName(displayName(of: next.product))
    if rank.isAboutTheSame { return localized("Best value is about the same as %1$s", name) }
    guard let excess = rank.unitPrice.excess(over: best) else {
      return best.isFree
        ? localized("Best value is free")
        : localized("Best value gives immeasurably more for your money than %1$s", name)
    }
    return winners == 1
      ? localized(
        "Best value gives %1$s more for your money than %2$s",
        language.formatter.percent(excess), name)
      : localized(
        one: "%1$s product gives %2$s more for your money than %3$s",
        other: "%1$s products give %2$s more for your money than %3$s", count: winners,
        "\(winners)", language.formatter.percent(excess), name)
  }

  /// The reference units that can be chosen, the one in use marked.
  public var referenceChoices: [ReferenceChoice] {
    guard let reference else { return [] }
    let kind = reference.unit.kind
    return ReferenceUnit.choices(for: kind, in: language.locale.region).map {
      ReferenceChoice(
        reference: $0,
        title: language.formatter.referenceUnit($0, of: comparison.measure?.countName),
        isChosen: $0 == reference)
    }
  }

  /// The currencies that can be chosen: that of the person's locale first, then by name.
  public var currencyChoices: [CurrencyChoice] {
    let own = language.locale.currency
    let others = Currency.all.filter { $0 != own }
      .map { CurrencyChoice(currency: $0, name: language.formatter.currencyName($0)) }
      .sorted { $0.name < $1.name }
    return [CurrencyChoice(currency: own, name: language.formatter.currencyName(own))] + others
  }

  /// A line of the list of currencies.
  public struct CurrencyChoice: Hashable, Sendable, Identifiable {
    public let currency: Currency
    public let name: String
    public var id: String { currency.code }
  }

  /// A line of the menu of reference units.
  public struct ReferenceChoice: Hashable, Sendable, Identifiable {
    public let reference: ReferenceUnit
    public let title: String
    public let isChosen: Bool
    public var id: String { reference.description }
  }
}
