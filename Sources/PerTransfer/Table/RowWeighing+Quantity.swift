import PerModel
import PerText

// How much there is, by the columns of quantities and packs, and by the name.
extension RowWeighing {
  mutating func readQuantity() throws(CellProblem) {
    var count: Int?
    var isPurchase = false
    if let text = text(.quantity) {
      (count, isPurchase) = try readQuantity(text)
    } else if let unit = text(.unit) {
      readUnit(unit)
    }
    if let text = text(.packs) {
      guard let packs = packs(in: text) else {
        throw CellProblem(.packs, wrong: text)
      }
      let held =
        self.text(.quantity) == nil ? countOfHolders(Rational(packs)) : countOfEmpty(packs)
      if let held {
        sizes = [held]
        return
      }
      (count, isPurchase) = (packs, detail(.packs).isPurchase)
    }
    if sizes.isEmpty || layout.namesHoldSizes { readName() }
    guard let count else { return }
    if sizes.isEmpty {
      if let whole = try? Quantity(Rational(count), .item) { sizes = [whole] }
    } else {
      multiply(by: count, isPurchase: isPurchase)
    }
  }

  /// Returns the number of packs that a bare number may be.
  private mutating func readQuantity(
    _ text: String
  ) throws(CellProblem) -> (count: Int?, isPurchase: Bool) {
    let detail = detail(.quantity)
    let usual = layout.style.usual(detail.isPackBySize ? Self.packBySize(text) : text)
    do throws(ReadingError) {
      let read = try texts.readers.quantity.read(usual)
      if let held = countOfEmpty(read, usual) {
        add(held)
        return (nil, false)
      }
      if (read.unit?.kind ?? .count) == .count, read.packs.isEmpty,
        self.text(.unit).map({ texts.kind(ofUnit: $0) == .count }) ?? true,
        (texts.kind(ofUnit: detail.unit) ?? .count) == .count, detail.measured == nil,
        let held = countOfHolders(read.amount)
      {
        add(held)
        return (nil, false)
      }
      if read.unit?.kind == .count, read.packs.isEmpty, detail.isBought,
        let count = packsOfName(read.amount, of: "")
      {
        return (count, true)
      }
      if let held = contentOfDoses(read, usual) {
        add(held.quantity)
        if let doubt = held.doubt { made.doubt(.name(doubt), .quantity) }
        return (nil, false)
      }
      if let whole = contentOfPack(read, usual) {
        made.product.name = whole.name
        add(whole.quantity)
        if let other = whole.multiplied { add(other) }
        if let doubt = whole.doubt { made.doubt(.name(doubt), .quantity) }
        return (nil, false)
      }
      if read.unit != nil || read.countName != nil {
        add(try read.counted(in: 0..<0))
        if let other = read.multiplied { add(try other.counted(in: 0..<0)) }
        return (nil, false)
      }
      let unit = self.text(.unit) ?? (detail.unit.isEmpty ? nil : detail.unit)
      if let unit {
        if let count = packsOfName(read.amount, of: unit) { return (count, true) }
        // "500" of "g", and "2" of "500 g"
        if unit.contains(where: \.isDigit) {
          add(try texts.readers.quantity.read(unit).counted(in: 0..<0))
          return (
            read.amount.isInteger ? Int(exactly: read.amount.numerator) : nil, detail.isPurchase
          )
        }
        let whole = usual + " " + unit
        guard let quantity = try? texts.readers.quantity.read(whole).counted(in: 0..<0) else {
          if self.text(.unit) == nil { return (nil, false) }
          add(try texts.readers.quantity.read(whole).counted(in: 0..<0))
          return (nil, false)
        }
        addEither(quantity, usual)
        return (nil, false)
      }
      if let kind = detail.measured {
        addGuesses(read.amount, kind)
        return (nil, false)
      }
      let quantity = try read.counted(in: 0..<0)
      if layout.namesHoldSizes, let count = Int(exactly: read.amount.numerator),
        read.amount.isInteger
      {
        return (count, detail.isPurchase)
      }
      // "3" beside "Milk 1 l", where other rows say "1.25 kg"
      if let count = packsOfName(read.amount, of: "") { return (count, true) }
      add(quantity)
      return (nil, false)
    } catch {
      guard let reading = wordySize(usual) else { throw CellProblem(.quantity, text, error) }
      add(reading.quantity)
      if let other = reading.multiplied { add(other) }
      if made.product.note.isEmpty, reading.name != usual { made.product.note = reading.name }
      if let doubt = reading.doubt { made.doubt(.name(doubt), .quantity) }
      return (nil, false)
    }
  }

