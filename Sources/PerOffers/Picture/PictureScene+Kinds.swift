import PerDocument
import PerModel
import PerText

// What a price is: asked now or before, with tax or without, and where its cents begin.
extension PictureScene {
  /// The higher of two prices in one text was asked before.
  mutating func findFormer() {
    for index in prices.indices
    where prices.contains(where: {
      $0.kind != .former && $0.amount < prices[index].amount
        && prices[index].place.sources.allSatisfy($0.place.sources.contains)
    }) { prices[index].kind = .former }
    for index in prices.indices where prices[index].kind == .price {
      let former = prices[index]
      let off = percents.filter {
        let gap = $0.place.gap(to: former.place)
        return gap.y == 0 && gap.x <= former.place.height
      }
      // A percentage beside it says how much less the price above or below it is.
      let isFormer = off.contains { percent in
        prices.contains { price in
          let gap = price.place.gap(to: former.place)
          guard price.amount < former.amount, price.place.height >= former.place.height,
            gap.x == 0, gap.y <= PictureReach.besidePercent * bodyHeight,
            let left = try? price.amount / former.amount,
            let off = try? (Rational(1) - left) * Rational(100) - Rational(percent.value)
          else { return false }
          return off.magnitude <= Rational(1)
        }
      }
      if isFormer { prices[index].kind = .former }
    }
    // A line through "6,79 €" leaves a dash between its digits and its sign.
    for index in prices.indices where prices[index].kind == .price && isStruck(prices[index]) {
      let struck = prices[index]
      let isFormer = prices.contains {
        let gap = $0.place.gap(to: struck.place)
        return $0.kind == .price && $0.amount < struck.amount && max(gap.x, gap.y) <= bodyHeight
          && $0.place.height >= struck.place.height
      }
      if isFormer { prices[index].kind = .former }
    }
  }

  /// "6,79-€"
  private func isStruck(_ price: PicturePrice) -> Bool {
    let text = price.place.text
    guard let dash = text.firstIndex(where: { "-–—".contains($0) }) else { return false }
    let behind = String(text[dash...].drop { " -–—".contains($0) })
    return PictureScene.hasCents(Array(text[..<dash])[...]) && PictureWords.beginsWithSign(behind)
  }

  /// Where "$098" or a former price of 5.53 beside "$498" shows that cents are only raised here, they are everywhere.
  mutating func settleCents() {
    func isProof(_ price: PicturePrice) -> Bool {
      guard price.hasSign, let other = price.other else { return false }
      if price.place.text.drop(while: { !$0.isNumber }).hasPrefix("0") { return true }
      return prices.contains {
        let gap = $0.place.gap(to: price.place)
        return $0.other == nil && other < $0.amount && $0.amount < price.amount
          && gap.y <= bodyHeight && gap.x <= 2 * bodyHeight
          && (try? $0.amount / other).map { $0 < Self.mostFormer } == true
      }
    }
    guard prices.contains(where: isProof) else { return }
    for index in prices.indices where prices[index].hasSign {
      guard let other = prices[index].other else { continue }
      prices[index].amount = other
      prices[index].other = nil
      prices[index].isDoubtful = prices[index].place.score < Self.sure
    }
  }

  /// No former price is this many times the price.
  private static let mostFormer = Rational(4)
  /// No tax makes a price so much higher; where it is known, as in Japan, not more than it is.
  private var highestTax: Rational {
    readers.currency == .yen ? (try? Rational(111, over: 100)) ?? Rational(2) : Rational(2)
  }

  /// What is asked with tax, in small print, is the price: "258円 (税込278円)"
  mutating func takeTax() {
    for taxed in prices.filter(\.isWithTax) {
      let plain = prices.indices.filter {
        let gap = prices[$0].place.gap(to: taxed.place)
        return !prices[$0].isWithTax && prices[$0].amount < taxed.amount
          && ((try? taxed.amount / prices[$0].amount) ?? .zero) <= highestTax
          && max(gap.x, gap.y) <= PictureReach.smallPrint * bodyHeight
      }.max { prices[$0].place.height < prices[$1].place.height }
      guard let plain else {
        // Only beside the price without tax it is more than a price that lacks a digit.
        if readers.currency.fractionDigits == 0, taxed.amount.denominator != 1 {
          prices.removeAll { $0.isWithTax && $0.place == taxed.place }
        }
        continue
      }
      prices[plain].amount = taxed.amount
      prices[plain].isDoubtful = taxed.isDoubtful
      prices.removeAll { $0.isWithTax && $0.place == taxed.place }
    }
  }

