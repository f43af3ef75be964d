import Glibc
import PerText

@testable import PerModel
@testable import PerTransfer
@testable import PerViewModel

/// The readers of this program by their names.
func target(_ name: String) -> any FuzzTarget {
  Open()
}

/// What other programs hand over on the session bus, as far as it is read by code of ours. GIO reads the messages:
/// `org.freedesktop.Application.Open` gives the program files, and no action of it has a parameter. What is left decides
/// what a path is ("/…"), reads the words of a search of the desktop ("?…"), and finds out what a file holds.
struct Open: FuzzTarget {
  private let locale = UserLocale(identifier: "en_IE")
  private let texts: ProductTexts
  private let comparison = Comparison(currency: .euro)
  private let rates: ExchangeRates
  private let folder = "/dev/shm/per-fuzz-\(getpid())"

  init() {
    texts = ProductTexts(locale)
    rates = ExchangeRates(on: CalendarDay(number: 20_777))
    // One of each kind of file.
    mkdir(folder, 0o700)
    mkdir("\(folder)/d", 0o700)
    mkfifo("\(folder)/p", 0o600)
    symlink("p", "\(folder)/l")
    symlink("r", "\(folder)/s")
    close(open("\(folder)/r", O_CREAT | O_WRONLY, 0o600))
  }

  func read(_ input: [UInt8]) {
    var lot = Lot(input)
    let rest = String(decoding: input.dropFirst(), as: UTF8.self)
    switch input.first {
    case UInt8(ascii: "/"): path(rest)
    case UInt8(ascii: "?"): search(rest, isLong: lot.isOne(of: 100))
    default: file(input, isShown: lot.isOne(of: 4))
    }
  }

  /// Only a regular file is ever opened: one that waits for a writer would keep the program waiting.
  private func path(_ name: String) {
    guard !name.contains("..") else { return }
    let path = "\(folder)/\(name)"
    var status = stat()
    let isRegular = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let source = try? ByteSource(path: path)
    promise(source == nil || isRegular, "only regular files are opened")
    _ = TransferFormat.writable.first { $0.fits(fileName: name) }
  }

  private func search(_ text: String, isLong: Bool) {
    // Each stretch of the words is read as a line.
    let words = text.split(separator: " ").prefix(isLong ? 50 : 8).map(String.init)
    // libFuzzer calls on the main thread.
    let offers = MainActor.assumeIsolated { DesktopSearch.offers(in: words, texts) }
    promise(offers.allSatisfy { $0.quantity != nil && $0.statesPrice }, "an offer can be compared")
    var compared = comparison
    guard (try? compared.apply(compared.adding(offers))) != nil else { return }
    promise(Ranking(compared).products.count == offers.count, "every offer is ranked or listed")
  }

  private func file(_ input: [UInt8], isShown: Bool) {
    let job = ImportJob(input: .inMemory(input), layout: nil, texts: texts, rates: rates)
    do throws(TransferError) {
      let (inspected, kind) = try job.inspected()
      switch kind {
      case .comparison, .rows, .cards: run(inspected)
      case .table where !isShown: run(inspected)
      case .table(let preview, _):
        MainActor.assumeIsolated {
          let table = ImportModel(
            inspected, preview, beside: comparison, using: Formatter(locale))
          promise(!table.outcome.isEmpty, "it is said how many rows can be read")
          promise(table.examples.count <= 3, "a few examples are enough")
          if table.canImport { run(table.job) }
        }
      }
    } catch { check(error) }
  }

  private func run(_ job: ImportJob) {
    let ending = job.run(to: .outcome(beside: comparison), WorkToken())
    promise(ending.products.count == ending.addedCount, "all that were counted are there")
    var compared = comparison
    promise(
      (try? compared.apply(compared.adding(ending.products))) != nil, "what was read can be added")
  }
}
