import GtkKit
import PerViewModel

/// The entries in which an offer is corrected in its row.
final class CandidateFields: Box, TemplateWidget {
  static let template = Template(
    name: "PerCandidateFields", parent: .box, markup: Embedded.candidateFields)

  private let entries: [(field: ProductForm.Field, entry: Entry, problem: Label)]
  private var form: ProductForm?

  /// Called with the typed texts; returns the problem of each wrong one.
  var onTake: (ProductForm) -> [ProductForm.Field: FieldProblem] = { _ in [:] }
  /// Called to take the other price; returns the texts with it, where there is one.
  var onOtherPrice: () -> ProductForm? = { nil }
  /// Called when nothing is typed any more.
  var onLeave: () -> Void = {}

  required init(_ reference: Reference) {
    entries = zip(CandidatesModel.fields, ["name", "quantity", "price"]).map { field, name in
      (
        field, reference.child("\(name)_entry", as: Entry.self),
        reference.child("\(name)_entry_problem", as: Label.self)
      )
    }
    super.init(reference)
    reference.child("numbers", as: Box.self).stackWhereNarrow(.columns)
    for (_, entry, problem) in entries {
      entry.onActivate { [weak self] in self?.finish() }
      let shown = Weak(problem)
      entry.onChanged { [weak self, weak entry] _ in
        guard let entry, let problem = shown.object else { return }
        self?.show(nil, entry, problem)
      }
    }
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.leave()
      return true
    }
    addController(keys)
    // Before an entry takes the key
    let down = ShortcutController(phase: .capture)
    down.add("Down|KP_Down") { [weak self] in self?.takeOtherPrice() ?? false }
    addController(down)
  }

  /// The entries, in the order of the keyboard.
  var typed: [Entry] { entries.map(\.entry) }

  /// Shows the texts of an offer, with the cursor in the first.
  func edit(_ form: ProductForm) {
    self.form = form
    for (field, entry, problem) in entries {
      entry.text = form[field]
      show(nil, entry, problem)
    }
    entries.first?.entry.grabFocus()
  }

  /// Takes what was typed; whether it could be read. Where it could not, the first that is wrong gets the focus.
  @discardableResult
  func finish() -> Bool {
    guard var form else { return true }
    for (field, entry, _) in entries { form[field] = entry.text }
    let problems = onTake(form)
    for (field, entry, problem) in entries { show(problems[field], entry, problem) }
    if let wrong = entries.first(where: { problems[$0.field] != nil }) {
      wrong.entry.grabFocus()
      return false
    }
    leave()
    return true
  }

  /// Shows the other price in place of this one, and leaves what was typed; whether there is one.
  private func takeOtherPrice() -> Bool {
    guard let form, let other = onOtherPrice() else { return false }
    for (field, entry, _) in entries where entry.text == form[field] { entry.text = other[field] }
    self.form = other
    return true
  }

  private func leave() {
    form = nil
    onLeave()
  }

  private func show(_ problem: FieldProblem?, _ entry: Entry, _ label: Label) {
    label.show(problem?.sentence ?? "")
    entry.setCssClass("error", problem != nil)
    entry.setAccessibleInvalid(problem != nil)
    entry.setAccessible(description: problem?.sentence ?? "")
    entry.underline(problem?.range.map { [$0] } ?? [])
  }
}
