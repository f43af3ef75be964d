import PerWords

/// Every action of the program: its name, its title and its keys. Menus, keys, buttons and the shortcuts
/// window all come from this one list.
public enum AppAction: String, CaseIterable, Hashable, Sendable {
  case newProduct = "new-product"
  case newComparison = "new-comparison"
  case newWindow = "new-window"
  case quickLine = "quick-line"
  case details, edit, remove, duplicate, copy
  case copyMarkdown = "copy-markdown"
  case copyCells = "copy-cells"
  case basket = "toggle-basket"
  case paste
  case importFile = "import"
  case exportFile = "export"
  case copyAll = "copy-all"
  case copyAllMarkdown = "copy-all-markdown"
  case copyAllCells = "copy-all-cells"
  case copyPicture = "copy-picture"
  case print
  case undo, redo, clear, rename, settings, preferences
  case choosePicture = "choose-picture"
  case pastePicture = "paste-picture"
  case removePicture = "remove-picture"
  case comparisons
  case openComparison = "open"
  case duplicateComparison = "duplicate-comparison"
  case moveComparisonUp = "move-comparison-up"
  case moveComparisonDown = "move-comparison-down"
  case stores
  case showComparisons = "show-comparisons"
  case priceBook = "price-book"
  case priceHistory = "price-history"
  case newPrice = "new-price"
  case shoppingList = "shopping-list"
  case buy
  case buyComparison = "buy-comparison"
  case removeComparison = "remove-comparison"
  case find, chart
  case leave, back
  case shortcuts = "show-help-overlay"
  case help, about
  case close, quit

  /// Where an action belongs: to the application, to one window, or to the list of comparisons alone.
  public enum Scope: String, Hashable, Sendable { case app, win, comparisons }

  /// Where the action belongs.
  public var scope: Scope {
    switch self {
    case .quit, .about, .help, .newWindow, .preferences: .app
    case .openComparison: .comparisons
    default: .win
    }
  }

  /// The name under which GTK knows the action: "win.undo".
  public var detailedName: String { "\(scope.rawValue).\(rawValue)" }

  /// Keys that work anywhere in a window. Keys that a text field needs itself work in the list alone
  /// (`listKeys`).
  public var keys: [String] {
    switch self {
    case .newProduct: ["<Control>n"]
    case .newWindow: ["<Shift><Control>n"]
    case .quickLine: ["<Control>l"]
    case .details: ["<Control>d"]
    case .find: ["<Control>f"]
    case .settings: ["<Alt>Return"]
    case .preferences: ["<Control>comma"]
    case .chart: ["<Control>g"]
    case .showComparisons: ["<Alt>1"]
    case .priceBook: ["<Alt>2", "<Control>b"]
    case .shoppingList: ["<Alt>3", "<Shift><Control>b"]
    case .comparisons: ["<Control>o"]
    case .print: ["<Control>p"]
    case .back: ["<Alt>Left"]
    case .shortcuts: ["<Control>question"]
    case .help: ["F1"]
    case .close: ["<Control>w"]
    case .quit: ["<Control>q"]
    default: []
    }
  }

  /// Keys that work while the list has the focus.
  public var listKeys: [String] {
    switch self {
    case .edit: ["F2"]
    case .remove: ["Delete", "KP_Delete"]
    case .duplicate: ["<Control>u"]
    case .copy: ["<Control>c"]
    case .copyAllCells: ["<Shift><Control>c"]
    case .paste: ["<Control>v"]
    case .basket: ["space"]
    case .buy: ["<Control>k"]
    case .undo: ["<Control>z"]
    case .redo: ["<Shift><Control>z", "<Control>y"]
    default: []
    }
  }

  /// The actions of the list of comparisons; most of them concern the selected one.
  public static let inComparisons: [AppAction] = [
    .newComparison, .openComparison, .rename, .duplicateComparison, .moveComparisonUp,
    .moveComparisonDown, .removeComparison, .undo, .redo,
  ]

  /// Keys that work in the list of comparisons.
  public var comparisonsKeys: [String] {
    switch self {
    case .openComparison: ["Return", "KP_Enter"]
    case .rename: ["F2"]
    case .duplicateComparison: ["<Control>u"]
    case .moveComparisonUp: ["<Alt>Up", "<Alt>KP_Up"]
    case .moveComparisonDown: ["<Alt>Down", "<Alt>KP_Down"]
    case .removeComparison: ["Delete", "KP_Delete"]
    case .newComparison: ["<Control>n"]
    case .undo, .redo: listKeys
    default: []
    }
  }

  /// Header capitalization, for menus and buttons.
  public var title: String {
    switch self {
    case .newProduct: localized("New Product")
    case .newComparison: localized("New Comparison")
    case .newWindow: localized("New Comparison in a New Window")
    case .quickLine: localized("Quick Line")
    case .details: localized("Details")
    case .edit: localized("Edit…")
    case .remove: localized("Remove")
    case .duplicate: localized("Duplicate")
    case .copy: localized("Copy as Text")
    case .paste: localized("Paste Products")
    case .importFile: localized("Import…")
    case .exportFile: localized("Export…")
    case .copyMarkdown: localized("Copy as Markdown")
    case .copyCells: localized("Copy as Table Cells")
    case .copyAll: localized("Copy All as Text")
    case .copyAllMarkdown: localized("Copy All as Markdown")
    case .copyAllCells: localized("Copy All as Table Cells")
    case .copyPicture: localized("Copy as Picture")
    case .print: localized("Print…")
    case .basket: localized("In the Basket")
    case .undo: localized("Undo")
    case .redo: localized("Redo")
    case .clear: localized("Clear List")
    case .rename: localized("Rename…")
    case .settings: localized("Comparison Settings…")
    case .preferences: localized("Preferences")
    case .comparisons: localized("All Comparisons…")
    case .openComparison: localized(context: "comparison", "Open")
    case .duplicateComparison: localized("Duplicate Comparison")
    case .moveComparisonUp: localized("Move Up in the List")
    case .moveComparisonDown: localized("Move Down in the List")
    case .removeComparison: localized("Remove Comparison")
    case .choosePicture: localized("Choose Picture…")
    case .pastePicture: localized("Paste Picture")
    case .removePicture: localized("Remove Picture")
    case .stores: localized("Stores")
    case .showComparisons: localized("Comparisons")
    case .priceBook: localized("Price Book")
    case .priceHistory: localized("All Prices")
    case .newPrice: localized("New Price…")
    case .shoppingList: localized("Shopping List")
    case .buy: localized("Add to Shopping List")
    case .buyComparison: localized("Add Comparison to Shopping List")
    case .find: localized("Find")
    case .chart: localized("Chart")
    case .leave: localized("Leave the Form")
    case .back: localized("Back")
    case .shortcuts: localized("Keyboard Shortcuts")
    case .help: localized("Help")
    case .about: localized("About Per")
    case .close: localized("Close Window")
    case .quit: localized("Quit")
    }
  }
}
