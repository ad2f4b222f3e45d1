# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Perché?
web-hint-margin = ± { $percent }
web-hint-race-chance = probabilità di vincere questa gara: { $chance }
web-hint-legend = La barra è la probabilità di vincere questa gara, giocata fino in fondo { $worlds } volte. La linea sottile dice quanto è sicura.
