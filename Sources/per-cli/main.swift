import Glibc

// A file that may grow no further is an error that is reported, and not the end.
signal(SIGXFSZ, SIG_IGN)
exit(Program.run(CommandLine.arguments.dropFirst()).rawValue)
