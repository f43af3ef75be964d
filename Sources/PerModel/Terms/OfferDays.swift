/// The days on which an offer holds: its first, its last, or both.
public struct OfferDays: Hashable, Sendable {
  /// The first day; `nil` while unknown.
  public let first: CalendarDay?
  /// The last day; `nil` while unknown.
  public let last: CalendarDay?

  /// `nil` for no day at all, and for an offer that ends before it begins.
  public init?(from first: CalendarDay?, until last: CalendarDay?) {
    guard first != nil || last != nil else { return nil }
    if let first, let last, last < first { return nil }
    (self.first, self.last) = (first, last)
  }

  /// Whether the offer holds on a day, as far as is known.
  public func contain(_ day: CalendarDay) -> Bool {
    first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
  }
}

// The exchange form.
extension OfferDays {
  /// "2026-11-23/2026-11-29", with nothing for a day that is not known.
  var exactText: String { "\(first?.description ?? "")/\(last?.description ?? "")" }

  init?(exact text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let days = parts.map { CalendarDay($0) }
    guard zip(parts, days).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    self.init(from: days[0], until: days[1])
  }
}
