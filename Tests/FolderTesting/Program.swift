import Glibc

/// Writes a program of the shell, which a test can start at once.
///
/// - Parameters:
///   - script: its lines, without the one that names the shell.
///   - path: where it is to be.
public func writeProgram(_ script: String, to path: String) throws {
  // A separate program writes the file: a process that another test starts would hold it open for writing for a moment,
  // and Linux starts no such file (ETXTBSY).
  let words = [
    "sh", "-c", #"printf '%s' "$1" >"$0" && chmod 700 "$0""#, path, "#!/bin/sh\n\(script)\n",
  ]
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var (writer, status) = (pid_t(), Int32())
  guard posix_spawn(&writer, "/bin/sh", nil, nil, &arguments, environ) == 0,
    waitpid(writer, &status, 0) == writer, status == 0
  else { throw TemporaryFolder.Failure() }
}
