import PerDatabase
import PerModel
import PerTransfer

/// `per-cli export`: writes a comparison for other programs and for people.
struct ExportCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else {
      throw .oneComparison("export", not: operands[1])
    }
    let word = arguments.options[.format] ?? TransferFormat.json.name
    guard let format = TransferFormat.writable.first(where: { $0.name == word }) else {
      let known = TransferFormat.writable.map(\.name)
      throw .format(word, of: known)
    }
    let database = try CommandDatabase(arguments)
    let exporter = Exporter(try LocaleOptions(arguments).locale) { id in
      (try? database.picture(id)) ?? nil
    }
    let stored = try database.load(database.require(operands.first))
    var output = Output()
    exporter.write(stored.comparison, as: format) { piece in
      output.write(piece)
      return true
    }
    output.flush()
    return .success
  }
}
