import PerDatabase
import PerModel
import PerText
import PerWords

/// A whole product in one line: what is typed, and what was understood of it.
@MainActor
public final class QuickLineModel {
  /// What the line shows.
  public private(set) var content: QuickLineContent
  /// The unit of a quantity that is typed without one.
  var unit: UnitChoice {
    didSet { if unit != oldValue { follow() } }
  }
  /// Which of its readings the user has chosen; `nil` before.
  private var choice: Int?
  /// Whether the user has typed since the line was last emptied.
  private var isTouched = false
  /// What is known of the product with the barcode in the line, since that was asked for.
  private var earlier: (barcode: GTIN, product: EarlierProduct?)?
  /// The product as it could not be saved. It may be in the file after all: then adding it again finds
  /// it there, instead of making a second one.
  private var attempted: Product?
  private let current: OpenComparison
  /// Undoes or redoes what was done to the list.
  var onHistory: (HistoryOperation) -> Void = { _ in }
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  init(_ current: OpenComparison, unit: UnitChoice) {
    self.current = current
    self.unit = unit
    content = QuickLineContent("", nil, wasTried: false, in: current)
  }

  /// What the user typed.
  public func type(_ text: String) {
    guard content.text != text else { return }
    choice = nil
    isTouched = true
    show(text)
    onEvent(.update)
  }

  /// Ctrl+Z: takes back the last change of the list, if nothing was typed since the line was emptied. Returns false if
  /// the line has typing to undo.
  public func undo() -> Bool { takeBack(.undo) }

  /// The same the other way.
  public func redo() -> Bool { takeBack(.redo) }

  private func takeBack(_ operation: HistoryOperation) -> Bool {
    guard !isTouched else { return false }
    onHistory(operation)
    return true
  }

  /// Takes the next way to read the line, or the one before; `false` if there is only one.
  @discardableResult
  public func chooseReading(forward: Bool = true) -> Bool {
    guard let quick = read(content.text), quick.readings.count > 1 else { return false }
    let count = quick.readings.count
    choice = ((choice ?? 0) + (forward ? 1 : count - 1)) % count
    show(content.text)
    onEvent(.update)
    return true
  }

  /// Adds the product and empties the line, for the caller to show. If it is not a whole product, says
  /// why and returns `nil`.
  func submit() -> Product? {
    guard let quick = read(content.text) else { return nil }
    guard quick.isComplete else {
      show(content.text, wasTried: true)
      onEvent(.update)
      return nil
    }
    let product = quick.draft.product.identified(like: attempted)
    let (typed, chosen) = (content.text, choice)
    let outcome = current.perform(
      { $0.addingOnce(product) },
      then: { [self] in
        attempted = nil
        onEvent(.added(product.id, current.words(onAdding: product.id, asks: true)))
      },
      otherwise: { [self] _ in
        attempted = product
        guard content.text.isEmpty else { return }
        choice = chosen
        show(typed, wasTried: true)
        onEvent(.update)
      })
    guard outcome != .failed else { return nil }
    choice = nil
    isTouched = false
    show("")
    return product
  }

  /// Makes room for the product, which cannot be compared with the others.
  public func takeWayOut() { current.take(content.wayOut, addingToNew: addToNewComparison) }

  private func addToNewComparison() {
    guard let quick = read(content.text),
      let other = quick.draft.product.alone(in: current.comparison.currency)
    else { return }
    choice = nil
    isTouched = false
    show("")
    onEvent(.update)
    onEvent(.goToNew(other, pictures: []))
  }

  /// The comparison has changed.
  func follow() { show(content.text) }

  private func show(_ text: String, wasTried: Bool = false) {
    let quick = read(text)
    content = QuickLineContent(text, quick, wasTried: wasTried, in: current)
    if let quick { lookForBarcode(of: quick) }
  }

  private func read(_ text: String) -> QuickLine? {
    QuickLine(text, choice: choice, in: current, unit: unit, known: earlier)
  }

