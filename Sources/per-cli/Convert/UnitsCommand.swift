import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli units`: the table of units.
struct UnitsCommand {
  let isJSON: Bool
  let kind: Unit.Kind?

  /// Throws for an unknown kind.
  init(isJSON: Bool, kind word: String?) throws(UsageError) {
    self.isJSON = isJSON
    guard let word else {
      kind = nil
      return
    }
    guard let kind = Unit.Kind(rawValue: word) else {
      let kinds = Unit.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        localized("%1$s is not a kind of unit; choose one of: %2$s", word, kinds))
    }
    self.kind = kind
  }

  func run() -> ExitStatus {
    var output = Output()
    for unit in Unit.all where kind == nil || unit.kind == kind {
      output.writeLine(isJSON ? json(unit) : text(unit))
    }
    output.flush()
    return .success
  }

  private func text(_ unit: Unit) -> String {
    [unit.id, unit.symbol, unit.factor.description, unit.kind.baseUnit.id].joined(separator: "\t")
  }

  private func json(_ unit: Unit) -> String {
    var object = JSONObject()
    object.add("id", unit.id)
    object.add("kind", unit.kind.rawValue)
    object.add("symbol", unit.symbol)
    object.add("name", unit.name)
    object.add("plural", unit.pluralName)
    object.add("factor", unit.factor.description)
    object.add("base", unit.kind.baseUnit.id)
    return object.line
  }
}
