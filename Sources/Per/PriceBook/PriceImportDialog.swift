import GtkKit
import PerViewModel
import PerWords

/// Asks which prices of a file to import; by default all.
@MainActor
enum PriceImportDialog {
  @discardableResult
  static func show(
    _ wanted: BookImportModel, into book: PriceBookModel, over window: Window
  ) -> MessageDialog {
    let list = DropDown.make()
    let problem = Label()
    problem.wraps = true
    problem.alignment = 0
    problem.isVisible = false
    problem.addCssClass("error")
    let box = Box(.vertical, spacing: 12)
    var dialog: Weak<MessageDialog>?
    let shownProblem = Weak(problem)
    let update = {
      shownProblem.object?.show(wanted.problem)
      dialog?.object?.setResponse(PerWindow.answer, isEnabled: wanted.problem.isEmpty)
    }
    box.append(rows(for: wanted, list, whenTyped: update))
    box.append(problem)
    letReturnAnswer(in: box, beside: [Weak(list)]) {
      guard wanted.problem.isEmpty else { return false }
      dialog?.object?.respond(PerWindow.answer)
      return true
    }
    let question = ask(
      localized("Import Prices"), in: box, answer: localized("_Import"), over: window
    ) { book.add(wanted) }
    dialog = Weak(question)
    return question
  }

  private static func rows(
    for wanted: BookImportModel, _ list: DropDown, whenTyped update: @escaping () -> Void
  ) -> Widget {
    let group = PreferencesGroup(title: "")
    group.setSizeRequest(width: 300)
    let currencies = wanted.currencies
    group.add(
      currencyRow(
        currencies.map {
          DropDownItem(id: $0.value?.code ?? "", title: $0.title, subtitle: $0.detail)
        }, selected: "", titled: localized("Cu_rrency"), in: list
      ) { code in
        wanted.choose(currencies.first { $0.value?.code == code }?.value ?? nil)
      })
    // Translators: the first day of which prices are imported.
    let titles: [BookImportModel.Field: String] = [
      .since: localized("_Since"), .countries: localized("C_ountries"),
    ]
    for field in BookImportModel.Field.allCases {
      let entry = Entry()
      entry.setPlaceholders(wanted.placeholders(of: field))
      entry.onChanged { text in
        wanted.type(text, into: field)
        update()
      }
      group.add(entryRow(titles[field] ?? "", entry))
    }
    group.add(
      switchRow(localized("Only _Known Barcodes"), false) { wanted.setOnlyKnown($0) })
    return group
  }
}
