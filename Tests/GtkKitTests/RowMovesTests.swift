import Testing

@testable import GtkKit

@Suite struct RowMovesTests {
  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3], 0), ([1, 2, 3, 4], [2, 3, 4, 1], 1), ([1, 2, 3, 4], [4, 1, 2, 3], 1),
    ([1, 2, 3, 4], [4, 3, 2, 1], 3), ([], [1, 2], 0), ([1, 2, 3], [3], 0),
    ([1, 2], [9, 2, 8, 1], 1),
  ])
  func asFewAsPossibleMove(_ old: [Int], _ new: [Int], _ count: Int) {
    let moved = itemsToMove(from: old, to: new)
    #expect(moved.count == count)
    // What is not moved is in the same order before and after.
    let kept = { (items: [Int]) in
      items.filter { old.contains($0) && new.contains($0) && !moved.contains($0) }
    }
    #expect(kept(old) == kept(new))
  }
}
