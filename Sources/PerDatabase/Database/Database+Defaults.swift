import PerModel

// The same without pictures and older prices, without changes of other windows, and at any version.
extension Database {
  /// Saves a comparison whose products have no new pictures.
  public func create(_ comparison: Comparison) throws(DatabaseError) -> ComparisonID {
    try create(comparison, with: [])
  }

  /// Saves a comparison together with its first change, without new pictures.
  public func create(
    _ comparison: Comparison, doing change: Change
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64) {
    try create(
      comparison, doing: change, isRetry: false, with: [], noting: .brought(on: nil))
  }

  /// Makes a change that brings the prices of today.
  public func perform(
    _ change: Change, on id: ComparisonID, expecting version: Int64, with pictures: [Picture] = []
  ) throws(DatabaseError) -> Int64 {
    try perform(change, on: id, expecting: version, with: pictures, noting: .brought(on: nil))
  }

  /// Undoes or redoes a change of a comparison at any version.
  public func perform(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    try perform(operation, of: id, expecting: nil)
  }

  /// Adds products that brought neither pictures nor prices.
  public func add(
    to id: ComparisonID, _ fill: (_ sample: Comparison, _ add: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int {
    try add(to: id, with: { ImportSupplement() }, fill)
  }

  /// Saves a new comparison of products that brought neither pictures nor prices.
  public func create(
    _ fill: (_ add: @escaping (Product) -> Bool) -> Comparison?
  ) throws(DatabaseError) -> (id: ComparisonID, count: Int) {
    try create(with: { ImportSupplement() }, fill)
  }

  /// Removes a comparison.
  @discardableResult
  public func remove(_ id: ComparisonID) throws(DatabaseError) -> Int64 {
    try remove(id, skipping: [])
  }

  /// Restores a removed comparison.
  @discardableResult
  public func restore(_ id: ComparisonID) throws(DatabaseError) -> Int64 {
    try restore(id, skipping: [])
  }

  /// Moves a comparison in the list.
  @discardableResult
  public func move(_ id: ComparisonID, to index: Int) throws(DatabaseError) -> Int64? {
    try move(id, to: index, skipping: [])
  }

  /// Renames a comparison as a change of the list.
  public func renameInList(_ id: ComparisonID, to name: String) throws(DatabaseError) -> Int64? {
    try renameInList(id, to: name, skipping: [])
  }

  /// Saves a copy of a comparison.
  public func duplicate(
    _ id: ComparisonID, named name: String
  ) throws(DatabaseError) -> (id: ComparisonID, number: Int64) {
    try duplicate(id, named: name, skipping: [])
  }

  /// The change of the list that is undone or redone next.
  public func nextListChange(
    _ operation: HistoryOperation, beside id: ComparisonID? = nil
  ) throws(DatabaseError) -> LoggedListChange? {
    try nextListChange(operation, beside: id, skipping: [])
  }

  /// Undoes or redoes the next change of the list.
  public func performOnList(_ operation: HistoryOperation) throws(DatabaseError) -> ListChange? {
    try performOnList(operation, skipping: [])
  }

  /// Replaces the list of stores at any version.
  @discardableResult
  public func setStores(_ stores: [Store]) throws(DatabaseError) -> Int64 {
    try setStores(stores, expecting: nil)
  }
}
