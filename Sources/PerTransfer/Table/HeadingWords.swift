/// What a word or phrase of a heading says.
enum HeadingSense: String, CaseIterable, Hashable, Sendable {
  /// The name of a product; a product, whose name it may be; what describes it.
  case name, product, description
  case brand
  /// How much there is, in general, by weight, by volume, or by its size.
  case quantity, weight, volume, size
  /// How many pieces, or packs.
  case count, packs
  case unit
  case price, total, unitPrice
  /// Words before "price": what was asked before, what is asked now.
  case former, sale
  /// "per", "each": of a price, that it is for a part.
  case per
  case each
  /// What is off: of a sum of money, that it is no price.
  case saving
  case currency, deal, deposit, store, note, barcode, basket, terms, articleNumber, date
  /// When an offer begins, and when it ends.
  case offerFrom, offerUntil
  /// Something that is no part of a product here: a category, a rating, a picture.
  case other
  /// A number or an identity of what stands beside it.
  case number
  /// Words that decide nothing: "in", "of the", "incl. tax".
  case filler
}

/// The words of headings in many languages.
enum HeadingWords {
  /// What a folded word or phrase says; `nil` for words that are not known.
  static func senses(of word: String) -> [HeadingSense]? { table[word] }

  /// The longest of them, in words.
  static let longestPhrase = 4

  /// The words of languages that put none between theirs, longest first.
  static let unspaced: [(word: [Unicode.Scalar], senses: [HeadingSense])] =
    table.filter { HeadingText.isUnspaced($0.key) }
    .map { (Array($0.key.unicodeScalars), $0.value) }
    .sorted { $0.0.count > $1.0.count }

  /// A language each.
  private static let languages = [
    english, german, dutch, scandinavian, french, spanish, italian, portuguese, romanian, polish,
    czech, southSlavic,
    russian, ukrainian, finnish, hungarian, baltic, turkish, greek, arabic, hebrew, japanese,
    chinese, korean,
    vietnamese, indonesian, thai, hindi, stock, savings, reduced, offers,
  ]

  private static let table: [String: [HeadingSense]] = {
    var table: [String: [HeadingSense]] = [:]
    for language in languages {
      for line in language.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":"),
          let sense = HeadingSense(rawValue: String(line[..<colon]))
        else { preconditionFailure("a line of words without a sense: \(line)") }
        for phrase in line[line.index(after: colon)...].split(separator: ",") {
          let key = HeadingText.tokens(of: String(phrase)).joined(separator: " ")
          if table[key]?.contains(sense) != true { table[key, default: []].append(sense) }
          // "productname", as columns are called in programs.
          if key.contains(" "), !HeadingText.isUnspaced(key) {
            let joined = key.filter { $0 != " " }
            if joined.count > 5, table[joined]?.contains(sense) != true {
              table[joined, default: []].append(sense)
            }
          }
        }
      }
    }
    return table
  }()

  /// Words that end the headings of tables, or begin their last line: sums and averages.
  static let sums: Set<String> = Set(
    sumWords.split(separator: ",").map {
      HeadingText.tokens(of: String($0)).joined(separator: " ")
    })

  private static let sumWords = """
    total, totals, grand total, subtotal, sub total, sum, average, avg, mean, total price, total cost, \
    gesamt, gesamtsumme, summe, zwischensumme, gesamtpreis, durchschnitt, mittelwert, insgesamt, \
    somme, total général, total general, sous total, moyenne, suma, promedio, media, totale, somma, subtotale, \
    totaal, subtotaal, gemiddelde, som, soma, média, razem, średnia, łącznie, ogółem, summa, totalt, medel, \
    genomsnitt, i alt, sum totalt, gennemsnit, gjennomsnitt, yhteensä, keskiarvo, celkem, součet, průměr, spolu, \
    priemer, összesen, átlag, итого, всего, сумма, среднее, разом, усього, всього, середнє, общо, ukupno, zbroj, \
    skupaj, medie, toplam, ortalama, σύνολο, μέσος όρος, 合計, 小計, 総計, 平均, 合计, 总计, 小计, 总额, 平均值, 總計, \
    합계, 총계, 소계, 평균, المجموع, الإجمالي, إجمالي, المتوسط, סהכ, סה״כ, סה"כ, סך הכל, ממוצע, \
    tổng, tổng cộng, jumlah, jumlah total, total keseluruhan, รวม, รวมทั้งหมด, कुल, iš viso, kopā, kokku
    """
}
