import CPoppler
import PerDocument

/// Makes a document of a PDF file: its texts with their places, row by row.
enum PDFDocument {
  private static let maximumPages = 200

  static func document(_ bytes: [UInt8]) throws(DocumentProblem) -> Document {
    guard poppler_open() else { throw .noPDFLibrary }
    let pages = Pages()
    let isRead = bytes.withUnsafeBytes { buffer in
      poppler_read(
        buffer.baseAddress, buffer.count, Int32(maximumPages),
        Unmanaged.passUnretained(pages).toOpaque()
      ) { context, page, text, boxes, count in
        guard let context, let text, let boxes else { return }
        Unmanaged<Pages>.fromOpaque(context).takeUnretainedValue()
          .add(String(cString: text), UnsafeBufferPointer(start: boxes, count: count), Int(page))
      }
    }
    guard isRead else { throw .unreadable }
    guard pages.hasText else { throw .pictureOnly }
    return pages.document()
  }

  /// The glyphs of all pages.
  private final class Pages {
    private var builder = DocumentBuilder(.pdf)
    private(set) var hasText = false

    func document() -> Document { builder.finish() }

    func add(_ text: String, _ boxes: UnsafeBufferPointer<poppler_box>, _ page: Int) {
      var glyphs: [PDFRows.Glyph] = []
      for (scalar, box) in zip(text.unicodeScalars, boxes) {
        guard !scalar.properties.isWhitespace, glyphs.count < 500_000 else { continue }
        glyphs.append(
          PDFRows.Glyph(
            scalar: scalar,
            box: Box(
              page: page, left: Int(box.left), top: Int(box.top), right: Int(box.right),
              bottom: Int(box.bottom))))
      }
      guard !glyphs.isEmpty else { return }
      hasText = true
      guard builder.begin(Shape(name: "page", hints: ""), .block) != nil else { return }
      for row in PDFRows.rows(of: glyphs) {
        guard builder.begin(Shape(name: "row", hints: ""), [.block, .row]) != nil else { break }
        for part in row {
          guard let node = builder.begin(Shape(name: "part", hints: ""), []) else { break }
          // A space parts the columns.
          builder.add(part.text + " ")
          builder.setBox(part.box, of: node)
          builder.setBox(part.box, of: node + 1)
          builder.end()
        }
        builder.end()
      }
      builder.end()
    }
  }
}
