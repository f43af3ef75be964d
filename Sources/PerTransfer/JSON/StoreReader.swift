import PerModel
import PerText

/// A list of stores as it was read.
public struct ReadStores: Sendable {
  /// The stores, in their order.
  public let stores: [Store]
  /// The headings of the columns that gave no store anything.
  public let leftOutColumns: [String]
  /// Says which columns were left out; `nil` where none was.
  public var remark: String? { leftOutSentence(leftOutColumns.map { "“\($0.prefix(60))”" }) }
}

/// Reads a list of stores from a table with headings (`StoreTable`), or from JSON: an object with the member "stores", an
/// array, or one store after another.
///
/// A store has a name and perhaps an address, in one text or as "address1", "address2", "city", "state"
/// and "zipCode", numbers for phone and fax, an e-mail address and a web page, all of them texts. The
/// distance is a text, an exact quantity, or a number: of miles where people measure in those, else of
/// kilometers. Other members are ignored.
public struct StoreReader {
  private let distances: QuantityReader
  /// The unit of a distance that is a bare number.
  private let distanceUnit: Unit
  private let limits: TransferLimits
  private var stores: [Store] = []

  /// The whole list. Throws a problem with its line, column and path. Distances are read as in this
  /// locale.
  ///
  /// - Parameter columns: what the columns of a table mean; otherwise its headings say so.
  public static func read(
    _ source: ByteSource, _ locale: UserLocale, columns: [HeadingSense?]? = nil,
    limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> ReadStores {
    var storeReader = StoreReader(
      distances: QuantityReader(ReadingContext(locale)),
      distanceUnit: locale.region.unitOfDistances, limits: limits)
    let chunks = try TextChunks(source, in: locale)
    let table = try StoreTable(chunks, as: columns, limits: limits) {
      [storeReader] (text, position) throws(TransferError) in
      try storeReader.distance(text, at: position)
    }
    if let table { return ReadStores(stores: try table.stores(), leftOutColumns: table.leftOut) }
    var reader = JSONReader(chunks, limits: limits)
    while let byte = try reader.next() {
      switch byte {
      case UInt8(ascii: "["): try storeReader.readList(&reader)
      case UInt8(ascii: "{"): try storeReader.readObject(&reader)
      default: throw reader.problem(.foreign)
      }
    }
    return ReadStores(stores: storeReader.stores, leftOutColumns: [])
  }

  private init(distances: QuantityReader, distanceUnit: Unit, limits: TransferLimits) {
    (self.distances, self.distanceUnit, self.limits) = (distances, distanceUnit, limits)
  }

  private mutating func readList(_ reader: inout JSONReader) throws(TransferError) {
    var own = self
    defer { self = own }
    try reader.array { (reader) throws(TransferError) in
      let start = reader.position
      guard try own.readObject(&reader, allowsList: false) else {
        throw reader.problem(.missingMember("name"), at: start)
      }
    }
  }

  /// A store, or a whole list.
  private mutating func readObject(_ reader: inout JSONReader) throws(TransferError) {
    let start = reader.position
    guard try readObject(&reader, allowsList: true) else {
      throw reader.problem(.missingMember("stores"), at: start)
    }
  }

  /// Whether the object was a store or had a list of stores.
  private mutating func readObject(
    _ reader: inout JSONReader, allowsList: Bool
  ) throws(TransferError) -> Bool {
    var own = self
    defer { self = own }
    var store = Store(name: "")
    var parts = AddressParts()
    var (isStore, isList) = (false, false)
    let start = reader.position
    try reader.object { (reader, member) throws(TransferError) in
      switch member {
      case "name":
        store.name = try own.text(&reader)
        isStore = true
      case "address": store.address = try own.text(&reader)
      case "address1": parts.first = try own.text(&reader)
      case "address2": parts.second = try own.text(&reader)
      case "city": parts.city = try own.text(&reader)
      case "state": parts.state = try own.text(&reader)
      case "zipCode", "zip", "postalCode": parts.code = try own.text(&reader)
      case "phone": store.phone = try own.text(&reader)
      case "fax": store.fax = try own.text(&reader)
      case "email": store.email = try own.text(&reader)
      case "webPage", "website", "url": store.webPage = try own.text(&reader)
      case "distance": store.distance = try own.distance(&reader)
      case "stores" where allowsList:
        try own.readList(&reader)
        isList = true
      default: try reader.skip()
      }
    }
    guard isStore else { return isList }
    guard !store.name.allSatisfy(\.isWhitespace) else {
      throw reader.problem(.wrongValue(""), at: start)
    }
    guard own.stores.count < limits.maximumStores else {
      throw reader.problem(.tooManyStores, at: start)
    }
    if store.address.isEmpty { store.address = parts.lines }
    own.stores.append(store)
    return true
  }

  private func text(_ reader: inout JSONReader) throws(TransferError) -> String {
    if try reader.null() { return "" }
    let start = reader.position
    let text = try reader.string()
    guard text.utf8.count <= limits.maximumStoreTextLength else {
      throw reader.problem(.tooLong, at: start)
    }
    return text
  }

  private func distance(_ reader: inout JSONReader) throws(TransferError) -> Quantity? {
    if try reader.null() { return nil }
    let start = reader.position
    if try reader.next() == UInt8(ascii: "{") {
      let quantity = try reader.quantity()
      guard quantity.unit.kind == .length else {
        throw reader.problem(.wrongValue(quantity.unit.id), at: start)
      }
      return quantity
    }
    if try reader.next() != UInt8(ascii: "\"") {
      let amount = try reader.amount()
      guard let distance = try? Quantity(amount, distanceUnit) else {
        throw reader.problem(.wrongValue("\(amount)"), at: start)
      }
      return distance
    }
    let text = try text(&reader)
    do throws(TransferError) { return try distance(text, at: start) } catch {
      throw reader.problem(error.problem, at: start)
    }
  }

  /// The distance that a text says; `nil` if it is blank. A bare number is of miles or kilometers in tables.
  private func distance(_ text: String, at position: TextPosition) throws(TransferError)
    -> Quantity?
  {
    if text.allSatisfy(\.isWhitespace) { return nil }
    let read: ReadQuantity
    do throws(ReadingError) { read = try distances.read(text) } catch {
      throw TransferError(.reading(error.problem), at: position)
    }
    guard let unit = read.unit, unit.kind == .length, read.packs.isEmpty,
      let distance = try? Quantity(read.amount, unit)
    else { throw TransferError(.wrongValue(String(text.prefix(100))), at: position) }
    return distance
  }
}

/// An address in parts, as lists of stores in the United States have it.
struct AddressParts {
  var first = ""
  var second = ""
  var city = ""
  var state = ""
  var code = ""

  /// As it is on a letter, in lines.
  var lines: String {
    let place = [state, code].filter { !$0.isEmpty }.joined(separator: " ")
    let last = [city, place].filter { !$0.isEmpty }.joined(separator: ", ")
    return [first, second, last].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Region {
  /// The unit of a distance that is a bare number.
  fileprivate var unitOfDistances: Unit {
    measurementSystem == .metric ? .kilometer : .mile
  }
}

extension Unit {
  fileprivate static let kilometer = Unit(id: "kilometer") ?? .meter
  fileprivate static let mile = Unit(id: "mile") ?? .meter
}

extension JSONObject {
  /// A store as `StoreReader` reads it.
  public static func store(_ store: Store) -> JSONObject {
    var object = JSONObject()
    object.add("name", store.name)
    object.add("address", store.address)
    object.add("phone", store.phone)
    object.add("fax", store.fax)
    object.add("email", store.email)
    object.add("webPage", store.webPage)
    if let distance = store.distance {
      object.add("distance", .packed(distance))
    } else {
      object.addNull("distance")
    }
    return object
  }
}
