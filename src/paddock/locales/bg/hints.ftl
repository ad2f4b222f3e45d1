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
