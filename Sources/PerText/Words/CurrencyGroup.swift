/// Currencies that share a name or a sign, the commonest first.
enum CurrencyGroup: String, CaseIterable {
  case dollar, peso, pound, yen, yuan, rupee, krona, ruble, dirham, riyal, dinar, cfa
  /// Ten rials.
  case toman
  /// What stands behind prices without their last three digits: "118k", "21 ribu".
  case thousandDong = "thousand-dong"
  case thousandRupiah = "thousand-rupiah"
  /// Hundredths.
  case cent, penny, ore, grosz, kopeck, agora, rappen, paisa
  /// "¢", which people do not write everywhere where they say cent.
  case centSign = "cent-sign"

  /// The codes; none for a cent of whatever the currency is.
  var codes: [String] {
    let text =
      switch self {
      case .dollar:
        "USD CAD AUD NZD SGD HKD TWD CVE MXN ARS CLP COP BZD BBD BMD BND BSD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD"
      case .peso: "ARS MXN CLP COP UYU DOP CUP PHP"
      case .pound: "GBP EGP FKP GIP SHP LBP SYP SSP SDG"
      case .yen: "JPY CNY"
      case .yuan: "CNY TWD HKD"
      case .rupee: "INR PKR LKR NPR MUR SCR"
      case .krona: "SEK NOK DKK ISK"
      case .ruble: "RUB BYN"
      case .dirham: "AED MAD"
      case .riyal: "SAR OMR QAR YER IRR"
      case .dinar: "KWD JOD BHD IQD TND DZD LYD"
      case .cfa: "XOF XAF"
      case .toman: "IRR"
      case .thousandDong: "VND"
      case .thousandRupiah: "IDR"
      case .cent: ""
      case .penny: "GBP EGP FKP GIP SHP"
      case .ore: "SEK NOK DKK"
      case .grosz: "PLN"
      case .kopeck: "RUB BYN UAH"
      case .agora: "ILS"
      case .rappen: "CHF"
      case .paisa: "INR PKR"
      case .centSign: "USD CAD AUD NZD MXN SGD HKD EUR"
      }
    return text.split(separator: " ").map(String.init)
  }

  /// How many of the currency the word stands for.
  var multiple: Int {
    switch self {
    case .toman: 10
    case .thousandDong, .thousandRupiah: 1000
    default: 1
    }
  }

  var isHundredth: Bool {
    switch self {
    case .cent, .penny, .ore, .grosz, .kopeck, .agora, .rappen, .paisa, .centSign: true
    default: false
    }
  }
}
