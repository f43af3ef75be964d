import GtkKit

// What tests start to decode a picture, as Per starts itself: they run in a program of their own.
PictureWorker.runIfAsked(CommandLine.arguments)
