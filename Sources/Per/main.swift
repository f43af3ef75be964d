import Glibc

exit(PerApplication().run(CommandLine.arguments))
