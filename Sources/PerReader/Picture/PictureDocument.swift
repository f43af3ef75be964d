import PerDocument
import PerPictures

/// Makes a document of a picture: its texts with their places, row by row, and its codes.
enum PictureDocument {
  /// What a picture shows, or a part of it.
  static func document(_ bytes: [UInt8], _ options: DocumentReader.Options)
    throws(DocumentProblem) -> Document
  {
    do throws(PictureProblem) {
      return document(of: try PictureReader(options.models).read(bytes, part: options.part))
    } catch { throw DocumentProblem(error) }
  }

  /// What a page shows that was drawn.
  static func document(
    _ picture: PixelPicture, page: Int, by reader: PictureReader, _ part: Box?
  ) throws(DocumentProblem) -> Document {
    do throws(PictureProblem) {
      return document(of: try reader.read(picture, part: part), page: page)
    } catch { throw DocumentProblem(error) }
  }

  /// A document of the texts that were read, with their places.
  static func document(of reading: PictureReader.Reading, page: Int = 1) -> Document {
    let (texts, size) = (reading.texts, reading.size)
    var builder = DocumentBuilder(.picture)
    builder.describe {
      $0.texts = texts
      $0.unknownTexts = reading.unknownTexts
      $0.codes = reading.codes
      $0.size = size
      $0.page = page
    }
    for row in PictureRows.rows(of: builder.document.straightTexts) {
      guard builder.begin(Shape(name: "row", hints: ""), [.block, .row]) != nil else { break }
      for part in row {
        guard let node = builder.begin(Shape(name: "part", hints: ""), []) else { break }
        builder.add(part.text + " ")
        let boxes = part.sources.map { texts[$0].box(in: size, page: page) }
        if let first = boxes.first {
          let box = boxes.dropFirst().reduce(first) { $0.united(with: $1) }
          builder.setBox(box, of: node)
          builder.setBox(box, of: node + 1)
        }
        builder.end()
      }
      builder.end()
    }
    return builder.finish()
  }
}

extension DocumentProblem {
  init(_ problem: PictureProblem) {
    self =
      switch problem {
      case .tooLarge: .tooLarge
      case .unreadable: .unreadable
      case .noLoader: .noPictureLoader
      case .noModels: .noPictureModels
      }
  }
}

/// Puts the texts of a row side by side.
enum PictureRows {
  /// The rows from top to bottom, each from left to right.
  static func rows(of texts: [StraightText]) -> [[StraightText]] {
    var rows: [[StraightText]] = []
    for text in texts.sorted(by: { ($0.middle, $0.left) < ($1.middle, $1.left) }) {
      // The nearest text to the left or right decides: far ones lie lower on creased paper.
      if let row = rows.indices.suffix(4).last(where: { rows[$0].contains { isBeside($0, text) } })
      {
        rows[row].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows.map { $0.sorted { $0.left < $1.left } }
  }

  /// Whether two texts stand side by side, by their middles.
  private static func isBeside(_ one: StraightText, _ other: StraightText) -> Bool {
    abs(one.middle - other.middle) < max(min(one.height, other.height), 1)
      && (one.right <= other.left + one.height || other.right <= one.left + one.height)
  }
}
