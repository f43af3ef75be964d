/// How many rows are made at once.
nonisolated enum RowBudget {
  /// Visible rows made in one turn of the main loop, so that it can take a key in between.
  static let visibleAtOnce = 2
  /// Invisible rows made along with the visible ones.
  static let atOnce = 2
  /// Invisible rows made each time the program is idle. Each time the whole window may be laid out and drawn.
  static let whenIdle = 6
  /// Rows far away that are removed each time the program is idle.
  static let removedWhenIdle = 4
  /// Rows that are not seen and filled again in one turn after the list has changed.
  static let filledUnseen = 4
  /// Rows assumed to be visible before there is a height.
  static let seenAtFirst = 7
}