  /// Asks what is known of the product whose barcode is in the line. The answer comes when the file has
  /// been read.
  private func lookForBarcode(of quick: QuickLine) {
    let barcode = quick.line.barcode.flatMap { GTIN($0.value) }
    guard barcode != earlier?.barcode else { return }
    earlier = barcode.map { ($0, nil) }
    guard let barcode else { return }
    current.library.earlierProduct(barcode: barcode, besides: nil) { [weak self] found in
      guard let self, let found, earlier?.barcode == barcode else { return }
      earlier = (barcode, found)
      show(content.text, wasTried: !content.problem.isEmpty)
      onEvent(.update)
    }
  }
}

/// What is typed into the quick line, and what was understood of it, in words.
public struct QuickLineContent: Hashable, Sendable {
  /// The line as it was typed.
  public let text: String
  /// What is shown while nothing is typed: "Quick line: 6 x 330 ml 4.99 Cola @ Market", or less of it in a narrow window.
  public let placeholders: [String]
  /// What was understood, a word or two each: "Cola", "6 × 330 ml", "€4.99", "@ Aldi"; the outcome
  /// comes last.
  public let chips: [String]
  /// The next way to read the line: "4 × 180 g, €3.99"; empty if there is only one.
  public let otherReading: String
  /// The parts of the text that were not understood, in UTF-8 offsets.
  public let notUnderstood: [Range<Int>]
  /// Why it cannot be added, in one sentence; empty if it can, or before the user has tried.
  public let problem: String
  /// Whether the line is a whole product.
  public let canSubmit: Bool
  /// What can be done with one that cannot be compared with the others; `nil` where it can.
  public let wayOut: WayOut?
  /// The outcome for a screen reader.
  public let spoken: String
}

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

extension QuickLineContent {
  @MainActor
  fileprivate init(
    _ text: String, _ quick: QuickLine?, wasTried: Bool, in current: OpenComparison
  ) {
    self.text = text
    let formatter = current.language.formatter
    let example = formatter.keepingPacks(
      formatter.exampleLine(in: current.comparison.currency))
    placeholders = [
      // Translators: an example of a line in which a whole product can be typed.
      localized("Quick line: %1$s", example),
      example,
      [
        formatter.exampleQuantities.first ?? "",
        formatter.examplePrice(in: current.comparison.currency),
      ]
      .joined(separator: " "),
    ]
    guard let quick else {
      chips = []
      otherReading = ""
      notUnderstood = []
      problem = ""
      canSubmit = false
      wayOut = nil
      spoken = ""
      return
    }
    notUnderstood = quick.isUnclear ? quick.line.notUnderstood : []
    canSubmit = quick.isComplete
    let isWholeAlone =
      quick.belongsElsewhere && !quick.isUnclear
      && ProductDraft(
        quick.draft.product, in: Comparison(currency: current.comparison.currency),
        using: current.language
      ).isComplete
    wayOut =
      isWholeAlone
      ? WayOut(for: quick.draft.product, in: current.comparison, using: formatter) : nil
    problem = wasTried || quick.isUnclear || quick.belongsElsewhere ? quick.problem : ""
    let (comparison, language) = (current.comparison, current.language)
    let summaries = language.formatter.summaries(of: quick.readings, in: comparison.currency)
    otherReading = summaries.count < 2 ? "" : summaries[(quick.index + 1) % summaries.count]
    var chips = language.formatter.parts(of: quick.line, in: comparison.currency) + quick.filled
    var outcome = ""
    if quick.isComplete {
      let preview = Outcome(quick.draft, in: current.ranked, using: language)
      let rank = try? current.ranking.preview(of: quick.draft.product).rank.number
      let place = rank.map { language.formatter.ordinal($0) } ?? ""
      outcome = preview.spoken
      chips.append(
        language.formatter.forwardArrow + " "
          + [preview.unitPrice, place].filter { !$0.isEmpty }.joined(separator: listSeparator))
    }
    self.chips = chips
    spoken = problem.isEmpty ? outcome : problem
  }
}
