import PerModel
import PerText
import PerTransfer
import PerWords

/// A ranking as lines of JSON.
struct RankingLines {
  let formatter: Formatter
  let reference: ReferenceUnit?
  var conversions: [Product.ID: ConvertedPrice] = [:]
  /// Why products may not be what was meant.
  var doubts: [Product.ID: String] = [:]

  func write(
    _ products: some RankedProducts, problem: (Standing) -> String, to output: inout Output
  ) {
    let figures = reference.map {
      RankingFigures(
        formatter, per: $0, of: products.pricing.measure?.countName,
        in: products.unitPrice(at: 0)?.currency ?? products.pricing.currency)
    }
    products.forEachRank { place, rank in
      let standing = Standing(product: products.product(at: place), outcome: .ranked(rank))
      let neighbours = (
        products.unitPrice(at: place - 1)?.perBaseUnit,
        products.unitPrice(at: place + 1)?.perBaseUnit
      )
      output.writeLine(line(standing, figures, besides: neighbours, problem))
    }
    for standing in products.unranked {
      output.writeLine(line(standing, figures, besides: (nil, nil), problem))
    }
  }

  private func line(
    _ standing: Standing, _ figures: RankingFigures?, besides neighbours: (Rational?, Rational?),
    _ problem: (Standing) -> String
  ) -> String {
    var object = JSONObject()
    if let rank = standing.rank, let reference, let figures,
      let unitPrice = try? rank.unitPrice.per(reference)
    {
      object.add("rank", rank.number)
      object.add("name", standing.product.name)
      object.add("unitPrice", unitPrice.amount.description)
      object.add("currency", unitPrice.currency.code)
      object.add("per", reference.description)
      var text: [UInt8] = []
      _ = figures.unitPrice(rank.unitPrice.perBaseUnit, besides: neighbours, to: &text)
      object.add("text", String(decoding: text, as: UTF8.self))
      if let excess = rank.excess { object.add("overBest", excess.description) }
      object.add("tie", rank.isTied)
    } else {
      object.add("name", standing.product.name)
      let sentence = problem(standing)
      object.add("error", sentence.isEmpty ? localized("the unit price is too large") : sentence)
    }
    if let price = conversions[standing.product.id] {
      object.addOptional("paid", price.paid.price?.amount.description)
      object.addOptional("paidCurrency", price.paid.currency?.code)
      object.add("rate", price.conversion.factor.description)
      object.add("rateDate", price.conversion.day.description)
    }
    if let doubt = doubts[standing.product.id] { object.add("doubt", doubt) }
    if !standing.product.store.isEmpty { object.add("store", standing.product.store) }
    return object.line
  }
}
