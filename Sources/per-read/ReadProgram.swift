import Glibc
import PerDocument
import PerModel
import PerOffers
import PerPictures
import PerReader
import PerText
import PerTransfer

/// `per-read`: reads a document from standard input and writes the products found to standard output.
enum ReadProgram {
  static func run(_ arguments: [String]) -> Int32 {
    let models = ModelPlaces.here
    guard Confinement.enter(reading: models.folders) else {
      write([CandidateLines.line(for: .notConfined)])
      return 0
    }
    let values = DocumentOption.values(in: Array(arguments.dropFirst()))
    let locale = self.locale(values)
    var options = DocumentReader.Options(models: models)
    options.beforePictures = { Confinement.endLater() }
    options.site = values[.site] ?? ""
    options.part = values[.part].flatMap { self.part($0) }
    guard let bytes = input() else {
      write([CandidateLines.line(for: .tooLarge)])
      return 0
    }
    let page = values[.page].flatMap { Int($0) } ?? 1
    options.part?.page = page
    if values[.show] == DocumentOption.picture { return show(bytes, page) }
    if PictureDecoder.kind(of: bytes) == nil { Confinement.endSooner() }
    do throws(DocumentProblem) {
      let documents = try DocumentReader.documents(bytes, options)
      var findings = Findings()
      if values[.show] == DocumentOption.texts {
        findings.texts = documents.flatMap(\.texts)
        findings.size = documents.first?.size
      } else {
        findings = OfferReader(locale, tables: DocumentTables.tables).read(documents)
        findings.pageSizes = DocumentReader.pageSizes(bytes)
        if documents.count == 1, documents[0].source == .picture, findings.pageSizes.isEmpty {
          findings.size = documents[0].size
        }
        if findings.candidates.isEmpty && isIllegible(documents, locale)
          || findings.receipt == nil && areMostlyUnknown(documents, locale)
        {
          write([CandidateLines.line(for: .noLetters)])
          return 0
        }
      }
      write(CandidateLines.lines(of: findings))
    } catch {
      write([CandidateLines.line(for: ReadingProblem(rawValue: error.rawValue) ?? .unreadable)])
    }
    return 0
  }

  /// Writes the pixels of a picture or of a page, or nothing if it shows none.
  private static func show(_ bytes: [UInt8], _ page: Int) -> Int32 {
    if let picture = DocumentReader.picture(bytes, page: page) {
      let shown = picture.fitting(ShownPicture.maximumPixels)
      write(ShownPicture(width: shown.width, height: shown.height, pixels: shown.bytes).answer)
    }
    return 0
  }

  /// "100000,0,900000,500000": left, top, right and bottom in millionths.
  private static func part(_ text: String) -> Box? {
    let sides = text.split(separator: ",").compactMap { Int($0) }
    guard sides.count == 4, sides.allSatisfy({ (0...Box.whole).contains($0) }) else { return nil }
    return Box(page: 1, left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
  }

  /// The locale of the user, as far as the program that starts this one hands it on.
  private static func locale(_ options: [DocumentOption: String]) -> UserLocale {
    var locale = UserLocale.current
    if let words = options[.locale] {
      locale = UserLocale(words: words, numbers: options[.numbers] ?? words)
    }
    if let region = options[.region].flatMap({ Region(code: $0) }) { locale.region = region }
    if let currency = options[.currency].flatMap({ Currency(code: $0) }) {
      locale.currency = currency
    }
    return locale
  }

  /// All of standard input; `nil` if it is longer than the limit.
  private static func input() -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece.prefix(count)
      if bytes.count > DocumentReader.maximumBytes { return nil }
    }
  }

  /// Languages whose letters the models do not know.
  private static let unknownLanguages: Set = [
    "ar", "be", "bg", "el", "fa", "he", "hi", "ka", "ko", "mk", "ru", "sr", "th", "uk", "ur",
  ]

  private static func isUnknown(_ locale: UserLocale) -> Bool {
    unknownLanguages.contains(String(locale.messages.prefix { $0.isLetter }))
  }

  /// Whether pictures say nothing, or may well be written in letters that the models do not know.
  private static func isIllegible(_ documents: [Document], _ locale: UserLocale) -> Bool {
    documents.contains { document in
      document.source == .picture
        && (isUnknown(locale) || !document.texts.contains { $0.text.contains(where: \.isLetter) })
    }
  }

  /// Whether most texts of pictures have letters unknown to the models, so that the rest is not an offer.
  private static func areMostlyUnknown(_ documents: [Document], _ locale: UserLocale) -> Bool {
    documents.contains { document in
      let words = document.straightTexts.filter { text in
        text.width >= 3 * text.height && text.text.count(where: \.isLetter) >= 3
      }
      // Letters that look like others are read with little certainty.
      let guessed = isUnknown(locale) ? words.count { $0.score < leastSure } : 0
      let unknown = document.unknownTexts + guessed
      return unknown * 2 > words.count && (unknown > 1 || words.count == guessed)
    }
  }

  /// In thousandths.
  private static let leastSure = 850

  private static func write(_ lines: [String]) {
    var bytes: [UInt8] = []
    for line in lines { bytes += Array((line + "\n").utf8) }
    write(bytes)
  }

  private static func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(1, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      start += written
    }
  }
}
