import PerDocument
import PerModel
import PerOffers
import PerText

/// Reads the tables of a page that have headings, as a table in a file is read.
public enum DocumentTables {
  /// Larger tables are left to those who look for cards, and so are more of them: each card may be one.
  private static let (maximumRows, maximumColumns, maximumCell, maximumTables) = (
    5_000, 40, 500, 30
  )
  /// One row in three may be doubtful; with more, the headings do not say what the columns are.
  private static let rowsOfDoubt = 3

  /// What the tables of a page offer.
  ///
  /// - Parameter locale: the language and the money of the page.
  public static func tables(of document: Document, in locale: UserLocale) -> [OfferTable] {
    guard document.source == .page || document.source == .mail else { return [] }
    var offers: [OfferTable] = []
    var count = 0
    for node in innerTables(of: document) where count < maximumTables {
      let rows = rows(of: node, in: document)
      guard hasHeadings(rows) else { continue }
      count += 1
      if let found = self.offers(of: rows, document, locale) {
        offers.append(OfferTable(node: node, candidates: found))
      }
    }
    return offers
  }

  /// Whether several cells without a number stand in one of the first rows, and rows below.
  private static func hasHeadings(_ rows: [(node: Int, cells: [String])]) -> Bool {
    rows.count > 2
      && rows.prefix(3).contains { row in
        row.cells.count { !$0.isEmpty } > 1
          && row.cells.count { $0.contains(where: \.isNumber) } * 2 < row.cells.count
      }
  }

  /// The tables that are seen and have no table in them.
  private static func innerTables(of document: Document) -> [Int] {
    var tables: [Int] = []
    for index in document.nodes.indices
    where document.nodes[index].traits.contains(.table)
      && !document.nodes[index].traits.contains(.hidden)
    {
      if let last = tables.last, document.range(of: last).contains(index) { tables.removeLast() }
      tables.append(index)
    }
    return tables
  }

  /// The rows of a table with the texts of their cells; none where what was asked before stands struck out beside what is
  /// asked now.
  private static func rows(of table: Int, in document: Document) -> [(node: Int, cells: [String])] {
    let nodes = document.nodes
    var rows: [(node: Int, cells: [String])] = []
    // What cells of rows above say of the columns that they reach down into
    var above: [Int: (text: String, rows: Int)] = [:]
    for index in document.range(of: table) {
      guard nodes[index].traits.contains(.row), !nodes[index].traits.contains(.hidden) else {
        continue
      }
      var cells: [String] = []
      func takeAbove() {
        while let cell = above[cells.count] {
          above[cells.count] = cell.rows > 1 ? (cell.text, cell.rows - 1) : nil
          cells.append(cell.text)
        }
      }
      var cell = index + 1
      while cell < nodes[index].end, cells.count <= maximumColumns {
        if nodes[cell].traits.contains(.cell) {
          if isPartlyStruck(cell, in: document) { return [] }
          takeAbove()
          let text = document.text(of: cell)
          let span = document.spans[cell] ?? Document.Span(columns: 1, rows: 1)
          for _ in 0..<span.columns {
            if span.rows > 1 { above[cells.count] = (text, span.rows - 1) }
            cells.append(text)
          }
        }
        cell = max(nodes[cell].end, cell + 1)
      }
      takeAbove()
      guard cells.count <= maximumColumns, rows.count < maximumRows,
        cells.allSatisfy({ $0.utf8.count <= maximumCell })
      else { return [] }
      if !cells.isEmpty { rows.append((index, cells)) }
    }
    return rows
  }

  private static func isPartlyStruck(_ cell: Int, in document: Document) -> Bool {
    let texts = document.range(of: cell).map { document.nodes[$0] }.filter {
      $0.isText && $0.text.contains { !$0.isWhitespace }
    }
    let count = texts.count { $0.traits.contains(.struck) }
    return count > 0 && count < texts.count
  }

  private static func offers(
    of rows: [(node: Int, cells: [String])], _ document: Document, _ locale: UserLocale
  ) -> [Candidate]? {
    let width = rows.map(\.cells.count).max() ?? 0
    let lines = rows.map { row in
      (row.cells + Array(repeating: "", count: width - row.cells.count)).map(field)
        .joined(separator: "\t")
    }
    guard
      let reader = try? TableReader(
        ByteSource(lines.joined(separator: "\n") + "\n"), texts: ProductTexts(locale)),
      reader.layout.separator == .tab, reader.layout.hasHeader, reader.layout.blocks.isEmpty,
      reader.layout.columns.contains(.name),
      reader.layout.columns.contains(.price) || reader.layout.columns.contains(.salePrice)
    else { return nil }
    let isReduced = !Set(reader.layout.columns).isDisjoint(with: [.salePrice, .formerPrice])
    var candidates: [Candidate] = []
    var doubts = 0
    while let row = try? reader.next() {
      guard row.problem == nil, row.product.price != nil, !row.product.name.isEmpty,
        rows.indices.contains(row.line - 1)
      else {
        doubts += 1
        continue
      }
      if row.doubt != nil { doubts += 1 }
      let place = Candidate.Place.path(document.path(of: rows[row.line - 1].node))
      if let candidate = candidate(of: row, isReduced, at: place) { candidates.append(candidate) }
    }
    guard candidates.count > 1, doubts * rowsOfDoubt <= candidates.count else { return nil }
    return candidates
  }

  private static func candidate(
    of row: TableRow, _ isReduced: Bool, at place: Candidate.Place
  ) -> Candidate? {
    let product = row.product
    var candidate = Candidate(name: product.name)
    (candidate.quantity, candidate.price) = (product.quantity, product.price)
    (candidate.deal, candidate.terms) = (product.deal, product.terms)
    (candidate.store, candidate.barcode) = (product.store, product.barcode)
    // A page says what is asked now, and what was asked before.
    if case .amountOff(let off) = product.deal?.kind, isReduced, let price = product.price,
      let now = try? price.amount - off
    {
      candidate.price = Money(now, price.currency)
      (candidate.formerPrice, candidate.deal) = (price.amount, nil)
    }
    candidate.place = place
    candidate.evidence = row.isConfirmed ? .confirmed(.unitPriceFits) : .read(.notChecked)
    guard case .doubtful(let doubt) = row.doubt?.problem else { return candidate }
    switch doubt {
    case .unitPrice: candidate.evidence = .unclear(.unitPriceDiffers)
    case .dearerOffer, .onlyFormer, .eachOrAll, .offer:
      candidate.evidence = .unclear(.severalPrices)
    case .unit: candidate.quantity = nil
    case .free: return nil
    case .nameAbove, .name: break
    }
    return candidate
  }

  /// A cell as it stands in a file with tabs.
  private static func field(_ text: String) -> String {
    let text = text.replacing("\t", with: " ").replacing("\n", with: " ")
    return text.contains("\"") ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
