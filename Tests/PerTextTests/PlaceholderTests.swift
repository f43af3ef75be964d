import PerText
import Testing
