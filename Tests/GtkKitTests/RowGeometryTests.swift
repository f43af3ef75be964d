import RandomTesting
import Testing

@testable import GtkKit

/// Where rows are that have not been made.
@Suite struct RowGeometryTests {
  /// The same without a shortcut: every row is as high as was measured, or else as the estimate.
  private func tops(_ ids: [Int], _ heights: [Int: Int], estimate: Int) -> [Int] {
    ids.reduce(into: [0]) { $0.append(($0.last ?? 0) + (heights[$1] ?? estimate)) }
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func rowsFollowEachOther(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var geometry = RowGeometry()
    var (heights, estimate): ([Int: Int], Int) = ([:], 80)
    var ids = Array(0..<Int.random(in: 1...60, using: &generator))
    geometry.ids = ids.map(Int64.init)
    for _ in 0..<80 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        ids.shuffle(using: &generator)
        ids.removeLast(Int.random(in: 0...min(3, ids.count - 1), using: &generator))
        ids.append((ids.max() ?? 0) + 1)
        geometry.ids = ids.map(Int64.init)
      case 1 where seed % 5 == 0:
        geometry.forgetHeights()
        heights = [:]
      default:
        let index = Int.random(in: ids.indices, using: &generator)
        let height = Int.random(in: 1...200, using: &generator)
        if heights[ids[index]] != height, heights.count < 8 {
          estimate = heights.values.reduce(height, +) / (heights.count + 1)
        }
        heights[ids[index]] = height
        geometry.setHeight(height, of: index)
      }
      let expected = tops(ids, heights, estimate: estimate)
      #expect((0...ids.count).map { geometry.top(of: $0) } == expected)
      let from = Int.random(in: -50...expected[ids.count] + 50, using: &generator)
      let to = from + Int.random(in: 1...300, using: &generator)
      let seen = ids.indices.filter { expected[$0] < to && expected[$0 + 1] > from }
      let rows = geometry.rows(from: from, to: to)
      #expect(
        Array(rows) == seen || rows.isEmpty && seen.isEmpty || from < 0 || to > expected[ids.count])
    }
  }

  /// Cairo crashes beyond 2^23 pixels, and a display may have two for each.
  @Test(arguments: [1000, 50_000, 250_000, 1_000_000]) func noListIsTooHighToBeDrawn(_ count: Int) {
    var geometry = RowGeometry()
    geometry.ids = (0..<count).map(Int64.init)
    for index in [0, 1, 2, count / 2, count - 2, count - 1] { geometry.setHeight(76, of: index) }
    let height = geometry.top(of: count)
    #expect(height < 1 << 22)
    #expect(geometry.top(of: count - 1) == height - 76)
    for top in [0, height / 3, height / 2, height - 650] {
      let rows = geometry.rows(from: top, to: top + 650)
      #expect((3...30).contains(rows.count), "\(rows)")
    }
    #expect(geometry.rows(from: height - 650, to: height).upperBound <= count)
  }

  /// Of many visible rows a few are made at a time, from the top, and the invisible ones after all of them.
  @Test func visibleRowsAreMadeInTurns() {
    var geometry = RowGeometry()
    geometry.ids = (0..<1000).map(Int64.init)
    var made: Set<Int> = []
    var turns: [(rows: [Int], missing: RowPlan.Missing)] = []
    repeat {
      let plan = geometry.plan(seen: 500..<508, selected: nil, budget: 4, urgentBudget: 3) {
        made.contains(Int($0))
      }
      turns.append((plan.rows.filter { !made.contains($0) }, plan.missing))
      made.formUnion(plan.rows)
    } while turns.last?.missing == .visible
    #expect(turns.map(\.missing) == [.visible, .visible, .invisible])
    #expect(turns[0].rows == [500, 501, 502] && turns[1].rows == [503, 504, 505])
    #expect(Set(turns[2].rows).isSuperset(of: [506, 507]) && turns[2].rows.count == 6)
  }
}
