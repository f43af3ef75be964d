import PerModel
import PerText
import PerTransfer
import PerWords

/// A ranking as a table, with bars on a terminal.
struct RankingTable {
  let formatter: Formatter
  let reference: ReferenceUnit?
  let hasBars: Bool
  /// What else is to be said of products.
  var remarks: [Product.ID: String] = [:]

  private typealias Row = [String]

  func lines(_ ranking: Ranking, problem: (Standing) -> String) -> [String] {
    let ranked = ranking.standings[..<ranking.rankedCount]
    let rows = ranked.indices.map { row(ranked, $0, ranking.pricing) }
    var widths = [Int](repeating: 0, count: 5)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], Terminal.columns(of: cell))
      }
    }
    var lines: [String] = []
    for (row, standing) in zip(rows, ranked) {
      var line = zip(row, widths).map { Terminal.padded($0, to: $1) }.joined(separator: "  ")
      if hasBars, let rank = standing.rank { line += "  " + bar(rank.yield) }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    for standing in ranking.standings[ranking.rankedCount...] {
      let name = name(of: standing.product)
      lines.append("–  " + (name.isEmpty ? "" : name + ": ") + problem(standing))
    }
    return lines
  }

  private func row(
    _ ranked: Slice<Ranking.Standings>, _ index: Int, _ pricing: Pricing
  ) -> Row {
    let product = ranked[index].product
    guard let rank = ranked[index].rank, let reference else { return [] }
    let terms = formatter.terms(of: product, by: pricing)
    var excess = rank.isBest ? "" : rank.excess.map { formatter.percent($0, sign: true) } ?? ""
    if rank.isAboutTheSame { excess = localized("about the same") }
    return [
      formatter.integer(rank.number),
      name(of: product),
      formatter.unitPrice(
        rank.unitPrice, per: reference, of: pricing.measure?.countName,
        besides: ranked.neighbours(of: index)),
      excess,
      Terminal.isolated(
        [formatter.offerInWords(of: product, by: pricing), terms, remarks[product.id] ?? ""]
          .filter { !$0.isEmpty }.joined(separator: factSeparator)),
    ]
  }

  private func name(of product: Product) -> String {
    let name = [product.name, product.brand].filter { !$0.isEmpty }.joined(separator: factSeparator)
    return Terminal.isolated(Terminal.fitted(Terminal.harmless(name), to: 40))
  }

  /// Twenty columns wide for the best, in eighths of a column.
  private func bar(_ part: Rational) -> String {
    guard let scaled = try? part * 160, let eighths = Int(scaled.decimalText(fractionDigits: 0))
    else { return "" }
    let last = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + last
  }
}

extension Slice<Ranking.Standings> {
  /// The neighboring unit prices, from which it should look different.
  func neighbours(of index: Int) -> [UnitPrice] {
    [index - 1, index + 1].filter { indices.contains($0) }.compactMap { self[$0].rank?.unitPrice }
  }
}

/// A ranking as lines of JSON.
struct RankingLines {
  let formatter: Formatter
  let reference: ReferenceUnit?
  var conversions: [Product.ID: ConvertedPrice] = [:]

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
    if let price = conversions[standing.product.id] {
      object.addOptional("paid", price.paid.price?.amount.description)
      object.addOptional("paidCurrency", price.paid.currency?.code)
      object.add("rate", price.conversion.factor.description)
      object.add("rateDate", price.conversion.day.description)
    }
    if !standing.product.store.isEmpty { object.add("store", standing.product.store) }
    return object.line
  }
}
