import PerDocument
import PerPictures

/// Makes a document of the bytes of a file, whatever kind it is of.
public enum DocumentReader {
  /// Larger files are refused.
  public static let maximumBytes = 64 << 20

  /// What is asked of the reader.
  public struct Options: Sendable {
    /// The part of a picture that is read; `nil` for all of it.
    public var part: Box?
    /// The site that a copied page is of, where it does not say so itself; empty while unknown.
    public var site = ""
    /// Where what recognizes text is.
    public var models: ModelPlaces
    /// What is called before pages of a PDF file are read as pictures, which takes longer.
    public var beforePictures: @Sendable () -> Void = {}

    /// Everything in it.
    public init(models: ModelPlaces = .here) { self.models = models }
  }

  /// What a file shows, and what is attached to it. Throws why it cannot be read.
  public static func documents(
    _ bytes: [UInt8], _ options: @autoclosure () -> Options = Options()
  ) throws(DocumentProblem) -> [Document] {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= maximumBytes else { throw .tooLarge }
    if PictureDecoder.kind(of: bytes) != nil {
      return [try PictureDocument.document(bytes, options())]
    }
    switch Kind(bytes) {
    case .pdf: return try PDFDocument.documents(bytes, options())
    case .mail: return try MailDocument.documents(bytes, options())
    case .page:
      var document = page(bytes)
      if document.address.isEmpty { document.address = options().site }
      return [document]
    case .text: return [TextDocument.document(TextDecoding.utf8(bytes))]
    }
  }

  /// The sizes in pixels of the pages of a PDF file; of any other file, none.
  public static func pageSizes(_ bytes: [UInt8]) -> [PlacedText.Corner] {
    isPDF(bytes) ? PDFDocument.sizes(of: bytes) : []
  }

  /// A picture, or a page of a PDF file by its number from 1, as a picture; `nil` if it cannot be shown.
  public static func picture(_ bytes: [UInt8], page: Int) -> PixelPicture? {
    isPDF(bytes) ? PDFDocument.drawn(page, of: bytes) : try? PictureDecoder.picture(bytes)
  }

  private static func isPDF(_ bytes: [UInt8]) -> Bool {
    PictureDecoder.kind(of: bytes) == nil && Kind(bytes) == .pdf
  }

  /// What a page shows, or a fragment of one as browsers copy it.
  static func page(_ bytes: [UInt8], charset: String? = nil, source: Document.Source = .page)
    -> Document
  {
    let (fragment, address) = withoutClipboardHeader(bytes)
    let text = TextDecoding.utf8(
      fragment, charset: charset ?? TextDecoding.charset(ofPage: fragment))
    var reader = PageParser.document(text, into: PageReader(source))
    var document = reader.finish()
    if document.address.isEmpty { document.address = address }
    return document
  }

  /// Programs for Windows put offsets and the address before what they copy.
  private static func withoutClipboardHeader(_ bytes: [UInt8]) -> ([UInt8], address: String) {
    guard bytes.starts(with: Array("Version:".utf8)),
      let start = bytes.prefix(2000).firstIndex(of: UInt8(ascii: "<"))
    else { return (bytes, "") }
    let head = String(decoding: bytes[..<start], as: UTF8.self)
    let address = head.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SourceURL:") }
    return (Array(bytes[start...]), address.map { String($0.dropFirst(10)) } ?? "")
  }

  private enum Kind {
    case page, mail, pdf, text

    init(_ bytes: [UInt8]) {
      // Rubbish may come before it.
      let start = bytes.prefix(1024)
      if String(decoding: start, as: UTF8.self).contains("%PDF-") {
        self = .pdf
        return
      }
      let head = TextDecoding.utf8(Array(bytes.prefix(20_000)))
      if MailDocument.isMail(head) {
        self = .mail
      } else if Self.isMarkup(String(decoding: head, as: UTF8.self)) {
        self = .page
      } else {
        self = .text
      }
    }

    /// Whether several tags of HTML are at the beginning.
    private static func isMarkup(_ text: String) -> Bool {
      let text = text.lowercased()
      let trimmed = text.drop { $0.isWhitespace }
      if trimmed.hasPrefix("<!doctype") || trimmed.hasPrefix("<html") || text.hasPrefix("version:")
      {
        return true
      }
      let tags = [
        "<div", "<span", "<p>", "<p ", "<table", "<ul", "<li", "<a ", "<meta", "<script", "<body",
        "<head", "<h1", "<h2", "<br", "<section", "<article", "<img",
      ]
      return tags.filter { text.contains($0) }.count >= 2
        || trimmed.hasPrefix("<") && tags.contains { text.contains($0) }
    }
  }
}

/// Why a document cannot be read.
public enum DocumentProblem: String, Error, Sendable, Hashable {
  case empty, tooLarge, noPDFLibrary, unreadable, pictureOnly, noPictureModels, noPictureLoader
}
