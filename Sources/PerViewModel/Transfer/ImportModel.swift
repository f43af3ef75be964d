import PerModel
import PerText
import PerTransfer

/// A table about to be imported: what its columns were taken for, which can be changed, and what
/// comes of it.
@MainActor
public final class ImportModel {
  private let path: String
  private let texts: ProductTexts
  private var preview: TablePreview

  init(path: String, texts: ProductTexts) throws(TransferError) {
    self.path = path
    self.texts = texts
    preview = try TablePreview(ByteSource(path: path), texts: texts)
  }

  /// A column of the file.
  public struct Column: Hashable, Sendable {
    /// The heading or, where there is none, what stands in the first row.
    public let title: String
    public let meaning: TableColumn?
  }

  /// The columns of the file; none for a list with one product a line.
  public var columns: [Column] {
    preview.layout.columns.indices.map { index in
      let example = preview.rows.first?.texts
      let title =
        preview.headings.indices.contains(index)
        ? preview.headings[index]
        : example.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? ""
      return Column(title: shortName(title), meaning: preview.layout.columns[index])
    }
  }

  /// Everything that a column can mean, and nothing.
  public var meanings: [(meaning: TableColumn?, title: String)] {
    [(nil, localized("Nothing"))] + TableColumn.allCases.map { ($0, $0.title) }
  }

  /// Gives a column another meaning.
  public func assign(_ meaning: TableColumn?, to column: Int) {
    try? preview.assign(meaning, to: column)
  }

  /// "12 of 14 rows can be read", with the first that cannot.
  public var outcome: String {
    let readable = preview.rows.filter { $0.problem == nil }
    let sentence = localized(
      "%1$s of the first %2$s rows can be read.", "\(readable.count)", "\(preview.rows.count)")
    guard let problem = preview.rows.first(where: { $0.problem != nil })?.problem else {
      return sentence
    }
    return sentence + "\n" + problem.message
  }

  /// The first products as they will be.
  public var examples: [String] {
    preview.rows.filter { $0.problem == nil }.prefix(3).map { row in
      let formatter = Formatter(UserLocale.current)
      return [
        displayName(of: row.product),
        formatter.offer(
          of: row.product,
          by: Reckoning(currency: texts.currency, measure: row.product.quantity?.measure)),
      ].joined(separator: ", ")
    }
  }

  /// Whether anything can be imported.
  public var canImport: Bool { preview.rows.contains { $0.problem == nil } }

  /// The whole file, read with these columns.
  func file() throws(TransferError) -> ImportFile? {
    try ImportFile.open(ByteSource(path: path), as: preview.layout, texts: texts)
  }
}

extension TableColumn {
  /// What a person calls the column.
  var title: String {
    switch self {
    case .name: localized("Name")
    case .quantity: localized("Quantity")
    case .unit: localized("Unit")
    case .price: localized("Price")
    case .currency: localized("Currency")
    case .deal: localized("Deal")
    case .conditions: localized("Conditions")
    case .store: localized("Store")
    case .note: localized("Note")
    case .barcode: localized("Barcode")
    case .basket: localized("Basket")
    case .brand: localized("Brand")
    }
  }
}

extension WindowModel {
  /// What a file turns out to be for the window.
  public enum Opening {
    /// A whole comparison, for a window of its own.
    case comparison(ReadComparison)
    /// A table, to be looked at first.
    case table(ImportModel)
    /// It is done, or what is wrong has been told.
    case done
  }

  /// Looks at a file that is to be imported.
  public func open(path: String) -> Opening {
    do throws(TransferError) {
      switch try ImportFile.open(ByteSource(path: path), texts: productTexts) {
      case .comparison(let comparison): return .comparison(comparison)
      case .table: return .table(try ImportModel(path: path, texts: productTexts))
      case .jsonLines(let lines):
        addProducts(of: .jsonLines(lines))
        return .done
      case nil: return .done
      }
    } catch {
      tell(Notice(title: error.message, undoing: nil))
      return .done
    }
  }

  /// Adds the products of a table that was looked at.
  public func take(_ table: ImportModel) {
    do throws(TransferError) {
      if let file = try table.file() { addProducts(of: file) }
    } catch {
      tell(Notice(title: error.message, undoing: nil))
    }
  }
}
