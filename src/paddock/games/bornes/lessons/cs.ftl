# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Start
lesson-bornes-part-drive = Jízda
lesson-bornes-part-stopped = Zastavení
lesson-bornes-part-repair = Obrana
lesson-bornes-part-limit = Omezení rychlosti
lesson-bornes-part-attack = Útok
lesson-bornes-part-coup = Vrácený úder
lesson-bornes-part-safety = Ochrana
lesson-bornes-part-finish = Přesně do cíle
lesson-bornes-part-extension = Prodloužení

## One sentence a step
lesson-bornes-start = Ještě nemůžeš jet. **Vylož kartu „{ $card }“** a vyrazíš.
lesson-bornes-drive = Jedeš. **Vylož { $km } km**: s velkými kartami jsi v cíli nejdřív.
lesson-bornes-let-stop = Rosa útočí kartou „{ $card }“ a ty nemáš odpověď. **Nech útok platit.**
lesson-bornes-start-again = Stojíš kvůli kartě „{ $attack_card }“: žádné kilometry. **Vylož kartu „{ $card }“** a jeď dál.
lesson-bornes-drive-on = Nic tě nedrží. **Vylož { $km } km.**
lesson-bornes-let-limit = Rosa tě brzdí kartou „{ $card }“. **Nech útok platit.**
lesson-bornes-limited = Při omezení rychlosti smí mít karta nejvýš { $most_km } km. **Vylož { $most_km } km.**
lesson-bornes-end-limit = Velké karty jsou stále zakázané. **Vylož kartu „{ $card }“** a zase platí.
lesson-bornes-attack = Rosa je těsně za tebou. **Zaútoč kartou „{ $card }“.**
lesson-bornes-rival-stands = Rosa stojí, dokud nemá kartu „{ $remedy_card }“. **Vylož { $km } km.**
lesson-bornes-coup = Rosa útočí kartou „{ $attack_card }“, ale ty máš kartu „{ $card }“. **Vrať úder** hned teď!
lesson-bornes-after-coup = Útok je pryč, už tě nikdy nezasáhne a jsi na tahu. **Vylož { $km } km.**
lesson-bornes-safety = Karta „{ $card }“ tě celý závod chrání před kartou „{ $attack_card }“. **Vylož ji.**
lesson-bornes-after-safety = Po takové kartě hraješ znovu. **Vylož { $km } km.**
lesson-bornes-drive-far = Už jen { $left_km } km do cíle. **Vylož { $km } km.**
lesson-bornes-finish = Musíš trefit přesně { $goal_km } km: větší karta by byla moc. **Vylož { $km } km.**
lesson-bornes-extend = V cíli! Do { $goal_km } km je víc bodů, ale je to riziko. **Skonči tady.**
lesson-bornes-won = První závod je tvůj. Když se žádná karta nehodí, jednu odhoď: víc vědět nemusíš.
