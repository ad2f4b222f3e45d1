# Prečo je ťah dobrý: čo sa spočítalo v dohratých svetoch. $this je číslo po tomto ťahu, $that po ťahu číslo $number.

hint-against = { $text } (po č. { $number }: { $that }).
hint-against-played = { $text } (po zahranom ťahu: { $that }).
hint-against-weaker = { $text } (po slabšom ťahu: { $that }).
hint-alone = { $text }.
hint-only = Nič iné sa urobiť nedá
hint-tied = Č. { $number } je asi rovnako dobrý ťah: vyber si, preteky potom budú takmer rovnaké
hint-tied-usual = Č. { $number } je asi rovnako dobrý ťah a preteky potom budú takmer rovnaké; daj prednosť tomuto, tak hrajú skúsení vodiči
hint-wins-more = V tých istých skúšobných partiách vyhráva častejšie ako č. { $number }
hint-wins-less = V tých istých skúšobných partiách vyhráva menej často ako č. { $number }
hint-exact = Priemerná cena týchto kociek v poliach, presne spočítaná: { $this }

## In plain words: why it matters little which of several moves is made
hint-alike = Ostatné ťahy sú takmer rovnako dobré, veľa sa pokaziť nedá
hint-alike-won = Už na tom veľmi nezáleží: preteky sú takmer vyhrané
hint-alike-lost = Už na tom veľmi nezáleží: preteky sú takmer prehrané
hint-for-the-match = Tieto preteky vyhrá o niečo menej často, ale v celej partii prinesie viac
