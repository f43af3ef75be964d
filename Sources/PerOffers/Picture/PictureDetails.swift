import PerDocument
import PerModel
import PerText

/// What a paragraph of a picture says of an article: its name, how much there is, unit prices.
struct PictureDetails {
  private(set) var name = ""
  private(set) var quantities: [Quantity] = []
  private(set) var unitPrices: [Candidate.UnitPrice] = []
  /// Numbers in lines of their own or at the end of a line, of which each may be how much there is.
  private(set) var loneNumbers: [String] = []
  /// Numbers between words, of which each may be how many there are.
  private(set) var loneCounts: [String] = []
  private(set) var deal: Deal?
  private(set) var deposit: Rational?

  /// - Parameter labels: texts that are next to many prices, such as the words of buttons.
  init(_ block: PictureBlock, _ readers: TextReaders, labels: Set<String>) {
    var nameLines: [StraightText] = []
    var isName = true
    var hasStrength = false
    var unnumbered: [Quantity] = []
    // Two badges side by side are one line.
    func isLabel(_ text: String) -> Bool {
      if labels.contains(text) { return true }
      return text.indices.contains { index in
        text[index] == " " && labels.contains(String(text[..<index]))
          && isLabel(String(text[index...].dropFirst()))
      }
    }
    // A unit price may go on in the next line.
    let whole = PictureUnitPrices(block.lines.map(\.text).joined(separator: " "), readers)
    unitPrices = whole.prices
    let isVolume = !unitPrices.isEmpty && unitPrices.allSatisfy { $0.per.unit.kind == .volume }
    let lines = Self.unbroken(block.lines, readers)
    let isCounted =
      !unitPrices.isEmpty && unitPrices.allSatisfy { $0.per.unit.kind == .count }
      || lines.contains { readers.quantity($0.text)?.unit.kind == .count }
    for line in lines {
      if isName, line.text.first?.isLetter == true, let last = nameLines.last ?? block.lines.first,
        line.isPartOfName(beside: last), !isLabel(line.text),
        Self.isStrength(line.text, in: lines, unitPrices, readers)
      {
        nameLines.append(line)
        hasStrength = true
        continue
      }
      let units = PictureUnitPrices(line.text, readers)
      // How many have rated it says nothing of how much there is.
      let rest = PictureWords.isStars(line.text) ? "" : units.rest
      for quantity in Self.quantities(in: rest, readers, isVolume: isVolume)
      where !quantities.contains(quantity) && !unnumbered.contains(quantity)
        && !Self.isForDogs(quantity, line.text, readers) && !Self.isTooHeavy(quantity)
      {
        // "Eggs" on a line of its own says less than "12 pack", as does "9-14 kg" of nappies.
        if rest.contains(where: \.isNumber),
          !Self.isForBodies(quantity, line.text, readers, isCounted: isCounted),
          // "In stock: 5 pieces"
          quantity.unit.kind != .count || !isLabel(line.text)
        {
          quantities.append(quantity)
        } else {
          unnumbered.append(quantity)
        }
      }
      takeTerms(rest, readers)
      // What stands below stars is no name any more.
      if !nameLines.isEmpty, PictureWords.isStars(line.text) { isName = false }
      let goesOn = nameLines.last?.isSameType(as: line) == true
      // "RÖTT VIN, KRYDDIGT & MUSTIGT" above the name says what sort of article it is.
      // "Sparkling, Dry" does so above a name that stands out more.
      if nameLines.count == 1, let kind = nameLines.first,
        PictureWords.isKind(kind, above: line)
          || kind.text.contains(", ") && kind.isFainter(than: line)
            && line.isPartOfName(beside: kind) && Self.canBeName(line.text, readers)
      {
        nameLines.removeAll()
      }
      // What is printed in another colour below the name describes it.
      if let last = nameLines.last, last.inkDiffers(from: line),
        !PictureWords.isMaker(nameLines, above: line)
      {
        isName = false
      }
      // "Nr 6275", between the name and what describes it
      if isLabel(line.text), line.text.contains(where: \.isNumber), !nameLines.isEmpty {
        isName = false
      }
      guard isName, !PictureWords.isBadge(line.text, goesOn: goesOn), !isLabel(line.text) else {
        continue
      }
      if nameLines.isEmpty, units.prices.isEmpty, let own = Self.nameBesideQuantity(line, readers) {
        nameLines.append(own)
        continue
      }
      // A name that goes on beside how much there is: "Galletas María", "doradas, 800 g"
      if goesOn, nameLines.count <= 3, units.prices.isEmpty,
        let own = Self.nameBesideQuantity(line, readers, goesOn: true)
      {
        nameLines.append(own)
        isName = false
        continue
      }
      // Who makes it, and what it is with how much there is: "Balea", "Duschgel, 300 ml"
      if nameLines.count == 1, let brand = nameLines.first, brand.text.count <= PictureLimit.maker,
        !brand.text.contains(where: \.isNumber), line.isPartOfName(beside: brand),
        units.prices.isEmpty, let own = Self.nameBesideQuantity(line, readers)
      {
        nameLines.append(own)
        isName = false
        continue
      }
      if !units.prices.isEmpty
        || !Self.canBeName(line.text, readers, goesOn: goesOn, isCounted: isCounted)
      {
        if goesOn, units.prices.isEmpty, let last = nameLines.last,
          last.isFull(before: line, in: block.lines), let start = Self.nameBeforeNumber(line)
        {
          nameLines.append(start)
        }
        isName = nameLines.isEmpty
        continue
      }
      // "D.O. Rueda · Verdejo" lists what the article is, below its name, and "Loosen, 2023 Nr 5980" is its number.
      if let first = nameLines.first, first.text.contains(" "),
        PictureWords.isNumberedAtEnd(line.text)
          || PictureWords.isList(line.text) && !PictureWords.isList(first.text)
      {
        isName = false
        continue
      }
      // Who makes it stands below a name that ends with it: "Penne Pasta - Barilla", "Barilla".
      if nameLines.last?.text.lowercased().hasSuffix(line.text.lowercased()) == true {
        isName = false
        continue
      }
      let length = nameLines.reduce(0) { $0 + $1.text.count }
      if let first = nameLines.first,
        !line.isPartOfName(beside: first) || nameLines.count >= PictureLimit.linesOfName
          || nameLines.count > 1 && length > PictureLimit.longName
            && nameLines.last?.text.hasSuffix("-") == false
            && !(goesOn && line.ground != nil && nameLines.count < PictureLimit.linesOnCard)
      {
        isName = false
        continue
      }
      nameLines.append(line)
    }
    if !hasStrength, let whole = Self.wholeSize(nameLines, in: lines, readers) {
      let same = quantities.first {
        $0.unit.kind == whole.unit.kind && $0.total == whole.total
      }
      quantities.removeAll { $0 == same }
      quantities.insert(same ?? whole, at: 0)
    }
    quantities += unnumbered + quantities.flatMap(Self.parts)
    loneNumbers = block.lines.compactMap { Self.loneNumber($0.text) }
    loneCounts = block.lines.flatMap { Self.loneCounts($0.text) }
    for (line, next) in zip(block.lines, block.lines.dropFirst()) {
      if let broken = Self.brokenQuantity(line.text, next.text, readers),
        !quantities.contains(broken)
      {
        quantities.append(broken)
      }
    }
    // Standard details may be the only text of an article: "Spain: strawberries"
    if nameLines.isEmpty, block.lines.count > 1, !unitPrices.isEmpty,
      PriceMarks.count(in: block.lines[0].text) == 0,
      block.lines[0].text.filter(\.isLetter).count >= PictureLimit.onlyName,
      Self.quantities(in: block.lines[0].text, readers).isEmpty
    {
      nameLines = [block.lines[0]]
    }
    name = Self.joined(nameLines.map(\.text))
    // Lengths and times are those of the article, unless it is sold by them.
    let kinds = Set(unitPrices.map(\.per.unit.kind))
    quantities.removeAll {
      ![.mass, .volume, .count].contains($0.unit.kind) && !kinds.contains($0.unit.kind)
    }
    if let kind = kinds.first, kinds.count == 1 {
      quantities =
        quantities.filter { $0.unit.kind == kind } + quantities.filter { $0.unit.kind != kind }
    }
  }

