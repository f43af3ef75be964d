import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// A command for comparisons, in the order of the overview.
enum ComparisonCommand: String, CaseIterable {
  case list, show, new, rename, copy, move, discard, restore, add, edit, remove, undo, redo
  case `import`, export, stores

  func run(_ operands: [String], _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    switch self {
    case .list: try ListCommand(arguments: arguments).run(operands)
    case .show: try ShowCommand(arguments: arguments).run(operands)
    case .new: try NameCommand(arguments: arguments).new(operands)
    case .rename: try NameCommand(arguments: arguments).rename(operands)
    case .copy: try WholeCommand(arguments: arguments).copy(operands)
    case .move: try WholeCommand(arguments: arguments).move(operands)
    case .discard: try WholeCommand(arguments: arguments).discard(operands)
    case .restore: try WholeCommand(arguments: arguments).restore(operands)
    case .add: try AddCommand(arguments: arguments).run(operands)
    case .edit: try EditCommand(arguments: arguments).edit(operands)
    case .remove: try EditCommand(arguments: arguments).remove(operands)
    case .undo: try perform(.undo, operands, arguments)
    case .redo: try perform(.redo, operands, arguments)
    case .import: try ImportCommand(arguments: arguments).run(operands)
    case .export: try ExportCommand(arguments: arguments).run(operands)
    case .stores: try StoresCommand(arguments: arguments).run(operands)
    }
  }

  private func perform(
    _ operation: HistoryOperation, _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    arguments.options[.list] != nil
      ? try WholeCommand(arguments: arguments).perform(operation, operands)
      : try EditCommand(arguments: arguments).perform(operation, operands)
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
