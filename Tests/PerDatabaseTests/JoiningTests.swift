import PerModel
import Testing

@testable import PerDatabase

/// How sharing ends and goes on.
@Suite struct JoiningTests {
  @Test func unsharedTheBookStays() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.devices[1].endSharing()
    #expect(try group.devices[1].sharing() == nil)
    #expect(try group.devices[1].history(of: milk.article.id) == [milk.observation])
    #expect(try group.devices[1].lastField() == 0)
  }
}
