import PerDatabase
import PerFiles
import PerSharing
import PerTransfer

// What this device writes for the others.
extension FolderExchange {
  /// Writes what this device has written and the folder does not have; the result is how many fields.
  func write(_ names: [String]) throws(SharingError) -> Int {
    let sharing = try sharing()
    let own = names.compactMap { (name) -> (name: String, number: Int64, size: Int)? in
      guard Self.device(of: name) == sharing.device, let number = Self.number(of: name),
        let size = folder.size(of: name)
      else { return nil }
      return (name, number, size)
    }
    // The folder shows that a file exists; only this device's own record says what it holds.
    let known = sharing.ownFiles.filter { file in
      own.contains { $0.number == file.number && $0.size == file.size }
    }
    let written = known.sorted { $0.number < $1.number }.reduce(into: Int64(0)) { reached, file in
      if file.start <= reached { reached = max(reached, file.last) }
    }
    let isNew = try SharingError.whileUsing { () throws(DatabaseError) in
      try database.ownFields(after: written, limit: 1).fields.isEmpty
    }
    if isNew { return 0 }
    // One file takes the place of many.
    let isCompact = own.count >= maximumFiles
    let count = try writeFile(after: isCompact ? 0 : written, sharing)
    if isCompact { for file in own { folder.remove(file.name) } }
    return count
  }

  private func writeFile(after start: Int64, _ sharing: Sharing) throws(SharingError) -> Int {
    let last = try SharingError.whileUsing { () throws(DatabaseError) in try database.lastField() }
    let number = sharing.files + 1
    // The number is reserved before the file exists, so that it is never used twice.
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.updateSharing { $0.files = number }
    }
    let name = "\(sharing.device).\(number).jsonl"
    let file = try use(name) { () throws(OpenFolder.Problem) in
      try NewFile(in: folder, of: "\(sharing.device)")
    }
    var count = 0
    func write(_ line: String) throws(SharingError) {
      try use(name) { () throws(OpenFolder.Problem) in try file.write((line + "\n").utf8) }
    }
    try write(SharedFieldLines.heading(sharing.book, from: sharing.device, last: last))
    var done = start
    while done < last {
      let (fields, reached) = try SharingError.whileUsing { () throws(DatabaseError) in
        try database.ownFields(after: done, limit: Self.fieldsAtOnce)
      }
      if fields.isEmpty { break }
      for field in fields { try write(SharedFieldLines.line(field, in: sharing.device)) }
      count += fields.count
      done = reached
    }
    try write(SharedFieldLines.end(count))
    try use(name) { () throws(OpenFolder.Problem) in try file.finish(as: name) }
    let own = Sharing.OwnFile(number: number, start: start, last: last, size: file.size)
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.updateSharing {
        $0.written = max($0.written, last)
        $0.ownFiles = ($0.ownFiles + [own]).suffix(Sharing.maximumOwnFiles)
      }
    }
    return count
  }

  private func use<Value>(
    _ name: String, _ body: () throws(OpenFolder.Problem) -> Value
  ) throws(SharingError) -> Value {
    do throws(OpenFolder.Problem) { return try body() } catch {
      throw .folder(path: "\(folder.path)/\(name)", error.number)
    }
  }
}
