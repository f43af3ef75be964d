import FolderTesting
import Foundation
import PerDocument
import PerOffers
import PerPictures
import PerProcesses
import PerText
import PerTransfer
import Testing

/// Whole pictures, drawn by ImageMagick and read by `per-read`.
@Suite struct PictureReadingTests {
  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aLabelIsReadInEachFormatAndConfirmed() throws {
    for format in ["png", "jpeg", "gif", "tiff", "webp", "bmp"] {
      let found = try DrawnPicture.read(DrawnPicture.picture(DrawnPicture.label, format: format))
        .get()
      #expect(
        found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"], "\(format)")
      #expect(found.candidates.first?.isConfirmed == true)
    }
  }

  @Test(arguments: DrawnPicture.newerFormats)
  func aLabelIsReadInANewerFormatThatTheDesktopLoads(format: String) throws {
    let picture = DrawnPicture.picture(DrawnPicture.label, format: format)
    let found = try DrawnPicture.read(picture).get()
    #expect(found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    let shown = DocumentProcess.picture(picture, program: DrawnPicture.program)
    #expect(shown?.width == 700 && shown?.height == 420)
  }

  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aLabelIsReadOnDarkPaperTiltedAndBlurred() throws {
    for (paper, ink, more) in [
      ("#202020", "#f0f0f0", []), ("white", "black", ["-rotate", "3"]),
      ("white", "black", ["-blur", "0x1"]), ("#ffe000", "#c00000", ["-quality", "40"]),
    ] {
      let found = try DrawnPicture.read(
        DrawnPicture.picture(DrawnPicture.label, paper: paper, ink: ink, more)
      ).get()
      #expect(found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    }
  }

  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aPartLeavesTheRestOutAndKeepsItsPlace() throws {
    let picture = DrawnPicture.picture([("Upper words", 40, 60, 40), ("Lower words", 40, 360, 40)])
    let lower = Box(page: 1, left: 0, top: 500_000, right: Box.whole, bottom: Box.whole)
    let found = try DrawnPicture.read(picture, part: lower, showsTexts: true).get()
    #expect(found.texts.map(\.text) == ["Lower words"])
    let size = try #require(found.size)
    let box = try #require(found.texts.first?.box(in: size))
    #expect(box.top > 700_000 && box.bottom < 950_000)
  }

  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aPictureOfNothingSaysWhatCanBeRead() {
    #expect(DrawnPicture.read(DrawnPicture.picture([])) == .failure(.noLetters))
  }

  @Test(.enabled(if: DrawnPicture.draws, "scripts/setup test brings what this needs"))
  func aPictureIsShownUprightAndNoLargerThanNeeded() throws {
    let program = DrawnPicture.program
    // A quarter turn, as a camera notes it: what was left and red is above then.
    let turned = DrawnPicture.picture(
      [], paper: "blue", ["-resize", "60x20!", "-fill", "red", "-draw", "rectangle 0,0 29,19"])
    for (format, more) in [("png", []), ("tiff", ["-orient", "RightTop"]), ("webp", [])] {
      let shown = try #require(
        DocumentProcess.picture(DrawnPicture.converted(turned, to: format, more), program: program))
      let isTurned = format == "tiff"
      #expect(shown.width == (isTurned ? 20 : 60) && shown.height == (isTurned ? 60 : 20))
      let (first, last) = (shown.pixels.prefix(3), shown.pixels.suffix(3))
      #expect(Array(first)[2] > 200 && Array(first)[0] < 60, "\(format): \(first)")
      #expect(Array(last)[0] > 200 && Array(last)[2] < 60, "\(format): \(last)")
    }
    let large = DrawnPicture.picture([], ["-resize", "4000x3000!"])
    let shown = try #require(DocumentProcess.picture(large, program: program))
    #expect(shown.width * shown.height <= ShownPicture.maximumPixels)
    #expect(shown.width > 2_000 && abs(shown.height - shown.width * 3 / 4) < 2)
    #expect(DocumentProcess.picture([1, 2, 3], program: program) == nil)
    #expect(DocumentProcess.picture(Array("<p>A page</p>".utf8), program: program) == nil)
  }

