import PerModel
import PerText

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
        throw TransferError(limits.tooManyRows, at: TextPosition(line: lines.number, column: 1))
      }
      var product = Product()
      var problem: TransferError?
      var reader = JSONReader(line: line, number: lines.number, limits: limits)
      do throws(TransferError) {
        try members.read(&reader, into: &product)
        try reader.end()
        if Self.isNothing(product) {
          problem = TransferError(.nothingKnown, at: TextPosition(line: lines.number, column: 1))
        }
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

  /// Whether an object says nothing of a product that this program knows. A table skips such a row, too.
  private static func isNothing(_ product: Product) -> Bool {
    guard product.name.allSatisfy(\.isWhitespace) else { return false }
    var known = product
    known.unknown = []
    known.conversion = nil
    return ExactProduct(known).members.allSatisfy { $0.value.allSatisfy(\.isWhitespace) }
  }
}
