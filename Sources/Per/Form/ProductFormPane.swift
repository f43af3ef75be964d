import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The form: entries for a product that scroll, and below them the result and the buttons, which stay
/// where they are. It shows `content` and tells its model what the user does; it decides nothing.
final class ProductFormPane: Box, TemplateWidget {
  static let template = Template(
    name: "PerProductFormPane", parent: .box, markup: Embedded.productFormPane,
    uses: [FieldRow.self, Disclosure.self])

  /// The entries there are by now: those of a group are made when it is opened first.
  var fields: [ProductForm.Field: FieldRow]
  let unit = DropDown.make()
  let groups: [ProductForm.Group: Disclosure]
  let scroll: ScrolledWindow
  private let quantityOffer: Button
  private let quantityOfferLabel: Label
  let wayOut: WayOutButton
  var about: AboutFields?
  let bar: Widget
  private let outcome: Box
  private let unitPrice: Label
  let summary: Label
  private let problem: Label
  private let prices: Label
  private let questionLine: Widget
  private let question: Label
  private let closeQuestion: Button
  private let calculationGroup: Disclosure
  private let calculation: Label
  private let cancel: Button
  let submit: Button
  private let submitLabel: Label
  var shownUnits: UnitList?
  /// Which groups were open in the form for a new product, while it is used for an edit.
  var openForNew: Set<ProductForm.Group> = []

  /// Is told what the user does.
  var model: FormModel? {
    didSet {
      for (group, part) in groups where part.content != nil { model?.showExamples(of: group) }
    }
  }
  /// Called when the user wants to choose a picture file.
  var onChoosePicture: () -> Void = {}
  /// Called when the user wants to use the copied picture.
  var onPastePicture: () -> Void = {}

