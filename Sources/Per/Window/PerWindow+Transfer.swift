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
    let pages = PageDropTarget()
    pages.onDrop { [weak self] dropped in
      guard let model = self?.model, model.isEnabled(.paste) else { return false }
      let transfer = model.transfer
      Task {
        let content = await dropped.read(maximumBytes: Self.maximumPage)
        if let page = content.page {
          transfer.paste(page: page, text: content.text, address: content.address)
        } else if let text = content.text {
          transfer.paste(text)
        }
      }
      return true
    }
    stack.addController(pages)
  }

  /// Pastes copied products, or looks through a copied page or picture.
  func paste() {
    let clipboard = Clipboard.of(self)
    // Spreadsheets also copy a picture of the cells.
    if !clipboard.holdsText, !clipboard.holdsPage, clipboard.holdsPicture {
      return lookThroughCopiedPicture(for: model.list.selection.map { .product($0) })
    }
    guard clipboard.holdsPage else { return pasteText(besides: nil) }
    Task { [weak self] in
      let page = await clipboard.readPage(maximumBytes: Self.maximumPage)
      let address = await clipboard.readPageAddress()
      self?.pasteText(besides: page, at: address)
    }
  }

  /// Looks through a picture for offers, once it has been read; calls `otherwise` where it has none.
  func look(
    _ read: @escaping () async throws(PictureProblem) -> [UInt8], otherwise: (() -> Void)? = nil
  ) {
    let transfer = model.transfer
    Task { [weak self] in
      do throws(PictureProblem) {
        transfer.paste(picture: try await read(), otherwise: otherwise)
      } catch {
        self?.show(Notice(title: error.sentence))
      }
    }
  }

  /// Looks through the copied picture. One without offers is of the product that is selected or typed, if there is one.
  private func lookThroughCopiedPicture(for target: PictureTarget?) {
    let clipboard = Clipboard.of(self)
    let otherwise = target.map { target in
      { [weak self] () -> Void in self?.pastePicture(for: target) }
    }
    look(
      { () async throws(PictureProblem) in
        try await clipboard.readPicture(maximumBytes: Self.maximumPage)
      }, otherwise: otherwise)
  }

  /// Pastes several copied lines, a row of a table or a page as products where one line would go into an entry.
  func offerPasted(in entry: Entry) {
    let keys = ShortcutController(phase: .capture)
    keys.add("<Control>v|<Shift>Insert") { [weak self, weak entry] in
      guard let self, let entry else { return false }
      let clipboard = Clipboard.of(self)
      guard clipboard.holdsText || clipboard.holdsPage else {
        if clipboard.holdsPicture { lookThroughCopiedPicture(for: .form) }
        return clipboard.holdsPicture
      }
      clipboard.readText { [weak self, weak entry] text in
        let lines = (text ?? "").split(whereSeparator: \.isNewline)
          .filter { !$0.allSatisfy(\.isWhitespace) }
        let isRow = lines.first?.split(separator: "\t").count ?? 0 > 1
        if let text, PageAddress.alone(in: text) != nil {
          self?.model.transfer.paste(text)
        } else if let text, lines.count > 1 || isRow, !clipboard.holdsPage {
          self?.model.transfer.offer(text)
        } else if text == nil || lines.count > 1 || isRow {
          self?.paste()
        } else {
          entry?.paste()
        }
      }
      return true
    }
    entry.addController(keys)
  }

  /// More than `per-read` takes, so that it says so.
  private static let maximumPage = 65 << 20

  private func pasteText(besides page: [UInt8]?, at address: [UInt8]? = nil) {
    Clipboard.of(self).readText { [weak self] text in
      guard let transfer = self?.model.transfer else { return }
      if let page {
        // Browsers copy a picture with a page around it.
        let isOfPicture = text == nil && self.map { Clipboard.of($0).holdsPicture } == true
        transfer.paste(
          page: page, text: text, address: address,
          otherwise: isOfPicture ? { self?.lookThroughCopiedPicture(for: nil) } : nil)
      } else if let text {
        transfer.paste(text)
      }
    }
  }

  /// Asks for a file to import.
  func importFile() {
    let dialog = FileDialog.opening(
      parent: self, title: localized("Import"), accept: localized("_Open"))
    dialog.addFilter(
      name: localized("Tables, lists and comparisons"),
      patterns: TransferFormat.readable.flatMap(\.fileExtensions).map { "*.\($0)" })
    dialog.addFilter(
      name: localized("Pages, mails and PDF files"),
      patterns: DocumentFile.fileExtensions.map { "*.\($0)" })
    dialog.addFilter(name: localized("Pictures"), mediaTypes: ["image/*"])
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      if let file = files.first { self?.open(file) }
    }
  }

  /// Opens a file of any kind.
  func open(_ file: FileAddress) {
    guard let path = file.path else { return refuse(file) }
    let model = self.model!
    if !model.showsComparison { model.go(to: .comparisons) }
    Task { [weak self] in
      let opening = await model.transfer.open(path: path)
      guard let self, !isGone else { return }
      switch opening {
      case .comparison(let read): openNew(read.comparison, read.pictures)
      case .table(let table): ImportDialog.show(table, into: model, over: self)
      case .done: break
      }
    }
  }

  /// Keeps the address of a page, and says that anything else is not on this computer.
  func refuse(_ file: FileAddress) {
    if model.transfer.takesLink(file.uri) { return }
    show(Notice(title: localized("This file is not on this computer.")))
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
