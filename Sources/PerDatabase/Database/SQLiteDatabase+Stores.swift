import PerModel

extension SQLiteDatabase {
  public func stores() throws(DatabaseError) -> [Store] {
    try StoreTable(connection: connection).stores()
  }

  @discardableResult
  public func setStores(
    _ stores: [Store], expecting version: Int64?
  ) throws(DatabaseError) -> Int64 {
    try replace(.stores, expecting: version) { () throws(DatabaseError) in
      try StoreTable(connection: connection).replace(by: stores)
    }
  }

  public func versionOfStores() throws(DatabaseError) -> Int64 { try version(of: .stores) }
}
