import Glibc
import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// The database, as the commands use it.
struct CommandDatabase {
  private let database: any Database
  private let path: String

  private static let engine: any DatabaseEngine = .sqlite

  /// Opens what `--database` names, or else the user's own file, and frees the space that nothing needs any longer.
  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.options[.database] ?? Self.usualPath
    do throws(DatabaseError) {
      database = try Self.engine.open(path: path, busyTimeout: Self.busyTimeout)
    } catch { throw UsageError(error, path) }
    // What a killed import has left takes room only, and no command fails because of it.
    try? database.deleteOldHistory()
  }

  /// Opens the same file, but does not create it; `nil` if it does not exist.
  init?(existingFor arguments: Arguments) throws(UsageError) {
    path = arguments.options[.database] ?? Self.usualPath
    do throws(DatabaseError) {
      database = try Self.engine.openExisting(path: path, busyTimeout: Self.busyTimeout)
    } catch .missing {
      return nil
    } catch { throw UsageError(error, path) }
  }

  static var usualPath: String {
    var environment: [String: String] = [:]
    for name in ["XDG_DATA_HOME", "HOME"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return engine.defaultPath(environment: environment)
  }

  /// Milliseconds to wait for another process; scripts can wait longer than people.
  private static let busyTimeout: Int32 = 10_000

  /// Uses the database, and throws in one sentence what went wrong.
  @discardableResult
  func use<Value>(
    _ body: (any Database) throws(DatabaseError) -> Value
  ) throws(UsageError) -> Value {
    do throws(DatabaseError) { return try body(database) } catch { throw UsageError(error, path) }
  }

  /// What is shared with other devices.
  var shared: any SharingDatabase { database.shared }

  func summaries() throws(UsageError) -> [ComparisonSummary] {
    try use { (database) throws(DatabaseError) in try database.comparisons() }
  }

  func lastOpened() throws(UsageError) -> ComparisonID? {
    try use { (database) throws(DatabaseError) in try database.lastOpened() }
  }

  /// The comparison with this id or name; without one, the last opened or else the first; `nil` if there are no
  /// comparisons.
  func find(_ word: String?) throws(UsageError) -> ComparisonID? {
    let all = try summaries()
    guard word == nil else { return try choose(word, among: all)?.id }
    let last = try lastOpened()
    return last ?? all.first?.id
  }

  /// The comparison with this id or name among these; without one, the first.
  func choose(
    _ word: String?, among all: [ComparisonSummary]
  ) throws(UsageError) -> ComparisonSummary? {
    guard let word else { return all.first }
    return try all.named(word, id: \.id.rawValue, name: \.name) {
      localized("there is no comparison %1$s", word)
    }
  }

  /// Like `find`, but throws if it finds none.
  func require(_ word: String?) throws(UsageError) -> ComparisonID {
    if let id = try find(word) { return id }
    throw .noComparison
  }

  func name(of id: ComparisonID) throws(UsageError) -> String {
    try summaries().first { $0.id == id }?.name ?? ""
  }

  func load(_ id: ComparisonID) throws(UsageError) -> StoredComparison {
    try use { (database) throws(DatabaseError) in try database.load(id) }
  }

  /// Readers that know what the comparison measures and counts, and assume its currency where neither a
  /// text nor an option names one.
  func texts(_ arguments: Arguments, for id: ComparisonID?) throws(UsageError) -> ProductTexts {
    let options = try LocaleOptions(arguments)
    let locale = options.locale
    guard let id else { return ProductTexts(locale) }
    let sample = try use { (database) throws(DatabaseError) in try database.sample(of: id) }
    guard options.isCurrencyChosen else { return ProductTexts(locale, beside: sample) }
    let other = Comparison(
      currency: locale.currency, products: sample.products, settings: sample.settings)
    return ProductTexts(locale, beside: other)
  }

  func stores() throws(UsageError) -> [Store] {
    try use { (database) throws(DatabaseError) in try database.stores() }
  }

  func setStores(_ stores: [Store]) throws(UsageError) {
    try use { (database) throws(DatabaseError) in _ = try database.setStores(stores) }
  }

  /// The picture with this id; `nil` if none.
  func picture(_ id: Picture.ID) throws(UsageError) -> Picture? {
    try use { (database) throws(DatabaseError) in try database.picture(id) }
  }

  /// Gives a product with a known barcode what it does not say itself.
  func fill(
    _ product: inout Product, in comparison: Comparison, _ region: Region
  ) throws(UsageError) {
    guard let barcode = GTIN(product.barcode) else { return }
    let earlier = try use { (database) throws(DatabaseError) in
      try database.earlierProduct(barcode: barcode, in: region)
    }
    earlier?.fill(&product, in: comparison)
  }

  /// Why a product in JSON is refused: its picture is missing.
  func problem(with product: Product) throws(UsageError) -> TransferError? {
    guard let id = product.picture, try picture(id) == nil else { return nil }
    return TransferError(.wrongValue(String(id.rawValue)), path: "picture")
  }

  /// Saves a new comparison, which is the one to open next.
  func create(
    _ comparison: Comparison, with pictures: [Picture] = []
  ) throws(UsageError) -> ComparisonID {
    try use { (database) throws(DatabaseError) in
      let id = try database.create(comparison, with: pictures)
      // It is there now; opening another one next does not change that.
      try? database.setLastOpened(id)
      return id
    }
  }

  /// The same for a comparison whose products are read one by one.
  func create(
    with supplement: () -> ImportSupplement,
    _ fill: (_ take: @escaping (Product) -> Bool) -> Comparison?
  ) throws(UsageError) -> (ComparisonID, Int) {
    try use { (database) throws(DatabaseError) in
      let (id, count) = try database.create(with: supplement, fill)
      try? database.setLastOpened(id)
      return (id, count)
    }
  }

  /// Performs the change that `plan` makes for the comparison; if another process was faster, `plan`
  /// is called again. The result is the version afterwards.
  func change(
    _ id: ComparisonID, with pictures: [Picture] = [],
    _ plan: (StoredComparison) throws(UsageError) -> Change?
  ) throws(UsageError) -> Int64 {
    for attempt in 1...Self.maximumAttempts {
      let stored = try load(id)
      guard let change = try plan(stored) else { return stored.version }
      do throws(DatabaseError) {
        return try database.perform(change, on: id, expecting: stored.version, with: pictures)
      } catch {
        guard error == .outdated, attempt < Self.maximumAttempts else {
          throw UsageError(error, path)
        }
      }
    }
    throw UsageError(.outdated, path)
  }

  /// Undoes or redoes the last change of a comparison. The result is the version afterwards, or `nil` if nothing was
  /// left to do.
  func perform(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(UsageError) -> Int64? {
    try retry { (database) throws(DatabaseError) in
      try database.perform(operation, of: id)?.version
    }
  }

  /// Uses the database, and again whenever another process was faster.
  func retry<Value>(
    _ body: (any Database) throws(DatabaseError) -> Value
  ) throws(UsageError) -> Value {
    try use { (database) throws(DatabaseError) in
      for _ in 1..<Self.maximumAttempts {
        do throws(DatabaseError) { return try body(database) } catch {
          guard error == .outdated else { throw error }
        }
      }
      return try body(database)
    }
  }

  private static let maximumAttempts = 1000
}

extension Comparison {
  /// The product with this id, or with this name if only one has it.
  func product(_ word: String) throws(UsageError) -> Product {
    try products.named(word, id: \.id.rawValue, name: \.name) {
      localized("there is no product %1$s", word)
    }
  }
}

extension Array {
  /// The item with this id, or with this name if only one has it; an exact match wins over one in
  /// another letter case. If none has it, `missing` gives the message.
  func named(
    _ word: String, id: (Element) -> Int64, name: (Element) -> String, missing: () -> String
  ) throws(UsageError) -> Element {
    if let number = Int64(word), let found = first(where: { id($0) == number }) { return found }
    var named = filter { name($0) == word }
    if named.isEmpty { named = filter { name($0).lowercased() == word.lowercased() } }
    guard named.count < 2 else { throw .several(word, named.map { String(id($0)) }) }
    guard let found = named.first else { throw UsageError(failure: missing()) }
    return found
  }
}

/// A product that is to be added, with the text that it is named by where it cannot be.
typealias AddedText = (text: String, product: Product, problem: String?)

extension CommandDatabase {
  /// Adds to a comparison, as one change, all products without a problem that can be compared with those before them.
  /// Complains of the others, and prints what was added.
  func add(
    _ texts: [AddedText], to id: ComparisonID, isJSON: Bool
  ) throws(UsageError) -> ExitStatus {
    var added: [Product] = []
    var problems: [(String, String)] = []
    // If another process has added the first product meanwhile, all are checked against that one.
    _ = try retry { (database) throws(DatabaseError) in
      try database.add(to: id) { comparison, take in
        (added, problems) = ([], [])
        var admission = ComparabilityCheck(beside: comparison)
        for (text, product, problem) in texts {
          if let problem {
            problems.append((text, problem))
            continue
          }
          do throws(ComparisonError) {
            try admission.admit(product)
            added.append(product)
            guard take(product) else { return false }
          } catch {
            problems.append((text, TransferError(.refused(error)).sentence))
          }
        }
        return true
      }
    }
    for (text, problem) in problems { complain("\(text.prefix(200)): \(problem)") }
    show(added, isJSON: isJSON)
    return problems.isEmpty ? .success : .refused
  }
}
