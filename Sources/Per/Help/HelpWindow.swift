import GtkKit
import PerText
import PerViewModel

/// The help: its sections at the side, and the chosen one; one after the other where there is no room
/// for both.
final class HelpWindow: Window, TemplateWidget {
  static let template = Template(name: "PerHelp", parent: .window, markup: Embedded.help)

  private let leaflet: Leaflet
  let sections: ListBox
  private let sectionTitle: WindowTitle
  private let scroll: ScrolledWindow
  private let text: Box
  private let page = HelpPage.current
  /// The one window of the program.
  private(set) static var shown: Weak<HelpWindow>?

  required init(_ reference: Reference) {
    leaflet = reference.child("leaflet")
    sections = reference.child("sections")
    sectionTitle = reference.child("title")
    scroll = reference.child("scroll")
    text = reference.child("text")
    let back: Button = reference.child("back")
    super.init(reference)
    fill()
    back.onClicked { [weak self] in _ = self?.showSections() }
    sections.onRowSelected { [weak self] row in
      if let row { self?.show(row.index) }
    }
    sections.onRowActivated { [weak self] _ in self?.leaflet.visibleChildName = "section" }
    let keys = ShortcutController()
    keys.add("<Alt>Left") { [weak self] in self?.showSections() ?? false }
    keys.add("Escape|<Control>w") { [weak self] in
      guard let self else { return false }
      if !showSections() { close() }
      return true
    }
    addController(keys)
  }

  /// Shows the help beside a window, or raises it.
  static func show(over parent: Window?) {
    if let window = shown?.object { return window.present() }
    let window = HelpWindow.make()
    window.transientParent = parent
    shown = Weak(window)
    window.sections.select(window.sections.row(at: 0))
    window.present()
    window.sections.row(at: 0)?.grabFocus()
  }

  private func fill() {
    for section in page.sections {
      let label = Label(section.title)
      label.alignment = 0
      label.wraps = true
      label.setMargins(top: 6, bottom: 6)
      let row = ListBoxRow()
      row.child = label
      row.setAccessible(label: section.title)
      sections.append(row)
    }
  }

  /// Goes back to the sections where they are not seen.
  private func showSections() -> Bool {
    guard leaflet.isFolded, leaflet.visibleChildName == "section" else { return false }
    leaflet.visibleChildName = "sections"
    sections.selectedRow?.grabFocus()
    return true
  }

  private func show(_ index: Int) {
    guard page.sections.indices.contains(index) else { return }
    let section = page.sections[index]
    sectionTitle.title = section.title
    text.removeAll()
    for block in section.blocks {
      switch block {
      case .paragraph(let words): text.append(paragraph(words))
      case .list(let entries): text.append(list(entries))
      case .picture(let picture): if let view = view(of: picture) { text.append(view) }
      }
    }
    scroll.verticalPosition = 0
  }

  private func paragraph(_ words: String) -> Label {
    let label = Label(words)
    label.alignment = 0
    label.wraps = true
    return label
  }

  /// `nil` where it was not installed.
  private func view(of picture: HelpPicture) -> PictureView? {
    picture.file.map { PictureView(file: $0, description: picture.description) }
  }

  private func list(_ entries: [HelpPage.Entry]) -> ListBox {
    let list = ListBox()
    list.selectionMode = .none
    list.addCssClass("boxed-list")
    for entry in entries {
      let row = ActionRow(actionTitle: entry.text)
      row.subtitle = entry.meaning.escapedForMarkup
      row.isFocusable = false
      row.isActivatable = false
      list.append(row)
    }
    return list
  }
}
