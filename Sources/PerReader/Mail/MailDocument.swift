import PerDocument

/// Makes documents of a mail: what it says, and the PDF files that came with it.
enum MailDocument {
  /// Whether a text begins with the headers of a mail.
  static func isMail(_ head: [UInt8]) -> Bool {
    let headers = MailPart(headersOf: head[...], limit: 200).headers
    let known: Set<String> = [
      "from", "to", "subject", "date", "mime-version", "received", "message-id", "return-path",
      "delivered-to", "content-type", "reply-to",
    ]
    return Set(headers.map(\.name)).intersection(known).count >= 2
  }

  /// The documents in a mail: what is to be read, the richer one of two, then attached files.
  static func documents(
    _ bytes: [UInt8], _ options: DocumentReader.Options
  ) throws(DocumentProblem) -> [Document] {
    var texts: [(isPage: Bool, document: Document)] = []
    var files: [Document] = []
    var problem = DocumentProblem.empty
    var mail = MailParts(bytes)
    let headers = MailPart(headersOf: bytes[...], limit: 200).headers
    func header(_ name: String) -> String { headers.first { $0.name == name }?.value ?? "" }
    // Browsers save pages like mails.
    let isPage = !header("snapshot-content-location").isEmpty
    while let part = mail.next() {
      switch part.type {
      case "text/html", "application/xhtml+xml":
        var page = DocumentReader.page(
          part.content, charset: part.charset, source: isPage ? .page : .mail)
        let location = part.headers.first { $0.name == "content-location" }?.value ?? ""
        if page.address.isEmpty, location.hasPrefix("http") { page.address = location }
        texts.append((true, page))
      case "text/plain":
        texts.append(
          (
            false,
            TextDocument.document(
              TextDecoding.utf8(part.content, charset: part.charset), source: .mail)
          ))
      case "application/pdf", "application/octet-stream", "application/x-pdf":
        guard part.content.starts(with: Array("%PDF".utf8)), files.count < 5 else { continue }
        do throws(DocumentProblem) {
          files += try PDFDocument.documents(part.content, options)
        } catch { problem = error }
      default: continue
      }
    }
    let pages = texts.filter(\.isPage).map(\.document)
    let sender = isPage ? "" : MailWords.name(inAddress: header("from"))
    let all =
      (pages.isEmpty ? texts.map(\.document) : pages).map { document in
        var document = document
        (document.sender, document.sent) = (sender, header("date"))
        return document
      } + files
    if all.isEmpty { throw problem }
    return all
  }
}
