import PerModel
import PerWords

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

extension QuickLineContent {
  @MainActor
  init(
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
