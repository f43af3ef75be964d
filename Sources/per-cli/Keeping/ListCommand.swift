import PerModel
import PerTransfer

/// `per-cli list`: the comparisons that are kept.
struct ListCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("list needs no \(operands[0])") }
    let cabinet = try Cabinet(arguments)
    let last = try cabinet.lastOpened()
    var output = Output()
    for summary in try cabinet.summaries() {
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
