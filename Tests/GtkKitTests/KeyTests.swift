import Testing

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct KeyTests {
    @Test(arguments: [
      ("a", "a"), ("A", "A"), ("EuroSign", "€"), ("space", " "), ("KP_1", "1"), ("Return", nil),
      ("Escape", nil), ("F4", nil), ("Delete", nil),
    ])
    func aKeyKnowsItsCharacter(name: String, character: String?) {
      let key = Key(named: name)
      #expect(key?.name == name)
      #expect(key?.character.map { String($0) } == character)
    }

    @Test func anUnknownNameIsNoKey() {
      #expect(Key(named: "NoSuchKey") == nil)
    }

    @Test func lettersAreGatheredButShortcutsAreNot() {
      let typing = TypeAhead()
      #expect(typing.add(.space, []) == nil)
      #expect(typing.add(Key(named: "f")!, []) == "f")
      #expect(typing.add(Key(named: "c")!, .control) == nil)
      #expect(typing.add(Key(named: "L")!, .shift) == "fL")
      #expect(typing.add(.space, []) == "fL ")
      #expect(typing.add(.return, []) == nil)
    }

    @Test func typingOnAClosedDropDownChooses() {
      let drop = DropDown.make()
      let box = Box(.vertical)
      box.append(drop)
      drop.items = ["g", "kg", "fl oz"].map { DropDownItem(id: $0, title: $0) }
      var chosen: [String] = []
      drop.onSelectionChanged { chosen.append($0.id) }
      #expect(drop.handle(Key(named: "f")!, []))
      #expect(drop.handle(Key(named: "l")!, []))
      #expect(!drop.handle(.tab, []))
      #expect(!drop.handle(Key(named: "z")!, .control))
      #expect(chosen == ["fl oz"])
      #expect(!drop.isOpen)
    }

    @Test func aShortcutControllerTakesNamesAndClosures() {
      let keys = ShortcutController(scope: .managed, phase: .capture)
      keys.add("<Control>u", action: "row.duplicate")
      keys.add("Delete|KP_Delete", action: "row.remove", .text("7"))
      keys.add("F2") { true }
      #expect(keys.phase == .capture)
      let box = Box(.vertical)
      box.addController(keys)
      #expect(keys.widget == box)
      box.removeController(keys)
      #expect(keys.widget == nil)
    }
  }
}
