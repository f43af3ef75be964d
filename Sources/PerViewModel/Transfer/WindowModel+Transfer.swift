import PerModel
import PerText
import PerTransfer

// What comes in from other programs, and goes out to them.
extension WindowModel {
  /// Something to import, read as this person reads, in the comparison's currency where none is
  /// written.
  func job(_ bytes: ImportJob.Bytes, as layout: TableLayout? = nil) -> ImportJob {
    var locale = language.locale
    locale.currency = comparison.currency
    return ImportJob(bytes: bytes, layout: layout, locale: locale)
  }

  /// Adds the products of a copied table or list.
  public func paste(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    addProducts(of: job(.pasted(Array(text.utf8))))
  }

  /// Adds every product that can be read and compared, as one change; says how many could not.
  func addProducts(of job: ImportJob) {
    if job.isSmall {
      add(job.run(to: .outcome(beside: comparison), WorkToken()))
    } else {
      let path = session.library.file.openPath
      let target: ImportJob.Target =
        switch (path, keptId) {
        case (let path?, let id?): .kept(id, path: path)
        case (let path?, nil): .new(comparison, path: path)
        case (nil, _): .outcome(beside: comparison)
        }
      importBeside(job, to: target) { [self] outcome in
        guard path != nil else { return add(outcome) }
        if let id = outcome.made { adopt(id) } else { reloadIfChanged() }
        show(outcome)
      }
    }
  }

  /// Keeps the products of an import.
  private func add(_ outcome: ImportJob.Outcome) {
    guard outcome.addedCount > 0 else { return show(outcome) }
    perform(
      { [self] in comparison.adding(outcome.products) }, with: outcome.pictures,
      then: { [self] in show(outcome) })
  }

  /// Imports beside the main thread, and tells the window of it.
  func importBeside(
    _ job: ImportJob, to target: ImportJob.Target,
    then: @escaping (ImportJob.Outcome) -> Void
  ) {
    guard work == nil else { return }
    let work = BackgroundTask(localized("Importing…"))
    self.work = work
    work.run(
      { token in job.run(to: target, token) },
      then: { [self] outcome in
        self.work = nil
        if outcome.isCancelled {
          tell(Notice(title: localized("Cancelled. Nothing was imported."), undoing: nil))
          onEvent(.update)
        } else {
          then(outcome)
        }
      })
    onEvent(.work(work))
  }

  /// Says how an import ended, with the focus on the first product of it.
  private func show(_ outcome: ImportJob.Outcome) {
    if let sentence = outcome.sentence {
      return tell(Notice(title: sentence, undoing: nil))
    }
    guard outcome.addedCount > 0 else {
      let title = outcome.firstRefusal?.message ?? localized("No product was found.")
      return tell(Notice(title: title, undoing: nil))
    }
    tell(
      Notice(
        title: summary(outcome), undoing: outcome.made == nil ? .changes(1) : .last))
    let place = comparison.products.count - outcome.addedCount
    if comparison.products.indices.contains(place) {
      onEvent(.focusRow(comparison.products[place].id))
    }
  }

  private func summary(_ outcome: ImportJob.Outcome) -> String {
    let count = language.formatter.integer(outcome.addedCount)
    let sentence = localized(
      one: "%1$s product added", other: "%1$s products added", count: outcome.addedCount, count)
    guard let first = outcome.firstRefusal else { return sentence }
    // Translators: %1$s is "3 products added", %3$s the first reason: "Line 4, column 1: …".
    return localized(
      one: "%1$s; %2$s row skipped: %3$s", other: "%1$s; %2$s rows skipped, the first: %3$s",
      count: outcome.refusedCount, sentence, language.formatter.integer(outcome.refusedCount),
      first.message)
  }
}

// What goes out to other programs.
extension WindowModel {
  /// Up to this many products are written at once; more are written on another thread.
  private static let writtenAtOnce = 200

  /// The whole comparison as text, best first where the format is for people, handed over when it is
  /// written. For `chosen` only that product.
  public func export(
    as format: TransferFormat, chosen: Product.ID? = nil, then: @escaping (String) -> Void
  ) {
    var locale = language.locale
    locale.currency = comparison.currency
    let ids = format.holdsPictures ? comparison.products.compactMap(\.picture) : []
    let exported = comparison
    session.library.pictures.pictures(ids) { [self] pictures in
      write(
        ExportJob(
          comparison: exported, pictures: pictures, format: format, chosen: chosen.map { [$0] },
          locale: locale), then: then)
    }
  }

  private func write(_ job: ExportJob, then: @escaping (String) -> Void) {
    if job.chosen != nil || job.comparison.products.count <= Self.writtenAtOnce {
      return then(job.text(WorkToken()) ?? "")
    }
    guard work == nil else { return }
    let work = BackgroundTask(localized("Writing…"))
    self.work = work
    work.run(
      { token in job.text(token) },
      then: { [self] text in
        self.work = nil
        onEvent(.update)
        if let text { then(text) }
      })
    onEvent(.work(work))
  }

  /// Hands the comparison to the clipboard.
  public func copyAll(as format: TransferFormat) {
    export(as: format) { [self] text in
      onEvent(.copy(text))
      tell(Notice(title: format.copiedSentence, undoing: nil))
    }
  }

  /// Hands a product to the clipboard.
  public func copy(_ id: Product.ID, as format: TransferFormat) {
    export(as: format, chosen: id) { [self] text in
      onEvent(.copy(text))
      tell(Notice(title: format.copiedSentence, undoing: nil))
    }
  }
}

extension TransferFormat {
  fileprivate var copiedSentence: String {
    if self == .text { return localized("Copied as text") }
    return self == .markdown ? localized("Copied as Markdown") : localized("Copied as table cells")
  }
}

/// A comparison that is to be written.
private struct ExportJob: Sendable {
  let comparison: Comparison
  let pictures: [Picture.ID: Picture]
  let format: TransferFormat
  /// `nil` means all products.
  let chosen: Set<Product.ID>?
  let locale: UserLocale

  /// The whole text; `nil` where it was given up. On any thread.
  func text(_ token: WorkToken) -> String? {
    var text = ""
    var count = 0
    Exporter(locale) { pictures[$0] }.write(comparison, as: format, chosen: chosen) { piece in
      text += piece
      count += 1
      token.tell(count, of: comparison.products.count)
      return !token.isCancelled
    }
    return token.isCancelled ? nil : text
  }
}

extension ImportJob.Outcome {
  /// Why nothing was imported; `nil` where something was, or could have been.
  var sentence: String? {
    if let problem { return problem.message }
    // Nothing in it was admitted: what is wrong with the first row says more.
    if failure == .cancelled { return nil }
    return failure?.sentence
  }
}
