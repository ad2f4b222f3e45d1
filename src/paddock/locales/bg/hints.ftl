# Защо един ход е добър: каквото е преброено в световете, изиграни докрай. $this е числото след този ход, $that след ход номер $number.

hint-against = { $text } (след № { $number }: { $that }).
hint-against-played = { $text } (след изиграния ход: { $that }).
hint-against-weaker = { $text } (след по-слаб ход: { $that }).
hint-alone = { $text }.
hint-only = Друго не може да се направи
hint-tied = Не личи разлика спрямо № { $number }
hint-tied-usual = Не личи разлика спрямо № { $number }; опитен шофьор играе това
hint-wins-more = В същите светове печели по-често от № { $number }
hint-wins-less = В същите светове печели по-рядко от № { $number }
hint-exact = Тези зарове струват средно { $this } полета, изчислено точно

## Семейство Bornes
hint-bornes-standing = Ходове, в които още стоиш: { $this }
hint-bornes-creeping = Ходове, в които те бави ограничение: { $this }
hint-bornes-stopped = Спират те в { $this } от 100 случая
hint-bornes-coup = { $coup } от теб в { $this } от 100 случая
hint-bornes-struck-back = { $coup } от съперник в { $this } от 100 случая
hint-bornes-rivals-standing = Ходове, в които съперниците стоят: { $this }
hint-bornes-nothing-fits = Ходове близо до целта, в които никоя карта не пасва: { $this }
hint-bornes-missed = Картата ти липсва в { $this } от 100 случая
hint-bornes-hardly = Тази карта едва ли ще ти липсва: в { $this } от 100 случая
hint-bornes-spare = От картите „{ $attack_card }“ са минали { $gone } от { $all }: тази карта ти липсва в { $this } от 100 случая
hint-bornes-safe-trip = Получаваш премията за пътуване без най-голямата карта в { $this } от 100 случая
hint-bornes-shut-out = Съперник остава без километър в { $this } от 100 случая
hint-bornes-delayed = Пристигаш след последната изтеглена карта в { $this } от 100 случая
hint-bornes-home = Пристигаш пръв в { $this } от 100 случая
hint-bornes-beaten = Съперник пристига преди теб в { $this } от 100 случая
hint-bornes-ahead = Стигаш по-далеч от всички съперници в { $this } от 100 случая
hint-bornes-km = Стигаш до { $this } км
hint-bornes-rival-km = Най-добрият съперник стига до { $this } км
hint-bornes-points = Точките ти в този рунд: { $this }
hint-bornes-rival-points = Точките на най-добрия съперник в този рунд: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Обиколките ти струват { $this } полета
hint-ausgebremst-leading = Ходове, в които водиш и не може да играеш 6: { $this }
hint-ausgebremst-barred = Ходове, в които държиш забранена 6: { $this }
hint-ausgebremst-still = Ходове, в които не можеш да караш: { $this }
hint-ausgebremst-rivals-still = Ходове, в които съперниците не могат да карат: { $this }
hint-ausgebremst-out = Оставаш без карти в { $this } от 100 случая
hint-ausgebremst-turns = Ходове до финала: { $this }
hint-ausgebremst-won = Печелиш това състезание в { $this } от 100 случая
hint-ausgebremst-place = Мястото ти средно: { $this }

## ARUBA
hint-aruba-spaces = Този ход носи { $this } полета
hint-aruba-dice = Зарове на хвърляне: { $this }
hint-aruba-taken = Жетони за щета, които получаваш: { $this }
hint-aruba-dealt = Жетони за щета, които получават съперниците: { $this }
hint-aruba-in-front = Ходове, в които сам начело губиш движение: { $this }
hint-aruba-on-red = Ходове, в които тръгваш от червено: { $this }
hint-aruba-wrecked = Губиш кола в { $this } от 100 случая
hint-aruba-cards = Карти в ръката след този ход: { $this }
hint-aruba-won = Печелиш това състезание в { $this } от 100 случая
hint-aruba-points = Точките ти в това състезание: { $this }
