import PerText

// Lists of objects that other programs write.
extension JSONReader {
  /// Goes to the first object of an array, which may be a member of an object; returns whether it is.
  mutating func enterList() throws(TransferError) -> Bool {
    guard try consume("{") else {
      _ = try consume("[")
      return false
    }
    repeat {
      _ = try next()
      _ = try string()
      guard try consume(":") else { throw problem(.expected(":")) }
      guard try next() == UInt8(ascii: "["), try consume("[") else {
        try skip()
        continue
      }
      if try next() == UInt8(ascii: "{") { return true }
      while try !consume("]") {
        try skip()
        _ = try consume(",")
      }
    } while try consume(",")
    throw problem(.foreign)
  }

  /// Whether an object whose beginning is known has a list of objects of another program.
  mutating func hasForeignList(_ texts: ProductTexts) -> Bool {
    do throws(TransferError) {
      guard try next() == UInt8(ascii: "{"), try enterList() else { return false }
      return try JSONTable.isForeign(&self, texts)
    } catch {
      return false
    }
  }
}
