import GtkKit
import PerViewModel

/// An entry of the form with the lines below it.
struct FormField {
  let entry: Entry
  /// The sentence about what is wrong.
  let problem: Label
  /// What a sum comes to; `nil` for an entry that takes no sums.
  let result: Label?

  /// Shows a text and what is to be said of it.
  ///
  /// - Parameter outcome: the live result, which a screen reader says of the entry that is typed
  ///   into.
  func show(_ text: String, problem wrong: FieldProblem?, result sum: String, outcome: String) {
    // The entry that is typed into has the text already; setting it would move the cursor.
    if entry.text != text { entry.replaceText(text) }
    result?.show(sum)
    problem.show(wrong?.sentence ?? "")
    entry.setCssClass("error", wrong != nil)
    entry.setAccessibleInvalid(wrong != nil)
    entry.setAccessible(description: wrong?.sentence ?? outcome)
  }
}
