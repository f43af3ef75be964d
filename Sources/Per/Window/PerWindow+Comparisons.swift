import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens the comparison that was chosen from the menu under the title.
  func open(_ id: String) {
    if let item = library.list().first(where: { $0.menuId == id }) { comparisons.open(item.id) }
  }

  /// Shows the list of all comparisons.
  func showComparisons() { ComparisonsWindow.show(over: self) }

  /// Shows the content of the file after it was replaced or has become available: the comparison
  /// that was open last if nothing has been done here yet.
  func fileHasChanged() {
    guard model.isUntouched else {
      model.fileHasOpened()
      return update()
    }
    library.openLast { [weak self] other in
      if self?.model.isUntouched == true { self?.show(other) }
    }
  }

  /// Handles an event of the list of comparisons.
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
  /// The comparison's id as menu actions use it.
  var menuId: String { String(id.rawValue) }
}
