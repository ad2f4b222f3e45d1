# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Megtartás
lesson-aruba-part-combine = Kombinálás
lesson-aruba-part-drive = Menet
lesson-aruba-part-ram = Nekihajtás
lesson-aruba-part-damage = Sérülés
lesson-aruba-part-red = Piros sorok
lesson-aruba-part-cards = Lapok
lesson-aruba-part-saws = Fűrészek
lesson-aruba-part-home = Cél

## One sentence a step
lesson-aruba-roll = Tíz kocka, sérülésjelzőnként eggyel kevesebb: { $tokens } jelzővel { $dice } marad. **Dobj.**
lesson-aruba-keep = A jókat tartsd meg, a többit legfeljebb kétszer újradobhatod. **Tartsd meg: 1, 2 és két 5, a többit dobd újra.**
lesson-aruba-stand = Számsor: 1, 2, 3, és egy pár 5-ös. Ez elég. **Használd ezeket.**
lesson-aruba-straight = A számsor 1-gyel kezdődik, és annyit visz, amennyi a legnagyobb kockája. **Használd a számsort.**
lesson-aruba-drive = Mozgás: { $movement }. Minden lépés egy sorral visz előre. **Koppints a világos mezőre Rosa mögött.**
lesson-aruba-ram = Rosa közvetlenül előtted áll, és maradt még egy mozgásod. **Hajts neki.**
lesson-aruba-shoot = Rosa sérült, és előrébb tolódott. Egy párral lőhetsz is rá. **Lőj a párral.**
lesson-aruba-end = Rosán { $tokens } sérülésjelző van, két kockája maradt. A következőtől roncs lesz. **Fejezd be a köröd.**
lesson-aruba-mend = Te is sérült vagy. Egy pár két jelzőt vesz le. **Javíts a két 5-össel.**
lesson-aruba-red = Pirosról indulni egy mozgás, egyedül vezetni még egy: Rosa áll. **Menj mellé.**
lesson-aruba-cards = Egy hármassal két lapot húzol, a következő körödtől játszhatók. **Húzz.**
lesson-aruba-saw = A fűrész azt az autót éri, amelyik mellé hajtasz. Rosa jobbra előtted áll. **Szereld fel jobbra.**
lesson-aruba-nitro = Pirosról indulsz: a számsorod 2-ig csak egy mozgást ad. **Játszd ki a Nitrót**, kettővel több lesz.
lesson-aruba-home = Mozgás: { $movement }. Rosa mellett vág a fűrészed, aztán tovább. **Hajts át a célvonalon.**
lesson-aruba-won = A kilencedik jelzőtől Rosa autója roncs lett. Célba értél, és { $points } ponttal nyertél.
