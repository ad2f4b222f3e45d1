# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Proč?
web-hint-margin = ± { $percent }
web-hint-race-chance = šance { $chance } vyhrát tenhle závod
web-hint-legend = Pruh ukazuje šanci vyhrát tenhle závod, dohráno { $worlds }×. Tenká čára ukazuje, jak jisté to je.
