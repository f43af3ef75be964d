import PerDatabase
import PerWords

/// The list under the title of a window: the comparisons to choose from, as far as they fit what was
/// typed above it.
public struct ComparisonChoices: Hashable, Sendable {
  /// The comparisons, in the order of the list.
  public let items: [Item]
  /// A sentence to show instead of an empty list; else empty.
  public let emptySentence: String

  /// A comparison to choose.
  public struct Item: Hashable, Sendable, Identifiable {
    /// Its identity in the file.
    public let id: ComparisonID
    /// What it is called.
    public let title: String
    /// "best €1.90/kg · 2 days ago".
    public let detail: String
    /// Whether the window shows it.
    public let isShown: Bool
    /// The same for a screen reader.
    public let spoken: String
  }

  /// More than anyone looks through; typing a word finds the others.
  fileprivate static let maximumCount = 100
}

extension ComparisonListModel {
  /// The comparisons whose names have all of the words, or parts of words, that are typed.
  public func choices(matching words: String = "") -> ComparisonChoices {
    let all = list()
    let search = NameSearch(words)
    let found = all.lazy.filter { search.finds($0.title) }.prefix(ComparisonChoices.maximumCount)
    let items = found.map { [self] item in
      let isShown = isShown(item.id)
      return ComparisonChoices.Item(
        id: item.id, title: item.title, detail: item.detail, isShown: isShown,
        spoken: [
          item.title, isShown ? localized("open in this window") : "", item.detail,
        ].filter { !$0.isEmpty }.joined(separator: listSeparator))
    }
    return ComparisonChoices(
      items: Array(items),
      emptySentence: !items.isEmpty
        ? "" : all.isEmpty ? localized("No comparisons yet") : localized("No results"))
  }
}

/// Words that are looked for in a name, whatever their case.
struct NameSearch {
  private let words: [String]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  /// Whether every word is in the text.
  func finds(_ text: String) -> Bool {
    guard !words.isEmpty else { return true }
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
