import PerDocument
import PerModel
import PerText

/// The texts of a picture, sorted into prices and the rest.
struct PictureScene {
  let readers: TextReaders
  /// How high most of the small texts are.
  let bodyHeight: Int
  var prices: [PicturePrice] = []
  /// Whether other prices say that three digits behind a sign are thousands: "12.499", "54.000"
  private(set) var areThousands = false
  /// Percents off, and where they are.
  private(set) var percents: [(value: Int, place: StraightText)] = []
  /// Texts that are neither.
  var others: [StraightText] = []

  init(_ texts: [StraightText], _ readers: TextReaders) {
    self.readers = readers
    bodyHeight = Self.bodyHeight(texts)
    let areLiters = Self.areLitersLikely(texts, readers)
    var numbers: [(number: PictureNumber, text: StraightText)] = []
    var ofPieces: [(price: PicturePrice, whole: StraightText)] = []
    // "4,93 ★★★★★ (3 412)" is no price.
    others = texts.filter { PictureWords.isStars($0.text) && !$0.isUpright }
    let parts = Self.withCentsApart(texts, bodyHeight: bodyHeight)
      .filter { !PictureWords.isStars($0.text) }
      .flatMap { Self.parts(of: $0, bodyHeight: bodyHeight, readers) }
    for text in Self.leveled(parts)
    where !text.isUpright {
      if areLiters, !text.isLarge(beside: bodyHeight), Self.looksLikeLiters(text.text) {
        others.append(text)
      } else if let number = PictureNumber(text.text), Self.canBePrice(number, readers),
        !Self.isTime(text.text, readers),
        !Self.goesOn(text, texts), PictureUnitPrices(text.text, readers).prices.isEmpty
      {
        numbers.append((number, text))
      } else if let price = priceOfPiece(text) {
        ofPieces.append((price, text))
      } else if let price = dealPrice(text) {
        prices.append(price)
      } else {
        others.append(text)
      }
    }
    read(numbers)
    let wholes = prices.count
    // Where most articles are single pieces, the sum beside such a price is the former one: "5,22 €/ud. 5,72 €".
    let areSingle = ofPieces.count >= PictureLimit.style && ofPieces.count > wholes
    for (price, whole) in ofPieces {
      if !areSingle && isOfPiece(price, beside: wholes) || isSmallPrint(whole, beside: wholes) {
        others.append(whole)
      } else {
        prices.append(price)
      }
    }
    settleCents()
    takeTax()
    findFormer()
    findKinds()
  }

