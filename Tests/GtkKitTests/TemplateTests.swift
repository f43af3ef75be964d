import Testing
import ToolkitTesting

@testable import GtkKit

private final class SampleRow: ListBoxRow, TemplateWidget {
  static let template = Template(
    name: "TestSampleRow", parent: .listBoxRow,
    markup: StaticBytes(
      """
      <interface>
        <template class="TestSampleRow" parent="GtkListBoxRow">
          <property name="child">
            <object class="GtkBox">
              <child><object class="GtkLabel" id="name"/></child>
              <child><object class="GtkCheckButton" id="check"/></child>
            </object>
          </property>
        </template>
      </interface>
      """))

  private let name: Label
  let check: CheckButton
  let capture = Capture()
  var toggles = 0

  required init(_ reference: Reference) {
    name = reference.child("name")
    check = reference.child("check")
    super.init(reference)
    check.onToggled { [weak self] _ in self?.toggles += 1 }
  }

  var content: String {
    get { name.text }
    set { name.text = newValue }
  }
}

private final class SampleWindow: ApplicationWindow, TemplateWidget {
  static let template = Template(
    name: "TestSampleWindow", parent: .applicationWindow,
    markup: StaticBytes(
      """
      <interface>
        <template class="TestSampleWindow" parent="AdwApplicationWindow">
          <property name="content">
            <object class="GtkListBox" id="list">
              <child><object class="TestSampleRow" id="first"/></child>
            </object>
          </property>
        </template>
      </interface>
      """), uses: [SampleRow.self])

  let list: ListBox
  let first: SampleRow
  let capture = Capture()

  required init(_ reference: Reference) {
    list = reference.child("list")
    first = reference.child("first")
    super.init(reference)
  }
}

private final class SampleBox: Box, TemplateWidget {
  static let template = Template(
    name: "TestSampleBox", parent: .box,
    markup: StaticBytes(
      """
      <interface>
        <template class="TestSampleBox" parent="GtkBox">
          <child><object class="GtkEntry" id="entry"/></child>
        </template>
      </interface>
      """), delegatesFocus: true)

  let entry: Entry

  required init(_ reference: Reference) {
    entry = reference.child("entry")
    super.init(reference)
  }
}

extension GtkKitSuite {
  @Suite struct TemplateTests {
    @Test func aListGivesTheSwiftHalfBack() {
      let list = ListBox()
      let row = SampleRow.make()
      row.content = "Oat Flakes"
      list.append(row)
      let found = list.row(at: 0) as? SampleRow
      #expect(found === row)
      #expect(found?.content == "Oat Flakes")
      row.check.isActive = true
      #expect(row.toggles == 1)
    }

    @Test func theHalfGoesWithItsObject() {
      let before = Capture.alive
      let counter = FinalizationCounter()
      let list = ListBox()
      let row = SampleRow.make()
      counter.watch(row)
      list.append(row)
      #expect(!row.isGone)
      list.remove(row)
      #expect(row.isGone)
      #expect(counter.finalized == 1)
      #expect(Capture.alive == before + 1)
    }

    @Test func manyRowsAreFreedWithTheirList() {
      let before = Capture.alive
      let counter = FinalizationCounter()
      do {
        let list = ListBox()
        for _ in 0..<50 {
          let row = SampleRow.make()
          counter.watch(row)
          counter.watch(row.check)
          list.append(row)
        }
      }
      #expect(counter.finalized == 100)
      #expect(Capture.alive == before)
    }

    @Test func aRowSurvivesBeingMoved() {
      let list = ListBox()
      for name in ["a", "b", "c"] {
        let row = SampleRow.make()
        row.content = name
        list.append(row)
      }
      let row = list.row(at: 0)
      list.select(row)
      if let row { list.move(row, to: 2) }
      #expect(list.rows.compactMap { ($0 as? SampleRow)?.content } == ["b", "c", "a"])
      #expect(list.selectedRow == row)
    }

    @Test func aWindowContainsOtherTemplates() throws {
      let before = Capture.alive
      let counter = FinalizationCounter()
      let application = Application.alone("org.example.Template")
      try application.register()
      do {
        let window = SampleWindow.make()
        window.setApplication(application)
        counter.watch(window)
        counter.watch(window.first)
        #expect(window.list.row(at: 0) === window.first)
        #expect(application.windows.first === window)
        #expect(window.first.root === window)
        window.present()
        window.destroy()
      }
      #expect(counter.finalized == 2)
      #expect(Capture.alive == before)
    }

    @Test func focusGoesOnToTheFirstChild() {
      let window = Window.plain()
      let outer = Box(.vertical)
      let box = SampleBox.make()
      outer.append(Entry())
      outer.append(box)
      window.setChild(outer)
      box.grabFocus()
      #expect(box.containsFocus)
      #expect(box.entry.focusWidget == window.focusedWidget)
      window.destroy()
    }

    @Test(arguments: [
      ("<object class='x'/>", []),
      ("<object class=\"A\" id=\"one\"><object id=\"two\" class=\"B\"/></object>", ["one", "two"]),
      ("<object class=\"A\"\n   id=\"one\"></object><menu id=\"menu\"/>", ["one", "menu"]),
      ("<!-- <object id=\"no\"> --><object class=\"A\" id=\"yes\"/>", ["yes"]),
      ("<![CDATA[<object id=\"no\">]]><property id=\"no\"/>", []),
    ])
    func identifiersAreReadFromMarkup(markup: String, ids: [String]) {
      #expect(identifiers(inMarkup: markup) == ids)
    }
  }
}
