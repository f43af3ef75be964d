import PerDocument
import PerThreads
import PerTransfer
import PerWords

// The picture beside what was read in it.
extension CandidatesModel {
  /// Whether the offers were found in a picture.
  public var hasPicture: Bool { picture != nil }

  /// The pages that are shown, in their order: those with offers on them, as far as memory allows.
  public var shownPages: [Int] {
    guard hasPicture else { return [] }
    let pages = allPages.prefix(Self.maximumPages)
    return pages.isEmpty ? [1] : Array(pages)
  }

  /// All pages with offers on them.
  public var allPages: [Int] { Set(choices.indices.compactMap { part(at: $0)?.page }).sorted() }

  /// A page takes some 10 MB.
  private static let maximumPages = 8

  /// Has the picture, or a page of the file, decoded by a process of its own; `nil` where it cannot be shown.
  public func shownPicture(ofPage page: Int = 1) async -> ShownPicture? {
    guard let picture else { return nil }
    return await inBackground {
      DocumentProcess.picture(picture.file, page: page, program: picture.reader)
    }
  }

  /// Where an offer stands in the picture.
  public func part(at place: Int) -> PicturePart? {
    guard let picture, case .region(let box) = choices[place].candidate.place,
      picture.size(ofPage: box.page) != nil
    else { return nil }
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
    guard let part = part(at: place)?.widened, let size = picture?.size(ofPage: part.page) else {
      return nil
    }
    let width = max((part.right - part.left) * size.x / PicturePart.whole, 1)
    let height = max((part.bottom - part.top) * size.y / PicturePart.whole, 1)
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

/// The picture or PDF file that something was found in.
struct FoundPicture: Sendable {
  let file: [UInt8]
  /// In pixels, as its pages are seen; a picture has one.
  let pageSizes: [PlacedText.Corner]
  /// The program that shows it; `nil` for the usual one.
  let reader: String?

  /// The size of a page that is shown.
  func size(ofPage page: Int) -> PlacedText.Corner? {
    guard pageSizes.indices.contains(page - 1) else { return nil }
    let size = pageSizes[page - 1]
    return size.x > 0 && size.y > 0 ? size : nil
  }
}
