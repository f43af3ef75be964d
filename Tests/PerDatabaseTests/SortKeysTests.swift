import DatabaseTesting
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct PlacesTests {
  /// Rows put in at random indices are there, whatever gaps are left.
  @Test func rowsStandWhereTheyWerePut() throws {
    var generator = SeededGenerator(seed: 11)
    var order: [Int64] = []
    var placeOfKey: [Int64: Int64] = [:]
    var spreads = 0
    for round in 0..<400 {
      // Mostly at the same place, so that gaps are used up.
      let start = min(order.count, round % 7 == 0 ? Int.random(in: 0...3, using: &generator) : 1)
      let indices =
        round % 5 == 0 ? [start, start + 1, start + 3].filter { $0 <= order.count + 1 } : [start]
      var places = SortKeys()
      for key in order { places.append(key: key, place: placeOfKey[key] ?? 0) }
      let merged = try places.merging(indices)
      try #require(merged.added.count == indices.count)
      if !merged.moved.isEmpty { spreads += 1 }
      placeOfKey.merge(merged.moved) { $1 }
      for (offset, index) in indices.enumerated() {
        let key = Int64(round * 10 + offset)
        placeOfKey[key] = merged.added[offset]
        order.insert(key, at: index)
      }
      let found = order.sorted { (placeOfKey[$0] ?? 0) < (placeOfKey[$1] ?? 0) }
      try #require(found == order)
      try #require(Set(placeOfKey.values).count == order.count)
    }
    #expect(spreads > 0)
  }

  @Test(arguments: [[3], [0, 4], [-1], [1, 1], [2, 1]])
  func anIndexAtWhichNothingCanStandIsRefused(_ indices: [Int]) {
    var places = SortKeys()
    places.append(key: 1, place: 10)
    places.append(key: 2, place: 20)
    #expect(throws: DatabaseError.outdated) { try places.merging(indices) }
  }

  /// A damaged file may hold any number.
  @Test(arguments: [(Int64.min, Int64.max), (.min, 0), (.max - 1, .max), (.min, .min + 1), (5, 5)])
  func placesAtTheEndsOfTheirRangeAreSpread(_ first: Int64, _ second: Int64) throws {
    for index in 0...2 {
      var places = SortKeys()
      places.append(key: 1, place: first)
      places.append(key: 2, place: second)
      let merged = try places.merging([index])
      var all: [Int64] = [merged.moved[1] ?? first, merged.moved[2] ?? second]
      all.insert(try #require(merged.added.first), at: index)
      if index != 0 || !merged.moved.isEmpty || first != second {
        #expect(all == all.sorted())
      }
    }
  }

  @Test func puttingOneBackMovesNoOther() throws {
    var places = SortKeys()
    for key in 1...10_000 as ClosedRange<Int64> where key != 5000 {
      places.append(key: key, place: key * SortKeys.gap)
    }
    #expect(try places.merging([4999]) == SortKeys.Merged(added: [5000 * SortKeys.gap]))
  }
}
