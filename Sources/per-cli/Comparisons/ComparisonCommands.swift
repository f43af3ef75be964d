import PerDatabase

/// The commands for comparisons, and the options of each.
enum ComparisonCommands {
  /// `nil` for any other command.
  static func run(
    _ command: String, _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus? {
    let anywhere: Set<Arguments.Option> = [.json, .database]
    let reading = Program.localeOptions.union(anywhere)
    switch command {
    case "list":
      try arguments.allow(anywhere.union([.removed]))
      return try ListCommand(arguments: arguments).run(operands)
    case "show":
      try arguments.allow(reading)
      return try ShowCommand(arguments: arguments).run(operands)
    case "add":
      try arguments.allow(reading.union([.comparison]))
      return try AddCommand(arguments: arguments).run(operands)
    case "edit":
      try arguments.allow(reading.union([.comparison]))
      return try EditCommand(arguments: arguments).edit(operands)
    case "remove":
      try arguments.allow(anywhere.union([.comparison]))
      return try EditCommand(arguments: arguments).remove(operands)
    case "undo", "redo":
      try arguments.allow(anywhere.union([.list]))
      let operation: HistoryOperation = command == "undo" ? .undo : .redo
      return arguments.options[.list] != nil
        ? try WholeCommand(arguments: arguments).perform(operation, operands)
        : try EditCommand(arguments: arguments).perform(operation, operands)
    case "discard", "restore", "move", "copy":
      try arguments.allow(anywhere)
      return try whole(command, operands, WholeCommand(arguments: arguments))
    case "import":
      try arguments.allow(reading.union([.comparison]))
      return try ImportCommand(arguments: arguments).run(operands)
    case "export":
      try arguments.allow(reading.subtracting([.json]).union([.format]))
      return try ExportCommand(arguments: arguments).run(operands)
    case "stores":
      try arguments.allow(reading)
      return try StoresCommand(arguments: arguments).run(operands)
    case "new":
      try arguments.allow(reading)
      return try NameCommand(arguments: arguments).new(operands)
    case "rename":
      try arguments.allow(anywhere.union([.comparison]))
      return try NameCommand(arguments: arguments).rename(operands)
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
