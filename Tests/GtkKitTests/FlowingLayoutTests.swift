import Testing
import ToolkitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct FlowingLayoutTests {
    private let box = Box(.horizontal)
    /// How wide and how high one of the labels is.
    private let (width, height): (Int, Int)

    init() {
      let label = Label("@ Rewe")
      width = label.measureWidth().natural
      height = label.measureHeight().natural
    }

    private func fill(_ count: Int) {
      for _ in 0..<count {
        let label = Label("@ Rewe")
        label.wrapWhereNarrow()
        box.append(label)
      }
    }

    @Test func whatHasNoRoomLeftGoesToTheNextLineAsAWhole() {
      box.flowLikeWords()
      fill(3)
      let line = 3 * width + 12
      #expect(box.measureWidth().natural == line)
      #expect(box.measureHeight(forWidth: line).natural == height)
      #expect(box.measureHeight(forWidth: line - 1).natural == 2 * height + 3)
      #expect(box.measureHeight(forWidth: width).natural == 3 * height + 6)
      // Only what is wider than a whole line is broken.
      #expect(box.measureHeight(forWidth: width - 1).natural == 6 * height + 6)
    }

    @Test func anEmptyBoxTakesNoRoom() {
      box.flowLikeWords()
      #expect(box.measureWidth() == (0, 0) && box.measureHeight(forWidth: 9) == (0, 0))
      box.layOutInFourColumns()
      #expect(box.measureHeight(forWidth: 9) == (0, 0))
    }

    @Test func rowsOfATableGetMoreLinesWhereTheyAreTooNarrow() {
      box.layOutInFourColumns()
      fill(8)
      let line = 4 * width + 36
      #expect(box.measureWidth().natural == line)
      #expect(box.measureHeight(forWidth: line).natural == 2 * height + 9)
      #expect(box.measureHeight(forWidth: line - 1).natural == 4 * height + 6 + 9)
      let pair = 2 * width + 12
      #expect(box.measureHeight(forWidth: pair).natural == 4 * height + 6 + 9)
      #expect(box.measureHeight(forWidth: pair - 1).natural == 8 * height + 6 + 9)
    }
  }
}
