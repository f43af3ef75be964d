import GtkKit
import PerText
import PerViewModel
import PerWords

/// An entry of the form under its title. What is wrong with it is said at the bottom of the form, so that nothing
/// moves away from under the pointer.
final class FieldRow: Box, TemplateWidget {
  static let template = Template(name: "PerFieldRow", parent: .box, markup: Embedded.fieldRow)

  private let grid: Grid
  private let title: Label
  let entry: Entry
  /// The result of a sum, beside the title, where it moves nothing.
  private let beside: Label
  private var suggestions: SuggestionList?
  private var onTaken: (Int) -> Void = { _ in }
  private var onLeft: () -> Void = {}
  /// The remark on a term, below the entry.
  private let result: Label
  private var isNumeric = false
  /// Shown beside the title when nothing else is: "for" over the price.
  private var standing = ""

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
    standing = field.joining
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

  /// Lets the keys of the entry go through what is suggested below it: Down and Up choose, Return takes what was
  /// chosen, the arrow onwards at the end of the text takes the first, and Escape closes the list. Each handler
  /// returns whether there was something to do. A click beside the list closes it, too.
  func onSuggestions(
    choose: @escaping (Int) -> Bool, take: @escaping (_ onlyChosen: Bool) -> Bool,
    close: @escaping () -> Bool, taken: @escaping (Int) -> Void
  ) {
    let keys = ShortcutController(phase: .capture)
    keys.add("Down") { choose(1) }
    keys.add("Up") { choose(-1) }
    keys.add("Return|KP_Enter|ISO_Enter") { take(true) }
    keys.add("Escape", close)
    for (key, isMirrored) in [("Right", false), ("Left", true)] {
      keys.add(key) { [weak entry] in
        guard let entry, entry.isRightToLeft == isMirrored else { return false }
        return entry.isCursorAtEnd && take(false)
      }
    }
    entry.addController(keys)
    let focus = FocusController()
    focus.onLeave { [weak self] in
      if let self { suggestions?.show([], chosen: nil, below: self.entry, in: self) }
    }
    entry.addController(focus)
    onLeft = { _ = close() }
    onTaken = { [weak entry] index in
      entry?.grabFocus()
      taken(index)
    }
  }

  /// Shows a text, its problem and its result.
  ///
  /// - Parameters:
  ///   - isNew: whether the form was emptied or filled with another product: then there is nothing to undo.
  ///   - outcome: the live result, which a screen reader reads with the entry.
  ///   - offer: another way to read the text, which it reads likewise.
  ///   - suggestions: what was typed before and begins like the text, and which of it was chosen.
  func show(
    _ text: String, isNew: Bool, problem wrong: FieldProblem?, result sum: String,
    outcome: String, offer: String, suggestions: (all: [TextSuggestion], chosen: Int?)
  ) {
    // The entry being typed in already has the text; setting it would move the cursor.
    if entry.text != text { entry.replaceText(text) }
    if isNew { entry.forgetUndo() }
    result.show(isNumeric ? "" : sum)
    entry.underline(wrong.map { [$0.range ?? 0..<text.utf8.count] } ?? [])
    entry.setCssClass("error", wrong != nil)
    entry.setAccessibleInvalid(wrong != nil)
    showBeside(isNumeric && !sum.isEmpty ? sum : standing)
    show(suggestions.all, suggestions.chosen)
    let suggested =
      suggestions.all.indices.contains(suggestions.chosen ?? 0)
      ? suggestions.all[suggestions.chosen ?? 0].spoken : ""
    let description = [wrong?.sentence ?? outcome, offer, suggested].filter { !$0.isEmpty }
    entry.setAccessible(description: description.joined(separator: " "))
  }

  /// Shows what was typed before and begins like the text, and which of it was chosen.
  func show(_ all: [TextSuggestion], _ chosen: Int?) {
    guard !all.isEmpty && entry.containsFocus else {
      suggestions?.show([], chosen: nil, below: entry, in: self)
      return
    }
    if suggestions == nil {
      suggestions = SuggestionList(
        in: self, onTaken: { [weak self] in self?.onTaken($0) },
        onLeft: { [weak self] in self?.onLeft() })
    }
    suggestions?.show(all, chosen: chosen, below: entry, in: self)
  }

  private func showBeside(_ text: String) {
    guard text != beside.text || beside.isVisible != !text.isEmpty else { return }
    beside.show(text)
    beside.tooltip = text.isEmpty ? nil : text
  }
}

extension ProductForm.Field {
  /// The word that joins it to the field before: 500 g for 0.95.
  fileprivate var joining: String {
    // Translators: stands between the quantity and the price in the form: 500 g "for" 0.95.
    self == .price ? localized(context: "quantity and price", "for") : ""
  }

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
