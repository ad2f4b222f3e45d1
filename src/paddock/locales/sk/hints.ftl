# Prečo je ťah dobrý: čo sa spočítalo v dohratých svetoch. $this je číslo po tomto ťahu, $that po ťahu číslo $number.

hint-against = { $text } (po č. { $number }: { $that }).
hint-against-played = { $text } (po zahranom ťahu: { $that }).
hint-against-weaker = { $text } (po slabšom ťahu: { $that }).
hint-alone = { $text }.
hint-only = Nič iné sa urobiť nedá
hint-tied = Oproti č. { $number } sa nedá zistiť nijaký rozdiel
hint-tied-usual = Oproti č. { $number } sa nedá zistiť nijaký rozdiel; skúsený vodič hrá toto
hint-wins-more = V tých istých svetoch vyhráva častejšie ako č. { $number }
hint-wins-less = V tých istých svetoch vyhráva menej často ako č. { $number }
hint-exact = Priemerná cena týchto kociek v poliach, presne spočítaná: { $this }

## Rodina Bornes
hint-bornes-standing = Kolá, keď ešte stojíš: { $this }
hint-bornes-creeping = Kolá, keď ťa brzdí obmedzenie rýchlosti: { $this }
hint-bornes-stopped = Zastavia ťa v { $this } prípadoch zo 100
hint-bornes-coup = { $coup } sa ti podarí v { $this } prípadoch zo 100
hint-bornes-struck-back = { $coup } sa podarí súperovi v { $this } prípadoch zo 100
hint-bornes-rivals-standing = Kolá, keď súperi stoja: { $this }
hint-bornes-nothing-fits = Kolá, keď sa pred cieľom nijaká karta nehodí: { $this }
hint-bornes-missed = Tá karta ti chýba v { $this } prípadoch zo 100
hint-bornes-hardly = Tá karta ti sotva bude chýbať: v { $this } prípadoch zo 100
hint-bornes-spare = Karty „{ $attack_card }“: preč { $gone } z { $all }, takže ti táto karta chýba len v { $this } prípadoch zo 100
hint-bornes-safe-trip = Odmenu za jazdu bez najväčšej karty získaš v { $this } prípadoch zo 100
hint-bornes-shut-out = Súper zostane bez kilometra v { $this } prípadoch zo 100
hint-bornes-delayed = Do cieľa prídeš až po poslednej karte balíčka v { $this } prípadoch zo 100
hint-bornes-home = Prvý v cieli si v { $this } prípadoch zo 100
hint-bornes-beaten = Súper je v cieli pred tebou v { $this } prípadoch zo 100
hint-bornes-ahead = Ďalej ako všetci súperi dôjdeš v { $this } prípadoch zo 100
hint-bornes-km = Dôjdeš { $this } km ďaleko
hint-bornes-rival-km = Najlepší súper dôjde { $this } km ďaleko
hint-bornes-points = Tvoje body v tomto kole: { $this }
hint-bornes-rival-points = Body najlepšieho súpera v tomto kole: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Polia stratené okľukami: { $this }
hint-ausgebremst-leading = Kolá, keď vedieš a nesmieš hrať šestku: { $this }
hint-ausgebremst-barred = Kolá, keď držíš zakázanú šestku: { $this }
hint-ausgebremst-still = Kolá, keď nemôžeš ísť: { $this }
hint-ausgebremst-rivals-still = Kolá, keď súperi nemôžu ísť: { $this }
hint-ausgebremst-out = Karty sa ti minú v { $this } prípadoch zo 100
hint-ausgebremst-turns = Kolá do cieľa: { $this }
hint-ausgebremst-won = Tieto preteky vyhráš v { $this } prípadoch zo 100
hint-ausgebremst-place = Tvoje priemerné miesto: { $this }

## ARUBA
hint-aruba-spaces = Polia, ktoré prinesie tento ťah: { $this }
hint-aruba-dice = Kocky na jeden hod: { $this }
hint-aruba-taken = Žetóny poškodenia, ktoré dostaneš: { $this }
hint-aruba-dealt = Žetóny poškodenia, ktoré dostanú súperi: { $this }
hint-aruba-in-front = Kolá, keď sám na čele strácaš pohyb: { $this }
hint-aruba-on-red = Kolá, keď začínaš na červenom: { $this }
hint-aruba-wrecked = O auto prídeš v { $this } prípadoch zo 100
hint-aruba-cards = Karty v ruke po tomto ťahu: { $this }
hint-aruba-won = Tieto preteky vyhráš v { $this } prípadoch zo 100
hint-aruba-points = Tvoje body v týchto pretekoch: { $this }
