import PerDocument
import PerModel
import PerText

/// Finds who has written a receipt, and when.
enum ReceiptHead {
  /// Who has sent a mail, else the first line that is a name, or the one with a company's form in it.
  static func store(of document: Document, _ texts: [String], before end: Int) -> String {
    document.sender.isEmpty ? store(texts, before: end) : document.sender
  }

  /// The day that the texts say, else that on which a mail was sent.
  static func date(of document: Document, _ texts: [String], region: Region) -> CalendarDay? {
    date(texts, region: region) ?? date([document.sent], region: region)
  }

  private static func store(_ texts: [String], before end: Int) -> String {
    let head = texts.prefix(max(min(end, ReceiptLimit.head), 1))
    func isName(_ text: String, digits: Int = ReceiptLimit.digitsOfName) -> Bool {
      text.filter(\.isLetter).count >= ReceiptLimit.lettersOfName
        && text.filter(\.isNumber).count <= digits && text.count <= ReceiptLimit.name
        && !text.contains("@")
        && !text.contains("[") && !isAddress(text) && ReceiptWords(text).isPlain
    }
    let forms = LabelWords.parts(.companyForm)
    let cleaned = head.map { withoutNumbers(bare(withoutRegister($0))) }
    // "REMA 1000 CENTRUM" at the top
    let top = cleaned.first.flatMap { text in
      text.first?.isLetter == true && isName(text, digits: ReceiptLimit.digitsAtTop)
        ? text : nil
    }
    if let place = cleaned.firstIndex(where: { text in
      forms.contains { text.lowercased().contains($0) }
        && text.filter(\.isLetter).count >= ReceiptLimit.lettersOfName
    }) {
      let company = cleaned[place]
      // The company's name far below, or with the same word, says less than the sign of the store.
      if let top, place > 1 || firstWord(of: top) == firstWord(of: company) { return spelled(top) }
      return spelled(company)
    }
    if let text = top ?? cleaned.first(where: { isName($0) }) { return spelled(text) }
    let rest = texts.dropFirst(end).map { bare($0) }
    return rest.first { text in
      LabelWords.parts(.clearCompanyForm).contains { text.lowercased().contains($0) }
        && text.filter(\.isNumber).count <= ReceiptLimit.digitsOfName
    }
    .map(spelled) ?? ""
  }

  private static func firstWord(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.first.map(String.init) ?? ""
  }

