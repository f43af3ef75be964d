import GtkKit
import PerViewModel

// Finding: which of all rows are in the list.
extension ProductList {
  /// What is looked for, and how far that has come.
  struct Finding {
    var text = ""
    var search: RowSearch?
    /// The places, among all rows, of those that are found; `nil` while nothing is looked for.
    var places: [Int]?
    var isOutdated = true
    var pending: MainLoopSource?
    /// Called when everything has been looked at.
    var onEnd: () -> Void = {}
  }

  /// How many rows are looked at in one turn.
  private static let searchedAtOnce = 150

  /// Shows only rows that have all of these words; an empty text shows all.
  func find(_ text: String) {
    finding.text = text
    finding.isOutdated = true
    findAgain()
    arrange(budget: Self.budgetAtOnce)
    // Who was on a row that was found is on it still, among all the others.
    if let selected, made[selected]?.containsFocus == true { _ = focus(selected) }
  }

  /// Whether what is looked for is in no row.
  var isNothingFound: Bool {
    finding.places?.isEmpty == true && finding.search?.isComplete != false
  }

  /// Whether a product that was just added or changed would be hidden, though it is new or was found
  /// before.
  func wouldHide(_ new: ProductRows) -> Bool {
    guard finding.places != nil, let rows else { return false }
    let known = Set(rows.ids)
    let shown = Set(geometry.ids)
    for (index, id) in new.ids.enumerated() where !known.contains(id) || made[id] != nil {
      let isChanged = made[id].map { $0.content != new[index] } ?? true
      guard isChanged, var search = RowSearch(finding.text, in: new, from: index) else { continue }
      search.advance(by: 1)
      if search.found.isEmpty, !known.contains(id) || shown.contains(id) { return true }
    }
    return false
  }

  /// The place among all rows of one that is in the list.
  func place(of index: Int) -> Int { finding.places?[index] ?? index }

  func nearest(to id: ID) -> ID? {
    if geometry.ids.contains(id) { return id }
    guard let rows, let place = rows.ids.firstIndex(of: id), let places = finding.places else {
      return nil
    }
    let next = places.firstIndex { $0 > place } ?? places.count - 1
    return places.indices.contains(next) ? rows.ids[places[next]] : nil
  }

  func findAgain() {
    guard let rows, finding.isOutdated else { return }
    finding.isOutdated = false
    finding.pending?.cancel()
    finding.search = RowSearch(finding.text, in: rows)
    guard finding.search != nil else {
      finding.places = nil
      geometry.ids = rows.ids
      return
    }
    goOnFinding()
  }

  private func goOnFinding() {
    guard let rows else { return }
    finding.search?.advance(by: Self.searchedAtOnce)
    guard let search = finding.search else { return }
    finding.places = search.found
    geometry.ids = search.found.map { rows.ids[$0] }
    guard !search.isComplete else { return }
    finding.pending = MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      goOnFinding()
      arrange(budget: Self.budgetAtOnce)
      if finding.search?.isComplete == true { finding.onEnd() }
    }
  }
}

extension ProductList {
  /// Puts the focus on the first or the last row where these are not there; else GTK does.
  func focusEnd(isFirst: Bool) -> Bool {
    guard made.count < count, let id = isFirst ? geometry.ids.first : geometry.ids.last else {
      return false
    }
    return focus(id)
  }
}
