import PerDatabase
import PerModel

// What no test counts.
extension CountingDatabase {
  func shoppingList() throws(DatabaseError) -> ShoppingList { try database.shoppingList() }

  func setShoppingList(
    _ list: ShoppingList, expecting version: Int64?
  ) throws(DatabaseError) -> Int64 {
    try database.setShoppingList(list, expecting: version)
  }

  func versionOfShoppingList() throws(DatabaseError) -> Int64 {
    try database.versionOfShoppingList()
  }

  func save(as path: String) throws(DatabaseError) { try database.save(as: path) }

  func saveCopy(
    beside path: String, named word: String
  ) throws(DatabaseError) -> String {
    try database.saveCopy(beside: path, named: word)
  }

  func deleteOldHistory() throws(DatabaseError) { try database.deleteOldHistory() }
}
