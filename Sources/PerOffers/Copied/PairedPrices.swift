import PerModel

/// Tells which of two prices is asked in cards of plain text, where the other one is not struck out: a badge says by how
/// much it was made cheaper, or many cards have the lower one at the same side.
enum PairedPrices {
  /// Fewer cards may have it there by chance.
  private static let fewest = 3

  /// Says of the candidates that they are no longer unclear.
  static func tell(_ cards: inout [OfferCard], _ scene: PageScene) {
    let pairs = cards.indices.filter { isPair(cards[$0].candidate) }
    let orders = pairs.compactMap { isLowerFirst(cards[$0], scene) }
    let isUsual = orders.count >= fewest && Set(orders).count == 1
    for place in pairs {
      let hasOrder = isUsual && isLowerFirst(cards[place], scene) != nil
      guard hasOrder || saysSaving(cards[place], scene) else { continue }
      cards[place].candidate.evidence = .read(.notChecked)
      cards[place].candidate.others = []
    }
  }

  private static func isPair(_ candidate: Candidate) -> Bool {
    guard candidate.evidence == .unclear(.severalPrices), candidate.others.count == 1,
      let price = candidate.price, let former = candidate.formerPrice, price.amount < former
    else { return false }
    return candidate.others[0] == Money(former, price.currency)
  }

  private static func isLowerFirst(_ card: OfferCard, _ scene: PageScene) -> Bool? {
    func line(_ amount: Rational?) -> Int? {
      scene.spots(in: card.lines).first { $0.amount == amount && $0.kind == .price }?.line
    }
    guard let low = line(card.candidate.price?.amount), let high = line(card.candidate.formerPrice),
      low != high
    else { return nil }
    return low < high
  }

  /// "-20%" or "You save £1.00"
  private static func saysSaving(_ card: OfferCard, _ scene: PageScene) -> Bool {
    guard let low = card.candidate.price?.amount, let high = card.candidate.formerPrice,
      let saved = try? high - low
    else { return false }
    if scene.spots(in: card.lines).contains(where: { $0.amount == saved }) { return true }
    return card.lines.contains { index in
      let text = scene.lines[index].text
      guard let sign = text.firstIndex(of: "%"), text.utf8.count <= PageLimit.sizeAndPrice,
        let percent = percentage(in: text, at: sign),
        let error = PriceReduction.error(of: percent, from: high, to: low)
      else { return false }
      return error <= .one
    }
  }

  /// The whole number before a sign or, as in Turkish, behind it.
  private static func percentage(in text: String, at sign: String.Index) -> Rational? {
    let before = text[..<sign].reversed().drop(while: \.isWhitespace)
      .prefix { $0.isNumber || ".,".contains($0) }
    let behind = text[text.index(after: sign)...].prefix { $0.isNumber }
    let number = before.isEmpty ? String(behind) : String(String(before).reversed())
    return Int(number.prefix { $0.isNumber }).map { Rational($0) }
  }
}
