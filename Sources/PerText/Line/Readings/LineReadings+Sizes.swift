import PerModel

// The sides of things, and the length of goods sold by length.
extension LineReadings {
  /// Whether two or three sides end in a unit of length in which things are sold, too: "3 x 5 m", "4x4x10 ft". For
  /// goods that are sold by length, "2 x 5 m" is two pieces: "cable 2 x 5 m".
  func areSides(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    guard let unit = read.unit, unit.kind == .length, !unit.isOfSide, stretch.anyHas(.times),
      stretch.last.contains(.unit), !stretch.anyHas([.count, .container, .each, .bracket])
    else { return false }
    return read.packs.count != 1 || !namesGoods(.soldByLength)
  }

  /// Notes a size, which belongs to the name, and its area.
  func addSize(_ stretch: LineStretch) {
    if sizes.last?.lowerBound != stretch.start {
      sizes.append(stretch.words)
      addArea(stretch.words)
    }
  }

  /// Two sides make an area: that of a rug, or of the foil on a roll. It is the line's quantity only if areas are
  /// compared.
  private func addArea(_ span: Range<Int>) {
    if let read = try? reader.quantities.read(words.lent(span), readsAreas: true),
      read.unit?.kind == .area, read.packs.isEmpty
    {
      areas.append((span, read))
    } else if let sign = timesSign(in: span),
      let left = try? reader.quantities.read(words.lent(at: sign.before)), left.unit == nil,
      let right = try? reader.quantities.read(words.lent(at: sign.behind)), right.packs.isEmpty,
      let side = right.unit, side.kind == .length, let square = Unit(id: "square-" + side.id),
      let area = try? left.amount * right.amount
    {
      areas.append((span, ReadQuantity(amount: area, unit: square)))
    } else if let sign = timesSign(in: span), let one = side(at: sign.before),
      let other = side(at: sign.behind), let square = Unit(id: "square-meter"),
      let area = try? one.total * other.total
    {
      areas.append((span, ReadQuantity(amount: area, unit: square)))
    }
  }

  /// "30 cm x 20 m" of foil, "3/4 in x 1000 in" of tape: the long side is the amount. Returns whether it is such a
  /// size.
  func addLongSide(_ stretch: LineStretch) -> Bool {
    guard kind != .area, !(kind == nil && isAllThatIsSaid(stretch.words)),
      let sign = timesSign(in: stretch.words),
      let one = side(at: sign.before), let other = side(at: sign.behind)
    else { return false }
    if one.total < other.total, let first = startOfThreeSides(stretch), vetoed(.thirdSide, stretch)
    {
      let size = first..<stretch.end
      areas.removeAll { size.contains($0.words.lowerBound) }
      sizes.append(size)
      return true
    }
    let (short, long) = one.total < other.total ? (one, other) : (other, one)
    guard let least = try? short.total * LineLimit.longSide, least <= long.total,
      vetoed(.longSide, stretch)
    else { return false }
    add(.amount(long.read, .plain), stretch.words)
    raiseNameCost(stretch.start, to: .leftoverAmount)
    // Next to another amount it is a size.
    add(.name, stretch.words, .sideLength)
    places[stretch.end].isBehindAmount = true
    return true
  }

  /// Where the first of three sides begins, the last two of which the words are: "2 in. x 4 in. x 96 in."; `nil` if
  /// there are but two.
  private func startOfThreeSides(_ stretch: LineStretch) -> Int? {
    let last = stretch.start - 2
    guard last >= 0, isTimesSign(last + 1) else { return nil }
    if words.has([.digit, .unit], last) { return last }
    return last > 0 && words.has(.unit, last) && words.has(.number, last - 1) ? last - 1 : nil
  }

  private func side(at range: Range<Int>) -> (read: ReadQuantity, total: Rational)? {
    guard let read = try? reader.quantities.read(words.lent(at: range)),
      read.unit?.kind == .length, read.packs.isEmpty, let total = read.total
    else { return nil }
    return (read, total)
  }

  /// Whether a word of the line names goods of some kind, by itself or as the end of a compound: "Winterjacke".
  func namesGoods(_ goods: WordSet) -> Bool {
    let joinsWords = reader.habits.own.contains(.compounds)
    return words.name(
      goods, inCompounds: joinsWords || words.hasUnspaced, shortest: joinsWords ? 4 : 1)
  }

  /// Whether a word says how high or thick a thing is that is not sold by it: "Steghöhe 25 cm", "5 cm thick".
  func isSideOfThing(_ unit: Unit, _ stretch: LineStretch) -> Bool {
    guard unit.kind == .length, kind != .length, stretch.numbers == 1 else { return false }
    // "1.60 m de ancho"
    let end =
      stretch.end + 1 < words.count && words.words[stretch.end].meaning.role == .of
      ? stretch.end + 1 : stretch.end
    return [stretch.start - 1, end].contains {
      words.indices.contains($0) && words.has(.letter, $0) && !words.has(.digit, $0)
        && WordSet.sideLabel.contains(words.plain($0))
    }
  }

  /// Whether one length is the size of a thing that is named: "pan 28 cm".
  func isLengthSize(_ unit: Unit, _ stretch: LineStretch) -> Bool {
    unit.kind == .length && stretch.numbers == 1 && namesGoods(.sizedByLength)
  }

  /// Whether a word near an area says that the goods reach that far: "covers 30 m²", "30 m² coverage".
  func saysReach(_ stretch: LineStretch) -> Bool {
    let near = words.before(stretch.start, upTo: 2)
    return (Array(near) + [stretch.end]).contains {
      words.indices.contains($0) && words.has(.letter, $0)
        && WordSet.reach.contains(words.plain($0))
    }
  }

  static let centimeter = Unit(id: "centimeter")
  static let squareMillimeter = Unit(id: "square-millimeter")

  /// "Pan 28 cm": one whole number, and no cable or ribbon that is sold by its length.
  func isSizeOfThing(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    read.amount.isInteger && read.packs.isEmpty && stretch.count <= 2
      && stretch.first.contains(.number)
      && (stretch.start == 0 || !words.has(.multiplier, stretch.start - 1))
      && !namesGoods(.soldByLength)
  }

  /// Whether the line has told how many liters or kilograms there are.
  var saysContent: Bool {
    all.contains {
      guard $0.fact == .amount, !$0.isLeftover else { return false }
      return [.volume, .mass].contains($0.value.amount?.unit?.kind)
    }
  }

  func startsWithCapital(_ index: Int) -> Bool {
    words.text(index).first { $0.isLetter }?.isUppercase ?? false
  }
}
