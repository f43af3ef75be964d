/// How many prices of a picture have to be alike to decide for all, in hundredths.
enum PictureShare {
  /// Three prices in five are to one side of their texts, or no more than two in five.
  static let (side, otherSide) = (60, 40)
  /// Nine in ten are nearly all.
  static let sureSide = 90
  /// Texts that are repeated for half of the prices are buttons.
  static let repeated = 50
  /// What two cards in five say, with four words in five the same, names nothing.
  static let (inCards, sameWords) = (40, 80)
  /// One text in five that begin in a column may go across its side; not in hundredths.
  static let acrossColumns = 5
  /// Where half of the prices stand beside texts, they are in rows.
  static let beside = 50
  /// The third part of all lines are no farther apart than those of a paragraph; not in hundredths.
  static let pitch = 3
  /// In a column one price in four may stand apart.
  static let column = 75
  /// Four texts in five are nearer on one side.
  static let nearest = 80
  /// The network overlooks many buttons: one for every three prices tells where cards end; not in hundredths.
  static let perButton = 3
  /// Nearly every price has a text on the right side; only the first or last row has none on the wrong one.
  static let onOneSide = 90
  /// The heaviest dog that something is for weighs half again as much as the lightest, or more; no article does.
  static let ofDogs = 150
  /// Where two candidates in three have a size, those without one may be headings; not in hundredths.
  static let (sized, ofSized) = (2, 3)
  /// Where a third of the prices without a point have no raised cents, none has; not in hundredths.
  static let level = 3
  /// Unit prices have to confirm one side four times as often as the other; not in hundredths.
  static let confirmed = 4
}
