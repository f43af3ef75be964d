import Foundation
import PerDocument
import PerOffers
import PerPictures
import PerProcesses
import PerText
import PerTransfer

/// Pictures that ImageMagick draws for a test, and what `per-read` reads in them.
enum DrawnPicture {
  static var folder: URL {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
  }
  static let program = folder.appendingPathComponent("per-read").path
  static let draws =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/convert")
    && FileManager.default.fileExists(atPath: font)
  static let reads = draws && ModelPlaces.here.models != nil
  /// Debian 12 has a file for each weight, Debian 13 one for all.
  static let font =
    ["Cantarell-Regular.otf", "Cantarell-VF.otf"]
    .map { "/usr/share/fonts/opentype/cantarell/" + $0 }
    .first { FileManager.default.fileExists(atPath: $0) } ?? ""

  /// A text with its place and size.
  typealias Drawn = (text: String, x: Int, y: Int, size: Int)

  static func picture(
    _ texts: [Drawn], bars: [Bars] = [], format: String = "png", size: String = "700x420",
    paper: String = "white", ink: String = "black", _ more: [String] = []
  ) -> [UInt8] {
    var arguments = ["-size", size, "xc:" + paper, "-font", font, "-fill", ink]
    for bars in bars { arguments += ["-draw", bars.rectangles] }
    for text in texts {
      arguments += ["-pointsize", "\(text.size)", "-annotate", "+\(text.x)+\(text.y)", text.text]
    }
    return converted([], arguments + more + [format + ":-"])
  }

  /// A picture in another format, changed on the way.
  static func converted(_ png: [UInt8], to format: String, _ more: [String]) -> [UInt8] {
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

  /// The newer kinds of pictures that both ImageMagick writes and the desktop has a loader for.
  static let newerFormats: [String] = {
    guard reads else { return [] }
    let libraries = "/usr/lib/"
    let loaders = ((try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? [])
      .map { libraries + $0 + "/gdk-pixbuf-2.0/2.10.0/loaders/libpixbufloader-" }
    return [("heic", "heif"), ("avif", "avif")].compactMap { format, loader in
      let isLoaded = loaders.contains {
        FileManager.default.fileExists(atPath: $0 + loader + ".so")
      }
      return isLoaded && !picture([], format: format).isEmpty ? format : nil
    }
  }()

  static let label: [Drawn] = [
    ("Rispentomaten", 40, 60, 30), ("Niederlande, Klasse I", 40, 94, 24),
    ("500 g Schale", 40, 126, 24), ("1 kg = 2.98", 40, 158, 24), ("1.49", 360, 150, 110),
  ]

  static func read(
    _ bytes: [UInt8], locale: String = "de_DE", part: Box? = nil, showsTexts: Bool = false
  ) -> Result<Findings, ReadingProblem> {
    var rest = [bytes]
    return DocumentProcess(
      UserLocale(identifier: locale), part: part, showsTexts: showsTexts,
      program: program
    ).read { rest.popLast() ?? [] }
  }
}
