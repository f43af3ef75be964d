import PerText

/// Columns of several stores side by side: "Price Aldi" and "Price Lidl", "Aldi" and "Lidl" above prices, or
/// the same headings again.
struct StoreBlocks {
  /// The columns that belong to all.
  private(set) var shared: [Int] = []
  private(set) var blocks: [TableBlock] = []
  /// The columns of names that have the stores as their headings.
  private(set) var names: Set<Int> = []

  /// `nil` if there is one product a row.
  init?(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ groups: [String],
    _ texts: ProductTexts
  ) {
    let plain =
      Self.sizes(headings, contents, texts) ?? Self.months(headings, contents, texts)
      ?? Self.grouped(headings, groups) ?? Self.named(headings)
    let headed = plain == nil ? Self.headed(headings, contents) : nil
    guard
      let found = plain ?? headed ?? Self.repeated(headings, contents)
        ?? Self.stores(headings, contents),
      found.count > 1
    else { return nil }
    blocks = found
    let heads = (headed ?? []).compactMap(\.columns.first)
    if heads.allSatisfy({ Self.isName(headings[$0], contents[$0]) }) { names = Set(heads) }
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

  /// "Price Aldi", "Price Lidl": the unknown part of a heading is the store.
  private static func named(_ headings: [TableHeading]) -> [TableBlock]? {
    var stores: [String] = []
    var columns: [String: [Int]] = [:]
    var meanings: [String: [String]] = [:]
    for (index, heading) in headings.enumerated() {
      guard
        heading.scores.keys.contains(where: {
          [.price, .quantity, .unitPrice, .salePrice].contains($0)
        }),
        let store = store(in: heading)
      else { continue }
      if !stores.contains(store) { stores.append(store) }
      columns[store, default: []].append(index)
      // "Aldi Süd (€)", however many words the name of the store has.
      let doubt = heading.senses.isEmpty ? heading.doubtOfUnknown : 0
      meanings[store, default: []].append(
        heading.scores.map { "\($0.key.rawValue) \($0.value + doubt)" }.sorted().joined())
    }
    // "Aldi" and "Coles" beside "Aldi unit price" and "Coles unit price"
    let areUnitPrices = columns.values.joined().allSatisfy { headings[$0].has(.unitPrice) }
    if areUnitPrices,
      headings.contains(where: {
        !$0.isKnown && stores.contains($0.unknown.joined(separator: " "))
      })
    {
      return nil
    }
    // Columns below the store Netto mean the same as the others, though "netto" also means before tax.
    let told = stores.filter { !StoreWords.mayBeStore($0) }
    guard told.count > 1, let model = told.first, Set(told.map { meanings[$0] }).count == 1,
      stores.allSatisfy({ columns[$0]?.count == columns[model]?.count })
    else { return nil }
    // The words as they are written.
    return stores.map { store in
      let index = columns[store]?.first ?? 0
      return TableBlock(
        columns: columns[store] ?? [], store: written(store, in: headings[index].text))
    }
  }

  /// What is not known of a heading: "Aldi" in "Price Aldi"; "Netto" where a capital makes it a store.
  private static func store(in heading: TableHeading) -> String? {
    if let first = heading.text.split(separator: " ").first, first != heading.text,
      StoreWords.isStore(String(first)),
      heading.unknown.isEmpty || first.contains("-")
    {
      return first.lowercased()
    }
    return heading.unknown.contains { !$0.allSatisfy(\.isNumber) }
      ? heading.unknown.joined(separator: " ") : nil
  }

  private static func written(_ words: String, in heading: String) -> String {
    if let first = heading.split(separator: " ").first, first.lowercased() == words {
      return String(first)
    }
    let wanted = Set(words.split(separator: " ").map(String.init))
    let parts = heading.split { !$0.isLetter && !$0.isNumber && $0 != "&" && $0 != "'" }.map(
      String.init)
    let kept = parts.filter { part in HeadingText.tokens(of: part).contains { wanted.contains($0) }
    }
    return kept.isEmpty ? words : kept.joined(separator: " ")
  }

  /// The columns whose headings are repeated.
  private static func repeatedColumns(_ keys: [String]) -> [Int] {
    let counts = Dictionary(keys.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    return keys.indices.filter { counts[keys[$0]] ?? 0 > 1 }
  }

  /// Whether a column may hold names.
  private static func isName(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    !heading.text.isEmpty && heading.text.contains(where: \.isLetter) && content.count > 0
      && content.words >= ColumnShare.mostly
      && [content.sizes, content.prices, content.units].allSatisfy { $0 < ColumnShare.half }
  }

  /// Whether a column holds prices, and its heading says nothing that is known.
  private static func isPriced(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    !heading.isKnown && heading.text.contains(where: \.isLetter) && content.count > 0
      && content.prices >= ColumnShare.mostly && content.looksLikeMoney
  }

  /// Each block begins with a column of names or prices, whose heading is the store: "Aldi | Price | Lidl | Price".
  private static func headed(
    _ headings: [TableHeading], _ contents: [ColumnContent]
  ) -> [TableBlock]? {
    let keys = headings.map(key)
    let repeated = repeatedColumns(keys)
    guard let first = repeated.first, first > 0,
      !repeated.contains(where: { headings[$0].scores[.name] ?? 0 >= HeadingScore.clear })
    else { return nil }
    let isHead = isName(headings[first - 1], contents[first - 1]) ? isName : isPriced
    var blocks: [TableBlock] = []
    for column in repeated {
      if keys[column] == keys[first] {
        let head = column - 1
        guard head >= 0, !repeated.contains(head), isHead(headings[head], contents[head]),
          mayBeStore(headings[head], contents[head])
        else { return nil }
        blocks.append(TableBlock(columns: [head], store: store(above: headings[head])))
      } else if blocks.isEmpty {
        return nil
      }
      blocks[blocks.count - 1].columns.append(column)
    }
    let model = blocks.first?.columns.dropFirst().map { keys[$0] }
    return blocks.allSatisfy({ $0.columns.dropFirst().map { keys[$0] } == model }) ? blocks : nil
  }

  /// Whether a heading says nothing that is true of its column: "Dia" is a store above names, and a day above days.
  private static func mayBeStore(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    guard let meaning = heading.likeliest, meaning != .name else { return heading.leftOut == 0 }
    return content.score(meaning) < ColumnScore.contradiction
  }

  /// The store in "Aldi" and in "Product at Aldi"; none in "Product".
  private static func store(above heading: TableHeading) -> String {
    guard heading.likeliest == .name else { return heading.text }
    let words = heading.unknown.joined(separator: " ")
    // "Product A" names no store.
    return words.count < 2 ? "" : written(words, in: heading.text)
  }

  /// The same headings again, at least two of them.
  private static func repeated(
    _ headings: [TableHeading], _ contents: [ColumnContent]
  ) -> [TableBlock]? {
    let keys = headings.map(key)
    let repeated = repeatedColumns(keys)
    guard let first = repeated.first, let last = repeated.last,
      repeated.count >= TableLimit.repeatedHeadings
    else {
      return nil
    }
    // Names between them are of one block only.
    let hasName = repeated.contains { headings[$0].scores[.name] != nil }
    guard
      hasName
        || !(first...last).contains(where: {
          !repeated.contains($0) && isName(headings[$0], contents[$0])
        })
    else { return nil }
    var blocks: [TableBlock] = []
    for column in repeated {
      if keys[column] == keys[first] { blocks.append(TableBlock(columns: [], store: "")) }
      guard !blocks.isEmpty else { return nil }
      blocks[blocks.count - 1].columns.append(column)
    }
    return sameWidth(blocks, keys)
  }

  /// Whether prices without cents may stand below a name.
  private static func isWhole(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    !heading.text.contains(where: \.isNumber) && content.integers >= ColumnShare.nearlyAll
      && content.flags < ColumnShare.half && !content.isSequence && content.barcodes == 0
      && content.variety >= ColumnShare.half
  }

  /// Whether a heading is a unit in some language, and stands above prices: "Metro".
  private static func isRatherStore(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    heading.senses.isEmpty && !heading.unit.isEmpty && heading.text.count >= TableLimit.nameOfStore
      && heading.text.first?.isUppercase == true && content.cents >= ColumnShare.mostly
  }

  /// Whether a heading names a day, and stands above prices: "Dia".
  private static func isRatherDay(_ heading: TableHeading, _ content: ColumnContent) -> Bool {
    heading.likeliest == .date && content.score(.date) < ColumnScore.contradiction
      && content.cents >= ColumnShare.mostly
  }

  /// Several columns of prices without a word about prices: the stores stand above them.
  private static func stores(_ headings: [TableHeading], _ contents: [ColumnContent])
    -> [TableBlock]?
  {
    let known = headings.contains { heading in
      !heading.has(.unitPrice)
        && [.price, .salePrice, .formerPrice].contains {
          heading.scores[$0] ?? 0 > HeadingScore.mayBeStore
        }
    }
    guard !known,
      headings.contains(where: { $0.scores[.name] != nil || $0.text.isEmpty }) || !headings.isEmpty
    else { return nil }
    let isTaxed =
      headings.contains { $0.has(.withTax) } && headings.contains { $0.has(.beforeTax) }
    let columns = headings.indices.filter { index in
      let heading = headings[index]
      let content = contents[index]
      if isTaxed, heading.has(.withTax) || heading.has(.beforeTax) { return false }
      // "Coles /100g" is no store.
      if heading.has(.per) || !heading.per.isEmpty || heading.has(.unitPrice) { return false }
      return !heading.text.isEmpty && heading.text.contains(where: \.isLetter)
        && (!heading.isKnown || Array(heading.scores.keys) == [.store]
          || isRatherStore(heading, content) || isRatherDay(heading, content)
          || heading.leftOut < HeadingScore.mayBeStore
            && heading.scores.values.allSatisfy { $0 < HeadingScore.mayBeStore })
        && !MonthHeading.mayBe(heading.text)
        && content.count > 0 && content.prices >= ColumnShare.mostly
        && (content.looksLikeMoney || isWhole(heading, content))
    }
    guard columns.count > 1 else { return nil }
    return columns.map { TableBlock(columns: [$0], store: headings[$0].text) }
  }
}
