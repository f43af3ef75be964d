import PerDatabase
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

// Searches pages, mails and files for products.
extension TransferModel {
  /// Shows what a copied page offers. Spreadsheets and editors copy a page, too: what they copy as a table or a list is
  /// read as one. Where nothing is on offer, `otherwise` is called instead of saying so.
  ///
  /// - Parameter address: the address of the page as the browser writes it; `nil` where it does not say it.
  public func paste(
    page: [UInt8], text: String?, address: [UInt8]? = nil, otherwise: (() -> Void)? = nil
  ) {
    if let text, DocumentFile.isAddress(text) { return keep(link: text) }
    if let text, let kind = try? job(.inMemory(Array(text.utf8)), nil).inspected().kind,
      kind.isTableOrList
    {
      return take(text, kind)
    }
    let link = PageAddress.alone(inPage: page)
    read(
      .inMemory(page), site: address.flatMap { PageAddress.site($0) },
      otherwise: otherwise ?? link.map { link in { [weak self] in self?.keep(link: link) } })
  }

  /// Shows what a copied or dropped picture offers. Where nothing is on offer, or it cannot be read, `otherwise` is called
  /// instead of saying so.
  public func paste(picture: [UInt8], otherwise: (() -> Void)? = nil) {
    read(.inMemory(picture), otherwise: otherwise)
  }

  /// Has a document read beside what the person does, and shows what it offers. Another one takes its place.
  func read(
    _ input: ImportJob.Input, site: String? = nil, otherwise: (() -> Void)? = nil
  ) {
    let process = DocumentProcess(current.language.locale, site: site, program: reader)
    reading?.cancel()
    let task = BackgroundTask(Self.workTitle, leavesWindowFree: true)
    reading = task
    current.library.readRates { [self] rates in
      task.run(
        { [reader] token in Self.reading(of: input, by: process, reader, token) },
        then: { [self] outcome in
          guard reading === task else { return }
          reading = nil
          onEvent(.update)
          switch outcome {
          case .success(let reading) where reading.findings.candidates.isEmpty && otherwise != nil:
            otherwise?()
          case .success(let reading): show(reading, rates ?? ExchangeRates(on: .today))
          case .failure(.refused) where otherwise != nil: otherwise?()
          case .failure(let failure): notify(failure.sentence)
          }
        })
      onEvent(.work(task))
    }
  }

  private static var workTitle: String { localized("Reading…") }
  static var nothingFound: String { localized("Nothing on offer was found.") }

  private nonisolated static func reading(
    of input: ImportJob.Input, by process: DocumentProcess, _ reader: String?, _ token: WorkToken
  ) -> Result<DocumentReading, DocumentFailure> {
    do throws(TransferError) {
      let source = try input.source()
      var bytes: [UInt8] = []
      let read = try process.read(
        { () throws(TransferError) in
          let piece = try source.next(atMost: 1 << 16)
          bytes += piece
          return piece
        }, while: { !token.isCancelled })
      if token.isCancelled { return .failure(.cancelled) }
      return read.mapError { .refused($0) }.map { findings in
        let sizes = findings.size.map { [$0] } ?? findings.pageSizes
        return DocumentReading(
          findings: findings,
          picture: sizes.isEmpty
            ? nil : FoundPicture(file: bytes, pageSizes: sizes, reader: reader))
      }
    } catch {
      return .failure(.unread(error))
    }
  }

  /// A single product fills the form; of several, the user chooses. If a picture gave nothing, they can mark the part
  /// to read.
  private func show(_ reading: DocumentReading, _ rates: ExchangeRates) {
    let findings = reading.findings
    switch findings.candidates.count {
    case 0 where findings.size == nil: notify(Self.nothingFound)
    case 1 where fitsForm(reading) && mayFill():
      onEvent(.fill(findings.candidates[0].product))
    default: makeCandidates(of: reading, rates) { [weak self] in self?.onEvent(.choose($0)) }
    }
  }

