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
  private static var folder: URL {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
  }
  private static let draws =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/convert")
    && FileManager.default.fileExists(atPath: font)
  private static let reads = draws && ModelPlaces.here.models != nil
  /// Debian 12 has a file for each weight, Debian 13 one for all.
  private static let font =
    ["Cantarell-Regular.otf", "Cantarell-VF.otf"]
    .map { "/usr/share/fonts/opentype/cantarell/" + $0 }
    .first { FileManager.default.fileExists(atPath: $0) } ?? ""

  /// A text with its place and size.
  private typealias Drawn = (text: String, x: Int, y: Int, size: Int)

  private static func picture(
    _ texts: [Drawn], format: String = "png", paper: String = "white", ink: String = "black",
    _ more: [String] = []
  ) -> [UInt8] {
    var arguments = ["-size", "700x420", "xc:" + paper, "-font", font, "-fill", ink]
    for text in texts {
      arguments += ["-pointsize", "\(text.size)", "-annotate", "+\(text.x)+\(text.y)", text.text]
    }
    return converted([], arguments + more + [format + ":-"])
  }

  private static func converted(_ png: [UInt8], to format: String, _ more: [String]) -> [UInt8] {
    converted(png, ["png:-"] + more + [format + ":-"])
  }

  private static func converted(_ input: [UInt8], _ arguments: [String]) -> [UInt8] {
    var rest = [input]
    var bytes: [UInt8] = []
    _ = LimitedProcess(
      program: "/usr/bin/convert", arguments: arguments,
      limits: LimitedProcess.Limits(answer: 64 << 20)
    ).run(
      feeding: { rest.popLast() ?? [] },
      take: { piece in
        bytes += piece
        return true
      })
    return bytes
  }

  private static let label: [Drawn] = [
    ("Rispentomaten", 40, 60, 30), ("Niederlande, Klasse I", 40, 94, 24),
    ("500 g Schale", 40, 126, 24), ("1 kg = 2.98", 40, 158, 24), ("1.49", 360, 150, 110),
  ]

  private func read(
    _ bytes: [UInt8], locale: String = "de_DE", part: Box? = nil, showsTexts: Bool = false
  ) -> Result<Findings, ReadingProblem> {
    var rest = [bytes]
    return DocumentProcess(
      UserLocale(identifier: locale), part: part, showsTexts: showsTexts,
      program: Self.folder.appendingPathComponent("per-read").path
    ).read { rest.popLast() ?? [] }
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aLabelIsReadInEachFormatAndConfirmed() throws {
    for format in ["png", "jpeg", "gif", "tiff", "webp", "bmp"] {
      let found = try read(Self.picture(Self.label, format: format)).get()
      #expect(
        found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"], "\(format)")
      #expect(found.candidates.first?.isConfirmed == true)
    }
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aLabelIsReadOnDarkPaperTiltedAndBlurred() throws {
    for (paper, ink, more) in [
      ("#202020", "#f0f0f0", []), ("white", "black", ["-rotate", "3"]),
      ("white", "black", ["-blur", "0x1"]), ("#ffe000", "#c00000", ["-quality", "40"]),
    ] {
      let found = try read(Self.picture(Self.label, paper: paper, ink: ink, more)).get()
      #expect(found.candidates.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    }
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aPartLeavesTheRestOutAndKeepsItsPlace() throws {
    let picture = Self.picture([("Upper words", 40, 60, 40), ("Lower words", 40, 360, 40)])
    let lower = Box(page: 1, left: 0, top: 500_000, right: Box.whole, bottom: Box.whole)
    let found = try read(picture, part: lower, showsTexts: true).get()
    #expect(found.texts.map(\.text) == ["Lower words"])
    let size = try #require(found.size)
    let box = try #require(found.texts.first?.box(in: size))
    #expect(box.top > 700_000 && box.bottom < 950_000)
  }

  @Test(.enabled(if: reads, "scripts/setup test brings what this needs"))
  func aPictureOfNothingSaysWhatCanBeRead() {
    #expect(read(Self.picture([])) == .failure(.noLetters))
  }

  @Test(.enabled(if: draws, "scripts/setup test brings what this needs"))
  func aPictureIsShownUprightAndNoLargerThanNeeded() throws {
    let program = Self.folder.appendingPathComponent("per-read").path
    // A quarter turn, as a camera notes it: what was left and red is above then.
    let turned = Self.picture(
      [], paper: "blue", ["-resize", "60x20!", "-fill", "red", "-draw", "rectangle 0,0 29,19"])
    for (format, more) in [("png", []), ("tiff", ["-orient", "RightTop"]), ("webp", [])] {
      let shown = try #require(
        DocumentProcess.picture(Self.converted(turned, to: format, more), program: program))
      let isTurned = format == "tiff"
      #expect(shown.width == (isTurned ? 20 : 60) && shown.height == (isTurned ? 60 : 20))
      let (first, last) = (shown.pixels.prefix(3), shown.pixels.suffix(3))
      #expect(Array(first)[2] > 200 && Array(first)[0] < 60, "\(format): \(first)")
      #expect(Array(last)[0] > 200 && Array(last)[2] < 60, "\(format): \(last)")
    }
    let large = Self.picture([], ["-resize", "4000x3000!"])
    let shown = try #require(DocumentProcess.picture(large, program: program))
    #expect(shown.width * shown.height <= ShownPicture.maximumPixels)
    #expect(shown.width > 2_000 && abs(shown.height - shown.width * 3 / 4) < 2)
    #expect(DocumentProcess.picture([1, 2, 3], program: program) == nil)
    #expect(DocumentProcess.picture(Array("<p>A page</p>".utf8), program: program) == nil)
  }

  /// Whoever takes over the reader answers what they like.
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
    #expect(answers.contains(read(png + [1, 2, 3])))
    // A header that asks for 10⁵ times 10⁵ pixels
    let header: [UInt8] = [
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0, 0x0B,
      0xD1, 0x6E, 0x2C,
    ]
    #expect((answers + [.failure(.tooLarge)]).contains(read(png + header)))
  }

  @Test func withoutModelsOneSentenceSaysWhatIsMissing() throws {
    for damage in [false, true] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("models-\(UInt64.random(in: 0 ... .max))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      if damage {
        for name in ["PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx", "libonnxruntime.so.1"] {
          try Data("damaged".utf8).write(to: folder.appendingPathComponent(name))
        }
      }
      let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      var rest = [picture]
      let problem = DocumentProcess(
        UserLocale(identifier: "de_DE"),
        program: try Self.script(folder, Self.folder.appendingPathComponent("per-read").path)
      ).read { rest.popLast() ?? [] }
      #expect(problem == .failure(.noPictureModels))
    }
  }

  /// A program that starts another one with a folder of models.
  private static func script(_ folder: URL, _ program: String) throws -> String {
    let script = folder.appendingPathComponent("start")
    try Data("#!/bin/sh\nPER_MODELS='\(folder.path)' exec '\(program)' \"$@\"\n".utf8)
      .write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    return script.path
  }
}
