/// How many values of a column have to look alike before that counts, in hundredths. Cells are mistyped, or say more
/// than their neighbours, so no limit is a hundred.
enum ColumnShare {
  /// A fifth may look like something by chance, as a name looks like a link or a price like a day.
  static let few = 20
  /// Three in ten are no coincidence: they rule out a meaning that they do not fit.
  static let some = 30
  /// Two in five are enough where many values lack the sign: whole prices have no cents.
  static let many = 40
  /// Half decides between two meanings.
  static let half = 50
  /// Three in five make a column, however its other cells are written.
  static let most = 60
  /// Seven in ten are asked of columns with gaps: not every row has a former price.
  static let clear = 70
  /// Three in four are enough where a row may be of another kind.
  static let threeQuarters = 75
  /// Four in five are asked where no heading helps.
  static let mostly = 80
  /// Nine in ten are asked of numbers, which may mean anything.
  static let nearlyAll = 90
  /// Codes, yes and no are hardly ever written in another way.
  static let all = 95

  /// Whether a count is at least that share of a whole.
  static func reaches(_ share: Int, _ count: Int, of whole: Int) -> Bool {
    count * 100 >= whole * share
  }
}
