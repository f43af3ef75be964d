import PerText
