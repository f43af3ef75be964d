import PerModel
import PerText
import PerWords

struct JSONLinesFormat: FormatDefinition {
  let name = "jsonl"
  let fileExtensions = ["jsonl"]
  let isWritable = false
  var title: String { localized("JSON, One Product per Line") }

  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool {
    [.lines, .array].contains(JSONShape(beginning, limits))
  }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile {
    if let isArray = foreignArray(chunks.first, texts, limits) {
      return .rows(try JSONTable(chunks, isArray: isArray, texts: texts, limits: limits))
    }
    return .rows(JSONLines(TextLines(chunks, limits: limits), texts: texts, limits: limits))
  }

  /// Whether another program's objects are in an array rather than one a line; `nil` without objects.
  func foreignArray(
    _ beginning: [UInt8], _ texts: ProductTexts, _ limits: TransferLimits
  ) -> Bool? {
    switch JSONShape(beginning, limits) {
    case .array: return true
    case .document, .none: return nil
    case .lines:
      var reader = JSONReader(line: beginning, number: 1, limits: limits)
      do throws(TransferError) {
        _ = try reader.next()
        return try JSONTable.isForeign(&reader, texts) ? false : nil
      } catch {
        return nil
      }
    }
  }
}
