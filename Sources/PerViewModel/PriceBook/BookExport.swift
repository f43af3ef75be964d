import Glibc
import PerDatabase
import PerFiles
import PerTransfer
import PerWords

// The whole price book as a file.
extension PriceBookModel {
  /// What a file of the book is called unless the user calls it otherwise.
  public static var exportName: String { localized("Price Book") + ".jsonl" }

  /// Writes the whole book into a file, in the background, with progress.
  public func export(to path: String) {
    guard let databasePath = library.file.openPath else { return }
    worker.run(
      localized("Exporting…"), { token in BookExport(databasePath, path).run(token) },
      then: { [self] ending in
        let sentence =
          switch ending {
          case .success(let count):
            localized(
              one: "%1$s price exported", other: "%1$s prices exported", count: count,
              library.language.formatter.integer(count))
          case .failure(let problem): problem.sentence
          }
        onEvent(.notice(Notice(title: sentence)))
      })
  }
}

/// Why the book could not be written.
private struct ExportProblem: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  init(_ problem: OpenFolder.Problem) {
    let reason = String(cString: strerror(problem.number))
    sentence = localized("The file cannot be written: %1$s", reason)
  }
}

/// The writing of the book of a database into a file. Whatever had its name before is replaced once all is written.
private struct BookExport: Sendable {
  let databasePath: String
  let path: String

  init(_ databasePath: String, _ path: String) {
    (self.databasePath, self.path) = (databasePath, path)
  }

  /// How many prices were written, or why they were not.
  func run(_ token: WorkToken) -> Result<Int, ExportProblem> {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    do throws(OpenFolder.Problem) {
      let file = try NewFile(in: OpenFolder(path: folder), of: "per")
      let written = write(token) { (line) throws(OpenFolder.Problem) in
        try file.write((line + "\n").utf8)
      }
      if case .success = written { try file.finish(as: String(path[slash...].dropFirst())) }
      return written
    } catch { return .failure(ExportProblem(error)) }
  }

  private func write(
    _ token: WorkToken, _ line: (String) throws(OpenFolder.Problem) -> Void
  ) -> Result<Int, ExportProblem> {
    var count = 0
    var problem: ExportProblem?
    func write(_ text: String) {
      guard problem == nil else { return }
      do throws(OpenFolder.Problem) { try line(text) } catch { problem = ExportProblem(error) }
    }
    write(JSONObject.bookHeading.line)
    do throws(DatabaseError) {
      let database = try OpenFile.engine.open(path: databasePath, busyTimeout: 60_000)
      try database.forEachBookItem { item in
        guard !token.isCancelled else { return }
        write(JSONObject.item(item).line)
        if case .price(let price) = item, price.revision % 2 == 1 { count += 1 }
      }
    } catch { return .failure(ExportProblem(error.sentence)) }
    if token.isCancelled {
      return .failure(ExportProblem(localized("Canceled. Nothing was exported.")))
    }
    return problem.map { .failure($0) } ?? .success(count)
  }
}
