import PerDatabase
import PerText

/// The list of all comparisons, as far as it has been read, in words.
@MainActor
final class ComparisonList {
  private let file: FileHealth
  private let language: Language
  private var rows: [ListReading.Row] = []
  /// Whether `rows` are, or will be, what the file has.
  private var isCurrent = false
  private var isReading = false
  private var isReadingDue = false
  private var waiters: [([Library.Item]) -> Void] = []
  /// Called when other comparisons stand in the list than before, or other words about them.
  var onChanged: () -> Void = {}

  init(_ file: FileHealth, _ language: Language) {
    self.file = file
    self.language = language
  }

  /// The comparisons in their order; what has changed is read beside the main thread.
  func items() -> [Library.Item] {
    if !isCurrent { read() }
    return rows.map(item)
  }

  /// Hands over the list as it is in the file now.
  func items(then: @escaping ([Library.Item]) -> Void) {
    waiters.append(then)
    // A reading that has begun may have missed what was written since.
    if isReading { isCurrent = false } else { read() }
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

  private func read() {
    guard !isReading else { return }
    // While the file is locked the list stays what it was.
    guard file.database != nil else { return handOver() }
    isReading = true
    isCurrent = true
    let known = rows.compactMap { row in row.best.map { (row.summary.id, $0) } }
    let bestValues = Dictionary(known) { $1 }
    let region = language.locale.region
    file.run(
      { (database) throws(DatabaseError) in
        try ListReading(database, knowing: bestValues, in: region)
      },
      then: { [self] (result: Result<ListReading, DatabaseError>) in
        isReading = false
        if case .success(let reading) = result { take(reading) }
        if !isCurrent, !waiters.isEmpty { read() } else { handOver() }
      })
  }

  private func take(_ reading: ListReading) {
    let hasChanged = rows != reading.rows
    rows = reading.rows
    if reading.isIncomplete { read() }
    if hasChanged { onChanged() }
  }

  private func handOver() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter(rows.map(item)) }
  }

  private func item(_ row: ListReading.Row) -> Library.Item {
    let formatter = language.formatter
    let best = row.best?.value.map {
      // Translators: the best unit price of a comparison: "best €1.90/kg".
      localized(
        "best %1$s", formatter.unitPrice($0.unitPrice, per: $0.reference, of: $0.countName))
    }
    return Library.Item(
      id: row.summary.id, name: row.summary.name,
      title: shortName(displayName(ofComparison: row.title)),
      detail: [best, formatter.age(seconds: Clock.now - row.summary.modified)]
        .compactMap(\.self).joined(separator: " · "))
  }
}
