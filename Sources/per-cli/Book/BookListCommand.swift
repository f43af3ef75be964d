import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli book list`: the articles, or those with certain words in their names.
struct BookListCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    let formatter = Formatter(forTerminal: locale)
    let articles = try database.use { (database) throws(DatabaseError) in
      try database.articles(matching: operands.joined(separator: " "), limit: .max)
    }
    var output = Output()
    for article in articles {
      let knowledge = try database.knowledge(of: article, locale)
      output.writeLine(
        arguments.hasJSON ? json(knowledge).line : self.line(knowledge, formatter))
    }
    output.flush()
    return .success
  }

  private func json(_ knowledge: ArticleKnowledge) -> JSONObject {
    let newest = knowledge.newest
    return knowledge.json { object in
      object.add("count", knowledge.facts.count)
      object.addOptional("last", newest.map { knowledge.json($0.observation) })
      object.addOptional(
        "verdict", newest.map { (knowledge.usual?.verdict(on: $0.unitPrice) ?? .first).rawValue })
    }
  }

  /// The identity, the name, the brand, the barcode, and the day, the store and the unit price of the newest
  /// price, separated by tabs.
  private func line(_ knowledge: ArticleKnowledge, _ formatter: Formatter) -> String {
    let article = knowledge.article
    let newest = knowledge.newest
    return [
      article.id.description, article.name, article.brand, article.barcode,
      newest?.observation.day.description ?? "", newest?.observation.store ?? "",
      newest.map { knowledge.text($0.unitPrice, formatter) } ?? "",
    ].map { Terminal.name($0) }.joined(separator: "\t")
  }
}
