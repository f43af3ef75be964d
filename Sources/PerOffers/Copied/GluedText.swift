import PerModel
import PerText

/// Parts a line of copied text where a page had elements of their own with nothing between them: "was£4.90now£3.98" is
/// "was £4.90" and "now £3.98".
struct GluedText {
  let characters: [Character]
  let separators: NumberSeparators
  let isMoney: (String) -> Bool
  private var cuts: Set<Int> = []
  /// Where a space is missing between a label and its price.
  private var gaps: Set<Int> = []
  /// Labels that others follow before a price comes.
  private var left: Set<Int> = []

  /// The parts of a line, from the first to the last.
  ///
  /// - Parameter isMoney: whether a word behind an amount is that of a currency.
  static func parts(
    of text: String, _ separators: NumberSeparators, isMoney: @escaping (String) -> Bool
  ) -> [String] {
    guard text.utf8.count <= PageLimit.linePriced, text.contains(where: \.isNumber) else {
      return [text]
    }
    var glued = GluedText(Array(text), separators, isMoney)
    glued.findNumbers()
    return glued.parts.isEmpty ? [text] : glued.parts
  }

  private var parts: [String] {
    var parts = [""]
    for (place, character) in characters.enumerated() where !left.contains(place) {
      if cuts.contains(place) { parts.append("") }
      if gaps.contains(place) { parts[parts.count - 1].append(" ") }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.collapsed).filter { !$0.isEmpty }
  }

  private init(
    _ characters: [Character], _ separators: NumberSeparators, _ isMoney: @escaping (String) -> Bool
  ) {
    (self.characters, self.separators, self.isMoney) = (characters, separators, isMoney)
  }

  func at(_ place: Int) -> Character {
    characters.indices.contains(place) ? characters[place] : " "
  }

  private mutating func cut(_ place: Int) {
    if place > 0, place < characters.count { cuts.insert(place) }
  }

  private mutating func findNumbers() {
    var place = 0
    while place < characters.count {
      guard at(place).isNumber else {
        cutAtBracket(place)
        place += 1
        continue
      }
      var end = place
      while at(end).isNumber || ".,'’".contains(at(end)) && at(end + 1).isNumber { end += 1 }
      let half = place + (end - place) / 2
      if end - place > 4, (end - place) % 2 == 0, characters[place..<half] == characters[half..<end]
      {
        // "4.74.7 out of 5"
        cut(half)
        cutAround(place..<half)
        cutAround(half..<end)
      } else {
        for number in parted(place..<end) { cutAround(number) }
      }
      place = end
    }
  }

  /// "(12)£1" and "(est.)Price", "unit(18.5p/100g)"
  private mutating func cutAtBracket(_ place: Int) {
    let before = at(place - 1)
    if at(place) == "(", before.isLetter || before.isNumber || before.isCurrencySymbol {
      let inside = characters[place...].prefix { $0 != ")" }
      let isOfSigned = !before.isLetter && inside.contains("%")
      if inside.contains("/") || isOfSigned || PriceMarks.count(in: String(inside)) > 0 {
        cut(place)
      }
    }
    guard at(place) == ")", place > 1 else { return }
    let next = at(place + 1)
    let isWord = next.isLetter && at(place + 2).isLetter
    if next.isNumber || next.isCurrencySymbol || isWord { cut(place + 1) }
  }

  /// The numbers of which a run of digits is made: "1.59" twice in "1.591.59".
  private mutating func parted(_ run: Range<Int>) -> [Range<Int>] {
    var rest = run
    var numbers: [Range<Int>] = []
    while let end = end(ofFirstIn: rest), end < rest.upperBound {
      numbers.append(rest.lowerBound..<end)
      cut(end)
      rest = end..<rest.upperBound
    }
    return numbers + [rest]
  }

  /// Where the first number of a run must end: it has no more than two decimals, and three digits in a group.
  private func end(ofFirstIn run: Range<Int>) -> Int? {
    var place = run.lowerBound
    while place < run.upperBound, at(place).isNumber { place += 1 }
    // "–.95180g"
    let isBare = ".,".contains(at(run.lowerBound - 1)) && "-–—".contains(at(run.lowerBound - 2))
    if isBare, place == run.upperBound, run.count > 3 { return run.lowerBound + 2 }
    while place < run.upperBound {
      let separator = at(place)
      let digits = characters[(place + 1)..<run.upperBound].prefix { $0.isNumber }.count
      let behind = place + 1 + digits
      guard let decimal = separators.decimal else { return nil }
      if separator == decimal {
        let goesOn = behind < run.upperBound || signBefore(run) != nil
        // "6.506 x 50cl": packs are counted in whole numbers.
        let isCount = digits == 3 && isTimes(behind)
        return digits > 3 || goesOn && digits > 2 || isCount ? place + 3 : nil
      }
      if digits > 3 { return place + 4 }
      place = behind
    }
    return nil
  }

  private func isTimes(_ place: Int) -> Bool {
    let sign = at(place) == " " ? place + 1 : place
    return TimesSigns.all.contains(at(sign)) && (at(sign + 1).isNumber || at(sign + 2).isNumber)
  }

