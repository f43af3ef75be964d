/// What the exact text of a member says.
public enum ExactForm: Hashable, Sendable {
  /// Anything.
  case text
  /// A number, from 0; of money, in whole units of the currency.
  case amount
  /// A number from 0 to 1.
  case part
  /// A whole number, from 1.
  case count
  /// Any number of these, with spaces between them.
  case counts
  /// The id of a unit.
  case unit
  /// The code of a currency.
  case currency
}
