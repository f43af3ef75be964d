import GtkKit
import PerModel
import PerText
import PerViewModel

/// The form: entries for a product, and the result while the user types. It shows `content` and tells
/// its model what the user does; it decides nothing.
final class ProductFormPane: Box, TemplateWidget {
  static let template = Template(
    name: "PerProductFormPane", parent: .box, markup: Embedded.productFormPane,
    uses: [DropDown.self, TermField.self])

  let fields: [ProductForm.Field: FormField]
  let unit: DropDown
  private let more: Expander
  private let quantityOffer: Button
  private let quantityOfferLabel: Label
  let elsewhere: Button
  let picture: Bin
  private let thumbnail: Image
  private let choosePicture: Button
  let removePicture: Button
  private let preview: Box
  private let previewName: Label
  private let previewUnitPrice: Label
  private let previewStanding: Label
  private let previewWorth: Label
  private let previewWorking: Label
  private let previewBar: LevelBar
  private let cancel: Button
  let submit: Button
  private let submitLabel: Label
  private var shownChoices: [FormContent.UnitItem] = []

  /// Is told what the user does.
  var model: FormModel?
  /// Called when the user wants to choose a picture file.
  var onChoosePicture: () -> Void = {}
  /// Called when the user wants to use the copied picture.
  var onPastePicture: () -> Void = {}

  required init(_ reference: Reference) {
    var fields: [ProductForm.Field: FormField] = [
      .name: FormField(
        entry: reference.child("name"), problem: reference.child("name_problem"), result: nil),
      .quantity: FormField(
        entry: reference.child("quantity"), problem: reference.child("quantity_problem"),
        result: reference.child("quantity_result")),
      .price: FormField(
        entry: reference.child("price"), problem: reference.child("price_problem"),
        result: reference.child("price_result")),
      .store: FormField(
        entry: reference.child("store"), problem: reference.child("store_problem"), result: nil),
      .note: FormField(
        entry: reference.child("note"), problem: reference.child("note_problem"), result: nil),
      .deal: FormField(
        entry: reference.child("deal"), problem: reference.child("deal_problem"), result: nil),
      .barcode: FormField(
        entry: reference.child("barcode"), problem: reference.child("barcode_problem"),
        result: nil),
      .brand: FormField(
        entry: reference.child("brand"), problem: reference.child("brand_problem"), result: nil),
    ]
    for term in Term.allCases {
      let field: TermField = reference.child(term.id)
      fields[.term(term)] = field.shown(as: term)
    }
    self.fields = fields
    unit = reference.child("unit")
    more = reference.child("more")
    quantityOffer = reference.child("quantity_offer")
    quantityOfferLabel = reference.child("quantity_offer_label")
    elsewhere = reference.child("elsewhere")
    picture = reference.child("picture")
    thumbnail = reference.child("thumbnail")
    choosePicture = reference.child("choose_picture")
    removePicture = reference.child("remove_picture")
    preview = reference.child("preview")
    previewName = reference.child("preview_name")
    previewUnitPrice = reference.child("preview_unit_price")
    previewStanding = reference.child("preview_standing")
    previewWorth = reference.child("preview_worth")
    previewWorking = reference.child("preview_working")
    previewBar = reference.child("preview_bar")
    cancel = reference.child("cancel")
    submit = reference.child("submit")
    submitLabel = reference.child("submit_label")
    super.init(reference)
    let unitLabel: Label = reference.child("unit_label")
    unitLabel.setMnemonicWidget(unit)
    more.setAccessible(label: localized("More: deal, deposit, tax, brand, picture…"))
    unit.isSearchable = true
    unit.searchPlaceholder = localized("Find a unit")
    previewBar.removeOffsets()
    listen()
  }

