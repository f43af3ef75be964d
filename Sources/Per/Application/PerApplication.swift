import GtkKit
import PerModel
import PerVersion
import PerViewModel
import PerWords

/// The program: its windows, and the actions that belong to no window.
final class PerApplication {
  static let id = "io.github.perapp.per"

  /// The program as GTK and the desktop know it.
  let application: Application
  /// Made with the first window: until then, `--database` may name another file.
  lazy var library = makeLibrary()
  private var isLibraryMade = false
  /// What the user prefers for all comparisons.
  lazy var preferences = makePreferences()
  /// How the price book is shared.
  lazy var sharedBook = makeSharedBook()
  var monitors: [FileMonitor] = []
  /// Watches the folder through which the book is exchanged.
  private var folderMonitor: FileMonitor?
  private var path = Library.usualPath
  /// Shown while changes wait to be saved, and what it says.
  var waitingToast: Toast?
  var waitingSentence: String?
  /// The preferences, which lie over the window while they are open.
  var preferencesWindow: PreferencesWindow?
  var isCheckDue = false
  /// Whether the program quits as soon as everything is saved.
  var isQuitting = false

  init() {
    application = Application(id: Self.id, opensFiles: true)
    addOptions()
    application.onRegistered { [weak self] in self?.readAhead() }
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
    application.onOpen { [weak self] files, _ in
      self?.activate()
      for file in files { self?.activeWindow?.open(file) }
    }
  }

  func run(_ arguments: [String]) -> Int32 {
    let status = application.run(arguments)
    if isLibraryMade {
      sharedBook.finish()
      library.finish()
    }
    return status
  }

  private func addOptions() {
    application.nameArguments("[\(localized("FILE"))…]")
    for option in ProgramOption.declared {
      application.addOption(
        option.rawValue, letter: option.letter, kind: option.value == nil ? .flag : .text,
        explanation: option.summary, valueName: option.value)
    }
    application.onLocalOptions { [weak self] options in
      if let path = options.text(ProgramOption.database.rawValue) { self?.use(path) }
      guard options.contains(ProgramOption.version.rawValue) else { return nil }
      print("Per \(Self.version)")
      return 0
    }
  }

  /// Uses another file for the comparisons. A program that is already running shows those of the
  /// usual file, so this launch becomes a separate program.
  private func use(_ path: String) {
    self.path = path
    if FileAddress(path: path) != FileAddress(path: Library.usualPath) { application.runAlone() }
  }

  /// Has the database's thread read what the first window shows while GTK starts on this one.
  private func readAhead() {
    if preferences.preferences.start == .last { library.readLastAhead() }
  }

  private func start() {
    CssProvider(Embedded.style).addToDisplay()
    let highContrast = CssProvider(Embedded.highContrastStyle)
    StyleManager.shared.onHighContrast { isHigh in
      if isHigh { highContrast.addToDisplay() } else { highContrast.removeFromDisplay() }
    }
    for action in AppAction.allCases {
      if !action.keys.isEmpty { application.setAccelerators(action.keys, for: action.detailedName) }
      guard action.scope == .app else { continue }
      application.addAction(
        SimpleAction(action.rawValue) { [weak self] in action.carryOut(in: nil, of: self) })
    }
    application.addAction(
      SimpleAction(AppAction.newProduct.rawValue) { [weak self] in self?.startProduct() })
    addSearchActions()
  }

  func activate() {
    if let window = activeWindow {
      window.present()
    } else {
      openWindow(startComparison)
    }
  }

  /// What the first window shows.
  private var startComparison: OpenComparison {
    switch preferences.preferences.start {
    case .last: library.openLast()
    case .new: library.openNew()
    }
  }

  func openNewComparison() { openWindow(library.openNew()) }

  @discardableResult
  func openWindow(_ comparison: @autoclosure () -> OpenComparison) -> PerWindow {
    applyColorScheme()
    let window = PerWindow.showing(comparison(), of: library, in: application)
    window.present()
    if let work = library.work { window.show(work) }
    if let problem = library.takeProblem() {
      window.show(Notice(title: problem, lifetime: .untilClosed))
    }
    return window
  }

  private func makeSharedBook() -> SharedBookModel {
    let sharedBook = SharedBookModel(library, by: SyncProgram())
    sharedBook.onFolderChanged = { [weak self] in self?.watchSharedFolder() }
    return sharedBook
  }

  /// Has the book exchanged whenever other devices have written into its folder.
  private func watchSharedFolder() {
    let folder = sharedBook.folder
    folderMonitor = folder.isEmpty ? nil : FileMonitor.ofFolder(path: folder)
    folderMonitor?.onChanged { [weak self] in self?.sharedBook.exchange() }
  }

  private func makeLibrary() -> Library {
    isLibraryMade = true
    let library = Library(path: path, language: Language(.current))
    library.onEvent = { [weak self] event in self?.handle(event) }
    library.queue.onEmpty = { [weak self] in self?.everythingIsSaved() }
    watchFile(of: library)
    return library
  }

  /// Handles the desktop's "New Product", possibly before there is a window.
  private func startProduct() {
    let window = activeWindow ?? openWindow(startComparison)
    window.present()
    window.model.go(to: .comparisons)
    window.model.form.newProduct()
  }

  func quit() {
    isQuitting = library.queue.isWaiting
    if isQuitting { return activeWindow?.reportUnsavedChange() ?? () }
    for window in windows { window.saveSize() }
    application.quit()
  }

  /// Everything is saved: closes the windows, or the program, that waited for it.
  private func everythingIsSaved() {
    for window in windows where window.isClosing { window.close() }
    if isQuitting { quit() }
  }

  /// The windows with comparisons, the one active last first.
  var windows: [PerWindow] { application.windows.compactMap { $0 as? PerWindow } }

  var activeWindow: PerWindow? { application.activeWindow as? PerWindow ?? windows.first }
}

extension PerApplication {
  static let version = String(cString: per_version())

  func showAbout() {
    var details = AboutWindow.Details()
    details.name = "Per"
    details.version = Self.version
    details.iconName = Self.id
    details.developer = localized("The Per developers")
    details.comments = localized("Compare prices per unit")
    details.website = "https://github.com/perapp/Per"
    details.issues = "https://github.com/perapp/Per/issues"
    details.copyright = localized("© 2026 The Per developers")
    // Translators: your names, one per line.
    let credits = localized("translator-credits")
    details.translators = credits == "translator-credits" ? "" : credits
    let about = AboutWindow.make(parent: application.activeWindow, details)
    about.addNotice(
      title: localized("Units and currencies from Unicode CLDR"),
      copyright: "© 1991–2022 Unicode, Inc.",
      license: Embedded.unicodeLicense)
    about.addNotice(
      title: localized("Phone number formats from libphonenumber"),
      copyright: "© The Libphonenumber Authors",
      license: Embedded.apacheLicense)
    about.present()
  }
}
