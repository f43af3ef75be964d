import PerDocument
import PerModel

/// What a receipt says as a whole.
public struct Receipt: Sendable, Hashable {
  /// The store that wrote it; empty while unknown.
  public var store = ""
  /// When.
  public var date: CalendarDay?
  /// The total as printed; `nil` if it was not found. It is never worked out.
  public var total: Rational?
  /// What the lines add up to.
  public var sum: Rational
  /// Its currency.
  public var currency: Currency
  /// Whether the currency is the user's, because the receipt names none.
  public var isCurrencyAssumed = true
  /// What was checked, in order.
  public var checks: [Check] = []

  /// A receipt with only the sum of its lines known.
  public init(sum: Rational, currency: Currency) { (self.sum, self.currency) = (sum, currency) }

  /// One way to check a receipt, and whether it agrees.
  public struct Check: Sendable, Hashable {
    /// What is checked.
    public enum Kind: String, Sendable, Hashable { case sum, payment, tax, count }
    /// What is checked.
    public var kind: Kind
    /// Whether it agrees.
    public var agrees: Bool

    /// A check.
    public init(_ kind: Kind, agrees: Bool) { (self.kind, self.agrees) = (kind, agrees) }
  }

  /// Whether the lines add up to the total.
  public var isConfirmed: Bool { total != nil && total == sum }
}
