import PerDatabase
import PerModel

/// A database that counts how often a whole comparison, or the list of them, is read.
final class CountingDatabase: Database {
  let database: SQLiteDatabase
  private(set) var loads = 0
  private(set) var followed = 0
  private(set) var lists = 0
  /// How often the version of the stores was asked for, which belongs to each look for what has changed.
  private(set) var looks = 0
  /// Whether another program always seems to be faster.
  var isAlwaysOutdated = false
  /// Whether changes are made, but nobody can say whether they are there after a power failure.
  var isUnconfirmed = false

  init(_ database: SQLiteDatabase) { self.database = database }

  func read<Taker: ProductTaker>(
    _ id: ComparisonID, by open: (Comparison.Header) -> Taker
  ) throws(DatabaseError) -> Taker {
    loads += 1
    return try database.read(id, by: open)
  }
  func load(_ id: ComparisonID) throws(DatabaseError) -> StoredComparison {
    loads += 1
    return try database.load(id)
  }

  func changes(
    of id: ComparisonID, since version: Int64
  ) throws(DatabaseError) -> ComparisonChanges? {
    let changes = try database.changes(of: id, since: version)
    if changes != nil { followed += 1 }
    return changes
  }

  var busyTimeout: Int32 {
    get { database.busyTimeout }
    set { database.busyTimeout = newValue }
  }
  var isInPlace: Bool { database.isInPlace }
  func releaseMemory() { database.releaseMemory() }
  var shared: any SharingDatabase { database.shared }

  func article(_ id: Article.ID) throws(DatabaseError) -> Article? { try database.article(id) }

  func article(barcode: GTIN) throws(DatabaseError) -> Article? {
    try database.article(barcode: barcode)
  }

  func catalogued(_ barcode: GTIN) throws(DatabaseError) -> Product? {
    try database.catalogued(barcode)
  }

  func addToCatalogue(_ next: () -> Article?) throws(DatabaseError) -> CatalogueResult {
    try database.addToCatalogue(next)
  }

  func spellings() throws(DatabaseError) -> [String: Article] { try database.spellings() }

  func purchases() throws(DatabaseError) -> [Purchase] { try database.purchases() }

  func note(_ purchases: [Purchase]) throws(DatabaseError) { try database.note(purchases) }

  func rates() throws(DatabaseError) -> [ExchangeRate] { try database.rates() }

  func setRates(_ rates: [ExchangeRate]) throws(DatabaseError) { try database.setRates(rates) }

  func removeRates(
    between base: Currency, and currency: Currency
  ) throws(DatabaseError) -> Int {
    try database.removeRates(between: base, and: currency)
  }

  func articles(named name: String) throws(DatabaseError) -> [Article] {
    try database.articles(named: name)
  }

  func articles(matching words: String, limit: Int) throws(DatabaseError) -> [Article] {
    try database.articles(matching: words, limit: limit)
  }

  func article(of product: Product) throws(DatabaseError) -> Article? {
    try database.article(of: product)
  }

  func history(of id: Article.ID) throws(DatabaseError) -> [PriceObservation] {
    try database.history(of: id)
  }

  func observation(_ id: PriceObservation.ID) throws(DatabaseError) -> PriceObservation? {
    try database.observation(id)
  }

  func withdrawnPrices(of id: Article.ID) throws(DatabaseError) -> [PriceObservation] {
    try database.withdrawnPrices(of: id)
  }
  func currencyOfPrices() throws(DatabaseError) -> Currency? { try database.currencyOfPrices() }
  func hasPrices() throws(DatabaseError) -> Bool { try database.hasPrices() }
  func daysOfPrices(
    in id: ComparisonID
  ) throws(DatabaseError) -> (Product.ID) -> CalendarDay { try database.daysOfPrices(in: id) }
  func target(of id: Article.ID) throws(DatabaseError) -> Target? { try database.target(of: id) }

  func record(_ price: NewPrice) throws(DatabaseError) -> RecordedPrice {
    try database.record(price)
  }

  func record(_ prices: [NewPrice]) throws(DatabaseError) -> [RecordedPrice] {
    try database.record(prices)
  }

  func perform(_ change: BookChange) throws(DatabaseError) { try database.perform(change) }

  func performOnPriceBook(
    _ operation: HistoryOperation
  ) throws(DatabaseError) -> PriceBookStep? {
    try database.performOnPriceBook(operation)
  }

  func mergePriceBook(_ next: () -> BookItem?) throws(DatabaseError) -> BookMergeResult {
    try database.mergePriceBook(next)
  }

  func completeArticles(_ next: () -> Article?) throws(DatabaseError) -> Int {
    try database.completeArticles(next)
  }

  func forEachBookItem(_ body: (BookItem) -> Void) throws(DatabaseError) {
    try database.forEachBookItem(body)
  }

