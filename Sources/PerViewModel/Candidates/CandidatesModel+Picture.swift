import PerDocument
import PerModel
import PerOffers
import PerThreads
import PerTransfer
import PerWords

/// The picture that something was found in, as a file.
struct FoundPicture: Sendable {
  let file: [UInt8]
  /// In pixels, as it is seen.
  let width, height: Int
  /// The program that shows it; `nil` for the usual one.
  let reader: String?
}

// The picture beside what was read in it.
extension CandidatesModel {
  /// Whether the offers were found in a picture.
  public var hasPicture: Bool { picture != nil }

  /// Has the picture decoded by a process of its own; `nil` where it cannot be shown.
  public func shownPicture() async -> ShownPicture? {
    guard let picture else { return nil }
    return await inBackground { DocumentProcess.picture(picture.file, program: picture.reader) }
  }

  /// Where an offer stands in the picture.
  public func part(at place: Int) -> PicturePart? {
    guard hasPicture, case .region(let box) = choices[place].candidate.place else { return nil }
    return PicturePart(box)
  }

  /// What is marked of the picture, for a screen reader.
  public func words(for part: PicturePart?) -> String {
    guard let part else { return localized("Nothing is marked.") }
    func percent(_ place: Int) -> String {
      formatter.percentInFull(PicturePart.hundredths(place))
    }
    // Translators: a part of a picture; each is a percentage of its width or height.
    return localized(
      "Marked: %1$s to %2$s from the left, %3$s to %4$s from the top", percent(part.left),
      percent(part.right), percent(part.top), percent(part.bottom))
  }

  func cutOut(at place: Int) -> CandidateContent.CutOut? {
    guard var piece = piece(at: place) else { return nil }
    piece.column = columnWidth
    return piece
  }

  /// The width of the widest piece.
  func widestPiece() -> Int { choices.indices.compactMap { piece(at: $0)?.width }.max() ?? 0 }

  private func piece(at place: Int) -> CandidateContent.CutOut? {
    guard let picture, let part = part(at: place)?.widened else { return nil }
    let width = max((part.right - part.left) * picture.width / PicturePart.whole, 1)
    let height = max((part.bottom - part.top) * picture.height / PicturePart.whole, 1)
    let (most, mostHeight) = (Self.pieceSize.width, Self.pieceSize.height)
    // No larger than it is
    guard width > most || height > mostHeight else {
      return CandidateContent.CutOut(part: part, width: width, height: height)
    }
    let isWide = width * mostHeight > height * most
    return CandidateContent.CutOut(
      part: part, width: isWide ? most : max(width * mostHeight / height, 1),
      height: isWide ? max(height * most / width, 1) : mostHeight)
  }

  /// Two or three lines of a label are legible, and the line of a receipt in all its width.
  private static let pieceSize = (width: 340, height: 72)

  /// What reading a part of the picture comes to.
  public enum PartReading {
    case found(CandidatesModel)
    /// Nothing, for a reason in the user's language.
    case nothing(String)
  }

  /// Has only a part of the picture read, as work that can be canceled.
  public func read(
    _ part: PicturePart, then: @escaping (PartReading) -> Void
  ) -> BackgroundTask? {
    readPart?(part, then)
  }
}
