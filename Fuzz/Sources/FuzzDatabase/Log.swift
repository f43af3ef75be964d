@testable import PerDatabase
@testable import PerModel

/// The readers of this program by their names.
func target(_ name: String) -> any FuzzTarget {
  switch name {
  case "pages": Pages()
  case "recovery": Recovery()
  case "shared": Shared()
  default: Log()
  }
}

/// Reads what an entry of the undo log of a damaged or hostile file holds, and carries it out: in memory, and one in
/// some also in a file, where it is undone and redone.
struct Log: FuzzTarget {
  /// What the seeds of `Fuzz/Corpora/log` are about.
  private let comparison: Comparison
  private let ranking: Ranking
  private let file: LogInFile

  init() {
    let products = (1...3).map { number in
      Product(
        id: Product.ID(rawValue: Int64(number)), name: "Tea \(number)",
        quantity: try? Quantity(Rational(100 * number), .gram),
        price: Money(Rational(number), .euro), store: "Aldi")
    }
    comparison = Comparison(name: "Tea", currency: .euro, products: products)
    ranking = Ranking(comparison)
    file = LogInFile(comparison)
  }

  func read(_ input: [UInt8]) {
    var lot = Lot(input)
    let text = String(decoding: input, as: UTF8.self)
    switch UndoLog.LoggedContent(text) {
    case .rows, .change(nil): break
    case .change(let logged?):
      promise(UndoLog.LoggedContent(logged.text).isChange, "what was written is read")
      promise(
        ChangeText.read(ChangeText.write(logged.change)) == logged.change, "a change is the same")
      carryOut(logged.change)
      for change in logged.recorded { check(change) }
    }
    switch BookLog.LoggedContent(text) {
    case .change(nil): break
    case .change(let change?): check(change)
    case .merge(let merge):
      promise(BookLog.Merge(merge.text) == merge, "the rows of a merge are the same")
      for rows in [merge.articles, merge.observations] { promise(rows.count >= 0, "a count") }
    }
    let id = ComparisonID(rawValue: 1)
    if let change = ListChange(text: text, of: id) {
      promise(ListChange(text: change.text, of: id) == change, "a change of the list is the same")
    }
    if lot.isOne(of: 100) { file.read(text, isUndone: lot.isOne(of: 2)) }
  }

  /// A member that is named twice, as no program does, is written once.
  private func check(_ change: BookChange) {
    let text = BookChangeText.write(change)
    promise(BookChangeText.read(text).map(BookChangeText.write) == text, "a change is the same")
  }

  /// What fits the comparison leads back with its inverse, and to the same ranking as from the start.
  private func carryOut(_ change: Change) {
    for change in [change, change.inverse] {
      var changed = comparison
      guard let steps = try? changed.apply(change) else { continue }
      let after = ranking.after(steps, of: changed)
      promise(after.products == Ranking(changed).products, "the ranking is as from the start")
      // What is several may lead through a currency in which not all were.
      if case .several = change { continue }
      promise((try? changed.apply(change.inverse)) != nil, "a change can be undone")
      promise(changed == comparison, "undone, all is as before")
    }
  }
}

extension UndoLog.LoggedContent {
  fileprivate var isChange: Bool { if case .change(.some) = self { true } else { false } }
}

/// A file with an entry that anybody may have written into its logs.
private struct LogInFile {
  private let comparison: Comparison
  private let database: SQLiteDatabase

  init(_ comparison: Comparison) {
    self.comparison = comparison
    guard let database = try? SQLiteDatabase(path: ":memory:") else {
      preconditionFailure("there is memory for a file")
    }
    self.database = database
  }

  func read(_ text: String, isUndone: Bool) {
    do throws(DatabaseError) {
      for table in ["hidden", "entry", "product", "comparison", "book_entry", "observation"] {
        try database.connection.execute("DELETE FROM \(table)")
      }
      try database.connection.execute("DELETE FROM target; DELETE FROM article")
      let id = try database.create(comparison)
      try write(text, of: id, isUndone: isUndone)
    } catch { return promise(false, "\(error)") }
    let operations: [HistoryOperation] = isUndone ? [.redo, .undo] : [.undo, .redo]
    for operation in operations { carryOut(operation) }
    _ = try? database.performOnList(isUndone ? .redo : .undo)
  }

  /// The same text as an entry of a comparison, of the list and of the price book.
  private func write(
    _ text: String, of id: ComparisonID, isUndone: Bool
  ) throws(DatabaseError) {
    let values: [SQLValue] = [.integer(id.rawValue), .integer(isUndone ? 1 : 0), .text(text)]
    for isOfList in 0...1 {
      try database.connection.run(
        """
        INSERT INTO entry (comparison, is_list, is_undone, number, made, content, version)
        VALUES (?1, \(isOfList), ?2, 1000000 + \(isOfList), 0, ?3, 1)
        """, values)
    }
    try database.connection.run(
      "INSERT INTO book_entry (is_undone, version, made, content) VALUES (?1, 1, 0, ?2)",
      Array(values.dropFirst()))
  }

  private func carryOut(_ operation: HistoryOperation) {
    do throws(DatabaseError) {
      guard let id = try database.comparisons().first?.id else { return }
      _ = try database.changes(of: id, since: 0)
      _ = try database.perform(operation, of: id, expecting: nil)
      _ = try database.performOnPriceBook(operation)
      let stored = try database.load(id)
      promise(
        stored.comparison.products.count == Int(try database.comparisons()[0].productCount),
        "the products are counted")
    } catch {
      switch error {
      // What does not fit is refused.
      case .outdated, .repeatedID, .missing: break
      default: promise(false, "\(error)")
      }
    }
  }
}
