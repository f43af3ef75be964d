import PerModel
import PerText

/// Gives the columns of a table the meanings that fit headings, values and each other best.
struct ColumnAssignment {
  let header: GuessedTable.Header
  private let rows: [[String]]
  private let separator: FieldSeparator
  private let texts: ProductTexts
  let headings: [TableHeading]
  let contents: [ColumnContent]
  private let style: NumberStyle
  let stores: StoreBlocks?
  let addend: Int?
  /// Size columns: each row fills one of them. The first is that of the quantity.
  let sizes: [Int]
  let multiplier: Int?

  init(
    _ header: GuessedTable.Header, _ rows: [[String]], _ separator: FieldSeparator,
    _ texts: ProductTexts
  ) {
    (self.header, self.separator, self.texts) = (header, separator, texts)
    let body = rows.filter { row in RowSeparation.sumOrCharge(row) == nil }
    self.rows = body
    var headings = header.texts.map { TableHeading($0, texts: texts) }
    let contents = header.texts.indices.map { column in
      ColumnContent(body.map { $0[column] }, texts: texts)
    }
    self.contents = contents
    let numbers = header.texts.indices.filter {
      contents[$0].prices + contents[$0].sizes >= ColumnShare.most
    }
    style = NumberStyle(
      of: body.lazy.flatMap { row in numbers.lazy.map { row[$0] } }, usual: texts.decimalSeparator)
    if header.height > 0 { RowNumbers.leaveOut(&headings, contents) }
    SizeLetters.apply(to: &headings, contents)
    YearColumns.apply(to: &headings, contents)
    PercentSavings.apply(to: &headings, contents, body, style, texts)
    CostPrices.leaveOut(&headings, contents)
    CasePrices.apply(to: &headings)
    stores = StoreBlocks(headings, contents, header.groups, texts)
    addend = stores == nil ? Addend.column(headings, body, style, texts) : nil
    sizes =
      stores == nil && addend == nil
      ? SizeColumns.alternatives(headings, contents, body, texts) : []
    for column in PriceLaw.savings(headings, contents, body, style, texts) {
      headings[column].becomeSaving()
    }
    let law = stores == nil ? PriceLaw(headings, contents, body, style, texts) : nil
    law?.apply(to: &headings)
    multiplier = law.flatMap { $0.multiplier(headings, contents) }
    PricesBeforeTax.leaveOut(&headings, contents)
    ShippingWeights.leaveOut(&headings, body, texts)
    SizeClasses.leaveOut(&headings, contents, body)
    CountColumns.apply(to: &headings, contents)
    if let length = SoldByLength.column(headings, contents, body, texts) {
      headings[length].becomeQuantity()
    }
    self.headings = headings
  }

  var hasHeader: Bool { header.height > 0 }
  private var width: Int { header.texts.count }

  /// One choice of meanings.
  private struct Choice {
    var columns: [Int: TableColumn] = [:]
    var taken: Set<TableColumn> = []
    var score = 0
  }

  func best() -> (layout: TableLayout, score: Int)? {
    let shared = stores.map(\.shared) ?? Array(0..<width)
    let first = shared + (stores?.blocks.first?.columns ?? [])
    let candidates = choices(of: first.sorted())
    var best: (layout: TableLayout, score: Int)?
    for choice in candidates {
      let layout = layout(choice)
      let score =
        choice.score + completeness(layout) + consistency(layout)
        - (PriceLaw.isDifference(layout, headings, rows, style, texts) ? LayoutScore.difference : 0)
      if score > best?.score ?? .min { best = (layout, score) }
    }
    return best
  }

  /// The best choices, the best first.
  private func choices(of columns: [Int]) -> [Choice] {
    var beam = [Choice()]
    // What is clearest decides first.
    let ordered = columns.map { ($0, meanings(of: $0)) }.filter { !$0.1.isEmpty }
      .sorted { ($0.1.map(\.score).max() ?? 0, $1.0) > ($1.1.map(\.score).max() ?? 0, $0.0) }
    for (column, meanings) in ordered {
      var next: [Choice] = beam.map { choice in
        var choice = choice
        choice.score +=
          min(headings[column].leftOut, HeadingScore.said) / HeadingScore.partOfLeftOut
        return choice
      }
      for choice in beam {
        for (meaning, score) in meanings where !choice.taken.contains(meaning) {
          var choice = choice
          choice.columns[column] = meaning
          choice.taken.insert(meaning)
          choice.score += score
          next.append(choice)
        }
      }
      beam = Array(
        next.enumerated().sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
          .prefix(LayoutScore.choices).map(\.element))
    }
    return Array(beam.prefix(LayoutScore.weighed))
  }

