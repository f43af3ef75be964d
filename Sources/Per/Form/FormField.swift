import GtkKit
import PerText
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

/// The entry of a term in the form, under its title.
final class TermField: Box, TemplateWidget {
  static let template = Template(name: "PerTermField", parent: .box, markup: Embedded.termField)

  private let title: Label
  private let field: FormField

  required init(_ reference: Reference) {
    title = reference.child("title")
    field = FormField(
      entry: reference.child("entry"), problem: reference.child("problem"),
      result: reference.child("result"))
    super.init(reference)
  }

  /// Its entry, once title and placeholder are those of a term.
  func shown(as term: Term) -> FormField {
    title.text = term.title
    field.entry.placeholder = term.example.isEmpty ? nil : term.example
    return field
  }
}
