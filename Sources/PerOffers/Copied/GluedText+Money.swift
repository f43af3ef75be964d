import PerModel
import PerText

// What stands around the numbers of a line, as far as it makes them prices.
extension GluedText {
  /// Where the sign of a currency before a number begins, with the letters that are a part of it: "R$ 5".
  func signBefore(_ number: Range<Int>) -> Int? {
    var place = number.lowerBound - 1
    if at(place).isWhitespace { place -= 1 }
    guard place >= 0, at(place).isCurrencySymbol else { return nil }
    // In "6,10 €4,88 €" and "6,10 €250 ml" it is that of the number before.
    if !separators.signsLead, isSignBehind(place),
      isSignFollowing(number.upperBound) || isUnitFollowing(number.upperBound)
    {
      return nil
    }
    let letters = characters[..<place].reversed().prefix { $0.isLetter }
    let isOfSign =
      letters.count <= 3 && letters.allSatisfy { $0.isASCII && $0.isUppercase }
    return isOfSign ? place - letters.count : place
  }

  /// Whether a sign stands behind a number that has none before it.
  func isSignBehind(_ sign: Int) -> Bool {
    var place = sign - 1
    if at(place).isWhitespace { place -= 1 }
    guard at(place).isNumber else { return false }
    while place >= 0, at(place).isNumber || ".,'’".contains(at(place)) { place -= 1 }
    if at(place).isWhitespace { place -= 1 }
    return !at(place).isCurrencySymbol
  }

  /// Whether a sign or a word of a currency follows a number.
  func isSignFollowing(_ end: Int) -> Bool { signEnd(behind: end) != nil }

  /// Whether a size begins at a place, and a unit price follows in brackets.
  func isSizeBeforeUnitPrice(_ place: Int) -> Bool {
    let number = characters[place...].prefix { $0.isNumber || ".,".contains($0) }
    guard let bracket = characters[number.endIndex...].firstIndex(of: "(") else { return false }
    return isUnitFollowing(number.endIndex) && characters[bracket...].contains("/")
  }

  /// Whether a unit follows a number, or a count of what each holds.
  private func isUnitFollowing(_ end: Int) -> Bool {
    let start = min(at(end).isWhitespace ? end + 1 : end, characters.count)
    if TimesSigns.all.contains(at(start)) { return true }
    return at(start).isLetter && isUnit(start)
  }

  /// Where the currency behind a number ends.
  func signEnd(behind end: Int) -> Int? {
    let start = at(end).isWhitespace ? end + 1 : end
    if at(start).isCurrencySymbol {
      return separators.signsLead && at(start + 1).isNumber ? nil : start + 1
    }
    // Of "Kč259" and "KčBěžná" the longest word counts.
    for length in stride(from: 4, to: 0, by: -1) where start + length <= characters.count {
      let word = String(characters[start..<start + length])
      let next = at(start + length)
      guard word.allSatisfy(\.isLetter),
        LabelWords.words(.currencySign).contains(word)
          || length > 1 && !next.isLetter && !UnitWords.contains(word) && isMoney(word)
      else { continue }
      if !next.isLetter || next.isUppercase && at(start + length - 1).isLowercase {
        return start + length
      }
    }
    return codeEnd(at: start)
  }

  /// Where a code such as that in "CADSale price" ends.
  func codeEnd(at start: Int) -> Int? {
    let end = start + 3
    guard end <= characters.count,
      !at(end).isLetter || at(end).isUppercase && at(end + 1).isLowercase
    else { return nil }
    let code = String(characters[start..<end])
    return code.allSatisfy { $0.isASCII && $0.isUppercase } && Currency(code: code) != nil
      ? end : nil
  }

  /// Whether a line stands for the cents of a number: "449,-".
  func isRound(_ end: Int) -> Bool { ".,:".contains(at(end)) && "-–—".contains(at(end + 1)) }

  func hasCents(_ number: Range<Int>) -> Bool {
    number.count > 3 && at(number.upperBound - 3) == separators.decimal
  }

  /// "38.9p/100g"
  func isPartOfUnit(_ end: Int) -> Bool {
    "p¢c".contains(at(end)) && (at(end + 1) == "/" || at(end + 2) == "/")
      || "p¢".contains(at(end)) && end + 1 == characters.count
  }

  /// Whether a price that ends at a place begins with the sign of its currency.
  func endsSigned(_ end: Int) -> Bool {
    var place = end - 1
    while at(place).isNumber || ".,'’".contains(at(place)) { place -= 1 }
    if at(place).isWhitespace { place -= 1 }
    return place >= 0 && at(place).isCurrencySymbol
  }

  func isUnit(_ place: Int) -> Bool {
    let word = String(characters[place...].prefix { $0.isLetter })
    return word.count < 2 || PriceMarks.isUnit(word) || UnitWords.contains(word)
  }
}
