import PerModel
import PerText
import PerWords

/// The facts about a store, one a line, with the address that each opens.
public struct StoreLines: Hashable, Sendable {
  /// The lines; none where nothing is known.
  public let lines: [Line]

  /// A line about a store.
  public struct Line: Hashable, Sendable {
    /// What the line says.
    public let kind: Kind
    /// The line itself; an address in the lines in which it was typed.
    public let text: String
    /// What to open when it is clicked, the best first; empty if there is nothing to open.
    public let links: [String]
    /// The same for a screen reader: "Fax: (617) 742-7036".
    public let spoken: String
  }

  /// What a line says.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case address, phone, fax, email, webPage, distance
  }

  init(_ store: Store?, using formatter: Formatter) {
    guard let store else {
      lines = []
      return
    }
    lines = [
      Line(.address, store.address, links: WebAddress.maps(of: store.address)),
      Line(
        .phone, store.phone.isEmpty ? "" : formatter.phone(store.phone),
        links: [formatter.phoneAddress(store.phone)]),
      Line(.fax, store.fax.isEmpty ? "" : formatter.phone(store.fax), links: []),
      Line(.email, store.email, links: [WebAddress.mail(to: store.email)]),
      Line(.webPage, store.webPage, links: [WebAddress.page(store.webPage)]),
      Line(.distance, store.distance.map { formatter.distance($0).onOneLine } ?? "", links: []),
    ].filter { !$0.text.isEmpty }
  }

  /// The text of one line; empty if that is not known.
  public subscript(kind: Kind) -> String { lines.first { $0.kind == kind }?.text ?? "" }

  /// The lines that a row has room for: where the store is, and how to call it.
  public var brief: [Line] { lines.filter { [.address, .phone, .distance].contains($0.kind) } }

  /// All but the distance, which stands beside the name of the store.
  public var contacts: [Line] { lines.filter { $0.kind != .distance } }

  /// What a screen reader says of a row's store: "Main St. 5, Boston", "1.2 km away".
  var spoken: [String] { brief.map { $0.kind == .distance ? $0.spoken : $0.text.inOneLine } }
}

extension StoreLines.Line {
  fileprivate init(_ kind: StoreLines.Kind, _ text: String, links: [String?]) {
    self.kind = kind
    self.text = text
    self.links = links.compactMap(\.self)
    spoken =
      switch kind {
      case .address: localized("Address: %1$s", text.inOneLine)
      case .phone: localized("Phone: %1$s", text)
      case .fax: localized("Fax: %1$s", text)
      case .email: localized("E-mail: %1$s", text)
      case .webPage: localized("Web page: %1$s", text)
      // Translators: how far a store is: "1.2 km away".
      case .distance: localized("%1$s away", text)
      }
  }
}

extension String {
  /// Its lines with commas between them.
  var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: listSeparator) }
}
