import Glibc
import PerText

startTranslation()
exit(PerApplication().run(CommandLine.arguments))
