import PerDatabase
import PerModel
import PerShopping
import PerText
import PerThreads
import PerWords

/// The shopping list over all comparisons, and where to buy what is on it. All windows show the same list.
@MainActor
public final class ShoppingModel {
  /// What is shown.
  public private(set) var content = ShoppingContent.empty
  let library: Library
  var language: Language { library.language }
  var list: ShoppingList { library.shopping.value }
  /// Where to buy what is not bought yet, as it was worked out last; `nil` before that.
  private(set) var planned: PlannedShopping?
  /// Counts what was planned, so that late answers about another list are passed over.
  private var plans = 0
  private var isShown = false
  /// What this window has changed.
  private var history = CommonListHistory<ShoppingItem>()
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Called when something else is to be shown.
  public var onChanged: () -> Void = {}

  init(_ library: Library) { self.library = library }

  // MARK: Showing

  /// Follows the list from now on; a hidden list computes nothing.
  public func show() {
    isShown = true
    follow()
  }

  /// Stops following the list.
  public func hide() { isShown = false }

  /// The list or the prices have changed.
  func follow() {
    guard isShown else { return }
    makeContent()
    replan()
  }

  private func makeContent() {
    content = ShoppingContent(list, planned, on: .today, using: language.formatter)
    onChanged()
  }

  private func replan() {
    plans += 1
    let (plan, list, today) = (plans, list, CalendarDay.today)
    let preferred = language.locale.currency
    let items = list.items.filter { !$0.isDone }
    library.file.run(
      { (database) throws(DatabaseError) in
        try items.map { (item) throws(DatabaseError) in
          try database.shelfPrices(for: item, on: today)
        }
      },
      then: { [weak self] (result: Result<[[ShelfPrice]], DatabaseError>) in
        guard let self, plan == plans else { return }
        switch result {
        case .failure(let error): notify(error.sentence)
        case .success(let prices):
          let needs = items.map {
            ShoppingNeed(text: $0.name, quantity: $0.quantity)
          }
          Task {
            let planned = await inBackground {
              PlannedShopping(items, needs, prices, list.choice, preferring: preferred)
            }
            guard plan == self.plans else { return }
            self.planned = planned
            self.makeContent()
          }
        }
      })
  }

  // MARK: What is on the list

  /// What an empty entry shows: "Add: 2 kg carrots", or less in a narrow window.
  public var placeholders: [String] {
    let unit = language.locale.region.referenceUnit(for: .mass)
    let amount: Rational = unit.unit == .gram ? 500 : 2
    let quantity = (try? Quantity(amount, unit.unit)).map { language.formatter.quantity($0) } ?? "2"
    // Translators: %1$s is a quantity, "2 kg".
    return [localized("Add: %1$s carrots", quantity)] + language.formatter.placeholders([quantity])
  }

  /// Adds what was typed, "2 kg carrots", or makes this of an item. Returns why it cannot be read; empty if it was.
  public func add(_ text: String, insteadOf id: ShoppingItem.ID? = nil) -> String {
    guard !isBlank(text) else { return "" }
    let (typed, product): (ShoppingItem, Product)
    do throws(ProductTexts.TextProblem) {
      (typed, product) = try ProductTexts(language.locale).shoppingEntry(text, id: .new())
    } catch { return error.sentence }
    change { items in
      guard let place = items.firstIndex(where: { $0.id == id }) else { return items.append(typed) }
      // Under another name it is something else.
      if items[place].name != typed.name { items[place].articles = [] }
      (items[place].name, items[place].quantity) = (typed.name, typed.quantity)
    }
    note(product)
    return ""
  }

