import PerDocument
import PerModel
import PerText

/// A text of a picture that is hardly more than a number, as prices are that are printed large.
struct PictureNumber {
  /// The digits before the sign that separates the cents, or all of them.
  let digits: String
  /// The digits after it; `nil` if nothing separates them.
  let cents: String?
  /// Whether it ends with the sign that separates the cents, which are elsewhere: "6."
  let isOpen: Bool
  /// Whether there are no cents, as a line says: "5.-"
  let isRound: Bool
  /// Whether a sign separates thousands, which nothing else can be: "12.499"
  let hasThousands: Bool
  /// What comes before and after it.
  let before, after: String
  /// Whether a letter was taken for a digit that looks like it: "O.79"
  let isGuessed: Bool

  /// `nil` where a text has no number, several, or much else.
  init?(_ text: String) {
    // A zero that stands alone looks like a letter.
    let plain = Array(["O:", "O.", "O,", "o.", "o,"].contains(text) ? "0." : text)
    let read = Self.withPoint(plain) ?? Self.withRaisedZero(plain)
    let characters = Self.withSignBefore(read ?? plain)
    guard characters.count <= PictureLimit.number else { return nil }
    let run = Self.run(in: characters)
    guard let run else { return nil }
    let number = characters[run]
    let before = String(characters[..<run.lowerBound]).collapsed
    let after = String(characters[run.upperBound...]).collapsed
    guard !after.contains(where: \.isNumber), !before.contains(where: \.isNumber),
      before.filter(\.isLetter).count <= PictureLimit.beforeNumber || Self.isLabel(before),
      after.filter(\.isLetter).count <= PictureLimit.behindNumber
    else { return nil }
    var parts: [String] = [""]
    var isOpen = false
    for character in number {
      if character.isNumber {
        parts[parts.count - 1].append(character)
        isOpen = false
      } else if "oO".contains(character) {
        parts[parts.count - 1].append("0")
        isOpen = false
      } else if character != " " {
        if !isOpen { parts.append("") }
        isOpen = true
      }
    }
    if isOpen { parts.removeLast() }
    guard parts.allSatisfy({ $0.count <= PictureLimit.digits }) else { return nil }
    isGuessed = read != nil || number.contains { "oO".contains($0) }
    // "35-lb bag" is how much there is.
    let isDash =
      !after.contains("%") && (after.first.map { "-–—".contains($0) } ?? false)
      && after.dropFirst().first?.isLetter != true
    // "1.199-", "999-"
    let isThousands = parts.count == 2 && parts[1].count == 3 && !parts[0].isEmpty
    hasThousands = isThousands && parts[0].count > 1
    isRound = isDash && (isOpen || isThousands || parts.count == 1 && parts[0].count > 1)
    self.isOpen = isOpen && !isDash
    (self.before, self.after) = (before, isRound ? String(after.dropFirst()) : after)
    // "13.11." is a day.
    if parts.count == 2, isOpen, !isDash { return nil }
    // "31.87550", whose cents are raised
    if parts.count == 2, parts[1].count == 5, 1...3 ~= parts[0].count, parts[0] != "0" {
      (digits, cents) = (parts[0] + parts[1].prefix(3), String(parts[1].suffix(2)))
      return
    }
    // "1.299,00" and "1.299"
    if parts.count > 1, let last = parts.last,
      last.count == 2 || last.count == 1 && parts.count == 2
    {
      // "¥13.9"
      guard last.count == 2 || (before + after).unicodeScalars.contains(where: PriceMarks.isSign)
      else { return nil }
      (digits, cents) = (parts.dropLast().joined(), last.count == 2 ? last : last + "0")
    } else if isThousands, !isRound, parts[0].count == 1 {
      // A mark of a footnote after the cents, or thousands: both readings stay.
      (digits, cents) = (parts[0], parts[1])
    } else if parts.count <= 2 {
      (digits, cents) = (parts.joined(), nil)
    } else {
      return nil
    }
  }

  /// "Klubbpris", "Adviesprijs"
  private static func isLabel(_ words: String) -> Bool {
    let label = PriceLabel(words)
    return words.count <= PictureLimit.number
      && (label.isLoyalty || label.isFormer || label.isLowest)
  }

  /// "¥20.30" for "¥20{30", whose raised cents begin with a mark that was not known; `nil` for others.
  private static func withPoint(_ characters: [Character]) -> [Character]? {
    let mark = characters.count - 3
    guard mark >= 2, "{}|;_!`".contains(characters[mark]),
      characters[0].unicodeScalars.allSatisfy(PriceMarks.isSign),
      characters[1..<mark].allSatisfy(\.isNumber), characters[(mark + 1)...].allSatisfy(\.isNumber)
    else { return nil }
    return characters[..<mark] + ["."] + characters[(mark + 1)...]
  }

