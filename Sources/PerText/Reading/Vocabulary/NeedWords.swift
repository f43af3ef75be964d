import PerModel

/// The words of a rhythm, folded, in the languages of the program: English, German, French, Spanish,
/// Italian, Dutch, Portuguese, Polish, Swedish, Japanese, Chinese, Arabic and Hebrew.
enum NeedWords {
  /// Periods by their names in the singular and plural.
  static let periods: [String: Need.Period] = table([
    (
      .day,
      """
      day days tag tage tagen tages jour jours journee dia dias dag dagen giorno giorni d dzien \
      dni dnia dagar 日 日間 日分 天 يوم ايام اليوم יום ימים
      """
    ),
    (
      .week,
      """
      week weeks woche wochen semaine semaines semana semanas weken settimana settimane wk wks \
      tydzien tygodnie tygodni tygodnia vecka veckor veckan 週 週間 週間分 周 个星期 星期 اسبوع اسابيع \
      الاسبوع שבוע שבועות
      """
    ),
    (
      .month,
      """
      month months monat monate monaten monats mois mes meses maand maanden mese mesi mo mos \
      miesiac miesiace miesiecy miesiaca manad manader manaden か月 か月間 か月分 ヶ月 ヶ月間 カ月 カ月間 \
      ヵ月 ヵ月間 个月 月 شهر اشهر شهور شهرا الشهر חודש חודשים
      """
    ),
    (
      .year,
      """
      year years jahr jahre jahren jahres an ans annee annees ano anos jaar jaren anno anni yr yrs \
      rok roku lata lat ar aret 年 年間 年分 سنة سنوات عام اعوام السنة שנה שנים
      """
    ),
  ])

  /// Words that say how often by themselves.
  static let adverbs: [String: Need.Period] = table([
    (
      .day,
      """
      daily taglich quotidien quotidienne quotidiennes quotidiens quotidiennement diario diaria \
      diarios diarias diariamente dagelijks giornaliero giornaliera giornalieri giornaliere \
      giornalmente quotidianamente dziennie codziennie dagligen 毎日 每天 每日 يوميا יומי ביום
      """
    ),
    (
      .week,
      """
      weekly wochentlich hebdomadaire hebdomadaires semanal semanales semanalmente wekelijks \
      settimanale settimanali settimanalmente semanais tygodniowo veckovis 毎週 每周 每星期 \
      每个星期 اسبوعيا שבועי בשבוע
      """
    ),
    (
      .month,
      """
      monthly monatlich mensuel mensuelle mensuels mensuelles mensuellement mensual mensuales \
      mensualmente maandelijks mensile mensili mensilmente mensal mensais mensalmente \
      miesiecznie manadsvis 毎月 每月 每个月 شهريا חודשי בחודש
      """
    ),
    (
      .year,
      """
      yearly annually jahrlich annuel annuelle annuels annuelles annuellement anual anuales \
      anualmente jaarlijks annuale annuali annualmente anuais rocznie arligen 毎年 每年 سنويا \
      שנתי בשנה
      """
    ),
  ])

  /// Two of a period in one word, as Hebrew and Arabic say it.
  static let duals: [String: Need.Period] = table([
    (.day, "יומיים יומים يومين يومان"), (.week, "שבועיים שבועים اسبوعين اسبوعان"),
    (.month, "חודשיים شهرين شهران"), (.year, "שנתיים سنتين سنتان عامين عامان"),
  ])

  /// "One" after a period, in languages that have no article before it.
  static let ones: Set<String> = [
    "1", "אחד", "אחת", "واحد", "واحدة", "jeden", "jedna",
  ]

  /// What comes before how long it goes on, in languages in which the bare period is one of it.
  static let bareDurationLeads = phrases("למשך|במשך|לאורך|لمدة|خلال|طوال|przez|w ciagu|na okres")

  /// Words that say so after a number: "1週間に2個".
  static let endings: [String: Need.Period] = table([
    (.day, "日に 日ごとに"), (.week, "週に 週間に 週間ごとに 週ごとに"), (.month, "月に か月に ヶ月に カ月に ヵ月に か月ごとに ヶ月ごとに"),
    (.year, "年に 年ごとに"),
  ])

  /// What comes before a period, or a number of them, and says that it comes again.
  static let intervalLeads = phrases(
    """
    per|a|an|each|every|in a|in each|/|pro|je|jede|jeden|jedes|jeder|alle|am|im|die|den|das|in der|\
    in einer|an einem|in einem|par|chaque|tous les|toutes les|a la|al|por|cada|todos los|todas las|\
    por cada|elke|elk|iedere|ieder|om de|alla|all|ogni|tutti i|tutti gli|tutte le|ao|a cada|todo|\
    toda|todos os|todas as|na|co|kazdego|w|varje|i|om|var|每|毎|في|كل|لكل|כל|לכל
    """)

  /// What comes before how long it goes on.
  static let durationLeads = phrases(
    """
    for|for the next|during|over|fur|uber|wahrend|fur die nachsten|pour|pendant|durant|sur|por|para|durante|voor|\
    gedurende|per|lasting|przez|w ciagu|na okres|na|i|under|在|持续|连续|共|为期|لمدة|خلال|طوال|למשך|במשך|לאורך
    """)

  /// What can stand after how long it goes on.
  static let durationEnds: Set<String> = ["lang", "long", "durant"]
  /// Names of periods that are said of nothing but how long something goes on.
  static let durations: Set<String> = [
    "日間", "週間", "日分", "週間分", "か月分", "年分", "か月間", "ヶ月間", "カ月間", "ヵ月間", "年間", "个月", "个星期",
  ]

  static let articles: Set<String> = [
    "a", "an", "one", "ein", "eine", "einen", "einem", "einer", "eines", "un", "une", "uno", "una",
    "een", "um", "uma", "en", "ett",
  ]
  static let halves: Set<String> = [
    "half", "halbe", "halben", "halbes", "halber", "halve", "demi", "demie", "medio", "media",
    "mezzo", "mezza", "meio", "meia", "pol", "halv", "halvt",
  ]
  /// After a number: "3 times".
  static let times: Set<String> = [
    "times", "time", "x", "mal", "fois", "veces", "vez", "keer", "maal", "volte", "volta", "vezes",
    "razy", "raz", "ganger", "gang", "回", "次", "مرات", "مرة", "פעמים", "פעם",
  ]

  private static func table(_ rows: [(Need.Period, String)]) -> [String: Need.Period] {
    var table: [String: Need.Period] = [:]
    for (period, words) in rows {
      for word in words.split(separator: " ") { table[String(word)] = period }
    }
    return table
  }

  /// Phrases as lists of words by their first words, the longest first.
  private static func phrases(_ text: String) -> [String: [[String]]] {
    let all = Set(text.split(separator: "|").map { $0.split(separator: " ").map(String.init) })
    return Dictionary(grouping: all.sorted { $0.count > $1.count }) { $0[0] }
  }
}
