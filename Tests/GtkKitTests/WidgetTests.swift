import Testing

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct WidgetTests {
    @Test func anEntryIsEditedAsByHand() {
      let entry = Entry()
      entry.text = "1.5 l"
      entry.cursorPosition = 3
      entry.insertAtCursor("0")
      #expect(entry.text == "1.50 l")
      #expect(entry.cursorPosition == 4)
      entry.select(0..<4)
      #expect(entry.selection == 0..<4)
      entry.insertAtCursor("2")
      #expect(entry.text == "2 l")
      entry.maximumLength = 4
      entry.placeholder = "0.00"
      entry.inputPurpose = .number
      entry.textAlignment = 1
      entry.undoesTyping = false
      entry.setIcon("dialog-warning-symbolic", tooltip: "Wrong", at: .end)
      entry.setIcon(nil, at: .end)
      #expect(entry.maximumLength == 4)
      #expect(entry.placeholder == "0.00")
      #expect(entry.inputPurpose == .number)
      #expect(entry.textAlignment == 1)
      #expect(!entry.undoesTyping)
    }

    @Test func aNoteHasSeveralLines() {
      let view = TextView()
      var count = 0
      view.onChanged { count += 1 }
      view.text = "one\ntwo"
      view.text = "one\ntwo"
      #expect(view.text == "one\ntwo")
      #expect(count == 1)
      view.tabMovesFocus = true
      #expect(view.tabMovesFocus)
    }

    @Test func aBoxKeepsItsOrder() {
      let box = Box(.horizontal, spacing: 3)
      let labels = ["b", "d", "a", "c"].map { Label($0) }
      box.append(labels[0])
      box.append(labels[1])
      box.prepend(labels[2])
      box.insert(labels[3], after: labels[0])
      #expect(box.children == [labels[2], labels[0], labels[3], labels[1]])
      #expect(box.firstChild?.nextSibling == labels[0])
      #expect(box.lastChild?.previousSibling == labels[3])
      #expect(labels[0].parent == box)
      box.remove(labels[0])
      #expect(box.children.count == 3)
      box.orientation = .vertical
      #expect(box.orientation == .vertical)
      #expect(box.spacing == 3)
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
      list.selectionMode = .multiple
      list.selectAll()
      #expect(list.selectedRows.count == 2)
      list.unselectAll()
      #expect(list.selectedRow == nil)
      list.insert(Label("zero"), at: 0)
      #expect((list.row(at: 0)?.child as? Label) == nil)
      #expect(list.row(at: 0)?.firstChild?.typeName == "GtkLabel")
      list.removeAll()
      #expect(list.rows.isEmpty)
    }

    @Test func onlyOneCheckButtonOfAGroupIsTicked() {
      let first = CheckButton(label: "a")
      let second = CheckButton(label: "b")
      second.join(first)
      first.isActive = true
      second.isActive = true
      #expect(!first.isActive)
      first.isInconsistent = true
      #expect(first.isInconsistent)
    }

    @Test func aLabelCutsWrapsAndEscapes() {
      let label = Label()
      label.setMarkup("<b>\("a & b".escapedForMarkup)</b>")
      #expect(label.text == "a & b")
      label.ellipsis = .middle
      label.wraps = true
      label.lines = 2
      label.isSelectable = true
      label.alignment = 0
      #expect(label.ellipsis == .middle)
      #expect(label.wraps && label.isSelectable)
      #expect(label.lines == 2)
    }

    @Test func aStackShowsThePageOfAName() {
      let stack = Stack()
      stack.transition = .slideLeftRight
      stack.add(Label("a"), name: "empty")
      stack.add(Label("b"), name: "list")
      var changes = 0
      stack.onVisibleChildChanged { changes += 1 }
      stack.visibleChildName = "list"
      #expect(stack.visibleChildName == "list")
      #expect(changes == 1)
      #expect(stack.transition == .slideLeftRight)
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
      label.verticalAlignment = .baseline
      label.expandsHorizontally = true
      label.setMargins(top: 1, end: 2, bottom: 3, start: 4)
      label.setSizeRequest(width: 100, height: 50)
      #expect(label.horizontalAlignment == .end)
      #expect(label.verticalAlignment == .baseline)
      #expect(label.expandsHorizontally && !label.expandsVertically)
      #expect(label.measureWidth().minimum == 106)
      #expect(label.measureHeight().minimum == 54)
    }

    @Test func aLevelBarForgetsItsColours() {
      let bar = LevelBar()
      bar.maximum = 10
      bar.value = 4
      bar.removeOffsets()
      #expect(bar.value == 4)
      #expect(bar.maximum == 10)
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

    @Test func aComboRowReportsItsChoice() {
      let row = ComboRow(comboTitle: "a", choices: ["b", "c"])
      var seen: [Int] = []
      row.onSelectionChanged { seen.append($0) }
      row.selectedIndex = 1
      #expect(seen == [1])
    }
  }
}
