import GtkKit
import PerViewModel

extension AppAction {
  /// Carries out the action, in a window or in the application. An action without a line here does
  /// not compile.
  func carryOut(in window: PerWindow?, of application: PerApplication?) {
    switch self {
    case .newComparison: application?.openNewComparison()
    case .help: HelpWindow.show(over: application?.application.activeWindow)
    case .preferences: application?.showPreferences()
    case .about: application?.showAbout()
    case .quit: application?.quit()
    case .rename: window?.rename()
    case .settings: window?.showSettings()
    case .quickLine: window?.focusQuickLine()
    case .find: window?.startSearch()
    case .chart: window?.showChart()
    case .shortcuts: window?.showShortcuts()
    case .comparisons: window?.showComparisons()
    case .paste: window?.paste()
    case .importFile: window?.importFile()
    case .exportFile: window?.exportFile()
    case .print: window?.printComparison()
    case .copyPicture: window?.copyPicture()
    case .stores: window?.showStores()
    case .priceBook: window?.showPriceBook()
    case .shoppingList: window?.showShoppingList()
    case .priceHistory: window?.showArticle()
    case .choosePicture: window?.chooseSelectedPicture()
    case .pastePicture: window?.pasteSelectedPicture()
    case .close: window?.close()
    case .duplicateComparison: window?.perform(.duplicate)
    case .moveComparisonUp: window?.perform(.moveUp)
    case .moveComparisonDown: window?.perform(.moveDown)
    case .removeComparison: window?.perform(.remove)
    case .newProduct, .details, .edit, .remove, .duplicate, .copy, .copyMarkdown, .copyCells,
      .basket, .buy, .buyComparison, .copyAll, .copyAllMarkdown, .copyAllCells, .undo, .redo,
      .clear, .removePicture, .leave, .back:
      window?.model.perform(self)
    // The list of comparisons opens what is selected in it.
    case .openComparison: break
    }
  }
}

extension PerWindow {
  /// Carries out an action of the list of comparisons on the one that the window shows.
  fileprivate func perform(_ action: ComparisonAction) {
    comparisons.perform(action, on: model.id)
  }
}
