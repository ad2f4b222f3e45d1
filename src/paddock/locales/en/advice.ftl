# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Why?
web-hint-margin = ± { $percent }
web-hint-race-chance = { $chance } chance to win this race
web-hint-legend = The bar is the chance to win this race, played to the end { $worlds } times. The thin line shows how sure that is.
