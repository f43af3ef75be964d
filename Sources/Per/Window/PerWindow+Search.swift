import GtkKit
import PerViewModel
import PerWords

extension PerWindow {
  func addSearch() {
    searchEntry.setAccessible(label: localized("Find in the List"))
    // Typing on the list starts a search; in an entry of the form it does not.
    searchBar.connect(searchEntry)
    searchBar.setKeyCaptureWidget(list.box)
    // The search bar takes the focus before it says that it is shown.
    let focus = FocusController()
    var left: ProductRowContent.ID?
    focus.onLeave { [weak self] in
      left = self?.model.list.selection
      MainLoop.whenIdle { left = nil }
    }
    list.box.addController(focus)
    searchBar.onSearchingChanged { [weak self] isSearching in
      if isSearching { self?.searchOrigin = left }
    }
    list.onFound = { [weak self] in self?.showPage() }
    searchEntry.onSearchChanged { [weak self] text in self?.find(text) }
    searchEntry.onActivate { [weak self] in
      self?.focusFirstResult()
    }
    searchEntry.onStopSearch { [weak self] in
      guard let self else { return }
      let origin = searchOrigin
      searchBar.isSearching = false
      if origin.map(list.focus) != true { focusStart() }
    }
    let keys = ShortcutController()
    keys.add("Down|KP_Down") { [weak self] in
      self?.focusFirstResult()
      return true
    }
    searchEntry.addController(keys)
    hitList.onRowActivated { [weak self] row in
      guard let self, hits.indices.contains(row.index) else { return }
      show(hits[row.index])
    }
  }

  private func focusFirstResult() {
    if list.isNothingFound { hitList.row(at: 0)?.grabFocus() } else { list.focusFirstFound() }
  }

  func startSearch() {
    model.form.showList()
    searchBar.isSearching = true
    searchEntry.grabFocus()
  }

  /// Searches for these words.
  func startSearch(_ words: String) {
    startSearch()
    searchEntry.text = words
  }

  /// Shows what contains these words: in this comparison, and below in the others.
  private func find(_ text: String) {
    list.find(text)
    showPage()
    library.search(text, besides: model.id) { [weak self] hits in
      // The user may have typed on since.
      if self?.searchEntry.text == text { self?.show(hits) }
    }
  }

  private func show(_ found: [Library.Hit]) {
    hits = found
    hitList.removeAll()
    for hit in hits {
      let row = ActionRow(actionTitle: hit.title)
      row.subtitle = hit.detail
      row.isActivatable = true
      hitList.append(row)
    }
    hitBox.isVisible = !hits.isEmpty
    showPage()
  }

  /// Opens the comparison in which a product was found, and focuses the product.
  private func show(_ hit: Library.Hit) {
    library.open(hit.comparison) { [weak self] other in
      guard let self, let other else { return }
      searchBar.isSearching = false
      show(other)
      if !list.focus(hit.product) { focusStart() }
    }
  }
}
