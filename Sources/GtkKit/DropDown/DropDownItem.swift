/// One choice of a ``DropDown``.
public struct DropDownItem: Equatable, Sendable {
  /// The identity of the choice, unique within a drop-down.
  public let id: String
  /// What the button and the list show.
  public let title: String
  /// What the list shows next to the title.
  public let subtitle: String
  /// The title of the group, shown above its first item.
  public let heading: String?
  /// Other words to find the item by.
  public let keywords: [String]
  /// Whether letters that others begin with mean the others.
  public let isRare: Bool

  /// Makes a choice.
  public init(
    id: String, title: String, subtitle: String = "", heading: String? = nil,
    keywords: [String] = [], isRare: Bool = false
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.heading = heading
    self.keywords = keywords
    self.isRare = isRare
  }

  /// With this, what is rare and equal to a text but for its case comes after others with a word that begins with it.
  fileprivate static let rareness = 3

  private var words: [String] { subtitle.isEmpty ? keywords : keywords + [subtitle] }

  /// How well a text fits this item: 0 is best, nil is not at all. A title equal to the text ranks
  /// before an equal word, that before a title and a word that begin with it, and last comes what
  /// contains it. Titles that differ in case only, such as "mg" and "Mg", are told apart first.
  func distance(from text: String) -> Int? {
    let wanted = text.lowercased()
    let title = self.title.lowercased()
    let words = self.words.map { $0.lowercased() }
    if self.title == text { return 0 }
    if title == wanted { return 1 }
    if words.contains(wanted) { return 2 }
    if title.hasPrefix(wanted) { return 3 }
    if words.contains(where: { $0.hasPrefix(wanted) }) { return 4 }
    if ([title] + words).contains(where: { $0.contains(wanted) }) { return 5 }
    return nil
  }
}

extension [DropDownItem] {
  /// The index of the item that fits a text best; of several, the first.
  /// - Parameter anywhere: whether to match items that only contain the text.
  func bestMatch(for text: String, anywhere: Bool = false) -> Int? {
    guard !text.isEmpty else { return nil }
    let limit = anywhere ? 5 : 4
    return
      indices
      .compactMap { index in self[index].distance(from: text).map { ($0, index) } }
      .filter { $0.0 <= limit }
      .map { ($0 + (self[$1].isRare ? DropDownItem.rareness : 0), $1) }
      .min { $0 < $1 }?
      .1
  }
}

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
