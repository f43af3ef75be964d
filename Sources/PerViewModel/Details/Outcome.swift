import PerModel
import PerText
import PerWords

/// What comes out for a product beside the others: its unit price and its rank, already in words.
public struct Outcome: Hashable, Sendable {
  /// "€2.12/l", or "–" while it is not known.
  public let unitPrice: String
  /// "4th of 5 · 111% more than the best value", or what is missing.
  public let standing: String
  /// The same with "same value at €1.50", which the best does not have.
  public let summary: String
  /// How each figure is worked out, a line for each: "€4.99 × 2 ÷ (3 × 1 l) = €3.33/l".
  public let calculation: String
  /// Whether it would be the best value.
  public let isBest: Bool
  /// The same in words, for a screen reader.
  public let spoken: String
  /// Whether there is a unit price.
  public var isKnown: Bool { unitPrice != Self.unknown }
  private static let unknown = "–"
}

extension Outcome {
  /// Nothing is known yet; the reason takes the place of the rank.
  private init(unknown reason: String) {
    self.init(
      unitPrice: Self.unknown, standing: reason, summary: reason, calculation: "",
      isBest: false, spoken: reason)
  }

  /// The result for the product being typed.
  @MainActor
  init(
    _ draft: ProductDraft, in ranked: RankedComparison, using language: Language
  ) {
    guard draft.problems.isEmpty else {
      self.init(unknown: "")
      return
    }
    self.init(of: draft.product, in: ranked, using: language)
  }

  /// What comes out for a product, be it one that is still being typed.
  @MainActor
  init(
    of product: Product, in ranked: RankedComparison, using language: Language
  ) {
    let ranking = ranked.ranking
    let formatter = language.formatter
    let pricing = ranking.pricing(beside: product)
    let preview: RankPreview
    let content: Content
    do throws(UnrankedReason) {
      preview = try ranking.preview(of: product)
      content = try pricing.content(of: product)
    } catch {
      self.init(unknown: formatter.request(error, by: pricing))
      return
    }
    let rank = preview.rank
    let reference = ranked.comparison.referenceUnit(
      for: content.measure.kind, in: language.locale.region)
    // As the rows say it: a wipe among sheets costs so much a sheet.
    let countName = pricing.measure?.countName ?? content.measure.countName
    let others = preview.nextBest.map { [$0] } ?? []
    let standing = formatter.standing(of: preview)
    func breakEvenPrice(capitalized: Bool) -> String {
      rank.isBest
        ? ""
        : formatter.breakEvenPrice(of: rank, for: product, by: pricing, capitalized: capitalized)
    }
    let spokenPrice = formatter.spokenUnitPrice(
      rank.unitPrice, per: reference, of: countName, besides: others)
    self.init(
      unitPrice: formatter.unitPrice(
        rank.unitPrice, per: reference, of: countName, besides: others
      ).approximately(content.isApproximate),
      standing: standing,
      summary: [standing, breakEvenPrice(capitalized: false)].filter { !$0.isEmpty }
        .joined(separator: factSeparator),
      calculation: CalculationSteps(product, rank, by: pricing, per: reference, using: formatter)
        .text.keepingNumbers,
      isBest: rank.isBest && preview.count > 1,
      spoken: [spokenPrice, standing, breakEvenPrice(capitalized: true)].filter { !$0.isEmpty }
        .joined(separator: listSeparator))
  }
}

extension Formatter {
  /// "4th of 5 · 111% more than the best value", "Best value of 5".
  func standing(of preview: RankPreview) -> String {
    let rank = preview.rank
    if preview.count == 1 { return localized("The first product") }
    let count = integer(preview.count)
    if rank.isBest {
      if rank.isTied {
        // Translators: %1$s is the number of products.
        return localized("As good as the best of %1$s", count)
      }
      guard let rival = preview.nextBest, let excess = rival.excess(over: rank.unitPrice) else {
        // Translators: %1$s is the number of products.
        return localized("Best value of %1$s", count)
      }
      return localized(
        "Best value of %1$s · %2$s more for the money", count, percent(excess))
    }
    // Translators: a rank among all: "4th of 5".
    let place = localized(context: "rank", "%1$s of %2$s", ordinal(rank.number), count)
    if rank.isAboutTheSame {
      return localized("%1$s · about the same as the best value", place)
    }
    guard let excess = rank.excess else {
      return rank.best.isFree
        ? localized("%1$s · the best value is free", place)
        : localized("%1$s · immeasurably more than the best value", place)
    }
    return localized("%1$s · %2$s more than the best value", place, percent(excess))
  }
}
