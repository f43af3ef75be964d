import PerModel
import PerText

// How much there is, as a card says it.
extension CardReader {
  /// The sizes that the card states, that of the name first.
  func quantities(
    in lines: Range<Int>, except nameLine: Int, _ named: Quantity?
  ) -> [Quantity] {
    var found = named.map { [$0] } ?? []
    // "750 g £3.40" counts after those that stand alone.
    var besidePrices: [Quantity] = []
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= PageLimit.size, !isOfEach(line.text) else {
        continue
      }
      if let quantity = scene.size(in: line.text) {
        if !isOfStock(quantity, in: line) { found.append(quantity) }
      } else if line.text.utf8.count <= PageLimit.sizeAndPrice,
        PriceMarks.count(in: line.text) < 2
      {
        let read = scene.readers.line(line.text)
        guard let quantity = read.statedQuantity, !read.isUnitPrice, read.unitPrice == nil,
          !isLoose(read, quantity), !isOfStock(quantity, in: line),
          // "£40 off set of 4 chairs" may be a deal.
          quantity.unit.kind != .count || read.price == nil || read.problem == nil
        else { continue }
        if read.price == nil { found.append(quantity) } else { besidePrices.append(quantity) }
      }
    }
    found += besidePrices
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      found += packs(in: scene.lines[index])
    }
    // "x5" beside "500 g" is both.
    if named != nil, let pieces = scene.readers.line(scene.lines[nameLine].text).pieces?.value,
      let quantity = try? pieces.quantity(defaultUnit: .item)
    {
      found.append(quantity)
    }
    return found
  }

  /// Says that a person has to look where no unit price tells what two sizes of one line mean.
  func doubtPacks(in lines: Range<Int>, except nameLine: Int, _ candidate: inout Candidate) {
    guard case .read = candidate.evidence,
      lines.prefix(PageLimit.linesToSize).contains(where: {
        $0 != nameLine && !packs(in: scene.lines[$0]).isEmpty
      })
    else { return }
    candidate.evidence = .unclear(.notChecked)
  }

  /// "12 ct / 12 fl oz": so much in each of twelve, or twelve in all. Only a unit price says which.
  private func packs(in line: TextLine) -> [Quantity] {
    guard line.hasDigits, line.text.utf8.count <= PageLimit.size else { return [] }
    let parts = line.text.split { "/,|·".contains($0) }
      .compactMap { scene.readers.quantity(String($0).trimmed) }
    guard parts.count == 2,
      let count = parts.first(where: { $0.unit == .item && $0.packs.isEmpty && $0.amount > 1 }),
      let each = parts.first(where: { [.mass, .volume].contains($0.unit.kind) }),
      each.packs.isEmpty, let number = Int(count.amount.description),
      let all = try? Quantity(packs: [number], each.amount, each.unit)
    else { return [] }
    return [all, count]
  }

  /// The size of a card whose name only counts: "6 x 0.33 l" of a "6-pack", "330 g" of "2 pieces".
  func measured(_ named: Quantity?, in lines: Range<Int>, name nameLine: Int) -> Quantity? {
    guard let named, named.unit == .item, named.packs.isEmpty, named.countName == nil else {
      return nil
    }
    // The 100 of "100 Plus" is rather part of the name where "12 x 325 ml" stands below it.
    let mayBeName = scene.readers.line(scene.lines[nameLine].text).isUnclear
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      let text = scene.lines[index].text
      if mayBeName, scene.lines[index].hasDigits, let size = scene.size(in: text),
        [.mass, .volume].contains(size.unit.kind)
      {
        return size
      }
      guard scene.lines[index].hasDigits, text.utf8.count <= PageLimit.size,
        let size = scene.readers.quantity(text.trimmed), [.mass, .volume].contains(size.unit.kind)
      else { continue }
      if let first = size.packs.first, size.packs.count == 1 {
        if Rational(first) == named.amount { return size }
      } else if size.packs.isEmpty, size.unit.kind == .mass, isAlone(text),
        named.amount <= PageLimit.weighedPieces
      {
        return size
      }
    }
    return nil
  }

  /// Whether a text says nothing but a size, such as "330 g" or "ca. 330 g": "165 g per piece" is that of each.
  private func isAlone(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "." }
    return !text.contains("/")
      && (words.count == 1 || words.count == 2 && words[0].last == "." && !text.hasSuffix("."))
  }

  /// Counts that only the price of a piece can prove: those in sentences, and the rolls of "380 sheets, 30 rolls".
  func looseCounts(
    in lines: Range<Int>, except nameLine: Int, _ named: Quantity?
  ) -> [Quantity] {
    var found: [Quantity] = []
    if let named, named.unit.kind == .count, let packs = named.packs.first,
      let quantity = try? Quantity(Rational(packs), .item)
    {
      found.append(quantity)
    }
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= PageLimit.size,
        PriceMarks.count(in: line.text) == 0
      else { continue }
      // "(4 x 40 mm, full thread, 200 pcs)", "(50 m x 30 mm)"
      let parts = line.text.replacing(", ", with: ";")
        .split { ";()（）、".contains($0) || TimesSigns.all.contains($0) }
      if parts.count > 1 {
        found += parts.compactMap { scene.readers.quantity(String($0).trimmed) }
      }
      let read = scene.readers.line(line.text)
      if let quantity = read.statedQuantity, isLoose(read, quantity) { found.append(quantity) }
    }
    return found
  }

  /// Whether words that say nothing of a pack stand beside a count: "213 product ratings", "Only 60 bags roasted."
  private func isLoose(_ read: ReadLine, _ quantity: Quantity) -> Bool {
    guard quantity.unit.kind == .count else { return false }
    guard let value = read.quantity?.value, value.unit != nil || value.countName != nil else {
      return true
    }
    return read.name.count(where: \.isLetter) > PageLimit.lettersBesideCount
  }

  /// "12 in stock", "213 ratings", or a count where the markup says so.
  private func isOfStock(_ quantity: Quantity, in line: TextLine) -> Bool {
    guard quantity.unit.kind == .count else { return false }
    return PriceLabel(line.text).isOfStock || Hints(line.hints).isOfStock
  }

  /// "1 piece ≈ 120 g": what a piece weighs.
  private func isOfEach(_ text: String) -> Bool {
    guard let sign = text.firstIndex(where: { "≈~≃=".contains($0) }) else { return false }
    let word = text[..<sign].split(separator: " ").last.map(String.init) ?? ""
    guard let first = scene.readers.quantity(String(text[..<sign]).trimmed), first.unit == .item,
      first.total == .one, !UnitWords.isPack(word.lowercased())
    else { return false }
    return scene.readers.quantity(String(text[text.index(after: sign)...]).trimmed) != nil
  }
}
