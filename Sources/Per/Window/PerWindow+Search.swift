import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  func addSearch() {
    searchEntry.setAccessible(label: localized("Find in the List"))
    // Typing on the list starts a search; in an entry of the form it does not.
    searchBar.connect(searchEntry)
    searchBar.setKeyCaptureWidget(list.box)
    searchEntry.onSearchChanged { [weak self] text in
      self?.list.find(text)
      self?.showPage()
    }
    searchEntry.onActivate { [weak self] in self?.list.focusFirstFound() }
    searchEntry.onStopSearch { [weak self] in
      self?.searchBar.isSearching = false
      self?.list.focusSelection()
    }
  }
}
