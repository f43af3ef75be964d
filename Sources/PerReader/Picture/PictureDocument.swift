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
