import PerDatabase
import PerModel
import PerWords

/// `per-cli book withdraw`, `undo` and `redo`.
struct BookHistoryCommand {
  let arguments: Arguments

  /// Takes facts back, by their identities.
  func withdraw(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw .call("book withdraw PRICE…") }
    var ids: [PriceObservation.ID] = []
    for operand in operands {
      guard let id = PriceObservation.ID(operand) else {
        throw UsageError(localized("not a price id: %1$s", operand))
      }
      ids.append(id)
    }
    let database = try CommandDatabase(arguments)
    var status = ExitStatus.success
    for id in ids {
      let isDone = try database.use { (database) throws(DatabaseError) in
        guard let observation = try database.observation(id) else { return false }
        try database.withdraw(observation)
        return true
      }
      if !isDone {
        complain(localized("there is no price %1$s", "\(id)"))
        status = .refused
      }
    }
    return status
  }

  /// Undoes the last change of the price book, or redoes it.
  func perform(
    _ operation: HistoryOperation, _ operands: [String]
  ) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .noOperand("book \(operation)", not: operands[0]) }
    let change = try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.performOnPriceBook(operation)
    }
    if change == nil {
      complain(operation.hasNothing)
    }
    return change == nil ? .refused : .success
  }
}
