import GtkKit
import PerViewModel
import PerWords

/// The page of the preferences about what currencies are worth.
final class RatesPage {
  let page = PreferencesPage(
    title: localized("Currencies"), iconName: "object-flip-horizontal-symbolic")
  private let model: RatesModel
  private let amount = Entry()
  private lazy var amountRow = entryRow(
    "", amount, rowButton(localized("_Add")) { [weak self] in self?.add() })
  private let problem = ActionRow(actionTitle: localized("Problem"))
  private var known: PreferencesGroup?
  private var shown: [RatesModel.Row]?
  /// The window over which a file is asked for.
  private weak var window: PreferencesWindow?

  /// Makes the page, which follows the model from then on.
  init(_ model: RatesModel) {
    self.model = model
    page.add(adding)
    page.add(opening)
    model.onChanged = { [weak self] in self?.update() }
    update()
  }

  /// Says over which window a file is asked for.
  func show(in window: PreferencesWindow) { self.window = window }

  private func update() {
    amountRow.title = model.question
    problem.subtitle = model.problem.escapedForMarkup
    problem.isVisible = !model.problem.isEmpty
    if let text = model.takeUnsaved(), amount.text.isEmpty { amount.text = text }
    guard model.rows != shown else { return }
    shown = model.rows
    if let known { page.remove(known) }
    known = nil
    guard !model.rows.isEmpty else { return }
    let group = PreferencesGroup(title: localized("Known Rates"))
    for row in model.rows { group.add(knownRow(row)) }
    page.add(group)
    known = group
  }

  // MARK: Groups

  private var adding: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Add a Rate"))
    group.summary = localized(
      "With a rate, products paid for in another currency can be compared. Rows show both prices and the date of the rate."
    )
    group.add(
      currencyRow(
        model.currencies.map {
          DropDownItem(id: $0.value.code, title: $0.title, subtitle: $0.detail)
        }, selected: model.currency.code
      ) { [weak model] code in
        if let choice = model?.currencies.first(where: { $0.value.code == code }) {
          model?.choose(choice.value)
        }
      })
    amount.onActivate { [weak self] in self?.add() }
    group.add(amountRow)
    problem.setCssClass("error", true)
    group.add(problem)
    return group
  }

  private var opening: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Rates from a File"))
    let row = buttonRow(
      localized("Reference rates of the European Central Bank"), localized("_Open File…")
    ) { [weak self] in self?.askForFile() }
    row.subtitle = localized("A CSV or XML file that you have downloaded").escapedForMarkup
    group.add(row)
    return group
  }

  private func knownRow(_ rate: RatesModel.Row) -> ActionRow {
    let row = ActionRow(actionTitle: rate.title)
    row.subtitle = rate.day.escapedForMarkup
    let button = rowButton(localized("Remove")) { [weak self] in self?.model.remove(rate) }
    button.setCssClass("flat", true)
    button.setAccessible(label: localized("Remove %1$s", rate.title))
    row.addSuffix(button)
    row.isFocusable = false
    return row
  }

  // MARK: Actions

  private func add() {
    let text = amount.text
    amount.text = ""
    if !model.add(text) { amount.text = text }
  }

  private func askForFile() {
    let dialog = FileDialog.opening(
      parent: window, title: localized("Rates from a File"), accept: localized("_Open"))
    dialog.addFilter(name: localized("Exchange Rates"), patterns: ["*.csv", "*.xml"])
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak model] files in
      guard let model, let path = files.first?.path else { return }
      Task { await model.addRates(ofFileAt: path) }
    }
  }
}
