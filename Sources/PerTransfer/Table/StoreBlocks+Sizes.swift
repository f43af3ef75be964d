import PerText

// Prices of several sizes side by side.
extension StoreBlocks {
  /// "250 g", "500 g" and "1 kg" above prices.
  static func sizes(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ texts: ProductTexts
  ) -> [TableBlock]? {
    let blocks = headings.indices.compactMap { column -> TableBlock? in
      guard contents[column].prices >= ColumnShare.mostly,
        contents[column].sizes < ColumnShare.half, let size = size(headings[column].text, texts)
      else { return nil }
      return TableBlock(columns: [column], store: "", quantity: size)
    }
    return blocks.count > 1 && !hasPrices(outside: blocks, headings, contents) ? blocks : nil
  }

  /// "Jan", "Feb" and "Mar 2026" above prices.
  static func months(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ texts: ProductTexts
  ) -> [TableBlock]? {
    let blocks = headings.indices.compactMap { column -> TableBlock? in
      let text = headings[column].text
      guard contents[column].prices >= ColumnShare.mostly,
        let month = MonthHeading(text, for: texts.locale)
      else { return nil }
      return TableBlock(columns: [column], store: "", month: month.cell(text))
    }
    return blocks.count > 1 && !hasPrices(outside: blocks, headings, contents) ? blocks : nil
  }

  /// Whether other columns than those of the blocks hold prices, and say so.
  private static func hasPrices(
    outside blocks: [TableBlock], _ headings: [TableHeading], _ contents: [ColumnContent]
  ) -> Bool {
    let inside = Set(blocks.flatMap(\.columns))
    return headings.indices.contains { column in
      !inside.contains(column) && headings[column].isOfMoney
        && contents[column].prices >= ColumnShare.mostly
    }
  }

  /// The size that a heading is: "500 g", "x 1/2 kg", "Price 1 kg"; "x kg" is one kilogram.
  private static func size(_ text: String, _ texts: ProductTexts) -> String? {
    let digit = text.firstIndex(where: \.isNumber)
    let start = digit ?? text.lastIndex(of: " ") ?? text.endIndex
    let joints = HeadingText.tokens(of: String(text[..<start]))
    guard
      joints.allSatisfy({ $0 == "x" || HeadingWords.says(.price, .per, .filler, .each, by: $0) }),
      digit != nil || joints == ["x"]
        || joints.last.map({ HeadingWords.says(.per, by: $0) }) ?? false
    else { return nil }
    let size = (digit == nil ? "1 " : "") + String(text[start...]).trimmed
    guard let kind = texts.sizeUnit(size), kind != .count else { return nil }
    return size
  }
}
