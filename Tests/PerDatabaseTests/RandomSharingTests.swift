import PerModel
import Testing

@testable import PerDatabase

/// Whatever people do on several devices, in whatever order it reaches the others, all find the same book.
@Suite struct RandomSharingTests {
  /// A seed, how many devices there are, and how many things people do.
  @Test(arguments: [(0, 2, 1000), (1, 3, 1000), (2, 5, 1000), (3, 5, 2500)])
  func anyOrderLeadsToTheSameBook(seed: Int, devices: Int, count: Int) throws {
    try SharingGroup.withOwnTime(seed: UInt64(seed)) { time in
      let group = try SharingGroup(devices)
      var keeping = RandomBookKeeping(seed: UInt64(seed))
      try keeping.begin(in: group)
      for _ in 0..<count {
        time.pass(keeping.pick(0..<20))
        try keeping.act(in: group)
      }
      try group.settle()
      try group.expectSame()
      try group.expectOnePriceOfEachOccasion()
      // A new device that gets it all finds the same.
      #expect(try group.contentOfNewDevice() == group.content(of: 0))
    }
  }
}