  /// Adds what each line says, as pasted lists have it; the first one takes the place of an item that is changed.
  ///
  /// - Returns: the lines that could not be read, and what is wrong with the first of them.
  public func addLines(
    of text: String, insteadOf id: ShoppingItem.ID? = nil
  ) -> (rest: String, problem: String) {
    var rest: [Substring] = []
    var problem = ""
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      let sentence = add(String(line), insteadOf: index == 0 ? id : nil)
      guard !sentence.isEmpty else { continue }
      rest.append(line)
      if problem.isEmpty { problem = sentence }
    }
    return (rest.joined(separator: "\n"), problem)
  }

  /// Notes in the price book what was typed with something to buy: "butter 7.99 @ Lidl".
  private func note(_ product: Product) {
    let seen = product.statingCurrency(language.locale.currency)
    guard seen.statesPrice else { return }
    library.queue.run(
      { [library] finish in
        library.file.run(
          { (database) throws(DatabaseError) in
            _ = try database.record(NewPrice(seen, on: .today, kind: .regular))
          },
          then: { (result: Result<Void, DatabaseError>) in
            if case .success = result { library.priceBookHasChanged() }
            finish(result.error)
          })
      }, failed: { [self] error in notify(error.sentence) })
  }

  /// Adds one pack of a product.
  func add(_ product: Product) { add([product], named: displayName(of: product), nil) }

  /// Adds what is needed of a comparison; any of its products will do.
  func add(_ comparison: Comparison, best ranked: [Product]) {
    add(ranked, named: displayName(of: comparison), comparison.settings.need?.quantity)
  }

  private func add(_ products: [Product], named name: String, _ quantity: Quantity?) {
    library.file.run(
      { (database) throws(DatabaseError) in
        try products.map { (product) throws(DatabaseError) in try database.article(of: product)?.id
        }
      },
      then: { [weak self] (result: Result<[Article.ID?], DatabaseError>) in
        var articles: [Article.ID] = []
        for case let id? in (try? result.get()) ?? [] where !articles.contains(id) {
          articles.append(id)
        }
        let item = ShoppingItem(id: .new(), name: name, quantity: quantity, articles: articles)
        self?.change(
          { $0.append(item) },
          saying: localized("“%1$s” is on the shopping list", shortName(name)))
      })
  }

  /// The text of an item, to be edited.
  public func text(of id: ShoppingItem.ID) -> String {
    list.items.first { $0.id == id }.map(language.formatter.editable) ?? ""
  }

  /// Ticks an item off, or takes the tick away.
  public func setDone(_ isDone: Bool, _ id: ShoppingItem.ID) {
    change { items in
      guard let place = items.firstIndex(where: { $0.id == id }) else { return }
      items[place].isDone = isDone
    }
  }

  /// Removes an item.
  public func remove(_ id: ShoppingItem.ID) {
    guard let item = list.items.first(where: { $0.id == id }) else { return }
    change(
      { $0.removeAll { $0.id == id } }, saying: localized("“%1$s” removed", shortName(item.name)))
  }

  /// Whether something on the list has been bought.
  public var hasDone: Bool { list.items.contains(where: \.isDone) }

  /// Removes what has been bought.
  public func removeDone() {
    let count = list.items.count(where: \.isDone)
    guard count > 0 else { return }
    change(
      { $0.removeAll(where: \.isDone) },
      saying: localized(
        one: "%1$s item removed", other: "%1$s items removed", count: count,
        language.formatter.integer(count)))
  }

  // MARK: Undo

  /// Whether this window has a change of the list to undo.
  public var canUndo: Bool { !history.undo.isEmpty }
  /// Whether this window has undone a change of the list.
  public var canRedo: Bool { !history.redo.isEmpty }

  /// Undoes the last change of this window. What others have added stays.
  public func undo() {
    guard let change = history.undo.last else { return }
    onEvent(.withdrawNotice)
    undo(change)
  }

  /// Makes the change again that was undone last.
  public func redo() {
    guard let change = history.redo.last else { return }
    onEvent(.withdrawNotice)
    save(
      { $0.items = change.redone(in: $0.items) }, then: { [self] _ in history.didRedo(change) })
  }

  /// Undoes what a notice is about.
  public func undo(_ undoing: Notice.Undoing) {
    if case .shopping(let change) = undoing { undo(change) }
  }

  /// Undoes the change that a notice told of.
  func undo(_ change: CommonListChange<ShoppingItem>) {
    save(
      { $0.items = change.undone(in: $0.items) }, then: { [self] _ in history.didUndo(change) })
  }

  // MARK: Saving

  private func change(_ plan: @escaping (inout [ShoppingItem]) -> Void, saying title: String = "") {
    save(
      { plan(&$0.items) },
      then: { [self] change in
        history.record(change)
        if !title.isEmpty { notify(title, undoing: .shopping(change)) }
      })
  }

  func choose(_ plan: @escaping (inout ShoppingList.StoreChoice) -> Void) {
    save({ plan(&$0.choice) }, then: { _ in })
  }

  /// Saves another list; if that cannot be done, the user is told why.
  private func save(
    _ plan: @escaping (inout ShoppingList) -> Void,
    then done: @escaping (CommonListChange<ShoppingItem>) -> Void
  ) {
    library.shopping.change(
      in: library.queue,
      { list in
        var planned = list
        plan(&planned)
        return planned == list ? nil : planned
      },
      then: { old, new in done(CommonListChange(old: old.items, new: new.items)) },
      failed: { [self] error in notify(error.sentence) })
  }

  private func notify(
    _ title: String, undoing: Notice.Undoing? = nil
  ) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }
}
