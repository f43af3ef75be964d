import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Opens what a line about a store leads to. Where no program does, the line is copied instead.
  func open(_ line: StoreLines.Line) {
    guard let link = line.links.first(where: Link.canOpen) ?? line.links.last else { return }
    Link.open(link, over: self) { [weak self] in
      guard let self, !isGone else { return }
      Clipboard.of(self).setText(line.text)
      show(
        Notice(
          title: localized(
            "No program on this computer opens this, so it was copied: %1$s", line.text)))
    }
  }
}

extension StoreLines.Kind {
  /// The icon before a line.
  var iconName: String {
    switch self {
    case .address: "mark-location-symbolic"
    case .phone: "call-start-symbolic"
    case .fax: "printer-symbolic"
    case .email: "mail-unread-symbolic"
    case .webPage: "web-browser-symbolic"
    case .distance: "find-location-symbolic"
    }
  }
}
