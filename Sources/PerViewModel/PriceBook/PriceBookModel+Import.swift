import PerDatabase
import PerText

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
            try FileHealth.engine.open(path: databasePath, busyTimeout: 60_000)
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
      if ending.isCancelled { return localized("Cancelled. Nothing was imported.") }
      sentence = localized(
        one: "%1$s price added", other: "%1$s prices added", count: count,
        formatter.integer(count))
    } else if let problem = ending.problem {
      return problem.problem == .wrongValue("countries")
        ? localized("Only Open Prices says in which country a price was seen.") : problem.message
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
        refusal.message)
    }
    return ending.attribution.map { localized("%1$s. %2$s", sentence, $0) } ?? sentence
  }

  /// Undoes the last change of the price book.
  public func undo() {
    library.queue.run(
      { [self] finish in
        library.file.run(
          { (database) throws(DatabaseError) in _ = try database.performOnPriceBook(.undo) },
          then: { [self] (result: Result<Void, DatabaseError>) in
            reload()
            library.priceBookHasChanged()
            finish(result.error)
          })
      },
      failed: { [self] error in onEvent(.notice(Notice(title: error.sentence))) })
  }
}
