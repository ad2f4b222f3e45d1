# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Prečo?
web-hint-margin = ± { $percent }
web-hint-race-chance = šanca { $chance } vyhrať tieto preteky
web-hint-legend = Pruh ukazuje šancu vyhrať tieto preteky, dohrané { $worlds }×. Tenká čiara ukazuje, aké isté to je.
