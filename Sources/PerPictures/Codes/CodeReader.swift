import CZBar
import PerDocument

/// Reads bars and squares in a picture.
///
/// It looks at all of it once, and again at what looks like bars: upright, in other sizes, smoothed along the bars and
/// sharpened across them. **What zbar reads wrongly has a right check digit, so it counts how many looks agree.**
struct CodeReader {
  private let picture: GreyPicture
  /// What was read at one place.
  private var places: [Place] = []

  private struct Place {
    var corners: [Point]
    var region: StripedRegion?
    /// How many looks say what.
    var readings: [Reading: Int] = [:]

    /// What most looks say; `nil` where as many say something else.
    var winner: (reading: Reading, count: Int)? {
      guard let best = readings.max(by: { $0.value < $1.value }),
        readings.count(where: { $0.value == best.value }) == 1
      else { return nil }
      // Short ones need one look more.
      return (best.key, best.key.isShort ? best.value - 1 : best.value)
    }

    var isDone: Bool { (winner?.count ?? 0) > 1 }
  }

  private struct Reading: Hashable {
    let kind: PlacedCode.Kind
    let text: String

    var isShort: Bool { kind != .squares && text.utf8.count < CodeLimit.shortNumber }
  }

  /// A code that one look has seen, with its sides.
  private struct Seen {
    let reading: Reading
    let left, top, right, bottom: Double
    var center: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }
  }

  /// The codes of a picture with the corners in its pixels; none where zbar is missing.
  static func codes(in picture: PixelPicture) -> [(code: PlacedCode, corners: [Point])] {
    guard picture.width >= CodeLimit.length, picture.height >= CodeLimit.height, zbar_open()
    else { return [] }
    var reader = CodeReader(picture: GreyPicture(picture))
    reader.lookAtAll()
    reader.lookAgain()
    return reader.codes
  }

  private init(picture: GreyPicture) { self.picture = picture }

  private mutating func lookAtAll() {
    let side = max(picture.width, picture.height)
    let factor = (side + CodeLimit.longestSide - 1) / CodeLimit.longestSide
    let small = picture.averaged(by: factor)
    let scale = Double(factor)
    places = StripedRegions.all(in: small).map { region in
      let region = StripedRegion(
        center: Point(x: region.center.x * scale, y: region.center.y * scale), along: region.along,
        length: region.length * scale, height: region.height * scale)
      return Place(corners: region.corners, region: region)
    }
    take(Self.look(at: small), scale)
    // Another size is another look.
    take(Self.look(at: small.averaged(by: 2)), 2 * scale)
    if factor > 1, places.contains(where: { $0.readings.isEmpty }) {
      take(Self.look(at: picture), 1)
    }
  }

  private mutating func take(_ all: [Seen], _ scale: Double) {
    for seen in all {
      let center = Point(x: seen.center.x * scale, y: seen.center.y * scale)
      let index =
        places.firstIndex { place in
          place.region?.contains(center)
            ?? (place.readings[seen.reading] != nil
              && center.distance(to: place.corners[0]) < CodeLimit.samePlace)
        }
      if let index {
        places[index].readings[seen.reading, default: 0] += 1
      } else {
        let corners = [
          (seen.left, seen.top), (seen.right, seen.top), (seen.right, seen.bottom),
          (seen.left, seen.bottom),
        ].map { Point(x: $0.0 * scale, y: $0.1 * scale) }
        places.append(Place(corners: corners, readings: [seen.reading: 1]))
      }
    }
  }

  /// Looks at each region again until two looks agree.
  private mutating func lookAgain() {
    for index in places.indices {
      guard let region = places[index].region else { continue }
      for preparation in Preparation.all where !places[index].isDone {
        let prepared = preparation.picture(of: region, in: picture)
        let readings = Set(Self.look(at: prepared).map(\.reading))
        for reading in readings { places[index].readings[reading, default: 0] += 1 }
      }
    }
  }

  private var codes: [(code: PlacedCode, corners: [Point])] {
    places.compactMap { place in
      guard let (reading, count) = place.winner, count > 1 || !reading.isShort else { return nil }
      return (
        PlacedCode(kind: reading.kind, text: reading.text, isSeenTwice: count > 1, corners: []),
        place.corners
      )
    }
  }

  /// How a region is prepared for a look.
  private struct Preparation {
    /// How many pixels wide the narrowest bar becomes.
    let bar: Int
    /// How many rows are mixed to both sides of each.
    let smoothing: Int
    /// How much contrast is added.
    var strength = 0

    /// Mixing finds bars in noise, and contrast those that are blurred; those that find most come first.
    static let all = [
      Preparation(bar: 4, smoothing: 1), Preparation(bar: 3, smoothing: 4, strength: 3),
      Preparation(bar: 8, smoothing: 4), Preparation(bar: 4, smoothing: 2, strength: 2),
      Preparation(bar: 2, smoothing: 3), Preparation(bar: 6, smoothing: 6, strength: 5),
      Preparation(bar: 3, smoothing: 2, strength: 6),
      Preparation(bar: 4, smoothing: 8, strength: 10),
      Preparation(bar: 3, smoothing: 6, strength: 4),
    ]

    func picture(of region: StripedRegion, in picture: GreyPicture) -> GreyPicture {
      let scale = region.length / Double(bar * CodeLimit.bars)
      // Bars that shrink much are drawn larger and mixed, so that none is passed over.
      let factor = max(1, Int(scale))
      let lines = Double(factor)
      let height = min(Int(region.height), CodeLimit.lines * factor)
      let cut = picture.cut(
        around: region.center, along: region.along, scale: Point(x: scale / lines, y: 1),
        width: bar * CodeLimit.barsWithMargins * factor, height: height / factor * factor
      ).averaged(by: factor)
      let smooth = cut.smoothedDown(by: min(smoothing, cut.height / CodeLimit.smoothedPart))
      return strength > 0 ? smooth.sharpenedAcross(over: bar, by: strength) : smooth
    }
  }

  /// What zbar sees in a picture.
  private static func look(at picture: GreyPicture) -> [Seen] {
    let seen = Collected()
    zbar_look(
      picture.bytes, Int32(picture.width), Int32(picture.height),
      Unmanaged.passUnretained(seen).toOpaque()
    ) { context, code in
      guard let context, let code else { return }
      Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().add(code.pointee)
    }
    return seen.all
  }

  private final class Collected {
    private(set) var all: [Seen] = []

    func add(_ code: code) {
      guard let text = code.text, code.size <= CodeLimit.bytes else { return }
      let kind: PlacedCode.Kind =
        switch code.kind {
        case CODE_QR: .squares
        case CODE_UPC_E: .shortUPC
        default: .bars
        }
      let bytes = UnsafeRawBufferPointer(start: text, count: code.size)
      all.append(
        Seen(
          reading: Reading(kind: kind, text: String(decoding: bytes, as: UTF8.self)),
          left: Double(code.left), top: Double(code.top), right: Double(code.right),
          bottom: Double(code.bottom)))
    }
  }
}
