import PerDatabase
import PerModel
import PerSharing
import PerTransfer
import PerWords

/// How the price book is shared with other devices, as a window shows and changes it. Another program exchanges it.
@MainActor
public final class SharedBookModel {
  /// What is shown.
  public private(set) var content = SharedBookContent.unknown
  /// Called when something else is to be shown.
  public var onChanged: () -> Void = {}
  let library: Library
  private let program: any SharingProgram
  /// What is being done about sharing; what the file says is not shown meanwhile.
  private var task: Task<Void, Never>?
  /// What was typed or chosen, while a book is chosen.
  var choice: Choice?
  /// Why the book could not be shared.
  var problem: SharingProblem?
  var isShown = false
  private var isWatching = false
  /// Whether the file is being read, and whether it has changed since.
  private var isReading = false
  private var isReadingDue = false
  /// The folder through which the book is exchanged, as far as the file was read; empty for none.
  public internal(set) var folder = ""
  /// The number of the last field that the folder has; `nil` before the first exchange.
  var exchangedField: Int64?
  /// Whether the folder is being read and written, and whether either side has changed since.
  var isExchanging = false
  var isExchangeDue = false
  /// Called when the book is exchanged through another folder, or through none: the program watches it.
  public var onFolderChanged: () -> Void = {}
  /// The open comparison.
  private var open: (id: ComparisonID, name: String)?

  /// The sharing of a library's file.
  public init(_ library: Library, by program: any SharingProgram) {
    (self.library, self.program) = (library, program)
  }

  /// A server or folder with several books to choose from.
  enum Choice {
    case server(address: String, books: [SyncAnswer.Book])
    case folder(path: String, books: [FolderBook])
  }

  // MARK: Showing

  /// Shows the state from now on, over a window with a comparison.
  public func show(beside window: WindowModel?) {
    isShown = true
    problem = nil
    open = window.flatMap { (window) in window.id.map { ($0, window.title) } }
    follow()
  }

  /// Stops showing the state.
  public func hide() { isShown = false }

  /// The file may have changed: it may be shared now, or have been exchanged.
  public func follow() {
    // A watch need not look at the file again.
    guard isShown || !isWatching else { return }
    if isReading {
      isReadingDue = true
      return
    }
    isReading = true
    let (isShown, open) = (isShown, open?.id)
    library.file.run(
      { (database) throws(DatabaseError) in try Reading(database, open, isShown) },
      then: { [weak self] (result: Result<Reading?, DatabaseError>) in
        guard let self else { return }
        isReading = false
        if case .success(let reading) = result { take(reading) }
        guard isReadingDue else { return }
        isReadingDue = false
        follow()
      })
  }

  /// What a file says of its sharing.
  private struct Reading: Sendable {
    let sharing: Sharing
    let waiting: Int
    let comparisons: [String]
    let isOpenShared: Bool
    let members: [SharingMember]
    let lastField: Int64

    /// `nil` where nothing is shared. Only what is shown is read.
    init?(
      _ database: any Database, _ open: ComparisonID?, _ isShown: Bool
    ) throws(DatabaseError) {
      guard let sharing = try database.shared.sharing() else { return nil }
      self.sharing = sharing
      lastField = try database.shared.lastField()
      guard isShown else {
        (waiting, comparisons, isOpenShared, members) = (0, [], false, [])
        return
      }
      members = try database.shared.devices()
      waiting = try database.shared.unsentCount()
      let shared = Set(try database.shared.sharedComparisons())
      comparisons = try database.comparisons().filter { shared.contains($0.id) }
        .map { (summary) throws(DatabaseError) in try database.title(of: summary) }
      isOpenShared = open.map { shared.contains($0) } ?? false
    }
  }

  private func take(_ reading: Reading?) {
    if let reading, !reading.sharing.server.isEmpty { watch() }
    let folder = reading?.sharing.folder ?? ""
    if folder != self.folder {
      (self.folder, exchangedField) = (folder, nil)
      onFolderChanged()
    }
    if let reading, !folder.isEmpty, reading.lastField != exchangedField { exchange() }
    guard isShown, task == nil, choice == nil else { return }
    show(reading.map { .shared(state($0)) } ?? .notShared(problem: problem?.windowSentence ?? ""))
  }

  private func show(_ content: SharedBookContent) {
    guard content != self.content else { return }
    self.content = content
    onChanged()
  }

