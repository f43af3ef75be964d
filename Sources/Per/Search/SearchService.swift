import GtkKit
import PerText
import PerViewModel

/// Answers the search of the desktop: https://developer.gnome.org/documentation/tutorials/search-provider.html
///
/// A process of its own, because the desktop asks with every letter that is typed, and GTK takes longer to get ready than
/// the answer may take. What is chosen among the answers is shown by ``PerApplication``.
final class SearchService {
  /// What data/*.SearchProvider.service.in passes.
  static let argument = "--search-service"

  private let service = Service(name: "\(PerApplication.id).SearchProvider")
  private let library = Library(path: Library.usualPath, language: Language(.current))
  private lazy var search = DesktopSearch(library)
  /// Gives the library the currency and units that the user prefers.
  private lazy var preferences = PreferencesModel(library, keptIn: kept)
  private let kept = KeptPreferences()
  private let application = RemoteApplication(id: PerApplication.id)

  /// Answers until no request has come for some seconds.
  /// - Returns: the status for `exit`.
  func run() -> Int32 {
    kept.onChanged { [preferences] in preferences.reload() }
    BusObject.export(at: Self.path, interface: Self.interface) { [self] in answer($0) }
    let status = service.run([CommandLine.arguments[0]])
    library.finish()
    return status
  }

  private func answer(_ call: BusObject.Call) {
    service.stayAwake()
    switch call.method {
    case "GetInitialResultSet": search.search(call.texts(0)) { call.answer($0.map(\.id)) }
    case "GetSubsearchResultSet": search.search(call.texts(1)) { call.answer($0.map(\.id)) }
    case "GetResultMetas":
      call.answer(
        call.texts(0).compactMap(search.answer).map { answer in
          [("id", answer.id), ("name", answer.title), ("description", answer.detail)]
        })
    case "ActivateResult":
      switch call.text(0).flatMap(DesktopSearch.Target.init(id:)) {
      case .offers?: ask(for: .compare, words(call.texts(1)), at: call.number(2))
      case .product?: ask(for: .show, call.text(0) ?? "", at: call.number(2))
      case nil: break
      }
      call.answer()
    case "LaunchSearch":
      ask(for: .search, words(call.texts(0)), at: call.number(1))
      call.answer()
    default: call.answer()
    }
  }

  private func words(_ terms: [String]) -> String { terms.joined(separator: " ") }

  private func ask(for action: SearchAction, _ text: String, at time: UInt32?) {
    application.activate(action.rawValue, text, at: time ?? 0)
  }

  /// Where the desktop asks; data/*.search-provider.ini says so, too.
  private static let path = "/io/github/perapp/per/SearchProvider"

  private static let interface = """
    <node>
      <interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet">
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetSubsearchResultSet">
          <arg type="as" name="previous_results" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetResultMetas">
          <arg type="as" name="identifiers" direction="in"/>
          <arg type="aa{sv}" name="metas" direction="out"/>
        </method>
        <method name="ActivateResult">
          <arg type="s" name="identifier" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
        <method name="LaunchSearch">
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
      </interface>
    </node>
    """
}
