import PerModel
import PerWords

extension Formatter {
  /// What a line says, a few words each: "Cola", "6 × 330 ml", "€4.99".
  public func parts(of line: ReadLine, in currency: Currency) -> [String] {
    var parts = [line.name] + figures(of: line, in: currency)
    parts += Term.allCases.map { term($0, of: line.terms, in: currency) }
    if let store = line.store { parts.append("@ " + store.value) }
    if let barcode = line.barcode { parts.append(barcode.value) }
    return parts.filter { !$0.isEmpty }
  }

  /// Why a line must not be taken as it was read, in one sentence; empty if it may.
  public func problem(of line: ReadLine, in currency: Currency) -> String {
    switch line.problem {
    case .severalReadings:
      guard let other = line.alternatives.first else { break }
      let readings = summaries(of: [line, other], in: currency)
      // Translators: two ways to read a line, such as "6 × 1 l, €4" and "1 l, €4".
      return localized("This can be read as “%1$s” or as “%2$s”.", readings[0], readings[1])
    case .range: return ReadingError(.notOneAmount, 0..<0).sentence
    case .contradiction:
      return localized("The price per unit or the former price does not fit the other figures.")
    case .dearerDeal:
      return localized("This offer costs more than the usual price")
    case .taxRate:
      return localized(
        "The tax comes on top of this price, but the line does not say how much, such as “%1$s”.",
        "+ 19%")
    case .checkDigit: return ProductTexts.mistypedBarcode
    case nil: break
    }
    return line.isUnclear ? localized("Part of the line could not be read.") : ""
  }

  /// What each of several readings of a line says: quantity, price, deal, and what else tells it from the others.
  public func summaries(of readings: [ReadLine], in currency: Currency) -> [String] {
    let terms = Term.allCases.filter { term in
      Set(readings.map { self.term(term, of: $0.terms, in: currency) }).count > 1
    }
    let isPerUnit = Set(readings.map(\.isUnitPrice)).count > 1
    let figures = readings.map { line in
      self.figures(of: line, in: currency, asUnitPrice: isPerUnit && line.isUnitPrice)
        + terms.map { term($0, of: line.terms, in: currency) }.filter { !$0.isEmpty }
    }
    // Where the figures are the same, the words around them differ.
    let isTold = Set(figures).count == readings.count
    return zip(readings, figures).map { line, figures in
      let words = isTold ? [] : [line.name, line.store?.value ?? "", line.barcode?.value ?? ""]
      return (words.filter { !$0.isEmpty } + figures).joined(separator: listSeparator)
    }
  }

  /// Quantity, price, former price and deal of a line.
  public func figures(of line: ReadLine, in currency: Currency) -> [String] {
    figures(of: line, in: currency, asUnitPrice: false)
  }

  private func figures(
    of line: ReadLine, in currency: Currency, asUnitPrice: Bool
  ) -> [String] {
    var parts: [String] = []
    let price = line.price.map { $0.value.money(in: currency) }
    if asUnitPrice, let price,
      let quantity = line.quantity.flatMap({ try? $0.value.quantity(defaultUnit: .item) })
    {
      return [self.price(price, per: quantity)]
    }
    if let quantity = line.quantity.flatMap({ try? $0.value.quantity(defaultUnit: .item) }) {
      let pieces = line.pieces.flatMap { try? $0.value.quantity(defaultUnit: .item) }
      // Translators: a quantity, and in how many packs or pieces it is: "180 g in 4 packs".
      parts.append(
        pieces.map { localized("%1$s in %2$s", self.quantity(quantity), self.quantity($0)) }
          ?? self.quantity(quantity))
    }
    if let price { parts.append(self.price(price)) }
    if let former = line.formerPrice?.value {
      let price = self.price(Money(former.amount, former.currency ?? currency))
      // Translators: what was asked before.
      parts.append(localized("was %1$s", price))
    }
    if let deal = line.deal?.value { parts.append(self.deal(deal, in: deal.currency ?? currency)) }
    return parts
  }
}
