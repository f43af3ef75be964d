import Testing
import ToolkitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct SignalTests {
    @Test func aHandlerIsGivenTheNewText() {
      let entry = Entry()
      var seen: [String] = []
      entry.onChanged { seen.append($0) }
      entry.text = "500 g"
      entry.text = "500 g"
      #expect(seen == ["500 g"])
    }

    @Test func aDisconnectedHandlerIsNotCalledAndIsFreed() {
      let button = Button(label: "a")
      let before = Capture.alive
      var count = 0
      var capture: Capture? = Capture()
      let connection = button.onClicked { [capture] in
        _ = capture
        count += 1
      }
      capture = nil
      button.emit("clicked")
      connection.disconnect()
      connection.disconnect()
      button.emit("clicked")
      #expect(count == 1)
      #expect(Capture.alive == before)
    }

    @Test func aBlockedHandlerIsNotCalled() {
      let check = ToggleButton(toggleLabel: "a")
      var seen: [Bool] = []
      let connection = check.onToggled { seen.append($0) }
      connection.withoutCalls { check.isActive = true }
      check.isActive = false
      #expect(seen == [false])
    }

    @Test func aBlockedHandlerMayBeDisconnected() {
      let check = CheckButton()
      let connection = check.onToggled { _ in }
      connection.withoutCalls { connection.disconnect() }
      connection.withoutCalls { check.isActive = true }
    }

    @Test func aConnectionMayOutliveItsEmitter() {
      var button: Button? = Button(label: "a")
      let connection = button?.onClicked {}
      button = nil
      connection?.disconnect()
      #expect(connection?.withoutCalls { 1 } == 1)
    }

    @Test func aCloseRequestCanBeRefused() {
      let window = Window.plain()
      var asked = 0
      window.onCloseRequest {
        asked += 1
        return asked == 1
      }
      let weak = Weak(window)
      window.present()
      window.close()
      #expect(asked == 1)
      #expect(Window.all.contains(window))
      window.close()
      #expect(asked == 2)
      #expect(!Window.all.contains(window))
      _ = weak
    }

    @Test func markupIsEscaped() {
      #expect("a < b & c".escapedForMarkup == "a &lt; b &amp; c")
    }

    @Test func aGlibErrorIsThrown() async {
      await #expect(throws: GlibError.self) {
        try await Texture.reading([1, 2, 3], longestSide: 40)
      }
    }
  }
}
