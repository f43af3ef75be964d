import PerVersion

/// The text of `--help`.
enum HelpText {
  static let version = String(cString: per_version())

  static let text = """
    Usage: per-sync COMMAND URL [OPTION]… [TEXT]…

    Sets up shared books on a PostgreSQL server. URL is what libpq takes, such as
    postgresql://anna@books.example.org/per or service=per, and has no password in it.

    Commands:
      init URL                set up the database, or migrate it; once more changes nothing
      create-book URL NAME    make a book, and print its identity
      books URL               list the books to which you belong: identity, role, name
      invite URL LOGIN        print the SQL that lets a login into a book; with --run, run it, with a
                              password that is asked for
      dismiss URL LOGIN       take a login's role in a book away
      log URL                 list who changed a book and when: number, time, login, device, fields
      password URL            remember the password for this address in the keyring

    Options:
      --book ID          the book, if you belong to several
      --role ROLE        of who is invited: reader, writer (without the option) or owner
      --run              run the invitation instead of printing it
      --since TIME       the log since a day or time, such as 2026-11-20 or 2026-11-20T18:30
      --by LOGIN         the log of one login
      --limit COUNT      how much of the log, 100 without the option
      --citus            distribute the tables by book after init, where Citus is installed
      --json             one JSON object per line
      --help             this text
      --version          the version

    A server that is not this machine has to prove who it is by a certificate. The password is taken
    from PGPASSWORD, the keyring, or libpq's password file.
    Exit status: 0 if it was done; 1 if the server refused it; 2 for wrong usage; 75 if it may succeed
    later, such as when the server cannot be reached.

    Examples:
      per-sync init postgresql://postgres@localhost/per
      per-sync create-book postgresql://postgres@localhost/per Home
      per-sync invite postgresql://postgres@localhost/per anna --run
    """
}
