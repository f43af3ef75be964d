import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// What is to be imported, and how it is to be understood.
struct ImportJob: Sendable {
  var input: Input
  var layout: TableLayout?
  /// How texts are read, and the currency of prices that name none.
  var texts: ProductTexts
  /// By which prices in other currencies are converted.
  var rates: ExchangeRates

  enum Input: Sendable {
    case file(String)
    case inMemory([UInt8])

    /// The bytes, from the beginning. Throws if there is no such file.
    func source() throws(TransferError) -> ByteSource {
      switch self {
      case .file(let path): try ByteSource(path: path)
      case .inMemory(let bytes): ByteSource(bytes)
      }
    }
  }

  /// How it ended.
  struct Ending: Sendable {
    var addedCount = 0
    var refusedCount = 0
    var firstRefusal: TransferError?
    /// What was left out of the first product that was added all the same.
    var firstRemark: TransferError?
    /// How many of the products are doubtful, and why the first is.
    var doubtfulCount = 0
    var firstDoubt: TransferError?
    /// The headings of columns that no product got anything of.
    var leftOut: [String] = []
    /// Why it could not be read to the end; then nothing was imported.
    var problem: TransferError?
    /// Whether it was cancelled; then nothing was imported either.
    var isCancelled = false
    /// Why it could not be saved.
    var failure: DatabaseError?
    /// The comparison that was made for it.
    var made: ComparisonID?
    /// Its products, if there is no file to save them in.
    var products: [Product] = []
    /// What came with those products.
    var supplement = ImportSupplement()
    /// The comparison in a file that is one, without products if these are saved already.
    var comparison: Comparison?
  }

  /// Where the products go.
  enum Destination: Sendable {
    /// To the end of a comparison of this file.
    case existing(ComparisonID, path: String)
    /// Into a new comparison of this file, which is to be like this one.
    case new(Comparison, path: String)
    /// Into a new comparison of this file, which is to be as what is imported says.
    case own(path: String)
    /// Into the outcome: those that belong to this comparison or, without one, all.
    case outcome(beside: Comparison?)
  }

  /// The bytes, from the beginning. Throws if there is no such file.
  func source() throws(TransferError) -> ByteSource { try input.source() }

  /// The file, once its beginning has been read. Throws if it cannot be read, or is of no known format.
  func open() throws(TransferError) -> (file: ImportFile, source: ByteSource) {
    let source = try source()
    return (try ImportFile.open(source, as: layout, texts: texts), source)
  }

  /// Carries out the import; on any thread.
  func run(to destination: Destination, _ token: WorkToken) -> Ending {
    var outcome = Ending()
    do throws(TransferError) {
      let (file, source) = try open()
      let reading = ImportReading(file, rates: rates)
      do throws(DatabaseError) {
        try save(reading, in: destination, &outcome) { token.isCancelled(at: source) }
      } catch {
        outcome.failure = error
      }
      outcome.problem = reading.problem
      outcome.isCancelled = outcome.failure == .cancelled && token.isCancelled
      outcome.refusedCount = reading.refusedCount
      outcome.firstRefusal = reading.refusals.first
      outcome.firstRemark = reading.remarks.first
      (outcome.doubtfulCount, outcome.firstDoubt) = (reading.doubtfulCount, reading.doubts.first)
      outcome.leftOut = reading.leftOutColumns.filter { $0.reason != .empty }.map(\.title)
    } catch {
      outcome.problem = error
    }
    return outcome
  }

  /// Puts the products where they go.
  private func save(
    _ reading: ImportReading, in destination: Destination, _ outcome: inout Ending,
    isCancelled: @escaping () -> Bool
  ) throws(DatabaseError) {
    switch destination {
    case .existing(let id, let path):
      let fill = { (comparison: Comparison, take: @escaping (Product) -> Bool) in
        reading.products(beside: comparison) { !isCancelled() && take($0) }
      }
      outcome.addedCount = try Self.store(path).add(to: id, with: { reading.supplement }, fill)
    case .new(let comparison, let path):
      var isAny = false
      let fill = { (take: @escaping (Product) -> Bool) in
        let isRead = reading.products(beside: comparison) { product in
          isAny = true
          return !isCancelled() && take(product)
        }
        return isRead && isAny ? comparison : nil
      }
      let made = try Self.store(path).create(with: { reading.supplement }, fill)
      (outcome.made, outcome.addedCount) = made
    case .own(let path):
      let fill = { (take: @escaping (Product) -> Bool) in
        reading.comparison(currency: texts.currency) { !isCancelled() && take($0) }
      }
      let made = try Self.store(path).create(with: { reading.supplement }, fill)
      (outcome.made, outcome.addedCount) = made
    case .outcome(let comparison):
      var products: [Product] = []
      let take = { (product: Product) in
        products.append(product)
        return !isCancelled()
      }
      if let comparison {
        if !reading.products(beside: comparison, take: take) { throw .cancelled }
      } else {
        outcome.comparison = reading.comparison(currency: texts.currency, take: take)
        if outcome.comparison == nil { throw .cancelled }
      }
      (outcome.products, outcome.addedCount) = (products, products.count)
      outcome.supplement = reading.supplement
    }
  }

