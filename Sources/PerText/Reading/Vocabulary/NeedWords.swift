import PerModel

/// The words of a rhythm, folded, in the languages that the readers know: English, German, French,
/// Spanish, Dutch and Italian.
enum NeedWords {
  /// Periods by their names in the singular and plural.
  static let periods: [String: Need.Period] = table([
    (.day, "day days tag tage tagen tages jour jours journee dia dias dag dagen giorno giorni d"),
    (
      .week,
      "week weeks woche wochen semaine semaines semana semanas weken settimana settimane wk wks"
    ),
    (
      .month,
      "month months monat monate monaten monats mois mes meses maand maanden mese mesi mo mos"
    ),
    (
      .year,
      "year years jahr jahre jahren jahres an ans annee annees ano anos jaar jaren anno anni yr yrs"
    ),
  ])

  /// Words that say how often by themselves.
  static let adverbs: [String: Need.Period] = table([
    (
      .day,
      """
      daily taglich quotidien quotidienne quotidiennes quotidiens quotidiennement diario diaria \
      diarios diarias diariamente dagelijks giornaliero giornaliera giornalieri giornaliere \
      giornalmente quotidianamente
      """
    ),
    (
      .week,
      """
      weekly wochentlich hebdomadaire hebdomadaires semanal semanales semanalmente wekelijks \
      settimanale settimanali settimanalmente
      """
    ),
    (
      .month,
      """
      monthly monatlich mensuel mensuelle mensuels mensuelles mensuellement mensual mensuales \
      mensualmente maandelijks mensile mensili mensilmente
      """
    ),
    (
      .year,
      """
      yearly annually jahrlich annuel annuelle annuels annuelles annuellement anual anuales \
      anualmente jaarlijks annuale annuali annualmente
      """
    ),
  ])

  /// What stands before a period, or a number of them, and says that it comes again.
  static let intervalLeads = phrases(
    """
    per|a|an|each|every|in a|in each|/|pro|je|jede|jeden|jedes|jeder|alle|am|im|die|den|das|in der|\
    in einer|an einem|in einem|par|chaque|tous les|toutes les|a la|al|por|cada|todos los|todas las|\
    por cada|elke|elk|iedere|ieder|om de|alla|all|ogni|tutti i|tutti gli|tutte le
    """)

  /// What stands before how long it goes on.
  static let durationLeads = phrases(
    """
    for|for the next|during|over|fur|uber|wahrend|fur die nachsten|pour|pendant|durant|sur|por|para|durante|voor|\
    gedurende|per|lasting
    """)

  /// What can stand after how long it goes on.
  static let durationEnds: Set<String> = ["lang", "long", "durant"]

  static let articles: Set<String> = [
    "a", "an", "one", "ein", "eine", "einen", "einem", "einer", "eines", "un", "une", "uno", "una",
    "een",
  ]
  static let halves: Set<String> = [
    "half", "halbe", "halben", "halbes", "halber", "halve", "demi", "demie", "medio", "media",
    "mezzo", "mezza",
  ]
  /// After a number: "3 times".
  static let times: Set<String> = [
    "times", "time", "x", "mal", "fois", "veces", "vez", "keer", "maal", "volte", "volta",
  ]

  private static func table(_ rows: [(Need.Period, String)]) -> [String: Need.Period] {
    var table: [String: Need.Period] = [:]
    for (period, words) in rows {
      for word in words.split(separator: " ") { table[String(word)] = period }
    }
    return table
  }

  /// Phrases as lists of words, the longest first.
  private static func phrases(_ text: String) -> [[String]] {
    Set(text.split(separator: "|").map { $0.split(separator: " ").map(String.init) })
      .sorted { ($0.count, $1[0]) > ($1.count, $0[0]) }
  }
}
