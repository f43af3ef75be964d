import PerDatabase
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

/// What a page, a mail or a file offers, for a person to look at before any of it is added.
@MainActor
public final class CandidatesModel {
  let current: OpenComparison
  let findings: Findings
  /// What it was found in, if that is a picture.
  let picture: FoundPicture?
  /// How wide the widest piece of it is beside a row, in pixels.
  private(set) lazy var columnWidth = widestPiece()
  private(set) lazy var headings = makeHeadings()
  /// Whether they come from several stores, which cannot be changed here.
  private lazy var hasSeveralStores = Set(choices.map(\.product.store)).count > 1
  private let texts: ProductTexts
  private let rates: ExchangeRates
  var choices: [Choice]
  /// The places whose rows show something else since they were asked for last.
  var changed: Set<Int> = []

  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Receives what was changed in the price book.
  var onMade: (BookMark) -> Void = { _ in }
  /// Has a part of the picture read.
  var readPart: ((PicturePart, @escaping (PartReading) -> Void) -> BackgroundTask)?

  /// Something on offer, and what the person has done with it.
  struct Choice {
    let candidate: Candidate
    /// Includes what was changed by hand.
    var product: Product
    var isTicked = false
    var isChanged = false
    /// The prices that can be meant, the one that is taken first.
    var prices: [Money]
    var obstacle: ComparisonError?

    /// - Parameter article: the one that the price book knows by the name that is printed.
    init(_ candidate: Candidate, as article: Article?) {
      self.candidate = candidate
      product = candidate.product
      if let article { product = product.named(as: article) }
      product.id = .random()
      prices = [candidate.price].compactMap(\.self) + candidate.others
    }

    var trust: CandidateContent.Trust {
      if isChanged { return .read }
      return switch candidate.evidence {
      case .confirmed: .confirmed
      case .read: .read
      case .unclear: .unclear
      }
    }
  }

  /// - Parameter spellings: the articles that receipts call otherwise, by the keys of the names there.
  init(
    _ findings: Findings, in picture: FoundPicture? = nil, beside current: OpenComparison,
    rates: ExchangeRates, spellings: [String: Article] = [:]
  ) {
    (self.findings, self.picture, self.current, self.rates) = (findings, picture, current, rates)
    texts = ProductTexts(current.language.locale, beside: current.comparison)
    choices = Self.grouped(findings.candidates).map {
      Choice($0, as: spellings[Article.key(of: $0.name)])
    }
    tickWhatIsCertain()
    findObstacles()
  }

  var formatter: Formatter { current.language.formatter }

  // MARK: What is shown

  /// The rows, those of one group together.
  public var rows: [CandidateContent] { choices.indices.map { row(at: $0) } }

  /// The places of the rows that have changed since this was asked last: with thousands of rows, these are few.
  public func takeChanges() -> Set<Int> {
    defer { changed = [] }
    return changed
  }

  /// How many rows there are.
  public var count: Int { choices.count }

  /// A row.
  public func row(at place: Int) -> CandidateContent {
    let choice = choices[place]
    let product = choice.product
    let pricing = Pricing(
      currency: product.price?.currency ?? texts.currency, measure: product.quantity?.measure)
    var facts = [formatter.offer(of: product, by: pricing)]
    if let measure = pricing.measure, let price = try? pricing.unitPrice(of: product) {
      let unit = current.comparison.referenceUnit(
        for: measure.kind, in: current.language.locale.region)
      facts.append(formatter.unitPrice(price, per: unit, of: measure.countName))
    }
    if hasSeveralStores, !product.store.isEmpty { facts.append(product.store) }
    if isReceipt, Article.key(of: product.name) != Article.key(of: choice.candidate.name) {
      // Translators: %1$s is how a receipt calls something: "JA! HAFERFL.".
      facts.append(localized("on the receipt: %1$s", choice.candidate.name))
    }
    let words = facts.joined(separator: factSeparator).keepingUnits
    return CandidateContent(
      place: place, name: displayName(of: product), facts: words,
      doubted: doubted(of: choice, in: words), trust: choice.trust,
      reason: choice.isChanged ? "" : choice.candidate.evidence.reason.sentence,
      obstacle: obstacle(of: choice), isTicked: choice.isTicked,
      otherPrice: choice.prices.dropFirst().first.map { formatter.price($0) } ?? "",
      cutOut: cutOut(at: place))
  }

  private func obstacle(of choice: Choice) -> String {
    if choice.product.price == nil { return Candidate.Reason.noPrice.sentence }
    return choice.obstacle?.sentence(formatter) ?? ""
  }

