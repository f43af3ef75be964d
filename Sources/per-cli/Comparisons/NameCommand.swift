import PerDatabase
import PerModel
import PerTransfer

/// `per-cli new` and `per-cli rename`.
struct NameCommand {
  let arguments: Arguments

  /// Creates an empty comparison and prints its id.
  func new(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .call("new NAME") }
    let database = try CommandDatabase(arguments)
    let id = try database.create(
      Comparison(name: operands[0], currency: try currency(of: database)))
    return show(id, operands[0])
  }

  /// The currency that was chosen; else that of the prices in the book, unless a region was chosen.
  private func currency(of database: CommandDatabase) throws(UsageError) -> Currency {
    let options = try LocaleOptions(arguments)
    let usual = options.locale.currency
    if options.isCurrencyChosen || options.isRegionChosen { return usual }
    return try database.use { (database) throws(DatabaseError) in
      try database.currencyOfPrices()
    } ?? usual
  }

  /// Renames a comparison; the first of two operands says which.
  func rename(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard (1...2).contains(operands.count), let name = operands.last else {
      throw .call("rename [COMPARISON] NAME")
    }
    let database = try CommandDatabase(arguments)
    let word = operands.count == 2 ? operands[0] : arguments.options[.comparison]
    let id = try database.require(word)
    _ = try database.change(id) { (stored) throws(UsageError) in
      let old = stored.comparison.name
      return old == name ? nil : .rename(from: old, to: name)
    }
    return arguments.hasJSON ? show(id, name) : .success
  }

  private func show(_ id: ComparisonID, _ name: String) -> ExitStatus {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(id.rawValue))
      object.add("name", name)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(id.rawValue))
    }
    output.flush()
    return .success
  }
}
