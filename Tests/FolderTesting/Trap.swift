import Glibc

/// Something in a folder that has a name and is no file.
public enum Trap: CaseIterable, Sendable {
  case link, danglingLink, linkToPipe, pipe, socket, folder

  /// Puts it at a path.
  /// - Parameter victim: the file that following it would harm.
  public func lay(_ path: String, victim: String) {
    switch self {
    case .link: symlink(victim, path)
    case .danglingLink: symlink(victim + ".new", path)
    case .linkToPipe:
      mkfifo(victim + ".pipe", 0o600)
      symlink(victim + ".pipe", path)
    case .pipe: mkfifo(path, 0o600)
    case .socket: mknod(path, S_IFSOCK | 0o600, 0)
    case .folder: mkdir(path, 0o700)
    }
  }
}