  /// A compromised reader can answer anything.
  @Test func pixelsThatDoNotAddUpAreNoPicture() {
    let whole = ShownPicture(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6]).answer
    #expect(ShownPicture(answer: whole)?.pixels == [1, 2, 3, 4, 5, 6])
    let answers: [[UInt8]] = [
      [], Array(whole.dropLast()), whole + [7], [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0] + Array(whole.dropFirst(4)), [UInt8](repeating: 0xFF, count: 14),
    ]
    for answer in answers { #expect(ShownPicture(answer: answer) == nil) }
  }

  @Test func damagedAndHugePicturesAreRefused() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let answers: [Result<Findings, ReadingProblem>] = [
      .failure(.unreadable), .failure(.noPictureModels), .failure(.noPictureLoader),
    ]
    #expect(answers.contains(DrawnPicture.read(png + [1, 2, 3])))
    // A header that asks for 10⁵ times 10⁵ pixels
    let header: [UInt8] = [
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0, 0x0B,
      0xD1, 0x6E, 0x2C,
    ]
    #expect((answers + [.failure(.tooLarge)]).contains(DrawnPicture.read(png + header)))
  }

  @Test(.enabled(if: DrawnPicture.draws, "scripts/setup test brings what this needs"))
  func picturesOfTelephonesAreReadWhereTheDesktopOpensThem() throws {
    for format in ["heic", "avif"] {
      let bytes = DrawnPicture.picture(DrawnPicture.label, format: format)
      // Not every ImageMagick writes them.
      guard PictureDecoder.kind(of: bytes) != nil else { continue }
      switch DrawnPicture.read(bytes) {
      case .success(let found):
        #expect(found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
      case .failure(let problem):
        #expect(problem == .noPictureLoader || problem == .noPictureModels, "\(format)")
      }
    }
  }

  /// What reads pictures, with a part missing or damaged.
  @Test(
    .enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"),
    arguments: ["PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx", "libonnxruntime.so.1"])
  func withoutOnePartOneSentenceSaysWhatIsMissing(_ part: String) throws {
    let picture = DrawnPicture.picture(DrawnPicture.label)
    let models = try #require(ModelPlaces.here.models)
    for isDamaged in [false, true] {
      let folder = try Self.emptyFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in ["PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx", "libonnxruntime.so.1"] {
        let (own, copy) = (
          URL(fileURLWithPath: models + "/" + name), folder.appendingPathComponent(name)
        )
        if name != part {
          try FileManager.default.copyItem(at: own, to: copy)
        } else if isDamaged {
          try Data("damaged".utf8).write(to: copy)
        }
      }
      var rest = [picture]
      let found = DocumentProcess(
        UserLocale(identifier: "de_DE"),
        program: try Self.script(
          folder, "PER_MODELS='\(folder.path)' exec '\(DrawnPicture.program)' \"$@\"")
      ).read { rest.popLast() ?? [] }
      #expect(found == .failure(.noPictureModels), "\(isDamaged)")
    }
  }

  /// Sends a signal to the reader as soon as it has opened what recognizes text.
  private static func signalled(_ signal: String, _ folder: URL) throws -> String {
    try script(
      folder,
      """
      (until grep -q onnxruntime /proc/$$/maps; do :; done; kill -\(signal) $$) </dev/null >/dev/null 2>&1 &
      exec '\(DrawnPicture.program)' "$@"
      """)
  }

  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aReaderThatIsKilledBeforeAPictureIsReadIsSaidTo() throws {
    let folder = try Self.emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var rest = [DrawnPicture.picture(DrawnPicture.label)]
    let found = DocumentProcess(
      UserLocale(identifier: "de_DE"), program: try Self.signalled("KILL", folder)
    ).read { rest.popLast() ?? [] }
    #expect(found == .failure(.tooCostly))
  }

  @Test(.enabled(if: DrawnPicture.reads, "scripts/setup test brings what this needs"))
  func aReaderThatHangsOverAPictureIsStopped() throws {
    let folder = try Self.emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = LimitedProcess.Limits(answer: 1 << 20)
    // Here, silence itself is the matter.
    limits.silence = 3
    var rest = [DrawnPicture.picture(DrawnPicture.label)]
    let outcome = LimitedProcess(
      program: try Self.signalled("STOP", folder), arguments: [], limits: limits
    ).run(feeding: { rest.popLast() ?? [] }, take: { _ in true })
    #expect(outcome == .stopped)
  }

  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("models-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A program of the shell.
  private static func script(_ folder: URL, _ lines: String) throws -> String {
    let script = folder.appendingPathComponent("start").path
    try writeProgram(lines, to: script)
    return script
  }
}
