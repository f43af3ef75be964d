import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens the comparison that was chosen from the menu under the title.
  func open(_ id: String) {
    if let item = library.list().first(where: { $0.menuId == id }) { comparisons.open(item.id) }
  }

  /// Does something with the comparison in the list of all.
  func carryOutOnList(_ action: AppAction) {
    guard let id = model.keptId else { return }
    switch action {
    case .removeComparison: comparisons.remove(id)
    case .duplicateComparison: comparisons.duplicate(id)
    case .moveComparisonUp: comparisons.move(id, by: -1)
    case .moveComparisonDown: comparisons.move(id, by: 1)
    default: break
    }
  }

  /// Shows what there is in another file, or in the file at last: the comparison that was open last
  /// where nothing has been done here yet.
  func fileHasChanged() {
    guard model.isUntouched else { return update() }
    library.openLast { [weak self] other in
      if self?.model.isUntouched == true { self?.show(other) }
    }
  }

  /// Shows the list of comparisons as it is now.
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
