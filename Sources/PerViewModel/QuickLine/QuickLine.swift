import PerDatabase
import PerModel
import PerText
import PerWords

/// A product read from the quick line.
@MainActor
struct QuickLine {
  /// The ways to read it, the likeliest first.
  let readings: [ReadLine]
  /// Which of them is taken.
  let index: Int
  let draft: ProductDraft
  /// What the barcode in the line says beyond it, a word or two each, and where it comes from.
  let filled: [String]
  /// Why it is not a whole product; empty if it is.
  let problem: String
  /// Whether the user has to choose or to type something else first.
  let isUnclear: Bool

  var line: ReadLine { readings[index] }

  /// `nil` while nothing is typed.
  ///
  /// - Parameter known: what is known of the product with a barcode.
  init?(
    _ text: String, choice: Int?, in current: OpenComparison, unit: UnitChoice,
    known: (barcode: GTIN, product: EarlierProduct?)? = nil
  ) {
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    let readers = current.language.readers(
      beside: current.comparison, counting: unit.countName)
    let best = readers.line.read(text, measuring: current.comparison.measure?.kind)
    let readings = [best] + best.alternatives
    let index = choice.map { $0 % readings.count } ?? 0
    let line = readings[index]
    (self.readings, self.index) = (readings, index)
    let (language, comparison) = (current.language, current.comparison)
    var (product, unreadable) = line.product(
      in: comparison.currency, counting: unit.unit, of: unit.countName)
    product = language.compared(product, in: comparison.currency) ?? product
    if let known, known.barcode == GTIN(product.barcode), let earlier = known.product {
      let said = product
      earlier.fill(&product, in: comparison)
      filled = earlier.additions(from: said, to: product, using: language.formatter)
    } else {
      filled = []
    }
    let draft = ProductDraft(product, in: comparison, using: language)
    self.draft = draft
    // The user has chosen one of several readings.
    let isSettled =
      choice != nil && best.problem == .severalReadings
      && [nil, .severalReadings].contains(line.problem)
    isUnclear = !isSettled && line.isUnclear || unreadable != nil
    problem =
      if let unreadable { unreadable.sentence } else if !isSettled, line.problem != nil {
        language.formatter.problem(of: line, in: comparison.currency)
      } else if !line.notUnderstood.isEmpty {
        localized("The underlined part could not be read.")
      } else {
        ProductForm.Field.allCases.compactMap { draft.problems[$0]?.sentence }.first ?? ""
      }
  }

  /// Whether no further word can make it a product of this comparison.
  var belongsElsewhere: Bool { draft.problems.values.contains(where: \.belongsElsewhere) }

  /// Whether every part of the line is understood and makes a whole product.
  var isComplete: Bool { !isUnclear && draft.isComplete }
}
