import CGtk
import CTestMainLoop
import Testing
import ToolkitTesting
import WaitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct DisclosureTests {
    private let disclosure = Disclosure.make()
    private var button: Button? { disclosure.children.first.map { Button(borrowing: $0.raw) } }

    @Test func itsButtonShowsAndHidesTheContent() throws {
      let content = Label("Content")
      disclosure.content = content
      var changes = 0
      disclosure.onExpandedChanged { changes += 1 }
      #expect(!content.isVisible)
      try #require(button).emit("clicked")
      #expect(disclosure.isExpanded && content.isVisible && changes == 1)
      try #require(button).emit("clicked")
      #expect(!disclosure.isExpanded && !content.isVisible && changes == 2)
    }

    @Test func itIsNamedAndSaysWhetherItIsExpanded() throws {
      let button = try #require(button)
      disclosure.title = "Costs"
      #expect(test_accessible_label_is(button.raw, "Costs") != 0)
      #expect(test_accessible_is_expanded(button.raw, 0) != 0)
      disclosure.isExpanded = true
      #expect(test_accessible_is_expanded(button.raw, 1) != 0)
    }

    @Test func contentThatComesLaterIsShownWhereItIsExpanded() {
      disclosure.isExpanded = true
      let (first, second) = (Label("a"), Label("b"))
      disclosure.content = first
      #expect(first.isVisible)
      disclosure.content = second
      #expect(disclosure.content == second && first.parent == nil)
    }

    @Test func aLongTitleGetsTheLinesThatItNeeds() async {
      let window = Window(borrowing: gtk_window_new())
      window.setDefaultSize(width: 160, height: 400)
      let box = Box(.vertical)
      gtk_window_set_child(window.window, box.widget)
      disclosure.title = "Usable amount: drained weight, usable share and strength"
      box.append(disclosure)
      box.append(Label("Below"))
      window.present()
      #expect(await eventually { window.isMapped && disclosure.allocatedWidth > 1 })
      #expect(window.layoutFaults() == [])
      window.destroy()
    }

    @Test func theFocusGoesToItsTitle() async throws {
      let window = Window(borrowing: gtk_window_new())
      let box = Box(.vertical)
      gtk_window_set_child(window.window, box.widget)
      box.append(Entry())
      box.append(disclosure)
      window.present()
      #expect(await eventually { window.isMapped && window.focusedWidget?.isTyped == true })
      #expect(disclosure.grabFocus())
      #expect(window.focusedWidget == button)
      window.destroy()
    }
  }
}
