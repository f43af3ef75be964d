import PerModel

// Rejects what reads like an amount or a count, but is a size, a model, a saint or an ability of the named thing.
extension LineReadings {
  static let second = Unit(id: "second")
  /// "5G" of a network, from the second generation on, and "2.4G" of radio, which are gigahertz.
  private static let generation = UInt8(ascii: "G")
  private static let generations = UInt8(ascii: "2")...UInt8(ascii: "6")
  private static let gigahertz: Set = ["2.4", "2,4", "5.8", "5,8"]
  /// The symbol of amperes: "16 A".
  private static let ampere = UInt8(ascii: "A")
  private static let grain = Unit(id: "grain")
  private static let stone = Unit(id: "stone")
  private static let decimeter = Unit(id: "decimeter")
  private static let cups = Unit.all(
    "cup", "cup-metric", "cup-imperial", "cup-label", "barrel", "carat")
  private static let tons = Unit.all("ton", "tonne", "long-ton")

  /// Whether the unit of an amount belongs to the name.
  func isPartOfName(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) -> Bool {
    if unit.kind == .mass {
      if kind != .mass, unit == Self.grain || unit == Self.stone, !saysBareLetter(stretch),
        vetoed(.grains, stretch)
      {
        return true
      }
      if Self.tons.contains(unit), namesGoods(.lifting), vetoed(.ability, stretch) { return true }
      if isBed(stretch.end - 1) { return true }
      if unit == .gram, isGeneration(stretch), isOfDevice(stretch), vetoed(.generation, stretch) {
        return true
      }
    }
    if unit.kind == .length, let meters = read.total, meters >= LineLimit.distance,
      vetoed(.distance, stretch)
    {
      return true
    }
    if kind != .length, isPriceAtStore(unit, stretch), vetoed(.storeBehindPrice, stretch) {
      return true
    }
    if Self.cups.contains(unit), kind != unit.kind, isBeforeName(stretch.end),
      vetoed(.cups, stretch)
    {
      return true
    }
    if isCapacity(read, unit, stretch), vetoed(.capacity, stretch) { return true }
    if isSaint(stretch), vetoed(.saint, stretch) { return true }
    if isModelNumber(unit, stretch), vetoed(.modelNumber, stretch) { return true }
    guard saysBareLetter(stretch) else { return false }
    if isCutOff(stretch), unit != .gram, vetoed(.cutUnit, stretch) { return true }
    if sizedPieces(stretch) == .egg, vetoed(.sizeOfEggs, stretch) { return true }
    return unit.kind != .time && isSizeOfClothes(stretch) && vetoed(.sizeOfClothes, stretch)
  }

  /// "3,95 dm" at the end of a line: nothing is sold by the decimeter.
  private func isPriceAtStore(_ unit: Unit, _ stretch: LineStretch) -> Bool {
    unit == Self.decimeter && stretch.count == 2 && stretch.end == words.count
      && NumberForm(words.bytes(stretch.start)) == .cents
  }

  /// Whether a word is furniture, and no unit.
  func isBed(_ index: Int) -> Bool {
    words.says(.bed, index) && vetoed(.bed, index..<index + 1)
  }

  /// Whether it ends in one letter behind a number: "34 L", "5G".
  func saysBareLetter(_ stretch: LineStretch) -> Bool {
    let word = words.plain(stretch.end - 1)
    guard let last = word.last, ASCII.isLetter(last) else { return false }
    if word.count == 1 { return stretch.count > 1 && words.has(.digit, stretch.end - 2) }
    return ASCII.digits.contains(word[word.count - 2])
  }

  /// Whether it ends in a capital.
  private func endsInCapital(_ stretch: LineStretch) -> Bool {
    words.plain(stretch.end - 1).last.map { ASCII.capitals.contains($0) } ?? false
  }

  /// The memory of a telephone, the screen of a television, the liters of a refrigerator, the kilograms of a washing
  /// machine. What cleans them has less.
  private func isCapacity(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) -> Bool {
    guard kind != unit.kind, let amount = read.total else { return false }
    return switch unit.kind {
    // "8GB+256GB"
    case .data: namesGoods(.gadget) || stretch.anyHas(.sum) || isBesideMemory(stretch)
    case .length: namesGoods(.device) && !namesGoods(.soldByLength)
    // "Freezer bags 50 x 3 l" are bags.
    case .volume:
      amount >= LineLimit.refrigerator && read.packs.isEmpty && namesGoods(.fridge)
    case .mass: amount >= LineLimit.washing && namesGoods(.washer)
    default: false
    }
  }

