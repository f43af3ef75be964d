import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens the comparison that was chosen from the menu under the title.
  func open(_ id: String) {
    if let item = library.list().first(where: { $0.menuId == id }) { desk.open(item.id) }
  }

  /// Shows the list of all comparisons.
  func showComparisons() { ComparisonsWindow.show(over: self) }

  /// Shows what there is in another file, or in the file at last: the comparison that was open last
  /// where nothing has been done here yet.
  func fileHasChanged() {
    if model.isUntouched { show(library.openLast()) } else { update() }
  }

  /// Shows what has become of the list of comparisons.
  func handle(_ event: ComparisonListModel.Event) {
    switch event {
    case .show(let other):
      show(other)
      focusStart()
    case .notice(let notice):
      if let list = comparisonsWindow?.object { list.show(notice) } else { show(notice) }
    case .listChanged:
      comparisonsWindow?.object?.fill()
      update()
    }
  }
}

extension Library.Item {
  /// The comparison's id as menus know it.
  var menuId: String { String(id.rawValue) }
}
