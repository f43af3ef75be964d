import GtkKit
import PerViewModel
import PerWords

/// An article of the price book with its prices: new ones are noted here, others corrected and taken back.
final class ArticlePage: Bin, TemplateWidget, WindowPage {
  static let template = Template(name: "PerArticle", parent: .bin, markup: Embedded.article)

  let toasts: ToastOverlay
  private let title: Label
  private let addButton: Button
  private let name: Label
  private let detail: Label
  private let verdict: Label
  private let remarks: Label
  private let target: Entry
  private let targetProblem: Label
  private let periods: Box
  /// One for each period that prices can be drawn for, where there are several.
  private(set) var periodButtons: [ToggleButton] = []
  private let steps: DrawingArea
  let list: ListBox
  private(set) var article: ArticleModel!
  private weak var window: PerWindow?
  private var shown: ArticleContent?
  private let group = ActionGroup()

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    title = reference.child("title")
    addButton = reference.child("add")
    name = reference.child("name")
    detail = reference.child("detail")
    verdict = reference.child("verdict")
    remarks = reference.child("remarks")
    target = reference.child("target")
    targetProblem = reference.child("target_problem")
    periods = reference.child("periods")
    steps = reference.child("steps")
    list = reference.child("list")
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// What can be done here, and its keys in the list.
  private enum Action: String, CaseIterable {
    case add, edit, remove, undo, redo, saveChart, saveTable

    var keys: [String] {
      switch self {
      case .add: AppAction.newProduct.keys
      case .edit: AppAction.edit.listKeys
      case .remove: AppAction.remove.listKeys
      case .undo: AppAction.undo.listKeys
      case .redo: AppAction.redo.listKeys
      case .saveChart: ["<Control>s"]
      case .saveTable: []
      }
    }
  }

  /// The page of an article in a window.
  static func make(_ article: ArticleModel, in window: PerWindow) -> ArticlePage {
    let page = ArticlePage.make()
    (page.article, page.window) = (article, window)
    page.connect()
    page.fill()
    return page
  }

  func focusStart() { addButton.grabFocus() }

  private func connect() {
    article.onChanged = { [weak self] in
      self?.fill()
      self?.window?.showTitle()
    }
    let listKeys = ShortcutController()
    let windowKeys = ShortcutController()
    for action in Action.allCases {
      group.add(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
      if [.undo, .redo].contains(action) || action.keys.isEmpty { continue }
      let keys = [.add, .saveChart].contains(action) ? windowKeys : listKeys
      keys.add(action.keys.joined(separator: "|")) { [weak self] in
        self?.carryOut(action)
        return true
      }
    }
    listKeys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    insertActionGroup("article", group)
    addUndoKeys(
      undo: { [weak self] in self?.carryOut(.undo) }, redo: { [weak self] in self?.carryOut(.redo) }
    )
    list.addController(listKeys)
    list.leaveByTab()
    addController(windowKeys)
    list.onRowActivated { [weak self] _ in self?.carryOut(.edit) }
    target.onActivate { [weak self] in self?.setTarget() }
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.setTarget() }
    target.addController(focus)
  }

  // MARK: Showing

  private func fill() {
    guard !isGone, let content = article.content, content != shown else { return }
    let (place, hadFocus) = (list.selectedRow?.index ?? 0, list.containsFocus)
    if content.prices != shown?.prices {
      list.removeAll()
      for price in content.prices { list.append(row(price)) }
      list.isVisible = !content.prices.isEmpty
      list.select(at: place, hadFocus: hadFocus, orFocus: addButton)
    }
    if content.steps != shown?.steps { show(content.steps) }
    group.action(Action.saveChart.rawValue)?.isEnabled = content.steps != nil
    group.action(Action.saveTable.rawValue)?.isEnabled = !content.prices.isEmpty
    title.text = content.title
    title.tooltip = content.title
    name.text = content.title
    detail.show(content.detail)
    verdict.show(content.verdict)
    remarks.show(content.remarks.joined(separator: "\n"))
    if content.target != shown?.target { target.text = content.target }
    target.isSensitive = article.isInBook
    shown = content
  }

