import GtkKit
import PerModel
import PerText
import PerViewModel

/// The program: its windows, and the actions that belong to no window.
final class PerApplication {
  static let id = "io.github.perapp.Per"

  let application: Application
  private let language = Language(.current)

  init() {
    application = Application(id: Self.id, flags: .handlesOpen)
    application.addOption(
      "version", letter: "v", explanation: localized("Show the version and end"))
    application.onLocalOptions { options in
      guard options.contains("version") else { return nil }
      print("Per \(Self.version)")
      return 0
    }
    // Without a handler GLib would complain in words for programmers.
    application.onOpen { [weak self] _, _ in
      self?.activate()
      self?.tell(localized("Per opens no files; type the products instead."))
    }
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
  }

  func run(_ arguments: [String]) -> Int32 { application.run(arguments) }

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
      openWindow()
    }
  }

  @discardableResult
  private func openWindow() -> PerWindow {
    let window = PerWindow.showing(WindowModel(language: language), in: application)
    window.present()
    return window
  }

  private func tell(_ sentence: String) {
    (application.activeWindow as? PerWindow)?.show(Notice(title: sentence, undoing: nil))
  }

  /// What the desktop's "New Product" does: it may come before there is a window.
  private func startProduct() {
    let window = application.activeWindow as? PerWindow ?? openWindow()
    window.present()
    window.model.newProduct()
  }

  private func quit() {
    for window in application.windows { (window as? PerWindow)?.keepSize() }
    application.quit()
  }

  private func carryOut(_ action: AppAction) {
    switch action {
    case .newComparison: openWindow()
    case .help: Help.show(over: application.activeWindow)
    case .about: showAbout()
    case .quit: quit()
    default: break
    }
  }
}
