import PerModel
import Testing

@Suite struct PictureTests {
  private static func png(_ width: [UInt8], _ height: [UInt8], more: [UInt8] = [8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width
      + height + more
  }

  @Test(arguments: [
    (png([0, 0, 0, 160], [0, 0, 0, 1]), true), (png([0, 0, 0, 161], [0, 0, 0, 1]), false),
    (png([0, 0, 0, 1], [0, 0, 0, 161]), false), (png([1, 0, 0, 1], [0, 0, 0, 1]), false),
    (png([0, 0, 0, 0], [0, 0, 0, 1]), false), (png([0, 0, 0, 1], [0, 0, 0, 1], more: []), false),
    ([], false), (Array("a text that is longer than the header".utf8), false),
    (
      png(
        [0, 0, 0, 1], [0, 0, 0, 1], more: [UInt8](repeating: 0, count: Picture.maximumBytes - 24)),
      true
    ),
    (
      png(
        [0, 0, 0, 1], [0, 0, 0, 1], more: [UInt8](repeating: 0, count: Picture.maximumBytes - 23)),
      false
    ),
  ])
  func onlySmallPicturesAreTaken(_ bytes: [UInt8], _ isTaken: Bool) {
    #expect((Picture(png: bytes) != nil) == isTaken)
  }

  @Test func aPictureIsNamedByWhatItHolds() throws {
    let bytes = Self.png([0, 0, 0, 1], [0, 0, 0, 1])
    let picture = try #require(Picture(png: bytes))
    #expect(Picture(png: bytes) == picture)
    #expect(Picture(png: bytes + [0]) != picture)
    // Files contain ids: they must stay the same.
    #expect(picture.id.rawValue == 5_395_473_051_561_517_736)
  }
}
