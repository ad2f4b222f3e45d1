# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Miért?
web-hint-margin = ± { $percent }
web-hint-race-chance = { $chance } esély a verseny megnyerésére
web-hint-legend = A sáv a verseny megnyerésének esélye, { $worlds }-szor végigjátszva. A vékony vonal mutatja, mennyire biztos ez.
