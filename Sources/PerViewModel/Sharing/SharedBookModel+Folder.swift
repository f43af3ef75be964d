import PerDatabase
import PerFolderSharing
import PerModel
import PerSharing
import PerThreads

// A folder that another program carries to other devices.
extension SharedBookModel {
  /// Shares the book through a folder, which another program carries to other devices. Where the folder has a book,
  /// that is shared; where it has several, the user is asked.
  public func share(folder path: String) {
    perform { [self] in await share(folder: path, choosing: nil) }
  }

  func share(
    folder path: String, choosing choice: FolderExchange.Choice?
  ) async -> SharingProblem? {
    guard let file = library.file.openPath else { return SharingProblem(.file) }
    do throws(SharingError) {
      let last = try await inBackground { () throws(SharingError) in
        try Self.exchange(file, through: path, choosing: choice, isNew: true)
      }
      (folder, exchangedField) = (path, last)
      onFolderChanged()
      library.reloadIfChanged()
      library.priceBookHasChanged()
      return nil
    } catch .severalBooks(let books) {
      self.choice = .folder(path: path, books: books)
      return nil
    } catch {
      return error.problem
    }
  }

  /// Exchanges a file with a folder, with a connection of its own. The result is the number of the file's last field.
  private nonisolated static func exchange(
    _ file: String, through folder: String, choosing choice: FolderExchange.Choice? = nil,
    isNew: Bool = false
  ) throws(SharingError) -> Int64 {
    let database = try SharingError.whileUsing { () throws(DatabaseError) in
      try OpenFile.engine.open(path: file, busyTimeout: 10_000)
    }
    let shared = database.shared
    _ = try FolderExchange(shared, path: folder, choosing: choice).run()
    return try SharingError.whileUsing { () throws(DatabaseError) in
      if isNew { try shared.updateSharing { $0.folder = folder } }
      return try shared.lastField()
    }
  }

  /// Exchanges the book with its folder: one of them may have changed.
  public func exchange() {
    guard !folder.isEmpty, let file = library.file.openPath else { return }
    guard !isExchanging else {
      isExchangeDue = true
      return
    }
    isExchanging = true
    let folder = folder
    Task { [weak self] in
      let result = await inBackground {
        Result { () throws(SharingError) in try Self.exchange(file, through: folder) }
      }
      guard let self else { return }
      isExchanging = false
      switch result {
      case .success(let last):
        let isMore = last != exchangedField
        (exchangedField, problem) = (last, nil)
        if isMore { library.reloadIfChanged() }
      case .failure(let error):
        // It is tried again when something changes: the folder may be on a stick.
        problem = error.problem
        exchangedField = nil
      }
      if isExchangeDue {
        isExchangeDue = false
        exchange()
      }
      if isShown { follow() }
    }
  }

  /// Writes into the folder what was changed last, at the end of the program.
  public func finish() {
    guard !folder.isEmpty, let file = library.file.openPath else { return }
    library.finish()
    _ = try? Self.exchange(file, through: folder)
  }
}