  private mutating func cutAround(_ number: Range<Int>) {
    let sign = signBefore(number)
    cutBefore(sign ?? number.lowerBound, number, isSigned: sign != nil)
    cutBehind(number, isSigned: sign != nil)
  }

  /// "now£3.98", "370g5,65€", "panier214,22 €", "Plus2490/st"
  private mutating func cutBefore(_ start: Int, _ number: Range<Int>, isSigned: Bool) {
    let before = at(start - 1)
    if isSigned {
      if before.isNumber || "*:%".contains(before) { cut(start) }
      if before.isLetter { part(start) }
      // "$4.65 $4", once heard and once seen
      if before == " ", at(start - 2).isNumber, endsSigned(start - 1) { cut(start) }
      return
    }
    // "-20%4,48 €"
    if before == "%", at(start - 2).isNumber { cut(start) }
    guard before.isLetter, number.lowerBound == start else {
      // "3.–6 Stück"
      if "-–—".contains(before), ".,".contains(at(start - 2)), at(start - 3).isNumber {
        cut(start)
      }
      return
    }
    let word = characters[..<start].reversed().prefix { $0.isLetter }
    // "12x0,33 l"
    if word.count == 1, TimesSigns.all.contains(before) { return }
    // "370g5,65€", "1 l27,90 Kč/l"
    let isUnit =
      at(start - word.count - 1).isNumber
      || at(start - word.count - 1) == " " && at(start - word.count - 2).isNumber
        && (word.count == 1 || UnitWords.contains(String(word.reversed())))
    let isRaised =
      number.count > 2 && !hasCents(number) && at(number.upperBound) == "/"
      && at(number.upperBound + 1).isLetter
    guard isUnit || word.count > 1 else { return }
    if isSignFollowing(number.upperBound) || isPartOfUnit(number.upperBound)
      || isRound(number.upperBound)
    {
      part(start)
    } else if hasCents(number) || isRaised {
      cut(start)
    }
  }

  /// Parts a price from the words before it, with a space where they are its label: "was £4.90".
  private mutating func part(_ start: Int) {
    var label = characters[(cuts.filter { $0 < start }.max() ?? 0)..<start]
    // "Regular priceSale price"
    let seam = label.indices.dropFirst().last { at($0).isUppercase && at($0 - 1).isLowercase }
    if let seam {
      left.formUnion(label.startIndex..<seam)
      label = characters[seam..<start]
    }
    if label.contains(where: \.isNumber), let space = label.lastIndex(of: " ") {
      // "1,180円 +送料550円"
      let word = characters[(space + 1)..<start]
      if !word.contains(where: \.isNumber), word.first?.isLetter != true {
        cut(space + 1)
        label = word
      }
    }
    let isLabel = label.count <= PageLimit.labelBefore && !label.contains(where: \.isNumber)
    if isLabel { gaps.insert(start) } else { cut(start) }
  }

  /// "£4.90now", "109,89 krOrdinarie pris", "£2.9525p / ea", "16p95p / kg"
  private mutating func cutBehind(_ number: Range<Int>, isSigned: Bool) {
    let end = number.upperBound
    if let sign = isSigned ? codeEnd(at: at(end) == " " ? end + 1 : end) : signEnd(behind: end) {
      let next = at(sign)
      if next.isNumber || next == "-" && at(sign + 1).isNumber
        || next.isLetter && !isUnit(sign)
      {
        cut(sign)
      }
      // "1,95 € 250 ml (0,78 € / 100 ml)"
      if next == " ", at(sign + 1).isNumber, isSizeBeforeUnitPrice(sign + 1) { cut(sign + 1) }
      return
    }
    if "p¢".contains(at(end)), at(end + 1).isNumber { return cut(end + 1) }
    // "119:-89,00 kr", "449,-without tax 371,-"
    if isRound(end), at(end + 2).isNumber || at(end + 2).isLetter { return cut(end + 2) }
    cutBehindUnit(end)
    let isWord = at(end).isUppercase && at(end + 1).isLowercase && at(end + 2).isLowercase
    // "Franken 8.35Alter Preis"
    if isWord, isSigned || hasCents(number) && !isUnit(end) { return cut(end) }
    guard hasCents(number), isSigned || number.lowerBound == 0 else { return }
    // "$3.89unit price"
    let word = characters[end...].prefix { $0.isLetter }.count
    let isLabel = word > 2 && at(end + word) == " " && at(end + word + 1).isLetter
    if at(end).isLetter, isLabel || !isUnit(end) { cut(end) }
    // "1.65 1l"
    if at(end) == " ", number.lowerBound == 0, at(end + 1).isNumber { cut(end + 1) }
  }

  /// "250gPrix"
  private mutating func cutBehindUnit(_ end: Int) {
    let start = min(at(end) == " " ? end + 1 : end, characters.count)
    let word = characters[start...].prefix { $0.isLetter && ($0.isLowercase || $0 == "L") }
    let behind = start + word.count
    guard !word.isEmpty, at(behind).isUppercase, at(behind + 1).isLowercase,
      UnitWords.contains(String(word))
    else { return }
    cut(behind)
  }
}
