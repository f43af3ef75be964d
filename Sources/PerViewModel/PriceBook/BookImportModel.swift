import PerDatabase
import PerModel
import PerWords

/// A file of prices that is about to be imported, and which of its prices are wanted.
@MainActor
public final class BookImportModel {
  /// What can be typed.
  public enum Field: CaseIterable, Sendable {
    /// The first day whose prices are wanted.
    case since
    /// Where they were seen.
    case countries
  }

  /// The import as it was asked for.
  private(set) var job: BookImportJob
  private var problems: [Field: String] = [:]
  private let language: Language

  init(_ path: String, _ language: Language) {
    job = BookImportJob(path: path, locale: language.locale)
    self.language = language
  }

  /// The currencies whose prices may be wanted, by name, after all of them.
  public var currencies: [PreferencesModel.Choice<Currency?>] {
    // Translators: prices in all currencies are imported.
    [.init(nil, localized("All Currencies"), "")]
      + language.formatter.currenciesByName.map { .init($0, $0.code, $1) }
  }

  /// Wants only prices in a currency, or all.
  public func choose(_ currency: Currency?) { job.filter.currency = currency }

  /// Wants only prices of barcodes that the price book knows, or all.
  public func setOnlyKnown(_ isOn: Bool) { job.onlyKnown = isOn }

  /// What an empty field shows, from the longest text to the shortest.
  public func placeholders(of field: Field) -> [String] {
    switch field {
    case .since:
      language.formatter.placeholders([
        language.formatter.day(.today.adding(months: -1), hasYear: true)
      ])
    case .countries: language.formatter.placeholders([language.locale.region.code, "NL"])
    }
  }

  /// Takes what was typed; an empty text wants all.
  public func type(_ text: String, into field: Field) {
    problems[field] = nil
    switch field {
    case .since:
      job.filter.since = nil
      guard !isBlank(text) else { return }
      do throws(DayShortcoming) {
        job.filter.since = try language.pastDay(text, on: .today)
      } catch { problems[field] = error.sentence }
    case .countries:
      job.countries = nil
      let words = text.split { $0 == "," || $0 == "،" || $0 == "、" || $0.isWhitespace }
      guard !words.isEmpty else { return }
      let codes = words.compactMap { Region(code: String($0))?.code }
      job.countries = Set(codes)
      if codes.count < words.count {
        problems[field] = localized("A country is two letters, such as NL.")
      }
    }
  }

  /// What is wrong with the input, in one sentence; else empty.
  public var problem: String {
    Field.allCases.lazy.compactMap { self.problems[$0] }.first ?? ""
  }
}

// Prices from files.
extension PriceBookModel {
  /// A file of prices that can be imported.
  public func prices(ofFileAt path: String) -> BookImportModel {
    BookImportModel(path, library.language)
  }

  /// Adds the prices of a file that are wanted, in the background, with progress.
  public func add(_ wanted: BookImportModel) {
    let job = wanted.job
    guard let databasePath = library.file.openPath else {
      return library.file.run(
        { (database) throws(DatabaseError) in job.run({ database }, WorkToken()) },
        then: { [self] (result: Result<BookImportJob.Ending, DatabaseError>) in
          if let ending = try? result.get() { show(ending) }
        })
    }
    worker.run(
      localized("Importing…"),
      { token in
        // A connection of its own; it may wait for others as long as it takes.
        job.run(
          { () throws(DatabaseError) in
            try OpenFile.engine.open(path: databasePath, busyTimeout: 60_000)
          }, token)
      }, then: { [self] ending in show(ending) })
  }

  /// Says how an import ended, and shows what it has brought.
  private func show(_ ending: BookImportJob.Ending) {
    reload()
    library.priceBookHasChanged()
    let isUndoable = !ending.isCancelled && ending.priceCount ?? 0 > 0
    onEvent(
      .notice(
        Notice(title: summary(ending), undoing: isUndoable ? .priceBook : nil)))
  }

  private func summary(_ ending: BookImportJob.Ending) -> String {
    if let failure = ending.failure { return failure.sentence }
    let formatter = library.language.formatter
    var sentence: String
    if let count = ending.priceCount {
      if ending.isCancelled { return localized("Canceled. Nothing was imported.") }
      sentence = localized(
        one: "%1$s price added", other: "%1$s prices added", count: count,
        formatter.integer(count))
    } else if let problem = ending.problem {
      return problem.problem == .noCountries ? problem.sentence : problem.message
    } else if let count = ending.completedCount {
      sentence = localized(
        one: "%1$s article completed", other: "%1$s articles completed", count: count,
        formatter.integer(count))
    } else {
      sentence = localized(
        one: "%1$s barcode added", other: "%1$s barcodes added", count: ending.barcodeCount,
        formatter.integer(ending.barcodeCount))
    }
    if let problem = ending.problem {
      sentence = localized("%1$s. %2$s", sentence, problem.message)
    } else if let refusal = ending.firstRefusal {
      sentence = localized(
        one: "%1$s; %2$s row skipped: %3$s", other: "%1$s; %2$s rows skipped, the first: %3$s",
        count: ending.refusedCount, sentence, formatter.integer(ending.refusedCount),
        refusal.rowMessage)
    }
    return ending.attribution.map { localized("%1$s. %2$s", sentence, $0) } ?? sentence
  }

  /// Undoes the last change of the price book.
  public func undo() { step(.undo) }

  /// Makes the change again that was undone last.
  public func redo() { step(.redo) }

  private func step(_ operation: HistoryOperation) {
    onEvent(.withdrawNotice)
    library.queue.run(
      { [self] finish in
        library.file.run(
          { (database) throws(DatabaseError) in _ = try database.performOnPriceBook(operation) },
          then: { [self] (result: Result<Void, DatabaseError>) in
            reload()
            library.priceBookHasChanged()
            finish(result.error)
          })
      },
      failed: { [self] error in onEvent(.notice(Notice(title: error.sentence))) })
  }
}
