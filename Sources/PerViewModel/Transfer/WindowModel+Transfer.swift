import PerModel
import PerText
import PerTransfer

// What comes in from other programs, and goes out to them.
extension WindowModel {
  /// The readers of tables and lists, which mean the comparison's currency where none is written.
  var productTexts: ProductTexts {
    var locale = language.locale
    locale.currency = comparison.currency
    return ProductTexts(locale)
  }

  /// Adds the products of a copied table or list.
  public func paste(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    do throws(TransferError) {
      addProducts(of: .table(try TableReader(ByteSource(Array(text.utf8)), texts: productTexts)))
    } catch {
      tell(Notice(title: error.message, undoing: nil))
    }
  }

  /// Adds every product that can be read and compared, as one change; says how many could not.
  func addProducts(of file: ImportFile) {
    var admission = Admission(beside: comparison)
    var products: [Product] = []
    var leftOut: [TransferError] = []
    do throws(TransferError) {
      while let row = try file.next() {
        if let problem = row.problem {
          leftOut.append(problem)
          continue
        }
        let product = row.product.renewed()
        do throws(ComparisonError) {
          try admission.admit(product)
          products.append(product)
        } catch {
          leftOut.append(TransferError(.refused(error)))
        }
      }
    } catch {
      // Nothing half-imported stays.
      tell(Notice(title: error.message, undoing: nil))
      return
    }
    guard !products.isEmpty else {
      tell(
        Notice(
          title: leftOut.first?.message ?? localized("There is no product in it."), undoing: nil))
      return
    }
    guard perform(comparison.adding(products)) else { return }
    tell(Notice(title: summary(added: products.count, leftOut: leftOut), undoing: .changes(1)))
    onEvent(.focusRow(products[0].id))
  }

  private func summary(added: Int, leftOut: [TransferError]) -> String {
    let count = language.formatter.integer(added)
    let sentence = localized(
      one: "%1$s product added", other: "%1$s products added", count: added, count)
    guard let first = leftOut.first else { return sentence }
    // Translators: %1$s is "3 products added", %3$s the first reason: "Line 4, column 1: …".
    return localized(
      one: "%1$s; %2$s row left out: %3$s", other: "%1$s; %2$s rows left out, the first: %3$s",
      count: leftOut.count, sentence, language.formatter.integer(leftOut.count), first.message)
  }

  /// The whole comparison as text, best first where the format is for people.
  public func exported(as format: ExportFormat) -> String {
    var locale = language.locale
    locale.currency = comparison.currency
    return Exporter(locale) { [self] in picture($0) }.text(of: comparison, as: format)
  }

  /// Hands the comparison to the clipboard as a table that spreadsheets and chats understand.
  public func copyAll() {
    onEvent(.copy(exported(as: .markdown)))
    tell(Notice(title: localized("Copied as a table"), undoing: nil))
  }
}
