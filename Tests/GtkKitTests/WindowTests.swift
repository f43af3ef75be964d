import Testing
import WaitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct WindowTests {
    private func window(_ content: Widget, width: Int = 400, height: Int = 300) async -> Window {
      let window = Window.plain()
      window.setDefaultSize(width: width, height: height)
      window.setChild(content)
      window.present()
      #expect(await eventually { content.isMapped && content.allocatedWidth > 0 })
      return window
    }

    @Test func theFocusIsFoundInsideItsEntry() async {
      let box = Box(.vertical)
      let entry = Entry()
      let button = Button(label: "a")
      box.append(entry)
      box.append(button)
      let window = await window(box)
      defer { window.destroy() }
      button.grabFocus()
      #expect(!entry.containsFocus)
      entry.grabFocus()
      #expect(entry.containsFocus)
      #expect(entry.focusWidget == window.focusedWidget)
    }

    @Test func whatWaitsForAFrameIsDoneOnceAfterIt() async {
      let window = Window.plain()
      defer { window.destroy() }
      let area = DrawingArea()
      var steps: [String] = []
      area.setDraw { _, _, _ in steps.append("drawn") }
      area.onMap { [unowned area] in area.afterNextFrame { steps.append("done") } }
      window.setChild(area)
      window.present()
      #expect(await eventually { steps.contains("done") })
      #expect(steps.first == "drawn")
      area.queueResize()
      #expect(await eventually { steps.last == "drawn" })
      #expect(steps.count { $0 == "done" } == 1)
    }

    @Test func aMenuIsMadeWhenItIsOpenedFirst() async {
      let (button, menu) = (MenuButton(), Menu())
      var openings = 0
      button.setMenu(menu) {
        openings += 1
        menu.removeAll()
        menu.append("Entry", action: "app.open", .text("\(openings)"))
      }
      let window = await window(button)
      defer { window.destroy() }
      #expect(button.popover == nil && button.isSensitive)
      for number in 1...2 {
        button.popUp()
        #expect(await eventually { button.popover?.isMapped == true })
        #expect(openings == number)
        let made = button.popover
        button.popover?.popDown()
        #expect(await eventually { button.popover?.isMapped == false })
        #expect(button.popover == made)
      }
      // Another menu is made of widgets of its own.
      button.setMenu(Menu())
      #expect(button.popover == nil && button.isSensitive)
    }

    @Test func aPopoverIsMadeWhenItIsOpenedFirst() async {
      let button = MenuButton()
      var (made, shown) = (0, 0)
      button.setPopover {
        made += 1
        let popover = Popover()
        popover.child = Label("a")
        return popover
      } beforeOpening: { popover in
        shown += popover.child == nil ? 0 : 1
      }
      let window = await window(button)
      defer { window.destroy() }
      #expect(made == 0)
      for number in 1...2 {
        button.popUp()
        #expect(await eventually { button.popover?.isMapped == true })
        #expect(made == 1 && shown == number)
        button.popover?.popDown()
        #expect(await eventually { button.popover?.isMapped == false })
      }
    }

    @Test func theFocusPassesAWidgetOnBothSidesAndRoundTheWindow() async {
      let (outer, before, after) = (Box(.vertical), Box(.vertical), Box(.vertical))
      let buttons = ["a", "b", "c"].map { Button(label: $0) }
      let list = ListBox()
      for text in ["x", "y"] { list.append(Label(text)) }
      before.append(buttons[0])
      before.append(buttons[1])
      outer.append(before)
      outer.append(list)
      let hidden = Button(label: "hidden")
      hidden.isVisible = false
      outer.append(hidden)
      after.append(buttons[2])
      outer.append(after)
      let window = await window(outer)
      defer { window.destroy() }
      list.row(at: 0)?.grabFocus()
      #expect(list.passFocus(forward: true))
      #expect(window.focusedWidget == buttons[2])
      list.row(at: 1)?.grabFocus()
      #expect(list.passFocus(forward: false))
      #expect(window.focusedWidget == buttons[1])
      // At the end it goes on at the other.
      buttons[2].isVisible = false
      list.row(at: 0)?.grabFocus()
      #expect(list.passFocus(forward: true))
      #expect(window.focusedWidget == buttons[0])
    }

    @Test func scrollingBringsARowInSight() async {
      let list = ListBox()
      for number in 0..<100 { list.append(Label("row \(number)")) }
      let scroller = ScrolledWindow()
      scroller.child = list
      let window = await window(scroller)
      defer { window.destroy() }
      let row = list.row(at: 90)
      #expect(await eventually { row?.bounds(in: list)?.y ?? 0 > 0 })
      #expect(scroller.verticalPosition == 0)
      if let row { scroller.scroll(to: row) }
      #expect(scroller.verticalPosition > 0)
    }

    @Test func aToastGoesWhenItIsDismissed() async {
      let overlay = ToastOverlay()
      let window = await window(overlay)
      defer { window.destroy() }
      let counter = FinalizationCounter()
      var dismissed = 0
      do {
        let toast = Toast("Removed “Fish & Chips”")
        toast.buttonLabel = "Undo"
        toast.seconds = 0
        toast.onDismissed { dismissed += 1 }
        counter.watch(toast)
        overlay.add(toast)
        toast.dismiss()
      }
      #expect(await eventually { dismissed == 1 })
      #expect(await eventually { counter.finalized == 1 })
    }

    @Test func aLongToastContinuesOnTheNextLine() async throws {
      let overlay = ToastOverlay()
      let window = await window(overlay)
      defer { window.destroy() }
      window.setDefaultSize(width: 360, height: 300)
      #expect(await eventually { overlay.allocatedWidth == 360 })
      let text = "2 rows skipped, the first: Line 3, column 1: Milk & Co: volume is not weight"
      let toast = Toast(text)
      toast.buttonLabel = "Undo"
      overlay.add(toast)
      let label = try #require(toast.wrappedTitle)
      #expect(label.text == text)
      #expect(await eventually { label.allocatedHeight > 2 * label.textWidth(of: "00") })
      #expect(label.allocatedWidth < 260)
      let short = Toast("Added")
      overlay.add(short)
      #expect(short.wrappedTitle == nil)
    }

    @Test func aDialogReportsTheAnswerAndIsGone() async {
      let parent = await window(Label("a"))
      defer { parent.destroy() }
      var answers: [String] = []
      func dialog() -> MessageDialog {
        let dialog = MessageDialog.make(parent: parent, heading: "Not saved", body: "Disk full")
        dialog.addResponse("copy", label: "_Copy", style: .suggested)
        dialog.addResponse("close", label: "_Close")
        dialog.setDefaultResponse("copy")
        dialog.setCloseResponse("close")
        dialog.setResponse("copy", isEnabled: true)
        dialog.onResponse { answers.append($0) }
        dialog.present()
        return dialog
      }
      let answered = dialog()
      answered.respond("copy")
      #expect(answers == ["copy"])
      #expect(!Window.all.contains(answered))
      let closed = dialog()
      closed.close()
      #expect(answers == ["copy", "close"])
      #expect(!Window.all.contains(closed))
    }

    @Test func aCopiedTextIsReadBack() async {
      let label = Label("a")
      let clipboard = Clipboard.of(label)
      clipboard.setText("€2.49/kg")
      #expect(clipboard.holdsText)
      var read: String?
      clipboard.readText { read = $0 }
      #expect(await eventually { read != nil })
      #expect(read == "€2.49/kg")
    }

    private func menu() -> PopoverMenu {
      let entries = Menu()
      entries.append("Remove", action: "row.remove", .none)
      return PopoverMenu(entries)
    }

    @Test func aMenuLeavesItsWidgetWhenItHasClosed() async {
      let drop = DropDown.make()
      let window = await window(drop)
      defer { window.destroy() }
      let menu = menu()
      var isClosed = false
      menu.popUp(in: drop, at: Rectangle(x: 5, y: 5)) { isClosed = true }
      #expect(menu.parent == drop)
      #expect(await eventually { menu.isMapped })
      #expect(!isClosed)
      menu.popDown()
      #expect(await eventually { isClosed })
      #expect(menu.parent == nil)
    }

    /// GTK 4.8 complains of a place that is empty or beyond the screen.
    @Test(arguments: [
      (0, 0, 0, 0), (9000, 9000, 1, 1), (-9000, -9000, 20, 20), (-9000, 5, 18000, 0),
    ])
    func aMenuOpensWithinTheWindow(x: Int, y: Int, width: Int, height: Int) async {
      let place = Rectangle(x: x, y: y, width: width, height: height)
      let drop = DropDown.make()
      let window = await window(drop)
      defer { window.destroy() }
      let menu = menu()
      menu.popUp(in: drop, at: place)
      #expect(await eventually { menu.isMapped })
      menu.popDown()
      #expect(await eventually { menu.parent == nil })
    }

    @Test func anOpenMenuGoesWithItsWidget() async {
      let counter = FinalizationCounter()
      let list = ListBox()
      let window = await window(list)
      do {
        let row = DropDown.make()
        list.append(row)
        #expect(await eventually { row.isMapped })
        let menu = menu()
        counter.watch(menu)
        counter.watch(row)
        menu.popUp(in: row, at: Rectangle(x: 5, y: 5))
        #expect(await eventually { menu.isMapped })
      }
      list.removeAll()
      #expect(await eventually { counter.finalized == 2 })
      window.destroy()
    }
  }
}
