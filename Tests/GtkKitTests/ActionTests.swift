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
      #expect(button.activateAction("row.remove", .text("7")))
      #expect(button.activateAction("row.undo"))
      #expect(!button.activateAction("row.none"))
      #expect(done == ["remove 7", "undo"])
    }

    @Test func aButtonFollowsItsAction() {
      let group = ActionGroup()
      let action = SimpleAction("add") {}
      group.add(action)
      let box = Box(.vertical)
      let button = Button(label: "Add")
      button.setAction("form.add")
      box.append(button)
      box.insertActionGroup("form", group)
      #expect(button.isSensitive)
      action.isEnabled = false
      #expect(!button.isSensitive)
      #expect(group.action("add") == action)
      #expect(group.action("add")?.isEnabled == false)
    }

    @Test func aSwitchingActionTurnsOver() {
      var seen: [Bool] = []
      let action = SimpleAction("basket", isOn: false) { seen.append($0) }
      action.activate()
      action.activate()
      #expect(seen == [true, false])
      action.state = .flag(true)
      #expect(seen == [true, false])
      #expect(action.state == .flag(true))
    }

    @Test func aChoiceKeepsTheOneChosen() {
      var seen: [String] = []
      let action = SimpleAction("sort", choice: "price") { seen.append($0) }
      action.activate(.text("name"))
      #expect(seen == ["name"])
      #expect(action.state == .text("name"))
    }

    @Test(arguments: [
      ActionParameter.none, .text("é"), .flag(true), .integer(-(1 << 40)),
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
      item.setHidden(when: .actionIsDisabled)
      section.append(item)
      menu.append(section: section, title: "Product")
      menu.append(submenu: section, title: "More")
      menu.append("Quit", action: "app.quit")
      let popover = PopoverMenu(menu)
      popover.setMenu(menu)
      menu.removeAll()
    }
  }
}