  private func listen() {
    for (field, parts) in fields {
      parts.entry.onChanged { [weak self] text in self?.model?.type(text, into: field) }
      parts.entry.onActivate { [weak self] in self?.model?.submit() }
      let focus = FocusController()
      focus.onLeave { [weak self] in self?.model?.focusLeft(field) }
      parts.entry.addController(focus)
      // Comes before the entry's own undo, for which replacing a sum by its result is two steps.
      let keys = ShortcutController(phase: .capture)
      keys.add("<Control>z") { [weak self] in self?.model?.restore(field) ?? false }
      parts.entry.addController(keys)
    }
    let keys = ShortcutController(phase: .capture)
    keys.add("Down") { [weak self] in self?.model?.takeQuantityOffer() ?? false }
    fields[.quantity]?.entry.addController(keys)
    quantityOffer.onClicked { [weak self] in
      self?.fields[.quantity]?.entry.grabFocus()
      self?.model?.takeQuantityOffer()
    }
    unit.onSelectionChanged { [weak self] item in
      guard let chosen = self?.shownChoices.first(where: { $0.id == item.id }) else { return }
      self?.model?.choose(chosen.choice)
    }
    elsewhere.onClicked { [weak self] in self?.model?.addToNewComparison() }
    cancel.onClicked { [weak self] in self?.model?.cancel() }
    submit.onClicked { [weak self] in self?.model?.submit() }
    listenToKeys()
    choosePicture.onClicked { [weak self] in self?.onChoosePicture() }
    removePicture.onClicked { [weak self] in
      self?.choosePicture.grabFocus()
      self?.model?.removePicture()
    }
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
    for (field, parts) in fields {
      parts.show(
        content.form[field], problem: content.problems[field],
        result: content.results[field] ?? "",
        outcome: (field == .quantity || field == .price) && content.preview.name.isEmpty
          ? content.preview.spoken : "",
        offer: field == .quantity ? content.quantityOffer : "")
    }
    showUnits(content)
    // Show what the product has; the user may still fold it away.
    if content.form.edited != old?.form.edited, content.form.edited != nil,
      content.form.picture != nil
        || ProductForm.Field.allCases.contains(where: {
          $0.isSecondary && !content.form[$0].isEmpty
        })
    {
      more.isExpanded = true
    }
    if content.picture != old?.picture { show(content.picture) }
    // A missing picture can be removed, too.
    removePicture.isVisible = content.form.picture != nil
    quantityOffer.isVisible = !content.quantityOffer.isEmpty
    if content.quantityOffer != old?.quantityOffer {
      // The key that takes it
      quantityOfferLabel.text = "↓ " + content.quantityOffer
      quantityOffer.setAccessible(label: content.quantityOffer)
    }
    elsewhere.isVisible = content.offersNewComparison
    previewName.show(content.preview.name)
    previewUnitPrice.text = content.preview.unitPrice
    previewStanding.show(content.preview.standing)
    previewWorth.show(content.preview.breakEvenPrice)
    previewWorking.show(content.preview.working)
    previewBar.isVisible = content.preview.yield != nil
    previewBar.value = Double(content.preview.yield ?? 0) / 1000
    preview.setCssClass("best", content.preview.isBest)
    if content.submitTitle != old?.submitTitle {
      submitLabel.setTextWithMnemonic("_" + content.submitTitle)
      submit.setAccessible(label: content.submitTitle)
    }
    submit.isSensitive = content.canSubmit
  }

  private func show(_ shown: Picture?) {
    guard let shown else {
      picture.isVisible = false
      return
    }
    Thumbnails.read(shown, for: thumbnail) { [weak self] texture in
      guard let self, content?.picture == shown else { return }
      picture.isVisible = texture != nil
      guard let texture else { return }
      Thumbnails.show(texture, in: thumbnail)
      more.isExpanded = true
    }
  }

  private func showUnits(_ content: FormContent) {
    if content.unitChoices != shownChoices {
      shownChoices = content.unitChoices
      unit.items = shownChoices.map {
        DropDownItem(
          id: $0.id, title: $0.symbol, subtitle: $0.name, heading: $0.group,
          keywords: [$0.choice.unit.symbol, $0.choice.unit.name, $0.choice.unit.pluralName])
      }
    }
    unit.selectedId = content.form.unit.id
  }

  /// Focuses an entry and selects its text.
  func focus(_ field: ProductForm.Field) {
    if field.isSecondary { more.isExpanded = true }
    fields[field]?.entry.grabFocus()
  }
}

/// An entry of the form with the lines below it.
struct FormField {
  let entry: Entry
  /// The sentence about what is wrong.
  let problem: Label
  /// What a sum comes to; `nil` for an entry that takes no sums.
  let result: Label?

  /// Shows a text, its problem and its result.
  ///
  /// - Parameters:
  ///   - outcome: the live result, which a screen reader reads with the entry.
  ///   - offer: another way to read the text, which it reads likewise.
  func show(
    _ text: String, problem wrong: FieldProblem?, result sum: String, outcome: String,
    offer: String = ""
  ) {
    // The entry being typed in already has the text; setting it would move the cursor.
    if entry.text != text { entry.replaceText(text) }
    result?.show(sum)
    problem.show(wrong?.sentence ?? "")
    entry.setCssClass("error", wrong != nil)
    entry.setAccessibleInvalid(wrong != nil)
    let description = [wrong?.sentence ?? outcome, offer].filter { !$0.isEmpty }
    entry.setAccessible(description: description.joined(separator: " "))
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
