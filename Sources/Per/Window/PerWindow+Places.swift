import GtkKit
import PerViewModel

extension Widget {
  /// Whether the widget only led elsewhere: an entry of a menu, or the button of one, to which newer GTK gives the
  /// focus back before an entry does anything, or a button of the places.
  fileprivate var leadsElsewhere: Bool {
    sequence(first: self as Widget) { $0.parent }.contains {
      $0.typeName.hasPrefix("GtkPopover") || $0.typeName == "GtkMenuButton"
        || $0.typeName == PlaceSwitcher.template.name
    }
  }
}

// The places of the window, and the page over one of them. A page is made when it is shown first.
extension PerWindow {
  func addPlaces() {
    addAction(
      SimpleAction("place", choice: Place.comparisons.rawValue) { [weak self] name in
        if let place = Place(rawValue: name) { self?.model.go(to: place) }
      })
    // On the window, so that it leads back where no widget has the focus too.
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      guard let self, page != nil else { return false }
      model.goBack()
      return true
    }
    addController(keys)
  }

  /// Tells the desktop what the window shows.
  func showTitle() { title = model.windowTitle }

  /// Shows the page that the model says, with the focus where it was when the user left it.
  func showPlace() {
    action("place")?.state = .text(model.place.rawValue)
    let name: String
    switch model.pageOver {
    case nil: name = model.place.rawValue
    case .stores: name = Self.stores
    case .article(let article):
      name = Self.article
      if let shown = pages[name] as? ArticlePage, shown.article !== article { remove(name) }
    }
    let left = places.visibleChildName ?? ""
    guard name != left else { return }
    // The widget that led here is not where work resumes.
    leftFocus[left] = focusedWidget.flatMap { $0.leadsElsewhere ? nil : Weak($0) }
    // A problem stays until it has been read.
    if shownToast?.seconds != 0 { withdrawNotice() }
    page?.isLeft()
    page = self.page(named: name)
    places.visibleChildName = name
    if [Self.article, Self.stores].contains(left) { remove(left) }
    page?.isShown()
    arrangePageHeading()
    if let focus = leftFocus[name]?.object, !focus.isGone, focus.grabFocus() { return }
    focusStart()
  }

  /// Puts the title of another place where there is room for it.
  func arrangePageHeading() {
    if allocatedWidth > 0 { page?.heading?.arrange(in: allocatedWidth) }
  }

  private static let (article, stores) = ("article", "stores")

  /// The page with a name; `nil` for the comparison.
  private func page(named name: String) -> (any WindowPage)? {
    if let known = pages[name] { return known }
    let page: any WindowPage
    switch (model.pageOver, model.place) {
    case (.article(let article), _): page = ArticlePage.make(article, in: self)
    case (.stores, _): page = StoresPage.make(model.stores, in: self)
    case (nil, .comparisons): return nil
    case (nil, .priceBook): page = PriceBookPlace.make(model.priceBook, in: self)
    case (nil, .shoppingList): page = ShoppingPlace.make(model.shopping, in: self)
    }
    if let button = page.menuButton { setMainMenu(of: button, with: page.ownMenu) }
    page.toasts.onEscape { [weak self] in self?.model.goBack() }
    pages[name] = page
    places.add(page, named: name)
    return page
  }

  private func remove(_ name: String) {
    leftFocus[name] = nil
    if let page = pages.removeValue(forKey: name) { places.remove(page) }
  }

  /// Removes the pages of another comparison's model, and shows the comparison.
  func removePages() {
    page?.isLeft()
    page = nil
    places.visibleChildName = Place.comparisons.rawValue
    for name in pages.keys { remove(name) }
  }
}
