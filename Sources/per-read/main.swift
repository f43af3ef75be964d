import Glibc
import PerReader

// What it reads may be hostile: nothing else of the program is in here.
exit(ReadProgram.run(CommandLine.arguments))
