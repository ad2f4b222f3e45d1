# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Štart
lesson-bornes-part-drive = Jazda
lesson-bornes-part-stopped = Zastavenie
lesson-bornes-part-repair = Obrana
lesson-bornes-part-limit = Obmedzenie rýchlosti
lesson-bornes-part-attack = Útok
lesson-bornes-part-coup = Vrátený úder
lesson-bornes-part-safety = Ochrana
lesson-bornes-part-finish = Presne do cieľa
lesson-bornes-part-extension = Predĺženie

## One sentence a step
lesson-bornes-start = Ešte nemôžeš ísť. **Vylož kartu „{ $card }“** a vyrazíš.
lesson-bornes-drive = Ideš. **Vylož { $km } km**: s veľkými kartami si v cieli najskôr.
lesson-bornes-let-stop = Rosa útočí kartou „{ $card }“ a ty nemáš odpoveď. **Nechaj útok platiť.**
lesson-bornes-start-again = Stojíš pre kartu „{ $attack_card }“: žiadne kilometre. **Vylož kartu „{ $card }“** a choď ďalej.
lesson-bornes-drive-on = Nič ťa nedrží. **Vylož { $km } km.**
lesson-bornes-let-limit = Rosa ťa brzdí kartou „{ $card }“. **Nechaj útok platiť.**
lesson-bornes-limited = Pri obmedzení rýchlosti smie mať karta najviac { $most_km } km. **Vylož { $most_km } km.**
lesson-bornes-end-limit = Veľké karty sú stále zakázané. **Vylož kartu „{ $card }“** a znova platia.
lesson-bornes-attack = Rosa je tesne za tebou. **Zaútoč kartou „{ $card }“.**
lesson-bornes-rival-stands = Rosa stojí, kým nemá kartu „{ $remedy_card }“. **Vylož { $km } km.**
lesson-bornes-coup = Rosa útočí kartou „{ $attack_card }“, ale ty máš kartu „{ $card }“. **Vráť úder** hneď teraz!
lesson-bornes-after-coup = Útok je preč, už ťa nikdy nezasiahne a si na ťahu. **Vylož { $km } km.**
lesson-bornes-safety = Karta „{ $card }“ ťa celé preteky chráni pred kartou „{ $attack_card }“. **Vylož ju.**
lesson-bornes-after-safety = Po takej karte hráš znova. **Vylož { $km } km.**
lesson-bornes-drive-far = Už len { $left_km } km do cieľa. **Vylož { $km } km.**
lesson-bornes-finish = Musíš trafiť presne { $goal_km } km: väčšia karta by bola priveľa. **Vylož { $km } km.**
lesson-bornes-extend = V cieli! Do { $goal_km } km je viac bodov, ale je to riziko. **Skonči tu.**
lesson-bornes-won = Prvé preteky sú tvoje. Keď sa žiadna karta nehodí, jednu odhoď: viac vedieť nemusíš.
