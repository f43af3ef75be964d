/// Gives each of some rows a column of its own, so that all together cost the least.
enum Assignment {
  /// The cost of a pair that is never chosen.
  static let never = 1_000_000

  /// The column of each row; `nil` if it is cheaper without one, or has to go without.
  ///
  /// (The method of Kuhn and Munkres, row by row, with potentials.)
  ///
  /// - Parameter none: what a row without a column costs.
  static func cheapest(_ costs: [[Int]], none: Int = PairCost.none) -> [Int?] {
    let (rows, columns) = (costs.count, costs.first?.count ?? 0)
    // Each row may take a column of its own that stands for none.
    let width = columns + rows
    func cost(_ row: Int, _ column: Int) -> Int {
      column < columns ? costs[row][column] : column - columns == row ? none : never
    }
    var rowPotential = [Int](repeating: 0, count: rows + 1)
    var columnPotential = [Int](repeating: 0, count: width + 1)
    var rowOf = [Int](repeating: 0, count: width + 1)
    for row in 0..<rows {
      rowOf[0] = row + 1
      var column = 0
      var least = [Int](repeating: Int.max, count: width + 1)
      var before = [Int](repeating: 0, count: width + 1)
      var isUsed = [Bool](repeating: false, count: width + 1)
      repeat {
        isUsed[column] = true
        let current = rowOf[column]
        var (step, next) = (Int.max, 0)
        for other in 1...width where !isUsed[other] {
          let reduced =
            cost(current - 1, other - 1) - rowPotential[current] - columnPotential[other]
          if reduced < least[other] { (least[other], before[other]) = (reduced, column) }
          if least[other] < step { (step, next) = (least[other], other) }
        }
        for other in 0...width {
          if isUsed[other] {
            rowPotential[rowOf[other]] += step
            columnPotential[other] -= step
          } else if least[other] < Int.max {
            least[other] -= step
          }
        }
        column = next
      } while rowOf[column] != 0
      while column != 0 {
        rowOf[column] = rowOf[before[column]]
        column = before[column]
      }
    }
    var result = [Int?](repeating: nil, count: rows)
    for column in 1..<max(columns + 1, 1) where rowOf[column] > 0 {
      let row = rowOf[column] - 1
      if costs[row][column - 1] < never { result[row] = column - 1 }
    }
    return result
  }
}