  func comparisons() throws(DatabaseError) -> [ComparisonSummary] {
    lists += 1
    return try database.comparisons()
  }

  func removedComparisons() throws(DatabaseError) -> [ComparisonSummary] {
    try database.removedComparisons()
  }

  func firstName(in id: ComparisonID) throws(DatabaseError) -> String? {
    try database.firstName(in: id)
  }

  func lastOpened() throws(DatabaseError) -> ComparisonID? { try database.lastOpened() }

  func setLastOpened(_ id: ComparisonID) throws(DatabaseError) { try database.setLastOpened(id) }

  func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64? {
    try database.currentVersion(of: id)
  }

  func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit] {
    try database.search(words, limit: limit)
  }

  func texts(
    of member: Product.Member, matching words: String, among limit: Int
  ) throws(DatabaseError) -> [TextUse] {
    try database.texts(of: member, matching: words, among: limit)
  }

  func products(barcode: GTIN, limit: Int) throws(DatabaseError) -> [SearchHit] {
    try database.products(barcode: barcode, limit: limit)
  }

  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture? { try database.picture(id) }

  func sample(of id: ComparisonID) throws(DatabaseError) -> Comparison {
    try database.sample(of: id)
  }

  func create(
    _ comparison: Comparison, with pictures: [Picture]
  ) throws(DatabaseError) -> ComparisonID {
    try database.create(comparison, with: pictures)
  }

  func add(
    to id: ComparisonID, with supplement: () -> ImportSupplement,
    _ fill: (_ sample: Comparison, _ add: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int {
    try database.add(to: id, with: supplement, fill)
  }

  func create(
    with supplement: () -> ImportSupplement,
    _ fill: (_ add: @escaping (Product) -> Bool) -> Comparison?
  ) throws(DatabaseError) -> (id: ComparisonID, count: Int) {
    try database.create(with: supplement, fill)
  }

  func check() throws(DatabaseError) { try database.check() }

  func create(
    _ comparison: Comparison, doing change: Change, isRetry: Bool, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64) {
    let created = try database.create(
      comparison, doing: change, isRetry: isRetry, with: pictures, noting: prices)
    if isUnconfirmed { throw .unconfirmed }
    return created
  }

  func perform(
    _ change: Change, on id: ComparisonID, expecting version: Int64, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> Int64 {
    if isAlwaysOutdated { throw .outdated }
    let next = try database.perform(
      change, on: id, expecting: version, with: pictures, noting: prices)
    if isUnconfirmed { throw .unconfirmed }
    return next
  }

  func perform(
    _ operation: HistoryOperation, of id: ComparisonID, expecting version: Int64?
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    try database.perform(operation, of: id, expecting: version)
  }

  func canPerform(_ operation: HistoryOperation, of id: ComparisonID) throws(DatabaseError) -> Bool
  {
    try database.canPerform(operation, of: id)
  }

  func remove(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64 {
    try database.remove(id, skipping: others)
  }

  func restore(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64 {
    try database.restore(id, skipping: others)
  }

  func move(
    _ id: ComparisonID, to index: Int, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64? {
    try database.move(id, to: index, skipping: others)
  }

  func renameInList(
    _ id: ComparisonID, to name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64? {
    try database.renameInList(id, to: name, skipping: others)
  }

  func duplicate(
    _ id: ComparisonID, named name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> (id: ComparisonID, number: Int64) {
    try database.duplicate(id, named: name, skipping: others)
  }

  func nextListChange(
    _ operation: HistoryOperation, beside id: ComparisonID?, skipping others: Set<Int64>
  ) throws(DatabaseError) -> LoggedListChange? {
    try database.nextListChange(operation, beside: id, skipping: others)
  }

  func bookMark(
    _ operation: HistoryOperation, after known: BookMark?
  ) throws(DatabaseError) -> BookMark? { try database.bookMark(operation, after: known) }

  func isNext(
    _ mark: BookMark, _ operation: HistoryOperation, beside id: ComparisonID?,
    skipping others: Set<Int64>
  ) throws(DatabaseError) -> Bool {
    try database.isNext(mark, operation, beside: id, skipping: others)
  }

  func performOnList(
    _ operation: HistoryOperation, skipping others: Set<Int64>
  ) throws(DatabaseError) -> ListChange? {
    try database.performOnList(operation, skipping: others)
  }

  func stores() throws(DatabaseError) -> [Store] { try database.stores() }

  func setStores(_ stores: [Store], expecting version: Int64?) throws(DatabaseError) -> Int64 {
    try database.setStores(stores, expecting: version)
  }

  func versionOfStores() throws(DatabaseError) -> Int64 {
    looks += 1
    return try database.versionOfStores()
  }
}