  /// Only what changes the price, as a badge says it: its other words and numbers are printed on a pack.
  var onlyTerms: PictureDetails {
    var rest = self
    (rest.name, rest.quantities, rest.unitPrices) = ("", [], [])
    (rest.loneNumbers, rest.loneCounts) = ([], [])
    return rest
  }

  private static func joined(_ lines: [String]) -> String {
    var name = ""
    for line in lines {
      if name.hasSuffix("-"), name.dropLast().last?.isLetter == true, let first = line.first,
        first.isLowercase,
        !LabelWords.words(.alternative).contains(String(line.prefix { $0.isLetter }))
      {
        name.removeLast()
        name += line
      } else if name.hasSuffix("-"), name.dropLast().last?.isNumber == true,
        line.first?.isLowercase == true
      {
        // "4-" and "laags"
        name += line
      } else if name.last?.isEastAsian == true, line.first?.isEastAsian == true {
        name += line
      } else {
        name += (name.isEmpty ? "" : " ") + line
      }
    }
    return withoutMark(name.trimmed.collapsed)
  }

  /// Whether a line can be part of a name: it says neither how much there is nor anything else that is read.
  private static func canBeName(
    _ text: String, _ readers: TextReaders, goesOn: Bool = false, isCounted: Bool = false
  ) -> Bool {
    guard PictureLimit.hasWord(text), let first = text.first else { return false }
    if "•(*–-/+=".contains(first) || first.isCurrencySymbol || text.contains("=") { return false }
    // "Najniższa cena z 30 dni przed obniżką:", before a sum in the next line
    if text.hasSuffix(":"), PriceLabel(text).isFormer { return false }
    if PictureWords.isBadge(text, goesOn: goesOn) || PictureWords.beginsDetails(text)
      || PictureWords.isNumbered(text)
    {
      return false
    }
    // "一" is a number and a letter.
    let hasNumber = text.contains { $0.isNumber && !$0.isLetter }
    // "van 6,79", "2 + 1 gratis"
    if hasNumber {
      if PictureWords.isLabelOfMoney(text) || isStruckMoney(text, readers) { return false }
      if PriceLabel(text).isFormer, PriceMarks.count(in: text) > 0 || PictureNumber(text) != nil {
        return false
      }
      let read = readers.line(text)
      if read.deal != nil, !PictureLimit.hasWord(read.name) { return false }
      // "Offer valid for delivery until 13/01/2026", "excl. 0,90 statiegeld"
      if read.terms.offerDays != nil { return false }
      if PictureWords.isOfDeposit(text) { return false }
    }
    // "86-g- bzw."
    if text.first?.isNumber == true, Self.plain(text) != text { return false }
    return !hasNumber
      || (first.isLetter || "【[".contains(first) || beginsWithNumberedWord(text)
        || beginsWithPercentage(text))
        && quantities(in: text, readers).allSatisfy {
          // "Top Arabica 100%, Capsule" counts nothing.
          $0.unit.kind == .count && $0.total == .one && text.count > PictureLimit.longName
            || isForBodies($0, text, readers, isCounted: isCounted)
        }
  }

