import PerDatabase
import PerModel
import PerTransfer
import PerWords

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
