import PerDatabase
import PerModel
import PerText
import PerTransfer

/// `per-cli import`: a comparison as a new one, or the products of a table or a list as one change.
struct ImportCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .oneFile("import") }
    let path = operands[0]
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let database = try CommandDatabase(arguments)
    let target = try database.find(arguments.options[.comparison])
    let texts = try database.texts(arguments, for: target)
    let rates = ExchangeRates(try database.rates(), on: .today)
    let reading: ImportReading
    do throws(TransferError) {
      reading = ImportReading(try ImportFile.open(source, texts: texts), rates: rates)
    } catch {
      throw UsageError(failure: "\(path): \(error.message)")
    }
    let id: ComparisonID
    let count: Int
    do throws(UsageError) {
      if let target, !reading.isComparison || arguments.options[.comparison] != nil {
        id = target
        count = try database.use { (database) throws(DatabaseError) in
          try database.add(
            to: target, with: { reading.pictures }, { reading.products(beside: $0, take: $1) })
        }
      } else {
        let fill = { (take: @escaping (Product) -> Bool) in
          reading.comparison(currency: texts.currency, take: take)
        }
        (id, count) = try database.create(with: { reading.pictures }, fill)
      }
    } catch {
      guard let problem = reading.problem else { throw error }
      throw UsageError(failure: "\(path): \(problem.message)")
    }
    for remark in reading.remarks { complain("\(path): \(remark.message)") }
    for refusal in reading.refusals { complain("\(path): \(refusal.message)") }
    return report(id, count, refused: reading.refusedCount)
  }

  private func report(_ id: ComparisonID, _ count: Int, refused: Int) -> ExitStatus {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(id.rawValue))
      object.add("imported", count)
      object.add("refused", refused)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(count))
    }
    output.flush()
    return refused == 0 ? .success : .refused
  }
}

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
      table.write { piece in
        output.write(piece)
        return true
      }
    } else {
      exporter.write(try database.load(id).comparison, as: format) { piece in
        output.write(piece)
        return true
      }
    }
    output.flush()
    return .success
  }
}
