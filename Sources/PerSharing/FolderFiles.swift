import Glibc

/// The files of a folder.
struct FolderFiles {
  let path: String

  /// The names of all files, in their order.
  func names() throws(SharingError) -> [String] {
    guard let folder = opendir(path) else { throw .folder(path: path, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names.sorted()
  }

  func path(of name: String) -> String { path + "/" + name }

  func remove(_ name: String) { unlink(path(of: name)) }

  /// Writes a file completely or not at all; a program that carries the folder's files elsewhere never sees half of
  /// it.
  func write(
    _ name: String,
    _ body: (_ write: (String) throws(SharingError) -> Void) throws(SharingError)
      -> Void
  ) throws(SharingError) {
    let unfinished = path(of: name + ".tmp")
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(path: unfinished, errno) }
    var isClosed = false
    defer {
      if !isClosed { close(descriptor) }
      unlink(unfinished)
    }
    var buffer: [UInt8] = []
    func flush() throws(SharingError) {
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .folder(path: unfinished, errno) }
        rest = rest.dropFirst(count)
      }
      buffer.removeAll(keepingCapacity: true)
    }
    try body { (text) throws(SharingError) in
      buffer += text.utf8
      buffer.append(UInt8(ascii: "\n"))
      if buffer.count > 1 << 16 { try flush() }
    }
    try flush()
    isClosed = true
    let isSynced = fsync(descriptor) == 0
    guard close(descriptor) == 0, isSynced, rename(unfinished, path(of: name)) == 0 else {
      throw .folder(path: unfinished, errno)
    }
    // The name has to be on the disk as well.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }
}