  /// What the receipt says as a whole, or how many offers there are, and how many are ticked.
  public var summary: String {
    if choices.isEmpty { return TransferModel.nothingFound }
    let ticked = localized(
      "%1$s of %2$s chosen", formatter.integer(tickedCount), formatter.integer(choices.count))
    return (receiptWords + [ticked]).joined(separator: "\n")
  }

  private var receiptWords: [String] {
    guard let receipt = findings.receipt else {
      return findings.isCut ? [localized("Only its beginning was read.")] : []
    }
    let check: Candidate.Reason =
      receipt.total == nil ? .noTotal : receipt.isConfirmed ? .sumFits : .sumDiffers
    return [check.sentence] + differenceWords(of: receipt)
  }

  /// By how much the lines miss the total.
  private func differenceWords(of receipt: Receipt) -> [String] {
    let sum = receipt.sum
    guard let total = receipt.total, !receipt.isConfirmed,
      let difference = try? total > sum ? total - sum : sum - total
    else { return [] }
    let money = [sum, total, difference].map { formatter.price(Money($0, receipt.currency)) }
    return [
      // Translators: of a receipt: what its lines add up to, what it says, and the difference.
      localized("Lines: %1$s; total: %2$s; difference: %3$s", money[0], money[1], money[2])
    ]
  }

  /// Whether anything is ticked.
  public var hasTicks: Bool { tickedCount > 0 }

  private var tickedCount: Int { choices.count { $0.isTicked } }

  /// Whether all that is ticked can be added to the comparison.
  public var canAdd: Bool {
    tickedCount > 0 && choices.allSatisfy { !$0.isTicked || $0.obstacle == nil }
  }

  /// Whether what is ticked could be a comparison of its own.
  public var canAddToNew: Bool { tickedCount > 0 && !newComparison.products.isEmpty }

  // MARK: What the person does

  /// Takes an offer, or leaves it. One without a price cannot be taken.
  public func tick(_ isTicked: Bool, at place: Int) {
    choices[place].isTicked = isTicked && choices[place].product.price != nil
    changed.insert(place)
    findObstacles()
  }

  /// Takes all that fit the comparison, or none.
  public func tickAll(_ isTicked: Bool) {
    changed = Set(choices.indices)
    for place in choices.indices { choices[place].isTicked = false }
    findObstacles()
    guard isTicked else { return }
    for place in choices.indices where choices[place].product.price != nil {
      choices[place].isTicked = choices[place].obstacle == nil
    }
    findObstacles()
    for place in choices.indices where choices[place].obstacle != nil {
      choices[place].isTicked = false
    }
  }

  /// Takes the next of the prices that can be meant.
  public func takeOtherPrice(at place: Int) {
    guard choices[place].prices.count > 1 else { return }
    choices[place].prices.append(choices[place].prices.removeFirst())
    choices[place].product.price = choices[place].prices.first
    choices[place].isChanged = true
    changed.insert(place)
    findObstacles()
  }

  // MARK: What fits

  var currency: Currency { current.comparison.currency }

  func compared(_ product: Product, in currency: Currency) -> Product {
    product.compared(in: currency, by: rates) ?? product
  }

  /// Ticks what two statements of the document confirm; where nothing is compared yet, of the kind that most are of.
  private func tickWhatIsCertain() {
    var kinds: [PerModel.Unit.Kind: Int] = [:]
    for choice in choices {
      if let kind = choice.product.quantity?.unit.kind { kinds[kind, default: 0] += 1 }
    }
    let most = kinds.max { $0.value < $1.value }?.key
    let kind = current.comparison.measure?.kind ?? most
    for place in choices.indices where choices[place].trust == .confirmed {
      choices[place].isTicked =
        choices[place].product.price != nil
        && (isReceipt || choices[place].product.quantity?.unit.kind == kind)
    }
    findObstacles()
    if isReceipt { return }
    for place in choices.indices where choices[place].obstacle != nil {
      choices[place].isTicked = false
    }
  }

  /// Finds what cannot be compared with the comparison and what is ticked.
  func findObstacles() {
    var check = ComparabilityCheck(beside: current.comparison)
    for isTicked in [true, false] {
      for place in choices.indices where choices[place].isTicked == isTicked {
        var trial = check
        let before = choices[place].obstacle
        choices[place].obstacle = nil
        do throws(ComparisonError) {
          try trial.admit(compared(choices[place].product, in: currency))
          if isTicked { check = trial }
        } catch { choices[place].obstacle = error }
        if choices[place].obstacle != before { changed.insert(place) }
      }
    }
  }
}

extension CandidatesModel: EqualByIdentity {}
