import GtkKit
import PerViewModel

extension AppAction {
  /// Carries out the action, in a window or in the application. An action without a line here does
  /// not compile.
  func carryOut(in window: PerWindow?, of application: PerApplication?) {
    switch self {
    case .newComparison: application?.openNewComparison()
    case .help: Help.show(over: application?.application.activeWindow)
    case .about: application?.showAbout()
    case .quit: application?.quit()
    case .rename: window?.rename()
    case .currency: window?.chooseCurrency()
    case .settings: window?.showSettings()
    case .quickLine: window?.focusQuickLine()
    case .find: window?.startSearch()
    case .chart: window?.showChart()
    case .comparisons: window?.showComparisons()
    case .paste: window?.paste()
    case .importFile: window?.importFile()
    case .exportFile: window?.exportFile()
    case .print: window?.printComparison()
    case .stores: window?.showStores()
    case .choosePicture: window?.chooseSelectedPicture()
    case .pastePicture: window?.pasteSelectedPicture()
    case .close: window?.close()
    case .duplicateComparison, .moveComparisonUp, .moveComparisonDown, .removeComparison:
      if let window, let id = window.model.id { window.comparisons.perform(self, on: id) }
    case .newProduct, .edit, .remove, .duplicate, .copy, .copyMarkdown, .copyCells, .basket,
      .copyAll, .copyAllMarkdown, .copyAllCells, .undo, .redo, .clear, .removePicture, .leave,
      .back:
      window?.model.perform(self)
    // GTK shows the list of keys; the list of comparisons opens what is selected in it.
    case .shortcuts, .openComparison: break
    }
  }
}

extension ComparisonListModel {
  /// Carries out an action on one comparison of the list. Returns false for any other action.
  @discardableResult
  func perform(_ action: AppAction, on id: Library.Item.ID) -> Bool {
    switch action {
    case .openComparison: open(id)
    case .duplicateComparison: duplicate(id)
    case .moveComparisonUp: move(id, by: -1)
    case .moveComparisonDown: move(id, by: 1)
    case .removeComparison: remove(id)
    default: return false
    }
    return true
  }
}
