import PerModel
import Testing
