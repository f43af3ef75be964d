import PerModel
import PerText

/// What the name of a published file of prices says: the store and the day.
///
/// Croatian chains name a file by the kind of shop, its address, its number, a running number, the day and the time
/// (NN 75/2025): "Supermarket_Ulica 1_10000_Split_110_1_15.05.2025_7.15h.csv".
struct PriceFileName {
  /// The name without folders and its ending.
  private let stem: String
  /// Its parts, and those with which the running numbers begin at the end.
  private let words: [Substring]
  private let end: Int

  init(_ path: String) {
    let file = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    stem = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    words = Self.words(of: stem)
    var end = words.count
    while end > 0, Self.isNumber(words[end - 1]) { end -= 1 }
    self.end = end
  }

  /// The store, without the numbers of the file behind it.
  var store: String { (day == nil ? words : Array(words[..<end])).joined(separator: " ") }

  /// Whether it is the file of one shop, and not a name that a person made up.
  var isOfShop: Bool {
    day != nil && end > 1 && end < words.count - 1
      && LabelWords.words(.shop).contains(where: words[0].lowercased().hasPrefix)
  }

  /// The only day in it.
  var day: CalendarDay? {
    let days = Self.numbers(in: stem).compactMap(Self.day)
    return days.count == 1 ? days[0] : nil
  }

  /// The parts of a name. Those with spaces belong to an address: the 1 of "Ulica 1" is not a number of the file.
  private static func words(of stem: String) -> [Substring] {
    // "SUPERMARKET-Ulica_1_SPLIT-T598-229-2025-05-15-07-00"
    let hasHyphens = stem.split(separator: "-").count > 5
    return stem.split { "_,;".contains($0) || hasHyphens && $0 == "-" }.compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : Substring(words.joined(separator: " "))
    }
  }

  /// "0204", "15.05.2025", "05-20", "7.15h", "T598": no words.
  private static func isNumber(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) && word.count(where: \.isLetter) <= 1
      && !(word.count < 4 && word.last?.isLetter == true)
  }

  /// What may be days: digits with points and hyphens between them, and no other digits next to them.
  private static func numbers(in stem: String) -> [Substring] {
    stem.split { !($0.isASCII && $0.isNumber || $0 == "." || $0 == "-") }
  }

  /// "2026-11-05", "05.11.2026", "05112026", "20261105", perhaps with a time behind it.
  private static func day(_ text: Substring) -> CalendarDay? {
    let parts = text.split { $0 == "." || $0 == "-" }
    if parts.count >= 3, let day = day(parts[0], parts[1], parts[2]) { return day }
    if parts.count > 3,
      let place = parts.firstIndex(where: { $0.count == 4 && $0.hasPrefix("20") }),
      place + 2 < parts.count, let day = day(parts[place], parts[place + 1], parts[place + 2])
    {
      return day
    }
    guard let first = parts.first, parts.count < 3, [8, 12, 14].contains(first.count) else {
      return nil
    }
    let digits = first.prefix(8)
    return day(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.suffix(2))
      ?? day(digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(4))
  }

  private static func day(_ one: Substring, _ two: Substring, _ three: Substring) -> CalendarDay? {
    let (year, last) = one.count == 4 ? (one, three) : (three, one)
    guard year.count == 4, let year = Int(year), (2000...2099).contains(year),
      two.count <= 2, last.count <= 2, let month = Int(two), let day = Int(last)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
