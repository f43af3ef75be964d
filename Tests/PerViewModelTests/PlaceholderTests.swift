import PerViewModel
import Testing
