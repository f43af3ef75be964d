import Testing
import ToolkitTesting
import WaitTesting

@testable import GtkKit

private let units: [DropDownItem] = [
  DropDownItem(id: "g", title: "g", subtitle: "grams", heading: "Mass", keywords: ["gramme"]),
  DropDownItem(id: "kg", title: "kg", subtitle: "kilograms", heading: "Mass"),
  DropDownItem(id: "ml", title: "ml", subtitle: "millilitres", heading: "Volume"),
  DropDownItem(id: "mm", title: "mm", subtitle: "millimetres", heading: "Length"),
  DropDownItem(id: "Mb", title: "Mb", subtitle: "megabits", heading: "Data"),
  DropDownItem(id: "MB", title: "MB", subtitle: "megabytes", heading: "Data"),
  DropDownItem(id: "gal", title: "gal", subtitle: "gallons", heading: "Volume"),
]

extension GtkKitSuite {
  @Suite struct DropDownTests {
    @Test(arguments: [
      ("g", "g"), ("ga", "gal"), ("k", "kg"), ("MB", "MB"), ("mb", "Mb"), ("gramme", "g"),
      ("kilo", "kg"), ("m", "ml"), ("millim", "mm"), ("zz", nil), ("", nil), ("litres", nil),
    ])
    func lettersFindAnItem(text: String, id: String?) {
      #expect(units.bestMatch(for: text).map { units[$0].id } == id)
    }

    @Test(arguments: [("pi", "item"), ("Pi", "Pi"), ("pib", "Pi"), ("c", "item")])
    func whatIsRareComesAfterWordsThatBeginWithTheLetters(text: String, id: String) {
      let units = [
        DropDownItem(id: "ct", title: "ct", subtitle: "carats", isRare: true),
        DropDownItem(id: "item", title: "count", keywords: ["piece"]),
        DropDownItem(id: "Pi", title: "Pi", subtitle: "pibytes", isRare: true),
      ]
      #expect(units.bestMatch(for: text).map { units[$0].id } == id)
    }

    @Test func searchingAlsoFindsWhatIsInsideAWord() {
      #expect(units.bestMatch(for: "litres", anywhere: true) == 2)
    }

    @Test func replacingTheItemsKeepsTheSelectionById() {
      let drop = DropDown.make()
      let box = Box(.vertical)
      box.append(drop)
      #expect(drop.selectedIndex == nil)
      drop.items = units
      #expect(drop.selectedItem?.id == "g")
      drop.selectedId = "ml"
      drop.items = Array(units.dropFirst(2))
      #expect(drop.selectedIndex == 0)
      #expect(drop.selectedId == "ml")
      drop.items = Array(units.prefix(2))
      #expect(drop.selectedId == "g")
      drop.items = []
      #expect(drop.selectedIndex == nil)
    }

    @Test func onlyTheUsersChoiceIsReported() {
      let drop = DropDown.make()
      let box = Box(.vertical)
      box.append(drop)
      drop.items = units
      var chosen: [String] = []
      drop.onSelectionChanged { chosen.append($0.id) }
      drop.selectedIndex = 1
      drop.selectedId = "nothing"
      #expect(chosen.isEmpty)
      drop.choose(2)
      drop.choose(2)
      drop.choose(99)
      #expect(chosen == ["ml"])
    }

    @Test func theListShowsGroupsAndWhatIsSearchedFor() async {
      let window = Window.plain()
      let drop = DropDown.make()
      drop.isSearchable = true
      drop.searchPlaceholder = "Search units"
      drop.setAccessible(label: "Unit")
      window.setChild(drop)
      drop.items = units
      window.present()
      #expect(await eventually { drop.isMapped })
      drop.open()
      #expect(await eventually { drop.isOpen })
      let list = drop.list
      #expect(await eventually { list?.search.containsFocus == true })
      #expect(
        list?.shownTitles == [
          "Mass: g", "kg", "Volume: ml", "Length: mm", "Data: Mb", "MB", "Volume: gal",
        ])
      list?.search.text = "mega"
      #expect(list?.shownTitles == ["Data: Mb", "MB"])
      #expect(list?.rows.selectedRow?.index == 4)
      var chosen: String?
      drop.onSelectionChanged { chosen = $0.title }
      list?.search.focusWidget?.emit("activate")
      #expect(await eventually { !drop.isOpen })
      #expect(chosen == "Mb")
      #expect(drop.selectedId == "Mb")
      window.destroy()
    }

    @Test func choicesAreAskedForOnceSomebodyChooses() async {
      let window = Window.plain()
      let drop = DropDown.make()
      window.setChild(drop)
      var asked = 0
      let show = { (unit: DropDownItem) in
        drop.show(unit) {
          asked += 1
          return units
        }
      }
      show(units[1])
      #expect(drop.selectedId == units[1].id)
      #expect(asked == 0)
      // The letter k chooses among all of them, and the one that was selected stays so
      _ = drop.handle(Key(value: 0x6B), [])
      #expect(asked == 1)
      #expect(drop.selectedItem?.title == "kg")
      #expect(drop.items == units)
      show(units[2])
      window.present()
      #expect(await eventually { drop.isMapped })
      drop.open()
      #expect(await eventually { drop.isOpen })
      #expect(asked == 2)
      #expect(drop.list?.rows.selectedRow?.index == 2)
      // What changes while the list is open is seen there
      show(units[3])
      #expect(asked == 3)
      #expect(drop.list?.rows.selectedRow?.index == 3)
      window.destroy()
    }

    @Test func itDoesNotOpenOffTheScreen() {
      let drop = DropDown.make()
      let box = Box(.vertical)
      box.append(drop)
      drop.items = units
      drop.open()
      #expect(!drop.isOpen)
    }

    @Test func itIsFreedWithItsListAndItsHandlers() async {
      let before = Capture.alive
      let counter = FinalizationCounter()
      do {
        let window = Window.plain()
        let drop = DropDown.make()
        counter.watch(drop)
        let capture = Capture()
        drop.onSelectionChanged { _ in _ = capture }
        drop.items = units
        window.setChild(drop)
        window.present()
        _ = await eventually { drop.isMapped }
        drop.open()
        _ = await eventually { drop.isOpen }
        if let list = drop.list { counter.watch(list.popover) }
        window.destroy()
      }
      #expect(await eventually { counter.finalized == counter.watched })
      #expect(Capture.alive == before)
    }
  }
}

extension DropDownList {
  /// The titles of the visible rows, each with its heading, if any.
  fileprivate var shownTitles: [String] {
    rows.rows.filter { $0.isChildVisible }.map { row in
      let title = items[row.index].title
      return row.headerTitle.map { "\($0): \(title)" } ?? title
    }
  }
}
