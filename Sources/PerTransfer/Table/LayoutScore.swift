/// What makes one choice of meanings for the columns of a table better than another, beside the scores of its columns.
enum LayoutScore {
  /// A product has a name, and something that it costs: best a price, less well only a former one.
  static let (name, money, price) = (60, 40, 20)
  /// It says how much there is, in a column or in the name.
  static let amount = 40
  /// For each row: what cannot be read at all weighs as much as a name.
  static let problem = -60
  /// A printed unit price that fits the row, or one that does not.
  static let (confirmed, otherUnitPrice) = (40, -40)
  /// Other doubts are for the user to decide.
  static let doubt = -15
  /// What two other prices differ by is not the price.
  static let difference = 100
  /// A table that Per wrote says what it means, so that no guess is better.
  static let own = 10_000
  /// A separator that gives the rows of a table different widths is still better than none.
  static let leastShare = 10
  /// How many choices are kept at each column, and how many are weighed with rows.
  static let (choices, weighed) = (24, 12)
  /// How many rows are read to see how well they can be, and how many products of each.
  static let (rows, blocks) = (12, 2)
}
