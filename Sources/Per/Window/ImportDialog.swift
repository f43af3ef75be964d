import GtkKit
import PerText
import PerTransfer
import PerViewModel

/// Shows how the columns of a table are understood, before anything is imported.
@MainActor
enum ImportDialog {
  static func show(_ table: ImportModel, into model: WindowModel, over window: PerWindow) {
    let outcome = Label()
    outcome.wraps = true
    outcome.alignment = 0
    let shownOutcome = Weak(outcome)
    let box = Box(.vertical, spacing: 12)
    var shownDialog: Weak<MessageDialog>?
    let update = {
      let lines = table.examples.map { "• " + $0 } + [table.outcome]
      shownOutcome.object?.text = lines.joined(separator: "\n")
      shownDialog?.object?.setResponse(PerWindow.answer, isEnabled: table.canImport)
    }
    var lists: [Weak<DropDown>] = []
    if let columns = columnRows(of: table, &lists, whenChanged: { update() }) {
      box.append(columns)
    }
    letReturnAnswer(in: box, beside: lists) {
      if table.canImport { shownDialog?.object?.respond(PerWindow.answer) }
      return table.canImport
    }
    box.append(outcome)
    let dialog = window.ask(
      localized("Import Table"), in: box, answer: localized("_Import")
    ) { model.transfer.addProducts(of: table) }
    shownDialog = Weak(dialog)
    update()
  }

  /// A drop-down for the meaning of each column; nothing for a list.
  private static func columnRows(
    of table: ImportModel, _ lists: inout [Weak<DropDown>],
    whenChanged update: @escaping () -> Void
  ) -> Widget? {
    guard !table.columns.isEmpty else { return nil }
    let grid = Grid()
    grid.setSpacing(row: 6, column: 12)
    var shown: [Weak<DropDown>] = []
    let showMeanings = {
      for (column, list) in zip(table.columns, shown) {
        list.object?.selectedId = column.meaning?.rawValue ?? ""
      }
    }
    for (index, column) in table.columns.enumerated() {
      let label = Label(column.title)
      label.alignment = 0
      label.ellipsis = .end
      label.expandsHorizontally = true
      let list = DropDown.make()
      list.items = table.meanings.map {
        DropDownItem(id: $0.meaning?.rawValue ?? "", title: $0.title)
      }
      // Translators: names a list of meanings; %1$s is the heading of the column.
      list.setAccessible(label: localized("Meaning of “%1$s”", column.title))
      list.onSelectionChanged { item in
        table.assign(TableColumn(rawValue: item.id), to: index)
        showMeanings()
        update()
      }
      grid.attach(label, column: 0, row: index)
      grid.attach(list, column: 1, row: index)
      shown.append(Weak(list))
    }
    lists = shown
    showMeanings()
    let scroll = ScrolledWindow()
    scroll.child = grid
    scroll.setSizeRequest(width: 300, height: min(table.columns.count, 6) * 42)
    return scroll
  }
}
