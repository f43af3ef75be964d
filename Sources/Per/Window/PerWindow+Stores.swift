import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Shows the list of stores.
  func showStores() {
    let dialog = MessageDialog.make(
      parent: self, heading: localized("Stores"),
      body: localized(
        "Products show the address, phone number and distance of their store."
      ))
    if let list = storeList(closing: Weak(dialog)) { dialog.setExtraChild(list) }
    dialog.addResponse("close", label: localized("_Close"))
    dialog.addResponse("load", label: localized("_Load from File…"))
    dialog.addResponse("add", label: localized("_Add…"))
    dialog.setDefaultResponse("close")
    dialog.setCloseResponse("close")
    dialog.onResponse { [weak self] answer in
      switch answer {
      case "load": self?.loadStores()
      case "add": self?.editStore(at: nil)
      default: break
      }
    }
    dialog.present()
  }

  /// The stores with their details; activating one edits it. `nil` if there are none.
  private func storeList(closing dialog: Weak<MessageDialog>) -> Widget? {
    let stores = model.stores.stores
    guard !stores.isEmpty else { return nil }
    let list = ListBox()
    list.selectionMode = .none
    list.addCssClass("boxed-list")
    list.setAccessible(label: localized("Stores"))
    // Nobody scrolls through more; the others are used all the same.
    for store in stores.prefix(200) {
      let row = ActionRow(actionTitle: store.title)
      row.subtitle = store.detail
      row.isActivatable = true
      list.append(row)
    }
    list.onRowActivated { [weak self] row in
      let place = row.index
      dialog.object?.respond("close")
      self?.editStore(at: place)
    }
    let scroll = ScrolledWindow()
    scroll.child = list
    scroll.horizontalPolicy = .never
    scroll.followsContentSize = true
    scroll.maximumContentHeight = 360
    return scroll
  }

  private func loadStores() {
    let dialog = FileDialog.opening(
      parent: self, title: localized("Load Stores"), accept: localized("_Open"))
    dialog.addFilter(name: localized("Lists of stores (JSON)"), patterns: ["*.json"])
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      guard let self, let file = files.first else { return }
      guard let path = file.path else {
        return show(Notice(title: localized("This file is not on this computer.")))
      }
      let model = self.model!
      Task { await model.stores.load(path: path) }
    }
  }

  /// Asks for the details of the store at an index of the list, or of a new one.
  private func editStore(at place: Int?) {
    let typed = TypedStore(model.stores.form(at: place))
    let dialog = MessageDialog.make(
      parent: self, heading: place == nil ? localized("Add Store") : localized("Edit Store"))
    let problem = Label()
    problem.wraps = true
    problem.alignment = 0
    problem.addCssClass("error")
    let shown = (dialog: Weak(dialog), problem: Weak(problem))
    let check = { [weak self] in
      guard let self else { return }
      let sentence = model.stores.problem(in: typed.form)
      shown.dialog.object?.setResponse(Self.answer, isEnabled: sentence.isEmpty)
      shown.problem.object?.text = typed.isTouched ? sentence : ""
    }
    let box = Box(.vertical, spacing: 6)
    for (label, field) in Self.storeFields {
      let name = Label()
      name.setTextWithMnemonic(label)
      name.alignment = 0
      name.addCssClass("caption-heading")
      let entry = Entry()
      entry.text = typed.form[keyPath: field]
      entry.activatesDefault = true
      entry.onChanged { text in
        typed.form[keyPath: field] = text
        typed.isTouched = true
        check()
      }
      name.setMnemonicWidget(entry)
      box.append(name)
      box.append(entry)
    }
    box.append(problem)
    dialog.setExtraChild(box)
    dialog.addResponse("cancel", label: localized("_Cancel"))
    if place != nil {
      dialog.addResponse("remove", label: localized("_Remove"), appearance: .destructive)
    }
    dialog.addResponse(
      Self.answer, label: place == nil ? localized("_Add") : localized("A_pply"),
      appearance: .suggested)
    dialog.setDefaultResponse(Self.answer)
    dialog.setCloseResponse("cancel")
    dialog.onResponse { [weak self] answer in
      guard let self else { return }
      switch answer {
      case Self.answer: model.stores.apply(typed.form)
      case "remove": model.stores.remove(typed.form)
      default: break
      }
    }
    check()
    dialog.present()
  }

  /// What has been typed into the dialog, shared by its entries.
  private final class TypedStore {
    var form: StoreForm
    var isTouched = false
    init(_ form: StoreForm) { self.form = form }
  }

  private static var storeFields: [(String, WritableKeyPath<StoreForm, String>)] {
    [
      (localized("_Name"), \.name), (localized("_Address"), \.address),
      (localized("_Phone"), \.phone), (localized("_Distance"), \.distance),
    ]
  }
}
