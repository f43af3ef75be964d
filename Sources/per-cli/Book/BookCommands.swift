import PerDatabase
import PerModel
import PerText
import PerWords

/// `per-cli book …`: the price book.
enum BookCommands {
  static let names =
    [
      "add", "show", "check", "list", "target", "plan", "inflation", "withdraw", "undo", "redo",
      "import",
      "export", "exchange", "share", "unshare", "status", "init", "invite", "log", "revert",
    ]

  static func run(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let rest = Array(operands.dropFirst())
    switch operands.first {
    case "add": return try BookAddCommand(arguments: arguments).run(rest)
    case "check": return try BookCheckCommand(arguments: arguments).run(rest)
    case "show": return try BookShowCommand(arguments: arguments).run(rest)
    case "list": return try BookListCommand(arguments: arguments).run(rest)
    case "target": return try BookTargetCommand(arguments: arguments).run(rest)
    case "plan": return try BookPlanCommand(arguments).run(rest)
    case "inflation": return try BookInflationCommand(arguments: arguments).run(rest)
    case "export": return try BookTransferCommand(arguments: arguments).export(rest)
    case "import": return try BookTransferCommand(arguments: arguments).load(rest)
    case "withdraw": return try BookHistoryCommand(arguments: arguments).withdraw(rest)
    case "undo", "redo":
      return try BookHistoryCommand(arguments: arguments).perform(
        operands.first == "undo" ? .undo : .redo, rest)
    default: return try share(operands.first, rest, arguments)
    }
  }

  /// What several devices do with one book.
  private static func share(
    _ command: String?, _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let sharing = BookSharingCommand(arguments: arguments)
    switch command {
    case "exchange": return try sharing.exchange(operands)
    case "status": return try sharing.status(operands)
    case "unshare": return try sharing.unshare(operands)
    case "share":
      guard let word = arguments.options[.comparison] else {
        throw .call("book share URL | --comparison NAME")
      }
      return try sharing.shareComparison(word)
    case let other?: throw .unknown(other, to: "book", of: names)
    case nil: throw .missing("book", of: names)
    }
  }
}

extension CommandDatabase {
  /// The article with this barcode, identity or name.
  func article(_ word: String) throws(UsageError) -> Article {
    let found = try use { (database) throws(DatabaseError) -> [Article] in
      if let id = Article.ID(word), let article = try database.article(id) { return [article] }
      if let gtin = GTIN(word), let article = try database.article(barcode: gtin) {
        return [article]
      }
      let named = try database.articles(named: word)
      guard named.isEmpty else { return named }
      let brands = try database.articles(matching: word, limit: 100)
      return brands.filter { Article.key(of: "\($0.brand) \($0.name)") == Article.key(of: word) }
    }
    guard found.count < 2 else {
      let ids = found.map {
        "\($0.id) (\([$0.brand, $0.barcode].filter { !$0.isEmpty }.joined(separator: ", ")))"
      }
      throw .several(word, ids)
    }
    guard let article = found.first else {
      throw UsageError(failure: localized("there is no article %1$s", word))
    }
    return article
  }

  /// What the catalogue says of a barcode that the book does not know; `nil` for any other word.
  func onlyCatalogued(_ word: String) throws(UsageError) -> Product? {
    guard let gtin = GTIN(word) else { return nil }
    return try use { (database) throws(DatabaseError) in
      try database.article(barcode: gtin) == nil ? database.catalogued(gtin) : nil
    }
  }

  /// All that is known of an article.
  func knowledge(
    of article: Article, _ locale: UserLocale
  ) throws(UsageError) -> ArticleKnowledge {
    try use { (database) throws(DatabaseError) in
      try database.knowledge(of: article, currency: locale.currency, in: locale.region)
    }
  }
}
