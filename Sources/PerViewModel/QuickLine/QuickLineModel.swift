import PerModel
import PerText

/// A whole product in one line: what is typed, and what was understood of it.
@MainActor
public final class QuickLineModel {
  public private(set) var content: QuickLineContent
  /// The unit of a quantity that is typed without one.
  var unit: UnitChoice {
    didSet { if unit != oldValue { follow() } }
  }
  private let current: OpenComparison
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  init(_ current: OpenComparison, unit: UnitChoice) {
    self.current = current
    self.unit = unit
    content = QuickLineContent("", wasTried: false, in: current, unit: unit)
  }

  /// What the user typed.
  public func type(_ text: String) {
    guard content.text != text else { return }
    show(text)
    onEvent(.update)
  }

  /// Adds the product and empties the line, for the caller to show. If it is not a whole product, says
  /// why and returns `nil`.
  func submit() -> Product? {
    guard let quick = QuickLine(content.text, in: current, unit: unit) else { return nil }
    guard quick.isComplete else {
      show(content.text, wasTried: true)
      onEvent(.update)
      return nil
    }
    let product = quick.draft.product.duplicated()
    let typed = content.text
    let outcome = current.perform(
      { $0.adding([product]) },
      otherwise: { [self] _ in
        guard content.text.isEmpty else { return }
        show(typed, wasTried: true)
        onEvent(.update)
      })
    guard outcome != .refused else { return nil }
    show("")
    return product
  }

  /// The comparison has changed.
  func follow() {
    if !content.text.isEmpty { show(content.text) }
  }

  private func show(_ text: String, wasTried: Bool = false) {
    content = QuickLineContent(text, wasTried: wasTried, in: current, unit: unit)
  }
}

/// What is typed into the quick line, and what was understood of it, in words.
public struct QuickLineContent: Hashable, Sendable {
  public let text: String
  /// What was understood, a word or two each: "Cola", "6 × 330 ml", "€4.99", "@ Aldi"; the outcome
  /// comes last.
  public let chips: [String]
  /// The parts of the text that were not understood, in UTF-8 offsets.
  public let notUnderstood: [Range<Int>]
  /// Why it cannot be added, in one sentence; empty if it can, or before the user has tried.
  public let problem: String
  public let canSubmit: Bool
  /// The outcome for a screen reader.
  public let spoken: String
}

/// A product read from the quick line.
@MainActor
struct QuickLine {
  let line: ReadLine
  let draft: Draft
  /// Why it is not a whole product; empty if it is.
  let problem: String

  /// `nil` while nothing is typed.
  init?(_ text: String, in current: OpenComparison, unit: UnitChoice) {
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    line = current.language.lineReader.read(text)
    var form = ProductForm(unit: unit)
    form.name = line.name
    form.store = line.store?.value ?? ""
    form.barcode = line.barcode?.value ?? ""
    form.quantity = Self.slice(text, line.quantity?.range)
    form.price = Self.slice(text, line.price?.range)
    form.deal = Self.slice(text, line.deal?.range)
    for part in line.termParts { form[.term(part.value)] = Self.slice(text, part.range) }
    form.wasTried = true
    let draft = Draft(form, in: current.comparison, using: current.language)
    self.draft = draft
    problem =
      line.notUnderstood.isEmpty
      ? ProductForm.Field.allCases.compactMap { draft.problems[$0]?.sentence }.first ?? ""
      : localized("The underlined part was not understood.")
  }

  /// Whether every part of the line is understood and makes a whole product.
  var isComplete: Bool { line.notUnderstood.isEmpty && draft.isComplete }

  private static func slice(_ text: String, _ range: Range<Int>?) -> String {
    guard let range else { return "" }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(text[start..<end])
  }
}

extension QuickLineContent {
  @MainActor
  init(_ text: String, wasTried: Bool, in current: OpenComparison, unit: UnitChoice) {
    self.text = text
    guard let quick = QuickLine(text, in: current, unit: unit) else {
      chips = []
      notUnderstood = []
      problem = ""
      canSubmit = false
      spoken = ""
      return
    }
    notUnderstood = quick.line.notUnderstood
    canSubmit = quick.isComplete
    problem = wasTried || !notUnderstood.isEmpty ? quick.problem : ""
    let (comparison, ranking, language) = (current.comparison, current.ranking, current.language)
    var chips = Self.parts(of: quick, currency: comparison.currency, using: language.formatter)
    var outcome = ""
    if quick.isComplete {
      let preview = FormContent.Preview(quick.draft, in: comparison, ranking, using: language)
      let rank = try? ranking.preview(of: quick.draft.product).rank.number
      let place = rank.map { language.formatter.ordinal($0) } ?? ""
      outcome = preview.spoken
      chips.append(
        "→ " + [preview.unitPrice, place].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    self.chips = chips
    spoken = problem.isEmpty ? outcome : problem
  }

  @MainActor
  private static func parts(
    of quick: QuickLine, currency: Currency, using formatter: Formatter
  ) -> [String] {
    let product = quick.draft.product
    let parts =
      [
        quick.line.name,
        product.quantity.map { formatter.quantity($0) } ?? "",
        product.price.map { formatter.price($0) } ?? "",
        product.deal.map { formatter.deal($0, in: currency) } ?? "",
      ] + Term.allCases.map { formatter.term($0, of: product.terms, in: currency) } + [
        quick.line.barcode?.value ?? "",
        quick.line.store.map { "@ " + $0.value } ?? "",
      ]
    return parts.filter { !$0.isEmpty }
  }
}
