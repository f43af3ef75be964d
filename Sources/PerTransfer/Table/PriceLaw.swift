import PerModel
import PerText

/// Three columns, where two give the third in every row: the count, the price of one, and the total.
struct PriceLaw {
  let count: Int
  let each: Int
  let total: Int

  /// `nil` where no columns do so, or only where one was bought.
  init?(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ rows: [[String]],
    _ style: NumberStyle, _ texts: ProductTexts
  ) {
    let numeric = headings.indices.filter { column in
      let content = contents[column]
      return max(content.prices, content.quantities) >= ColumnShare.nearlyAll
        && content.dates < ColumnShare.few && content.barcodes < ColumnShare.half
        && content.percentages == 0 && headings[column].leftOut < HeadingScore.leftOut
    }
    guard TableLimit.columnsOfSums.contains(numeric.count) else { return nil }
    let amounts = rows.prefix(TableLimit.rowsOfSums).map { row in
      numeric.map { Self.amount(style.usual(row[$0]), texts) }
    }
    // Weights of one and of all are tied as well.
    let isPriced = numeric.map { column in
      headings[column].isOfMoney
        || max(contents[column].cents, contents[column].currencies) >= ColumnShare.many
          && headings[column].mayBeOfMoney(contents[column])
    }
    var best: (law: (Int, Int, Int), score: Int)?
    for total in numeric.indices {
      for one in numeric.indices where one != total {
        for other in numeric.indices where other > one && other != total {
          let (count, each) =
            Self.counts(headings[numeric[one]], contents[numeric[one]])
              >= Self.counts(headings[numeric[other]], contents[numeric[other]])
            ? (one, other) : (other, one)
          // The "Amount" of a receipt, which elsewhere is how much there is.
          let isNamed =
            headings[numeric[count]].saysHowMuch && headings[numeric[each]].isOfMoney
            && contents[numeric[total]].cents >= ColumnShare.many
          guard isPriced[total] || isNamed,
            Self.holds(amounts, one, other, total, telling: isNamed ? 1 : 2)
          else { continue }
          let score =
            (headings[numeric[total]].scores[.price] ?? 0)
            + (headings[numeric[each]].scores[.price] ?? headings[numeric[each]].scores[.unitPrice]
              ?? 0) + Self.counts(headings[numeric[count]], contents[numeric[count]])
          if isPriced[each], score > best?.score ?? .min { best = ((count, each, total), score) }
        }
      }
    }
    guard let law = best?.law else { return nil }
    (count, each, total) = (numeric[law.0], numeric[law.1], numeric[law.2])
  }

  /// The columns of offers that say what two prices differ by.
  static func savings(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ rows: [[String]],
    _ style: NumberStyle, _ texts: ProductTexts
  ) -> [Int] {
    let numeric = headings.indices.filter { contents[$0].prices >= ColumnShare.nearlyAll }
    guard TableLimit.columnsOfSums.contains(numeric.count) else { return [] }
    func amount(_ text: String) -> Rational? {
      texts.readPrice(style.usual(text))?.amount.magnitude
    }
    return numeric.filter { saving in
      guard headings[saving].has(.deal) || headings[saving].has(.saving) else { return false }
      let others = numeric.filter { $0 != saving }
      return others.contains { before in
        others.contains { now in
          guard now != before else { return false }
          let said = sums(rows.prefix(TableLimit.rowsOfSums), saving, now, before, amount)
            .filter { !$0.off.isZero }
          return said.count > 1 && said.allSatisfy(\.isRight)
        }
      }
    }
  }

  /// Whether what is taken for the price is what the other two prices differ by, and its heading does not name a price.
  static func isDifference(
    _ layout: TableLayout, _ headings: [TableHeading], _ rows: [[String]], _ style: NumberStyle,
    _ texts: ProductTexts
  ) -> Bool {
    guard let price = layout.columns.firstIndex(of: .price),
      let former = layout.columns.firstIndex(of: .formerPrice),
      let sale = layout.columns.firstIndex(of: .salePrice), headings[price].scores[.price] == nil
    else { return false }
    let said = sums(rows.prefix(TableLimit.rowsOfDifference), price, sale, former) {
      texts.readPrice(style.usual($0))?.amount
    }
    return !said.isEmpty && said.allSatisfy(\.isRight)
  }

