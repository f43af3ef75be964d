import PerDatabase
import PerModel
import PerText
import PerTransfer

/// `per-cli book export` and `import`: the price book as JSON, one item a line.
struct BookTransferCommand {
  let arguments: Arguments

  func export(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("book export takes no operand: \(operands[0])") }
    var output = Output()
    output.writeLine(JSONObject.bookHeading.line)
    try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.forEachBookItem { item in output.writeLine(JSONObject.item(item).line) }
    }
    output.flush()
    return .success
  }

  /// Adds what is new; what cannot be read is said with its line, and the rest is added.
  func load(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw UsageError("book import needs one file") }
    let path = operands[0]
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let lines: any BookItemReader
    do throws(TransferError) { lines = try BookFile.open(source) } catch {
      throw UsageError(failure: "\(path): \(error.message)")
    }
    if let attribution = lines.attribution { complain("\(path): \(attribution)") }
    let database = try CommandDatabase(arguments)
    var refused = 0
    var problem: TransferError?
    let result = try database.use { (database) throws(DatabaseError) in
      try database.mergePriceBook {
        while true {
          do throws(TransferError) {
            switch try lines.next() {
            case .success(let item)?: return item
            case .failure(let error)?:
              refused += 1
              complain("\(path): \(error.message)")
            case nil: return nil
            }
          } catch {
            problem = error
            return nil
          }
        }
      }
    }
    if let problem { complain("\(path): \(problem.message)") }
    if result.refused > 0 {
      complain("\(path): prices of articles that are not in the file: \(result.refused)")
    }
    refused += result.refused
    report(result, refused)
    return refused == 0 && problem == nil ? .success : .refused
  }

  private func report(_ result: BookMergeResult, _ refused: Int) {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("articles", result.articles)
      object.add("prices", result.prices)
      object.add("withdrawn", result.withdrawn)
      object.add("targets", result.targets)
      object.add("refused", refused)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(result.prices))
    }
    output.flush()
  }
}
