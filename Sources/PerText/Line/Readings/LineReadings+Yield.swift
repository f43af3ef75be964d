import PerModel

// What a thing makes, and how many of it are bought.
extension LineReadings {
  /// "siroop 750 ml goed voor 5 liter": what a syrup makes is no content of the bottle.
  func addYield(_ index: Int) {
    guard index > 0, index + 1 < words.count, words.has(.number, index + 1),
      !words.has(.digit, index),
      OwnWords.yields.contains(words.plain(index), for: reader.habits.language),
      let made = amount(from: index + 1), let more = made.read.total,
      made.read.unit?.kind == .volume, made.read.packs.isEmpty,
      let bottle = all.lazy.compactMap({ self.content($0, before: index) }).last,
      let content = bottle.total, let least = try? content * 2, more >= least,
      !all.contains(where: { self.isFactor($0, of: content, to: more) })
    else { return }
    add(.name, index..<made.end)
  }

  /// The amount that begins with a word, and where it ends.
  private func amount(from start: Int) -> (read: ReadQuantity, end: Int)? {
    for reading in all where reading.words.lowerBound == start && !reading.isLeftover {
      if case .amount(let read, _) = reading.value { return (read, reading.words.upperBound) }
    }
    return nil
  }

  private func content(_ reading: LineReading, before end: Int) -> ReadQuantity? {
    guard reading.words.upperBound <= end, !reading.isLeftover,
      case .amount(let read, _) = reading.value,
      [.volume, .mass].contains(read.unit?.kind), read.packs.isEmpty
    else { return nil }
    return read
  }

  /// Whether it counts so many as make the one amount of the other: "6 briques de 1 L soit 6 L".
  private func isFactor(_ reading: LineReading, of one: Rational, to all: Rational) -> Bool {
    guard case .count(let read, _) = reading.value, let count = read.total,
      let product = try? one * count
    else { return false }
    return product.isNear(all, within: LineTolerance.rounding)
  }

  /// "lemons 79¢ each, 6 of them": how many are bought at the price of one.
  func addCountOfThem(_ index: Int) {
    guard index > 0, words.has(.whole, index), index + 1 < words.count,
      words.count - index <= 3, saysOwn(.ofThem, words.count - 1), let count = wholeNumber(index),
      LineLimit.pack.contains(count),
      // "3 for $1, 6 of them" says what three cost.
      !all.contains(where: { $0.fact == .deal && !$0.isLeftover })
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(.count(read, .init()), index..<words.count, leftover: .leftoverCount)
  }

  /// "りんご 4個 1個150円": beside how many there are, what one costs.
  func addPriceOfOne(_ index: Int) {
    guard index > 0, words.has(.number, index), index + 1 < words.count,
      words.bytes(index).first == UInt8(ascii: "1"),
      let one = count(from: index), one.read.total == .one,
      one.read.countName?.isContainer != true,
      all.contains(where: { reading in
        guard case .count(let read, _) = reading.value else { return false }
        return !reading.isLeftover && reading.words.upperBound <= index && (read.total ?? 0) > 1
      })
    else { return }
    for reading in all where reading.words.lowerBound == one.end && !reading.isLeftover {
      guard case .price(let price) = reading.value, !price.isSum,
        reading.words.upperBound == words.count, let per = try? Quantity(.one, .item)
      else { continue }
      let unit = words.range(index..<one.end)
      add(
        .unitPrice(Self.price(price, per: per, words.range(reading.words), unit)),
        index..<words.count)
    }
  }

  private func count(from start: Int) -> (read: ReadQuantity, end: Int)? {
    for reading in all where reading.words.lowerBound == start && !reading.isLeftover {
      if case .count(let read, _) = reading.value { return (read, reading.words.upperBound) }
    }
    return nil
  }
}
