import CPoppler
import Glibc
import PerDocument
import PerPictures

/// Makes documents of a PDF file: its texts with their places, row by row; and what is read in each page that has no
/// text, as it is one of scanned paper.
enum PDFDocument {
  private static let maximumPages = 200

  static func documents(
    _ bytes: [UInt8], _ options: DocumentReader.Options
  ) throws(DocumentProblem) -> [Document] {
    guard poppler_open() else { throw .noPDFLibrary }
    if let part = options.part { return try documents(part, of: bytes, options) }
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
    guard pages.hasText || !pages.withoutText.isEmpty else { throw .unreadable }
    if pages.hasText { pages.place(on: sizes(of: bytes)) }
    guard !pages.withoutText.isEmpty else { return [pages.document()] }
    options.beforePictures()
    do throws(DocumentProblem) {
      let scanned = try self.scanned(pages.withoutText, of: bytes, options)
      return (pages.hasText ? [pages.document()] : []) + scanned
    } catch {
      // Where some pages have text, the others may show nothing.
      if pages.hasText { return [pages.document()] }
      throw error
    }
  }

  /// Pages that were scanned take as long as pictures, which may take as long as this in all.
  private static let maximumSeconds = 30

  private static func scanned(
    _ pages: [Int], of bytes: [UInt8], _ options: DocumentReader.Options
  ) throws(DocumentProblem) -> [Document] {
    let reader: PictureReader
    do throws(PictureProblem) { reader = try PictureReader(options.models) } catch {
      throw DocumentProblem(error)
    }
    var documents: [Document] = []
    for page in pages {
      if clock() / clock_t(CLOCKS_PER_SEC) >= maximumSeconds {
        if !documents.isEmpty { documents[documents.count - 1].cut() }
        break
      }
      guard let picture = drawn(page, of: bytes) else { throw .pictureOnly }
      documents.append(try PictureDocument.document(picture, page: page, by: reader, options.part))
    }
    return documents
  }

  /// The sizes of the pages as they are drawn, in pixels; 0 of one that is not.
  static func sizes(of bytes: [UInt8]) -> [PlacedText.Corner] {
    final class Sizes { var all: [PlacedText.Corner] = [] }
    let sizes = Sizes()
    _ = bytes.withUnsafeBytes { buffer in
      poppler_sizes(
        buffer.baseAddress, buffer.count, Int32(maximumPages),
        Unmanaged.passUnretained(sizes).toOpaque()
      ) { context, width, height in
        guard let context else { return }
        Unmanaged<Sizes>.fromOpaque(context).takeUnretainedValue().all
          .append(PlacedText.Corner(x: Int(width), y: Int(height)))
      }
    }
    return sizes.all
  }

  /// What is read in a part of a page, as in a picture of it.
  private static func documents(
    _ part: Box, of bytes: [UInt8], _ options: DocumentReader.Options
  ) throws(DocumentProblem) -> [Document] {
    options.beforePictures()
    return try scanned([part.page], of: bytes, options)
  }

  /// A page as a picture.
  static func drawn(_ page: Int, of bytes: [UInt8]) -> PixelPicture? {
    final class Drawing { var picture: PixelPicture? }
    let drawing = Drawing()
    _ = bytes.withUnsafeBytes { buffer in
      poppler_draw(
        buffer.baseAddress, buffer.count, Int32(page), Unmanaged.passUnretained(drawing).toOpaque()
      ) { context, pixels, width, height, rowBytes in
        guard let context, let pixels else { return }
        Unmanaged<Drawing>.fromOpaque(context).takeUnretainedValue().picture = PixelPicture(
          fourBytes: pixels, width: Int(width), height: Int(height), rowBytes: Int(rowBytes))
      }
    }
    return drawing.picture
  }

  /// The glyphs of all pages.
  private final class Pages {
    private var builder = DocumentBuilder(.pdf)
    private(set) var hasText = false
    /// The numbers of the pages that have none.
    private(set) var withoutText: [Int] = []
    /// The words of each page that stand together, with their places.
    private var parts: [Int: [PDFRows.Part]] = [:]
    /// Leaflets have fewer pages than catalogues, which take too long.
    private static let maximumPlaced = 40

    /// Says where the words are, in pixels of the pages as they are drawn.
    func place(on sizes: [PlacedText.Corner]) {
      let pages = parts.sorted { $0.key < $1.key }.prefix(Self.maximumPlaced).map { page, parts in
        var picture = DocumentBuilder(.picture)
        let size =
          sizes.indices.contains(page - 1) ? sizes[page - 1] : PlacedText.Corner(x: 0, y: 0)
        picture.describe {
          $0.texts = parts.map { PlacedText($0, on: size) }
          ($0.size, $0.page) = (size, page)
        }
        return picture.finish()
      }
      builder.describe { $0.pages = pages.filter { $0.size.x > 0 && $0.size.y > 0 } }
    }

    func document() -> Document { builder.finish() }

    func add(_ text: String, _ boxes: UnsafeBufferPointer<poppler_box>, _ page: Int) {
      var glyphs: [PDFRows.Glyph] = []
      // The library writes marks of direction between the characters, which have no places.
      let scalars = text.unicodeScalars.lazy.filter { !$0.properties.isBidiControl }
      for (scalar, box) in zip(scalars, boxes) {
        guard !scalar.properties.isWhitespace, glyphs.count < 500_000 else { continue }
        glyphs.append(
          PDFRows.Glyph(
            scalar: scalar,
            box: Box(
              page: page, left: Int(box.left), top: Int(box.top), right: Int(box.right),
              bottom: Int(box.bottom))))
      }
      guard !glyphs.isEmpty else {
        withoutText.append(page)
        return
      }
      hasText = true
      guard builder.begin(Shape(name: "page", hints: ""), .block) != nil else { return }
      for row in PDFRows.rows(of: glyphs) {
        parts[page, default: []] += row
        guard builder.begin(Shape(name: "row", hints: ""), [.block, .row]) != nil else { break }
        for part in row {
          guard let node = builder.begin(Shape(name: "part", hints: ""), []) else { break }
          // A space separates the columns.
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

extension PlacedText {
  /// Words of a page, which are known for sure.
  fileprivate init(_ part: PDFRows.Part, on size: Corner) {
    func across(_ fraction: Int) -> Int { fraction * size.x / Box.whole }
    func down(_ fraction: Int) -> Int { fraction * size.y / Box.whole }
    let (left, right) = (across(part.box.left), across(part.box.right))
    let (top, bottom) = (down(part.box.top), down(part.box.bottom))
    self.init(
      text: part.text, score: 1000,
      corners: [
        Corner(x: left, y: top), Corner(x: right, y: top), Corner(x: right, y: bottom),
        Corner(x: left, y: bottom),
      ])
  }
}
