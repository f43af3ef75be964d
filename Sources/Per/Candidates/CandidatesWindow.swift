import GtkKit
import PerViewModel
import PerWords

/// Lists the products found in a page, a mail or a file, to choose which to add.
final class CandidatesWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerCandidates", parent: .window, markup: Embedded.candidates)

  private let allButton: Button
  private let pictureButton: Button
  private let summary: Label
  let list: ListBox
  private let newButton: Button
  private let noteButton: Button
  private let addButton: Button
  private var candidates: CandidatesModel!
  private var rows: [CandidateRow] = []
  /// The pages that the offers were found on, as soon as they can be drawn; a picture is one.
  private var bitmaps: [Int: Bitmap] = [:]
  /// The pages that cannot be drawn.
  private var missingPages: Set<Int> = []

  required init(_ reference: Reference) {
    allButton = reference.child("all")
    pictureButton = reference.child("picture")
    summary = reference.child("summary")
    list = reference.child("list")
    newButton = reference.child("add_new")
    noteButton = reference.child("note")
    addButton = reference.child("add")
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// Shows the offers over a window.
  ///
  /// - Parameter isExpected: whether the next key is meant for them. Where something is being typed, Return is not.
  @discardableResult
  static func show(
    _ candidates: CandidatesModel, over parent: PerWindow, isExpected: Bool = true
  ) -> CandidatesWindow {
    let window = CandidatesWindow.make()
    window.transientParent = parent
    window.connect()
    window.show(candidates)
    // Beside the texts, there is room for the pieces of the picture.
    if candidates.hasPicture { window.setDefaultSize(width: 680, height: 720) }
    // Making it takes as long as two frames: in turns, what goes on in the other window does not stop.
    MainLoop.whenIdle { [weak window] in window?.appear(isExpected) }
    return window
  }

  private func appear(_ isExpected: Bool) {
    guard !isGone else { return }
    present()
    if isExpected { focusFirstRow() } else { allButton.grabFocus() }
    Task { [weak self] in await self?.addOtherRows() }
    Task { [weak self] in await self?.showPieces() }
  }

  private func show(_ candidates: CandidatesModel) {
    self.candidates = candidates
    noteButton.isVisible = candidates.isReceipt
    addButton.setCssClass("suggested-action", !candidates.isReceipt)
    list.isVisible = candidates.count > 0
    allButton.isSensitive = candidates.count > 0
    addRows(atMost: Self.firstRows)
    update()
  }

  private func focusFirstRow() { list.select(at: 0, hadFocus: true, orFocus: addButton) }

  /// Few, so that the window appears at once; the others come with its next frames.
  private static let firstRows = 1

  private func connect() {
    close(onKeys: "Escape")
    list.setHeaders { row, _ in (row as? CandidateRow)?.heading }
    pictureButton.onClicked { [weak self] in self?.showPicture(nil) }
    noteButton.onClicked { [weak self] in self?.note() }
    addButton.onClicked { [weak self] in self?.add() }
    newButton.onClicked { [weak self] in self?.addToNew() }
    allButton.onClicked { [weak self] in self?.tickAll() }
    // Before the list takes them to activate a row
    let keys = ShortcutController(phase: .capture)
    keys.add("Return|KP_Enter|ISO_Enter") { [weak self] in
      self?.onRow { _ in self?.answer() } ?? false
    }
    keys.add("space|KP_Space") { [weak self] in
      self?.onRow { row in self?.tick(!(row.content?.isTicked ?? false), row) } ?? false
    }
    keys.add("F2|<Control>e") { [weak self] in self?.onRow { $0.edit() } ?? false }
    keys.add("<Alt>Return|<Alt>KP_Enter") { [weak self] in
      self?.onRow { $0.onShowPicture() } ?? false
    }
    keys.add("<Alt>Down") { [weak self] in self?.onRow { $0.onOtherPrice() } ?? false }
    list.addController(keys)
  }

  /// Does something with the row that has the focus, and not what is in it; whether there is one.
  private func onRow(_ body: (CandidateRow) -> Void) -> Bool {
    guard let focus = focusedWidget, let row = rows.first(where: { $0 == focus }) else {
      return false
    }
    body(row)
    return true
  }

  // MARK: Showing

  private func addRows(atMost count: Int) {
    for place in rows.count..<min(rows.count + count, candidates.count) { addRow(at: place) }
  }

  private func addOtherRows() async {
    while rows.count < candidates.count {
      await nextFrame()
      guard !isGone else { return }
      addRows(atMost: 2)
    }
  }

  private func addRow(at place: Int) {
    let row = CandidateRow.make()
    row.onTick = { [weak self, weak row] isTicked in if let row { self?.tick(isTicked, row) } }
    row.onOtherPrice = { [weak self] in
      self?.candidates.takeOtherPrice(at: place)
      self?.update()
    }
    row.onEdit = { [weak self] in self?.candidates.form(at: place) }
    row.onTake = { [weak self] form in
      let problems = self?.candidates.take(form, at: place) ?? [:]
      self?.update()
      return problems
    }
    row.heading = candidates.heading(at: place)
    row.onShowPicture = { [weak self] in
      guard let self else { return }
      showPicture(candidates.part(at: place))
    }
    showPicture(in: row, at: place)
    row.content = candidates.row(at: place)
    rows.append(row)
    list.append(row)
  }

  /// What the offers were found in, or its first page with offers, as soon as it can be drawn.
  var bitmap: Bitmap? { bitmaps.min { $0.key < $1.key }?.value }

  /// Shows the piece of the picture beside each row, once another process has decoded it, page by page.
  private func showPieces() async {
    let shown = candidates.shownPages
    missingPages = Set(candidates.allPages).subtracting(shown)
    for page in shown {
      let picture = await candidates.shownPicture(ofPage: page)
      guard !isGone else { return }
      bitmaps[page] = picture.flatMap {
        Bitmap(width: $0.width, height: $0.height, pixels: $0.pixels)
      }
      if bitmaps[page] == nil { missingPages.insert(page) }
      pictureButton.isVisible = bitmap != nil
      for (place, row) in rows.enumerated() { showPicture(in: row, at: place) }
    }
    // Marking a part is all that is left to do.
    if candidates.count == 0 { pictureButton.grabFocus() }
  }

  /// Hands a row the page that it stands on.
  private func showPicture(in row: CandidateRow, at place: Int) {
    guard let page = candidates.part(at: place)?.page else { return }
    (row.bitmap, row.lacksPicture) = (bitmaps[page], missingPages.contains(page))
  }

  private func update() {
    for place in candidates.takeChanges() where place < rows.count {
      rows[place].content = candidates.row(at: place)
    }
    summary.text = candidates.summary
    addButton.isSensitive = candidates.canAdd
    newButton.isSensitive = candidates.canAddToNew
    noteButton.isSensitive = candidates.hasTicks
  }

  // MARK: What the person does

  private func tick(_ isTicked: Bool, _ row: CandidateRow) {
    guard let place = row.content?.place else { return }
    candidates.tick(isTicked, at: place)
    update()
  }

  private func tickAll() {
    candidates.tickAll(!candidates.hasTicks)
    update()
  }

  private func showPicture(_ part: PicturePart?) {
    guard let page = part?.page ?? bitmaps.keys.min(), let bitmap = bitmaps[page] else { return }
    let window = CandidatePictureWindow.show(
      bitmap, page: page, of: candidates, marked: part, over: self)
    window.onRead = { [weak self] in self?.replace(by: $0) }
  }

  /// Shows what a part of the picture offers instead.
  private func replace(by candidates: CandidatesModel) {
    list.removeAll()
    rows = []
    show(candidates)
    focusFirstRow()
    Task { [weak self] in await self?.addOtherRows() }
  }

  /// Takes what is still being typed; whether all of it can be read.
  private func takeTexts() -> Bool { rows.allSatisfy { $0.finish() } }

  private func add() {
    guard takeTexts(), candidates.canAdd else { return }
    candidates.add()
    close()
  }

  /// What Return does.
  private func answer() {
    if candidates.isReceipt { note() } else { add() }
  }

  private func note() {
    guard takeTexts(), candidates.hasTicks else { return }
    candidates.note()
    close()
  }

  private func addToNew() {
    guard takeTexts(), candidates.canAddToNew else { return }
    candidates.addToNew()
    close()
  }
}
