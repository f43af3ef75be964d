import PerModel
import PerText

extension TableReader {
  /// Which heading with a meaning stands there twice; `nil` if none.
  static func repetition(
    in fields: [TableRecord.Field], _ texts: ProductTexts
  ) -> TransferError? {
    var seen: Set<String> = []
    let repeated = fields.first { field in
      let heading = field.text.lowercased().filter { !$0.isWhitespace }
      return !heading.isEmpty && !seen.insert(heading).inserted
        && !TableHeading(field.text, texts: texts).scores.isEmpty
    }
    return repeated.map {
      TransferError(.repeatedMember(String($0.text.prefix(100))), at: $0.position)
    }
  }
}
