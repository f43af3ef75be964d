import Glibc
import PerModel
import PerThreads

/// Reads the items of a long file on a thread of its own, ahead of their taker: reading one costs about as much as
/// storing it. A short file is read on the taker's thread.
final class ReadAheadItems: BookItemReader {
  let attribution: String?
  private let items: any BookItemReader
  private var handover: Handover?
  private var batch: [Result<BookItem, TransferError>] = []
  private var place = 0
  private var count = 0

  /// How many items are handed over at once.
  static let batchSize = 500

  init(_ items: any BookItemReader) {
    self.items = items
    attribution = items.attribution
  }

  deinit { handover?.stop() }

  var remarks: [String] { items.remarks }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    guard let handover else {
      if count == Self.batchSize { handover = Handover(items) }
      count += 1
      // Where no thread can be had, all of it is read here.
      return if handover == nil { try items.next() } else { try next() }
    }
    if place == batch.count {
      batch = try handover.take()
      place = 0
    }
    guard place < batch.count else { return nil }
    place += 1
    return batch[place - 1]
  }
}

/// What one thread has read and another takes. The two share nothing else.
private final class Handover: @unchecked Sendable {
  /// How many batches may wait to be taken: as many as are read while thousands of items are saved at once.
  private static let longest = 16

  private let items: any BookItemReader
  private let monitor = Monitor()
  private var batches: [[Result<BookItem, TransferError>]] = []
  private var isAtEnd = false
  private var isStopped = false
  /// Why nothing comes after the batches.
  private var problem: TransferError?

  /// `nil` where no thread can be had.
  init?(_ items: any BookItemReader) {
    self.items = items
    guard let thread = startThread({ self.readAll() }) else { return nil }
    pthread_detach(thread)
  }

  /// The next batch; an empty one after the last. Throws what keeps the rest from being read.
  func take() throws(TransferError) -> [Result<BookItem, TransferError>] {
    let (batch, problem) = monitor.locked {
      while batches.isEmpty, !isAtEnd { monitor.wait() }
      monitor.signal()
      return batches.isEmpty ? ([], self.problem) : (batches.removeFirst(), nil)
    }
    if let problem { throw problem }
    return batch
  }

  /// Nothing more will be taken.
  func stop() {
    monitor.locked {
      isStopped = true
      monitor.signal()
    }
  }

  private func readAll() {
    var problem: TransferError?
    var isAtEnd = false
    while !isAtEnd {
      var batch: [Result<BookItem, TransferError>] = []
      batch.reserveCapacity(ReadAheadItems.batchSize)
      do throws(TransferError) {
        while batch.count < ReadAheadItems.batchSize, !isAtEnd {
          if let item = try items.next() { batch.append(item) } else { isAtEnd = true }
        }
      } catch { (problem, isAtEnd) = (error, true) }
      guard give(batch, isLast: isAtEnd, problem) else { return }
    }
  }

  /// Whether more will be taken.
  private func give(
    _ batch: [Result<BookItem, TransferError>], isLast: Bool, _ problem: TransferError?
  ) -> Bool {
    monitor.locked {
      while batches.count >= Self.longest, !isStopped { monitor.wait() }
      if !batch.isEmpty { batches.append(batch) }
      (isAtEnd, self.problem) = (isLast, problem)
      monitor.signal()
      return !isStopped
    }
  }
}

/// Which prices of a file are wanted.
public struct BookFilter: Sendable {
  /// Only prices in this currency; `nil` for all.
  public var currency: Currency?
  /// Only prices of this day and later ones; `nil` for all.
  public var since: CalendarDay?

  /// All of them.
  public init() {}
}

/// The items of a file that are wanted: prices that fit, their articles and the targets of those.
public final class FilteredBookItems: BookItemReader {
  public var attribution: String? { items.attribution }
  private let items: any BookItemReader
  private let filter: BookFilter
  private let isWanted: (Article) -> Bool
  /// Articles that are wanted if a price of them is.
  private var held: [Article.ID: Article] = [:]
  private var unwanted: Set<Article.ID> = []
  /// The price of the article that was given last.
  private var pending: BookItem?

  /// - Parameter isWanted: asked about each article.
  public init(
    _ items: any BookItemReader, by filter: BookFilter,
    where isWanted: @escaping (Article) -> Bool = { _ in true }
  ) {
    (self.items, self.filter, self.isWanted) = (items, filter, isWanted)
  }

  public func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let item = pending {
      pending = nil
      return .success(item)
    }
    while let next = try items.next() {
      guard case .success(let item) = next else { return next }
      switch item {
      case .article(let article):
        if isWanted(article) {
          unwanted.remove(article.id)
          held[article.id] = article
        } else {
          unwanted.insert(article.id)
        }
      case .price(let price):
        let price = price.observation
        guard !unwanted.contains(price.article), fits(price) else { continue }
        return .success(afterItsArticle(item, price.article))
      case .target(let id, _):
        // Without a price, the article was not requested.
        guard !unwanted.contains(id), held[id] == nil else { continue }
        return .success(item)
      case .purchase(let purchase):
        if let since = filter.since, purchase.day < since { continue }
        if let id = purchase.article, unwanted.contains(id) || held[id] != nil { continue }
        return .success(item)
      }
    }
    return nil
  }

  private func fits(_ price: PriceObservation) -> Bool {
    if let since = filter.since, price.day < since { return false }
    if let currency = filter.currency, price.currency != currency { return false }
    return true
  }

  /// The article where it has not been given yet, and then the item.
  private func afterItsArticle(_ item: BookItem, _ id: Article.ID) -> BookItem {
    guard let article = held.removeValue(forKey: id) else { return item }
    pending = item
    return .article(article)
  }
}
