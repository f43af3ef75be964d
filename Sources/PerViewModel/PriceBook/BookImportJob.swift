import PerDatabase
import PerText
import PerTransfer

/// A file of prices that is to be added to the price book: one that Per or Open Prices has written, or a table.
/// The export of Open Food Facts goes into the catalogue.
struct BookImportJob: Sendable {
  let path: String
  /// How tables are read.
  let locale: UserLocale
  /// Which prices are wanted.
  var filter = BookFilter()
  /// The countries in which they were seen; `nil` for all. Only Open Prices says that.
  var countries: Set<String>?
  /// Whether only prices of barcodes that the price book knows are wanted; of a catalogue, what it says of those.
  var onlyKnown = false

  /// How it ended.
  struct Ending: Sendable {
    /// How many prices are new; `nil` where the file was a catalogue.
    var priceCount: Int?
    /// How many barcodes are new, or stand for something else now.
    var barcodeCount = 0
    /// How many articles a catalogue has completed; `nil` if it was taken as a whole.
    var completedCount: Int?
    /// How many lines were left out.
    var refusedCount = 0
    var firstRefusal: TransferError?
    /// The notice that the source of the prices asks for.
    var attribution: String?
    /// Why it could not be read to the end; what came before is kept.
    var problem: TransferError?
    /// Whether it was cancelled; then no prices were added.
    var isCancelled = false
    /// Why it could not be saved.
    var failure: DatabaseError?
  }

  /// Reads the file into a database; on any thread.
  func run(_ database: () throws(DatabaseError) -> any Database, _ token: WorkToken) -> Ending {
    var ending = Ending()
    do throws(TransferError) {
      let source = try ByteSource(path: path)
      let contents = try BookFile.open(
        source,
        table: BookTableOptions(locale, path: path, today: .today),
        countries: countries)
      do throws(DatabaseError) {
        try add(contents, to: database(), &ending) { token.isCancelled(at: source) }
      } catch { ending.failure = error }
      ending.isCancelled = token.isCancelled
    } catch { ending.problem = error }
    return ending
  }

  private func add(
    _ contents: BookFile.Contents, to database: any Database, _ ending: inout Ending,
    isCancelled: () -> Bool
  ) throws(DatabaseError) {
    switch contents {
    case .items(let reader):
      ending.attribution = reader.attribution
      let items = FilteredBookItems(reader, by: filter) { [onlyKnown] article in
        !onlyKnown || (try? database.isKnown(article)) == true
      }
      let result = try database.mergePriceBook {
        next(&ending, isCancelled, { () throws(TransferError) in try items.next() })
      }
      ending.refusedCount += result.refused
      ending.priceCount = result.prices
      if isCancelled(), result.prices > 0 { try takeBack(result.prices, from: database) }
    case .catalogue(let catalogue):
      ending.attribution = catalogue.attribution
      let article = {
        next(&ending, isCancelled, { () throws(TransferError) in try catalogue.next() })
      }
      if onlyKnown {
        ending.completedCount = try database.completeArticles(article)
      } else {
        ending.barcodeCount = try database.addToCatalogue(article).catalogued
      }
    }
  }

  /// What can be used next; `nil` at the end, and where the work is cancelled.
  private func next<Item>(
    _ ending: inout Ending, _ isCancelled: () -> Bool,
    _ read: () throws(TransferError) -> Result<Item, TransferError>?
  ) -> Item? {
    do throws(TransferError) {
      while !isCancelled() {
        switch try read() {
        case .success(let item)?: return item
        case .failure(let error)?:
          ending.refusedCount += 1
          ending.firstRefusal = ending.firstRefusal ?? error
        case nil: return nil
        }
      }
    } catch { ending.problem = error }
    return nil
  }

  /// Undoes what was added, unless somebody else has changed the book since.
  private func takeBack(_ count: Int, from database: any Database) throws(DatabaseError) {
    let step = try database.performOnPriceBook(.undo)
    if let step, step != .merge(prices: count) { _ = try database.performOnPriceBook(.redo) }
  }
}
