import GtkKit
import PerViewModel
import PerWords

/// The page of the preferences about sharing the price book.
final class SharedBookPage {
  let page = PreferencesPage(
    title: localized("Sharing"), iconName: "emblem-shared-symbolic")
  private let model: SharedBookModel
  private(set) var groups: [PreferencesGroup] = []
  // What was typed stays where the page shows something else for a while.
  private let address = Entry()
  private let password = PasswordEntry()
  private let problem = ActionRow(actionTitle: "")
  private weak var window: PreferencesWindow?
  private lazy var form = makeForm()
  private lazy var folder = makeFolderGroup()

  /// Makes the page, which follows the model from then on.
  init(_ model: SharedBookModel) {
    self.model = model
    model.onChanged = { [weak self] in self?.update() }
    update()
  }

  /// Asks for folders over this window.
  func show(in window: PreferencesWindow) { self.window = window }

  private func update() {
    switch model.content {
    case .unknown: show([])
    case .notShared(let problem): ask(problem.isEmpty ? nil : (localized("Problem"), problem))
    case .working: ask((localized("Reading the shared book…"), ""))
    case .choosing(let books): show([choosing(books)])
    case .shared(let state): show([self.state(state), members(state), comparisons(state)])
    }
  }

  private func show(_ next: [PreferencesGroup]) {
    for group in groups { page.remove(group) }
    groups = next
    for group in groups { page.add(group) }
  }

  // MARK: Groups

  /// Shows the form, which keeps the focus, with a status below it.
  private func ask(_ status: (title: String, text: String)?) {
    if groups.first !== folder { show([folder, form]) }
    problem.isVisible = status != nil
    problem.title = status?.title ?? ""
    problem.subtitle = (status?.text ?? "").escapedForMarkup
    problem.setCssClass("error", status?.text.isEmpty == false)
  }

  private func makeFolderGroup() -> PreferencesGroup {
    let group = group(
      localized("Share the Price Book"),
      [
        buttonRow(localized("Through a Folder"), localized("Choose _Folder…")) { [weak self] in
          self?.chooseFolder()
        }, problem,
      ])
    group.summary = localized(
      "The same prices, stores and shopping list on several computers. Choose a folder that Syncthing, Nextcloud or a USB stick carries to the others, and the same one there. Everything stays in your own file, too."
    )
    return group
  }

  private func chooseFolder() {
    let dialog = FileDialog.choosingFolder(
      parent: window, title: localized("Folder of the Shared Book"),
      accept: localized("_Share"))
    dialog.show { [weak self] files in
      if let path = files.first?.path { self?.model.share(folder: path) }
    }
  }

  private func makeForm() -> PreferencesGroup {
    address.setPlaceholders(["postgresql://anna@books.example.org/per"])
    address.onActivate { [weak self] in self?.share() }
    password.onActivate { [weak self] in self?.share() }
    let group = group(
      localized("Through a Server"),
      [
        entryRow(localized("_Address of the Server"), address),
        entryRow(localized("_Password"), password),
        buttonRow(localized("The password is kept in the keyring."), localized("_Share")) {
          [weak self] in self?.share()
        },
      ])
    group.summary = localized(
      "For a household or a town with a PostgreSQL server. Everything works without the server, too."
    )
    return group
  }

  private func share() { model.share(address: address.text, password: password.text) }

  private func choosing(_ books: [SharedBookContent.Choice]) -> PreferencesGroup {
    let rows = books.enumerated().map { index, book in
      let row = buttonRow(book.name, localized("_Share")) { [weak self] in
        self?.model.choose(index)
      }
      row.subtitle = book.owners.escapedForMarkup
      return row
    }
    let cancel = buttonRow("", localized("_Cancel")) { [weak self] in self?.model.cancelChoice() }
    return group(
      books.count == 1
        ? localized("Somebody Else Has Made This Book") : localized("You Belong to Several Books"),
      rows + [cancel])
  }

  private func state(_ state: SharedBookContent.State) -> PreferencesGroup {
    password.text = ""
    let place =
      !state.folder.isEmpty
      ? state.folder : state.server.isEmpty ? localized("Folders") : state.server
    let group = group(
      localized("Shared Book"),
      [
        factRow(localized("Shared through"), place),
        factRow(localized("Last exchange"), state.lastExchange),
      ])
    if !state.server.isEmpty {
      group.add(factRow(localized("Waiting to be sent"), state.waiting))
    }
    if !state.problem.isEmpty { group.add(problemRow(state.problem)) }
    group.add(
      buttonRow(localized("Everything stays in your file."), localized("S_top Sharing")) {
        [weak self] in self?.model.stop()
      })
    return group
  }

  private func members(_ state: SharedBookContent.State) -> PreferencesGroup {
    group(localized("Shared With"), state.members.map { factRow($0.name, $0.lastChange) })
  }

  private func comparisons(_ state: SharedBookContent.State) -> PreferencesGroup {
    let group = group(
      localized("Comparisons"), state.comparisons.map { factRow($0, localized("Shared")) })
    group.summary = localized("Comparisons are shared only if you choose to.")
    if !state.comparisonToShare.isEmpty {
      group.add(
        buttonRow(state.comparisonToShare, localized("Share _Comparison")) { [weak self] in
          self?.model.shareComparison()
        })
    }
    return group
  }

  // MARK: Rows

  private func group(_ title: String, _ rows: [ActionRow]) -> PreferencesGroup {
    let group = PreferencesGroup(title: title)
    for row in rows { group.add(row) }
    return group
  }

  private func factRow(_ title: String, _ fact: String) -> ActionRow {
    let row = ActionRow(actionTitle: title)
    row.subtitle = fact.escapedForMarkup
    return row
  }

  private func problemRow(_ sentence: String) -> ActionRow {
    let row = factRow(localized("Problem"), sentence)
    row.setCssClass("error", true)
    return row
  }
}

/// `per-sync`, started beside this program.
final class SyncProgram: SharingProgram {
  private static let name = "per-sync"

  private func start(_ arguments: [String]) -> Subprocess? {
    Subprocess.path(of: Self.name).flatMap { try? Subprocess.start([$0] + arguments) }
  }

  func run(_ arguments: [String], input: String) async -> String? {
    await start(arguments)?.output(input: input)
  }

  func watch(_ path: String) async {
    await start(["--watch", "--until-input-ends", "--database", path])?.end()
  }
}
