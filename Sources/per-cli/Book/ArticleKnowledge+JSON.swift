import PerModel
import PerText
import PerTransfer

extension ArticleKnowledge {
  /// What a reference unit costs, for people.
  func text(_ unitPrice: UnitPrice, _ formatter: Formatter) -> String {
    guard let reference else { return "" }
    return formatter.unitPrice(
      unitPrice, per: reference, of: history?.measure.countName, besides: [])
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