  /// "2490 kr" for "249º kr", whose raised zero looks like the sign of degrees; `nil` for others, also for "30°".
  private static func withRaisedZero(_ characters: [Character]) -> [Character]? {
    guard let mark = characters.firstIndex(where: { "\u{BA}\u{B0}".contains($0) }), mark >= 2,
      characters[(mark - 2)..<mark].allSatisfy(\.isNumber),
      characters[(mark + 1)...].allSatisfy({ !$0.isNumber })
    else { return nil }
    let (before, after) = (
      String(characters[..<mark].prefix { !$0.isNumber }).trimmed,
      String(characters[(mark + 1)...]).trimmed
    )
    guard PictureWords.beginsWithSign(before) || PictureWords.beginsWithSign(after) else {
      return nil
    }
    return characters[..<mark] + ["0"] + characters[(mark + 1)...]
  }

  /// "€3.20" for "3€20"
  private static func withSignBefore(_ characters: [Character]) -> [Character] {
    guard
      let index = characters.firstIndex(where: { $0.unicodeScalars.allSatisfy(PriceMarks.isSign) }),
      index > 0, characters[index - 1].isNumber, index + 2 < characters.count,
      characters[(index + 1)...(index + 2)].allSatisfy(\.isNumber),
      index + 3 == characters.count || !characters[index + 3].isNumber
    else { return characters }
    return [characters[index]] + characters[..<index] + ["."] + characters[(index + 1)...]
  }

  /// Whether a space separates thousands, before a sign: "1 299 Ft"
  private static func isBeforeThousands(
    _ index: Int, from start: Int, in characters: [Character]
  ) -> Bool {
    guard characters[index] == " ", index + 4 < characters.count, 1...3 ~= index - start,
      characters[start..<index].allSatisfy(\.isNumber),
      characters[(index + 1)...(index + 3)].allSatisfy({ $0.isASCII && $0.isNumber }),
      !characters[index + 4].isNumber
    else { return false }
    return PictureWords.beginsWithSign(String(characters[(index + 4)...].drop { $0 == " " }))
  }

  /// The first stretch of digits, with what separates them.
  private static func run(in characters: [Character]) -> Range<Int>? {
    guard var start = characters.firstIndex(where: { $0.isASCII && $0.isNumber }) else {
      return nil
    }
    var end = start + 1
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isASCII && characters[index].isNumber
    }
    func isSeparator(_ index: Int) -> Bool {
      characters.indices.contains(index) && ".,:'’·".contains(characters[index])
    }
    func isZero(_ index: Int) -> Bool {
      characters.indices.contains(index) && "oO".contains(characters[index])
    }
    // "O.79"
    if start >= 2, isSeparator(start - 1), isZero(start - 2),
      start == 2 || !characters[start - 3].isLetter
    {
      start -= 2
    } else if start >= 1, isSeparator(start - 1), characters[start - 1] != ":" {
      // ".79", "-.79"
      start -= 1
    }
    while end < characters.count {
      if isDigit(end) {
        end += 1
      } else if isBeforeThousands(end, from: start, in: characters) {
        end += 4
      } else if isZero(end), isSeparator(end - 1) || isDigit(end - 1),
        end + 1 == characters.count || isDigit(end + 1) || isZero(end + 1) || isSeparator(end + 1)
      {
        end += 1
      } else if isSeparator(end) {
        end += 1
        // "1. 99"
        if end + 2 < characters.count, characters[end] == " ", isDigit(end + 1), isDigit(end + 2) {
          end += 1
        }
      } else {
        break
      }
    }
    return start..<end
  }

  /// What it is worth with its cents; `nil` where nothing says which digits they are.
  func amount(cents: String?) -> Rational? {
    guard let cents else { return Int(digits.isEmpty ? "0" : digits).map { Rational($0) } }
    guard cents.count == 2 || cents.count == 3 else { return nil }
    let two = cents.prefix(2)
    return (try? Rational(decimal: (digits.isEmpty ? "0" : digits) + "." + two)) ?? nil
  }

  /// Whether what follows is a percent sign.
  var isPercent: Bool { after.hasPrefix("%") }
  /// "€49" of "3€49": a sign and two digits, which may be a whole price as well
  var isSignAndCents: Bool {
    digits.count == 2 && cents == nil && !isOpen && !isRound && after.isEmpty && before.count == 1
      && before.first?.isCurrencySymbol == true
  }
  /// Whether a sign of a currency is next to it.
  var hasSign: Bool {
    (before + after).unicodeScalars.contains { PriceMarks.isSign($0) }
      || LabelWords.words(.currencySign).contains {
        after.hasPrefix($0) || before.hasSuffix($0)
      } || Self.isCode(before) || Self.isCode(after)
  }

  /// "CHF", in capitals
  static func isCode(_ word: String) -> Bool {
    word.count == 3 && word.allSatisfy(\.isUppercase)
      && Currency(code: word).map(Currency.all.contains) == true
  }
}
