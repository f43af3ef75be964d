import PerModel
import PerText
import PerTransfer

/// What the price book knows of an article, and what follows from it.
struct ArticleKnowledge {
  let article: Article
  /// All facts, the oldest first.
  let facts: [PriceObservation]
  let target: Target?
  /// The facts that the newest one can be compared with; `nil` where no unit price is known.
  let history: PriceHistory?
  /// The unit of the unit prices; `nil` where none is known.
  let reference: ReferenceUnit?
  private let locale: UserLocale

  init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, _ locale: UserLocale
  ) {
    self.init(
      article, facts, target, locale,
      history: PriceHistory(
        facts.map { $0.completed(by: article) }, currency: locale.currency))
  }

  private init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, _ locale: UserLocale,
    history: PriceHistory?
  ) {
    self.article = article
    self.facts = facts
    self.target = target
    self.locale = locale
    self.history = history
    reference = history.map { history in
      if let unit = article.unit, unit.kind == history.measure.kind { return unit }
      return locale.region.referenceUnit(for: history.measure.kind)
    }
  }

  /// The same facts as a price sees them that is in its own currency and measure.
  func beside(_ judged: PriceHistory.Entry) -> ArticleKnowledge {
    guard let quantity = judged.observation.quantity else { return self }
    return ArticleKnowledge(
      article, facts, target, locale,
      history: PriceHistory(
        facts.map { $0.completed(by: article) }, in: judged.unitPrice.currency,
        by: quantity.measure))
  }

  /// The newest fact with a unit price.
  var newest: PriceHistory.Entry? { history?.entries.last }
  /// What the article usually cost before the newest fact.
  var usual: UsualPrice? { newest.flatMap { history?.usual(without: $0.observation) } }

  /// What a reference unit costs; `nil` where that does not fit in exact arithmetic.
  func amount(_ unitPrice: UnitPrice) -> Rational? {
    guard let reference else { return nil }
    return (try? unitPrice.per(reference))?.amount
  }

  /// What a reference unit costs, for people.
  func text(_ unitPrice: UnitPrice, _ formatter: Formatter) -> String {
    guard let reference else { return "" }
    return formatter.unitPrice(
      unitPrice, per: reference, of: history?.measure.countName, besides: [])
  }

  /// The unit price of a fact; `nil` for one that cannot be compared with the newest.
  func unitPrice(of fact: PriceObservation) -> UnitPrice? {
    let fact = fact.completed(by: article)
    guard let entry = fact.entry(in: locale.currency), let history,
      entry.unitPrice.currency == history.currency,
      fact.quantity?.measure.isComparable(with: history.measure) ?? false
    else { return nil }
    return entry.unitPrice
  }
}

// The same as JSON.
extension ArticleKnowledge {
  /// The article, what it usually costs and its target, with more about its prices between them.
  func json(addingPrices add: (inout JSONObject) -> Void) -> JSONObject {
    var object = JSONObject.article(article)
    object.addOptional("per", reference?.description)
    add(&object)
    object.addOptional("usual", usual.map(json))
    object.addOptional("target", target.map { json($0, beside: newest) })
    return object
  }

  func json(_ fact: PriceObservation) -> JSONObject {
    .price(fact, unitPrice: unitPrice(of: fact).flatMap(amount))
  }

  func lowest(before entry: PriceHistory.Entry) -> JSONObject? {
    guard let lowest = history?.lowest(before: entry.observation),
      let amount = amount(lowest.unitPrice)
    else { return nil }
    var object = JSONObject()
    object.add("unitPrice", amount.description)
    object.add("date", lowest.observation.day.description)
    object.add("store", lowest.observation.store)
    return object
  }

  func json(_ usual: UsualPrice) -> JSONObject {
    var object = JSONObject()
    object.addOptional("median", amount(usual.median)?.description)
    object.add(
      "quartiles",
      [usual.lowerQuartile, usual.upperQuartile].compactMap { amount($0)?.description })
    object.addOptional("regularMedian", usual.regularMedian.flatMap(amount)?.description)
    object.add("count", usual.count)
    return object
  }

  /// The target, and whether a price meets it.
  func json(_ target: Target, beside entry: PriceHistory.Entry?) -> JSONObject {
    var object = JSONObject()
    let usual = entry.flatMap { history?.usual(without: $0.observation) }
    switch target {
    case .price(let money, let unit):
      object.add("price", money.amount.description)
      object.add("currency", money.currency.code)
      object.add("per", unit.description)
    case .underUsual(let share): object.add("underUsual", share.description)
    }
    if let entry, let history {
      let isMet = target.isMet(by: entry.unitPrice, measuring: history.measure, usual: usual)
      if let isMet { object.add("met", isMet) } else { object.addNull("met") }
    }
    return object
  }
}
