import PerModel

/// Where prices of Open Prices were seen: the dump of its locations, one object a line.
public final class OpenPricesLocations {
  /// A place as a price refers to it.
  struct Place {
    /// "Aldi, Bonn"; empty where nothing says that.
    let store: String
    /// Two capital letters; empty likewise.
    let country: String
  }

  private var places: [UInt64: Place] = [:]
  /// What is wrong with lines that could not be read.
  public private(set) var problems: [TransferError] = []

  /// Reads all of them.
  ///
  /// Throws where the file cannot be read.
  public init(
    _ source: ByteSource, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) {
    let lines = try TextLines(source, limits: limits)
    while let line = try lines.next() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      do throws(TransferError) {
        let row = OpenPricesRow(
          try JSONReader.members(of: line, number: lines.number, limits), line: lines.number)
        places[try row.value("id") { UInt64($0) }] = Place(row.texts)
      } catch {
        problems.append(error)
      }
    }
  }

  subscript(id: String) -> Place? { UInt64(id).flatMap { places[$0] } }
}

extension OpenPricesLocations.Place {
  /// A place from the members of a location.
  init(_ location: [String: String]) {
    let name = location["osm_name"] ?? location["osm_brand"] ?? location["website_url"] ?? ""
    let city = name.isEmpty ? "" : location["osm_address_city"] ?? ""
    store = [name, city].filter { !$0.isEmpty }.joined(separator: ", ")
    country = location["osm_address_country_code"]?.uppercased() ?? ""
  }
}

/// A row of Open Prices, as texts by name; null is not text.
struct OpenPricesRow {
  let line: Int
  var texts: [String: String] = [:]

  init(_ members: [ExactMember], line: Int) {
    self.line = line
    for member in members where !(member.isJSON && member.value == "null") {
      texts[member.name] = member.value
    }
  }

  func problem(_ problem: TransferError.Problem, _ name: String) -> TransferError {
    TransferError(problem, at: TextPosition(line: line, column: 1), path: name)
  }

  /// A text that must be there and be read.
  func value<Value>(_ name: String, _ read: (String) -> Value?) throws(TransferError) -> Value {
    guard let text = texts[name] else { throw problem(.missingMember(name), name) }
    guard let value = read(text) else {
      throw problem(.wrongValue(String(text.prefix(100))), name)
    }
    return value
  }
}
