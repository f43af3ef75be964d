import PerModel

/// Reads the reference rates of the European Central Bank, as its files have them: a table with a line for each day
/// and a column for each currency, or XML with nested elements "Cube".
///
/// https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
public enum ReferenceRates {
  /// The newest rate of each currency in a file: how much of it one euro is worth.
  ///
  /// Throws if the file is not one of these, or says something impossible.
  public static func newest(in source: ByteSource) throws(TransferError) -> [ExchangeRate] {
    var reader = RateReader()
    let chunks = try TextChunks(source)
    if chunks.first.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      try reader.readXML(chunks)
    } else {
      try reader.readTable(TextLines(chunks, limits: TransferLimits()))
    }
    guard !reader.rates.isEmpty else { throw TransferError(.foreign) }
    return reader.rates.values.sorted { $0.currency.code < $1.currency.code }
  }
}
