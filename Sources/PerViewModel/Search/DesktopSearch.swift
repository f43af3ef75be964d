import PerDatabase
import PerModel
import PerText
import PerWords

/// Answers the desktop's search: which of several typed offers gives more for the money, and what known
/// products cost per unit.
@MainActor
public final class DesktopSearch {
  private let library: Library
  private var known: [String: Answer] = [:]

  /// Answers from a library.
  public init(_ library: Library) { self.library = library }

  /// An answer, as the desktop shows it.
  public struct Answer: Hashable, Sendable, Identifiable {
    /// How the desktop refers to it.
    public let id: String
    /// "1 kg for €5.49".
    public let title: String
    /// "€5.49/kg · Best value of 2 · 8.9% more for the money".
    public let detail: String
  }

  /// What an answer opens.
  public enum Target: Hashable, Sendable {
    /// A new comparison of the offers that were typed.
    case offers
    /// A product of a comparison of the file.
    case product(Product.ID, of: ComparisonID)

    /// What the answer with this id opens.
    public init?(id: String) {
      let words = id.split(separator: " ")
      if words == ["offers"] {
        self = .offers
      } else if words.count == 3, words[0] == "product", let comparison = Int64(words[1]),
        let product = Int64(words[2])
      {
        self = .product(Product.ID(rawValue: product), of: ComparisonID(rawValue: comparison))
      } else {
        return nil
      }
    }

    /// How the desktop refers to it.
    public var id: String {
      switch self {
      case .offers: "offers"
      case .product(let product, let comparison):
        "product \(comparison.rawValue) \(product.rawValue)"
      }
    }
  }

  /// Passes on the matches for the typed words: at most a few, the best first.
  public func search(_ words: [String], then: @escaping ([Answer]) -> Void) {
    if let answer = best(of: words) { return then(remember([answer])) }
    library.search(words.joined(separator: " "), besides: nil) { [self] hits in
      then(remember(hits.prefix(Self.maximumAnswers).map(Answer.init)))
    }
  }

  /// The desktop shows no more.
  private static let maximumAnswers = 8

  /// An answer that was given before.
  public func answer(_ id: String) -> Answer? { known[id] }

  private func remember(_ answers: [Answer]) -> [Answer] {
    known = Dictionary(answers.map { ($0.id, $0) }) { first, _ in first }
    return answers
  }

  /// A comparison of the offers in a text; `nil` if there are not two of them.
  public func offers(in text: String) -> Comparison? {
    comparison(of: text.split(separator: " ").map(String.init))
  }

  private func comparison(of words: [String]) -> Comparison? {
    let products = Self.offers(in: words, ProductTexts(library.language.locale))
    guard products.count > 1 else { return nil }
    var comparison = library.emptyComparison()
    guard (try? comparison.apply(comparison.adding(products))) != nil else { return nil }
    return comparison
  }

  /// Which of the offers is the best; `nil` if there are not two of them.
  private func best(of words: [String]) -> Answer? {
    guard let comparison = comparison(of: words) else { return nil }
    let language = library.language
    let ranked = RankedComparison(comparison)
    let ranking = ranked.ranking
    guard ranking.rankedCount > 1 else { return nil }
    let best = ranking.product(at: 0)
    let outcome = Outcome(of: best, in: ranked, using: language)
    let offer = language.formatter.offerInWords(of: best, by: ranking.pricing(beside: best))
    return Answer(
      id: DesktopSearch.Target.offers.id,
      title: [best.name, offer].filter { !$0.isEmpty }.joined(separator: factSeparator),
      detail: [outcome.unitPrice, outcome.summary].joined(separator: factSeparator))
  }

  /// The products that a text holds one after the other, if it holds nothing else: "500 g 2.99 1 kg 5.49".
  ///
  /// Among all ways to cut it, the one with the most products; among those, the one whose first product is shortest.
  static func offers(in words: [String], _ texts: ProductTexts) -> [Product] {
    guard (4...maximumWords).contains(words.count) else { return [] }
    var best: [[Product]?] = Array(repeating: nil, count: words.count + 1)
    best[words.count] = []
    for start in words.indices.reversed() {
      for end in (start + 1)...words.count {
        guard let rest = best[end], rest.count + 1 > best[start]?.count ?? 0 else { continue }
        let reading = texts.read(line: words[start..<end].joined(separator: " "))
        guard reading.problem == nil, reading.remark == nil, reading.product.quantity != nil,
          reading.product.statesPrice
        else { continue }
        var product = reading.product
        if reading.isNameless { product.name = "" }
        best[start] = [product] + rest
      }
    }
    return best[0] ?? []
  }

  /// The length at which a search is cut.
  private static let maximumWords = 40
}

extension DesktopSearch.Answer {
  fileprivate init(_ hit: Library.Hit) {
    self.init(
      id: DesktopSearch.Target.product(hit.product, of: hit.comparison).id, title: hit.title,
      detail: hit.detail)
  }
}