  /// Numbers and words apart: "25OCT2026" has three.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    let words = text.split { !$0.isLetter && !$0.isNumber }
    for word in words.prefix(ReceiptLimit.wordsToDay) {
      var part = ""
      for character in word {
        if let last = part.last, last.isNumber != character.isNumber {
          parts.append(part)
          part = ""
        }
        part.append(character)
      }
      parts.append(part)
    }
    return parts
  }

  /// Without the number of the branch or of taxes behind it: "Albert Heijn 1234".
  private static func withoutNumbers(_ text: String) -> String {
    var words = text.split(separator: " ")
    while words.count > 1, let last = words.last,
      last.filter(\.isNumber).count >= ReceiptLimit.branch,
      last.filter(\.isLetter).count <= ReceiptLimit.lettersOfBranch
    {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Without the number of a register in brackets at its end.
  private static func withoutRegister(_ text: String) -> String {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "("),
      text[start...].contains(where: \.isNumber)
    else { return text }
    return String(text[..<start])
  }

  /// Without asterisks and lines around it.
  private static func bare(_ text: String) -> String {
    String(
      text.drop { !$0.isLetter && !$0.isNumber && $0 != "[" }.reversed()
        .drop { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "]" }.reversed()
    ).collapsed
  }

  /// "R E W E" is REWE.
  private static func spelled(_ text: String) -> String {
    let words = text.split(separator: " ")
    let letters = words.prefix { $0.count == 1 && $0.first?.isLetter == true }
    guard letters.count >= ReceiptLimit.spelledLetters else { return text }
    return ([letters.joined()] + words.dropFirst(letters.count).map(String.init)).joined(
      separator: " ")
  }

  private static func isAddress(_ text: String) -> Bool {
    let text = text.lowercased()
    return LabelWords.parts(.headLine).contains {
      text.hasPrefix($0) || text.contains($0) && $0.count > ReceiptLimit.wordOfAddress
    }
  }

  /// The first day that is written beside a time, else the first that is written anywhere.
  private static func date(_ texts: [String], region: Region) -> CalendarDay? {
    var first: CalendarDay?
    for text in texts.prefix(ReceiptLimit.linesToDay) {
      guard let day = day(in: text, region) ?? namedDay(in: text) else { continue }
      if hasTime(text) { return day }
      first = first ?? day
    }
    return first
  }

  /// "12:41", and no length of an hour or two as in "8:00-20:00"
  private static func hasTime(_ text: String) -> Bool {
    text.split { !$0.isNumber && $0 != ":" }.contains { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return (2...3).contains(parts.count) && parts.allSatisfy { $0.count == 2 || $0.count == 1 }
        && (Int(parts[0]) ?? 99) < 24 && (Int(parts[1]) ?? 99) < 60 && parts[1].count == 2
    }
  }

  /// "03 Mar 2018", "3. März 2018", "Mar 3, 2018"
  static func namedDay(in text: String) -> CalendarDay? {
    let words = parts(of: text.lowercased())
    for index in words.indices {
      guard words[index].count > ReceiptLimit.shortMonth, let month = DayWords.month(words[index])
      else { continue }
      func number(_ place: Int) -> Int? {
        words.indices.contains(place) && words[place].count <= 4 ? Int(words[place]) : nil
      }
      for (day, year) in [
        (number(index - 1), number(index + 1)), (number(index + 1), number(index + 2)),
      ] {
        // "Gouda jung 1,99" is not a day in June.
        guard let day, let year, (1...31).contains(day), ReceiptLimit.years.contains(year)
        else {
          continue
        }
        if let found = CalendarDay(year: year, month: month, day: day) { return found }
      }
    }
    return nil
  }

  static func day(in text: String, _ region: Region) -> CalendarDay? {
    var numbers: [(value: Int, count: Int, separator: Character)] = []
    var digits = ""
    var found: CalendarDay?
    func take(_ separator: Character) {
      guard !digits.isEmpty else { return numbers.removeAll() }
      numbers.append((Int(digits) ?? -1, digits.count, separator))
      digits = ""
      if numbers.count > 3 { numbers.removeFirst() }
      if numbers.count == 3, found == nil { found = day(numbers, region) }
      if !DayWords.separators.contains(separator) { numbers.removeAll() }
    }
    for character in text + " " {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        digits += String(digit)
      } else if character == " ", digits.isEmpty, let last = numbers.last?.separator,
        DayWords.yearSigns.contains(last) || DayWords.monthSigns.contains(last)
      {
        continue
      } else {
        take(character)
      }
    }
    return found
  }

  private static func day(
    _ numbers: [(value: Int, count: Int, separator: Character)], _ region: Region
  ) -> CalendarDay? {
    let values = numbers.map(\.value)
    let counts = numbers.map(\.count)
    let separator = numbers[0].separator
    // "19/04-24"
    let isMixed = separator == "/" && numbers[1].separator == "-" && counts[0] <= 2
    guard
      separator == numbers[1].separator || DayWords.yearSigns.contains(separator) || isMixed
    else { return nil }
    if counts[0] == 4, ReceiptLimit.years.contains(values[0]) {
      return CalendarDay(year: values[0], month: values[1], day: values[2])
    }
    guard counts[0] <= 2, counts[1] <= 2, counts[2] == 4 || counts[2] == 2 else { return nil }
    let year = counts[2] == 4 ? values[2] : ReceiptLimit.century + values[2]
    guard ReceiptLimit.years.contains(year) else { return nil }
    let isMonthFirst = region.writesMonthsFirst && separator != "."
    let (first, second) = (values[0], values[1])
    return isMonthFirst
      ? CalendarDay(year: year, month: first, day: second)
        ?? CalendarDay(year: year, month: second, day: first)
      : CalendarDay(year: year, month: second, day: first)
        ?? CalendarDay(year: year, month: first, day: second)
  }
}

extension ReceiptWords {
  /// Whether it says nothing about money.
  var isPlain: Bool { !isTotal && !isSubtotal && !isPayment && !isTax }
}
