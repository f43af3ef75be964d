import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

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
    let columns = try arguments.columns()
    let reading: ImportReading
    do throws(TransferError) {
      let file = try ImportFile.open(source, with: columns, texts: texts)
      reading = ImportReading(file, rates: rates, wantsWholeProducts: true)
    } catch {
      throw UsageError(failure: "\(path): \(error.message)")
    }
    if arguments.options[.dryRun] != nil {
      return try preview(
        reading, path, currency: texts.currency, locale: LocaleOptions(arguments).locale)
    }
    let id: ComparisonID
    let count: Int
    do throws(UsageError) {
      if let target, !reading.isComparison || arguments.options[.comparison] != nil {
        id = target
        count = try database.use { (database) throws(DatabaseError) in
          try database.add(
            to: target, with: { reading.supplement }, { reading.products(beside: $0, take: $1) })
        }
      } else {
        let fill = { (take: @escaping (Product) -> Bool) in
          reading.comparison(currency: texts.currency, take: take)
        }
        (id, count) = try database.create(with: { reading.supplement }, fill)
      }
    } catch {
      guard let problem = reading.problem else { throw error }
      if case .noWholeProduct = problem.problem { return refuse(reading, path, problem) }
      throw UsageError(failure: "\(path): \(problem.complaint)")
    }
    let complaints = ImportComplaints(reading, path)
    complaints.write()
    complaints.writeSum(count)
    return report(id, count, reading)
  }

  /// Says why nothing was added, after what was left out.
  private func refuse(_ reading: ImportReading, _ path: String, _ problem: TransferError)
    -> ExitStatus
  {
    ImportComplaints(reading, path).write()
    complain("\(path): \(problem.complaint)")
    return .refused
  }

  private func report(_ id: ComparisonID, _ count: Int, _ reading: ImportReading) -> ExitStatus {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(id.rawValue))
      object.add("imported", count)
      object.add("refused", reading.refusedCount)
      object.add("doubtful", reading.doubtfulCount)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(count))
    }
    output.flush()
    return reading.refusedCount == 0 ? .success : .refused
  }

  /// Shows what would be imported.
  private func preview(
    _ reading: ImportReading, _ path: String, currency: Currency, locale: UserLocale
  ) throws(UsageError) -> ExitStatus {
    let formatter = Formatter(forTerminal: locale)
    var output = Output()
    var count = 0
    // What a file says that is refused in the end must not look as if it were added.
    var held: [String] = []
    let comparison = reading.comparison(currency: currency) { product in
      count += 1
      if arguments.hasJSON {
        held.append(JSONObject.product(product).line)
      } else {
        let pricing = Pricing(currency: currency, measure: product.quantity?.measure)
        held.append(
          Terminal.name(product.name) + "\t"
            + Terminal.harmless(formatter.offer(of: product, by: pricing)))
      }
      if !reading.wouldBeRefused {
        for line in held { output.writeLine(line) }
        held = []
      }
      return true
    }
    output.flush()
    let complaints = ImportComplaints(reading, path)
    complaints.write()
    guard comparison != nil else {
      if let problem = reading.problem, case .noWholeProduct = problem.problem {
        complain("\(path): \(problem.complaint)")
        return .refused
      }
      throw UsageError(failure: "\(path): \(reading.problem?.complaint ?? "")")
    }
    complaints.writeSum(count, isDryRun: true)
    return reading.refusedCount == 0 ? .success : .refused
  }
}
