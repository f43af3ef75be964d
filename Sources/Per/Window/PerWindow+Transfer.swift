import GtkKit
import PerTransfer
import PerViewModel
import PerWords

extension PerWindow {
  func addTransfer() {
    let target = DropTarget()
    target.onDrop { [weak self] content, x, y in
      guard let self else { return false }
      switch content {
      case .text(let text): model.transfer.paste(text)
      case .file(let file) where file.isPicture: drop(picture: file, x, y)
      case .file(let file): open(file)
      }
      return true
    }
    stack.addController(target)
  }

  /// Pastes copied products; a copied picture goes to the selected row.
  func paste() {
    let clipboard = Clipboard.of(self)
    // Spreadsheets also copy a picture of the cells.
    if !clipboard.holdsText, clipboard.holdsPicture {
      if let selection = model.list.selection { pastePicture(for: .product(selection)) }
      return
    }
    clipboard.readText { [weak self] text in
      if let text { self?.model.transfer.paste(text) }
    }
  }

  /// Asks for a file to import.
  func importFile() {
    let dialog = FileDialog.opening(
      parent: self, title: localized("Import"), accept: localized("_Open"))
    dialog.addFilter(
      name: localized("Tables, lists and comparisons"),
      patterns: TransferFormat.readable.flatMap(\.fileExtensions).map { "*.\($0)" })
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      if let file = files.first { self?.open(file) }
    }
  }

  /// Opens a file of any kind.
  func open(_ file: FileAddress) {
    guard let path = file.path else {
      return show(Notice(title: localized("This file is not on this computer.")))
    }
    let model = self.model!
    Task { [weak self] in
      let opening = await model.transfer.open(path: path)
      guard let self, !isGone else { return }
      switch opening {
      case .comparison(let read): openWindow(with: read.comparison, read.pictures)
      case .table(let table): ImportDialog.show(table, into: model, over: self)
      case .done: break
      }
    }
  }

  /// Asks where to save the comparison; the file name's extension decides the format.
  func exportFile() {
    let dialog = FileDialog.saving(
      parent: self, title: localized("Export"), accept: localized("_Save"),
      name: model.title + ".csv")
    // The dialog begins with the first filter, which has to show the proposed name.
    for format in [.csv] + TransferFormat.writable.filter({ $0 != .csv }) {
      dialog.addFilter(name: format.title, patterns: format.fileExtensions.map { "*." + $0 })
    }
    dialog.show { [weak self] files in
      guard let self, let file = files.first else { return }
      let name = file.path ?? file.uri
      let format = TransferFormat.writable.first { $0.fits(fileName: name) } ?? .csv
      model.transfer.export(as: format) { [weak self] text in
        file.write(text) { error in
          let title =
            error.map { localized("It could not be saved: %1$s", $0.message) }
            ?? localized("Exported “%1$s”", file.name)
          self?.show(Notice(title: title))
          self?.tellElsewhere(title)
        }
      }
    }
  }
}

extension PerWindow {
  /// Prints the comparison, or writes it as PDF, after asking how.
  func printComparison() {
    PrintedPages.print(model.printContent, over: self) { [weak self] in self?.show($0) }
  }
}

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
    var examples: [Weak<Label>] = []
    let showMeanings = {
      for (column, (list, example)) in zip(table.columns, zip(shown, examples)) {
        list.object?.selectedId = column.meaning?.rawValue ?? ""
        example.object?.text = column.examples
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
      let example = Label()
      example.alignment = 0
      example.wraps = true
      example.addCssClass("dim-label")
      let texts = Box(.vertical, spacing: 0)
      texts.append(label)
      texts.append(example)
      grid.attach(texts, column: 0, row: index)
      grid.attach(list, column: 1, row: index)
      shown.append(Weak(list))
      examples.append(Weak(example))
    }
    lists = shown
    showMeanings()
    let scroll = ScrolledWindow()
    scroll.child = grid
    scroll.setSizeRequest(width: 300, height: min(table.columns.count, 5) * 60)
    return scroll
  }
}
