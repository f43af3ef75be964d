import PerModel

/// The place where comparisons, their history, the list of stores and the price book are kept.
///
/// Per has one, `SQLiteDatabase`, which `SQLiteEngine` opens; another engine would offer the same methods.
/// Each method that changes something is one transaction: when it returns, the change is saved; when it
/// throws, nothing has changed, unless the error says otherwise. A database is used from one thread at a
/// time, while other processes may use the same file.
///
/// Besides the errors listed at each method, all throw `damaged`, `locked` and `other`; those that
/// change something also throw `readOnly`, `full`, `notSynced`, `unconfirmed` and `fileRemoved`.
public protocol Database: PriceBookDatabase {
  /// Milliseconds to wait for another process before `locked` is thrown.
  var busyTimeout: Int32 { get set }
  /// Whether the file that was opened still has its name.
  var isInPlace: Bool { get }

  /// What is shared with other devices.
  var shared: any SharingDatabase { get }

  /// Forgets what was read of the file only to be faster the next time: up to 16 MB.
  func releaseMemory()

  // MARK: Reading comparisons

  /// All comparisons that are not removed, in their order.
  func comparisons() throws(DatabaseError) -> [ComparisonSummary]
  /// The comparisons that can be restored, the most recently removed first.
  func removedComparisons() throws(DatabaseError) -> [ComparisonSummary]
  /// The name of a comparison's first product; `nil` if none.
  func firstName(in id: ComparisonID) throws(DatabaseError) -> String?
  /// The comparison that was open last; `nil` where there was none or it has been removed.
  func lastOpened() throws(DatabaseError) -> ComparisonID?
  /// Remembers which comparison to open at the next start.
  func setLastOpened(_ id: ComparisonID) throws(DatabaseError)
  /// A comparison with all of its products, as of one moment. Throws `missing` if it does not exist.
  func load(_ id: ComparisonID) throws(DatabaseError) -> StoredComparison
  /// Hands over all products of a comparison in their order, as of one moment, to what `open` makes of its header.
  /// Products with nothing unusual are handed over as they are in the file, which is far quicker than `load`.
  /// Throws `missing` if it does not exist.
  func read<Taker: ProductTaker>(
    _ id: ComparisonID, by open: (Comparison.Header) -> Taker
  ) throws(DatabaseError) -> Taker
  /// A comparison with just enough of its products to show what it measures. Throws `missing` if it does not exist.
  func sample(of id: ComparisonID) throws(DatabaseError) -> Comparison
  /// The version of a comparison; `nil` if it has been removed. Quick enough to ask often.
  func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64?
  /// What has happened to a comparison since `version`; `nil` if unknown, or loading the
  /// comparison is quicker. Throws `missing` where it has been removed.
  func changes(
    of id: ComparisonID, since version: Int64
  ) throws(DatabaseError) -> ComparisonChanges?
  /// At most `limit` products of all comparisons in which, for each of `words`, a word of the name, brand,
  /// store, note or barcode begins with it, whatever its case and accents. The latest come first.
  func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit]
  /// The different texts that products have for a member, latest first, with how many have each: of the
  /// latest `limit` that `search` finds.
  func texts(
    of member: Product.Member, matching words: String, among limit: Int
  ) throws(DatabaseError) -> [TextUse]
  /// At most `limit` products of all comparisons with this barcode, the latest first.
  func products(barcode: GTIN, limit: Int) throws(DatabaseError) -> [SearchHit]
  /// A picture that a product shows or has shown; `nil` if it is missing or damaged.
  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture?

  // MARK: Changing comparisons

  /// Saves a comparison after all others, with nothing to undo. Its version is 1. `pictures` are those of
  /// its products that may not be saved yet.
  func create(
    _ comparison: Comparison, with pictures: [Picture]
  ) throws(DatabaseError) -> ComparisonID
  /// Saves a comparison together with its first change. `number` is that of the new comparison in the log
  /// of the list. Where the same was tried before and was `unconfirmed`, `isRetry`: if it is there after
  /// all, nothing is saved.
  func create(
    _ comparison: Comparison, doing change: Change, isRetry: Bool, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64)
  /// Makes a change that fits the comparison as it was at `version`, and logs it. The result is the new
  /// version. `pictures` are those of the products that may not be saved yet. `prices` are
  /// noted in the price book, and taken back when the change is undone.
  ///
  /// Throws `outdated` where another window or process has changed the comparison since, `repeatedID` for a product
  /// that is there already, and `missing` where the comparison has been removed.
  func perform(
    _ change: Change, on id: ComparisonID, expecting version: Int64, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> Int64
  /// Undoes the last change of a comparison, or redoes the one undone last. The result is what was carried
  /// out and the new version; `nil` if there is no such change.
  ///
  /// Throws `outdated` where the comparison is not at `version`, unless that is `nil`, and `missing` where
  /// it has been removed.
  func perform(
    _ operation: HistoryOperation, of id: ComparisonID, expecting version: Int64?
  ) throws(DatabaseError) -> (change: Change, version: Int64)?
  /// Whether a comparison has something to undo, or to redo.
  func canPerform(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Bool

  // MARK: Importing

  /// Adds any number of products at the end of a comparison as one change, in little memory. Others wait
  /// only a moment, and see all of them or none. The result is how many there were.
  ///
  /// `fill` is given a sample of the comparison, hands each product to its other argument and stops when
  /// that returns false. When it returns true, `supplement` is asked for what came with the products.
  ///
  /// Throws `cancelled` if `fill` returns false, `missing` if the comparison does not exist, and `outdated` if another
  /// window or process has meanwhile changed what it measures.
  func add(
    to id: ComparisonID, with supplement: () -> ImportSupplement,
    _ fill: (_ sample: Comparison, _ add: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int
  /// Saves a new comparison with any number of products, in little memory.
  ///
  /// `fill` hands over the products as in `add` and returns a comparison with the right header, whose own
  /// products are ignored. Throws `cancelled` where it returns `nil`.
  func create(
    with supplement: () -> ImportSupplement,
    _ fill: (_ add: @escaping (Product) -> Bool) -> Comparison?
  ) throws(DatabaseError) -> (id: ComparisonID, count: Int)

  // MARK: Changing the list of comparisons

  // Each change has a number in the log of the list. `others` are changes that another window has made or
  // undone; only that window undoes or redoes them.

  /// Removes a comparison, which can be restored with its history. The result is the number of the change.
  /// Throws `missing` if it does not exist.
  @discardableResult
  func remove(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64
  /// Puts a removed comparison back where it was. The result is the number of the change. Throws `missing` if there is
  /// none.
  @discardableResult
  func restore(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64
  /// Moves a comparison to an index among those that are not removed, counted after the move. The result is the number
  /// of the change; `nil` if the comparison is there already. Throws `missing` if it is not in the list.
  @discardableResult
  func move(
    _ id: ComparisonID, to index: Int, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64?
  /// Renames a comparison as a change of the list. The result is the number of the change; `nil` if it has that name
  /// already. Throws `missing` if it does not exist.
  func renameInList(
    _ id: ComparisonID, to name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64?
  /// Saves a copy of a comparison right after it, with nothing to undo, and the number of that change.
  /// Throws `missing` if it does not exist.
  func duplicate(
    _ id: ComparisonID, named name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> (id: ComparisonID, number: Int64)
  /// The change of the list that is undone or redone next; `nil` if none or, with a comparison,
  /// where a change of that comparison comes first.
  func nextListChange(
    _ operation: HistoryOperation, beside id: ComparisonID?, skipping others: Set<Int64>
  ) throws(DatabaseError) -> LoggedListChange?
  /// Undoes or redoes the next change of the list. The result is that change; `nil` if none.
  /// Throws `missing` where it no longer fits.
  func performOnList(
    _ operation: HistoryOperation, skipping others: Set<Int64>
  ) throws(DatabaseError) -> ListChange?

  // MARK: The price book among all changes

  /// Marks the change of the price book that is undone or redone next, as made now or, once known, in its old place;
  /// `nil` if none.
  func bookMark(
    _ operation: HistoryOperation, after known: BookMark?
  ) throws(DatabaseError) -> BookMark?
  /// Whether this change of the price book is undone or redone next, and no change of the comparison or of the list
  /// comes first.
  func isNext(
    _ mark: BookMark, _ operation: HistoryOperation, beside id: ComparisonID?,
    skipping others: Set<Int64>
  ) throws(DatabaseError) -> Bool

  // MARK: Stores

  /// The list of stores, in its order.
  func stores() throws(DatabaseError) -> [Store]
  /// Replaces the list of stores. The result is its new version. Throws `outdated` where the list is not at
  /// `version`, unless that is `nil`.
  @discardableResult
  func setStores(
    _ stores: [Store], expecting version: Int64?
  ) throws(DatabaseError) -> Int64
  /// Grows whenever the list of stores is replaced.
  func versionOfStores() throws(DatabaseError) -> Int64

  // MARK: Shopping

  /// What is to be bought, and where.
  func shoppingList() throws(DatabaseError) -> ShoppingList
  /// Replaces the shopping list. The result is its new version. Throws `outdated` where the list is not at
  /// `version`, unless that is `nil`.
  @discardableResult
  func setShoppingList(
    _ list: ShoppingList, expecting version: Int64?
  ) throws(DatabaseError) -> Int64
  /// Grows whenever the shopping list is replaced.
  func versionOfShoppingList() throws(DatabaseError) -> Int64

  // MARK: The whole file

  /// Reads everything, and throws `damaged` where something is wrong. Slow: to be done when idle.
  func check() throws(DatabaseError)
  /// Writes everything into a new file, or over another one, and goes on with its own file. Throws
  /// `cannotOpen`, `readOnly` and `full` for the new file.
  func save(as path: String) throws(DatabaseError)
  /// Writes everything into a new file beside `path` with `word` in its name ("per.replaced.sqlite"). The
  /// result is its path. Throws what `save(as:)` throws.
  func saveCopy(beside path: String, named word: String) throws(DatabaseError) -> String
  /// Deletes the history that is too old to be undone or restored, and what interrupted imports have left.
  func deleteOldHistory() throws(DatabaseError)
}
