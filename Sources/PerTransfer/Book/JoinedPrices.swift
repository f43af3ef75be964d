import PerModel

/// The prices of a chain in three tables that name each other's rows, as a project publishes those of all Croatian chains:
/// `CHAIN/stores.csv`, `CHAIN/products.csv` and `CHAIN/prices.csv` (senko/cijene-api). Made one table again, a part of it
/// at a time, which is then read as any other.
struct JoinedPrices {
  /// The tables by their names.
  enum Part: String, CaseIterable {
    case stores, products, prices

    /// The column that tells it from other tables of that name.
    var key: String { self == .stores ? "store_id" : "product_id" }
  }

  /// What the tables are about: the name of their folder.
  private let chain: String
  private var stores: [String: String] = [:]
  private var products: [String: [String]] = [:]
  private let prices: Rows

  /// The table that a file in an archive is, and the folder in which it is; `nil` for any other.
  static func part(_ path: String, _ bytes: [UInt8]) -> (folder: String, part: Part)? {
    let names = path.split(separator: "/")
    guard names.count > 1, let file = names.last, file.hasSuffix(".csv"),
      let part = Part(rawValue: String(file.dropLast(4)))
    else { return nil }
    let heading = String(
      decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(1000), as: UTF8.self)
    guard heading.contains(part.key) else { return nil }
    return (names.dropLast().joined(separator: "/"), part)
  }

  /// - Parameter folder: where the tables are; its last part is the name of the chain.
  init(
    in folder: String, _ tables: [Part: [UInt8]], limits: TransferLimits
  ) throws(TransferError) {
    chain = folder.split(separator: "/").last.map(String.init) ?? folder
    let rows = try Rows(tables[.stores] ?? [], limits)
    while let row = try rows.next() {
      let place = [chain, row["address"], row["city"]].filter { !$0.isEmpty }
      stores[row["store_id"]] = place.joined(separator: ", ")
    }
    let known = try Rows(tables[.products] ?? [], limits)
    while let row = try known.next() {
      // Where a chain gives no barcode, one is made up: "konzum:12345".
      let barcode = row["barcode"]
      products[row["product_id"]] = [
        row["name"], row["brand"], row["quantity"], row["quantity"].isEmpty ? "" : row["unit"],
        barcode.contains(":") ? "" : barcode,
      ]
    }
    prices = try Rows(tables[.prices] ?? [], limits)
  }

  private static let headings = [
    "NAZIV PROIZVODA", "MARKA PROIZVODA", "NETO KOLIČINA", "JEDINICA MJERE", "BARKOD",
    "MALOPRODAJNA CIJENA", "MPC ZA VRIJEME POSEBNOG OBLIKA PRODAJE", "store",
  ]

  /// The next part as one table, with the headings that the law asks of the chains; `nil` after the last.
  func nextTable() throws(TransferError) -> [UInt8]? {
    let writer = TableWriter(.comma)
    var table: [UInt8] = []
    writer.add(row: Self.headings, to: &table)
    var count = 0
    while count < Self.rowsAtOnce, let row = try prices.next() {
      // What is not described is reported as a row without a name.
      let product = products[row["product_id"]] ?? Array(repeating: "", count: 5)
      let (price, reduced) = (row["price"], row["special_price"])
      writer.add(
        row: product + [
          price.isEmpty ? reduced : price, reduced == price ? "" : reduced,
          stores[row["store_id"]] ?? chain,
        ], to: &table)
      count += 1
    }
    return count == 0 ? nil : table
  }

  private static let rowsAtOnce = 20_000

  /// The rows of a table with a heading, each as what is in the columns of certain names.
  private final class Rows {
    private let records: TableRecords
    private let columns: [String: Int]

    init(_ bytes: [UInt8], _ limits: TransferLimits) throws(TransferError) {
      records = TableRecords(
        try TextLines(ByteSource(bytes), limits: limits), separator: .comma, limits: limits,
        pending: [])
      let headings = bytes.isEmpty ? nil : try records.next()?.get()
      columns = Dictionary(
        (headings?.fields ?? []).enumerated().map { ($1.text, $0) }, uniquingKeysWith: { $1 })
    }

    func next() throws(TransferError) -> Row? {
      guard !columns.isEmpty, let record = try records.next() else { return nil }
      switch record {
      case .success(let record): return Row(fields: record.fields, columns: columns)
      // The row is reported as one without a name.
      case .failure: return Row(fields: [], columns: columns)
      }
    }
  }

  private struct Row {
    let fields: [TableRecord.Field]
    let columns: [String: Int]

    /// The text in a column; empty if none.
    subscript(_ name: String) -> String {
      guard let column = columns[name], fields.indices.contains(column) else { return "" }
      return fields[column].text
    }
  }
}
