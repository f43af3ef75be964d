import PerDatabase
import PerModel
import PerText

/// The form: what is typed into it, and what it shows.
@MainActor
public final class FormModel {
  /// The texts as they were typed, and the unit that is chosen.
  public internal(set) var typed: ProductForm
  /// What the pane shows.
  public internal(set) var content: FormContent
  /// Whether the user is at work in the form; otherwise the details of the selected product are shown.
  public internal(set) var isOpen = true
  /// Whether form and details are in front of the list in a window that has room for only one of
  /// them.
  public internal(set) var isInFront = false
  /// Whether the user came from the page of the details, to which leaving an edit leads back.
  var returnsToDetails = false
  /// What was discarded last; `nil` once anything was typed or changed after it.
  var discarded: ProductForm?
  /// The row that is selected.
  var selection: Product.ID?
  /// What was typed into an entry before it gave way to its result.
  private var replacedTexts: [ProductForm.Field: (typed: String, result: String)] = [:]
  /// The unit that was chosen before one was typed; `nil` while none stands with the quantity.
  var unitBeforeWritten: UnitChoice?
  /// Whether the user has chosen or typed a unit.
  var hasChosenUnit = false
  /// The entry that had the focus last; `nil` before any has.
  private var focused: ProductForm.Field?
  /// What was typed before and begins as an entry does now.
  var suggestions: [TextSuggestion] = []
  /// The one of them that the keys have got to; `nil` while what is typed is meant.
  var chosenSuggestion: Int?
  /// What a known barcode or name has put into the form.
  var filled: FilledEntries?
  /// What the price book says of the product that is typed.
  var prices = FormPrices()
  /// What is asked of it; `nil` while nothing is typed that it could know.
  var question: PriceQuestion?
  /// What it has answered last.
  var known: KnownPrices?
  /// Whether it has answered that.
  var isAnswered = false
  /// Whether an answer is on its way, perhaps to an earlier question.
  var isAsking = false
  /// Whether the user has closed the question whether an unusual unit price is meant.
  private var isQuestionClosed = false
  /// The entries that the user has typed into since the form was last filled or emptied.
  private var touched: Set<ProductForm.Field> = []
  /// How often the form has been filled or emptied, in any window.
  private var filling = FormModel.nextFilling()
  /// The groups whose entries show examples.
  private var groupsWithExamples: Set<ProductForm.Group> = []
  /// Undoes or redoes what was done to the list.
  var onHistory: (HistoryOperation) -> Void = { _ in }
  let current: OpenComparison
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  var comparison: Comparison { current.comparison }
  var language: Language { current.language }

  init(_ current: OpenComparison) {
    self.current = current
    let comparison = current.comparison
    let usual = current.language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    typed = ProductForm(
      unit: comparison.lastUnit
        ?? UnitChoice(usual.first ?? .kilogram, of: comparison.measure?.countName))
    content = FormContent(
      typed, ProductDraft(typed, in: comparison, using: current.language), filling: filling,
      picture: nil, in: current)
    content.unitPrompt = unitPrompt
  }

  private static var fillings = 0

  private static func nextFilling() -> Int {
    fillings += 1
    return fillings
  }

  // MARK: Typing

  /// What the user typed into an entry.
  public func type(_ text: String, into field: ProductForm.Field) {
    guard typed[field] != text else { return }
    touched.insert(field)
    discarded = nil
    (isOpen, isInFront) = (true, true)
    typed[field] = text
    if field == .quantity { takeWrittenUnit() }
    if field == .barcode, filled?.origin == .barcode { takeBackFilled() }
    settleUnit()
    refresh()
    if field == .barcode { lookForBarcode() }
    lookForSuggestions(field)
  }

  /// Whether the user has typed into an entry since the form was last filled or emptied.
  func isTouched(_ field: ProductForm.Field) -> Bool { touched.contains(field) }

  /// The focus has come to an entry: its problem is reported first.
  public func focusEntered(_ field: ProductForm.Field) {
    focused = field
    if content.problems.count > 1 { refresh() }
  }

  /// The focus left an entry: a unit that was typed into it moves to the unit list, and a sum gives
  /// way to its result. `restore(_:)` brings back what was typed.
  public func focusLeft(_ field: ProductForm.Field) {
    if field == .quantity { unitBeforeWritten = nil }
    if suggestions.first?.field == field { _ = closeSuggestions() }
    let draft = draft
    guard draft.problems[field] == nil else { return }
    let result: String
    switch field {
    case .quantity:
      guard let quantity = draft.product.quantity,
        draft.writtenUnit != nil || draft.quantityIsSum, draft.pieces == nil
      else { return }
      result = language.formatter.editable(quantity)
    case .price:
      guard let price = draft.product.price, draft.priceIsSum, draft.product.conversion == nil
      else { return }
      result = language.formatter.editable(price)
    case .name, .store, .note, .deal, .barcode, .articleNumber, .brand, .day, .term: return
    }
    guard result != typed[field] else { return }
    replaceText(of: field, by: result)
    refresh()
  }

