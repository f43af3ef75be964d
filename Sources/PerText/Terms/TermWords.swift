/// The words that several terms share, in the languages of the program.
enum TermWords {
  /// The phrases of a text, in which "|" is between two of them and spaces between words; longer
  /// phrases first.
  static func phrases(_ text: String) -> [[Substring]] {
    text.split(separator: "|").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// The first words of what names a term.
  static let nameStarts = Set(Term.allCases.flatMap { $0.definition.names.compactMap(\.first) })

  /// Words that end a term without any before it that names it.
  static let endings = Term.allCases.reduce(into: Set<Substring>()) {
    $0.formUnion($1.definition.endings)
  }

  /// The words at which a term is found: most words of a line are none of them.
  static let firstWords = nameStarts.union(endings).union(
    Term.allCases.flatMap {
      ($0.definition.lineNames + $0.definition.wholePhrases).compactMap(\.first)
    }
  ).union(TermInput.substances.keys)

  /// All words of terms in scripts that have no spaces between words: they may stand in one run with a
  /// number, as in "50円クーポン".
  static let unspaced: Set<Substring> = {
    let own = Term.allCases.flatMap { term in
      let definition = term.definition
      return definition.names + definition.lineNames + definition.wholePhrases
        + definition.furtherWords + [Array(definition.endings)].flatMap { $0.map { [$0] } }
    }
    let words = (own + perPack + perCustomer + once).filter { $0.count == 1 }.map { $0[0] }
    return Set(words.filter { $0.unicodeScalars.contains { Scalars.isUnspaced($0.value) } })
  }()

  /// How many characters the longest of them has.
  static let longestUnspaced = unspaced.map(\.count).max() ?? 0

  static let firstWordSet = WordSet(firstWords)
  /// Those of them that are enough, without a second word.
  static let soleWords = WordSet(
    Array(endings) + TermInput.substances.keys
      + allPhrases.filter { $0.count == 1 }.compactMap(\.first))
  static let secondWords = WordSet(allPhrases.compactMap { $0.dropFirst().first })

  private static let allPhrases = Term.allCases.flatMap {
    $0.definition.names + $0.definition.lineNames + $0.definition.wholePhrases
  }

  /// Words that say "for each pack".
  static let perPack = phrases(
    """
    per pack | per piece | per item | per unit | each | ea | a pack | je packung | pro packung \
    | je stück | pro stück | je | par paquet | par pièce | par article | chacun | chacune \
    | por paquete | por unidad | cada uno | per verpakking | per stuk | elk | al pezzo \
    | per confezione | ciascuno | /pack | / pack | por pacote | za opakowanie | za sztukę \
    | per förpackning | per styck | 1個あたり | 1パックあたり | 每件 | 每包 | للقطعة | لكل عبوة | ליחידה \
    | לאריזה
    """)

  /// Those of them that are of nothing smaller than a pack.
  static let perWholePack = phrases(
    """
    per pack | a pack | je packung | pro packung | par paquet | por paquete | per verpakking \
    | per confezione | /pack | / pack | por pacote | za opakowanie | w opakowaniu \
    | per förpackning | 1パックあたり | 每包 | لكل عبوة | לאריזה
    """)

  /// Those in scripts without spaces, which stand before the amount.
  static let perUnspacedPack = perWholePack.filter { phrase in
    phrase.joined().unicodeScalars.contains { Scalars.isUnspaced($0.value) }
  }

  /// Words that say "only once".
  static let once = phrases(
    """
    once | per order | an order | in all | einmalig | einmal | je bestellung | pro bestellung \
    | une fois | par commande | una vez | por pedido | eenmalig | per bestelling | una volta \
    | per ordine | uma vez | jednorazowo | za zamówienie | en gång | 1回 | 每单 | لكل طلب | להזמנה
    """)

  /// Small numbers in words: "limit four".
  static let counts: [String: Int] = {
    var counts: [String: Int] = [:]
    for (index, words) in [
      "one ein eine un une uno una een um uma jeden en ett 一",
      "two zwei deux dos due twee dois dwa två 二 两",
      "three drei trois tres tre drie três trzy 三",
      "four vier quatre cuatro quattro quatro cztery fyra 四",
      "five fünf cinq cinco cinque vijf pięć fem 五",
      "six sechs seis sei zes sześć sex 六",
    ].enumerated() {
      for word in words.split(separator: " ") { counts[String(word)] = index + 1 }
    }
    return counts
  }()

  /// Words that say "for each customer".
  static let perCustomer = phrases(
    """
    per customer | per person | per household | a customer | pro kunde | je kunde | pro person \
    | pro haushalt | je haushalt | par client | par personne | par foyer | por cliente \
    | por persona | per klant | per persoon | per cliente | per persona | por pessoa | na klienta \
    | na osobę | per kund | per hushåll | st/kund | st/hushåll | köp/kund | köp/hushåll | szt./os. \
    | por hogar | per huishouden | per famiglia | por família | お一人様 | お1人様 | おひとり様 | 1人 | 一人 \
    | 每人 | 每位顾客 | لكل عميل | لكل زبون | ללקוח | לכל לקוח
    """)

  /// Words that may follow a number without being its unit.
  static let introductions: Set<Substring> = [
    "for", "at", "für", "bei", "pour", "chez", "por", "en", "voor", "bij", "per", "da", "and",
    "und", "et", "y", "e", "plus", "with", "mit",
  ]

  /// Words between a term and its value: "coupon worth $2".
  static let links = phrases(
    """
    : | of | worth | to | at | über | von | im wert von | auf | zu | de | du | d'une valeur de | à \
    | por | da | di | del valore di | van | ter waarde van | op | na | o wartości | på | om | värd \
    | של | בסך | על | ל- | بقيمة | من
    """)

  /// Words before a term that add nothing to it.
  static let fillers = phrases(
    "plus | + | zzgl. | zzgl | excl. | excl | exkl. | exkl | & | and | und | et | y | en | e | a | with | mit | och"
  )
}