  /// "100% Pure Maple Syrup"
  private static func beginsWithPercentage(_ text: String) -> Bool {
    let rest = text.drop(while: \.isNumber)
    return rest.first == "%" && rest.count < text.count
      && rest.dropFirst().first { $0 != " " }?.isUppercase == true && PictureLimit.hasWord(text)
  }

  /// "3in1 Duschgel": a number and letters that are one word
  private static func beginsWithNumberedWord(_ text: String) -> Bool {
    let word = text.prefix { $0 != " " }
    let letters = word.drop(while: \.isNumber).prefix { $0.isLetter }
    return word.first?.isNumber == true && letters.count > 1 && word.count < text.count
  }

  /// "bishcr7,74e": a word and money, whose sign a line through both has spoiled.
  private static func isStruckMoney(_ text: String, _ readers: TextReaders) -> Bool {
    let word = text.prefix { $0.isLetter }
    let money = text.dropFirst(word.count).prefix { $0.isNumber || ".,".contains($0) }
    let rest = text.dropFirst(word.count + money.count)
    guard 3...8 ~= word.count, rest.count <= 2, rest.allSatisfy(\.isLetter), money.count > 3,
      let mark = money.dropLast(2).last, ".,".contains(mark)
    else { return false }
    return rest.isEmpty || readers.quantity("1 " + rest) == nil
  }

  private mutating func takeTerms(_ text: String, _ readers: TextReaders) {
    guard text.utf8.count <= PictureLimit.terms, text.contains(where: \.isNumber) else { return }
    let read = readers.line(text)
    if let paid = read.terms.deposit, deposit == nil { deposit = paid }
    guard deal == nil, let found = read.deal?.value, read.price == nil else { return }
    switch found.kind {
    case .percentOff, .amountOff: break
    default: deal = found
    }
  }
}
