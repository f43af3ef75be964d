import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens the comparison that was chosen from the menu under the title.
  func open(_ id: String) {
    if let item = library.list().first(where: { $0.menuId == id }) { desk.open(item.id) }
  }

  /// Does something with the comparison in the list of all.
  func carryOutOnList(_ action: AppAction) {
    guard let id = model.keptId else { return }
    switch action {
    case .removeComparison: desk.remove(id)
    case .duplicateComparison: desk.duplicate(id)
    case .moveComparisonUp: desk.move(id, by: -1)
    case .moveComparisonDown: desk.move(id, by: 1)
    default: break
    }
  }

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
