import Testing
import ToolkitTesting

/// One suite around all others, because GTK has one display and one main thread.
@Suite(.serialized, .onDisplay, .toolkit) enum PerSuite {}
