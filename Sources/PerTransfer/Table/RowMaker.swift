import PerModel
import PerText

/// Makes the products of a row.
struct RowMaker {
  let texts: ProductTexts
  let layout: TableLayout
  private let isPlain: Bool
  private let days: CellDays

  init(texts: ProductTexts, layout: TableLayout) {
    (self.texts, self.layout) = (texts, layout)
    isPlain = layout.isPlain && layout.style.decimal == nil
    days = CellDays(texts)
  }

  /// What a block of a row says.
  struct Made {
    var product = Product()
    var problem: CellProblem?
    var remark: CellProblem?
    /// When the price was seen; `nil` where the row does not say.
    var seen: CalendarDay?
    var doubt: RowDoubt?
    /// The column that the doubt is about.
    var doubtColumn: TableColumn?
    /// Whether a unit price agrees.
    var isConfirmed = false

    mutating func doubt(_ doubt: RowDoubt, _ column: TableColumn) {
      if self.doubt == nil { (self.doubt, doubtColumn) = (doubt, column) }
    }
  }

  /// The product of the texts in columns of a block.
  func make(_ cells: [TableColumn: String], _ details: [TableColumn: ColumnDetail]) -> Made {
    var made = makeProduct(cells, details)
    days.read(cells, into: &made)
    return made
  }

  private func makeProduct(
    _ cells: [TableColumn: String], _ details: [TableColumn: ColumnDetail]
  ) -> Made {
    if layout.isOwn { return made(texts.read(cells)) }
    if isPlain, cells[.deal]?.isEmpty != false {
      let reading = texts.read(cells)
      if reading.problem == nil, reading.product.quantity != nil, let price = reading.product.price,
        !price.amount.isZero, !mayHoldPacks(reading.product.quantity, cells[.name])
      {
        return made(reading)
      }
    }
    var plain = cells
    for column in Self.weighed { plain[column] = nil }
    var deal = cells[.deal].flatMap {
      ColumnContent.isBlank($0) || YesNo.value($0) != nil ? nil : $0
    }
    if let number = deal, details[.deal]?.isPercentage == true, NumberStyle.isNumber(number),
      !Self.isZero(number), !isPart(number)
    {
      deal = number + "%"
    }
    let isOff = deal.map { isMoneyOff($0, details) } ?? false
    if let deal, !NumberStyle.isNumber(deal), !isOff { plain[.deal] = deal }
    if let barcode = plain[.barcode], ColumnContent.isBlank(barcode) { plain[.barcode] = nil }
    var made = made(texts.read(plain))
    guard made.problem == nil else {
      if made.problem?.column == .deal { return withoutDeal(cells, details, deal ?? "") }
      return made
    }
    var weighed = cells
    if isOff { weighed[.saving] = deal }
    var weighing = RowWeighing(self, weighed, details, made)
    do throws(CellProblem) { try weighing.weigh() } catch {
      weighing.made.problem = error
    }
    made = weighing.made
    if let deal, plain[.deal] == nil, !isOff, !Self.isZero(deal) {
      made.doubt(.offer(deal), .deal)
    }
    if let deal = made.product.deal, let price = made.product.price, !deal.isPlausible(for: price) {
      made.product.deal = nil
      made.doubt(.offer(cells[.deal] ?? ""), .deal)
    }
    return made
  }

  /// Whether a number below "%" is a part of 1, as spreadsheets keep percentages, which nobody would take off in
  /// hundredths: 0.25 of "25 %".
  private func isPart(_ number: String) -> Bool {
    guard let amount = texts.readPrice(layout.style.usual(number))?.amount else { return false }
    return amount.magnitude < .one
  }

  /// Whether a reduction is a sum of money: "1.00 €" below "Discount".
  private func isMoneyOff(_ deal: String, _ details: [TableColumn: ColumnDetail]) -> Bool {
    guard details[.deal]?.isReduction == true else { return false }
    let read = texts.readPrice(layout.style.usual(deal))
    return read?.currency != nil && read?.per == nil
  }

  /// An unreadable offer is not a reason to drop the product.
  private func withoutDeal(
    _ cells: [TableColumn: String], _ details: [TableColumn: ColumnDetail], _ deal: String
  ) -> Made {
    var cells = cells
    cells[.deal] = nil
    var made = makeProduct(cells, details)
    made.doubt(.offer(deal), .deal)
    return made
  }

  /// Whether a name may say what each of the pieces holds: "6er" beside "Cola 330 ml".
  private func mayHoldPacks(_ quantity: Quantity?, _ name: String?) -> Bool {
    quantity?.unit.kind == .count && name?.contains(where: \.isNumber) == true
  }

  private func made(_ reading: CellReading) -> Made {
    Made(product: reading.product, problem: reading.problem, remark: reading.remark)
  }

  private static func isZero(_ text: String) -> Bool {
    text.allSatisfy { !$0.isNumber || $0.wholeNumberValue == 0 }
  }

  /// The columns that are read together.
  private static let weighed: [TableColumn] = [
    .quantity, .unit, .packs, .price, .formerPrice, .salePrice, .loyaltyPrice, .saving,
    .drained, .unitPrice,
    .currency, .deposit, .deal,
  ]
}

extension Deal {
  /// Whether it leaves something to pay, and no more than without it.
  fileprivate func isPlausible(for price: Money) -> Bool {
    switch kind {
    case .amountOff(let amount): amount < price.amount
    case .percentOff(let share): share < .one
    case .each(1, let each): !each.isZero && each <= price.amount
    default: true
    }
  }
}
