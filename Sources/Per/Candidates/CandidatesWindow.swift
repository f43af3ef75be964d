import GtkKit
import PerViewModel
import PerWords

/// What a page, a mail or a file offers, where a person chooses what is added.
final class CandidatesWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerCandidates", parent: .window, markup: Embedded.candidates)

  private let allButton: Button
  private let summary: Label
  let list: ListBox
  private let newButton: Button
  private let noteButton: Button
  private let addButton: Button
  private var candidates: CandidatesModel!
  private var rows: [CandidateRow] = []

  required init(_ reference: Reference) {
    allButton = reference.child("all")
    summary = reference.child("summary")
    list = reference.child("list")
    newButton = reference.child("add_new")
    noteButton = reference.child("note")
    addButton = reference.child("add")
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// Shows the offers over a window.
  static func show(_ candidates: CandidatesModel, over parent: PerWindow) {
    let window = CandidatesWindow.make()
    window.transientParent = parent
    window.candidates = candidates
    window.connect()
    window.addRows(atMost: Self.firstRows)
    window.update()
    window.present()
    window.list.select(at: 0, hadFocus: true, orFocus: window.addButton)
    Task { [weak window] in await window?.addOtherRows() }
  }

  /// More than the first window shows; the others come while nothing else is to be done.
  private static let firstRows = 30

  private func connect() {
    close(onKeys: "Escape")
    noteButton.isVisible = candidates.isReceipt
    addButton.setCssClass("suggested-action", !candidates.isReceipt)
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
      await MainLoop.idle()
      guard !isGone else { return }
      addRows(atMost: 5)
    }
  }

  private func addRow(at place: Int) {
    let row = CandidateRow.make()
    row.onTick = { [weak self, weak row] isTicked in if let row { self?.tick(isTicked, row) } }
    row.onOtherPrice = { [weak self] in
      self?.candidates.takeOtherPrice(at: place)
      self?.update()
    }
    row.onEdit = { [weak self] in self?.candidates.line(at: place) ?? "" }
    row.onChange = { [weak self] line in
      let problem = self?.candidates.change(line, at: place)
      self?.update()
      return problem
    }
    row.content = candidates.row(at: place)
    rows.append(row)
    list.append(row)
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

  private func add() {
    guard candidates.canAdd else { return }
    candidates.add()
    close()
  }

  /// What Return does.
  private func answer() {
    if candidates.isReceipt { note() } else { add() }
  }

  private func note() {
    guard candidates.hasTicks else { return }
    candidates.note()
    close()
  }

  private func addToNew() {
    candidates.addToNew()
    close()
  }
}
