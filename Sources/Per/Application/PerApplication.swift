import GtkKit
import PerModel
import PerText
import PerViewModel

/// The program: its windows, and the actions that belong to no window.
final class PerApplication {
  static let id = "io.github.perapp.Per"

  let application: Application
  /// Made when the first window is: `--database` may name another file until then.
  private lazy var library = Library(path: path, language: Language(.current))
  private lazy var monitor = FileMonitor.of(path: path + "-wal")
  private var path = Library.usualPath

  init() {
    application = Application(id: Self.id, flags: .handlesOpen)
    addOptions()
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
    application.onOpen { [weak self] files, _ in
      self?.activate()
      for file in files { (self?.application.activeWindow as? PerWindow)?.open(file) }
    }
  }

  func run(_ arguments: [String]) -> Int32 { application.run(arguments) }

  private func addOptions() {
    application.addOption(
      "version", letter: "v", explanation: localized("Show the version and end"))
    application.addOption(
      "database", kind: .text, explanation: localized("Keep the comparisons in another file"),
      valueName: localized("FILE"))
    application.onLocalOptions { [weak self] options in
      if let path = options.text("database") { self?.path = path }
      guard options.contains("version") else { return nil }
      print("Per \(Self.version)")
      return 0
    }
  }

  private func start() {
    CssProvider(Embedded.style).addToDisplay()
    for action in AppAction.allCases {
      if !action.keys.isEmpty { application.setAccelerators(action.keys, for: action.detailedName) }
      guard action.scope == .app else { continue }
      application.addAction(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
    }
    application.addAction(
      SimpleAction(AppAction.newProduct.rawValue) { [weak self] in self?.startProduct() })
  }

  private func activate() {
    if let window = application.activeWindow {
      window.present()
    } else {
      openWindow(library.openLast())
    }
  }

  @discardableResult
  private func openWindow(_ model: WindowModel) -> PerWindow {
    let window = PerWindow.showing(model, of: library, in: application)
    window.watch(monitor)
    window.present()
    if let problem = library.problem { window.show(Notice(title: problem, undoing: nil)) }
    return window
  }

  /// What the desktop's "New Product" does: it may come before there is a window.
  private func startProduct() {
    let window = application.activeWindow as? PerWindow ?? openWindow(library.openLast())
    window.present()
    window.model.newProduct()
  }

  private func quit() {
    for window in application.windows { (window as? PerWindow)?.keepSize() }
    application.quit()
  }

  private func carryOut(_ action: AppAction) {
    switch action {
    case .newComparison: openWindow(library.openNew())
    case .help: Help.show(over: application.activeWindow)
    case .about: showAbout()
    case .quit: quit()
    default: break
    }
  }
}
