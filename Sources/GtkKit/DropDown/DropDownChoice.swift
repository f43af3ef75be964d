/// The items of a drop-down and which of them is selected.
struct DropDownChoice {
  private(set) var selectedIndex: Int?

  var items: [DropDownItem] = [] {
    didSet {
      let id = selectedIndex.map { oldValue[$0].id }
      selectedIndex = items.firstIndex { $0.id == id } ?? (items.isEmpty ? nil : 0)
    }
  }

  var selectedItem: DropDownItem? { selectedIndex.map { items[$0] } }

  /// Selects an item; an index out of range is ignored.
  mutating func select(_ index: Int?) {
    guard let index, items.indices.contains(index) else { return }
    selectedIndex = index
  }
}
