import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens the comparison that was chosen from the menu under the title.
  func open(_ id: String) {
    guard let item = library.list().first(where: { $0.menuId == id }),
      let model = library.open(item.id)
    else { return }
    show(model)
    focusStart()
  }

  /// Takes the comparison away, and shows the next one.
  func removeComparison() {
    guard let notice = library.remove(model) else { return }
    show(library.openLast())
    show(notice)
    focusStart()
  }

  /// What other windows and programs have changed is shown as soon as the file has changed.
  func watch(_ monitor: FileMonitor?) {
    monitor?.onChanged { [weak self] in self?.model.takeInChangesElsewhere() }
  }
}

extension Library.Item {
  /// The comparison's id as menus know it.
  var menuId: String { String(id.rawValue) }
}
