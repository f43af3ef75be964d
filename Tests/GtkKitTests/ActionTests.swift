import Testing

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct ActionTests {
    @Test func aNamedActionIsFoundFromAWidget() {
      var done: [String] = []
      let group = ActionGroup()
      group.add(SimpleAction("remove", withText: { done.append("remove \($0)") }))
      group.add(SimpleAction("undo") { done.append("undo") })
      let box = Box(.vertical)
      let button = Button(label: "a")
      box.append(button)
      box.insertActionGroup("row", group)
      #expect(group.action("undo")?.isEnabled == true)
      #expect(button.activateAction("row.remove", .text("7")))
      #expect(button.activateAction("row.undo"))
      #expect(!button.activateAction("row.none"))
      #expect(done == ["remove 7", "undo"])
    }

    @Test func aChoiceKeepsTheOneChosen() {
      var seen: [String] = []
      let action = SimpleAction("sort", choice: "price") { seen.append($0) }
      let group = ActionGroup()
      group.add(action)
      let box = Box(.vertical)
      box.insertActionGroup("list", group)
      #expect(box.activateAction("list.sort", .text("name")))
      #expect(seen == ["name"])
      #expect(action.state == .text("name"))
    }

    @Test(arguments: [
      ActionParameter.none, .text("é"),
    ])
    func aParameterComesBackFromC(parameter: ActionParameter) {
      guard let variant = parameter.variant else {
        #expect(parameter == .none)
        return
      }
      let bag = VariantBag(variant)
      #expect(ActionParameter(bag.variant) == parameter)
    }

    @Test func aMenuIsMadeOfSections() {
      let menu = Menu()
      let section = Menu()
      section.append("Remove", action: "row.remove", .text("7"))
      let item = MenuItem("Duplicate")
      item.setAction("row.duplicate")
      item.setShownKey("<Control>u")
      section.append(item)
      menu.append(section: section, title: "Product")
      menu.append(submenu: section, title: "More")
      _ = PopoverMenu(menu)
      menu.removeAll()
    }
  }
}
