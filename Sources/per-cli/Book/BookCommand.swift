import PerDatabase
import PerModel
import PerSharing
import PerText
import PerWords

/// `per-cli book …`: a command for the price book.
enum BookCommand: String, CaseIterable {
  case add, show, check, list, target, plan, inflation, withdraw, undo, redo
  case `import`, export, exchange, share, unshare, status

  /// What can follow the word "book", with what `ServerCommand` hands over.
  static let names = allCases.map(\.rawValue) + SyncCommand.ofBook.map(\.rawValue)

  static func run(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    guard let word = operands.first else { throw .missing("book", of: names) }
    guard let command = BookCommand(rawValue: word) else {
      throw .unknown(word, to: "book", of: names)
    }
    return try command.run(Array(operands.dropFirst()), arguments)
  }

  private func run(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    switch self {
    case .add: try BookAddCommand(arguments: arguments).run(operands)
    case .check: try BookCheckCommand(arguments: arguments).run(operands)
    case .show: try BookShowCommand(arguments: arguments).run(operands)
    case .list: try BookListCommand(arguments: arguments).run(operands)
    case .target: try BookTargetCommand(arguments: arguments).run(operands)
    case .plan: try BookPlanCommand(arguments).run(operands)
    case .inflation: try BookInflationCommand(arguments: arguments).run(operands)
    case .withdraw: try BookHistoryCommand(arguments: arguments).withdraw(operands)
    case .undo: try BookHistoryCommand(arguments: arguments).perform(.undo, operands)
    case .redo: try BookHistoryCommand(arguments: arguments).perform(.redo, operands)
    case .import: try BookTransferCommand(arguments: arguments).load(operands)
    case .export: try BookTransferCommand(arguments: arguments).export(operands)
    case .exchange: try BookSharingCommand(arguments: arguments).exchange(operands)
    case .share: try share(arguments)
    case .unshare: try BookSharingCommand(arguments: arguments).unshare(operands)
    case .status: try BookSharingCommand(arguments: arguments).status(operands)
    }
  }

  /// Shares a comparison; `ServerCommand` shares the book.
  private func share(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let word = arguments.options[.comparison] else {
      throw .call("book share URL | --comparison NAME")
    }
    return try BookSharingCommand(arguments: arguments).shareComparison(word)
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
