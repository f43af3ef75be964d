import PerModel
import PerStore
import PerTransfer

/// `per-cli list`: the comparisons that are kept, or with `--removed` those that can be restored.
struct ListCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("list needs no \(operands[0])") }
    let cabinet = try Cabinet(arguments)
    let last = try cabinet.lastOpened()
    var output = Output()
    let isAboutRemoved = arguments.options[.removed] != nil
    let summaries = try cabinet.use { (store) throws(StoreError) in
      isAboutRemoved ? try store.removedComparisons() : try store.comparisons()
    }
    for summary in summaries {
      if arguments.hasJSON {
        var object = JSONObject()
        object.add("id", Int(summary.id.rawValue))
        object.add("name", summary.name)
        object.add("products", summary.productCount)
        object.add("modified", Int(summary.modified))
        object.add("lastOpened", summary.id == last)
        output.writeLine(object.line)
      } else {
        output.writeLine(
          "\(summary.id.rawValue)\t\(Terminal.harmless(summary.name))\t\(summary.productCount)")
      }
    }
    output.flush()
    return .success
  }
}
