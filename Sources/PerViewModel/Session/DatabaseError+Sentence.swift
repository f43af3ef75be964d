import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

extension DatabaseError {
  /// What the user is told, and what can be done about it.
  var sentence: String {
    switch self {
    case .full:
      localized("The disk is full, so nothing was changed. Free some space and try again.")
    case .tooLarge:
      localized(
        "The file with your comparisons cannot grow any larger on this disk, so nothing was changed. Move it to another disk, or raise the limit."
      )
    case .readOnly:
      localized(
        "Your comparisons are read-only, so nothing was changed. Allow Per to write to their file and try again."
      )
    case .locked:
      localized("Another program is using the file, so nothing was changed. Try again.")
    case .damaged:
      localized("The file with your comparisons is damaged, so nothing was changed.")
    case .notADatabase:
      localized(
        "This file is not a Per database. It was left unchanged, and what you do now will not be saved."
      )
    case .unconfirmed:
      localized(
        "The disk did not confirm the change. It is not shown, but it may appear the next time you start Per. Check the disk and try again."
      )
    case .notSynced:
      localized(
        "The disk could not save the change, so nothing was changed. Check the disk and try again.")
    case .newerThanProgram:
      localized("Your comparisons were saved by a newer version of Per. Update Per to open them.")
    case .beforeFirst:
      localized(
        "Your comparisons were saved by a version of Per from before the first release. The file was left unchanged, and what you do now will not be saved."
      )
    case .outdated:
      localized("This comparison was changed in another window at the same time. Try again.")
    case .refused(let error): error.sentence(Formatter(.current))
    case .repeatedID: TransferError(.repeatedID).sentence
    case .missing:
      localized("This comparison was removed in another window.")
    case .fileRemoved:
      localized(
        "The file with your comparisons was removed while it was open, so nothing was changed.")
    case .cannotOpen(.obstructedLog(let name)):
      localized(
        "The file with your comparisons cannot be opened, so what you do now will not be saved: %1$s beside it is not a file. Remove that, and start Per again.",
        name)
    case .cannotOpen:
      localized(
        "The file with your comparisons cannot be opened, so what you do now will not be saved. Make sure that you have permission to use it, and start Per again."
      )
    case .cancelled:
      localized("Canceled. Nothing was changed.")
    case .other(_, let message, _):
      localized("Your comparisons could not be saved: %1$s", message)
    }
  }
}

extension ComparisonError {
  /// Why a product cannot be in the comparison; the form says it at the field that is to blame.
  func sentence(_ formatter: Formatter) -> String {
    switch self {
    case .differentMeasure(let own, let others) where own.kind == others.kind:
      return localized(
        "Counted here: %1$s. In the others: %2$s. They cannot be compared.",
        formatter.measureName(own), formatter.measureName(others))
    case .differentMeasure(let own, let others):
      // Translators: %1$s and %2$s are "by weight", "by volume" …
      return localized(
        "This is sold %1$s, the others %2$s.", formatter.comparedBy(own),
        formatter.comparedBy(others))
    case .differentCurrency(let own, let others):
      return localized(
        "This comparison is in %1$s, so a price in %2$s cannot be compared.",
        others.code, own.code)
    case .outdated: return DatabaseError.outdated.sentence
    }
  }
}
