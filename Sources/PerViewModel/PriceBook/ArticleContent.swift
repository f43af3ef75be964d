import PerModel
import PerText
import PerWords

/// All that is shown of an article of the price book, already in words.
public struct ArticleContent: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// "Kölln · 500 g · 4 006381 333931"; empty while nothing of that is known.
  public let detail: String
  /// "Low price: 12% under the usual €9.20/kg", about the newest price; empty while too little is known.
  public let verdict: String
  /// "Lowest in the 30 days before: …", a line for each thing to know.
  public let remarks: [String]
  /// The unit price at which the user wants to buy, as typed; empty if none.
  public let target: String
  /// The prices over time; `nil` while there are too few.
  public let steps: PriceSteps?
  /// The prices, the newest first.
  public let prices: [Price]

  /// A dated price.
  public struct Price: Hashable, Sendable, Identifiable {
    /// The fact in the price book.
    public let id: PriceObservation.ID
    /// "Nov 5 · Lidl".
    public let occasion: String
    /// "500 g for €0.95 · offer until Nov 8".
    public let offer: String
    /// "€1.90/kg"; empty if it cannot be compared with the newest.
    public let unitPrice: String
    /// The same for a screen reader.
    public let spoken: String
  }
}

extension ArticleContent {
  /// - Parameter period: how far back prices are drawn; all are listed.
  init(
    _ known: ArticleKnowledge, in period: PriceSteps.TimeSpan, on today: CalendarDay,
    using formatter: Formatter
  ) {
    let article = known.article
    let words = PriceWords(
      formatter: formatter, today: today, reference: known.reference,
      measure: known.history?.measure)
    title = displayName(ofArticle: article)
    detail = [
      article.brand, article.pack.map(formatter.quantity) ?? "", Barcode.grouped(article.barcode),
    ].filter { !$0.isEmpty }.joined(separator: factSeparator)
    let judgement = known.newest.flatMap { newest in
      known.history.map { PriceJudgement(newest.observation, in: $0, known.target, on: today) }
    }
    verdict = judgement.map(words.verdict) ?? ""
    remarks = judgement.map(words.remarks) ?? []
    target = known.target.map(formatter.editable) ?? ""
    steps = PriceSteps(known, in: period, on: today, using: words)
    prices = known.facts.reversed().map { Price($0, of: known, words) }
  }
}

extension ArticleContent.Price {
  fileprivate init(_ fact: PriceObservation, of known: ArticleKnowledge, _ words: PriceWords) {
    id = fact.id
    occasion = [words.day(fact.day), fact.store].filter { !$0.isEmpty }.joined(
      separator: factSeparator)
    offer = [words.offer(of: fact, in: known.currency), words.kind(of: fact), fact.note]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
    unitPrice = known.unitPrice(of: fact).map(words.text) ?? ""
    spoken = [occasion, offer, unitPrice].filter { !$0.isEmpty }.joined(separator: listSeparator)
  }
}
