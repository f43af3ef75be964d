import PerModel
import PerStore
import PerTransfer

/// `per-cli discard`, `restore`, `move` and `copy`: what happens to whole comparisons.
struct WholeCommand {
  let arguments: Arguments

  /// Takes comparisons away.
  func discard(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw UsageError("discard needs a comparison") }
    let cabinet = try Cabinet(arguments)
    for operand in operands {
      let id = try cabinet.require(operand)
      let name = try cabinet.name(of: id)
      try cabinet.use { (store) throws(StoreError) in
        try store.remove(id)
        try store.forget()
      }
      show(id, name)
    }
    return .success
  }

  /// Brings back one that was taken away, the last without an operand.
  func restore(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("restore needs no \(operands[1])") }
    let cabinet = try Cabinet(arguments)
    let removed = try cabinet.use { (store) throws(StoreError) in try store.removedComparisons() }
    guard let found = try cabinet.choose(operands.first, among: removed) else {
      complain("no comparison was removed")
      return .refused
    }
    try cabinet.use { (store) throws(StoreError) in try store.restore(found.id) }
    show(found.id, found.name)
    return .success
  }

  /// Puts a comparison at another place in the list, counted from 1.
  func move(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 2, let place = Int(operands[1]), place >= 1 else {
      throw UsageError("move needs a comparison and its new place, from 1")
    }
    let cabinet = try Cabinet(arguments)
    let id = try cabinet.require(operands[0])
    try cabinet.use { (store) throws(StoreError) in try store.move(id, to: place - 1) }
    if arguments.hasJSON { show(id, try cabinet.name(of: id)) }
    return .success
  }

  /// Makes a copy of a comparison right after it, under another name.
  func copy(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 2 else { throw UsageError("copy needs a comparison and a name") }
    let cabinet = try Cabinet(arguments)
    let id = try cabinet.require(operands[0])
    let copy = try cabinet.use { (store) throws(StoreError) in
      try store.duplicate(id, named: operands[1]).id
    }
    show(copy, operands[1])
    return .success
  }

  /// Takes back the last change of the list of comparisons, or does it again.
  func step(_ step: Step, _ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("--list leaves no use for \(operands[0])") }
    let cabinet = try Cabinet(arguments)
    let change = try cabinet.use { (store) throws(StoreError) in try store.takeListStep(step) }
    guard let change else {
      complain(step == .undo ? "there is nothing to undo" : "there is nothing to redo")
      return .refused
    }
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(change.comparison.rawValue))
      object.add(step == .undo ? "undone" : "redone", change.word)
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
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .add: "add"
    case .remove: "discard"
    case .move: "move"
    case .rename: "rename"
    }
  }
}