  /// Texts that are next to most prices, such as the words of buttons.
  ///
  /// "23 Angebote" and "7 Angebote" are the same, and so are "Rest of shelf" with an arrow behind it and without.
  var labels: Set<String> {
    func pattern(_ text: String) -> String {
      let end = text.lastIndex { $0.isLetter || $0.isNumber }.map { text.index(after: $0) }
      return text[..<(end ?? text.endIndex)]
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNumber).filter {
          !$0.isEmpty
        }
        .joined(separator: "0")
    }
    let asked = prices.filter { $0.kind != .former }
    // The same name on a pack and beside it is next to one price.
    var counts: [String: Int] = [:]
    var pricesOf: [String: Set<Int>] = [:]
    for text in others {
      counts[pattern(text.text), default: 0] += 1
      let nearest = asked.indices.min {
        let (one, other) = (asked[$0].place.gap(to: text), asked[$1].place.gap(to: text))
        return one.x + one.y < other.x + other.y
      }
      if let nearest { pricesOf[pattern(text.text), default: []].insert(nearest) }
    }
    func isOften(_ count: Int, beside prices: Int) -> Bool {
      count >= PictureLimit.repeated && count * 100 >= prices * PictureShare.repeated
    }
    return Set(
      others.map(\.text).filter {
        let own = pattern($0)
        guard own.contains(where: { $0 != "0" }) else { return false }
        return
          (isOften(counts[own] ?? 0, beside: prices.count)
          || isOften(pricesOf[own]?.count ?? 0, beside: asked.count))
          && !($0.contains(where: \.isNumber) && readers.line($0).statedQuantity != nil)
          && !PictureUnitPrices.isSign($0)
      })
  }

  /// What most cards of a page say in nearly the same words.
  var repeats: Set<String> {
    let asked = prices.count { $0.kind != .former }
    return PictureRepeats(others, prices: asked, bodyHeight: bodyHeight) {
      readers.quantity("1 " + $0)?.unit.kind == .count
    }.texts
  }

  /// Half a line: places that differ by less are the same, because boxes around texts are not more exact.
  var slack: Int { bodyHeight / 2 }

  private static func bodyHeight(_ texts: [StraightText]) -> Int {
    let heights = texts.filter {
      $0.text.filter(\.isLetter).count >= PictureLimit.wordOfBody && !$0.isUpright
    }
    .flatMap { Array(repeating: $0.height, count: min($0.text.count, PictureLimit.lettersOfBody)) }
    .sorted()
    return max(1, heights.isEmpty ? (texts.map(\.height).min() ?? 1) : heights[heights.count / 2])
  }

  /// Joins numbers to prices.
  private mutating func read(_ numbers: [(number: PictureNumber, text: StraightText)]) {
    var used = Set<Int>()
    areThousands =
      numbers.count { $0.number.hasThousands } >= 2
      && !numbers.contains {
        $0.number.cents?.count == 2 && !$0.number.isPercent
          && $0.number.digits.count <= 3
      }
    let order = numbers.indices.sorted { numbers[$0].text.height > numbers[$1].text.height }
    for index in order where !used.contains(index) {
      let (number, text) = numbers[index]
      if number.isPercent {
        used.insert(index)
        // "Blond 8% alc." takes nothing off.
        let isInside =
          number.before.contains(where: \.isLetter) && number.after.contains(where: \.isLetter)
        if !isInside, let value = Int(number.digits), PictureLimit.percents.contains(value) {
          percents.append((value, text))
        } else {
          others.append(text)
        }
        continue
      }
      guard number.cents == nil, !number.isRound,
        PictureLimit.beforeCents.contains(number.digits.count)
      else { continue }
      let partner = order.first { other in
        other != index && !used.contains(other) && Self.areCents(numbers[other], of: numbers[index])
      }
      guard let partner else { continue }
      let cents = numbers[partner]
      guard let amount = number.amount(cents: cents.number.cents ?? cents.number.digits) else {
        continue
      }
      used.formUnion([index, partner])
      let place = text.united(with: cents.text)
      var price = PicturePrice(
        amount: amount, place: place, isDoubtful: place.score < Self.sure || number.isGuessed,
        hasSign: number.hasSign || cents.number.hasSign)
      // "218" and "89" for "21" and "89": a digit where both boxes overlap is in both.
      if number.digits.count > 1, number.digits.last == cents.number.digits.first,
        (text.right - cents.text.left) * 100 >= text.height * PictureMeasure.sharedDigit,
        let whole = PictureNumber(number.digits.dropLast() + "." + cents.number.digits)?
          .amount(cents: cents.number.digits)
      {
        (price.amount, price.other, price.isDoubtful) = (whole, amount, true)
      }
      prices.append(price)
      label(prices.count - 1, number.before + " " + cents.number.after)
    }
    let areSigned =
      numbers.count { $0.number.hasSign && $0.number.cents != nil } >= PictureLimit.style
    let areSignedBefore =
      numbers.count { $0.number.before.last?.isCurrencySymbol == true } >= PictureLimit.style
    let haveSignedCents =
      numbers.indices.count { used.contains($0) && numbers[$0].number.isSignAndCents }
      >= PictureLimit.style
    for index in numbers.indices where !used.contains(index) {
      let (number, text) = numbers[index]
      let end =
        areSigned && !number.isSignAndCents || haveSignedCents && number.isSignAndCents
        ? end(number, text) : nil
      guard
        let price = end ?? single(number, text) ?? torn(number, text)
          ?? digit(number, text, beside: numbers)
      else {
        others.append(text)
        continue
      }
      prices.append(
        areSignedBefore ? withSignInDigits(price, number) : price)
      // Two digits no higher than small print may be something else: "11" is a liter, too.
      if price.isTorn, !price.isEnd, !text.isLarge(beside: bodyHeight) { others.append(text) }
      label(prices.count - 1, number.before + " " + number.after)
    }
  }

  /// Digits that are read less surely than that, in thousandths, are doubtful.
  static let sure = PairCost.sure

  /// Whether a number of two digits stands where cents do: right next to another, and no lower than it.
  private static func areCents(
    _ cents: (number: PictureNumber, text: StraightText),
    of whole: (number: PictureNumber, text: StraightText)
  ) -> Bool {
    // "1" and ",85 €"
    let isBehindMark = cents.number.digits.isEmpty && cents.number.cents?.count == 2
    guard isBehindMark || cents.number.cents == nil && cents.number.digits.count == 2,
      !cents.number.isPercent,
      !cents.number.isOpen, cents.number.before.filter(\.isLetter).isEmpty
    else { return false }
    let (one, two) = (whole.text, cents.text)
    let height = one.height
    let gap = two.left - one.right
    // A point between them may not have been seen.
    let isSmall =
      two.height * 100 < height * PictureMeasure.former && two.middle < one.middle
      && !whole.number.isOpen
    let isRaised = two.top < one.top && two.bottom < one.bottom
    guard
      abs(gap) * 100
        < height * (isSmall ? PictureMeasure.gapToRaisedCents : PictureMeasure.gapToCents),
      (one.top - two.top) * 100
        < height
        * (isSmall || isRaised ? PictureMeasure.smallCentsBeyond : PictureMeasure.centsBeyond),
      (two.bottom - one.bottom) * 100 < height * PictureMeasure.centsBeyond,
      two.height * 100 >= height * PictureMeasure.lowestCents,
      two.height * 100
        <= height
        * (isRaised || whole.number.isOpen
          ? PictureMeasure.highestRaisedCents : PictureMeasure.highestCents)
    else { return false }
    if whole.number.isOpen || isBehindMark { return true }
    // Raised or smaller, or so near that nothing else can be meant
    return two.height * 100 < height * PictureMeasure.smallerCents
      && (two.middle - one.middle) * 100 <= height * PictureMeasure.raisedCents
      || gap * 100 < height * PictureMeasure.raisedCents
  }

  private mutating func label(_ index: Int, _ words: String) {
    let label = PriceLabel(words)
    if label.isFormer { prices[index].kind = .former }
    if label.isLoyalty { prices[index].kind = .loyalty }
    if label.isBonus { prices[index].kind = .bonus }
    if label.isLowest { prices[index].isLowest = true }
    if label.isWithTax { prices[index].isWithTax = true }
  }
}

extension StraightText {
  /// Whether it is printed as large as prices are.
  func isLarge(beside bodyHeight: Int) -> Bool {
    height * 100 >= bodyHeight * PictureMeasure.large
  }

  /// Whether it is printed smaller, by its height, or by its width where both have as many characters.
  func isSmaller(than other: StraightText) -> Bool {
    height * 100 < other.height * PictureMeasure.smaller
      || text.count == other.text.count && width * 100 < other.width * PictureMeasure.narrower
  }

  /// How far apart two texts are, across and down; 0 where they overlap.
  func gap(to other: StraightText) -> (x: Int, y: Int) {
    (
      max(0, other.left - right, left - other.right), max(0, other.top - bottom, top - other.bottom)
    )
  }

  /// Both as one.
  func united(with other: StraightText, text: String? = nil) -> StraightText {
    var result = StraightText(
      text: text ?? self.text + " " + other.text, score: min(score, other.score),
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom), sources: sources + other.sources)
    result.isUpright = isUpright
    result.ground = ground.differs(from: other.ground) ? nil : ground ?? other.ground
    result.ink = inkDiffers(from: other) ? nil : ink ?? other.ink
    return result
  }
}
