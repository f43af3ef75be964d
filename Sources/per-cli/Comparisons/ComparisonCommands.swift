import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// The commands for comparisons.
enum ComparisonCommands {
  /// `nil` for any other command.
  static func run(
    _ command: String, _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus? {
    switch command {
    case "list": return try ListCommand(arguments: arguments).run(operands)
    case "show": return try ShowCommand(arguments: arguments).run(operands)
    case "add": return try AddCommand(arguments: arguments).run(operands)
    case "edit": return try EditCommand(arguments: arguments).edit(operands)
    case "remove": return try EditCommand(arguments: arguments).remove(operands)
    case "undo", "redo":
      let operation: HistoryOperation = command == "undo" ? .undo : .redo
      return arguments.options[.list] != nil
        ? try WholeCommand(arguments: arguments).perform(operation, operands)
        : try EditCommand(arguments: arguments).perform(operation, operands)
    case "discard", "restore", "move", "copy":
      return try whole(command, operands, WholeCommand(arguments: arguments))
    case "import": return try ImportCommand(arguments: arguments).run(operands)
    case "export": return try ExportCommand(arguments: arguments).run(operands)
    case "stores": return try StoresCommand(arguments: arguments).run(operands)
    case "new": return try NameCommand(arguments: arguments).new(operands)
    case "rename": return try NameCommand(arguments: arguments).rename(operands)
    default: return nil
    }
  }

  private static func whole(
    _ name: String, _ operands: [String], _ command: WholeCommand
  ) throws(UsageError) -> ExitStatus {
    switch name {
    case "discard": try command.discard(operands)
    case "restore": try command.restore(operands)
    case "move": try command.move(operands)
    default: try command.copy(operands)
    }
  }
}

/// `per-cli list`: lists the comparisons, or with `--removed` those that can be restored.
struct ListCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .noOperand("list", not: operands[0]) }
    let database = try CommandDatabase(arguments)
    let last = try database.lastOpened()
    var output = Output()
    let isAboutRemoved = arguments.options[.removed] != nil
    let listed = try database.use { (database) throws(DatabaseError) in
      let summaries =
        isAboutRemoved ? try database.removedComparisons() : try database.comparisons()
      var listed: [(summary: ComparisonSummary, title: String)] = []
      for summary in summaries { listed.append((summary, try database.title(of: summary))) }
      return listed
    }
    for (summary, title) in listed {
      // What the window shows with it
      let title = title.isEmpty ? localized("New Comparison") : title
      if arguments.hasJSON {
        var object = JSONObject()
        object.add("id", Int(summary.id.rawValue))
        object.add("name", summary.name)
        object.add("title", title)
        object.add("products", summary.productCount)
        object.add("modified", Int(summary.modified))
        object.add("lastOpened", summary.id == last)
        output.writeLine(object.line)
      } else {
        output.writeLine(
          "\(summary.id.rawValue)\t\(Terminal.name(title))\t\(summary.productCount)")
      }
    }
    output.flush()
    return .success
  }
}

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
