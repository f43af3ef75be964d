import PerModel
import Testing

@testable import PerDatabase

/// Whatever people do on several devices, in whatever order it reaches the others, all find the same book.
@Suite struct RandomSharingTests {
  @Test(arguments: 0..<5) func anyOrderLeadsToTheSameBook(seed: UInt64) throws {
    try SharingGroup.withOwnTime(seed: seed) { time in
      let group = try SharingGroup(5)
      var keeping = RandomBookKeeping(seed: seed)
      for _ in 0..<2000 {
        time.pass(keeping.pick(0..<20))
        try keeping.act(in: group)
      }
      try group.settle()
      try group.expectSame()
      // A new device that gets it all finds the same.
      #expect(try group.contentOfNewDevice() == group.content(of: 0))
    }
  }
}
