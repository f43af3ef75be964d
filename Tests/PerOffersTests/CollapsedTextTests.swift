import PerDocument
import Testing

@Suite struct CollapsedTextTests {
  /// Every white space of Unicode at the beginning, in the middle and at the end, alone and beside another.
  @Test func everyWhiteSpaceIsOneSpace() {
    let spaces = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace)
    #expect(spaces.count == 25)
    for space in spaces {
      for (first, second) in [("Äpfel", "€"), ("牛乳", "ー"), ("a", "²"), ("„x“", "…")] {
        #expect("\(space)\(first)\(space)\(second)\(space)".collapsed == "\(first) \(second)")
        #expect("\(first) \(space)\(second)".collapsed == "\(first) \(second)")
        #expect("\(first)\(space) \(second)".collapsed == "\(first) \(second)")
      }
    }
  }

  @Test(arguments: ["", "a", "1 kg", "Müsli 500 g", "ぎゅう乳　".collapsed, "2,49 €", "a\u{301} b", "🥚"])
  func whatIsCollapsedStays(text: String) {
    #expect(text.collapsed == text)
  }
}
