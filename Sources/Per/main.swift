import Glibc
import GtkKit
import PerWords

// It may be started to decode a picture, which may be hostile and needs nothing else of it.
PictureWorker.runIfAsked(CommandLine.arguments)
// A file that may grow no further is an error that is reported, and not the end.
signal(SIGXFSZ, SIG_IGN)
startTranslation()
// A constant of the file lives as long as the program; a temporary value could end before the main loop does.
let program = PerApplication()
exit(program.run(CommandLine.arguments))
