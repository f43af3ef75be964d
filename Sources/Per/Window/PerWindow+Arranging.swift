import GtkKit
import PerViewModel
import PerWords

extension PerWindow {
  /// Adds the actions that sort the list and leave rows out.
  func addArranging() {
    let list = { [weak self] in self?.model.list }
    addAction(
      SimpleAction("sort", choice: "") { order in
        if let order = ListArrangement.Order(rawValue: order) { list()?.sort(by: order) }
      })
    addAction(SimpleAction("group-by-store", isOn: false) { list()?.toggleGroups() })
    addAction(SimpleAction("only-store", isOn: false) { list()?.toggleStore() })
    addAction(SimpleAction("hide-worse", choice: "") { list()?.hide(worseThan: Int($0)) })
    addAction(SimpleAction("show-all") { list()?.showAll() })
    arranging.setMenu { [weak self] in self?.arrangingMenu() ?? Menu() }
  }

  private func arrangingMenu() -> Menu {
    let orders = Menu()
    for order in ListArrangement.Order.allCases {
      orders.append(order.title, action: "win.sort", .text(order.rawValue))
    }
    let menu = Menu()
    // Translators: heads the ways to sort the list: best value, price, size …
    menu.append(section: orders, title: localized("Sort By"))
    let groups = Menu()
    groups.append(action(localized("Group by Store"), "win.group-by-store"))
    menu.append(section: groups)
    let filters = Menu()
    if let store = model.list.offeredStore {
      // Translators: shows only the products of a store: "Only Aldi".
      filters.append(
        action(localized("Only %1$s", String(store.prefix(40))).withoutAccessKey, "win.only-store"))
    }
    filters.append(localized("All Prices"), action: "win.hide-worse", .text(""))
    for percent in ListArrangement.percents {
      filters.append(
        model.list.title(hidingWorseThan: percent), action: "win.hide-worse", .text("\(percent)"))
    }
    // Translators: heads the ways to leave products out of the list.
    menu.append(section: filters, title: localized("Show"))
    return menu
  }

  private func action(_ title: String, _ name: String) -> MenuItem {
    let item = MenuItem(title)
    item.setAction(name)
    return item
  }

  /// Shows how the list is arranged.
  func updateArranging() {
    let arrangement = model.list.arrangement
    action("sort")?.state = .text(arrangement.order.rawValue)
    action("group-by-store")?.state = .flag(arrangement.groupsByStore)
    action("only-store")?.state = .flag(arrangement.store != nil)
    action("hide-worse")?.state = .text(arrangement.worstPercent.map(String.init) ?? "")
    arranging.hidden = model.list.hiddenNote
  }
}

extension String {
  /// As a menu shows it: an underscore is a letter, and marks no access key.
  fileprivate var withoutAccessKey: String { replacing("_", with: "__") }
}