  /// "5G" is a generation of mobile networks, and "2.4G" how a mouse sends; so is the "5 G" of a modem.
  func isGeneration(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    var digits = words.bytes(last)
    guard digits.last == Self.generation else { return false }
    if digits.count == 1 {
      guard stretch.count == 2, namesGoods(.device) else { return false }
      digits = words.bytes(stretch.start)
    } else {
      digits = UnsafeBufferPointer(rebasing: digits.dropLast())
    }
    if digits.count == 1 { return Self.generations.contains(digits[0]) }
    let decimal = String(decoding: digits, as: UTF8.self)
    return Self.gigahertz.contains(decimal)
  }

  /// Whether a device is named, or a model before: herbs also weigh 3 G.
  private func isOfDevice(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 || namesGoods(.device)
      || words.before(stretch.start, upTo: LineLimit.wordsToModel).contains {
        words.has(.digit, $0)
      }
  }

  /// "2019 St. Emilion", "6 St Clement's": a number before a saint.
  private func isSaint(_ stretch: LineStretch) -> Bool {
    let (last, next) = (stretch.end - 1, stretch.end)
    guard stretch.count == 2, WordSet.saint.contains(words.plain(last)), next < words.count,
      words.has(.letter, next),
      !words.anyHas([.digit, .currency], next), startsWithCapital(next)
    else { return false }
    let isYear = Int(words.text(stretch.start)).map { LineLimit.year.contains($0) } ?? false
    return isYear
      || startsWithCapital(last) && !words.isUppercase(last) && !saysOwn(.shortPieces, last)
  }

  /// "16 A", "13A": a capital where only tills write "at" so.
  func saysAmperes(_ stretch: LineStretch) -> Bool {
    guard stretch.count > 1 else { return false }
    let word = words.bytes(stretch.start)
    let isGlued =
      word.last == Self.ampere
      && word.dropLast().allSatisfy { ASCII.digits.contains($0) || $0 | 2 == 0x2E }
    return
      (isGlued && word.count > 1
      || stretch.count > 2 && words.bytes(stretch.start + 1).elementsEqual([Self.ampere]))
      && !words.isAllUppercase
  }

  /// "52 L 200 ml", "500 g 500 mg", "10T 500 g": a size, a strength or a model next to the amount. Only "1 kg
  /// 500 g" is one amount.
  func joinsSizeAndAmount(_ stretch: LineStretch) -> Bool {
    guard stretch.numbers == 2, stretch.count < 5, stretch.last.contains(.unit),
      !stretch.anyHas([.multiplier, .bracket, .slash, .sum, .restatement]),
      let second = stretch.words.dropFirst().first(where: { words.has(.digit, $0) }),
      let unit = unit(of: second..<stretch.end), unit.kind == .mass || unit.kind == .volume,
      self.unit(of: stretch.start..<second)?.systems.contains(.metric) == true
    else { return false }
    let word = words.bytes(second - 1)
    let isCapital =
      word.last.map { ASCII.capitals.contains($0) } == true
      && (word.count == 1 || ASCII.digits.contains(word[word.count - 2]))
    return unit.isOfStrength || isCapital && !words.isUppercase(stretch.end - 1)
  }

  func unit(of span: Range<Int>) -> Unit? {
    (try? reader.quantities.read(words.lent(span)))?.unit
  }

  /// Whether a word of the name comes next: "5 Cup Rice Cooker", but not "2 cups of rice".
  private func isBeforeName(_ index: Int) -> Bool {
    index < words.count && words.has(.letter, index)
      && !words.anyHas([.digit, .currency, .multiplier, .unit, .count, .introduction], index)
  }

  /// Whether a shop has cut the line off here, perhaps inside the unit: "750m...".
  private func isCutOff(_ stretch: LineStretch) -> Bool {
    stretch.end < words.count && words.has(.joined, stretch.end)
      && words.lent(stretch.end..<stretch.end + 1).hasPrefix("...")
  }

  /// "10T", "4K", and the "3755m" of a printer.
  private func isModelNumber(_ unit: Unit, _ stretch: LineStretch) -> Bool {
    let word = words.bytes(stretch.start)
    if Self.tons.contains(unit) || unit == .kilogram, let last = word.last, word.count > 1,
      ASCII.capitals.contains(last), word.dropLast().allSatisfy({ ASCII.digits.contains($0) })
    {
      return true
    }
    // The "TX25" of "5x60 TX25"
    if Self.tons.contains(unit), stretch.count > 1, words.has([.digit, .letter], stretch.end - 1),
      words.bytes(stretch.end - 1).first.map({ ASCII.capitals.contains($0) }) == true
    {
      return true
    }
    guard stretch.count == 1, saysBareLetter(stretch) else { return false }
    if unit == .kilogram {
      return number(stretch.start).map { LineLimit.carats.contains($0) } ?? false
        || namesGoods(.device)
    }
    return unit == .meter && word.count > 3 && namesGoods(.device) && !namesGoods(.soldByLength)
  }

