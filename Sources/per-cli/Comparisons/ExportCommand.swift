import PerDatabase
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
    let id = try database.require(operands.first)
    var output = Output()
    if let open = exporter.table(as: format) {
      let table = try database.use { (database) throws(DatabaseError) in
        try database.read(id, by: open)
      }
      if table.hasZeroByte { return refuse() }
      table.write { piece in
        output.write(piece)
        return true
      }
    } else {
      var held: [UInt8] = []
      exporter.write(try database.load(id).comparison, as: format) { piece in
        // JSON has no zero bytes, and may be long.
        if format == .json { output.write(piece) } else { held.append(contentsOf: piece.utf8) }
        return true
      }
      if held.contains(0) { return refuse() }
      output.write(held)
    }
    output.flush()
    return .success
  }

  private func refuse() -> ExitStatus {
    complain(Exporter.zeroByteSentence)
    return .refused
  }
}
