import PerModel
