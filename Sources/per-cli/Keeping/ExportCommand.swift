import PerModel
import PerStore
import PerTransfer

/// `per-cli export`: writes a comparison for other programs and for people.
struct ExportCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("export needs no \(operands[1])") }
    let word = arguments.options[.format] ?? ExportFormat.json.rawValue
    guard let format = ExportFormat(rawValue: word) else {
      let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no format \(word); there are \(known)")
    }
    let cabinet = try Cabinet(arguments)
    let exporter = Exporter(try Person(arguments).locale) { id in
      (try? cabinet.picture(id)) ?? nil
    }
    let stored = try cabinet.load(cabinet.require(operands.first))
    var output = Output()
    exporter.write(stored.comparison, as: format) { piece in
      output.write(piece)
      return true
    }
    output.flush()
    return .success
  }
}
