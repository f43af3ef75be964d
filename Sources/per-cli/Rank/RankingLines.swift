import PerModel
import PerText
import PerTransfer

/// A ranking as lines of JSON.
struct RankingLines {
  let formatter: Formatter
  let reference: ReferenceUnit?

  /// The line for the product at this index of the ranking.
  func line(_ ranking: Ranking, _ index: Int, problem: (Standing) -> String) -> String {
    let standing = ranking.standings[index]
    var object = JSONObject()
    if let rank = standing.rank, let reference,
      let unitPrice = try? rank.unitPrice.per(reference)
    {
      object.add("rank", rank.number)
      object.add("name", standing.product.name)
      object.add("unitPrice", unitPrice.amount.description)
      object.add("currency", unitPrice.currency.code)
      object.add("per", reference.description)
      object.add(
        "text",
        formatter.unitPrice(
          rank.unitPrice, per: reference, of: ranking.pricing.measure?.countName,
          besides: ranking.standings[..<ranking.rankedCount].neighbours(of: index)))
      if let excess = rank.excess { object.add("overBest", excess.description) }
      object.add("tie", rank.isShared)
    } else {
      object.add("name", standing.product.name)
      let sentence = problem(standing)
      object.add("error", sentence.isEmpty ? localized("the unit price is too large") : sentence)
    }
    if !standing.product.store.isEmpty { object.add("store", standing.product.store) }
    return object.line
  }
}
