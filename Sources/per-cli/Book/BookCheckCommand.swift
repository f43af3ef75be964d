import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli book check`: says whether prices are good, and notes nothing.
struct BookCheckCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let line = try BookLine(arguments)
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    let formatter = Formatter(forTerminal: locale)
    return try line.answer(operands, in: database) { (price) throws(UsageError) in
      let known = try database.use { (database) throws(DatabaseError) in
        try database.article(of: price.product)
      }
      let judged = price.observation(of: known?.id ?? .new())
      guard let entry = judged.entry(in: locale.currency) else {
        return .failure(BookLine.Refusal("the unit price cannot be worked out"))
      }
      let article = known ?? Article(id: judged.article, name: price.product.name)
      let knowledge = try database.knowledge(of: article, locale).beside(entry)
      return .success(
        arguments.hasJSON
          ? json(entry, knowledge, isKnown: known != nil).line
          : text(entry, knowledge, formatter))
    }
  }

  private func json(
    _ entry: PriceHistory.Entry, _ knowledge: ArticleKnowledge, isKnown: Bool
  ) -> JSONObject {
    let usual = knowledge.history?.usual(without: entry.observation)
    var object = JSONObject()
    object.addOptional("article", isKnown ? knowledge.article.id.description : nil)
    object.add("name", knowledge.article.name)
    object.addOptional("unitPrice", knowledge.amount(entry.unitPrice)?.description)
    object.addOptional("per", knowledge.reference?.description)
    object.add("currency", entry.unitPrice.currency.code)
    object.add("verdict", (usual?.verdict(on: entry.unitPrice) ?? .first).rawValue)
    object.addOptional("lowest30", knowledge.lowest(before: entry))
    object.addOptional("median", usual.flatMap { knowledge.amount($0.median)?.description })
    object.addOptional("usual", usual.map(knowledge.json))
    if let change = knowledge.history?.packChange(to: entry.observation) {
      object.add("packChange", .packChange(change))
    }
    object.add("outlier", usual?.isOutlier(entry.unitPrice) ?? false)
    object.addOptional("target", knowledge.target.map { knowledge.json($0, beside: entry) })
    return object
  }

  /// The name, the unit price, the verdict, the usual price, the lowest of 30 days and the pack of the last price
  /// where it was another one, separated by tabs.
  private func text(
    _ entry: PriceHistory.Entry, _ knowledge: ArticleKnowledge, _ formatter: Formatter
  ) -> String {
    let usual = knowledge.history?.usual(without: entry.observation)
    let lowest = knowledge.history?.lowest(before: entry.observation)
    return [
      Terminal.name(knowledge.article.name), knowledge.text(entry.unitPrice, formatter),
      (usual?.verdict(on: entry.unitPrice) ?? .first).rawValue,
      usual.map { knowledge.text($0.median, formatter) } ?? "",
      lowest.map { knowledge.text($0.unitPrice, formatter) } ?? "",
      lowest.map(\.observation.day.description) ?? "",
      lowest.map { Terminal.name($0.observation.store) } ?? "",
      knowledge.history?.packChange(to: entry.observation).map {
        "\(formatter.quantity($0.from)) → \(formatter.quantity($0.to))"
      } ?? "",
    ].joined(separator: "\t")
  }
}