  /// The day that the user chose from the calendar.
  public func choose(_ day: CalendarDay) {
    type(
      language.formatter.day(
        day, hasYear: day.components.year != CalendarDay.today.components.year), into: .day)
  }

  /// Shows another text in an entry, until `restore` brings back what was typed.
  func replaceText(of field: ProductForm.Field, by text: String) {
    replacedTexts[field] = (typed[field], text)
    typed[field] = text
  }

  /// Brings back what was typed into an entry before it gave way to its result. Returns false if the
  /// entry shows something else by now.
  public func restore(_ field: ProductForm.Field) -> Bool {
    guard restoreText(of: field) else { return false }
    refresh()
    return true
  }

  func restoreText(of field: ProductForm.Field) -> Bool {
    guard let replaced = replacedTexts.removeValue(forKey: field),
      typed[field] == replaced.result
    else { return false }
    typed[field] = replaced.typed
    return true
  }

  /// Ctrl+Z in an entry: takes back what the entry itself cannot. In an untouched entry, that is the last change of the
  /// list. Returns false if the entry has typing to undo.
  public func undo(in field: ProductForm.Field) -> Bool {
    if filled?.origin == field, field != .barcode {
      takeBackFilled()
      _ = restoreText(of: field)
      refresh()
      return true
    }
    if restore(field) { return true }
    if field == .barcode, takeBackFilled() {
      refresh()
      return true
    }
    guard !touched.contains(field) else { return false }
    onHistory(.undo)
    return true
  }

  /// The same the other way.
  public func redo(in field: ProductForm.Field) -> Bool {
    guard !touched.contains(field) else { return false }
    onHistory(.redo)
    return true
  }

  /// Puts a picture into the form: a PNG file, small enough.
  ///
  /// - Parameter edited: the product that was in the form when the picture was asked for.
  public func show(picture png: [UInt8], ifEditing edited: Product.ID?) {
    guard let picture = Picture(png: png), typed.edited?.id == edited else { return }
    current.library.pictures.remember(picture)
    isOpen = true
    typed.picture = picture.id
    refresh()
  }

  /// Takes the picture out of the form.
  public func removePicture() {
    guard typed.picture != nil else { return }
    typed.picture = nil
    refresh()
  }

  /// The unusual unit price is meant: it is not asked about again.
  public func closeQuestion() {
    guard !content.question.isEmpty else { return }
    isQuestionClosed = true
    refresh()
  }

  /// Makes the content of the form as it is now.
  func makeContent() {
    let draft = draft
    prepareQuestion(about: draft)
    content = FormContent(
      typed, draft, filling: filling, focused: focused,
      picture: typed.picture.flatMap(current.library.pictures.picture),
      earlier: (suggestions, chosenSuggestion),
      filledFrom: filled?.origin == .barcode ? filled?.source : nil, showing: groupsWithExamples,
      asksAboutOutliers: !isQuestionClosed,
      prices: prices, in: current)
    content.unitPrompt = unitPrompt
    askPriceBook()
  }

  /// Shows the form as it is now, and lets the window know.
  func refresh() {
    makeContent()
    onEvent(.update)
  }

  /// Shows examples in the entries of a group, too, which has been opened. To write them takes long.
  public func showExamples(of group: ProductForm.Group) {
    if groupsWithExamples.insert(group).inserted { makeContent() }
  }

  var draft: ProductDraft { ProductDraft(typed, in: comparison, using: language) }

  /// Whether something would be lost if the form were emptied.
  public var isUnsaved: Bool {
    typed.edited.map { isUnsaved($0, in: comparison) } ?? !typed.isEmpty
  }

  func isUnsaved(_ edited: Product, in comparison: Comparison) -> Bool {
    let draft = ProductDraft(typed, in: comparison, using: language)
    return !draft.problems.isEmpty || draft.product != edited || draft.day != nil
  }

  /// Empties the form for the next product; the unit stays.
  func reset() {
    fill(with: ProductForm(unit: typed.unit))
    settleUnit()
  }

  func fill(with product: Product) {
    fill(
      with: ProductForm(product, in: comparison.currency, unit: typed.unit, using: language))
  }

  /// Shows other texts: from here on there is nothing in the entries to undo.
  func fill(with form: ProductForm) {
    replacedTexts.removeAll()
    touched.removeAll()
    (suggestions, chosenSuggestion) = ([], nil)
    (filled, isQuestionClosed) = (nil, false)
    (unitBeforeWritten, discarded) = (nil, nil)
    filling = Self.nextFilling()
    typed = form
  }

}
