import GtkKit
import PerViewModel
import PerWords

/// The form of one store. What was typed and not applied is there again the next time.
final class StoreFormWindow: Window, TemplateWidget {
  static let template = Template(name: "PerStoreForm", parent: .window, markup: Embedded.storeForm)

  private let cancelButton: Button
  private let applyButton: Button
  private let applyTitle: Label
  private let removeButton: Button
  private let address: TextView
  private let problem: Label
  private let entries: [(entry: Entry, field: WritableKeyPath<StoreForm, String>)]
  private var stores: StoresModel!
  private var form = StoreForm()
  private var wasApplied = false

  required init(_ reference: Reference) {
    cancelButton = reference.child("cancel")
    applyButton = reference.child("apply")
    applyTitle = reference.child("apply_title")
    removeButton = reference.child("remove")
    address = reference.child("address")
    problem = reference.child("problem")
    entries = [
      (reference.child("name"), \.name), (reference.child("phone"), \.phone),
      (reference.child("fax"), \.fax), (reference.child("email"), \.email),
      (reference.child("web_page"), \.webPage), (reference.child("distance"), \.distance),
    ]
    super.init(reference)
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// Shows a form over the list.
  @discardableResult
  static func show(
    _ form: StoreForm, of stores: StoresModel, over parent: Window
  ) -> StoreFormWindow {
    let window = StoreFormWindow.make()
    window.transientParent = parent
    window.stores = stores
    window.form = form
    window.fill()
    window.connect()
    window.present()
    window.entries.first?.entry.grabFocus()
    return window
  }

  private func fill() {
    title = form.isNew ? localized("Add Store") : localized("Edit Store")
    applyTitle.setTextWithMnemonic(form.isNew ? localized("_Add") : localized("_Apply"))
    removeButton.isVisible = !form.isNew
    for (entry, field) in entries { entry.text = form[keyPath: field] }
    address.text = form.address
    check(isTyping: false)
  }

  private func connect() {
    for (entry, field) in entries {
      entry.onChanged { [weak self] text in
        self?.form[keyPath: field] = text
        self?.check(isTyping: true)
      }
    }
    address.onChanged { [weak self] text in
      self?.form.address = text
      self?.check(isTyping: true)
    }
    applyButton.onClicked { [weak self] in self?.apply() }
    removeButton.onClicked { [weak self] in self?.remove() }
    cancelButton.onClicked { [weak self] in self?.close() }
    close(onKeys: "Escape")
    onCloseRequest { [weak self] in
      guard let self else { return false }
      if !wasApplied { stores.keep(form) }
      return false
    }
  }

  private func check(isTyping: Bool) {
    let sentence = stores.problem(in: form)
    applyButton.isSensitive = sentence.isEmpty
    problem.text = sentence
    problem.isVisible = isTyping && !sentence.isEmpty
  }

  private func apply() {
    guard stores.problem(in: form).isEmpty else { return }
    wasApplied = true
    stores.apply(form)
    close()
  }

  private func remove() {
    wasApplied = true
    stores.remove(form)
    close()
  }
}
