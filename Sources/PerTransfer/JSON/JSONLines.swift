import PerModel

/// Reads a file with one product in JSON per line.
///
/// Members have their exact form or are texts; unknown ones are kept.
public final class JSONLines: ProductRowReader {
  private let lines: TextLines
  private let members: ProductMembers
  private let limits: TransferLimits
  private var count = 0
  private var budget: TextBudget

  init(_ lines: TextLines, texts: ProductTexts, limits: TransferLimits) {
    self.lines = lines
    self.limits = limits
    budget = TextBudget(limits)
    members = ProductMembers(texts: texts, unknownPolicy: .namesKept)
  }

  /// The next product, or what is wrong with its line; `nil` after the last. Blank lines are skipped.
  ///
  /// Throws where nothing after it can be read either.
  public func next() throws(TransferError) -> TableRow? {
    while let line = try lines.next() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      count += 1
      guard count <= limits.maximumRows else {
        throw TransferError(.tooManyRows, at: TextPosition(line: lines.number, column: 1))
      }
      var product = Product()
      var problem: TransferError?
      var reader = JSONReader(line: line, number: lines.number, limits: limits)
      do throws(TransferError) {
        try members.read(&reader, into: &product)
        try reader.end()
      } catch {
        problem = error
      }
      try budget.spend(on: product, at: TextPosition(line: lines.number, column: 1))
      return TableRow(
        line: lines.number, texts: [String(decoding: line.prefix(1000), as: UTF8.self)],
        product: product, problem: problem, problemColumn: nil)
    }
    return nil
  }
}

extension Product {
  /// The product changed by an object of JSON: members in their exact form, or texts for `texts` to
  /// read. What the object does not name stays; null removes a member.
  ///
  /// Throws a problem with its column, also for an unknown member.
  public func edited(json: String, texts: ProductTexts) throws(TransferError) -> Product {
    var reader = JSONReader(line: Array(json.utf8), number: 1, limits: TransferLimits())
    var product = self
    try ProductMembers(texts: texts, unknownPolicy: .refused).read(&reader, into: &product)
    try reader.end()
    return product
  }
}
