import PerText

extension ProductForm {
  /// The entries of the form.
  public enum Field: CaseIterable, Hashable, Sendable {
    case name, quantity, price, store, deal, brand, barcode, articleNumber, day, note
    case term(Term)

    /// All entries, in the order of the keyboard.
    public static let allCases: [Field] =
      [.name, .quantity, .price, .store] + Group.allCases.flatMap(\.fields)

    /// The group that has to be open to see it; `nil` for what always shows.
    public var group: Group? { Group.allCases.first { $0.fields.contains(self) } }

    /// Whether numbers are typed into it.
    public var isNumeric: Bool { self == .quantity || self == .price }

    /// Whether what is typed into it can change the unit price, which a screen reader then reads with it.
    public var changesOutcome: Bool {
      switch self {
      case .quantity, .price, .deal, .term: true
      case .name, .store, .brand, .barcode, .articleNumber, .day, .note: false
      }
    }

    /// What the entry is called, with an underscore before its access key.
    public var title: String {
      switch self {
      case .name: localized("_Name")
      case .quantity: localized("_Quantity")
      case .price: localized("_Price")
      case .store: localized("_Store")
      case .deal: localized("Dea_l")
      case .brand: localized("B_rand")
      case .barcode: localized("_Barcode")
      case .articleNumber: localized("Arti_cle or Serial Number")
      // Translators: when a price was seen. No letter is left: it shares one with a field of another group.
      case .day: localized("_Date")
      case .note: localized("No_te")
      case .term(let term): term.titleWithKey
      }
    }
  }

  /// The entries that are seldom needed, by what they are about.
  public enum Group: CaseIterable, Hashable, Sendable {
    case deal, costs, usableAmount, about

    /// Its entries, in the order of the keyboard.
    public var fields: [Field] {
      let others: [Field] =
        switch self {
        case .deal: [.deal]
        case .about: [.brand, .barcode, .articleNumber, .day, .note]
        case .costs, .usableAmount: []
        }
      return others + terms.map(Field.term)
    }

    /// The terms among them.
    public var terms: [Term] {
      switch self {
      case .deal: Term.ofDeals
      case .costs: Term.ofCosts
      case .usableAmount: Term.ofContent
      case .about: []
      }
    }

    /// What it is called, and what it holds.
    public var title: String {
      switch self {
      case .deal: localized("Deal: 3 for 2, coupon, card price…")
      case .costs: localized("Costs: deposit, tax, shipping")
      case .usableAmount: localized("Usable amount: drained, share, strength")
      case .about: localized("About it: brand, barcode, date, note, picture")
      }
    }
  }

  /// The groups with something in them.
  var filledGroups: Set<Group> {
    var groups = Set(Field.allCases.filter { !self[$0].isEmpty }.compactMap(\.group))
    if picture != nil { groups.insert(.about) }
    return groups
  }
}
