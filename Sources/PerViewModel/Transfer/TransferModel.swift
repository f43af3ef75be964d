import PerDatabase
import PerModel
import PerText
import PerThreads
import PerTransfer
import PerWords

/// What comes in from other programs and goes out to them: paste, import, copy, export.
@MainActor
public final class TransferModel {
  let current: OpenComparison
  /// Imports and writes in the background.
  let worker = BackgroundWorker()
  /// Whether the form is free for a product that was found.
  var mayFill: () -> Bool = { true }
  /// What reads a document, while that goes on.
  var reading: BackgroundTask?
  /// Whether something is being imported or written.
  var isBusy: Bool { worker.task != nil }
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Receives what was changed in the price book.
  var onMade: (BookMark) -> Void = { _ in }
  /// Keeps the address of a page with the product that it can belong to. Returns where it is; `nil` if there is no such
  /// product.
  var keepLink: (String) -> LinkKeeping? = { _ in nil }
  /// The program that reads documents; `nil` for the one beside this program. Tests name another one.
  package var reader: String?

  init(_ current: OpenComparison) {
    self.current = current
    worker.onStart = { [weak self] task in self?.onEvent(.work(task)) }
  }

  /// Something to import, read as what is typed into the comparison.
  func job(_ input: ImportJob.Input, _ rates: ExchangeRates?) -> ImportJob {
    ImportJob(
      input: input, layout: nil,
      texts: ProductTexts(current.language.locale, beside: current.comparison),
      rates: rates ?? ExchangeRates(on: .today))
  }

  /// Adds the products of a copied table or list.
  public func paste(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    if DocumentFile.isAddress(text) { return keep(link: text) }
    let kind = try? job(.inMemory(Array(text.utf8)), nil).inspected().kind
    take(text, kind)
  }

  /// Adds the products of a text that was looked at, or lets the user look at it first.
  func take(_ text: String, _ kind: ImportJob.Kind?) {
    current.library.readRates { [self] rates in
      let job = job(.inMemory(Array(text.utf8)), rates)
      switch kind {
      case .cards: read(job.input)
      case .table(let preview, isList: false):
        let table = model(job, preview)
        if table.isCertain { addProducts(of: job) } else { onEvent(.look(table)) }
      default: addProducts(of: job)
      }
    }
  }

  // MARK: Files

  /// What a file turns out to be.
  public enum Opening: Sendable {
    /// A whole comparison, for a window of its own.
    case comparison(ReadComparison)
    /// A table, to be looked at first.
    case table(ImportModel)
    /// It is done, or the user has been told what is wrong.
    case done
  }

  /// Looks at a file that is to be imported, in the background.
  public func open(path: String) async -> Opening {
    if DocumentFile.fits(fileName: path) {
      read(.file(path))
      return .done
    }
    let rates = await withCheckedContinuation { answer in
      current.library.readRates { answer.resume(returning: $0) }
    }
    let job = job(.file(path), rates)
    let inspected = await inBackground {
      Result { () throws(TransferError) in try job.inspected() }
    }
    do throws(TransferError) {
      let (job, kind) = try inspected.get()
      switch kind {
      case .comparison: return openComparison(job)
      case .table(let preview, _): return .table(model(job, preview))
      case .rows:
        addProducts(of: job)
        return .done
      case .cards:
        read(job.input)
        return .done
      }
    } catch {
      notify(error.message)
      return .done
    }
  }

  private func model(_ job: ImportJob, _ preview: TablePreview) -> ImportModel {
    ImportModel(
      job, preview, beside: current.comparison, using: current.language.formatter,
      chosen: current.library.chosenColumns)
  }

  private func openComparison(_ job: ImportJob) -> Opening {
    if job.isSmall {
      let outcome = job.run(to: .outcome(beside: nil), WorkToken())
      if let read = outcome.whole { return .comparison(read) }
      notify(outcome.sentence ?? "")
      return .done
    }
    let path = current.library.file.openPath
    importInBackground(job, to: path.map { .own(path: $0) } ?? .outcome(beside: nil)) {
      [self] outcome in
      if let id = outcome.made {
        onEvent(.open(id))
      } else if let read = outcome.whole {
        onEvent(.openNew(read.comparison, pictures: read.pictures))
      } else {
        notify(outcome.sentence ?? "")
      }
      onEvent(.ended(outcome.words(using: current.language.formatter)))
    }
    return .done
  }

  /// Adds the products of a table that was looked at.
  public func addProducts(of table: ImportModel) {
    table.keepChoice()
    addProducts(of: table.job)
  }

