import PerOffers
import PerWords

// Why a candidate can be trusted or not, and why a document cannot be read: a sentence each.
extension Candidate.Reason {
  /// In the user's language.
  public var sentence: String {
    switch self {
    case .unitPriceFits: localized("The unit price shown there agrees.")
    case .dataAgrees: localized("The data of the page and what it shows agree.")
    case .sumFits: localized("The lines of the receipt add up to its total.")
    case .notChecked: localized("Nothing else there confirms this price.")
    case .dataOnly: localized("Only the data of the page says this price.")
    case .noTotal: localized("The receipt has no total to check this by.")
    case .dataDiffers: localized("The data of the page says another price than it shows.")
    case .unitPriceDiffers: localized("The unit price shown there does not agree.")
    case .severalPrices: localized("There are several prices.")
    case .lowestOfSeveral: localized("This is the lowest of several prices.")
    case .sumDiffers: localized("The lines of the receipt do not add up to its total.")
    case .lineDiffers: localized("The price of one times how many is not the price of the line.")
    case .digitsUnsure: localized("The digits of the price are not certain.")
    case .workedOut:
      localized("The price is not legible; the unit price and the quantity give this one.")
    case .unitPriceOnly:
      localized("There is only a unit price; with the quantity, it gives this price.")
    case .noPrice: localized("There is no price.")
    }
  }
}

extension ReadingProblem {
  /// In the user's language.
  public var sentence: String {
    switch self {
    case .unknownKind: localized("This is not a page, a mail, a PDF file or a text.")
    case .tooLarge: localized("This is too large to read.")
    case .empty: localized("There is nothing in it.")
    case .noPDFLibrary:
      localized("PDF files need a library that is missing: install %1$s.", "libpoppler-glib8")
    case .unreadable: localized("The file is damaged or protected by a password.")
    case .pictureOnly: localized("This PDF file is a picture and has no text.")
    case .noPictureModels:
      localized(
        "Reading pictures needs parts that are missing or damaged: install %1$s.", "per-models")
    case .noLetters:
      localized(
        "Nothing on offer was found in this picture. Only Latin, Chinese and Japanese writing can be read in pictures."
      )
    case .noPictureLoader: localized("No library on this computer opens pictures of this kind.")
    case .tooCostly: localized("Reading this takes too much time or memory.")
    case .noAnswer: localized("The reader ended without an answer.")
    case .notConfined: localized("The reader could not be confined, so it read nothing.")
    }
  }
}
