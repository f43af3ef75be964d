import PerDatabase

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
