// The exchange form in files and in the database: "2 kilogram", "2 item;1 week;3 month".
extension Need {
  /// The exact text of a need: the quantity, and then how often and for how long.
  public var exactText: String {
    guard let rhythm else { return quantity.exactText }
    return "\(quantity.exactText);\(rhythm.interval.exactText);\(rhythm.duration.exactText)"
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count >= 3,
      let quantity = Quantity(
        exact: parts.count == 1 ? text : parts.dropLast(2).joined(separator: ";"))
    else { return nil }
    var rhythm: Rhythm?
    if parts.count > 1 {
      guard let interval = Span(exact: parts[parts.count - 2]),
        let duration = Span(exact: parts[parts.count - 1])
      else { return nil }
      rhythm = Rhythm(every: interval, during: duration)
    }
    guard let need = try? Need(quantity, rhythm) else { return nil }
    self = need
  }
}

extension Need.Span {
  fileprivate var exactText: String { "\(count) \(period.rawValue)" }

  fileprivate init?(exact text: Substring) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let count = (try? Rational(exact: words[0])) ?? nil,
      let period = Need.Period(rawValue: String(words[1])),
      let span = try? Need.Span(count, period)
    else { return nil }
    self = span
  }
}
