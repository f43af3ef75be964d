import PerModel
import Testing

@testable import PerTransfer

@Suite struct ReferenceRatesTests {
  private func rates(_ text: String) throws -> [String] {
    try ReferenceRates.newest(in: ByteSource(text)).map {
      "\($0.base) \($0.currency) \($0.amount) \($0.day)"
    }
  }

  /// As the central bank writes them: a comma at the end, other dates and spaces in the file of one day.
  @Test(arguments: [
    "Date,USD,JPY,RUB,\n2026-11-20,1.5,170.25,N/A,\n2026-11-19,1.4,170,N/A,\n2022-03-01,1,1,117.2,\n",
    "Date, USD, JPY, RUB, \n20 November 2026, 1.5, 170.25, N/A, \n01 March 2022,1,1,117.2,",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
      <gesmes:subject>Reference rates</gesmes:subject>
      <Cube><Cube time='2022-03-01'><Cube currency='RUB' rate='117.2'/></Cube>
      <Cube time="2026-11-20"><Cube currency="USD" rate="1.5"/>
        <Cube rate='170.25' currency='JPY'/></Cube></Cube>
    </gesmes:Envelope>
    """,
  ])
  func theNewestRateOfEachCurrencyIsRead(_ text: String) throws {
    #expect(
      try rates(text) == [
        "EUR JPY 681/4 2026-11-20", "EUR RUB 586/5 2022-03-01", "EUR USD 3/2 2026-11-20",
      ])
  }

  @Test(arguments: [
    "", "name,price\nMilk,1", "<html></html>", "Date,USD\n", "Date,USD\n2026-11-20,N/A",
    "Date,USD\n2026-02-30,1", "Date,USD\n2026-11-20,-1", "Date,USD\n2026-11-20,1.0x",
    "Date,DOLLAR\n2026-11-20,1", "<Cube currency='USD' rate='1'/>",
    "<Cube time='2026-11-20'><Cube currency='USD'/></Cube>", "<Cube time='soon'/>",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(throws: TransferError.self) { try rates(text) }
  }
}
