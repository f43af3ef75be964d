import GtkKit
import PerModel
import PerTransfer
import PerViewModel

extension AppAction {
  /// Carries out the action, in a window or in the application. An action without a line here does
  /// not compile.
  func carryOut(in window: PerWindow?, of application: PerApplication?) {
    switch self {
    case .newComparison: window?.showNewComparison()
    case .newWindow: application?.openNewComparison()
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
    case .stores: window?.model.open(.stores)
    case .showComparisons: window?.model.go(to: .comparisons)
    case .priceBook: window?.model.go(to: .priceBook)
    case .shoppingList: window?.model.go(to: .shoppingList)
    case .priceHistory: window?.showArticle()
    case .newPrice: window?.showNewPrice()
    case .choosePicture: window?.chooseSelectedPicture()
    case .pastePicture: window?.pasteSelectedPicture()
    case .close: window?.close()
    case .duplicateComparison: window?.onShownComparison { $0.duplicate($1) }
    case .moveComparisonUp: window?.onShownComparison { $0.move($1, by: -1) }
    case .moveComparisonDown: window?.onShownComparison { $0.move($1, by: 1) }
    case .removeComparison: window?.onShownComparison { $0.remove($1) }
    case .newProduct: window?.model.form.newProduct()
    case .details: window?.model.form.showDetails()
    case .edit: window?.onSelection { $0.edit($1) }
    case .remove: window?.onSelection { $0.list.remove($1) }
    case .duplicate: window?.onSelection { $0.duplicate($1) }
    case .copy: window?.onSelection { $0.list.copy($1) }
    case .copyMarkdown: window?.onSelection { $0.transfer.copy($1, as: .markdown) }
    case .copyCells: window?.onSelection { $0.transfer.copy($1, as: .tsv) }
    case .basket: window?.onSelection { $0.list.toggleBasket($1) }
    case .removePicture: window?.onSelection { $0.list.removePicture(of: $1) }
    case .buy: window?.onSelection { $0.buy($1) }
    case .buyComparison: window?.model.buyComparison()
    case .copyAll: window?.model.transfer.copy(as: .text)
    case .copyAllMarkdown: window?.model.transfer.copy(as: .markdown)
    case .copyAllCells: window?.model.transfer.copy(as: .tsv)
    case .undo: window?.model.undo()
    case .redo: window?.model.redo()
    case .clear: window?.model.list.clear()
    case .leave: window?.model.form.cancel()
    case .back: window?.model.goBack()
    // The list of comparisons opens what is selected in it.
    case .openComparison: break
    }
  }
}

extension PerWindow {
  /// Does something with the selected product, if there is one.
  fileprivate func onSelection(_ body: (WindowModel, Product.ID) -> Void) {
    if let id = model.list.selection { body(model, id) }
  }

  /// Does something with the comparison that the window shows, if it is in the list.
  fileprivate func onShownComparison(_ body: (ComparisonListModel, Library.ListItem.ID) -> Void) {
    if let id = model.id { body(comparisons, id) }
  }
}
