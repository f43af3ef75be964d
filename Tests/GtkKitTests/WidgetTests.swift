import Testing
import ToolkitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct WidgetTests {
    /// GTK takes the height for any width as the lowest that there is.
    @Test(arguments: [Box.Stacking.columns, .buttons, .side])
    func noWidthNeedsLessHeightThanAny(_ stacking: Box.Stacking) {
      let box = Box(.horizontal, spacing: 0)
      box.stackWhereNarrow(stacking)
      for text in ["Load a List of Stores", "Add"] {
        let label = Label(text)
        label.wraps = true
        box.append(label)
      }
      let lowest = box.measureHeight().minimum
      for width in stride(from: box.measureWidth().minimum, to: 800, by: 10) {
        #expect(box.measureHeight(forWidth: width).minimum >= lowest, "\(width)")
      }
    }

    @Test(arguments: [
      ("Lidl · 25 בנוב׳", true), ("Aldi\u{200F} · 8.73€", true), ("Oats 500 g", false),
      ("שיבולת שועל · Lidl", false), ("8.73€", false), ("", false),
    ])
    func aNameDoesNotTurnTheSentenceThatItBegins(_ text: String, _ isMarked: Bool) {
      Widget.setRightToLeftByDefault(true)
      defer { Widget.setRightToLeftByDefault(false) }
      let marked = (isMarked ? "\u{200F}" : "") + text
      #expect(Label(text).text == marked)
      #expect(Label("8\n" + text).text == "8\n" + marked)
    }

    @Test func aTextStandsBesideAPictureAndBelowItWhereThatLeavesTooLittle() throws {
      let box = Box(.horizontal, spacing: 0)
      box.stackWhereNarrow(.side)
      let picture = DrawingArea()
      picture.setHeight(minimumWidth: 40, naturalWidth: 100) { min($1, 100) / 2 }
      let text = Label("several words of a name that may wrap")
      text.wraps = true
      box.append(picture)
      box.append(text)
      #expect(box.measureHeight(forWidth: 1000).minimum == 50)
      let narrow = box.measureHeight(forWidth: 120).minimum
      #expect(narrow == 50 + 6 + text.measureHeight(forWidth: 120).minimum)
      #expect(box.measureHeight(forWidth: 40).minimum > 20)
      picture.isVisible = false
      #expect(
        box.measureHeight(forWidth: 120).minimum == text.measureHeight(forWidth: 120).minimum)
    }

    @Test func anObjectOfAnotherTypeIsNotLent() {
      let box = Box(.vertical)
      box.append(Label("a"))
      box.append(DropDown.make())
      let (label, drop) = (box.children[0].raw, box.children[1].raw)
      #expect(lent(label, as: Label.self)?.text == "a")
      #expect(lent(label, as: Widget.self) != nil)
      #expect(lent(label, as: Entry.self) == nil)
      #expect(lent(label, as: DropDown.self) == nil)
      #expect(lent(drop, as: DropDown.self) != nil)
      #expect(lent(drop, as: Bin.self) is DropDown)
      #expect(lent(drop, as: Button.self) == nil)
    }

    @Test func aReplacedTextIsOneThatWasTyped() {
      let entry = Entry()
      var seen: [String] = []
      entry.onChanged { seen.append($0) }
      entry.replaceText("2 l")
      #expect(entry.text == "2 l" && seen.last == "2 l")
      entry.maximumLength = 2
      #expect(entry.text == "2 ")
    }

    @Test func markupShowsTextsAsTheyAre() {
      let label = Label()
      label.setMarkup("<b>\("a & b".escapedForMarkup)</b>")
      #expect(label.text == "a & b")
    }

    @Test func aBoxKeepsItsOrder() {
      let box = Box(.horizontal, spacing: 3)
      let labels = ["a", "b", "c"].map { Label($0) }
      for label in labels { box.append(label) }
      #expect(box.children == labels)
      #expect(box.firstChild?.nextSibling == labels[1])
      #expect(labels[0].parent == box)
      box.remove(labels[0])
      #expect(box.children == [labels[1], labels[2]])
    }

    @Test func aListFiltersItsRowsAndPutsTitlesAboveThem() {
      let list = ListBox()
      for text in ["apple", "bread", "avocado"] { list.append(Label(text)) }
      let texts = ["apple", "bread", "avocado"]
      list.setFilter { texts[$0.index].hasPrefix("a") }
      list.setHeaders { row, before in
        before == nil ? String(texts[row.index].prefix(1)) : nil
      }
      #expect(list.rows.filter(\.isChildVisible).map(\.index) == [0, 2])
      #expect(list.rows.map(\.headerTitle) == ["a", nil, nil])
      list.select(list.row(at: 2))
      #expect(list.selectedRow?.index == 2)
      list.select(nil)
      #expect(list.selectedRow == nil)
      list.insert(Label("zero"), at: 0)
      #expect((list.row(at: 0)?.child as? Label) == nil)
      #expect(list.row(at: 0)?.firstChild?.typeName == "GtkLabel")
      list.removeAll()
      #expect(list.rows.isEmpty)
    }

    @Test func styleClassesComeAndGo() {
      let label = Label("a")
      label.setCssClass("error", true)
      #expect(label.hasCssClass("error"))
      label.setCssClass("error", false)
      #expect(!label.hasCssClass("error"))
    }

    @Test func layoutIsReadBack() {
      let label = Label("a")
      label.horizontalAlignment = .end
      label.verticalAlignment = .center
      label.expandsHorizontally = true
      label.setMargins(top: 1, end: 2, bottom: 3, start: 4)
      label.setSizeRequest(width: 100, height: 50)
      #expect(label.horizontalAlignment == .end)
      #expect(label.verticalAlignment == .center)
      #expect(label.expandsHorizontally)
      #expect(label.measureWidth().minimum == 106)
      #expect(label.measureHeight().minimum == 54)
    }

    @Test func aLevelBarForgetsItsColours() {
      let bar = LevelBar()
      bar.value = 0.4
      bar.removeOffsets()
      #expect(bar.value == 0.4)
    }

    @Test func wrappersOfOneObjectAreEqual() {
      let box = Box(.vertical)
      let label = Label("a")
      box.append(label)
      #expect(box.firstChild == label)
      #expect(Set([box.firstChild, label]).count == 1)
      #expect(box != label)
    }

    @Test func aRowOfPreferencesHasASwitchThatItsTitleNames() {
      let row = ActionRow(actionTitle: "Mark the worst <too>")
      let toggle = row.addSwitch(isActive: true)
      var seen: [Bool] = []
      toggle.onToggled { seen.append($0) }
      toggle.isActive = false
      #expect(seen == [false])
      #expect(row.title == "Mark the worst <too>")
    }
  }
}