  // MARK: Importing

  /// Adds every product that can be read and compared, as one change; says how many could not.
  private func addProducts(of job: ImportJob) {
    if job.isSmall {
      add(job.run(to: .outcome(beside: current.comparison), WorkToken()))
    } else {
      let path = current.library.file.openPath
      let destination: ImportJob.Destination =
        switch (path, current.id) {
        case (let path?, let id?): .existing(id, path: path)
        case (let path?, nil): .new(current.comparison, path: path)
        case (nil, _): .outcome(beside: current.comparison)
        }
      importInBackground(job, to: destination) { [self] outcome in
        guard path != nil else { return add(outcome) }
        // The products are in the file, and not in the list yet.
        let done = { [self] in
          show(outcome)
          onEvent(.ended(outcome.words(using: current.language.formatter)))
        }
        if let id = outcome.made {
          current.adopt(id, then: done)
        } else {
          current.reloadIfChanged(then: done)
        }
      }
    }
  }

  /// Adds the products that an import has read.
  private func add(_ outcome: ImportJob.Ending) {
    guard outcome.addedCount > 0 else { return show(outcome) }
    current.perform(
      { $0.adding(outcome.products) }, with: outcome.supplement.pictures,
      noting: .seen(outcome.supplement.seenDays), then: { [self] in show(outcome) })
  }

  private func importInBackground(
    _ job: ImportJob, to destination: ImportJob.Destination,
    then: @escaping (ImportJob.Ending) -> Void
  ) {
    worker.run(
      localized("Importing…"), { token in job.run(to: destination, token) },
      then: { [self] outcome in
        if outcome.isCancelled {
          notify(localized("Canceled. Nothing was imported."))
          onEvent(.update)
        } else {
          then(outcome)
        }
      })
  }

  /// Says how an import ended, with the focus on the best value, where the list stands then.
  private func show(_ outcome: ImportJob.Ending) {
    guard outcome.sentence == nil, outcome.addedCount > 0 else {
      return notify(outcome.words(using: current.language.formatter))
    }
    notify(
      outcome.words(using: current.language.formatter),
      undoing: outcome.made == nil ? .change : .last)
    if let best = current.ranking.ids.first { onEvent(.focusRow(best)) }
  }

  func notify(_ title: String, undoing: Notice.Undoing? = nil) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }

  // MARK: Exporting

  /// Up to this many products are written at once; more are written on another thread.
  private static let writtenAtOnce = 200

  /// Writes the whole comparison, best first if the format is for people, or only the product
  /// `chosen`, and passes the text. Where its pictures cannot be read, it says so and writes
  /// nothing.
  public func export(
    as format: TransferFormat, chosen: Product.ID? = nil, then: @escaping (String) -> Void
  ) {
    var locale = current.language.locale
    locale.currency = current.comparison.currency
    let exported = current.comparison
    let ids = format.holdsPictures ? exported.products.compactMap(\.picture) : []
    current.library.pictures.pictures(ids) { [self] result in
      switch result {
      case .success(let pictures):
        write(
          ExportJob(
            comparison: exported, pictures: pictures, format: format, chosen: chosen.map { [$0] },
            locale: locale), then: then)
      case .failure(let error): notify(current.library.file.sentence(for: error))
      }
    }
  }

  private func write(_ job: ExportJob, then: @escaping (String) -> Void) {
    if job.chosen != nil || job.comparison.products.count <= Self.writtenAtOnce {
      return hand(job.text(WorkToken()) ?? "", to: then)
    }
    worker.run(
      localized("Writing…"), { token in job.text(token) },
      then: { [self] text in
        onEvent(.update)
        if let text { hand(text, to: then) }
      })
  }

  private func hand(_ text: String, to then: (String) -> Void) {
    if text.utf8.contains(0) { notify(Exporter.zeroByteSentence) } else { then(text) }
  }

  /// Copies the comparison, or only the product `chosen`, to the clipboard.
  public func copy(_ chosen: Product.ID? = nil, as format: TransferFormat) {
    export(as: format, chosen: chosen) { [self] text in
      onEvent(.copy(text))
      notify(format.copiedSentence)
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

  /// The whole text; `nil` if it was cancelled. On any thread.
  func text(_ token: WorkToken) -> String? {
    var text = ""
    var count = 0
    Exporter(locale) { pictures[$0] }.write(comparison, as: format, chosen: chosen) { piece in
      text += piece
      count += 1
      token.report(count, of: comparison.products.count)
      return !token.isCancelled
    }
    return token.isCancelled ? nil : text
  }
}
