import PerTransfer

/// What the user has said that the columns of tables mean, for tables with the same headings.
@MainActor
final class ChosenColumns {
  private let store: (any PreferenceStore)?
  /// A line for each row of headings, the newest first.
  private var lines: [String]

  /// More are forgotten.
  private static let maximumCount = 50
  private static let maximumLength = 4000

  init(keptIn store: (any PreferenceStore)? = nil) {
    self.store = store
    lines = store?.text(.tableColumns).split(separator: "\n").map(String.init) ?? []
  }

  /// What was chosen for these headings; `nil` where nothing was.
  func columns(for headings: [String]) -> [TableColumn?]? {
    guard let key = Self.key(headings), let line = lines.first(where: { $0.hasPrefix(key + "\t") })
    else { return nil }
    let words = line.dropFirst(key.count + 1).split(
      separator: ",", omittingEmptySubsequences: false)
    guard words.count == headings.count else { return nil }
    return words.map { TableColumn(rawValue: String($0)) }
  }

  /// Keeps what was chosen.
  func keep(_ columns: [TableColumn?], for headings: [String]) {
    guard let key = Self.key(headings), columns.count == headings.count else { return }
    lines.removeAll { $0.hasPrefix(key + "\t") }
    lines.insert(key + "\t" + columns.map { $0?.rawValue ?? "" }.joined(separator: ","), at: 0)
    lines = Array(lines.prefix(Self.maximumCount))
    store?.set(.tableColumns, lines.joined(separator: "\n"))
  }

  /// The headings as one text without separators of ours; `nil` for none, and for very long ones.
  private static func key(_ headings: [String]) -> String? {
    let texts = headings.map { heading in
      String(heading.lowercased().map { $0 == "\t" || $0 == "|" || $0.isNewline ? " " : $0 })
    }
    let key = texts.joined(separator: "|")
    return texts.contains { !$0.isEmpty } && key.utf8.count <= maximumLength ? key : nil
  }
}
