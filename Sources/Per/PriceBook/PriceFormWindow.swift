import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The form of a dated price: a new one, or the correction of one.
final class PriceFormWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerPriceForm", parent: .window, markup: Embedded.priceForm, uses: [FieldRow.self])

  private let cancelButton: Button
  private let applyButton: Button
  private let applyTitle: Label
  private let entries: [(entry: Entry, field: WritableKeyPath<PriceForm, String>)]
  private let product: Label
  /// The entries for what was typed before.
  let rows: [ProductForm.Field: FieldRow]
  private let day: Entry
  private let firstDay: Entry
  private let lastDay: Entry
  private let calendarButton: MenuButton
  private let calendar: Calendar
  private let offer: CheckButton
  private let preview: Label
  private let problem: Label
  private var article: ArticleModel!
  private var form: PriceForm!
  private var suggestions: PriceSuggestions!
  /// What the form says without the user's work; `nil` where some of it was brought back.
  private var untouched: PriceForm?

  required init(_ reference: Reference) {
    cancelButton = reference.child("cancel")
    applyButton = reference.child("apply")
    applyTitle = reference.child("apply_title")
    product = reference.child("product")
    let (name, store): (FieldRow, FieldRow) = (reference.child("name"), reference.child("store"))
    rows = [.name: name, .store: store]
    day = reference.child("day")
    firstDay = reference.child("first_day")
    lastDay = reference.child("last_day")
    calendarButton = reference.child("calendar_button")
    calendar = reference.child("calendar")
    offer = reference.child("offer")
    preview = reference.child("preview")
    problem = reference.child("problem")
    entries = [
      (name.entry, \.name), (reference.child("price"), \.price),
      (reference.child("quantity"), \.quantity),
      (store.entry, \.store), (reference.child("deal"), \.deal), (day, \.day),
      (firstDay, \.firstDay), (lastDay, \.lastDay), (reference.child("note"), \.note),
    ]
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// Shows a form over an article.
  ///
  /// - Parameter isRestored: whether it was discarded before.
  @discardableResult
  static func show(
    _ form: PriceForm, of article: ArticleModel, over parent: Window, isRestored: Bool = false
  ) -> PriceFormWindow {
    let window = PriceFormWindow.make()
    window.transientParent = parent
    window.article = article
    window.form = form
    window.untouched = isRestored ? nil : form
    window.suggestions = article.suggestions
    window.fill()
    window.connect()
    window.present()
    window.entries.first { form.asksName || $0.field != \.name }?.entry.grabFocus()
    return window
  }

  /// Asks for a new price as soon as it is known what the last one says.
  static func showNewPrice(of article: ArticleModel, over parent: Window) {
    if let form = article.newPrice {
      show(form, of: article, over: parent)
      return
    }
    // Until then the article is kept by its own handler.
    article.onChanged = { [weak parent] in
      guard let parent, !parent.isGone, let form = article.newPrice else { return }
      article.onChanged = {}
      show(form, of: article, over: parent)
    }
  }

  private func fill() {
    title = form.isNew ? localized("New Price") : localized("Correct Price")
    applyTitle.setTextWithMnemonic(form.isNew ? localized("_Add") : localized("_Apply"))
    for (entry, field) in entries { entry.text = form[keyPath: field] }
    for (field, row) in rows {
      row.show(field)
      row.entry.activatesDefault = true
    }
    rows[.name]?.isVisible = form.asksName
    product.show(form.product)
    offer.isActive = form.isOffer
    check(isTyping: false)
  }

  /// Offers what was typed before, below the entries.
  private func connectSuggestions() {
    for (field, row) in rows {
      row.entry.onChanged { [weak self, weak row] text in
        if row?.entry.containsFocus == true { self?.suggestions.look(for: text, in: field) }
      }
      row.onSuggestions(
        choose: { [weak self] in self?.suggestions.choose(by: $0, for: field) ?? false },
        take: { [weak self] in self?.take(for: field, onlyChosen: $0) ?? false },
        close: { [weak self] in self?.suggestions.close() ?? false },
        taken: { [weak self] in _ = self?.take(for: field, at: $0) })
      let focus = FocusController()
      focus.onLeave { [weak self] in _ = self?.suggestions.close() }
      row.entry.addController(focus)
    }
    suggestions.onChanged = { [weak self] in
      guard let self else { return }
      for (field, row) in rows {
        let isMeant = suggestions.all.first?.field == field
        let all = isMeant ? suggestions.all : []
        row.show(all, suggestions.chosen)
        row.entry.setAccessible(
          description: all.isEmpty ? "" : all[suggestions.chosen ?? 0].spoken)
      }
    }
  }

  private func take(
    for field: ProductForm.Field, at index: Int? = nil, onlyChosen: Bool = false
  ) -> Bool {
    var filled: PriceForm = form
    guard suggestions.take(for: field, at: index, onlyChosen: onlyChosen, into: &filled)
    else { return false }
    for (entry, field) in entries where entry.text != filled[keyPath: field] {
      entry.replaceText(filled[keyPath: field])
    }
    // A taken suggestion is not the beginning of another text.
    _ = suggestions.close()
    return true
  }

  private func connect() {
    connectSuggestions()
    for (entry, field) in entries {
      entry.onChanged { [weak self] text in
        self?.form[keyPath: field] = text
        self?.check(isTyping: true)
      }
    }
    offer.onToggled { [weak self] isOffer in
      self?.form.isOffer = isOffer
      self?.check(isTyping: true)
    }
    calendar.onDaySelected { [weak self] isInSameMonth in
      self?.takeDay()
      if isInSameMonth { self?.calendarButton.popover?.popDown() }
    }
    calendarButton.setAccessible(label: localized("Choose a Day"))
    applyButton.onClicked { [weak self] in self?.apply() }
    cancelButton.onClicked { [weak self] in self?.close() }
    close(onKeys: "Escape")
    onCloseRequest { [weak self] in
      if let self, form != untouched { article.discard(form) }
      return false
    }
  }

  private func takeDay() {
    let (year, month, number) = calendar.day
    guard let chosen = CalendarDay(year: year, month: month, day: number) else { return }
    day.text = article.text(of: chosen)
  }

  private func check(isTyping: Bool) {
    let sentence = article.problem(in: form)
    applyButton.isSensitive = sentence.isEmpty
    firstDay.isSensitive = form.isOffer
    lastDay.isSensitive = form.isOffer
    preview.show(article.preview(of: form))
    problem.show(isTyping ? sentence : "")
  }

  private func apply() {
    guard article.problem(in: form).isEmpty else { return }
    article.apply(form)
    untouched = form
    close()
  }
}
