import PerDatabase
import PerText

extension DatabaseError {
  /// What a person is told, with what can be done.
  var sentence: String {
    switch self {
    case .full:
      localized("The disk is full: nothing was changed. Free some space and try again.")
    case .readOnly:
      localized(
        "Your comparisons can only be read here: nothing was changed. Allow Per to write to their file, and try again."
      )
    case .locked:
      localized("Another program keeps your comparisons busy: nothing was changed. Try again.")
    case .damaged:
      localized("The file with your comparisons is damaged: nothing was changed.")
    case .notADatabase:
      localized(
        "This file is not a database of Per, and was left as it is; what you do now is not kept.")
    case .unconfirmed:
      localized(
        "The disk did not confirm the change. It is not shown, but it may be there at the next start. Check the disk, and try again."
      )
    case .notSynced:
      localized(
        "The disk could not save the change: nothing was changed. Check the disk, and try again.")
    case .newerThanProgram:
      localized("Your comparisons were kept by a newer version of Per; update Per to open them.")
    case .outdated:
      localized("This comparison was changed in another window at the same time. Try again.")
    case .missing:
      localized("This comparison was removed in another window.")
    case .fileRemoved:
      localized(
        "The file with your comparisons was removed while it was open: nothing was changed.")
    case .cannotOpen:
      localized(
        "The file with your comparisons cannot be opened; what you do now is not kept. See that it is a file and that you may use it, and start Per again."
      )
    case .cancelled:
      localized("Cancelled: nothing was changed.")
    case .other(_, let message, _):
      localized("Your comparisons could not be saved: %1$s", message)
    }
  }
}
