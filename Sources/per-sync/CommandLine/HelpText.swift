import PerVersion

/// The text of `--help`.
enum HelpText {
  static let version = String(cString: per_version())

  static let text = """
    Usage: per-sync [--database FILE] --once | --watch
           per-sync COMMAND URL [OPTION]… [TEXT]…

    Exchanges the price book with a PostgreSQL server, and sets up shared books there. URL is what libpq takes, such as
    postgresql://anna@books.example.org/per or service=per, and has no password in it.

      --once             exchange until both sides are equal, and end
      --watch            exchange whenever something changes here or there, until the book is no
                         longer shared; where another does that already, wait for its end
      --until-input-ends with --watch: end when standard input does, after a last exchange

    Commands:
      share URL               share the file's book through this server: the book that it shares
                              already, the one that you belong to, or a new one
      revert --by LOGIN --since TIME
                              write once more what stood there before a login changed it
      init URL                set up the database, or migrate it; once more changes nothing
      create-book URL NAME    make a book, and print its identity
      books URL               list the books to which you belong: identity, role, name
      invite URL LOGIN        print the SQL that lets a login into a book; with --run, run it, with a
                              password that is asked for
      dismiss URL LOGIN       take a login's role in a book away
      log URL                 list who changed a book and when: number, time, login, device, fields
      password URL            remember the password for this address in the keyring

    Options:
      --database FILE    the file, if not the user's own
      --name NAME        what a new book is called
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