  /// Whether the form says all that is known of the only product: it shows no picture to compare with, no doubt and no
  /// other currency.
  private func fitsForm(_ reading: DocumentReading) -> Bool {
    guard reading.findings.receipt == nil, reading.picture == nil,
      let candidate = reading.findings.candidates.first
    else { return false }
    if case .unclear = candidate.evidence { return false }
    return candidate.price.map { $0.currency == current.comparison.currency } ?? true
  }

  /// Makes the candidates to choose from, with the receipt spellings of the price book's articles.
  private func makeCandidates(
    of reading: DocumentReading, _ rates: ExchangeRates,
    then: @escaping (CandidatesModel) -> Void
  ) {
    guard reading.findings.receipt != nil else { return name(reading, rates, then) }
    current.library.file.run(
      { (database) throws(DatabaseError) in try database.spellings() },
      then: { [self] (result: Result<[String: Article], DatabaseError>) in
        then(candidates(of: reading, rates, (try? result.get()) ?? [:]))
      })
  }

  /// A number that the price book knows names what it stands on.
  private func name(
    _ reading: DocumentReading, _ rates: ExchangeRates, _ then: @escaping (CandidatesModel) -> Void
  ) {
    let findings = reading.findings
    guard findings.candidates.contains(where: \.isBarcodeSeenTwice) else {
      return then(candidates(of: reading, rates, [:]))
    }
    current.library.file.run(
      { (database) throws(DatabaseError) in try findings.namedByBarcodes(database) },
      then: { [self] (result: Result<Findings, DatabaseError>) in
        var reading = reading
        if case .success(let named) = result { reading.findings = named }
        then(candidates(of: reading, rates, [:]))
      })
  }

  private func candidates(
    of reading: DocumentReading, _ rates: ExchangeRates, _ spellings: [String: Article]
  ) -> CandidatesModel {
    candidates(of: reading.findings, in: reading.picture, rates, spellings)
  }

  /// What a person chooses among.
  func candidates(
    of findings: Findings, in picture: FoundPicture? = nil, _ rates: ExchangeRates,
    _ spellings: [String: Article] = [:]
  ) -> CandidatesModel {
    let candidates = CandidatesModel(
      findings, in: picture, beside: current, rates: rates, spellings: spellings)
    candidates.onEvent = { [weak self] event in self?.onEvent(event) }
    candidates.onMade = { [weak self] mark in self?.onMade(mark) }
    if let picture {
      candidates.readPart = { [self] part, then in read(part, of: picture, rates, then) }
    }
    return candidates
  }

  /// Has a part of a picture read in the background.
  private func read(
    _ part: PicturePart, of picture: FoundPicture, _ rates: ExchangeRates,
    _ then: @escaping (CandidatesModel.PartReading) -> Void
  ) -> BackgroundTask {
    let process = DocumentProcess(
      current.language.locale, part: part.box, program: picture.reader)
    let task = BackgroundTask(Self.workTitle)
    task.run(
      { token in
        Self.reading(of: .inMemory(picture.file), by: process, picture.reader, token)
      },
      then: { [self] outcome in
        switch outcome {
        case .success(let reading) where reading.findings.candidates.isEmpty:
          then(.nothing(Self.nothingFound))
        case .success(let reading): makeCandidates(of: reading, rates) { then(.found($0)) }
        case .failure(let failure): then(.nothing(failure.sentence))
        }
      })
    return task
  }
}

/// What was found in a document, and the document if it is a picture.
private struct DocumentReading: Sendable {
  var findings: Findings
  let picture: FoundPicture?
}

/// Why a document is not shown.
private enum DocumentFailure: Error {
  case unread(TransferError)
  case refused(ReadingProblem)
  case cancelled

  var sentence: String {
    switch self {
    case .unread(let error): error.message
    case .refused(let problem): problem.sentence
    case .cancelled: localized("Canceled. Nothing was read.")
    }
  }
}

extension ImportJob.Kind {
  /// Whether it is a table with tabs between its columns, or a list all of whose lines are products.
  fileprivate var isTableOrList: Bool {
    switch self {
    case .table(let preview, isList: false): preview.layout.separator == .tab
    case .table(let preview, isList: true):
      preview.rows.allSatisfy { $0.problem == nil && $0.product.price != nil }
    case .comparison, .rows, .cards: false
    }
  }
}
