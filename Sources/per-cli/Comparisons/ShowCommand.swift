import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli show`: a comparison, ranked by the prices that hold today.
struct ShowCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else {
      throw .oneComparison("show", not: operands[1])
    }
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    let id = try database.require(operands.first)
    let typed = try database.load(id).comparison
    let prices = try database.use { (database) throws(DatabaseError) in
      try database.currentPrices(of: typed.products, in: typed, id, on: .today)
    }
    let comparison = typed.following(prices)
    let ranking = Ranking(comparison)
    let reference = comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: locale.region)
    }
    let formatter = Formatter(forTerminal: locale)
    let freshness = try freshness(of: comparison, in: database)
    var output = Output()
    if arguments.hasJSON {
      for standing in ranking.standings {
        var object = JSONObject.product(standing.product)
        if let rank = standing.rank, let reference,
          let unitPrice = try? rank.unitPrice.per(reference)
        {
          object.add("rank", rank.number)
          object.add("unitPrice", unitPrice.amount.description)
          object.add("per", reference.description)
          if let excess = rank.excess { object.add("overBest", excess.description) }
        }
        if let freshness = freshness[standing.product.id] { object.add(freshness) }
        if let price = prices[standing.product.id] {
          object.add(price, typed: typed.product(standing.product.id))
        }
        output.writeLine(object.line)
      }
    } else {
      var table = RankingTable(
        formatter: formatter, reference: reference, hasBars: Terminal.isOutput)
      let pricing = ranking.pricing
      table.remarks = freshness.mapValues { formatter.words($0, by: pricing) }
      for (id, price) in prices {
        guard let product = comparison.product(id) else { continue }
        let regular = formatter.regularPrice(price, beside: product, by: pricing)
        table.remarks[id] = [
          formatter.words(price, of: product, on: .today),
          // Translators: what a product costs when it is not on offer: "regular price €4.99".
          regular.isEmpty ? "" : localized("regular price %1$s", regular),
          price.isTyped ? "" : table.remarks[id] ?? "",
        ].filter { !$0.isEmpty }.joined(separator: factSeparator)
      }
      table.write(ranking, problem: { $0.reason }, to: &output)
    }
    output.flush()
    return .success
  }

  /// How old the prices of the price book are, and which prices are newer.
  private func freshness(
    of comparison: Comparison, in database: CommandDatabase
  ) throws(UsageError) -> [Product.ID: PriceFreshness] {
    try database.use { (database) throws(DatabaseError) in
      var found: [Product.ID: PriceFreshness] = [:]
      for product in comparison.products {
        let product = product.statingCurrency(comparison.currency)
        guard let article = try database.article(of: product) else { continue }
        found[product.id] = PriceFreshness(
          of: product, article, try database.history(of: article.id), on: .today)
      }
      return found
    }
  }
}

extension JSONObject {
  /// The price that counts today: until when, what it costs otherwise, and what was typed.
  fileprivate mutating func add(_ price: CurrentPrice, typed: Product?) {
    if price.fact.isOffer { add("offer", true) }
    addOptional("until", price.fact.until?.description)
    if let regular = price.regular { add("regular", .price(regular, unitPrice: nil)) }
    if let ended = price.ended?.lastDay { add("offerEnded", ended.description) }
    if !price.isTyped { addOptional("typedPrice", typed?.asPaid.price?.amount.description) }
  }

  /// When a price was seen, and what holds instead.
  fileprivate mutating func add(_ freshness: PriceFreshness) {
    add("seen", freshness.day.description)
    add("old", freshness.isOld)
    if freshness.isOver { add("offerOver", true) }
    if let current = freshness.current { add("now", .price(current, unitPrice: nil)) }
  }
}
