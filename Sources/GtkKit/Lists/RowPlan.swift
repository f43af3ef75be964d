/// The rows that should exist for now.
nonisolated struct RowPlan {
  /// Their indices, from the top.
  let rows: [Int]
  /// Which rows are still to be made.
  let missing: Missing

  enum Missing { case none, invisible, visible }
}
