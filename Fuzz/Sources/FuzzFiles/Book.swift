import PerModel
import PerText

@testable import PerTransfer

/// Reads the files of price books: Per's own, Open Prices and its places, tables of shops, Open Food Facts, the rates of
/// the central bank, fields that devices share by a folder, and what per-sync answers; packed by gzip or not.
struct Book: FuzzTarget {
  private let options: BookTableOptions
  private let limits = TransferLimits.forFuzzing

  init() {
    options = BookTableOptions(
      UserLocale(identifier: "en_IE"), store: "Aldi", today: CalendarDay(number: 20_777))
  }

  func read(_ input: [UInt8]) {
    var lot = Lot(input)
    let isReadBack = lot.isOne(of: 8)
    shared(input)
    rates(input)
    do throws(TransferError) {
      // Almost anything is a table, and what is read of it is what `csv` reads.
      let table = lot.isOne(of: 8) ? options : nil
      let book = try BookFile.open(ByteSource(input), table: table, limits: limits)
      switch book {
      case .items(let items): try all(items, isReadBack)
      case .catalogue(let articles):
        while let next = try articles.next() {
          switch next {
          case .success(let article): promise(article.gtin != nil, "an article has a barcode")
          case .failure(let error): check(error)
          }
        }
      }
    } catch {
      check(error)
      if error.problem == .foreign { others(input) }
    }
  }

  private func all(_ items: any BookItemReader, _ isReadBack: Bool) throws(TransferError) {
    while let next = try items.next() {
      switch next {
      case .success(let item): if isReadBack { readBack(item) }
      case .failure(let error): check(error)
      }
    }
  }

  /// An item as a book has it, which is read as the same.
  private func readBack(_ item: BookItem) {
    let text = "\(JSONObject.bookHeading.line)\n\(JSONObject.item(item).line)\n"
    guard case .items(let items)? = try? BookFile.open(ByteSource(text)),
      case .success(let again)? = try? items.next()
    else { return promise(false, "an item can be read: \(text)") }
    promise(JSONObject.item(again).line == JSONObject.item(item).line, "an item is the same")
  }

  private func rates(_ input: [UInt8]) {
    do throws(TransferError) {
      for rate in try ReferenceRates.newest(in: ByteSource(input)) {
        promise(rate.amount.isPositive, "a currency is worth something")
      }
    } catch { check(error) }
  }

  private func shared(_ input: [UInt8]) {
    do throws(TransferError) {
      var lines = try SharedFieldLines(ByteSource(input), limits: limits)
      while let field = try lines.next() {
        promise(field.stamp.clock >= 0, "no clock runs backwards")
        promise(!SharedFieldLines.line(field, in: lines.device).isEmpty, "a field has a line")
      }
    } catch { check(error) }
  }

  private func others(_ input: [UInt8]) {
    _ = SyncAnswer(String(decoding: input, as: UTF8.self))
    do throws(TransferError) {
      for problem in try OpenPricesLocations(ByteSource(input), limits: limits).problems {
        check(problem)
      }
    } catch { check(error) }
  }
}
