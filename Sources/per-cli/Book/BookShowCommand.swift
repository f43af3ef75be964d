import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli book show`: an article with all of its prices, the newest first.
struct BookShowCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .call("book show ARTICLE") }
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    var output = Output()
    if let product = try database.onlyCatalogued(operands[0]) {
      show(product, Formatter(forTerminal: locale), in: &output)
      output.flush()
      return .success
    }
    let knowledge = try database.knowledge(of: database.article(operands[0]), locale)
    if arguments.hasJSON {
      output.writeLine(json(knowledge).line)
    } else {
      for line in lines(knowledge, Formatter(forTerminal: locale)) { output.writeLine(line) }
    }
    output.flush()
    return .success
  }

  /// What a barcode identifies that is not an article yet: name, brand, barcode and pack, where an article has its
  /// id first.
  private func show(_ product: Product, _ formatter: Formatter, in output: inout Output) {
    guard arguments.hasJSON else {
      let pack = product.quantity.map { formatter.quantity($0) } ?? ""
      output.writeLine(
        ["", product.name, product.brand, product.barcode, pack].map { Terminal.name($0) }
          .joined(separator: "\t"))
      return
    }
    output.writeLine(JSONObject.catalogued(product).line)
  }

  private func json(_ knowledge: ArticleKnowledge) -> JSONObject {
    knowledge.json { object in
      object.add("prices", knowledge.facts.reversed().map(knowledge.json))
      object.addOptional("lowest30", knowledge.newest.flatMap(knowledge.lowest))
    }
  }

  /// A line for the article and one for each price, with tabs between the facts.
  private func lines(_ knowledge: ArticleKnowledge, _ formatter: Formatter) -> [String] {
    let article = knowledge.article
    let currency = knowledge.history?.currency ?? formatter.locale.currency
    let pricing = Pricing(currency: currency, measure: nil)
    var lines = [
      [article.id.description, article.name, article.brand, article.barcode]
        .map { Terminal.name($0) }.joined(separator: "\t")
    ]
    for fact in knowledge.facts.reversed() {
      lines.append(
        [
          fact.day.description, Terminal.name(fact.store),
          formatter.offerInWords(of: fact.product, by: pricing),
          knowledge.unitPrice(of: fact).map { knowledge.text($0, formatter) } ?? "",
          fact.kind == .regular ? "" : fact.kind.rawValue,
        ].joined(separator: "\t"))
    }
    return lines
  }
}

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
