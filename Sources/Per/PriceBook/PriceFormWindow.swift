import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The form of a dated price: a new one, or the correction of one.
final class PriceFormWindow: Window, TemplateWidget {
  static let template = Template(name: "PerPriceForm", parent: .window, markup: Embedded.priceForm)

  private let cancelButton: Button
  private let applyButton: Button
  private let applyTitle: Label
  private let entries: [(entry: Entry, field: WritableKeyPath<PriceForm, String>)]
  private let product: Label
  private let nameTitle: Label
  private let name: Entry
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

  required init(_ reference: Reference) {
    cancelButton = reference.child("cancel")
    applyButton = reference.child("apply")
    applyTitle = reference.child("apply_title")
    product = reference.child("product")
    nameTitle = reference.child("name_title")
    name = reference.child("name")
    day = reference.child("day")
    firstDay = reference.child("first_day")
    lastDay = reference.child("last_day")
    calendarButton = reference.child("calendar_button")
    calendar = reference.child("calendar")
    offer = reference.child("offer")
    preview = reference.child("preview")
    problem = reference.child("problem")
    entries = [
      (name, \.name), (reference.child("price"), \.price),
      (reference.child("quantity"), \.quantity),
      (reference.child("store"), \.store), (reference.child("deal"), \.deal), (day, \.day),
      (firstDay, \.firstDay), (lastDay, \.lastDay), (reference.child("note"), \.note),
    ]
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// Shows a form over an article.
  @discardableResult
  static func show(
    _ form: PriceForm, of article: ArticleModel, over parent: Window
  ) -> PriceFormWindow {
    let window = PriceFormWindow.make()
    window.transientParent = parent
    window.article = article
    window.form = form
    window.fill()
    window.connect()
    window.present()
    window.entries.first { $0.entry.isVisible }?.entry.grabFocus()
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
    for widget in [nameTitle, name] { widget.isVisible = form.asksName }
    product.show(form.product)
    offer.isActive = form.isOffer
    check(isTyping: false)
  }

  private func connect() {
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
    close()
  }
}
