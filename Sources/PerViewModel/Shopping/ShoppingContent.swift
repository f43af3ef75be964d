import PerModel
import PerShopping
import PerText
import PerWords

/// All that is shown of the shopping list, already in words.
public struct ShoppingContent: Hashable, Sendable {
  /// Items to buy in each store, then items without a price at any, then bought ones.
  public private(set) var sections: [Section] = []
  /// "€23.40 · Aldi, Lidl"; empty while no price is known.
  public private(set) var total = ""
  /// "Everything at Lidl: €25.10"; empty if there is nothing to say.
  public private(set) var remark = ""
  /// The stores with prices, those with the most of the list first.
  public private(set) var stores: [StoreRow] = []

  /// An empty list.
  public static let empty = ShoppingContent()

  private init() {}

  /// What has one heading.
  public struct Section: Hashable, Sendable {
    /// "Lidl · €12.40".
    public let title: String
    /// What is to be bought there.
    public let rows: [Row]
  }

  /// Something to buy.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The item of the list.
    public let id: ShoppingItem.ID
    /// "2 kg carrots".
    public let title: String
    /// "2 × 1 kg Carrots · Nov 5"; empty where no price is known.
    public let detail: String
    /// "€3.98"; empty likewise.
    public let cost: String
    /// Whether it has been bought.
    public let isDone: Bool
    /// Whether it is still to be bought, and no price of it is known.
    public var lacksPrice: Bool { !isDone && cost.isEmpty }
  }

  /// A store that one can go to, or pass by.
  public struct StoreRow: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// "€25.10 · without 2 items": what it alone would have.
    public let detail: String
    /// Whether it counts.
    public let isVisited: Bool
  }

  /// All rows, in their order.
  public var rows: [Row] { sections.flatMap(\.rows) }

  /// The list as text: a line for each heading and each item.
  public var text: String {
    let lines = sections.flatMap { section in
      [section.title]
        + section.rows.map { row in
          (row.isDone ? "☑ " : "☐ ")
            + [row.title, row.detail, row.cost].filter { !$0.isEmpty }
            .joined(separator: factSeparator)
        }
    }
    return (lines + [total].filter { !$0.isEmpty }).map { $0 + "\n" }.joined()
  }
}

extension ShoppingContent {
  @MainActor
  init(
    _ list: ShoppingList, _ planned: PlannedShopping?, on today: CalendarDay,
    using formatter: Formatter
  ) {
    let words = ShoppingWords(formatter: formatter, today: today, planned: planned)
    var open = list.items.filter { !$0.isDone }
    if let plan = planned?.plan, let planned {
      /// The rows of what to buy in one place; items may have been removed since.
      func rows(_ items: [ShoppingPlan.Item]) -> [Row] {
        let rows = items.compactMap { bought in
          open.first { $0.id == planned.items[bought.need].id }
            .map { words.row($0, bought, in: plan.currency) }
        }
        open.removeAll { item in rows.contains { $0.id == item.id } }
        return rows
      }
      for stop in plan.stops {
        let rows = rows(stop.items)
        guard !rows.isEmpty else { continue }
        sections.append(
          Section(
            title: [shortName(stop.store), words.price(stop.total, plan.currency)]
              .joined(separator: factSeparator), rows: rows))
      }
      let anywhere = rows(plan.withoutStore)
      if !anywhere.isEmpty {
        // Translators: heads what is on the shopping list and has a price that names no store.
        sections.append(Section(title: localized("Any Store"), rows: anywhere))
      }
      total = words.total(plan)
      remark = words.remark(plan)
      stores = planned.stores.map { words.store($0, in: plan.currency) }
    }
    let elsewhere = sections.isEmpty ? [] : open.filter(words.isKnown)
    if !elsewhere.isEmpty {
      open.removeAll(where: words.isKnown)
      // Translators: heads what is on the shopping list and only stores have that are not gone to.
      sections.append(
        Section(title: localized("In Other Stores"), rows: elsewhere.map(words.row)))
    }
    if !open.isEmpty {
      // Translators: heads what is on the shopping list and has no price.
      let title = sections.isEmpty ? localized("To Buy") : localized("No Price Yet")
      sections.append(Section(title: title, rows: open.map(words.row)))
    }
    let done = list.items.filter(\.isDone)
    if !done.isEmpty {
      // Translators: heads what is on the shopping list and has been bought.
      sections.append(Section(title: localized("Bought"), rows: done.map(words.row)))
    }
  }
}