  /// A connection of its own; it may wait for others as long as it takes.
  private static func store(_ path: String) throws(DatabaseError) -> any Database {
    try OpenFile.engine.open(path: path, busyTimeout: 60_000)
  }
}

extension WorkToken {
  /// Reports how much of a file has been read. Returns whether to stop.
  func isCancelled(at source: ByteSource) -> Bool {
    if let size = source.size { report(source.consumed, of: size) }
    return isCancelled
  }
}

extension ImportJob {
  /// What a file turns out to be.
  enum Kind: Sendable {
    case comparison
    case table(TablePreview, isList: Bool)
    case rows
    /// Cards copied from a page, line by line.
    case cards
  }

  /// A file of at most this many bytes is imported before the next frame; a larger one in the
  /// background.
  static let readAtOnce = 1 << 15

  /// Whether it is imported before the next frame.
  var isSmall: Bool {
    if case .inMemory(let bytes) = input { bytes.count <= Self.readAtOnce } else { false }
  }

  /// Finds out what a file is, and keeps a small one in memory; on any thread. Throws like ``open()``.
  func inspected() throws(TransferError) -> (job: ImportJob, kind: Kind) {
    var job = self
    if case .file(let path) = input {
      let source = try ByteSource(path: path)
      var read: [UInt8] = []
      while read.count <= Self.readAtOnce {
        let piece = try source.next(atMost: Self.readAtOnce + 1)
        if piece.isEmpty { break }
        read += piece
      }
      if read.count <= Self.readAtOnce { job.input = .inMemory(read) }
    }
    let file = try job.open().file
    if file.areCards { return (job, .cards) }
    switch file {
    case .comparison: return (job, .comparison)
    case .table(let table):
      let preview = try TablePreview(job.source(), texts: texts)
      // A list has no columns to ask about.
      return (job, .table(preview, isList: table.layout.separator == nil))
    case .rows: return (job, .rows)
    }
  }
}

extension ImportJob.Ending {
  /// Why nothing was imported; `nil` if something was, or could have been.
  var sentence: String? {
    if let problem { return problem.rowMessage }
    // None of its products was accepted: what is wrong with the first row says more.
    if failure == .cancelled { return nil }
    return failure?.sentence
  }

  /// The comparison in the file with its products; `nil` if it could not be read.
  var whole: ReadComparison? {
    comparison.map {
      ReadComparison(
        comparison: Comparison(
          name: $0.name, currency: $0.currency, products: products,
          referenceUnit: $0.referenceUnit, settings: $0.settings),
        pictures: supplement.pictures)
    }
  }

  /// How it ended, in the user's language.
  func words(using formatter: Formatter) -> String {
    if let sentence { return sentence }
    guard addedCount > 0 else {
      return firstRefusal?.rowMessage ?? localized("No products were found.")
    }
    let count = formatter.integer(addedCount)
    let sentence = localized(
      one: "%1$s product added", other: "%1$s products added", count: addedCount, count)
    return [sentenceWithRefusals(sentence, formatter), leftOutSentence(leftOut), doubts(formatter)]
      .compactMap(\.self)
      // Translators: sentences one after the other: "3 products added. Columns left out: “Aisle”".
      .reduce("") { $0.isEmpty ? $1 : localized("%1$s. %2$s", $0, $1) }
  }

  private func doubts(_ formatter: Formatter) -> String? {
    guard let first = firstDoubt else { return nil }
    let count = formatter.integer(doubtfulCount)
    // Translators: %2$s is the first reason: "Line 4, column 1: …".
    return localized(
      one: "%1$s row is doubtful: %2$s", other: "%1$s rows are doubtful, the first: %2$s",
      count: doubtfulCount, count, first.rowMessage)
  }

  private func sentenceWithRefusals(_ sentence: String, _ formatter: Formatter) -> String {
    if let first = firstRefusal {
      // Translators: %1$s is "3 products added", %3$s the first reason: "Line 4, column 1: …".
      return localized(
        one: "%1$s; %2$s row skipped: %3$s", other: "%1$s; %2$s rows skipped, the first: %3$s",
        count: refusedCount, sentence, formatter.integer(refusedCount),
        first.rowMessage)
    }
    guard let remark = firstRemark else { return sentence }
    // Translators: %1$s is "3 products added", %2$s what was left out: "Line 4, column 1: …".
    return localized("%1$s. %2$s", sentence, remark.rowMessage)
  }
}
