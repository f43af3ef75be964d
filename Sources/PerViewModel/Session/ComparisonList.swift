import Glibc
import PerDatabase
import PerModel
import PerText
import PerWords

/// The list of all comparisons, as far as it has been read, in words.
@MainActor
final class ComparisonList {
  private let file: OpenFile
  private let language: Language
  private var rows: [ListReading.Row] = []
  private var bestValues: [ComparisonID: ListReading.Best] = [:]
  /// Rankings that follow what other programs change, so that no comparison is loaded for one row.
  private var kept = KeptRankings()
  /// The database that all this was read from.
  private var generation = 0
  /// Whether `rows` are what the file has, or are being read.
  private var isCurrent = false
  private var isReading = false
  private var isReadingDue = false
  private var waiters: [([Library.ListItem]) -> Void] = []
  /// Called when the list shows something else than before.
  var onChanged: () -> Void = {}

  init(_ file: OpenFile, _ language: Language) {
    self.file = file
    self.language = language
  }

  /// The comparisons in their order; changes are read in the background, for the next time.
  func items() -> [Library.ListItem] {
    if !isCurrent { read() }
    return rows.map(item)
  }

  /// Passes the list as it is in the file now.
  func items(then: @escaping ([Library.ListItem]) -> Void) {
    waiters.append(then)
    // A reading that has begun may have missed what was written since.
    if isReading { isCurrent = false } else { read() }
  }

  /// Reads the list soon, if it has to be read: a window that has just been made shows its rows first.
  func prepare() {
    guard !isCurrent else { return }
    if file.thread.isOwn { mayHaveChanged(isShown: true) } else { read() }
  }

  /// A window has ranked a comparison: its best value need not be looked for.
  func noteRanking(of snapshot: ComparisonSession.Snapshot) {
    guard let id = snapshot.id else { return }
    followFile()
    let best = ListReading.Best(snapshot, in: language.locale.region)
    if rows.contains(where: { $0.summary.id == id && $0.best != best }) {
      isCurrent = false
    }
    bestValues[id] = best
    kept.keep(snapshot)
  }

  /// Something was written. Windows want the list ready for their menus, which open at once.
  func mayHaveChanged(isShown: Bool) {
    isCurrent = false
    guard file.thread.isOwn, isShown, !isReadingDue else { return }
    isReadingDue = true
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      isReadingDue = false
      if !isCurrent { read() }
    }
  }

  /// Unit prices are given for other units.
  func forgetBestValues() {
    bestValues = [:]
    isCurrent = false
  }

  private func read() {
    guard !isReading else { return }
    isReading = true
    isCurrent = true
    followFile()
    let (bestValues, kept, region) = (bestValues, kept, language.locale.region)
    file.run(
      { (database) throws(DatabaseError) in
        try ListReading(database, knowing: bestValues, kept, in: region)
      },
      then: { [self] (result: Result<ListReading, DatabaseError>) in
        isReading = false
        // While the file is locked, the list stays as it was.
        guard case .success(let reading) = result else {
          isCurrent = false
          return callWaiters()
        }
        if generation != file.generation { isCurrent = false } else { show(reading) }
        if !isCurrent, !waiters.isEmpty { read() } else { callWaiters() }
      })
  }

  private func show(_ reading: ListReading) {
    let hasChanged = rows != reading.rows
    rows = reading.rows
    let known = rows.compactMap { row in row.best.map { (row.summary.id, $0) } }
    // A window may have ranked a newer version meanwhile.
    let versions = Dictionary(rows.map { ($0.summary.id, $0.summary.version) }) { $1 }
    let newer = bestValues.filter { id, best in versions[id].map { $0 < best.version } == true }
    bestValues = Dictionary(known) { $1 }.merging(newer) { $1 }
    for snapshot in reading.ranked { kept.keep(snapshot) }
    if reading.isIncomplete { read() }
    if hasChanged { onChanged() }
  }

  /// Another file gives its numbers to other comparisons.
  private func followFile() {
    guard generation != file.generation else { return }
    (generation, bestValues, kept) = (file.generation, [:], KeptRankings())
  }

  private func callWaiters() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter(rows.map(item)) }
  }

  private func item(_ row: ListReading.Row) -> Library.ListItem {
    let formatter = language.formatter
    let best = row.best?.value.map {
      // Translators: the best unit price of a comparison: "best €1.90/kg".
      localized(
        "best %1$s", formatter.unitPrice($0.unitPrice, per: $0.reference, of: $0.countName))
    }
    return Library.ListItem(
      id: row.summary.id, name: row.summary.name,
      title: shortName(displayName(ofTitle: row.title)),
      detail: [best, formatter.age(seconds: Clock.now - row.summary.modified)]
        .compactMap(\.self).joined(separator: factSeparator))
  }
}

extension Formatter {
  /// How long ago something was, in the largest whole unit: "2 days ago".
  func age(seconds: Int64) -> String {
    let minutes = Int(max(0, seconds) / 60)
    let (hours, days) = (minutes / 60, minutes / 1440)
    if minutes < 1 { return localized("just now") }
    if hours < 1 {
      return localized(
        one: "%1$s minute ago", other: "%1$s minutes ago", count: minutes, integer(minutes))
    }
    if days < 1 {
      return localized(
        one: "%1$s hour ago", other: "%1$s hours ago", count: hours, integer(hours))
    }
    return localized(one: "%1$s day ago", other: "%1$s days ago", count: days, integer(days))
  }
}

/// The time of day.
enum Clock {
  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }
}
