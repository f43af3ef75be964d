import Glibc
import GtkKit
import PerWords

// It may be started to decode a picture, which may be hostile and needs nothing else of it.
PictureWorker.runIfAsked(CommandLine.arguments)
Application.shareHeap()
// A file that reaches the size limit is reported as an error, instead of killing the program.
signal(SIGXFSZ, SIG_IGN)
startTranslation()
if CommandLine.arguments.dropFirst().first == SearchService.argument { exit(SearchService().run()) }
// A constant of the file lives as long as the program; a temporary value could end before the main loop does.
let program = PerApplication()
exit(program.run(CommandLine.arguments))
