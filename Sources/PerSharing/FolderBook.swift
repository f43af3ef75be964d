import PerModel
import PerWords

/// A book that a folder has.
public struct FolderBook: Hashable, Sendable {
  /// The book.
  public let id: SharedBook.ID
  /// How many devices have written files of it.
  public let devices: Int

  /// A book with this many devices.
  public init(id: SharedBook.ID, devices: Int) { (self.id, self.devices) = (id, devices) }
}

extension FolderBook {
  /// "019a… (2 devices)"
  var words: String {
    // Translators: a book by its number, and how many devices share it.
    localized(
      one: "%2$s (%1$s device)", other: "%2$s (%1$s devices)", count: devices, "\(devices)", "\(id)"
    )
  }
}
