import PerDatabase
import PerModel

/// The pictures that windows have shown.
@MainActor
final class PictureCache {
  private let file: OpenFile
  private var known: [Picture.ID: Picture] = [:]
  private var asked: Set<Picture.ID> = []
  private var generation = 0
  /// Called when pictures that were asked for have been read.
  var onLoaded: (Set<Picture.ID>) -> Void = { _ in }

  /// At most this many are remembered, at some 10 kB each.
  private static let maximumCount = 2000

  init(_ file: OpenFile) { self.file = file }

  /// Remembers a picture that was chosen here and may not be in the file yet.
  func remember(_ picture: Picture) { known[picture.id] = picture }

  /// The picture, when it is there already; otherwise it is read and `onLoaded` is called.
  func picture(_ id: Picture.ID) -> Picture? {
    if let picture = known[id] { return picture }
    // Another file may have what the one before had lost.
    if generation != file.generation {
      generation = file.generation
      asked.removeAll()
    }
    guard asked.insert(id).inserted else { return nil }
    file.run(
      { (database) throws(DatabaseError) in try database.picture(id) },
      then: { [self] (result: Result<Picture?, DatabaseError>) in
        guard case .success(let picture?) = result else {
          // A file that was locked can be asked again.
          if case .failure = result { asked.remove(id) }
          return
        }
        if known.count >= Self.maximumCount {
          known.removeAll()
          asked = [id]
        }
        known[id] = picture
        // Without a thread it is there already when this returns.
        if file.thread.isOwn { onLoaded([id]) }
      })
    return known[id]
  }

  /// All of these pictures, read where they have not been shown yet; fails where they cannot be read.
  func pictures(
    _ ids: [Picture.ID],
    then: @escaping @MainActor (Result<[Picture.ID: Picture], DatabaseError>) -> Void
  ) {
    let known = known.filter { ids.contains($0.key) }
    let missing = ids.filter { known[$0] == nil }
    guard !missing.isEmpty else { return then(.success(known)) }
    file.run(
      { (database) throws(DatabaseError) in
        var found: [Picture.ID: Picture] = [:]
        for id in missing { found[id] = try database.picture(id) }
        return found
      },
      then: { (result: Result<[Picture.ID: Picture], DatabaseError>) in
        then(result.map { known.merging($0) { $1 } })
      })
  }
}
