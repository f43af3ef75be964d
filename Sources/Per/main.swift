import Glibc
import PerText

startTranslation()
// A constant of the file lives as long as the program; a temporary value could end before the main loop does.
let program = PerApplication()
exit(program.run(CommandLine.arguments))
