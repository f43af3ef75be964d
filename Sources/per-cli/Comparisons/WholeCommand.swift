import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// `per-cli discard`, `restore`, `move` and `copy`: commands for whole comparisons.
struct WholeCommand {
  let arguments: Arguments

  /// Removes comparisons.
  func discard(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw .call("discard COMPARISON…") }
    let database = try CommandDatabase(arguments)
    for operand in operands {
      let id = try database.require(operand)
      let name = try database.name(of: id)
      try database.use { (database) throws(DatabaseError) in
        try database.remove(id)
        try database.deleteOldHistory()
      }
      show(id, name)
    }
    return .success
  }

  /// Restores a removed comparison; without an operand, the one removed last.
  func restore(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else {
      throw .oneComparison("restore", not: operands[1])
    }
    let database = try CommandDatabase(arguments)
    let removed = try database.use { (database) throws(DatabaseError) in
      try database.removedComparisons()
    }
    guard let found = try database.choose(operands.first, among: removed) else {
      complain(localized("no comparison was removed"))
      return .refused
    }
    try database.use { (database) throws(DatabaseError) in try database.restore(found.id) }
    show(found.id, found.name)
    return .success
  }

  /// Puts a comparison at another place in the list, counted from 1.
  func move(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 2, let place = Int(operands[1]), place >= 1 else {
      throw .call("move COMPARISON PLACE")
    }
    let database = try CommandDatabase(arguments)
    let id = try database.require(operands[0])
    try database.use { (database) throws(DatabaseError) in try database.move(id, to: place - 1) }
    if arguments.hasJSON { show(id, try database.name(of: id)) }
    return .success
  }

  /// Copies a comparison, under another name, right after the original.
  func copy(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 2 else { throw .call("copy COMPARISON NAME") }
    let database = try CommandDatabase(arguments)
    let id = try database.require(operands[0])
    let copy = try database.use { (database) throws(DatabaseError) in
      try database.duplicate(id, named: operands[1]).id
    }
    show(copy, operands[1])
    return .success
  }

  /// Undoes or redoes the last change of the list of comparisons.
  func perform(_ operation: HistoryOperation, _ operands: [String]) throws(UsageError) -> ExitStatus
  {
    guard operands.isEmpty else {
      throw .noOperand("\(operation) --list", not: operands[0])
    }
    let database = try CommandDatabase(arguments)
    let change = try database.use { (database) throws(DatabaseError) in
      try database.performOnList(operation)
    }
    guard let change else {
      complain(operation.hasNothing)
      return .refused
    }
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(change.comparison.rawValue))
      object.add(operation == .undo ? "undone" : "redone", change.word)
      write(object.line)
    }
    return .success
  }

  private func show(_ id: ComparisonID, _ name: String) {
    guard arguments.hasJSON else { return write(String(id.rawValue)) }
    var object = JSONObject()
    object.add("id", Int(id.rawValue))
    object.add("name", name)
    write(object.line)
  }

  private func write(_ line: String) {
    var output = Output()
    output.writeLine(line)
    output.flush()
  }
}

extension ListChange {
  /// What the change is called in JSON.
  fileprivate var word: String {
    switch self {
    case .add: "add"
    case .remove: "discard"
    case .move: "move"
    case .rename: "rename"
    }
  }
}