  /// "4/5 LB" as "4 x 5 LB", and "1000/CT" as "1000 CT".
  private static func packBySize(_ text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let packs = Int(parts[0].filter { $0 != " " }), packs > 0 else {
      return text
    }
    return parts[1].contains(where: \.isNumber)
      ? "\(packs) x \(parts[1])" : "\(packs) \(parts[1])"
  }

  /// A size among words without numbers: "Botella 946 ml mixto", "Pot 2,5 L (env. 30 m²)".
  private func wordySize(_ text: String) -> NameReading? {
    let outside = TableHeading.parts(of: text).filter { !$0.isAside }.map(\.text).joined()
    for part in [outside.trimmed, text] where part.contains(where: \.isNumber) {
      if let reading = texts.nameReading(part, price: made.product.price),
        !reading.name.contains(where: \.isNumber)
      {
        return reading
      }
    }
    return nil
  }

  /// How many packs of the size in the name there are: "6" of "ud" beside "Leche 1 L".
  private mutating func packsOfName(_ amount: Rational, of unit: String) -> Int? {
    guard amount.isInteger, let count = Int(exactly: amount.numerator), count > 0,
      !unit.contains(where: \.isDigit), texts.kind(ofUnit: unit) ?? .count == .count,
      let name = text(.name), let reading = texts.nameReading(name, price: made.product.price)
    else { return nil }
    // "Tea bags 20" and 20 are the same.
    if reading.quantity.unit.kind == .count, reading.quantity.total == amount { return nil }
    if reading.quantity.packs.first == count { return nil }
    readsNumberWords = true
    return count
  }

  /// How much is left when the liquid is poured off.
  mutating func readDrained() {
    guard let text = text(.drained), let whole = made.product.quantity else { return }
    let usual = layout.style.usual(text)
    let unit = detail(.drained).unit
    guard let read = try? texts.readers.quantity.read(usual) else { return }
    let isBare = read.unit == nil && read.countName == nil
    let stated =
      isBare
      ? try? texts.readers.quantity.read(usual + " " + (unit.isEmpty ? whole.unit.symbol : unit))
      : read
    guard let drained = try? stated?.counted(in: 0..<0), drained.unit.kind == whole.unit.kind,
      drained.total < whole.total
    else { return }
    made.product.terms.drained = drained
  }

  private mutating func add(_ quantity: Quantity) {
    if !sizes.contains(quantity) { sizes.append(quantity) }
  }

  /// An amount below "(g/ml)", which says of no row which of the two it is: most goods are weighed.
  private mutating func addEither(_ quantity: Quantity, _ number: String) {
    let otherUnit = detail(.quantity).otherUnit
    guard !otherUnit.isEmpty, text(.unit) == nil,
      let other = try? texts.readers.quantity.read(number + " " + otherUnit).counted(in: 0..<0),
      Set([other, quantity].map(\.unit.kind)) == [.mass, .volume]
    else { return add(quantity) }
    let (weight, volume) = other.unit.kind == .mass ? (other, quantity) : (quantity, other)
    add(weight)
    add(volume)
    made.doubt(.unit(weight.unit.symbol), .quantity)
  }

