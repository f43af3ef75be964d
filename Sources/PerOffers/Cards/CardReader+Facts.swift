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
    let texts = lines.prefix(PageLimit.linesToSize).filter { $0 != nameLine }
      .map { scene.lines[$0].text }
    // "Assam, 16 Wrapped Tea Bags"
    let parts = scene.lines[nameLine].text.split { ",，、".contains($0) }.map(String.init)
    for text in texts + parts {
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

  /// What the price is of, where the name of weighed goods ends with it: "Tomatoes Kg".
  func unitAtEnd(of name: String) -> Quantity? {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, last.count > 1, last.allSatisfy(\.isLetter),
      // "for dogs over 18 lbs"
      !words[words.count - 2].contains(where: \.isNumber),
      let unit = scene.readers.quantity("1 " + last), unit.unit.kind == .mass
    else { return nil }
    return unit
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

  /// Whether a badge says by how many percent one price is lower than the other: "31% OFF" beside 29 and 42.47.
  func saysReduction(from high: Rational, to low: Rational, in lines: Range<Int>) -> Bool {
    lines.prefix(PageLimit.linesToDeal).contains { index in
      let text = scene.lines[index].text
      guard text.utf8.count <= PageLimit.label, text.contains(where: { "%٪".contains($0) }) else {
        return false
      }
      let numbers = text.split { !$0.isNumber && !".,".contains($0) }
      guard numbers.count == 1, let share = Int(numbers[0]), share > 2,
        let error = PriceReduction.error(of: Rational(share), from: high, to: low)
      else { return false }
      return error < .one
    }
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

  /// The maker, who stands in a line right beside the name, if the picture says both as one name.
  func maker(of name: String, at line: Int, in lines: Range<Int>, _ node: Int) -> String? {
    let whole = scene.document.range(of: node).prefix(PageLimit.nodesOfCard).lazy
      .filter { scene.document.nodes[$0].traits.contains(.picture) }
      .compactMap { scene.document.values[$0] }
    let beside = [line - 1, line + 1].filter { lines.contains($0) }.map { scene.lines[$0].text }
    for shown in whole {
      let found = beside.first { text in
        text.utf8.count <= PageLimit.label && text.contains(where: \.isLetter)
          && NameForm(shown) == NameForm(text + name)
      }
      if let found { return found }
    }
    return nil
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