  /// What a product needs.
  private func completeness(_ layout: TableLayout) -> Int {
    let has = { (column: TableColumn) in layout.columns.contains(column) }
    var score = has(.name) ? LayoutScore.name : 0
    if has(.price) || has(.salePrice) || has(.formerPrice) || has(.unitPrice) {
      score += LayoutScore.money
    }
    if has(.price) { score += LayoutScore.price }
    if has(.quantity) || layout.namesHoldSizes || has(.unit) { score += LayoutScore.amount }
    return score
  }

  /// How well rows can be read.
  private func consistency(_ layout: TableLayout) -> Int {
    let maker = RowMaker(texts: texts, layout: layout)
    var score = 0
    var count = 0
    for row in rows.prefix(LayoutScore.rows) {
      let separation = RowSeparation(layout, row)
      guard separation.omission == nil else { continue }
      for block in separation.blocks.prefix(LayoutScore.blocks) {
        let made = maker.make(block.cells, block.details)
        count += 1
        if made.problem != nil { score += LayoutScore.problem }
        if made.isConfirmed { score += LayoutScore.confirmed }
        if case .unitPrice = made.doubt {
          score += LayoutScore.otherUnitPrice
        } else if made.doubt != nil {
          score += LayoutScore.doubt
        }
      }
    }
    return count == 0 ? 0 : score / count
  }

  private func layout(_ choice: Choice) -> TableLayout {
    var columns: [TableColumn?] = (0..<width).map { choice.columns[$0] }
    // What two prices differ by says nothing more.
    if let saving = columns.firstIndex(of: .saving),
      [TableColumn.formerPrice, .price, .salePrice].count(where: columns.contains) > 1
    {
      columns[saving] = nil
    }
    // Nor is anything off what is paid.
    if isPaid(columns) {
      for column in columns.indices
      where columns[column] == .saving
        || columns[column] == .deal && headings[column].has(.saving)
      {
        columns[column] = nil
      }
    }
    var blocks: [TableBlock] = []
    if let stores, let model = stores.blocks.first {
      for block in stores.blocks {
        for (place, column) in block.columns.enumerated() where place < model.columns.count {
          columns[column] = choice.columns[model.columns[place]]
        }
      }
      blocks = stores.blocks
    }
    var layout = TableLayout(separator: separator, hasHeader: hasHeader)
    layout.set(columns)
    (layout.rowsAbove, layout.headingRows, layout.blocks) = (header.above, header.height, blocks)
    layout.style = style
    layout.details = headings.map(\.detail)
    layout.reasons = (0..<width).map { reason($0, columns) }
    layout.namesHoldSizes = namesHoldSizes(columns)
    layout.addend = columns.contains(.quantity) ? addend : nil
    layout.alternatives = columns.contains(.quantity) ? Array(sizes.dropFirst()) : []
    layout.multiplier = columns.contains(.packs) ? multiplier : nil
    if let price = columns.firstIndex(of: .price) ?? columns.firstIndex(of: .salePrice) {
      layout.isPriced = contents[price].blanks * 2 <= rows.count
    }
    return layout
  }

  /// Whether a price is what is paid after all reductions.
  private func isPaid(_ columns: [TableColumn?]) -> Bool {
    columns.indices.contains { column in
      headings[column].has(.paid) && [.price, .salePrice].contains(columns[column])
    }
  }

  /// Whether the sizes stand in the names, and numbers beside them count packs.
  private func namesHoldSizes(_ columns: [TableColumn?]) -> Bool {
    guard let name = columns.firstIndex(of: .name) else { return false }
    if let quantity = columns.firstIndex(of: .quantity) {
      let content = contents[quantity]
      guard content.sizes < ColumnShare.few, headings[quantity].unit.isEmpty,
        headings[quantity].measured == nil
      else { return false }
    }
    if let unit = columns.firstIndex(of: .unit), contents[unit].count > 0 { return false }
    let names = rows.prefix(TableLimit.names).map { $0[name] }.filter { !$0.isEmpty }
    let sized = names.filter {
      $0.contains(where: \.isNumber) && texts.nameReading($0, price: nil) != nil
    }
    return !names.isEmpty && ColumnShare.reaches(ColumnShare.half, sized.count, of: names.count)
  }

  private func reason(_ column: Int, _ columns: [TableColumn?]) -> LeftOutReason {
    let heading = headings[column]
    if contents[column].count == 0 { return .empty }
    if isPaid(columns), heading.has(.saving), heading.leftOut == 0 { return .saving }
    if heading.scores[.deal] != nil,
      max(contents[column].numbers, heading.has(.saving) ? contents[column].prices : 0)
        >= ColumnShare.half
    {
      let prices = [TableColumn.formerPrice, .price, .salePrice].count { columns.contains($0) }
      return heading.has(.saving) && prices > 1 ? .saving : .bareNumbers
    }
    if heading.leftOut > 0 { return .noPartOfProduct }
    if let likeliest = heading.scores.max(by: { $0.value < $1.value })?.key,
      columns.contains(likeliest)
    {
      return .repeated(likeliest)
    }
    return .notUnderstood
  }
}
