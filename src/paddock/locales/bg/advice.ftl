# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Защо?
web-hint-margin = ± { $percent }
web-hint-race-chance = шанс да спечелиш това състезание: { $chance }
web-hint-legend = Лентата показва шанса да спечелиш това състезание, изиграно докрай { $worlds } пъти. Тънката линия показва колко сигурно е това.
