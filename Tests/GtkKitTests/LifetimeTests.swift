import CGtk
import Testing
import ToolkitTesting

@testable import GtkKit

/// A wrapper and how to make it.
nonisolated struct WrapperCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor () -> Object

  init(_ name: String, _ make: @escaping @MainActor () -> Object) {
    testDescription = name
    self.make = make
  }
}

extension GtkKitSuite {
  @Suite struct LifetimeTests {
    nonisolated static let wrappers: [WrapperCase] = [
      WrapperCase("Box") { Box(.vertical) },
      WrapperCase("InputStream") { InputStream(consuming: g_memory_input_stream_new()) },
      WrapperCase("Label") { Label("a") },
      WrapperCase("Button") { Button(label: "a") },
      WrapperCase("ToggleButton") { ToggleButton(toggleLabel: "a") },
      WrapperCase("MenuButton") { MenuButton() },
      WrapperCase("Entry") { Entry() },
      WrapperCase("SearchEntry") { SearchEntry() },
      WrapperCase("Grid") { Grid() },
      WrapperCase("ListBox") { ListBox() },
      WrapperCase("ListBoxRow") { ListBoxRow() },
      WrapperCase("LevelBar") { LevelBar() },
      WrapperCase("ProgressBar") { ProgressBar() },
      WrapperCase("ScrolledWindow") { ScrolledWindow() },
      WrapperCase("Switch") { Switch() },
      WrapperCase("DrawingArea") { DrawingArea() },
      WrapperCase("TextLayout") { TextLayout.make("a", for: Label("b")) },
      WrapperCase("Popover") { Popover() },
      WrapperCase("PopoverMenu") { PopoverMenu(Menu()) },
      WrapperCase("ToastOverlay") { ToastOverlay() },
      WrapperCase("Toast") { Toast("a") },
      WrapperCase("ActionRow") { ActionRow(actionTitle: "a") },
      WrapperCase("PreferencesGroup") { PreferencesGroup(title: "a") },
      WrapperCase("PreferencesPage") { PreferencesPage() },
      WrapperCase("SimpleAction") { SimpleAction("a") {} },
      WrapperCase("SimpleAction with a text") { SimpleAction("a", withText: { _ in }) },
      WrapperCase("SimpleAction with choices") { SimpleAction("a", choice: "b") },
      WrapperCase("ActionGroup") { ActionGroup() },
      WrapperCase("Menu") { Menu() },
      WrapperCase("MenuItem") { MenuItem("a") },
      WrapperCase("KeyController") { KeyController() },
      WrapperCase("FocusController") { FocusController() },
      WrapperCase("ShortcutController") { ShortcutController() },
      WrapperCase("ClickGesture") { ClickGesture(.secondary) },
      WrapperCase("LongPressGesture") { LongPressGesture() },
      WrapperCase("DropTarget") { DropTarget() },
      WrapperCase("PageDropTarget") { PageDropTarget() },
      WrapperCase("CssProvider") { CssProvider(StaticBytes("label { color: red; }")) },
      WrapperCase("Application") { Application.alone("org.example.Lifetime") },
      WrapperCase("FileDialog") {
        FileDialog.opening(parent: nil, title: "a", accept: "b")
      },
    ]

    @Test(arguments: wrappers)
    func droppingAWrapperFreesItsObjectAndWhatItsHandlersHold(wrapper: WrapperCase) {
      let counter = FinalizationCounter()
      let before = Capture.alive
      do {
        let object = wrapper.make()
        counter.watch(object)
        let capture = Capture()
        object.on("notify") { _ in _ = capture }
        #expect(Capture.alive == before + 1)
      }
      #expect(counter.finalized == 1)
      #expect(Capture.alive == before)
    }

    nonisolated static let windows: [WrapperCase] = [
      WrapperCase("Window") { Window.plain() },
      WrapperCase("PreferencesWindow") { PreferencesWindow.make(parent: nil) },
      WrapperCase("MessageDialog") { MessageDialog.make(parent: nil, heading: "a", body: "b") },
      WrapperCase("AboutWindow") { AboutWindow.make(parent: nil, AboutWindow.Details()) },
    ]

    @Test(arguments: windows)
    func aWindowIsGtksUntilItIsDestroyed(window: WrapperCase) {
      let counter = FinalizationCounter()
      let before = Capture.alive
      do {
        let object = window.make()
        counter.watch(object)
        let capture = Capture()
        object.on("notify") { _ in _ = capture }
      }
      #expect(counter.finalized == 0)
      #expect(Capture.alive == before + 1)
      if let window = Window.all.last { window.destroy() }
      #expect(counter.finalized == 1)
      #expect(Capture.alive == before)
    }

    @Test func aChildOutlivesItsHandleInItsContainer() {
      let counter = FinalizationCounter()
      let box = Box(.vertical)
      do {
        let label = Label("a")
        counter.watch(label)
        box.append(label)
      }
      #expect(counter.finalized == 0)
      box.removeAll()
      #expect(counter.finalized == 1)
    }

    @Test func aPassingHandleDoesNotSinkWhatItBorrows() {
      let box = Box(.vertical)
      let floating = gtk_label_new("a")
      _ = Label(borrowing: floating).text
      #expect(g_object_is_floating(floating) != 0)
      gtk_box_append(box.cast(), floating)
      #expect(box.children.count == 1)
    }

    @Test func aWeakReferenceSeesTheObjectAndNotTheHandle() {
      let box = Box(.vertical)
      let weak: Weak<Label>
      do {
        let label = Label("a")
        weak = Weak(label)
        box.append(label)
      }
      #expect(weak.object?.text == "a")
      box.removeAll()
      #expect(weak.object == nil)
    }

    @Test func closuresOfAListAreFreedWithIt() {
      let before = Capture.alive
      do {
        let list = ListBox()
        let capture = Capture()
        list.append(Label("a"))
        list.setFilter { _ in withExtendedLifetime(capture) { true } }
        list.setHeaders { _, _ in withExtendedLifetime(capture) { "b" } }
        let area = DrawingArea()
        area.setDraw { _, _, _ in _ = capture }
        area.setHeight(minimumWidth: 1) { _, _ in withExtendedLifetime(capture) { 1 } }
        area.setHeight(minimumWidth: 2) { _, _ in withExtendedLifetime(capture) { 1 } }
        let keys = ShortcutController()
        keys.add("<Control>u") { withExtendedLifetime(capture) { true } }
        list.addController(keys)
        #expect(Capture.alive == before + 1)
      }
      #expect(Capture.alive == before)
    }
  }
}
