/// Words of units that say "per" as well, in one word: the Hebrew "לק״ג" and the Arabic "للكيلو".
enum PerUnitWords {
  static let all = [
    "לק\"ג", "לק״ג", "לקילו", "לליטר", "للكيلو", "للكيلوغرام", "للكيلوجرام", "للكجم", "للكغ",
    "للتر", "لليتر",
  ]
  static let set = WordSet(all)
}
