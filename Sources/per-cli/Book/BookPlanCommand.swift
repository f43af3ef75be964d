import PerDatabase
import PerModel
import PerShopping
import PerText
import PerTransfer
import PerWords

/// `per-cli book plan`: where to buy what is needed, by the newest valid prices.
struct BookPlanCommand {
  let arguments: Arguments
  private let locale: UserLocale
  private let formatter: Formatter
  private let texts: ProductTexts

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    locale = try LocaleOptions(arguments).locale
    formatter = Formatter(forTerminal: locale)
    texts = ProductTexts(locale)
  }

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let items = try linesOrInput(operands).map { (text) throws(UsageError) in
      (text, try item(text))
    }
    guard !items.isEmpty else { throw .call("book plan NEED…") }
    let needs = items.map { ShoppingNeed(text: $0, quantity: $1.quantity) }
    let prices = try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try items.map { (_, item) throws(DatabaseError) in
        try database.shelfPrices(for: item, on: .today)
      }
    }
    let known = ShoppingCurrency(
      of: prices, choosing: arguments.options[.currency] == nil ? nil : locale.currency,
      preferring: locale.currency)
    for other in known.others {
      complain(localized("prices in %1$s are left out", other.code))
    }
    let (detour, stops) = (try detour(), try stops)
    let plan: ShoppingPlan
    do throws(ArithmeticError) {
      plan = try ShoppingPlan(
        needs, prices, in: stores, currency: known.currency, stopCost: detour,
        maximumStops: stops)
    } catch { throw UsageError(failure: localized("the prices are too large to be added up")) }
    var output = Output()
    if arguments.hasJSON {
      output.writeLine(json(plan, needs).line)
    } else {
      for line in lines(plan, needs) { output.writeLine(line) }
    }
    output.flush()
    return plan.missing.isEmpty ? .success : .refused
  }

  // MARK: Reading

  /// What is to be bought: an amount and the words to search articles by.
  private func item(_ text: String) throws(UsageError) -> ShoppingItem {
    do throws(ProductTexts.TextProblem) { return try texts.shoppingItem(text, id: .new()) } catch {
      throw UsageError("\(text.prefix(200)): \(error.sentence)")
    }
  }

  /// The only stores that count; `nil` for all.
  private var stores: [String]? {
    arguments.options[.stores].map { names in
      names.split(separator: ",").map { name in
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }.filter { !$0.isEmpty }
    }
  }

  private var stops: Int? {
    get throws(UsageError) {
      guard let text = arguments.options[.stops] else { return nil }
      guard let stops = Int(text), stops > 0 else {
        throw UsageError(localized("the number of stops must be 1 or more: %1$s", text))
      }
      return stops
    }
  }

  /// What each stop after the first costs.
  private func detour() throws(UsageError) -> Rational {
    guard let text = arguments.options[.detour] else { return .zero }
    var product = Product()
    try? texts.read(price: text, into: &product)
    guard let price = product.price, product.terms.pricedPer == nil else {
      throw UsageError(
        localized("the cost of an extra stop must be a price such as 1.50: %1$s", text))
    }
    return price.amount
  }

  // MARK: Writing

  private func json(_ plan: ShoppingPlan, _ needs: [ShoppingNeed]) -> JSONObject {
    func texts(_ indices: [Int]) -> [String] { indices.map { needs[$0].text } }
    var object = JSONObject()
    object.add("total", plan.total.description)
    object.add("currency", plan.currency.code)
    object.add("proven", plan.isProven)
    object.add(
      "stops",
      plan.stops.map { stop in
        var entry = JSONObject()
        entry.add("store", stop.store)
        entry.add("total", stop.total.description)
        entry.add("items", stop.items.map { json($0, needs) })
        return entry
      })
    object.add("anyStore", plan.withoutStore.map { json($0, needs) })
    object.add("missing", texts(plan.missing))
    object.add(
      "single",
      plan.singleStores.map { store in
        var entry = JSONObject()
        entry.add("store", store.store)
        entry.add("total", store.total.description)
        entry.add("missing", texts(store.missing))
        return entry
      })
    return object
  }

  private func json(_ item: ShoppingPlan.Item, _ needs: [ShoppingNeed]) -> JSONObject {
    var object = JSONObject()
    object.add("need", needs[item.need].text)
    object.add("cost", item.cost.description)
    object.add(
      "buy",
      item.packs.map { packs in
        var entry = JSONObject()
        entry.add("article", packs.price.article.id.description)
        entry.add("name", packs.price.article.name)
        entry.add("packs", packs.count)
        entry.add("quantity", .quantity(packs.quantity))
        entry.add("cost", packs.cost.description)
        entry.add("date", packs.price.fact.day.description)
        return entry
      })
    return object
  }

  /// A line for each store, one for each thing to buy there, what has a price without a store, and what has none; tabs
  /// between the parts.
  private func lines(_ plan: ShoppingPlan, _ needs: [ShoppingNeed]) -> [String] {
    func text(_ amount: Rational) -> String { formatter.rounded(Money(amount, plan.currency)) }
    var lines: [String] = []
    func add(_ items: [ShoppingPlan.Item]) {
      for item in items {
        for packs in item.packs {
          lines.append(
            [
              "", Terminal.name(needs[item.need].text),
              "\(packs.count) × \(formatter.quantity(packs.quantity))",
              Terminal.name(packs.price.article.name), text(packs.cost),
              packs.price.fact.day.description,
            ].joined(separator: "\t"))
        }
      }
    }
    for stop in plan.stops {
      lines.append("\(Terminal.name(stop.store))\t\(text(stop.total))")
      add(stop.items)
    }
    if !plan.withoutStore.isEmpty { lines.append("any store") }
    add(plan.withoutStore)
    lines.append("total\t\(text(plan.total))" + (plan.isProven ? "" : "\tnot proven"))
    lines += plan.missing.map { "missing\t\(Terminal.name(needs[$0].text))" }
    return lines
  }
}