  /// A weight or a volume without a unit: what it is most often there.
  private mutating func addGuesses(_ amount: Rational, _ kind: PerModel.Unit.Kind) {
    let large: PerModel.Unit = kind == .mass ? .kilogram : .liter
    let small: PerModel.Unit = kind == .mass ? .gram : .milliliter
    let isSmall = amount >= TableFigure.gramsFrom
    for unit in isSmall ? [small, large] : [large, small] {
      if let guess = try? Quantity(amount, unit) { add(guess) }
    }
    made.doubt(.unit((isSmall ? small : large).symbol), .quantity)
  }

  /// A unit alone is one of it, unless the name says more.
  private mutating func readUnit(_ text: String) {
    let isNumbered = text.contains(where: \.isDigit)
    guard let read = try? texts.readers.quantity.read(isNumbered ? text : "1 " + text),
      let quantity = try? read.counted(in: 0..<0)
    else {
      // "za 1 kg"
      if isNumbered, let reading = wordySize(text) { add(reading.quantity) }
      return
    }
    if quantity.unit.kind == .count, !isNumbered {
      readName()
      if !sizes.isEmpty { return }
    }
    add(quantity)
  }

  private mutating func readName() {
    guard name == nil, let text = text(.name), readsNumberWords || text.contains(where: \.isNumber),
      let reading = texts.nameReading(text, price: made.product.price)
    else { return }
    // A quantity column has the last word.
    guard sizes.isEmpty else { return }
    name = reading
    add(reading.quantity)
    if let other = reading.multiplied { add(other) }
    made.product.name = reading.name
    let own = made.product.terms
    made.product.terms = reading.terms
    made.product.terms.pricedPer = nil
    made.product.terms.basketCount = own.basketCount
    if own.deposit != nil { made.product.terms.deposit = own.deposit }
  }

  /// "4", "4x", "6 pack".
  private func packs(in text: String) -> Int? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    if digits.utf8.count == text.utf8.count { return Int(digits).flatMap { $0 > 0 ? $0 : nil } }
    guard let read = try? texts.readers.quantity.read(layout.style.usual(text)),
      read.amount.isInteger,
      read.unit == nil || read.unit?.kind == .count,
      let amount = Int(exactly: read.amount.numerator)
    else {
      // "4x", and not "1,98"
      let isWhole = !text.contains { ".,٫".contains($0) } && text.count <= digits.count + 3
      return isWhole && !digits.isEmpty ? Int(digits) : nil
    }
    return read.packs.reduce(amount, *)
  }

  /// Whether the price in a row is what it says one pack costs, times the count.
  private func isSum(of count: Int) -> Bool {
    guard detail(.price).isTotal, let paid = made.product.price, let text = text(.unitPrice),
      let each = try? price(text, .unitPrice), each.per == nil,
      let sum = try? each.money.amount * Rational(count)
    else { return false }
    return sum == paid.amount
  }

  /// Whether the number of packs is that of washes, which are all in one: "Loads" beside "Fl oz".
  private var countsWashes: Bool {
    let unit = detail(.packs).unit
    guard text(.packs) != nil, !unit.isEmpty, sizes.contains(where: { $0.unit.kind != .count }),
      let name = try? texts.readers.quantity.read("1 " + unit).countName
    else { return false }
    return name == CountName("wash") || name == CountName("serving")
  }

  private mutating func multiply(by count: Int, isPurchase: Bool) {
    // "Total weight" is that of all of them.
    guard count > 1, !detail(.quantity).isTotal else { return }
    if countsWashes { return }
    let single = sizes
    var multiplied: [Quantity] = []
    let isBought = isPurchase && isSum(of: count)
    for size in single {
      // "4 × 125 g" beside 4, unless four of them were bought
      if size.packs.first == count, !isBought {
        multiplied.append(size)
      } else if let more = try? Quantity(
        packs: [count] + size.packs, size.amount, size.unit, of: size.countName)
      {
        multiplied.append(more)
      }
    }
    let isTotal = detail(.price).isTotal
    if isPurchase || isPriceOfOne, !isTotal, multiplied != single {
      // What one costs is what a price tag says.
      sizes = single + multiplied
      made.doubt(.eachOrAll(count), .price)
    } else {
      sizes = multiplied + single
    }
  }
}
