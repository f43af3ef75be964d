import PerModel

/// With whom the file shares its price book, and how far that has come.
public struct Sharing: Hashable, Sendable {
  /// The book, which is the same on all devices.
  public var book: SharedBook.ID
  /// This file among the devices.
  public var device: SharingDevice.ID
  /// The address of the server, without a password; empty where the book is exchanged through folders only.
  public var server = ""
  /// The path of the folder through which the program exchanges the book by itself; empty for none.
  public var folder = ""
  /// The server's number of the last change that was taken in.
  public var received: Int64 = 0
  /// The server's mark of that change, which another one has after a backup was restored.
  public var mark: Int64 = 0
  /// How often this device has sent changes to the server.
  public var pushes: Int64 = 0
  /// How far the server's clock was ahead of this computer's, in milliseconds.
  public var clockOffset: Int64 = 0
  /// When changes were last exchanged, in seconds since 1970; 0 for never.
  public var lastExchange: Int64 = 0
  /// The number of the last file that this device has written into a folder.
  public var files: Int64 = 0
  /// The number of the last field that is in one of these files.
  public var written: Int64 = 0
  /// The files that this device has written into folders, the last ones last.
  public var ownFiles: [OwnFile] = []
  /// What was wrong with the last exchange; `nil` where nothing was.
  public var problem: SharingProblem?
  /// The latest time at which another device claims to have written, and that device; `nil` before one has.
  public var latest: SharedField.Stamp?

  /// A file that this device has written into a folder.
  public struct OwnFile: Hashable, Sendable {
    /// The number in its name.
    public let number: Int64
    /// Its fields are those of this device after this number …
    public let start: Int64
    /// … up to this one.
    public let last: Int64
    /// The number of bytes.
    public let size: Int

    /// A file with fields of this device.
    public init(number: Int64, start: Int64, last: Int64, size: Int) {
      (self.number, self.start, self.last, self.size) = (number, start, last, size)
    }
  }

  /// How many of its own files a device remembers at most; a folder has far fewer of them.
  public static let maximumOwnFiles = 100

  /// A share in a book that has not been exchanged yet.
  public init(book: SharedBook.ID, device: SharingDevice.ID = .new(), server: String = "") {
    (self.book, self.device, self.server) = (book, device, server)
  }
}

/// A device that shares a book.
public struct SharingMember: Hashable, Sendable {
  /// Which one it is.
  public let device: SharingDevice.ID
  /// When it last wrote something, in seconds since 1970 by its own clock.
  public let lastChange: Int64
}
