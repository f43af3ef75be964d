import Testing

@testable import PerViewModel

@Suite struct NamesTests {
  @Test(arguments: [
    ("Cola (1 l)", false, false), ("Cola (1 l)", true, true), ("حليب 1", false, true),
    ("حليب 1", true, false), ("7 / 24", true, false), ("7 / 24", false, false), ("ミルク", true, true),
    ("Cola حليب", true, true), ("Cola حليب", false, true),
  ])
  func aNameOfAnotherDirectionIsIsolated(name: String, isRightToLeft: Bool, isIsolated: Bool) {
    let expected = isIsolated ? "\u{2068}\(name)\u{2069}" : name
    #expect(name.isolated(inRightToLeft: isRightToLeft) == expected)
  }
}
