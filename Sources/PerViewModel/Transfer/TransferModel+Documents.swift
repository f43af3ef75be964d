import PerDatabase
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

// Pages, mails and files that are looked through for what they offer.
extension TransferModel {
  /// Shows what a copied page offers. Spreadsheets and editors copy a page, too: what they copy as a table or a list is
  /// read as one.
  public func paste(page: [UInt8], text: String?) {
    if let text, let kind = try? job(.inMemory(Array(text.utf8)), nil).inspected().kind,
      kind.isTableOrList
    {
      return take(text, kind)
    }
    read(.inMemory(page))
  }

  /// Shows what a copied or dropped picture offers.
  public func paste(picture: [UInt8]) { read(.inMemory(picture)) }

  /// Has a document read in the background, and shows what it offers.
  func read(_ input: ImportJob.Input) {
    let process = DocumentProcess(current.language.locale)
    current.library.readRates { [self] rates in
      worker.run(
        localized("Reading…"), { token in Self.findings(in: input, by: process, token) },
        then: { [self] outcome in
          onEvent(.update)
          switch outcome {
          case .success(let findings): show(findings, rates ?? ExchangeRates(on: .today))
          case .failure(let failure): notify(failure.sentence)
          }
        })
    }
  }

  private nonisolated static func findings(
    in input: ImportJob.Input, by process: DocumentProcess, _ token: WorkToken
  ) -> Result<Findings, DocumentFailure> {
    do throws(TransferError) {
      let source = try input.source()
      let read = try process.read { () throws(TransferError) in
        token.isCancelled ? [] : try source.next(atMost: 1 << 16)
      } progress: { _ in
        !token.isCancelled
      }
      return token.isCancelled ? .failure(.cancelled) : read.mapError { .refused($0) }
    } catch {
      return .failure(.unread(error))
    }
  }

  /// One product fills the form; of several, a person chooses.
  private func show(_ findings: Findings, _ rates: ExchangeRates) {
    switch findings.candidates.count {
    case 0: notify(localized("Nothing on offer was found."))
    case 1 where findings.receipt == nil:
      onEvent(.fill(findings.candidates[0].product))
    case _ where findings.receipt == nil:
      let named = findings
      current.library.file.run(
        { (database) throws(DatabaseError) in try named.namedByBarcodes(database) },
        then: { [weak self] (result: Result<Findings, DatabaseError>) in
          self?.choose(among: (try? result.get()) ?? named, rates, [:])
        })
    default:
      current.library.file.run(
        { (database) throws(DatabaseError) in try database.spellings() },
        then: { [weak self] (result: Result<[String: Article], DatabaseError>) in
          self?.choose(among: findings, rates, (try? result.get()) ?? [:])
        })
    }
  }

  private func choose(
    among findings: Findings, _ rates: ExchangeRates, _ spellings: [String: Article]
  ) {
    let candidates = CandidatesModel(findings, beside: current, rates: rates, spellings: spellings)
    candidates.onEvent = { [weak self] event in self?.onEvent(event) }
    onEvent(.choose(candidates))
  }
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
