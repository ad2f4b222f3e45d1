# Защо един ход е добър: каквото е преброено в световете, изиграни докрай. $this е числото след този ход, $that след ход номер $number.

hint-against = { $text } (след № { $number }: { $that }).
hint-against-played = { $text } (след изиграния ход: { $that }).
hint-against-weaker = { $text } (след по-слаб ход: { $that }).
hint-alone = { $text }.
hint-only = Друго не може да се направи
hint-tied = Почти толкова добър, колкото № { $number }
hint-tied-usual = Почти толкова добър, колкото № { $number }; опитен шофьор играе това
hint-wins-more = В същите пробни партии печели по-често от № { $number }
hint-wins-less = В същите пробни партии печели по-рядко от № { $number }
hint-exact = Тези зарове носят средно { $this } полета, изчислено точно

## In plain words: why it matters little which of several moves is made
hint-alike = И другите ходове са почти толкова добри, трудно ще сбъркаш много
hint-alike-won = Вече няма голямо значение: състезанието е почти спечелено
hint-alike-lost = Вече няма голямо значение: състезанието е почти загубено
hint-for-the-match = Печели това състезание малко по-рядко, но носи повече в целия мач
