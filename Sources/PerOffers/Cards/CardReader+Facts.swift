import PerModel
import PerText

// What a card says beside its name and its price.
extension CardReader {
  /// The prices without those before tax, where others have it: the unit price may be before tax, too.
  func withTax(_ prices: [PriceSpot]) -> [PriceSpot] {
    let asked = prices.filter {
      !$0.isWithoutTax && !PriceLabel(scene.lines[$0.line].text).isWithoutTax
    }
    return asked.isEmpty ? prices : asked
  }

  /// What is paid with a card and without it, where both are said: "£7.50 with Thistle" and "£9.75 without Thistle".
  func withAndWithoutCard(_ spots: [PriceSpot]) -> (member: [PriceSpot], all: [PriceSpot])? {
    let asked = spots.filter { [.price, .loyalty].contains($0.kind) && $0.per == nil }
    guard asked.count > 1 else { return nil }
    let all = asked.filter { spot in
      let label = PriceLabel(said(of: spot))
      return label.isWithout && !label.isWithoutTax
    }
    guard let first = all.first,
      let scheme = said(of: first).lowercased().split(whereSeparator: { !$0.isLetter }).last
    else { return nil }
    let member = asked.filter { spot in
      spot.amount < first.amount
        && said(of: spot).lowercased().split { !$0.isLetter }.contains(scheme)
    }
    return member.isEmpty ? nil : (member, all)
  }

  /// Whether a unit price is that of what members pay, and so says nothing of the price.
  func isOfMembers(
    _ unit: PriceSpot, _ member: [PriceSpot], _ quantities: [Quantity]
  ) -> Bool {
    guard let shown = shown(unit) else { return false }
    return member.contains { price in
      quantities.contains { UnitPriceCheck.agrees(price.amount, $0, shown) == true }
    }
  }

  /// The line of a price, with what is said to screen readers behind it.
  private func said(of spot: PriceSpot) -> String {
    let text = scene.lines[spot.line].text
    guard scene.lines.indices.contains(spot.line + 1) else { return text }
    let next = scene.lines[spot.line + 1]
    return next.traits.contains(.spoken) && !next.hasDigits ? text + " " + next.text : text
  }

  /// How many pieces there are, where only the price of one says that a number counts them: "5 fruits" at 0.40 apiece are
  /// 1.99.
  func takeNamelessCount(
    in lines: Range<Int>, except nameLine: Int, _ candidate: inout Candidate
  ) {
    guard let shown = candidate.unitPriceShown, shown.per.unit == .item, shown.per.total == .one,
      let price = candidate.price, price != shown.price
    else { return }
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      let text = scene.lines[index].text
      let digits = text.filter(\.isNumber)
      guard text.utf8.count <= PageLimit.size, (1...3).contains(digits.count),
        text.contains(digits), PriceMarks.count(in: text) == 0, let count = Int(digits),
        count > 1, let quantity = try? Quantity(Rational(count), .item),
        UnitPriceCheck.agrees(price.amount, quantity, shown) == true
      else { continue }
      candidate.quantity = quantity
      return
    }
  }

  /// What the price is of, where it stands on a line of its own: "per kilo".
  func unitAlone(in lines: Range<Int>) -> Quantity? {
    for index in lines.prefix(PageLimit.linesToSize) {
      let text = scene.lines[index].text
      guard !scene.lines[index].hasDigits, text.utf8.count <= PageLimit.size,
        PriceMarks.beginsWithPer(text.lowercased())
      else { continue }
      let words = text.split(separator: " ")
      if words.count == 2, let unit = scene.readers.quantity("1 " + words[1]) { return unit }
    }
    return nil
  }

  /// The sizes that the card states, that of the name first.
  func quantities(
    in lines: Range<Int>, except nameLine: Int, _ named: Quantity?
  ) -> [Quantity] {
    var found = named.map { [$0] } ?? []
    // "750 g £3.40" counts after those that stand alone.
    var besidePrices: [Quantity] = []
    for index in lines.prefix(PageLimit.linesToSize) where index != nameLine {
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= PageLimit.size else { continue }
      if let quantity = scene.size(in: line.text) {
        found.append(quantity)
      } else if line.text.utf8.count <= PageLimit.sizeAndPrice,
        PriceMarks.count(in: line.text) < 2
      {
        let read = scene.readers.line(line.text)
        guard let quantity = read.statedQuantity, !read.isUnitPrice, read.unitPrice == nil else {
          continue
        }
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
  func measured(_ named: Quantity?, in lines: Range<Int>) -> Quantity? {
    guard let named, named.unit == .item, named.packs.isEmpty, named.countName == nil else {
      return nil
    }
    for index in lines.prefix(PageLimit.linesToSize) {
      let text = scene.lines[index].text
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

  func takeDeal(in lines: Range<Int>, _ spots: [PriceSpot], _ candidate: inout Candidate) {
    guard candidate.deal == nil else { return }
    candidate.deal = spots.first { $0.kind == .other && $0.deal != nil }?.deal
    if candidate.deal != nil { return }
    for index in lines.prefix(PageLimit.linesToDeal) {
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= PageLimit.sizeAndPrice,
        names.scores[index] == nil
      else { continue }
      let read = scene.readers.line(line.text)
      guard let deal = read.deal?.value, read.price == nil, read.notUnderstood.isEmpty else {
        continue
      }
      switch deal.kind {
      // A badge that says by how much it was made cheaper: the price that is shown has that already.
      case .percentOff, .amountOff: continue
      default: candidate.deal = deal
      }
      return
    }
  }

  func picture(in range: Range<Int>) -> String {
    for index in range.prefix(PageLimit.nodesOfCard) {
      if let picture = scene.document.pictures[index] { return picture }
    }
    return ""
  }

  /// What the first picture of a card that says something shows.
  func shown(in node: Int) -> ShownName {
    for index in scene.document.range(of: node).prefix(PageLimit.nodesOfCard)
    where scene.document.nodes[index].traits.contains(.picture) {
      if let words = scene.document.values[index] {
        return ShownName(pictureNames[words] == 1 ? words : "")
      }
    }
    return ShownName("")
  }

  func link(in range: Range<Int>) -> String {
    for index in range.prefix(PageLimit.nodesOfCard) {
      if let link = scene.document.links[index], !link.hasPrefix("#"),
        !link.hasPrefix("javascript:")
      {
        return link
      }
    }
    return ""
  }
}
