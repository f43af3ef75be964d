import GtkKit
import PerViewModel
