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
