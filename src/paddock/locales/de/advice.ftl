# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Warum?
web-hint-margin = ± { $percent }
web-hint-race-chance = { $chance } Chance, dieses Rennen zu gewinnen
web-hint-legend = Der Balken zeigt die Chance, dieses Rennen zu gewinnen, { $worlds }-mal zu Ende gespielt. Der dünne Strich zeigt, wie sicher das ist.
