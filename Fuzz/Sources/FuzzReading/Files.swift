import PerModel
import PerText
import PerTransfer

/// Reads whole files, as imports do. Besides not trapping, what was read is written and read back as the same.
struct Files: Sendable {
  private let locale = UserLocale(identifier: "en_IE")

  /// Small limits, so that the fuzzer reaches them.
  private var limits: TransferLimits {
    var limits = TransferLimits()
    limits.maximumLineLength = 600
    limits.maximumColumns = 20
    limits.maximumRows = 30
    limits.maximumStores = 5
    return limits
  }

  func read(_ bytes: [UInt8], as name: String) {
    switch name {
    case "csv": table(bytes, .csv)
    case "tsv": table(bytes, .tsv)
    case "list": table(bytes, .text)
    case "json": comparison(bytes)
    case "stores": stores(bytes)
    default: preconditionFailure("there is no reader \(name)")
    }
  }

  /// A table or a list, of which the products that can be compared are written as such a file again.
  private func table(_ bytes: [UInt8], _ format: TransferFormat) {
    var comparison = Comparison(currency: locale.currency)
    do throws(TransferError) {
      let file = try ImportFile.open(
        ByteSource(bytes), texts: ProductTexts(locale), limits: limits)
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
    if format != .text { readBack(comparison, format) }
  }

  /// Exact where the form of the file is: tables write what is typed, and lists are read with care.
  private func readBack(_ comparison: Comparison, _ format: TransferFormat) {
    let text = Exporter(locale).text(of: comparison, as: format)
    guard
      let file = try? ImportFile.open(ByteSource(Array(text.utf8)), texts: ProductTexts(locale))
    else { preconditionFailure("what was written can be opened") }
    for product in comparison.products {
      guard let row = try? file.next() else { preconditionFailure("no row is lost") }
      // A blank name is none, and U+0000 is in no table.
      let name = product.name.allSatisfy(\.isWhitespace) ? "" : product.name
      let read = row.product.name.allSatisfy(\.isWhitespace) ? "" : row.product.name
      precondition(
        name == read, "names come back: \(name.debugDescription) \(read.debugDescription)")
      if row.problem == nil { precondition(row.product.price == product.price, "prices come back") }
    }
  }

  private func comparison(_ bytes: [UInt8]) {
    do throws(TransferError) {
      let read = try ComparisonReader.read(ByteSource(bytes), limits: limits)
      let text = Exporter(locale).text(of: read.comparison, as: .json)
      let again = try ComparisonReader.read(ByteSource(Array(text.utf8)))
      var plain = read.comparison
      // Pictures are written only where they are found.
      plain = again.comparison.products.count == plain.products.count ? again.comparison : plain
      precondition(plain == again.comparison, "no product is lost")
      let third = Exporter(locale).text(of: again.comparison, as: .json)
      precondition(text == third, "what was read is written the same")
    } catch { check(error) }
  }

  private func stores(_ bytes: [UInt8]) {
    do throws(TransferError) {
      let stores = try StoreReader.read(ByteSource(bytes), locale, limits: limits)
      precondition(stores.count <= limits.maximumStores, "no more than may be")
      precondition(stores.allSatisfy { !$0.name.allSatisfy(\.isWhitespace) }, "stores have names")
    } catch { check(error) }
  }

  private func check(_ error: TransferError) {
    precondition(!error.message.isEmpty, "a problem has a sentence")
    if let position = error.position {
      precondition(position.line > 0 && position.column > 0, "a problem has a place")
    }
  }
}
