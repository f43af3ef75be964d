import PerModel
import PerText
import PerTransfer

/// The readers of this program by their names.
func target(_ name: String) -> any FuzzTarget {
  name == "book" ? Book() : Files(name)
}

/// Reads whole files, as imports do. Besides not trapping, what was read is written and read back as the same: of one
/// file in eight, because that takes longer than to read it.
struct Files: FuzzTarget {
  private let name: String
  private let locale = UserLocale(identifier: "en_IE")
  private let texts: ProductTexts
  private let exporter: Exporter
  private let limits: TransferLimits

  init(_ name: String) {
    self.name = name
    texts = ProductTexts(locale)
    exporter = Exporter(locale)
    limits = .forFuzzing
  }

  func read(_ input: [UInt8]) {
    var lot = Lot(input)
    let isReadBack = lot.isOne(of: 8)
    switch name {
    case "csv": table(input, isReadBack ? .csv : nil)
    case "tsv": table(input, isReadBack ? .tsv : nil)
    case "list": table(input, nil)
    case "layout": layout(input, &lot)
    case "json": comparison(input, isReadBack)
    default: stores(input)
    }
  }

  /// A table or a list whose comparable products are written as such a file again.
  private func table(_ bytes: [UInt8], _ written: TransferFormat?) {
    var comparison = Comparison(currency: locale.currency)
    do throws(TransferError) {
      let file = try ImportFile.open(ByteSource(bytes), texts: texts, limits: limits)
      if case .comparison(let document) = file {
        _ = try document.read { (_, _) in }
        return
      }
      while let row = try file.next() {
        if let problem = row.problem {
          check(problem)
        } else {
          // One that cannot be compared with the others stays away.
          _ = try? comparison.apply(comparison.adding([row.product]))
        }
      }
    } catch { return check(error) }
    if let written { readBack(comparison, written) }
  }

  /// A table whose columns a person gives other meanings: none of it makes a row go away, or two columns mean the same.
  private func layout(_ bytes: [UInt8], _ lot: inout Lot) {
    do throws(TransferError) {
      let file = try ImportFile.open(ByteSource(bytes), texts: texts, limits: limits)
      guard case .table(let table) = file else { return }
      var layout = table.layout
      for _ in 0...lot.draw(below: 4) where !layout.columns.isEmpty {
        let meaning = lot.draw(below: TableColumn.allCases.count + 1)
        layout.assign(
          TableColumn.allCases.indices.contains(meaning) ? TableColumn.allCases[meaning] : nil,
          to: lot.draw(below: layout.columns.count))
      }
      if lot.isOne(of: 4) { layout.hasHeader.toggle() }
      if lot.isOne(of: 4) { layout.assign(layout.columns.reversed()) }
      for column in table.leftOutColumns { promise(column.place > 0, "columns are numbered") }
      let again = try ImportFile.open(
        ByteSource(bytes), as: layout, texts: texts, limits: limits)
      while let row = try again.next() {
        if let problem = row.problem { check(problem) }
        if let doubt = row.doubt { check(doubt) }
      }
      guard layout.separator != nil, case .table(let table) = again else { return }
      promise(table.layout == layout, "a choice is kept")
    } catch { check(error) }
  }

  /// Exact where the form of the file is: tables write what is typed, and lists are read with care.
  private func readBack(_ comparison: Comparison, _ format: TransferFormat) {
    let text = exporter.text(of: comparison, as: format)
    guard let file = try? ImportFile.open(ByteSource(Array(text.utf8)), texts: texts) else {
      return promise(false, "what was written can be opened")
    }
    for product in comparison.products {
      guard let row = try? file.next() else { return promise(false, "no row is lost") }
      // A blank name is none, and U+0000 is in no table.
      let name = product.name.allSatisfy(\.isWhitespace) ? "" : product.name
      let read = row.product.name.allSatisfy(\.isWhitespace) ? "" : row.product.name
      promise(name == read, "names come back: \(name.debugDescription) \(read.debugDescription)")
      if row.problem == nil { promise(row.product.price == product.price, "prices come back") }
    }
  }

  private func comparison(_ bytes: [UInt8], _ isReadBack: Bool) {
    do throws(TransferError) {
      let read = try ComparisonReader.read(ByteSource(bytes), limits: limits)
      guard isReadBack else { return }
      let text = exporter.text(of: read.comparison, as: .json)
      let again = try ComparisonReader.read(ByteSource(Array(text.utf8)))
      promise(again.comparison.products.count == read.comparison.products.count, "none is lost")
      let third = exporter.text(of: again.comparison, as: .json)
      promise(text == third, "what was read is written the same")
    } catch { check(error) }
  }

  private func stores(_ bytes: [UInt8]) {
    do throws(TransferError) {
      let stores = try StoreReader.read(ByteSource(bytes), locale, limits: limits).stores
      promise(stores.count <= limits.maximumStores, "no more than may be")
      promise(stores.allSatisfy { !$0.name.allSatisfy(\.isWhitespace) }, "stores have names")
    } catch { check(error) }
  }
}
