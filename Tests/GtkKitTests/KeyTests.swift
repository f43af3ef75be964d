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
      #expect(key.character.map { String($0) } == character)
    }

    @Test func lettersAreGatheredButShortcutsAreNot() {
      let typing = TypeAhead()
      #expect(typing.add(.space, []) == nil)
      #expect(typing.add(Key(named: "f"), []) == "f")
      #expect(typing.add(Key(named: "c"), .control) == nil)
      #expect(typing.add(Key(named: "L"), .shift) == "fL")
      #expect(typing.add(.space, []) == "fL ")
      #expect(typing.add(Key(named: "Return"), []) == nil)
    }

    @Test func typingOnAClosedDropDownChooses() {
      let drop = DropDown.make()
      let box = Box(.vertical)
      box.append(drop)
      drop.items = ["g", "kg", "fl oz"].map { DropDownItem(id: $0, title: $0) }
      var chosen: [String] = []
      drop.onSelectionChanged { chosen.append($0.id) }
      #expect(drop.handle(Key(named: "f"), []))
      #expect(drop.handle(Key(named: "l"), []))
      #expect(!drop.handle(Key(named: "Tab"), []))
      #expect(!drop.handle(Key(named: "z"), .control))
      #expect(chosen == ["fl oz"])
      #expect(!drop.isOpen)
    }
  }
}
