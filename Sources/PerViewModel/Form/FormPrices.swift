import PerModel
import PerWords

/// What the price book says of the product in the form.
public struct FormPrices: Hashable, Sendable {
  /// "Low price: 12% under the usual €9.20/kg · Lowest in the 30 days before: …"; empty if it says nothing.
  public private(set) var text = ""
  /// What kind of verdict it is.
  public private(set) var kind = PriceVerdict.first
}

extension FormPrices {
  @MainActor
  init(
    _ known: KnownPrices, on today: CalendarDay, in comparison: Comparison,
    using language: Language
  ) {
    let words = PriceWords(known, on: today, in: comparison, using: language)
    var facts: [String] = []
    if let judgement = known.judgement {
      kind = judgement.verdict
      facts = words.brief(judgement)
    }
    let judged = known.judgement?.fact
    let others = known.facts.filter { fact in
      judged.map { $0.id != fact.id && !$0.isOfSameOccasion(as: fact) } ?? true
    }
    if facts.isEmpty, let last = others.last {
      // Translators: the last price that was seen; %1$s is a price, a store and a day.
      facts = [localized("Last time: %1$s", words.occasion(of: last, in: comparison.currency))]
    }
    text = facts.joined(separator: factSeparator).keepingNumbers
  }
}
