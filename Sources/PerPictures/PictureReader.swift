import COnnxRuntime
import Glibc
import PerDocument

/// Reads the texts and codes in pictures.
public final class PictureReader {
  private let folder: String
  private let threads: Int

  /// A reader with the models of a folder. Throws if the runtime or a model is missing.
  public init(_ places: ModelPlaces) throws(PictureProblem) {
    guard let folder = places.models, places.libraries.contains(where: { onnx_open($0) }) else {
      throw .noModels
    }
    self.folder = folder
    threads = max(1, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// What was read in a picture, with places in the whole of it.
  public struct Reading: Sendable {
    /// From top to bottom.
    public var texts: [PlacedText] = []
    /// How many texts of several letters are of letters that the models do not know.
    public var unknownTexts = 0
    /// The codes of bars and squares.
    public var codes: [PlacedCode] = []
    /// The size of the whole.
    public var size: PlacedText.Corner
  }

  /// What a picture file says, or a part of the picture.
  public func read(_ file: [UInt8], part: Box?) throws(PictureProblem) -> Reading {
    try read(try PictureDecoder.picture(file), part: part)
  }

  /// What a picture says, or a part of it.
  public func read(_ picture: PixelPicture, part: Box?) throws(PictureProblem) -> Reading {
    let prepared = Self.prepared(picture, part: part)
    var reading = Reading(codes: prepared.codes, size: prepared.size)
    try read(prepared, of: picture, into: &reading)
    return reading
  }

  private func read(
    _ prepared: Prepared, of whole: PixelPicture, into reading: inout Reading
  ) throws(PictureProblem) {
    let rows = Self.bands(beside: prepared.picture)
    let seen = rows > 0 ? prepared.picture.padded(by: rows) : prepared.picture
    var corners = try places(in: seen)
    guard !corners.isEmpty else { return }
    // One network at a time is in memory.
    guard let model = Model(path: folder + ModelPlaces.recognition, threads: threads),
      let recognizer = TextRecognizer(model)
    else { throw .noModels }
    func placed(_ corners: [Point]) -> [PlacedText.Corner] {
      corners.map { prepared.place(Point(x: $0.x, y: $0.y - Double(rows))) }
    }
    func piece(_ corners: [Point]) -> PixelPicture {
      // Letters of a reduced picture are blurred, and run into each other.
      prepared.isReduced
        ? whole.cut(placed(corners).map { Point(x: Double($0.x), y: Double($0.y)) })
        : seen.cut(corners)
    }
    guard var texts = recognizer.read(corners.map(piece)) else { throw .unreadable }
    reading.unknownTexts = zip(corners, texts).count(where: Self.isUnknown)
    let overlooked = Self.overlooked(corners, texts, in: seen)
    guard let digits = recognizer.read(overlooked.map { piece($0.place) }) else {
      throw .unreadable
    }
    for ((place, known), read) in zip(overlooked, digits) where OverlookedDigits.canBe(read.text) {
      guard let known else {
        corners.append(place)
        texts.append(read)
        continue
      }
      if read.score > texts[known].score { (corners[known], texts[known]) = (place, read) }
    }
    let missed = Self.missed(corners, texts, in: seen)
    guard let prices = recognizer.read(missed.map(piece)) else { throw .unreadable }
    for (place, read) in zip(missed, prices)
    where read.score >= Self.sure && OverlookedDigits.canBePrice(read.text) {
      corners.append(place)
      texts.append(read)
    }
    let level = try Self.part(corners, &texts, recognizer, piece)
    reading.texts = zip(corners, texts).enumerated().compactMap { index, found -> PlacedText? in
      let (corners, read) = found
      guard Self.isRead(read) else { return nil }
      var text = PlacedText(
        text: read.text, score: Int((read.score * 1000).rounded()),
        corners: placed(corners))
      text.ground = seen.ground(inside: corners)
      text.ink = text.ground.flatMap { seen.ink(inside: corners, on: $0) }
      text.hasLevelDigits = level.contains(index)
      return text
    }
  }

  /// Parts raised cents from the digits before them; returns which texts have digits of one size instead.
  private static func part(
    _ corners: [[Point]], _ texts: inout [(text: String, score: Double)],
    _ recognizer: TextRecognizer, _ piece: ([Point]) -> PixelPicture
  ) throws(PictureProblem) -> Set<Int> {
    var level = Set<Int>()
    var unread: [(index: Int, raised: RaisedDigits, cents: PixelPicture)] = []
    for (index, place) in corners.enumerated() where RaisedDigits.mayBe(in: texts[index].text) {
      let piece = piece(place)
      guard let raised = RaisedDigits(texts[index].text, in: piece) else { continue }
      if raised.isLevel { level.insert(index) }
      if let text = raised.text {
        texts[index].text = text
      } else if let cents = raised.unread(in: piece) {
        unread.append((index, raised, cents))
      }
    }
    guard let read = recognizer.read(unread.map(\.cents)) else { throw .unreadable }
    for (found, cents) in zip(unread, read) where cents.score >= sure {
      if let text = found.raised.text(with: cents.text) { texts[found.index].text = text }
    }
    return level
  }

  private static func isRead(_ text: (text: String, score: Double)) -> Bool {
    text.score >= enough && text.text.contains { !$0.isWhitespace }
  }

  private static let enough = 0.5

  /// A text that is read less surely is perhaps cut off.
  private static let sure = 0.85

  /// The corners of the places before cents where the detector found no text, or one of a few letters that was hardly
  /// read.
  private static func overlooked(
    _ corners: [[Point]], _ texts: [(text: String, score: Double)], in picture: PixelPicture
  ) -> [(place: [Point], known: Int?)] {
    zip(corners, texts).filter { OverlookedDigits.canBeBehind($0.1.text) }.prefix(most).compactMap {
      guard let place = OverlookedDigits(before: $0.0, in: picture).corners() else { return nil }
      let known = OverlookedDigits.known(place, in: corners)
      if let known, texts[known].score >= sure || !OverlookedDigits.canBe(texts[known].text) {
        return nil
      }
      return (place, known)
    }
  }

  /// Places beside large prices on a plain ground, which is theirs, too, where the detector found no text.
  private static func missed(
    _ corners: [[Point]], _ texts: [(text: String, score: Double)], in picture: PixelPicture
  ) -> [[Point]] {
    let heights = corners.map { $0[0].distance(to: $0[3]) }.sorted()
    guard !heights.isEmpty else { return [] }
    let usual = heights[heights.count / 2]
    let row = OverlookedRow(
      picture, known: zip(corners, texts).filter { isRead($0.1) }.map { Bounds($0.0) })
    var found: [[Point]] = []
    var seen: [Bounds] = []
    for (place, text) in zip(corners, texts)
    where text.score >= sure
      && OverlookedDigits.isLarge(text.text, place[0].distance(to: place[3]), beside: usual)
    {
      let own = Bounds(place)
      guard let ground = picture.ground(inside: place),
        !seen.contains(where: { own.isBeside($0) })
      else { continue }
      seen.append(own)
      for other in row.places(beside: own)
      where !found.contains(where: { Bounds($0).overlaps(other) })
        && picture.ground(inside: other.corners).map(ground.isLike) == true
      {
        found.append(other.corners)
      }
    }
    return Array(found.prefix(most))
  }

  /// The most prices that a page has.
  private static let most = 100

  /// Whether much fewer letters were read than there is room for, as happens with those that no model has seen.
  private static func isUnknown(
    _ corners: [Point], _ read: (text: String, score: Double)
  ) -> Bool {
    let (width, height) = (
      corners[0].distance(to: corners[1]), corners[0].distance(to: corners[3])
    )
    let letters = read.text.count { !$0.isWhitespace }
    // Greek letters are known as signs of formulas, and without accents.
    if read.text.unicodeScalars.count(where: { 0x370...0x3FF ~= $0.value }) >= lettersOfWord {
      return true
    }
    return width >= Double(lettersOfWord) * height
      && Double(letters) * height < leastRead * width
  }

  /// Three letters are a word, and a box with room for three has one.
  private static let lettersOfWord = 3
  /// A letter is about as wide as high. Where so much of the width has none, the script is unknown.
  private static let leastRead = 0.7

  private func places(in picture: PixelPicture) throws(PictureProblem) -> [[Point]] {
    guard let model = Model(path: folder + ModelPlaces.detection, threads: threads) else {
      throw .noModels
    }
    guard let found = TextDetector(model).texts(in: picture) else { throw .unreadable }
    return found
  }

  /// A picture as it is read: no side of more than 2,000 pixels, or of less than 30.
  private struct Prepared {
    let picture: PixelPicture
    /// What was read before it became smaller.
    let codes: [PlacedCode]
    /// The whole of the file, and the place of the part in it.
    let size, origin: PlacedText.Corner
    let scale: Point
    var isReduced: Bool { scale.y > 1 }

    /// Where something is in the whole.
    func place(_ point: Point) -> PlacedText.Corner {
      PlacedText.Corner(
        x: min(max(Int((point.x * scale.x).rounded()) + origin.x, 0), size.x),
        y: min(max(Int((point.y * scale.y).rounded()) + origin.y, 0), size.y))
    }
  }

  private static func prepared(_ whole: PixelPicture, part: Box?) -> Prepared {
    var picture = whole
    var origin = PlacedText.Corner(x: 0, y: 0)
    if let part {
      func place(_ fraction: Box.Fraction, _ side: Int) -> Int { fraction * side / Box.whole }
      origin = PlacedText.Corner(x: place(part.left, whole.width), y: place(part.top, whole.height))
      picture = whole.part(
        left: origin.x, top: origin.y, right: place(part.right, whole.width),
        bottom: place(part.bottom, whole.height))
    }
    let (width, height) = (picture.width, picture.height)
    let codes = CodeReader.codes(in: picture).map { code, corners in
      var code = code
      code.corners = corners.map {
        PlacedText.Corner(
          x: min(max(Int($0.x.rounded()), 0), width) + origin.x,
          y: min(max(Int($0.y.rounded()), 0), height) + origin.y)
      }
      return code
    }
    for (limit, isLongest) in [(longestSide, true), (shortestSide, false)] {
      let side =
        isLongest ? max(picture.width, picture.height) : min(picture.width, picture.height)
      guard isLongest ? side > limit : side < limit else { continue }
      func length(_ own: Int) -> Int {
        let tiles = Int((Double(own * limit / side) / Double(tile)).rounded(.toNearestOrEven))
        return max(tile, tiles * tile)
      }
      picture = picture.resized(
        width: min(length(picture.width), longestEnlarged),
        height: min(length(picture.height), longestEnlarged))
    }
    return Prepared(
      picture: picture, codes: codes, size: PlacedText.Corner(x: whole.width, y: whole.height),
      origin: origin,
      scale: Point(
        x: Double(width) / Double(picture.width), y: Double(height) / Double(picture.height)))
  }

  /// How many rows a low picture gets above and below it: the network knows only pages.
  private static func bands(beside picture: PixelPicture) -> Int {
    guard picture.height <= shortestSide || picture.width > widest * picture.height else {
      return 0
    }
    let height = max(picture.width / widest, shortestSide) * 2
    return abs(height - picture.height) / 2
  }

  /// Pictures with longer sides are reduced, and those with a shorter one enlarged: letters are then as high as the
  /// network knows them.
  private static let (longestSide, shortestSide) = (2000, 30)
  /// An enlarged strip of paper would take more memory than the process may have.
  private static let longestEnlarged = 8000
  /// The network sees a picture in squares of this many pixels.
  private static let tile = 32
  /// A picture that is more than eight times as wide as high is a line, and no page.
  private static let widest = 8
}