  required init(_ reference: Reference) {
    var fields: [ProductForm.Field: FieldRow] = [:]
    for field in ProductForm.Field.allCases where field.group == nil {
      if let name = field.name { fields[field] = reference.child(name) }
    }
    self.fields = fields
    groups = [
      .deal: reference.child("deal_group"), .costs: reference.child("costs_group"),
      .usableAmount: reference.child("usable_group"), .about: reference.child("about_group"),
    ]
    scroll = reference.child("scroll")
    quantityOffer = reference.child("quantity_offer")
    quantityOfferLabel = reference.child("quantity_offer_label")
    wayOut = WayOutButton(reference.child("way_out"), label: reference.child("way_out_label"))
    bar = reference.child("bar")
    outcome = reference.child("outcome")
    unitPrice = reference.child("unit_price")
    summary = reference.child("summary")
    problem = reference.child("problem")
    prices = reference.child("prices")
    questionLine = reference.child("question_line")
    question = reference.child("question")
    closeQuestion = reference.child("close_question")
    calculationGroup = reference.child("calculation_group")
    calculation = reference.child("calculation")
    cancel = reference.child("cancel")
    submit = reference.child("submit")
    submitLabel = reference.child("submit_label")
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.labels)
    for (group, part) in groups { part.title = group.title }
    calculationGroup.title = localized("How This Is Worked Out")
    addUnits()
    listen()
  }

  private func addUnits() {
    let title = Label()
    title.setTextWithMnemonic(localized("_Unit"))
    title.alignment = 0
    title.addCssClass("caption-heading")
    fields[.quantity]?.setBeside(unit, title: title)
    title.setMnemonicWidget(unit)
    unit.isSearchable = true
    unit.searchPlaceholder = localized("Find a unit")
  }

  private func listen() {
    listen(to: fields)
    for (group, part) in groups {
      part.onExpandedChanged { [weak self] in self?.makeContent(of: group) }
    }
    let keys = ShortcutController(phase: .capture)
    keys.add("Down") { [weak self] in self?.model?.takeQuantityOffer() ?? false }
    fields[.quantity]?.entry.addController(keys)
    quantityOffer.onClicked { [weak self] in
      self?.fields[.quantity]?.entry.grabFocus()
      self?.model?.takeQuantityOffer()
    }
    unit.onSelectionChanged { [weak self] item in
      let chosen = self?.model?.unitChoices.first { $0.id == item.id }
      if let chosen { self?.model?.choose(chosen.choice) }
    }
    wayOut.button.onClicked { [weak self] in
      self?.model?.takeWayOut()
      // The button has gone.
      self?.submit.grabFocus()
    }
    closeQuestion.tooltip = localized("Yes, It Is Right")
    closeQuestion.setAccessible(label: localized("Yes, It Is Right"))
    closeQuestion.onClicked { [weak self] in
      self?.submit.grabFocus()
      self?.model?.closeQuestion()
    }
    cancel.onClicked { [weak self] in self?.model?.cancel() }
    submit.onClicked { [weak self] in self?.model?.submit() }
    // The focused entry stays in sight when an error below it or a group above it makes room.
    scroll.onContentHeightChanged { [weak self] in
      MainLoop.beforeDrawing { self?.showFocusedRow() }
    }
    followFocus(of: [unit, quantityOffer, wayOut.button, calculationGroup])
    followFocus(of: Array(groups.values))
    listenToKeys()
  }

  func listen(to rows: [ProductForm.Field: FieldRow]) {
    for (field, row) in rows {
      row.show(field)
      listen(to: row, of: field)
    }
    followFocus(of: rows.values.map(\.entry))
  }

  private func listen(to row: FieldRow, of field: ProductForm.Field) {
    row.entry.onChanged { [weak self] text in self?.model?.type(text, into: field) }
    row.entry.onActivate { [weak self] in self?.model?.submit() }
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.model?.focusEntered(field) }
    focus.onLeave { [weak self] in self?.model?.focusLeft(field) }
    row.entry.addController(focus)
    row.onSuggestions(
      choose: { [weak self] in self?.model?.chooseSuggestion(by: $0, for: field) ?? false },
      take: { [weak self] onlyChosen in
        guard let model = self?.model else { return false }
        return onlyChosen
          ? model.takeChosenSuggestion(for: field) : model.takeSuggestion(for: field)
      }, close: { [weak self] in self?.model?.closeSuggestions() ?? false },
      taken: { [weak self] in _ = self?.model?.takeSuggestion(for: field, at: $0) })
    // Comes before the entry's own undo, for which replacing a sum by its result is two steps.
    let keys = ShortcutController(phase: .capture)
    keys.add("<Control>z") { [weak self] in self?.model?.undo(in: field) ?? false }
    for key in ["<Shift><Control>z", "<Control>y"] {
      keys.add(key) { [weak self] in self?.model?.redo(in: field) ?? false }
    }
    row.entry.addController(keys)
  }

  /// Keys that work anywhere in the form.
  private func listenToKeys() {
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.model?.cancel()
      return true
    }
    // In an entry, this pastes text and does not get here.
    keys.add("<Control>v") { [weak self] in
      self?.onPastePicture()
      return true
    }
    addController(keys)
  }

  /// What the form shows.
  var content: FormContent? {
    didSet {
      guard let content, content != oldValue else { return }
      show(content, unlike: oldValue)
    }
  }

  private func show(_ content: FormContent, unlike old: FormContent?) {
    show(content, in: fields, isNew: content.filling != old?.filling)
    if content.placeholders != old?.placeholders {
      for (field, row) in fields { row.entry.setPlaceholders(content.placeholders[field] ?? []) }
    }
    showUnits(content)
    if old == nil || content.groupDetails != old?.groupDetails { showDetails(content.groupDetails) }
    if content.filling != old?.filling { openGroups(content, unlike: old) }
    if content.picture != old?.picture, content.picture != nil {
      groups[.about]?.isExpanded = true
    }
    showPicture(of: content)
    quantityOffer.isVisible = !content.quantityOffer.isEmpty
    if content.quantityOffer != old?.quantityOffer {
      // The key that takes it
      quantityOfferLabel.text = "↓ " + content.quantityOffer
      quantityOffer.setAccessible(label: content.quantityOffer)
    }
    wayOut.show(content.wayOut)
    unitPrice.show(content.preview.isKnown ? content.preview.unitPrice.breakingBeforeAmount : "")
    summary.show(content.preview.summary.keepingSeparators)
    problem.show(content.problem)
    if content.prices != old?.prices { show(content.prices) }
    if content.question != old?.question {
      question.text = content.question
      questionLine.isVisible = !content.question.isEmpty
      if old?.question.isEmpty != false { announce(content.question) }
    }
    calculation.text = content.preview.calculation
    calculationGroup.isVisible = !content.preview.calculation.isEmpty
    outcome.setCssClass("best", content.preview.isBest)
    if content.submitTitle != old?.submitTitle {
      submitLabel.setTextWithMnemonic("_" + content.submitTitle)
      submit.setAccessible(label: content.submitTitle)
    }
    submit.isSensitive = content.canSubmit
  }

  private func showDetails(_ details: [ProductForm.Group: String]) {
    for (group, part) in groups {
      part.isDetailHint = details[group] == nil
      part.detail = details[group] ?? group.hint
    }
  }

  private func show(_ said: FormPrices) {
    prices.show(said.text)
    prices.setCssClass("good", said.kind == .low)
  }

  func show(
    _ content: FormContent, in rows: [ProductForm.Field: FieldRow], isNew: Bool
  ) {
    for (field, row) in rows {
      row.show(
        content.form[field], isNew: isNew,
        problem: content.problems[field], result: content.results[field] ?? "",
        outcome: field.changesOutcome ? content.spokenOutcome : "",
        offer: field == .quantity ? content.quantityOffer : "",
        suggestions: content.suggestions.first?.field == field
          ? (content.suggestions, content.chosenSuggestion) : ([], nil))
    }
  }

  func showPicture(of content: FormContent) {
    about?.show(content.picture)
    // A missing picture can be removed, too.
    about?.removePicture.isVisible = content.form.picture != nil
  }
}
