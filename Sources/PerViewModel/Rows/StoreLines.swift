import PerModel
import PerText

/// What is known of a store, one line each; empty if it is not known.
public struct StoreLines: Hashable, Sendable {
  /// As the user typed it, in its lines.
  public let address: String
  /// As the country writes it.
  public let phone: String
  /// "1.2 km".
  public let distance: String
  /// The same, and how else the store can be reached, each with what opens it.
  public let lines: [Line]

  /// A line about a store.
  public struct Line: Hashable, Sendable {
    /// What the line says.
    public let kind: Kind
    /// The line itself.
    public let text: String
    /// What to open when it is clicked, the best first; empty where there is nothing to open.
    public let links: [String]
    /// The same for a screen reader: "Fax: (617) 742-7036".
    public let spoken: String
  }

  /// What a line says.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case address, phone, fax, email, webPage, distance
  }

  init(_ store: Store?, using formatter: Formatter) {
    address = store?.address ?? ""
    phone = store.map { $0.phone.isEmpty ? "" : formatter.phone($0.phone) } ?? ""
    distance = store?.distance.map { formatter.distance($0) } ?? ""
    let fax = store.map { $0.fax.isEmpty ? "" : formatter.phone($0.fax) } ?? ""
    lines = [
      Line(.address, address, links: WebAddress.maps(of: address)),
      Line(.phone, phone, links: [store.flatMap { formatter.phoneAddress($0.phone) }]),
      Line(.fax, fax, links: []),
      Line(.email, store?.email ?? "", links: [WebAddress.mail(to: store?.email ?? "")]),
      Line(.webPage, store?.webPage ?? "", links: [WebAddress.page(store?.webPage ?? "")]),
      Line(.distance, distance, links: []),
    ].filter { !$0.text.isEmpty }
  }

  private var addressInOneLine: String {
    address.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }

  /// Those that are known.
  var texts: [String] { [address, phone, distance].filter { !$0.isEmpty } }

  /// The same for a screen reader, which says "1.2 km away".
  var spoken: [String] {
    // Translators: how far a store is: "1.2 km away".
    [addressInOneLine, phone, distance.isEmpty ? "" : localized("%1$s away", distance)]
      .filter { !$0.isEmpty }
  }
}

extension StoreLines.Line {
  fileprivate init(_ kind: StoreLines.Kind, _ text: String, links: [String?]) {
    self.kind = kind
    self.text = text
    self.links = links.compactMap(\.self)
    spoken =
      switch kind {
      case .address: localized("Address: %1$s", text)
      case .phone: localized("Phone: %1$s", text)
      case .fax: localized("Fax: %1$s", text)
      case .email: localized("E-mail: %1$s", text)
      case .webPage: localized("Web page: %1$s", text)
      // Translators: how far a store is: "1.2 km away".
      case .distance: localized("%1$s away", text)
      }
  }
}
