import GtkKit
import PerViewModel

extension PerApplication {
  /// Shows what was chosen in the search of the desktop.
  func addSearchActions() {
    for action in SearchAction.allCases {
      application.addAction(
        SimpleAction(action.rawValue, withText: { [weak self] in self?.carryOut(action, $0) }))
    }
  }

  private func carryOut(_ action: SearchAction, _ text: String) {
    switch action {
    case .search:
      activate()
      activeWindow?.model.go(to: .comparisons)
      activeWindow?.startSearch(text)
    case .compare:
      guard let offers = DesktopSearch(library).offers(in: text) else { return activate() }
      openWindow(library.openNew(offers))
    case .show:
      guard case .product(let id, let comparison)? = DesktopSearch.Target(id: text) else {
        return activate()
      }
      library.open(comparison) { [weak self] opened in
        guard let self else { return }
        guard let opened else { return activate() }
        _ = openWindow(opened).list.focus(id)
      }
    }
  }
}

/// What ``SearchService`` asks the application to show: actions with a text, in no menu.
enum SearchAction: String, CaseIterable {
  /// The offers in the words that were typed, in a new comparison.
  case compare = "compare-offers"
  /// The product with the id that the answer had.
  case show = "show-found"
  /// What contains the words that were typed.
  case search = "search"
}
