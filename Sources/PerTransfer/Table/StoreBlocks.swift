import PerText

/// Columns of several stores side by side: "Price Aldi" and "Price Lidl", "Aldi" and "Lidl" above prices, or
/// the same headings again.
struct StoreBlocks {
  /// The columns that belong to all.
  private(set) var shared: [Int] = []
  private(set) var blocks: [TableBlock] = []

  /// `nil` if there is one product a row.
  init?(_ headings: [TableHeading], _ contents: [ColumnContent], _ groups: [String]) {
    guard
      let found = Self.grouped(headings, groups) ?? Self.named(headings) ?? Self.repeated(headings)
        ?? Self.stores(headings, contents),
      found.count > 1
    else { return nil }
    blocks = found
    let inside = Set(found.flatMap(\.columns))
    shared = headings.indices.filter { !inside.contains($0) }
  }

  private static func key(_ heading: TableHeading) -> String {
    HeadingText.tokens(of: heading.text).joined(separator: " ")
  }

  /// The stores stand in a row above.
  private static func grouped(_ headings: [TableHeading], _ groups: [String]) -> [TableBlock]? {
    guard groups.count == headings.count else { return nil }
    let keys = headings.map(key)
    let repeated = Set(keys.filter { key in !key.isEmpty && keys.filter { $0 == key }.count > 1 })
    guard !repeated.isEmpty else { return nil }
    var blocks: [TableBlock] = []
    for column in headings.indices where repeated.contains(keys[column]) {
      if blocks.last?.store == groups[column],
        blocks.last?.columns.contains(where: { keys[$0] == keys[column] }) == false
      {
        blocks[blocks.count - 1].columns.append(column)
      } else {
        blocks.append(TableBlock(columns: [column], store: groups[column]))
      }
    }
    return sameWidth(blocks, keys)
  }

  private static func sameWidth(_ blocks: [TableBlock], _ keys: [String]) -> [TableBlock]? {
    guard blocks.count > 1, let model = blocks.first?.columns.map({ keys[$0] }) else { return nil }
    return blocks.allSatisfy { $0.columns.map { keys[$0] } == model } ? blocks : nil
  }

  /// "Price Aldi", "Price Lidl": what is not known of the headings is the store.
  private static func named(_ headings: [TableHeading]) -> [TableBlock]? {
    var stores: [String] = []
    var columns: [String: [Int]] = [:]
    var meanings: [String: [String]] = [:]
    for (index, heading) in headings.enumerated() {
      guard
        heading.scores.keys.contains(where: {
          [.price, .quantity, .unitPrice, .salePrice].contains($0)
        }),
        !heading.unknown.isEmpty, heading.unknown.contains(where: { !$0.allSatisfy(\.isNumber) })
      else { continue }
      let store = heading.unknown.joined(separator: " ")
      if !stores.contains(store) { stores.append(store) }
      columns[store, default: []].append(index)
      meanings[store, default: []].append(
        heading.scores.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined())
    }
    guard stores.count > 1, let model = stores.first, Set(stores.map { meanings[$0] }).count == 1,
      columns[model] != nil
    else { return nil }
    // The words as they are written.
    return stores.map { store in
      let index = columns[store]?.first ?? 0
      return TableBlock(
        columns: columns[store] ?? [], store: written(store, in: headings[index].text))
    }
  }

  private static func written(_ words: String, in heading: String) -> String {
    let wanted = Set(words.split(separator: " ").map(String.init))
    let parts = heading.split { !$0.isLetter && !$0.isNumber && $0 != "&" && $0 != "'" }.map(
      String.init)
    let kept = parts.filter { part in HeadingText.tokens(of: part).contains { wanted.contains($0) }
    }
    return kept.isEmpty ? words : kept.joined(separator: " ")
  }

  /// The same headings again, at least two of them.
  private static func repeated(_ headings: [TableHeading]) -> [TableBlock]? {
    let keys = headings.map(key)
    let counts = Dictionary(keys.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    let repeated = keys.indices.filter { counts[keys[$0]] ?? 0 > 1 }
    guard let first = repeated.first, repeated.count >= 4, counts[keys[first]] ?? 0 > 1 else {
      return nil
    }
    var blocks: [TableBlock] = []
    for column in repeated {
      if keys[column] == keys[first] { blocks.append(TableBlock(columns: [], store: "")) }
      guard !blocks.isEmpty else { return nil }
      blocks[blocks.count - 1].columns.append(column)
    }
    return sameWidth(blocks, keys)
  }

  /// Several columns of prices without a word about prices: the stores stand above them.
  private static func stores(_ headings: [TableHeading], _ contents: [ColumnContent])
    -> [TableBlock]?
  {
    let known = headings.contains { heading in
      [.price, .salePrice, .formerPrice].contains { heading.scores[$0] ?? 0 > 50 }
    }
    guard !known,
      headings.contains(where: { $0.scores[.name] != nil || $0.text.isEmpty }) || !headings.isEmpty
    else { return nil }
    let columns = headings.indices.filter { index in
      let heading = headings[index]
      let content = contents[index]
      return !heading.text.isEmpty && heading.text.contains(where: \.isLetter)
        && (!heading.isKnown || heading.scores.keys.allSatisfy { $0 == .store })
        && content.count > 0 && content.prices >= 80
        && (content.cents >= 40 || content.currencies >= 60)
    }
    guard columns.count > 1 else { return nil }
    return columns.map { TableBlock(columns: [$0], store: headings[$0].text) }
  }
}
