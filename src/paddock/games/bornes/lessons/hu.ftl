# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Indulás
lesson-bornes-part-drive = Haladás
lesson-bornes-part-stopped = Megállítva
lesson-bornes-part-repair = Elhárítás
lesson-bornes-part-limit = Sebességkorlátozás
lesson-bornes-part-attack = Támadás
lesson-bornes-part-coup = Visszavágás
lesson-bornes-part-safety = Ütőkártya
lesson-bornes-part-finish = Pontos befutó
lesson-bornes-part-extension = Hosszabbítás

## One sentence a step
lesson-bornes-start = Még nem indulhatsz. **Rakd le: „{ $card }”**, és már mehetsz is.
lesson-bornes-drive = Úton vagy. **Rakj le { $km } km-t**: a nagy lapokkal érsz célba a leghamarabb.
lesson-bornes-let-stop = Rosa támad: „{ $card }”, és nincs rá válaszod. **Fogadd el.**
lesson-bornes-start-again = Megállít: „{ $attack_card }”. Kilométert most nem rakhatsz. **Rakd le: „{ $card }”**, és mehetsz tovább.
lesson-bornes-drive-on = Semmi sem tart vissza. **Rakj le { $km } km-t.**
lesson-bornes-let-limit = Rosa lelassít: „{ $card }”. **Fogadd el.**
lesson-bornes-limited = Sebességkorlátozás alatt egy lap legfeljebb { $most_km } km lehet. **Rakj le { $most_km } km-t.**
lesson-bornes-end-limit = A nagy lapok még tiltottak. **Rakd le: „{ $card }”**, és újra játszhatók.
lesson-bornes-attack = Rosa szorosan mögötted van. **Támadd meg: „{ $card }”.**
lesson-bornes-rival-stands = Rosa áll, amíg nincs nála ez: „{ $remedy_card }”. **Rakj le { $km } km-t.**
lesson-bornes-coup = Rosa támad: „{ $attack_card }”. De nálad van ez: „{ $card }”. **Vágj vissza** most!
lesson-bornes-after-coup = A támadás semmis, többé nem is érhet, és te jössz. **Rakj le { $km } km-t.**
lesson-bornes-safety = „{ $card }”: az egész versenyen megvéd ettől: „{ $attack_card }”. **Rakd le.**
lesson-bornes-after-safety = Ilyen lap után újra te jössz. **Rakj le { $km } km-t.**
lesson-bornes-drive-far = Közel a cél: még { $left_km } km. **Rakj le { $km } km-t.**
lesson-bornes-finish = Pontosan { $goal_km } km kell: egy nagyobb lap túlvinne rajta. **Rakj le { $km } km-t.**
lesson-bornes-extend = Célba értél! { $goal_km } km-ig több pont jár, de kockázatos. **Fejezd be itt.**
lesson-bornes-won = Megnyerted az első versenyedet. Ha egyik lapod sem jó, dobj el egyet: ennyit kell tudnod.
