import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// How the price book is shared with other devices, as a window shows and changes it. Another program exchanges it.
@MainActor
public final class SharedBookModel {
  /// What is shown.
  public private(set) var content = SharedBookContent.unknown
  /// Called when something else is to be shown.
  public var onChanged: () -> Void = {}
  private let library: Library
  private let program: any SharingProgram
  /// What is being done about sharing; what the file says is not shown meanwhile.
  private var task: Task<Void, Never>?
  /// What was typed, while a book is chosen.
  private var choice: (address: String, books: [SyncAnswer.Book])?
  /// Why the book could not be shared.
  private var problem: SharingProblem?
  private var isShown = false
  private var isWatching = false
  /// Whether the file is being read, and whether it has changed since.
  private var isReading = false
  private var isReadingDue = false
  /// The open comparison.
  private var open: (id: ComparisonID, name: String)?

  /// The sharing of a library's file.
  public init(_ library: Library, by program: any SharingProgram) {
    (self.library, self.program) = (library, program)
  }

  // MARK: Showing

  /// Shows the state from now on, over a window with a comparison.
  public func show(beside window: WindowModel?) {
    isShown = true
    problem = nil
    open = window.flatMap { (window) in window.id.map { ($0, window.title) } }
    follow()
  }

  /// Nobody looks at the state any more.
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

    /// `nil` where nothing is shared. Only what is shown is read.
    init?(
      _ database: any Database, _ open: ComparisonID?, _ isShown: Bool
    ) throws(DatabaseError) {
      guard let sharing = try database.shared.sharing() else { return nil }
      self.sharing = sharing
      guard isShown else {
        (waiting, comparisons, isOpenShared) = (0, [], false)
        return
      }
      waiting = try database.shared.unsentCount()
      let shared = Set(try database.shared.sharedComparisons())
      comparisons = try database.comparisons().filter { shared.contains($0.id) }
        .map { (summary) throws(DatabaseError) in try database.title(of: summary) }
      isOpenShared = open.map { shared.contains($0) } ?? false
    }
  }

  private func take(_ reading: Reading?) {
    if let reading, !reading.sharing.server.isEmpty { watch() }
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
      server: reading.sharing.server,
      lastExchange: last == 0
        ? localized("Not yet") : formatter.age(seconds: Clock.now - last),
      waiting: localized(
        one: "%1$s change", other: "%1$s changes", count: reading.waiting,
        formatter.integer(reading.waiting)),
      problem: (problem ?? reading.sharing.problem)?.windowSentence ?? "",
      comparisons: reading.comparisons.map { displayName(ofTitle: $0) },
      comparisonToShare: reading.isOpenShared ? "" : open?.name ?? "")
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
        let problem = await ask(["password", "--json", address], input: password + "\n").problem
      {
        return problem
      }
      let answer = await ask(["books", "--json", address])
      if let problem = answer.problem { return problem }
      // Any owner can invite into a book; only one of one's own is shared without a question.
      guard answer.books.isEmpty || answer.books.count == 1 && answer.books[0].isOwn else {
        choice = (address, answer.books)
        return nil
      }
      return await share(address: address, book: nil)
    }
  }

  /// Shares one of the books from which there was to choose.
  public func choose(_ index: Int) {
    guard let choice, choice.books.indices.contains(index) else { return }
    self.choice = nil
    perform { [self] in await share(address: choice.address, book: choice.books[index].id) }
  }

  /// Chooses none of the books.
  public func cancelChoice() {
    choice = nil
    follow()
  }

  private func share(address: String, book: SharedBook.ID?) async -> SharingProblem? {
    guard let path = library.file.openPath else { return SharingProblem(.file) }
    let book = book.map { ["--book", "\($0)"] } ?? []
    return await ask(["share", "--json", "--database", path] + book + [address]).problem
  }

  /// Stops sharing; everything stays in the file.
  public func stop() {
    write { (database) throws(DatabaseError) in try database.shared.endSharing() }
  }

  /// Shares the open comparison, too.
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

  private func perform(_ body: @escaping @MainActor () async -> SharingProblem?) {
    guard task == nil else { return }
    problem = nil
    show(.working)
    task = Task { [weak self] in
      let problem = await body()
      guard let self else { return }
      task = nil
      if let choice {
        show(
          .choosing(
            choice.books.map { book in
              SharedBookContent.Choice(
                name: book.name.isEmpty ? "\(book.id)" : book.name, owners: book.owners)
            }))
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

  private func ask(_ arguments: [String], input: String = "") async -> SyncAnswer {
    guard let output = await program.run(arguments, input: input) else {
      return SyncAnswer(problem: SharingProblem(.noProgram))
    }
    return SyncAnswer(output)
  }
}
