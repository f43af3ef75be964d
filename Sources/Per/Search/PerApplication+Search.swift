import GtkKit
import PerText
import PerViewModel

// The search of the desktop: https://developer.gnome.org/documentation/tutorials/search-provider.html
extension PerApplication {
  /// Where the desktop asks; data/*.search-provider.ini says so, too.
  private static let searchPath = "/io/github/perapp/per/SearchProvider"

  func offerSearch() {
    BusObject.export(at: Self.searchPath, interface: Self.searchInterface) { [weak self] call in
      self?.answer(call)
    }
  }

  private func answer(_ call: BusObject.Call) {
    application.stayAwake()
    switch call.method {
    case "GetInitialResultSet": search.search(call.texts(0)) { call.answer($0.map(\.id)) }
    case "GetSubsearchResultSet": search.search(call.texts(1)) { call.answer($0.map(\.id)) }
    case "GetResultMetas":
      call.answer(
        call.texts(0).compactMap(search.answer).map { answer in
          [("id", answer.id), ("name", answer.title), ("description", answer.detail)]
        })
    case "ActivateResult":
      if let answer = call.text(0).flatMap(search.answer) { open(answer) }
      call.answer()
    case "LaunchSearch":
      activate()
      activeWindow?.startSearch(call.texts(0).joined(separator: " "))
      call.answer()
    default: call.answer()
    }
  }

  private func open(_ answer: DesktopSearch.Answer) {
    switch answer.target {
    case .offers(let comparison): openWindow(library.openNew(comparison))
    case .product(let id, let comparison):
      library.open(comparison) { [weak self] opened in
        guard let self, let opened else { return }
        _ = openWindow(opened).list.focus(id)
      }
    }
  }

  private static let searchInterface = """
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