  /// What is off in each row that says it, and whether that and what is asked now make what was asked before.
  private static func sums(
    _ rows: ArraySlice<[String]>, _ off: Int, _ now: Int, _ before: Int,
    _ amount: (String) -> Rational?
  ) -> [(off: Rational, isRight: Bool)] {
    rows.compactMap { row in
      guard let off = amount(row[off]), let now = amount(row[now]),
        let before = amount(row[before]),
        let sum = try? now + off
      else { return nil }
      return (off, sum == before)
    }
  }

  /// Tells the headings what the law says of them.
  func apply(to headings: inout [TableHeading]) {
    headings[count].becomeCount()
    headings[each].becomeUnitPrice()
    headings[total].becomeTotal()
    // What is paid in the end is that of all as well.
    if headings[total].has(.beforeTax) {
      for column in headings.indices where headings[column].has(.withTax) {
        if headings[column].scores[.price] != nil { headings[column].becomeTotal() }
      }
    }
  }

  /// The column that counts the packs bought, if another one counts their contents.
  func multiplier(_ headings: [TableHeading], _ contents: [ColumnContent]) -> Int? {
    let others = headings.indices.filter { ![count, each, total].contains($0) }
    let hasOther = others.contains {
      headings[$0].scores[.packs] ?? 0 >= HeadingScore.quantityAsPacks
        && contents[$0].integers >= ColumnShare.nearlyAll
    }
    let hasSize = others.contains {
      headings[$0].scores[.quantity] ?? 0 >= HeadingScore.countAsQuantity
        && contents[$0].measures >= ColumnShare.most
    }
    return hasOther && hasSize ? count : nil
  }

  /// The number of a price, or of a quantity: the 2 of "2 szt.".
  private static func amount(_ text: String, _ texts: ProductTexts) -> Rational? {
    if let price = texts.readPrice(text) { return price.amount }
    guard let read = try? texts.readers.quantity.read(text), read.packs.isEmpty else { return nil }
    return read.amount
  }

  /// How much speaks for a number of packs.
  private static func counts(_ heading: TableHeading, _ content: ColumnContent) -> Int {
    let said = max(heading.scores[.quantity] ?? 0, heading.scores[.packs] ?? 0)
    return said - (heading.scores[.price] ?? 0) + content.integers / CountScore.partOfIntegers
      - content.currencies / CountScore.partOfCurrencies - content.cents / CountScore.partOfCents
  }

  /// Whether two columns make the third in nearly all rows, and in some of which neither is 1.
  private static func holds(
    _ amounts: [[Rational?]], _ one: Int, _ other: Int, _ total: Int, telling least: Int
  ) -> Bool {
    var telling = 0
    var agreeing = 0
    var count = 0
    for row in amounts {
      guard let first = row[one], let second = row[other], let sum = row[total] else { continue }
      count += 1
      guard let product = try? first * second,
        let difference = try? (product < sum ? sum - product : product - sum)
      else { continue }
      // What is rounded to cents.
      guard let hundredfold = try? difference * TableFigure.cents, hundredfold <= .one else {
        continue
      }
      agreeing += 1
      if first != .one, second != .one { telling += 1 }
    }
    return telling >= least && ColumnShare.reaches(ColumnShare.nearlyAll, agreeing, of: count)
  }
}

extension TableHeading {
  /// Whether nothing is known of it, or what it says is not true of its column: prices below "unit".
  fileprivate func mayBeOfMoney(_ content: ColumnContent) -> Bool {
    guard isKnown else { return true }
    return likeliest.map { $0 != .quantity && content.score($0) < ColumnScore.contradiction }
      ?? false
  }
}

/// What speaks for the one of two factors that counts, in parts of hundredths of its values.
private enum CountScore {
  /// Counts are whole numbers, and prices may be.
  static let partOfIntegers = 4
  /// A currency makes it a price; cents do so half as much, because weights have decimals.
  static let (partOfCurrencies, partOfCents) = (2, 4)
}
