import GtkKit
import PerViewModel

/// An entry of the form with the lines below it.
struct FormField {
  let entry: Entry
  /// The sentence about what is wrong.
  let problem: Label
  /// What a sum comes to; `nil` for an entry that takes no sums.
  let result: Label?

  /// Shows a text, its problem and its result.
  ///
  /// - Parameter outcome: the live result, which a screen reader reads with the entry.
  func show(_ text: String, problem wrong: FieldProblem?, result sum: String, outcome: String) {
    // The entry being typed in already has the text; setting it would move the cursor.
    if entry.text != text { entry.replaceText(text) }
    result?.show(sum)
    problem.show(wrong?.sentence ?? "")
    entry.setCssClass("error", wrong != nil)
    entry.setAccessibleInvalid(wrong != nil)
    entry.setAccessible(description: wrong?.sentence ?? outcome)
  }
}
