import PackOptimizer
import PerModel
import PerShopping
import PerText
import PerWords

/// The charts of a comparison.
@MainActor
struct ChartModel {
  let current: OpenComparison
  let rows: ProductRows
  /// The cheapest packs that cover the need; `nil` without a need, or while they are searched for.
  let cheapestMix: Result<ProductMix, MixError>?

  private var comparison: Comparison { current.comparison }
  private var formatter: Formatter { current.language.formatter }

  /// The chart of unit prices first; none while nothing has a unit price.
  var charts: [ChartContent] { [unitPrices, needs].compactMap(\.self) }

  /// Names what is not in a chart, and why: "Not in the chart: Oat Bran (no price)".
  ///
  /// - Parameter other: the name of one of them, by its index, and the reason.
  private func noteOnOthers(
    _ count: Int, _ other: (Int) -> (name: String, reason: String)
  ) -> String {
    guard count > 0 else { return "" }
    var named = (0..<min(count, Self.maximumNamed)).map { index in
      let other = other(index)
      // Translators: a product that is not in the chart, and why: "Oat Bran (no price)".
      return localized("%1$s (%2$s)", shortName(other.name), other.reason)
    }
    let rest = count - named.count
    if rest > 0 {
      // Translators: ends a list of products: "12 more products".
      named.append(
        localized(
          one: "%1$s more product", other: "%1$s more products", count: rest,
          formatter.integer(rest)))
    }
    return localized("Not in the chart: %1$s", named.joined(separator: listSeparator))
  }

  /// A longer list of names would push the chart out of sight.
  private static let maximumNamed = 20
}

extension ChartModel {
  /// Why the product at a place of the ranking has no unit price.
  private func reason(at place: Int) -> String {
    guard case .unranked(let reason) = current.ranking.standings[place].outcome else { return "" }
    return formatter.words(reason, by: current.ranking.pricing)
  }
}

// Unit prices.
extension ChartModel {
  /// The best first; a bar shows how much the same money buys, as in the list.
  private var unitPrices: ChartContent? {
    let ranking = current.ranking
    guard let reference = current.reference, ranking.rankedCount > 0 else { return nil }
    let (rows, standings) = (rows, ranking.standings)
    return ChartContent(
      name: localized("Unit Price"), title: current.title,
      // Translators: what the bars of a chart measure: "Unit price (per kilogram)".
      subtitle: localized(
        "Unit price (%1$s)",
        formatter.perReferenceUnit(reference, of: comparison.measure?.countName)),
      plot: ChartPlot(
        ranking, near: reference.unit, in: comparison.currency, using: formatter),
      count: ranking.rankedCount,
      note: noteOnOthers(rows.count - ranking.rankedCount) {
        (rows[ranking.rankedCount + $0].name, reason(at: ranking.rankedCount + $0))
      },
      entry: { index in
        let (row, rank) = (rows[index], standings[index].rank)
        return ChartContent.Datum(
          name: row.name, share: rank?.yield ?? .zero, value: row.unitPrice,
          difference: row.isBest ? row.badge : row.difference, isBest: row.isBest,
          accessibleName: row.accessibleName)
      })
  }
}

// What a need costs.
extension ChartModel {
  /// What the need costs with the packs of each product and with those of several, the cheapest
  /// first; `nil` while nothing is needed or nothing can be bought.
  private var needs: ChartContent? {
    let pricing = current.ranking.pricing
    guard let need = pricing.coverableNeed else { return nil }
    var covers: [Cover] = []
    // Why a product cannot be bought; `nil` if it has no unit price.
    var others: [(place: Int, error: MixError?)] = []
    let products = Dictionary(uniqueKeysWithValues: comparison.products.map { ($0.id, $0) })
    for (place, product) in rows.ids.compactMap({ products[$0] }).enumerated() {
      switch pricing.covering(product) {
      case .success(let mix)?: covers.append(Cover(name: displayName(of: product), mix: mix))
      case .failure(let error)?: others.append((place, error))
      case nil: others.append((place, nil))
      }
    }
    if case .success(let mix)? = cheapestMix, mix.purchases.count > 1 {
      covers.insert(Cover(name: name(of: mix), mix: mix), at: 0)
    }
    guard let least = covers.map(\.mix.cost).min() else { return nil }
    covers.sort { $0.mix.cost < $1.mix.cost }
    return ChartContent(
      name: localized("Total Cost"), title: current.title,
      // Translators: what the bars of a chart measure: "Cost of 2 kg".
      subtitle: localized("Cost of %1$s", formatter.need(need)),
      count: covers.count,
      note: noteOnOthers(others.count) { index in
        let (row, error) = (rows[others[index].place], others[index].error)
        return (row.name, error.map(words) ?? reason(at: others[index].place))
      }, entry: { [covers] in entry(covers[$0], least: least, need: need) })
  }

  /// Packs that cover the need: of one product, or of several.
  private struct Cover {
    let name: String
    let mix: ProductMix
  }

  private func entry(_ cover: Cover, least: Rational, need: Need) -> ChartContent.Datum {
    let mix = cover.mix
    let cost = formatter.rounded(Money(mix.cost, comparison.currency))
    let isBest = mix.cost == least
    // What costs nothing is as good as it gets.
    let share = isBest ? .one : (try? least / mix.cost) ?? .zero
    var more = isBest ? localized("Cheapest") : ""
    var moreInWords = isBest ? localized("cheapest") : ""
    if !isBest, let quotient = try? mix.cost / least, let excess = try? quotient - .one {
      more = formatter.percent(excess, sign: true)
      moreInWords = localized("%1$s more", formatter.percent(excess))
    }
    let packs = localized(
      one: "%1$s pack", other: "%1$s packs", count: mix.packs, formatter.integer(mix.packs))
    let left =
      mix.leftover.isZero
      ? ""
      // Translators: what the packs hold beyond what is needed: "100 g left over".
      : localized(
        "%1$s left over",
        formatter.amount(
          mix.leftover, kind: need.measure.kind, near: need.quantity.unit,
          of: need.measure.countName))
    return ChartContent.Datum(
      name: cover.name, share: share, value: cost,
      difference: [packs, left, more].filter { !$0.isEmpty }.joined(separator: factSeparator),
      isBest: isBest,
      accessibleName: [cover.name, moreInWords, cost, packs, left].filter { !$0.isEmpty }
        .joined(separator: listSeparator))
  }

  /// "Cheapest mix: 2 × Cans, 1 × Bottle".
  private func name(of mix: ProductMix) -> String {
    let parts = mix.purchases.map { purchase in
      let product = comparison.product(purchase.offer)
      // Translators: a number of packs of a product: "2 × Oat Flakes".
      return localized(
        "%1$s × %2$s", formatter.integer(purchase.packs),
        shortName(product.map(displayName) ?? ""))
    }.joined(separator: listSeparator)
    return mix.isProven
      ? localized("Cheapest mix: %1$s", parts)
      // Translators: the search was cut short, so that something cheaper may exist.
      : localized("Cheapest mix found: %1$s", parts)
  }

  private func words(_ error: MixError) -> String {
    switch error {
    case .limitTooLow: localized("limit too low")
    case .notForSale: localized("not sold")
    case .tooLarge: localized("too large to compare")
    }
  }
}