  private func show(_ shown: PriceSteps?) {
    steps.isVisible = shown != nil
    let offered = shown?.periods ?? []
    if offered.count != periodButtons.count {
      periodButtons = periods.offer(
        offered.map(\.title), chosen: offered.firstIndex(of: article.period) ?? 0
      ) { [weak self] in self?.article.period = offered[$0] }
    }
    if let shown { steps.show(shown) }
  }

  private func row(_ price: ArticleContent.Price) -> ActionRow {
    let row = ActionRow(actionTitle: price.offer)
    row.subtitle = price.occasion.keepingUnits.escapedForMarkup
    row.isActivatable = true
    row.setAccessible(label: price.spoken)
    let unitPrice = Label(price.unitPrice)
    unitPrice.wrapWhereNarrow()
    unitPrice.addCssClass("numeric")
    row.addSuffix(unitPrice)
    for (icon, title, action) in [
      ("document-edit-symbolic", localized("Correct"), Action.edit),
      ("user-trash-symbolic", localized("Remove"), .remove),
    ] {
      row.addButton(icon: icon, title: title, name: "\(title), \(price.spoken)") { [weak self] in
        guard let self else { return }
        list.select(
          shown?.prices.firstIndex { $0.id == price.id }.flatMap { self.list.row(at: $0) })
        carryOut(action)
      }
    }
    return row
  }

  // MARK: What the user does

  private var selected: ArticleContent.Price? {
    guard let prices = shown?.prices, let index = list.selectedRow?.index,
      prices.indices.contains(index)
    else { return nil }
    return prices[index]
  }

  /// Opens the menu of the selected price.
  private func showMenu() -> Bool {
    guard let bounds = list.selectedRow?.bounds(in: self) else { return false }
    let menu = Menu()
    for (title, action) in [(localized("Correct"), Action.edit), (localized("Remove"), .remove)] {
      let item = MenuItem(title)
      item.setAction("article.\(action.rawValue)")
      if let key = action.keys.first { item.setShownKey(key) }
      menu.append(item)
    }
    PopoverMenu(menu).popUp(in: self, at: bounds) { [weak self] in
      self?.list.selectedRow?.grabFocus()
    }
    return true
  }

  private func carryOut(_ action: Action) {
    switch action {
    case .add: if let form = article.newPrice { show(form) }
    case .edit: if let form = selected.flatMap({ article.form(of: $0.id) }) { show(form) }
    case .remove: if let selected { article.withdraw(selected.id) }
    case .undo: article.undo()
    case .redo: article.redo()
    // Prices of one day have no steps.
    case .saveChart: if shown?.steps != nil { save(localized("Save Chart"), as: [.png, .svg]) }
    case .saveTable: save(localized("Save Table"), as: [.csv])
    }
  }

  /// Asks where to save the steps of the prices as a picture, or all prices as a table.
  private func save(_ title: String, as formats: [PriceStepsFormat]) {
    guard let window, let shown else { return }
    window.save(title, name: shown.title, as: formats) {
      [weak self] (format: PriceStepsFormat) async throws(DrawingError) in
      try await self?.file(as: format)
    }
  }

  /// The prices as a file; `nil` if there are too few for a drawing.
  func file(as format: PriceStepsFormat) async throws(DrawingError) -> [UInt8]? {
    guard let picture = format.picture else { return Array(article.table.utf8) }
    guard let shown else { return nil }
    return try await PriceStepsPicture.file(of: shown, like: list, as: picture)
  }

  private func show(_ form: PriceForm) {
    if let window { PriceFormWindow.show(form, of: article, over: window) }
  }

  private func setTarget() {
    guard !isGone, let shown else { return }
    let problem = target.text == shown.target ? "" : article.setTarget(target.text)
    targetProblem.show(problem)
  }
}

extension PerWindow {
  /// Shows the prices of the selected product's article.
  func showArticle() {
    if let article = model.article { model.open(.article(article)) }
  }

  /// Asks for a new price of the selected product.
  func showNewPrice() {
    if let article = model.article { PriceFormWindow.showNewPrice(of: article, over: self) }
  }
}
