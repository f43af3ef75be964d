import PerText

/// Prices of a case, beside how many are in it: "Caixa com" and "Preço da caixa".
enum CasePrices {
  /// Says of a price that it is that of all in the case, where another heading counts what that case holds.
  static func apply(to headings: inout [TableHeading]) {
    for column in headings.indices {
      let per = headings[column].per
      guard headings[column].isOfMoney, UnitWords.holdsPacks(per),
        headings.indices.contains(where: { $0 != column && headings[$0].countsContent(of: per) })
      else { continue }
      headings[column].becomePriceOfPack()
    }
  }
}

extension TableHeading {
  /// Whether it counts what a case holds, and not the cases: "units per case", not "cases".
  fileprivate func countsContent(of pack: String) -> Bool {
    let words = HeadingText.tokens(of: text)
    return scores[.packs] != nil && !isPurchase && words.count > 1
      && words.contains(pack.lowercased())
  }

  fileprivate mutating func becomePriceOfPack() {
    guard !has(.each), !has(.unitPrice) else { return }
    scores[.unitPrice] = nil
    scores[.price] = HeadingScore.said
    per = ""
  }
}
