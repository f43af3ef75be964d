import PerDocument
import PerModel

/// Something on offer, as a document says it, for a person to look at.
public struct Candidate: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// How much there is; `nil` where nothing says so.
  public var quantity: Quantity?
  /// What is paid; `nil` where nothing says so.
  public var price: Money?
  /// Whether the currency is that of the page or the user, because the price names none.
  public var isCurrencyAssumed = false
  /// What was asked before, in the same currency.
  public var formerPrice: Rational?
  /// What changes the price: "3 for 2".
  public var deal: Deal?
  /// What else decides what is paid.
  public var terms = Terms()
  /// The unit price that is next to it.
  public var unitPriceShown: UnitPrice?
  /// Who sells it; empty while unknown.
  public var store = ""
  /// When that was its price, where the document says so.
  public var date: CalendarDay?
  /// The digits of its GTIN; empty while unknown.
  public var barcode = ""
  /// Whether the barcode was read in a picture, and two looks at it agree.
  public var isBarcodeSeenTwice = false
  /// The address of its picture, which has not been opened.
  public var picture = ""
  /// The address of its own page, which has not been opened either.
  public var link = ""
  /// Whether the document is about it.
  public var isMain = false
  /// Where it is.
  public var place: Place = .nowhere
  /// The number of its listing or receipt, from 0.
  public var group = 0
  /// What speaks for it.
  public var evidence: Evidence = .read(.notChecked)
  /// Other prices that could be meant, the likeliest first.
  public var others: [Money] = []

  /// A candidate with only its name known.
  public init(name: String) { self.name = name }

  /// What one amount costs.
  public struct UnitPrice: Sendable, Hashable {
    /// What it costs.
    public var price: Money
    /// What costs that.
    public var per: Quantity

    /// A unit price.
    public init(price: Money, per: Quantity) { (self.price, self.per) = (price, per) }
  }

  /// Where something is in a document.
  public enum Place: Sendable, Hashable {
    case nowhere
    /// Numbers of children from the root: "0/3/1".
    case path(String)
    /// A part of a page.
    case region(Box)
  }

  /// How far what was read can be trusted.
  public enum Evidence: Sendable, Hashable {
    /// Something else in the document agrees, so that a slip would show.
    case confirmed(Reason)
    /// It is not contradicted.
    case read(Reason)
    /// A person has to look.
    case unclear(Reason)

    /// Why.
    public var reason: Reason {
      switch self {
      case .confirmed(let reason), .read(let reason), .unclear(let reason): reason
      }
    }
    /// Whether something else in the document agrees.
    public var isConfirmed: Bool { if case .confirmed = self { true } else { false } }
    /// "confirmed", "read" or "unclear".
    public var name: String {
      switch self {
      case .confirmed: "confirmed"
      case .read: "read"
      case .unclear: "unclear"
      }
    }
  }

  /// What speaks for a candidate, or against it. The names are what files have.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The unit price that is shown times the quantity is the price.
    case unitPriceFits
    /// The page's data and what it shows say the same price.
    case dataAgrees
    /// The lines of the receipt add up to its total.
    case sumFits
    case notChecked
    /// Only the data of the page has the price.
    case dataOnly
    /// There is no total to check the lines by.
    case noTotal
    /// The data of the page and what it shows have different prices.
    case dataDiffers
    case unitPriceDiffers
    case severalPrices
    /// A price "from": others may cost more.
    case lowestOfSeveral
    /// The lines do not add up to the total.
    case sumDiffers
    /// The number of packs times their price is not the price of the line.
    case lineDiffers
    case noPrice
    /// Digits are hard to read, or nothing parts the cents.
    case digitsUnsure
    /// Only the unit price and the quantity say what the price is, which is not legible.
    case workedOut
    /// The same where no other price is there: the article may be weighed.
    case unitPriceOnly
  }
}

/// All that was found in a document.
public struct Findings: Sendable, Hashable {
  /// The receipt that the document is, if it is one.
  public var receipt: Receipt?
  /// What it offers, the product that it is about first.
  public var candidates: [Candidate] = []
  /// The texts of a picture, where these were asked for.
  public var texts: [PlacedText] = []
  /// The size of that picture in pixels.
  public var size: PlacedText.Corner?
  /// The sizes in pixels of the pages of a PDF file, as they can be shown.
  public var pageSizes: [PlacedText.Corner] = []
  /// Whether the document was too large to be read as a whole.
  public var isCut = false

  /// Nothing.
  public init() {}
}
