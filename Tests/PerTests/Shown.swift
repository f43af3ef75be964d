import GtkKit
import PerModel
import PerText
import PerViewModel
import ToolkitTesting
import WaitTesting

@testable import Per

/// A window on the test's display, and what a user would do with it.
final class Shown {
  let window: PerWindow
  var model: WindowModel { window.model }

  /// English words, euros and metric units.
  convenience init(width: Int = 1000, height: Int = 700) async throws {
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    locale.currency = .euro
    try await self.init(locale, width: width, height: height)
  }

  init(_ locale: UserLocale, width: Int? = nil, height: Int? = nil) async throws {
    let library = Library(path: ":memory:", language: Language(locale), usesThread: false)
    window = PerWindow.showing(
      library.openNew(), of: library, in: try Self.application())
    if let width, let height { window.setDefaultSize(width: width, height: height) }
    window.present()
    try await until("the window is there") { window.isMapped && window.allocatedWidth > 1 }
  }

  private static var shared: Application?

  /// The one application of the process, known to no bus.
  private static func application() throws -> Application {
    if let shared { return shared }
    let application = Application.alone("io.github.perapp.per.Test")
    try application.register()
    shared = application
    return application
  }

  func close() { window.destroy() }

  func entry(_ field: ProductForm.Field) -> Entry { window.form.entry(field) }

  /// Types into the form and adds.
  func add(_ name: String, _ quantity: String, _ price: String) {
    entry(.name).text = name
    entry(.quantity).text = quantity
    entry(.price).text = price
    model.form.submit()
  }

  var rows: [ProductRow] { window.list.box.rows.compactMap { $0 as? ProductRow } }

  var names: [String] { rows.compactMap(\.content?.name) }
}