  private func state(_ reading: Reading) -> SharedBookContent.State {
    let formatter = library.language.formatter
    let last = reading.sharing.lastExchange
    return SharedBookContent.State(
      server: reading.sharing.server, folder: reading.sharing.folder,
      members: members(of: reading),
      lastExchange: last == 0
        ? localized("Not yet") : formatter.age(seconds: Clock.now - last),
      waiting: localized(
        one: "%1$s change", other: "%1$s changes", count: reading.waiting,
        formatter.integer(reading.waiting)),
      problem: (problem ?? reading.sharing.problem)?.windowSentence ?? "",
      comparisons: reading.comparisons.map { displayName(ofTitle: $0) },
      comparisonToShare: reading.isOpenShared ? "" : open?.name ?? "")
  }

  /// All devices, this one among them although it may not have written anything.
  private func members(of reading: Reading) -> [SharedBookContent.Member] {
    let own = reading.sharing.device
    var members = reading.members.map { member in
      SharedBookContent.Member(
        name: member.device == own ? localized("This computer") : localized("Another device"),
        lastChange: library.language.formatter.age(
          seconds: max(0, Clock.now - member.lastChange)))
    }
    if !reading.members.contains(where: { $0.device == own }) {
      members.append(
        SharedBookContent.Member(
          name: localized("This computer"), lastChange: localized("Not yet")))
    }
    return members
  }

  // MARK: Exchanging

  /// Has the book exchanged for as long as this program runs.
  private func watch() {
    guard !isWatching, let path = library.file.openPath else { return }
    isWatching = true
    Task { [weak self, program] in
      await program.watch(path)
      self?.isWatching = false
    }
  }

  // MARK: Changing

  /// Shares the book through a server. A password that was typed is put into the keyring.
  public func share(address: String, password: String) {
    let address = trimmed(address)
    guard !address.isEmpty else { return fail(SharingProblem(.address)) }
    perform { [self] in
      if !password.isEmpty,
        let problem = await program.ask(.password, at: address, input: password + "\n").problem
      {
        return problem
      }
      let answer = await program.ask(.books, at: address)
      if let problem = answer.problem { return problem }
      // Any owner can invite into a book; only one of one's own is shared without a question.
      guard answer.books.isEmpty || answer.books.count == 1 && answer.books[0].isOwn else {
        choice = .server(address: address, books: answer.books)
        return nil
      }
      return await share(address: address, book: nil)
    }
  }

  /// Shares one of the books from which there was to choose.
  public func choose(_ index: Int) {
    guard let choice else { return }
    switch choice {
    case .server(let address, let books):
      guard books.indices.contains(index) else { return }
      self.choice = nil
      perform { [self] in await share(address: address, book: books[index].id) }
    case .folder(let path, let books):
      guard books.indices.contains(index) else { return }
      self.choice = nil
      perform { [self] in await share(folder: path, choosing: .book(books[index].id)) }
    }
  }

  /// Chooses none of the books.
  public func cancelChoice() {
    choice = nil
    follow()
  }

  private func share(address: String, book: SharedBook.ID?) async -> SharingProblem? {
    guard let path = library.file.openPath else { return SharingProblem(.file) }
    let chosen: [(SyncOption, String)] = book.map { [(.book, "\($0)")] } ?? []
    return await program.ask(.share, [(.database, path)] + chosen, at: address).problem
  }

  private func choices(of choice: Choice) -> [SharedBookContent.Choice] {
    switch choice {
    case .server(_, let books):
      books.map { book in
        SharedBookContent.Choice(
          name: book.name.isEmpty ? "\(book.id)" : book.name, owners: book.owners)
      }
    case .folder(_, let books):
      books.map { book in
        let count = library.language.formatter.integer(book.devices)
        return SharedBookContent.Choice(
          name: "\(book.id)",
          owners: localized(
            one: "%1$s device", other: "%1$s devices", count: book.devices, count))
      }
    }
  }

  /// Stops sharing; everything stays in the file.
  public func stop() {
    write { (database) throws(DatabaseError) in try database.shared.endSharing() }
  }

  /// Shares the open comparison as well.
  public func shareComparison() {
    guard let open else { return }
    write { (database) throws(DatabaseError) in try database.shared.shareComparison(open.id) }
  }

  private func write(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Void
  ) {
    problem = nil
    library.write(
      body,
      failed: { [weak self, library] error in
        guard let self, isShown else {
          return library.onEvent(.problem(library.file.sentence(for: error)))
        }
        fail(SharingProblem(error == .full ? .diskFull : .file))
      }, then: { [weak self] in self?.follow() })
  }

  func perform(_ body: @escaping @MainActor () async -> SharingProblem?) {
    guard task == nil else { return }
    problem = nil
    show(.working)
    task = Task { [weak self] in
      let problem = await body()
      guard let self else { return }
      task = nil
      if let choice {
        show(
          .choosing(choices(of: choice)))
      } else if let problem {
        fail(problem)
      } else {
        follow()
      }
    }
  }

  private func fail(_ problem: SharingProblem) {
    self.problem = problem
    follow()
  }
}
