import CGtk
import FolderTesting
import Glibc
import Testing

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct ThumbnailTests {
    /// Pictures as large as the thumbnail, and larger ones, for which the loader shrinks.
    @Test(arguments: 1...8, [(40, 20), (640, 320), (21, 42), (250, 500)])
    func picturesAreUprightHoweverTheCameraWasHeld(
      _ orientation: Int, _ size: (Int, Int)
    ) async throws {
      let picture = SamplePicture.corners(width: size.0, height: size.1)
      let png = try await Thumbnail.png(of: try picture.jpeg(orientation: orientation), side: 160)
      let thumbnail = try SamplePicture(file: png)
      #expect(thumbnail.cornerLetters == "rgbw")
      #expect((thumbnail.width < thumbnail.height) == (size.0 < size.1))
    }

    @Test(arguments: [
      ((160, 160), (160, 160)), ((161, 161), (160, 160)), ((1600, 800), (160, 80)),
      ((90, 300), (48, 160)), ((3000, 1), (160, 1)), ((1, 500), (1, 160)), ((7, 5), (7, 5)),
    ])
    func proportionsAreKept(_ size: (Int, Int), _ expected: (Int, Int)) async throws {
      for kind in ["png", "jpeg", "bmp", "tiff"] {
        let file = try SamplePicture.corners(width: size.0, height: size.1).file(kind)
        let thumbnail = try SamplePicture(file: await Thumbnail.png(of: file, side: 160))
        #expect(thumbnail.width == expected.0 && thumbnail.height == expected.1, "\(kind)")
      }
    }

    @Test func gifsOfOneFrameAndMoreAreRead() async throws {
      let header = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      // A frame of one pixel in a picture of four
      let frame: [UInt8] = [0x2C, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
      for frames in [frame, frame + frame] {
        let png = try await Thumbnail.png(of: header + frames + [0x3B], side: 160)
        #expect(try SamplePicture(file: png).width == 2)
      }
      await #expect(throws: PictureProblem.unreadable) {
        _ = try await Thumbnail.png(of: header + frame.prefix(10), side: 160)
      }
    }

    /// The end of the small picture in the header of a large one is not that of the large one.
    @Test(arguments: [1, 7, 4096, 1 << 20])
    func theEndOfAJPEGFileIsFoundWhateverThePieces(_ pieceSize: Int) throws {
      let small = try SamplePicture.corners(width: 16, height: 16).file("jpeg")
      let large = try SamplePicture.corners(width: 90, height: 60).file("jpeg")
      let length = small.count + 2
      let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + small
      let file = large.prefix(2) + segment + large.dropFirst(2)
      for (count, isWhole) in [
        (file.count, true), (file.count - 1, false), (file.count / 2, false),
      ] {
        var end = JPEGEnd()
        var rest = file.prefix(count)
        while !rest.isEmpty {
          end.scan(Array(rest.prefix(pieceSize)))
          rest = rest.dropFirst(pieceSize)
        }
        #expect(end.isFound == isWhole)
        end.scan([0xFF, 0xDA, 0, 0])
        #expect(end.isFound == isWhole)
      }
    }

    nonisolated static let broken: [(String, [UInt8])] = [
      ("nothing", []), ("a text", Array("not a picture".utf8)),
      ("noise", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }),
      ("a beginning", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ]

    @Test(arguments: broken)
    func filesThatAreNotPicturesAreRefused(_ name: String, _ bytes: [UInt8]) async {
      await #expect(throws: PictureProblem.unreadable) {
        _ = try await Thumbnail.png(of: bytes, side: 160)
      }
    }

    @Test(arguments: ["png", "jpeg", "tiff", "bmp"])
    func aFileThatEndsTooSoonIsRefused(_ kind: String) async throws {
      let picture = SamplePicture(width: 300, height: 300) { x, y in
        (UInt8(truncatingIfNeeded: x &* y), UInt8(truncatingIfNeeded: x ^ y), 0)
      }
      let file = try picture.file(kind)
      await #expect(throws: PictureProblem.unreadable) {
        _ = try await Thumbnail.png(of: Array(file.prefix(file.count / 3)), side: 160)
      }
    }

    /// Headers of 10,000 by 10,000 pixels, with nothing after them.
    nonisolated static let hugeHeaders: [(String, [UInt8])] = [
      (
        "png",
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
          + Array("IHDR".utf8) + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0]
          + [0x35, 0x2C, 0xF5, 0x70, 0, 0, 1, 0] + Array("IDAT".utf8)
      ),
      ("gif", Array("GIF89a".utf8) + [0x10, 0x27, 0x10, 0x27, 0, 0, 0]),
      (
        "jpeg",
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0x27, 0x10, 0x27, 0x10, 3]
          + [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11]
          + [0, 63, 0]
      ),
      (
        "bmp",
        Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 0x10, 0x27, 0, 0]
          + [0x10, 0x27, 0, 0, 1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
      ),
      (
        "svg",
        Array("<svg xmlns='http://www.w3.org/2000/svg' width='10000' height='10000'/>".utf8)
      ),
    ]

    @Test(arguments: hugeHeaders)
    func aHugePictureIsRefusedByItsHeader(_ name: String, _ header: [UInt8]) {
      var pieces = [header]
      var reads = 0
      #expect(throws: PictureProblem.tooManyPixels) {
        try PictureDecoder(side: 160, limits: Thumbnail.Limits()).png {
          () throws(PictureProblem) in
          reads += 1
          return pieces.popLast() ?? []
        }
      }
      // Formats that are only decoded at the end are read completely.
      #expect(reads <= 2)
    }

    /// Pictures of a few hundred bytes to a few kilobytes that would take minutes or gigabytes.
    nonisolated static let bombs: [(String, [UInt8])] = [
      ("a drawing that uses itself", PictureBombs.uses(levels: 30)),
      ("a drawing blurred again and again", PictureBombs.filters(count: 200)),
      ("a drawing with a large filter", PictureBombs.turbulence(octaves: 400)),
      ("an animation of large frames", PictureBombs.frames(count: 400, side: 7000)),
    ]

    /// In a second of processor time each, however much else the machine has to do.
    @Test(arguments: bombs)
    func aBombIsRefused(_ name: String, _ bytes: [UInt8]) async {
      var limits = Thumbnail.Limits()
      limits.seconds = 1
      do throws(PictureProblem) {
        _ = try await Thumbnail.png(of: bytes, side: 160, limits: limits)
        Issue.record("\(name) was decoded")
      } catch {
        // Newer decoders refuse some of them by themselves.
        #expect(error == .tooCostly || error == .unreadable, "\(name)")
      }
    }

    /// A file of as many pixels as may be stays within the limits, up to its end, which is missing.
    @Test func asManyPixelsAsMayBeFitIntoTheMemory() async {
      await #expect(throws: PictureProblem.unreadable) {
        _ = try await Thumbnail.png(of: PictureBombs.png(side: 7070), side: 160)
      }
      var limits = Thumbnail.Limits()
      limits.memory = 180 << 20
      await #expect(throws: PictureProblem.tooCostly) {
        _ = try await Thumbnail.png(of: PictureBombs.png(side: 7070), side: 160, limits: limits)
      }
    }

    @Test func aDrawingOfTheUsualKindIsRead() async throws {
      let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="4000" height="2000"><defs>\
        <filter id="f"><feGaussianBlur stdDeviation="9"/></filter><rect id="a" width="4000" \
        height="2000" fill="#00f"/></defs><use href="#a"/><rect width="2000" height="1000" \
        fill="#f00" filter="url(#f)"/></svg>
        """
      let png = try await Thumbnail.png(of: Array(drawing.utf8), side: 160)
      let thumbnail = try SamplePicture(file: png)
      #expect(thumbnail.width == 160 && thumbnail.height == 80)
      #expect(thumbnail.cornerLetters == "rbbb")
    }

    /// A photo as large as may be is read within the limits, however the camera was held.
    @Test func aLargePhotoIsRead() async throws {
      let photo = SamplePicture.corners(width: 1000, height: 500)
      let file = try photo.jpeg(orientation: 6)
      var limits = Thumbnail.Limits()
      limits.memory = 40 << 20
      let thumbnail = try SamplePicture(
        file: await Thumbnail.png(of: file, side: 160, limits: limits))
      #expect(thumbnail.width == 160 && thumbnail.cornerLetters == "rgbw")
    }

    @Test func aHelperThatCannotBeStartedIsSaid() async throws {
      let program = Thumbnail.program
      defer { Thumbnail.program = program }
      Thumbnail.program = "/nowhere/per"
      let file = try SamplePicture.corners(width: 3, height: 3).file("png")
      await #expect {
        _ = try await Thumbnail.png(of: file, side: 160)
      } throws: { problem in
        // The reason is in the language of whichever window is tested at the same time.
        if case PictureProblem.noFile = problem { true } else { false }
      }
    }

    /// Text in a picture of a product may unpack to gigabytes, and is not looked at.
    @Test func onlyThePixelsOfAStoredPictureAreRead() async throws {
      let plain = try SamplePicture.corners(width: 20, height: 10).file("png")
      let bomb = PictureBombs.withTexts(plain, count: 60)
      #expect(bomb.count > plain.count + 60 * 4000)
      #expect(PNGPixels.alone(bomb) == PNGPixels.alone(plain))
      let texture = try await Texture.reading(bomb, longestSide: 40)
      #expect(texture.width == 20 && texture.height == 10)
      await #expect(throws: GlibError.self) {
        try await Texture.reading(PictureBombs.uses(levels: 30), longestSide: 40)
      }
      await #expect(throws: GlibError.self) {
        try await Texture.reading(Array(bomb.prefix(bomb.count / 2)), longestSide: 40)
      }
    }

    @Test func theLimitOfPixelsIsExact() async throws {
      let file = try SamplePicture.corners(width: 30, height: 20).file("png")
      var limits = Thumbnail.Limits()
      limits.pixels = 600
      _ = try await Thumbnail.png(of: file, side: 160, limits: limits)
      limits.pixels = 599
      await #expect(throws: PictureProblem.tooManyPixels) {
        try await Thumbnail.png(of: file, side: 160, limits: limits)
      }
    }

    @Test func aFileThatIsTooLongIsNotRead() async throws {
      var limits = Thumbnail.Limits()
      limits.bytes = 100
      await #expect(throws: PictureProblem.tooManyBytes) {
        try await Thumbnail.png(
          of: [UInt8](repeating: 0, count: 101), side: 160, limits: limits)
      }
      let path = temporaryPath()
      defer { unlink(path) }
      close(open(path, O_CREAT | O_WRONLY, 0o600))
      truncate(path, 64 << 20 + 1)
      await #expect(throws: PictureProblem.tooManyBytes) {
        try await Thumbnail.png(of: FileAddress(path: path), side: 160)
      }
    }

    /// A pipe would keep the reader waiting forever.
    @Test func onlyPlainFilesAreRead() async throws {
      let path = temporaryPath()
      defer { unlink(path) }
      mkfifo(path, 0o600)
      for path in [path, "/dev/zero", "/tmp"] {
        await #expect(throws: PictureProblem.unreadable) {
          try await Thumbnail.png(of: FileAddress(path: path), side: 160)
        }
      }
    }

    @Test func aFileIsReadAndAMissingOneIsReported() async throws {
      let path = temporaryPath("picture.png")
      defer { unlink(path) }
      do {
        _ = try await Thumbnail.png(of: FileAddress(path: path), side: 160)
        Issue.record("there is no such file")
      } catch {
        guard case .noFile(let sentence) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(!sentence.isEmpty)
      }
      // More than one piece of it.
      let picture = SamplePicture(width: 800, height: 600) { x, y in
        (UInt8(truncatingIfNeeded: x &* x &* y), UInt8(truncatingIfNeeded: x ^ y &* y), 77)
      }
      let file = try picture.file("png")
      try #require(file.count > PictureDecoder.chunkSize)
      try #require(
        g_file_set_contents(path, file.map { CChar(bitPattern: $0) }, file.count, nil) != 0)
      let png = try await Thumbnail.png(of: FileAddress(path: path), side: 160)
      let thumbnail = try SamplePicture(file: png)
      #expect(thumbnail.width == 160 && thumbnail.height == 120)
    }
  }
}
