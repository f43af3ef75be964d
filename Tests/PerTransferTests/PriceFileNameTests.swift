import PerModel
import Testing

@testable import PerTransfer

/// What the names of published price files say.
@Suite struct PriceFileNameTests {
  @Test(arguments: [
    (
      "Supermarket 110_Ulica Jure Kaštelana 2_21000_Split_110_1_15.05.2026_7.15h.csv",
      "Supermarket 110 Ulica Jure Kaštelana 2 21000 Split", "2026-05-15"
    ),
    (
      "a/b/SUPERMARKET_VELIKA_CESTA_31_35000_SLAVONSKI_BROD_022_1_15052026020937.csv",
      "SUPERMARKET VELIKA CESTA 31 35000 SLAVONSKI BROD", "2026-05-15"
    ),
    (
      "hipermarket_zadar_morska_18_8701_dobro_zadar_0017_20260515_0330.csv",
      "hipermarket zadar morska 18 8701 dobro zadar", "2026-05-15"
    ),
    (
      "SUPERMARKET,ŽITNA 1A 10310 IVANIĆ-GRAD,0606,10588,15.05.2026, 05-20.CSV",
      "SUPERMARKET ŽITNA 1A 10310 IVANIĆ-GRAD", "2026-05-15"
    ),
    (
      "SUPERMARKET-Bijela_ulica_1_TROGIR-T598-229-2026-05-15-07-00-14-559375.csv",
      "SUPERMARKET Bijela ulica 1 TROGIR", "2026-05-15"
    ),
    (
      "Hipermarket_Put_Mora_1D_Vodice_5420_15052026_7-30.csv",
      "Hipermarket Put Mora 1D Vodice", "2026-05-15"
    ),
  ])
  func theStoreAndTheDayAreRead(_ name: String, _ store: String, _ day: String) {
    let name = PriceFileName(name)
    #expect(name.store == store && name.day?.description == day && name.isOfShop)
  }

  /// A name that a person gave a file is no store.
  @Test(arguments: ["prices-2026-11-05.zip", "prices.csv", "my price list_2_2026-11-05.csv", ""])
  func otherNamesAreOfNoShop(_ name: String) {
    #expect(!PriceFileName(name).isOfShop)
  }

  /// In a zip file they are told apart by their names.
  @Test func aNameWithoutADayIsWhole() {
    #expect(PriceFileName("x/Ducan_Ulica 1_Split 2.csv").store == "Ducan Ulica 1 Split 2")
    #expect(PriceFileName("prices-2026-11-05.zip").day?.description == "2026-11-05")
    #expect(PriceFileName("2026-11-05_2026-11-06.csv").day == nil)
  }
}
