import GtkKit
import PerText
import PerViewModel

/// An entry of the form under its title. What is wrong with it is said at the bottom of the form, so that nothing
/// moves away from under the pointer.
final class FieldRow: Box, TemplateWidget {
  static let template = Template(name: "PerFieldRow", parent: .box, markup: Embedded.fieldRow)

  private let grid: Grid
  private let title: Label
  let entry: Entry
  /// Beside the title, where it moves nothing: what was typed before and begins like the text, or what a sum comes to.
  private let beside: Label
  /// What is said of a term, below the entry.
  private let result: Label
  private var isNumeric = false

  required init(_ reference: Reference) {
    grid = reference.child("grid")
    title = reference.child("title")
    entry = reference.child("entry")
    beside = reference.child("beside")
    result = reference.child("result")
    super.init(reference)
  }

  /// Sets the title, with its access key, and how the entry is aligned.
  func show(_ field: ProductForm.Field) {
    title.setTextWithMnemonic(field.title)
    isNumeric = field.isNumeric
    guard isNumeric else { return }
    entry.alignment = 1
    entry.addCssClass("numeric")
    beside.addCssClass("numeric")
  }

  /// Puts a widget beside the entry, perhaps under a title of its own.
  func setBeside(_ widget: Widget, title: Label? = nil) {
    if let title { grid.attach(title, column: 1, row: 0) }
    grid.attach(widget, column: 1, row: 1)
  }

  /// Calls a handler when the suggestion is to be taken: by Down, by the arrow onwards at the end of the
  /// text, or by a click. The handler returns whether there was one.
  func onTakeSuggestion(_ body: @escaping () -> Bool) {
    let keys = ShortcutController(phase: .capture)
    keys.add("Down", body)
    for (key, isMirrored) in [("Right", false), ("Left", true)] {
      keys.add(key) { [weak entry] in
        guard let entry, entry.isRightToLeft == isMirrored else { return false }
        return entry.isCursorAtEnd && body()
      }
    }
    entry.addController(keys)
    let click = ClickGesture(.primary)
    click.onReleased { [weak entry] _ in
      entry?.grabFocus()
      _ = body()
    }
    beside.addController(click)
  }

  /// Shows a text, its problem and its result.
  ///
  /// - Parameters:
  ///   - isNew: whether the form was emptied or filled with another product: then there is nothing to undo.
  ///   - outcome: the live result, which a screen reader reads with the entry.
  ///   - offer: another way to read the text, which it reads likewise.
  ///   - suggested: what was typed before and begins like the text.
  func show(
    _ text: String, isNew: Bool, problem wrong: FieldProblem?, result sum: String,
    outcome: String, offer: String, suggested: String
  ) {
    // The entry being typed in already has the text; setting it would move the cursor.
    if entry.text != text { entry.replaceText(text) }
    if isNew { entry.forgetUndo() }
    result.show(isNumeric ? "" : sum)
    entry.underline(wrong.map { [$0.range ?? 0..<text.utf8.count] } ?? [])
    entry.setCssClass("error", wrong != nil)
    entry.setAccessibleInvalid(wrong != nil)
    // The key that takes it
    showBeside(isNumeric ? sum : suggested.isEmpty ? "" : "↓ " + suggested)
    let description = [wrong?.sentence ?? outcome, offer, suggested].filter { !$0.isEmpty }
    entry.setAccessible(description: description.joined(separator: " "))
  }

  private func showBeside(_ text: String) {
    guard text != beside.text || beside.isVisible != !text.isEmpty else { return }
    beside.show(text)
    beside.tooltip = text.isEmpty ? nil : text
  }
}

extension ProductForm.Field {
  /// Its name in the markup; `nil` for a term, whose entry is made for it.
  var name: String? {
    switch self {
    case .name: "name"
    case .quantity: "quantity"
    case .price: "price"
    case .store: "store"
    case .deal: "deal"
    case .brand: "brand"
    case .articleNumber: "article_number"
    case .barcode: "barcode"
    case .day: "day"
    case .note: "note"
    case .term: nil
    }
  }
}

extension ProductForm.Group {
  /// Its name in the markup.
  var name: String {
    switch self {
    case .deal: "deal"
    case .costs: "costs"
    case .usableAmount: "usable"
    case .about: "about"
    }
  }
}
