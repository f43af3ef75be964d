import PerDatabase
import PerModel
import PerOffers
import PerTransfer
import PerWords

/// Puts what was read into a comparison, or into the price book.
struct CandidateSaving {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Adds all that fits, as one change.
  func add(_ candidates: [Candidate]) throws(UsageError) -> ExitStatus {
    let database = try CommandDatabase(arguments)
    guard let id = try database.find(arguments.options[.comparison]) else { throw .noComparison }
    let sample = try database.use { (database) throws(DatabaseError) in try database.sample(of: id)
    }
    let rates = try CommandDatabase.rates(arguments)
    let products = candidates.map { candidate -> AddedText in
      var product = candidate.product
      product.id = .random()
      if let own = product.currency, own != sample.currency {
        product = product.compared(in: sample.currency, by: rates) ?? product
      }
      return (product.name, product, nil)
    }
    return try database.add(products, to: id, isJSON: arguments.hasJSON)
  }

  /// Notes all prices, each on the day of its receipt, or today.
  func book(_ candidates: [Candidate]) throws(UsageError) -> ExitStatus {
    let database = try CommandDatabase(arguments)
    let spellings = try database.use { (database) throws(DatabaseError) in try database.spellings()
    }
    var output = Output()
    for candidate in candidates {
      var product = candidate.product
      if let article = spellings[Article.key(of: candidate.name)] {
        product = product.named(as: article)
      }
      product.id = .random()
      if product.quantity == nil { product.quantity = try? Quantity(.one, .item) }
      var price = NewPrice(product, on: candidate.date ?? .today, kind: .regular)
      // Only receipts have a day.
      price.isPaid = candidate.date != nil
      let recorded = try database.use { (database) throws(DatabaseError) in
        try database.record(price)
      }
      output.writeLine(
        "\(recorded.observation.id)\t\(Terminal.name(recorded.article.name))")
    }
    output.flush()
    return .success
  }
}
