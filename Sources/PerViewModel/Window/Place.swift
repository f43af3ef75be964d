/// The places of a window, which shows one at a time.
public enum Place: String, CaseIterable, Hashable, Sendable {
  /// The list of products, and the form beside it.
  case comparisons
  case priceBook = "price-book"
  case shoppingList = "shopping-list"

  /// The action that leads there.
  public var action: AppAction {
    switch self {
    case .comparisons: .showComparisons
    case .priceBook: .priceBook
    case .shoppingList: .shoppingList
    }
  }
}

// The way from place to place, and to a page over one and back.
extension WindowModel {
  /// Whether the comparison is on show, and no other place and no page over it.
  public var showsComparison: Bool { place == .comparisons && pageOver == nil }

  /// Shows a place.
  public func go(to place: Place) {
    (self.place, pageOver) = (place, nil)
    update()
  }

  /// Shows a page over the place, until the user goes back.
  public func open(_ page: PageOver) {
    pageOver = page
    update()
  }

  /// Goes back from a page to the place, from another place to the comparisons, and there to the list.
  public func goBack() {
    if pageOver != nil {
      pageOver = nil
      update()
    } else if place != .comparisons {
      go(to: .comparisons)
    } else {
      form.showList()
    }
  }
}

extension AppAction {
  /// Whether the action concerns neither the list nor the form, and so can be used in every place.
  var isOfEveryPlace: Bool {
    switch self {
    case .newComparison, .newWindow, .comparisons, .stores, .showComparisons, .priceBook,
      .shoppingList, .preferences, .shortcuts, .help, .about, .back, .close, .quit:
      true
    default: false
    }
  }
}

/// A page over a place, from which the user goes back.
public enum PageOver {
  /// The prices of an article.
  case article(ArticleModel)
  /// The list of stores.
  case stores
}
