import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli add`: puts products into a comparison, each from a line of text or an object of JSON.
struct AddCommand {
  let arguments: Arguments

  /// Adds the texts or, without any or with "-", the lines of standard input, as one change.
  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let database = try CommandDatabase(arguments)
    guard let id = try database.find(arguments.options[.comparison]) else {
      throw .noComparison
    }
    let texts = try database.texts(arguments, for: id)
    let region = try LocaleOptions(arguments).locale.region
    let sample = try database.use { (database) throws(DatabaseError) in try database.sample(of: id)
    }
    var readings: [AddedText] = []
    var kind: PerModel.Unit.Kind?
    for text in try lines(operands) where !text.allSatisfy(\.isWhitespace) {
      var (product, problem) = try Self.read(text, texts, measuring: kind) {
        (product: inout Product) throws(UsageError) in
        try database.fill(&product, in: sample, region)
      }
      if let own = product.currency, own != sample.currency {
        let rates = try CommandDatabase.rates(arguments)
        product = product.compared(in: sample.currency, by: rates) ?? product
      }
      if problem == nil { kind = kind ?? product.quantity?.unit.kind }
      if problem == nil { problem = try database.problem(with: product)?.sentence }
      readings.append((text, product, problem))
    }
    return try database.add(readings, to: id, isJSON: arguments.hasJSON)
  }

  private func lines(_ operands: [String]) throws(UsageError) -> [String] {
    guard operands.isEmpty || operands == ["-"] else { return operands }
    var lines: [String] = []
    var input = InputLines.standardInput()
    while let line = try input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  /// Reads a line of text or an object of JSON.
  ///
  /// - Parameter fill: gives a line with a known barcode what it does not say itself.
  private static func read(
    _ text: String, _ texts: ProductTexts, measuring kind: PerModel.Unit.Kind?,
    fill: (inout Product) throws(UsageError) -> Void
  ) throws(UsageError) -> (Product, String?) {
    guard text.first(where: { !$0.isWhitespace }) == "{" else {
      var reading = texts.read(line: text, measuring: kind)
      if let remark = reading.remark {
        complain("\(text.prefix(200)): \(remark.sentence)")
      }
      if reading.problem == nil, !reading.product.barcode.isEmpty {
        // The whole line is only a name where nothing better is known.
        if reading.isNameless { reading.product.name = "" }
        try fill(&reading.product)
        if reading.product.name.isEmpty { reading.product.name = text }
      }
      return (reading.product, reading.problem?.sentence)
    }
    do throws(TransferError) {
      return (try Product().edited(json: text, texts: texts), nil)
    } catch {
      return (Product(), error.message)
    }
  }
}

/// Prints the products that a command has made, for scripts to continue with.
func show(_ products: [Product], isJSON: Bool) {
  var output = Output()
  for product in products {
    output.writeLine(
      isJSON
        ? JSONObject.product(product).line
        : "\(product.id.rawValue)\t\(Terminal.name(product.name))")
  }
  output.flush()
}