  /// Whether a price goes on in the line of a word.
  private func isBehind(_ price: StraightText, _ word: StraightText) -> Bool {
    let height = max(1, min(price.height, word.height))
    return price.left >= word.right - slack && abs(price.middle - word.middle) <= height
      && max(price.height, word.height) * 100 <= height * PictureMeasure.highestInLine
  }

  /// Whether a price stands right of a word, and half of the word's height or more in its row.
  private func isBeside(_ price: StraightText, _ word: StraightText) -> Bool {
    price.left >= word.right
      && 2 * (min(price.bottom, word.bottom) - max(price.top, word.top)) >= word.height
  }

  /// "Klubbpris 34:90/st" says what members pay, and nothing of the price below it; likewise "Was $7.00".
  private static func hasSum(_ text: String) -> Bool {
    PictureNumber(String(text.prefix { $0 != "/" }))?.cents != nil
      // "Former price: 22-490-ft", with a line through its digits
      || text.count(where: \.isNumber) > PictureLimit.digitsOfDays
  }

  /// Words in texts of their own around a price: "UVP", "ab", "mit App".
  mutating func findKinds() {
    var used: [StraightText] = []
    for text in others where text.text.count <= PictureLimit.label {
      let label = PriceLabel(text.text)
      let words = text.text.lowercased().split { !$0.isLetter }
      let isLoyalty =
        label.isLoyalty || PictureWords.isClub(words)
        || LabelWords.say(.memberCard, in: text.text.lowercased(), of: words)
      // "18ポイント" says how many points there are, and "2 voor 9,00" what two cost.
      let hasNumber = text.text.contains(where: \.isNumber)
      let isBonus = label.isBonus && !hasNumber
      guard label.isFormer || isLoyalty || label.isLowest || isBonus,
        isLoyalty || label.isFormer
          ? PriceMarks.count(in: text.text) == 0 && !Self.hasSum(text.text)
          : !hasNumber || readers.line(text.text).deal == nil
      else { continue }
      let near = prices.indices.filter {
        let price = prices[$0].place
        let gap = text.gap(to: price)
        // A percentage may be between the word and the price.
        let isAbove = isLoyalty && gap.x == 0 && text.bottom <= price.top
        return gap.x <= slack
          && gap.y <= (isAbove ? PictureReach.cardAbove * bodyHeight : slack)
      }
      // A word comes before or above the price it describes; one of its size right behind it is that.
      let below = near.filter { prices[$0].place.middle > text.middle }
      let behind = near.filter { isBehind(prices[$0].place, text) }
      // "£2.50 Card Price" in one text says nothing of "£3.50" below it.
      let own = near.filter {
        isLoyalty && prices[$0].place.sources.contains(where: text.sources.contains)
      }
      if !own.isEmpty { used.append(text) }
      // Nor says "Card", in one row with "£2.00", anything of "£2.95" below both.
      let beside = near.filter { isLoyalty && isBeside(prices[$0].place, text) }
      let described =
        !own.isEmpty
        ? own : label.isFormer && !behind.isEmpty ? behind : beside.isEmpty ? below : beside
      for index in described.isEmpty || isBonus ? near : described {
        let height = prices[index].place.height
        if label.isFormer,
          text.height * 100 >= height * PictureMeasure.labelOfFormer || height < 2 * bodyHeight
        {
          prices[index].kind = .former
        }
        if isLoyalty { prices[index].kind = .loyalty }
        if isBonus { prices[index].kind = .bonus }
        if label.isLowest, text.text.count <= PictureLimit.lowest { prices[index].isLowest = true }
      }
    }
    others.removeAll(where: used.contains)
  }
}
