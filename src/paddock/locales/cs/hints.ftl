# Proč je tah dobrý: co bylo spočítáno v dohraných světech. $this je číslo po tomto tahu, $that po tahu číslo $number.

hint-against = { $text } (po č. { $number }: { $that }).
hint-against-played = { $text } (po zahraném tahu: { $that }).
hint-against-weaker = { $text } (po slabším tahu: { $that }).
hint-alone = { $text }.
hint-only = Nic jiného dělat nejde
hint-tied = Proti č. { $number } se nedá zjistit žádný rozdíl
hint-tied-usual = Proti č. { $number } se nedá zjistit žádný rozdíl; zkušený řidič hraje toto
hint-wins-more = Ve stejných světech vyhrává častěji než č. { $number }
hint-wins-less = Ve stejných světech vyhrává méně často než č. { $number }
hint-exact = Průměrná cena těchto kostek v polích, přesně spočítaná: { $this }

## Rodina Bornes
hint-bornes-standing = Kola, kdy ještě stojíš: { $this }
hint-bornes-creeping = Kola, kdy tě brzdí omezení rychlosti: { $this }
hint-bornes-stopped = Zastaví tě v { $this } případech ze 100
hint-bornes-coup = { $coup } se ti podaří v { $this } případech ze 100
hint-bornes-struck-back = { $coup } se podaří soupeři v { $this } případech ze 100
hint-bornes-rivals-standing = Kola, kdy soupeři stojí: { $this }
hint-bornes-nothing-fits = Kola, kdy se před cílem žádná karta nehodí: { $this }
hint-bornes-missed = Ta karta ti chybí v { $this } případech ze 100
hint-bornes-hardly = Ta karta ti sotva bude chybět: v { $this } případech ze 100
hint-bornes-spare = Karty „{ $attack_card }“: pryč { $gone } z { $all }, takže ti tahle karta chybí jen v { $this } případech ze 100
hint-bornes-safe-trip = Odměnu za jízdu bez největší karty získáš v { $this } případech ze 100
hint-bornes-shut-out = Soupeř zůstane bez kilometru v { $this } případech ze 100
hint-bornes-delayed = Do cíle dojedeš až po poslední kartě balíčku v { $this } případech ze 100
hint-bornes-home = První v cíli jsi v { $this } případech ze 100
hint-bornes-beaten = Soupeř je v cíli před tebou v { $this } případech ze 100
hint-bornes-ahead = Dál než všichni soupeři dojedeš v { $this } případech ze 100
hint-bornes-km = Dojedeš { $this } km daleko
hint-bornes-rival-km = Nejlepší soupeř dojede { $this } km daleko
hint-bornes-points = Tvoje body v tomto kole: { $this }
hint-bornes-rival-points = Body nejlepšího soupeře v tomto kole: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Pole ztracená oklikami: { $this }
hint-ausgebremst-leading = Kola, kdy vedeš a nesmíš hrát šestku: { $this }
hint-ausgebremst-barred = Kola, kdy držíš zakázanou šestku: { $this }
hint-ausgebremst-still = Kola, kdy nemůžeš jet: { $this }
hint-ausgebremst-rivals-still = Kola, kdy soupeři nemohou jet: { $this }
hint-ausgebremst-out = Karty ti dojdou v { $this } případech ze 100
hint-ausgebremst-turns = Kola do cíle: { $this }
hint-ausgebremst-won = Tento závod vyhraješ v { $this } případech ze 100
hint-ausgebremst-place = Tvoje průměrné místo: { $this }

## ARUBA
hint-aruba-spaces = Pole, která přinese tento tah: { $this }
hint-aruba-dice = Kostky na jeden hod: { $this }
hint-aruba-taken = Žetony poškození, které dostaneš: { $this }
hint-aruba-dealt = Žetony poškození, které dostanou soupeři: { $this }
hint-aruba-in-front = Kola, kdy sám v čele ztrácíš pohyb: { $this }
hint-aruba-on-red = Kola, kdy začínáš na červeném: { $this }
hint-aruba-wrecked = O auto přijdeš v { $this } případech ze 100
hint-aruba-cards = Karty v ruce po tomto tahu: { $this }
hint-aruba-won = Tento závod vyhraješ v { $this } případech ze 100
hint-aruba-points = Tvoje body v tomto závodě: { $this }
