import GtkKit
import PerTransfer
import PerViewModel
import PerWords

/// Shows how the columns of a table are understood, before anything is imported.
@MainActor
enum ImportDialog {
  static func show(_ table: ImportModel, into model: WindowModel, over window: PerWindow) {
    let outcome = line()
    let content = Box(.vertical, spacing: 12)
    var shownDialog: Weak<MessageDialog>?
    let shownOutcome = Weak(outcome)
    let update = {
      let lines = [table.outcome] + table.examples.map { "• " + $0 }
      shownOutcome.object?.text = lines.joined(separator: "\n")
      shownDialog?.object?.setResponse(PerWindow.answer, isEnabled: table.canImport)
    }
    content.append(outcome)
    let columns = columnRows(of: table, whenChanged: update)
    if !columns.isEmpty {
      let grid = Grid()
      grid.setSpacing(row: 6, column: 12)
      for (index, column) in columns.enumerated() {
        grid.attach(column.texts, column: 0, row: index)
        grid.attach(column.list, column: 1, row: index)
      }
      content.append(grid)
    }
    // The scroll bar lies over what it scrolls.
    content.setMargins(end: 16)
    let scroll = ScrolledWindow()
    scroll.child = content
    scroll.horizontalPolicy = .never
    scroll.followsContentSize = true
    scroll.maximumContentHeight = Self.maximumHeight
    letReturnAnswer(in: scroll, beside: columns.map { Weak($0.list) }) {
      if table.canImport { shownDialog?.object?.respond(PerWindow.answer) }
      return table.canImport
    }
    let dialog = window.ask(
      localized("Import Table"), in: scroll, answer: localized("_Import")
    ) { model.transfer.addProducts(of: table) }
    shownDialog = Weak(dialog)
    update()
  }

  /// With heading and buttons, it still fits into the smallest window, in pixels.
  private static let maximumHeight = 380

  /// The heading and values of a column, and the list of its possible meanings.
  private struct ColumnRow {
    let texts = Box(.vertical, spacing: 0)
    let title = line()
    let examples = line()
    let list = DropDown.make()
  }

  private static func line() -> Label {
    let label = Label()
    label.wraps = true
    label.alignment = 0
    return label
  }

  /// A row for each column; none for a list.
  private static func columnRows(
    of table: ImportModel, whenChanged update: @escaping () -> Void
  ) -> [ColumnRow] {
    let rows = table.columns.map { _ in ColumnRow() }
    let shown = rows.map { (Weak($0.title), Weak($0.examples), Weak($0.list)) }
    let showMeanings = {
      for (column, (title, examples, list)) in zip(table.columns, shown) {
        list.object?.selectedId = column.meaning?.rawValue ?? ""
        examples.object?.text = column.examples
        title.object?.setCssClass("dim-label", column.meaning == nil)
      }
    }
    for (index, (row, column)) in zip(rows, table.columns).enumerated() {
      row.title.text = column.title
      row.title.expandsHorizontally = true
      row.examples.addCssClass("dim-label")
      row.examples.addCssClass("caption")
      row.texts.append(row.title)
      row.texts.append(row.examples)
      row.list.verticalAlignment = .center
      row.list.items = table.meanings.map {
        DropDownItem(id: $0.meaning?.rawValue ?? "", title: $0.title)
      }
      // Translators: names a list of meanings; %1$s is the heading of the column.
      row.list.setAccessible(label: localized("Meaning of “%1$s”", column.title))
      row.list.onSelectionChanged { item in
        table.assign(TableColumn(rawValue: item.id), to: index)
        showMeanings()
        update()
      }
    }
    showMeanings()
    return rows
  }
}