  /// "34 L" of jeans, and the "52 L" of "size 52 L".
  private func isSizeOfClothes(_ stretch: LineStretch) -> Bool {
    guard endsInCapital(stretch), let size = number(stretch.start), size.isInteger else {
      return false
    }
    // Detergents for jeans have few liters.
    return words.isSize(stretch.start) || size >= LineLimit.sizeOfClothes && namesGoods(.clothing)
  }

  /// Whether the number before a container belongs to the name: one container has that much, "LSF 30 Flasche 200 ml".
  func isNumberOfName(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    endsInYear(read, stretch) || isModelOfOne(read, stretch) || isAllInOne(read, stretch)
      || isBeforeContent(read, stretch)
        && (saysNumberLabel(before: stretch.start)
          || words.says(.oneContainer, stretch.end - 1) && !isBehindContainer(stretch.start))
  }

  /// "Cabernet 2020 bottle": one container after more than a pack has is one of a year or a model.
  private func isModelOfOne(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    stretch.count == 2 && stretch.start > 0 && words.has(.letter, stretch.start - 1)
      && read.amount > Rational(LineLimit.pack.upperBound)
      && (words.says(.oneContainer, stretch.end - 1)
        || words.says(.oneContainerPerhaps, stretch.end - 1))
  }

  /// The 1 of "All in 1 Pods 60 washes"
  private func isAllInOne(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    read.amount == 1 && read.packs.isEmpty && stretch.start > 1
      && words.says(.within, stretch.start - 1) && words.has(.letter, stretch.start - 2)
  }

  /// "PX 125 del 1982": a year, and no number of things.
  private func endsInYear(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    !read.packs.isEmpty && read.unit != nil && words.has(.whole, stretch.end - 1)
      && Int(words.text(stretch.end - 1)).map { LineLimit.year.contains($0) } ?? false
  }

  /// Whether it may: shops abroad write "24 bottle 500 ml" in English.
  func isPerhapsNumberOfName(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    isBeforeContent(read, stretch) && stretch.start > 0 && !isBehindContainer(stretch.start)
      && words.says(.oneContainerPerhaps, stretch.end - 1)
  }

  /// "pack 6 botella 1,5 l": the number is that of the pack.
  private func isBehindContainer(_ index: Int) -> Bool {
    index > 0 && words.has(.container, index - 1)
  }

  /// Whether a number of containers comes before what they hold.
  private func isBeforeContent(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    let (last, next) = (stretch.end - 1, stretch.end)
    return stretch.count == 2 && read.amount > 1 && words.has(.container, last)
      && !words.has(.digit, last) && next < words.count && words.has(.number, next)
      && (words.has(.unit, next)
        || next + 1 < words.count && words.anyHas([.unit, .phrase, .count], next + 1))
  }

  /// Whether the word before a number says that it belongs to the name: "SPF 30", "shade 6", "omega3".
  func saysNumberLabel(before index: Int) -> Bool {
    index > 0 && words.has(.letter, index - 1) && !words.isLabelOfBefore(index - 1)
      && !words.anyHas([.digit, .container], index - 1)
      && (words.says(.numberLabel, index - 1)
        || WordSet.numberLabel.contains(words.plain(index - 1)))
  }

  /// Whether a whole number has a label before it: "SPF 30", "class 1".
  func isLabelledWhole(_ index: Int) -> Bool {
    words.has(.whole, index) && saysNumberLabel(before: index)
  }

  /// Whether a number has a label before it, or glued: "n° 5", "n°5".
  func hasNumberLabel(_ index: Int) -> Bool {
    let word = words.bytes(index)
    if words.has(.whole, index) {
      // Flour of type 00
      return saysNumberLabel(before: index) || word.allSatisfy { $0 == UInt8(ascii: "0") }
    }
    guard let place = word.firstIndex(where: { ASCII.digits.contains($0) }), place > 0,
      word[place...].allSatisfy({ ASCII.digits.contains($0) })
    else { return false }
    return WordSet.numberLabel.contains(UnsafeBufferPointer(rebasing: word[..<place]))
  }

  /// "60W", "1,5V": a measure that is not compared.
  func isOtherMeasure(_ index: Int) -> Bool {
    words.has(.letter, index) && !words.anyHas([.unit, .count, .times], index)
  }

  /// Whether a hyphen joins an amount to the name before it: "Sugar-1kg", "rice -5kg".
  func joinsByHyphen(_ stretch: LineStretch) -> Bool {
    let (index, word) = (stretch.start, words.bytes(stretch.start))
    guard index > 0, stretch.anyHas(.unit), word.count > 1, word[0] == UInt8(ascii: "-"),
      ASCII.digits.contains(word[1])
    else { return false }
    return !words.anyHas([.unit, .currency, .separator, .plainDecimal], index - 1)
      && vetoed(.hyphenBeforeAmount, stretch)
  }
}
