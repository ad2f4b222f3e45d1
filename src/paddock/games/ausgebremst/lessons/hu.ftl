# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Kijátszás
lesson-ausgebremst-part-reach = Elérhető mezők
lesson-ausgebremst-part-pit = Boxkiállás
lesson-ausgebremst-part-fuel = Üzemanyag
lesson-ausgebremst-part-blocked = Elzárva
lesson-ausgebremst-part-wide = Kisodródva
lesson-ausgebremst-part-leader = Az élen nincs 6
lesson-ausgebremst-part-finish = Cél

## One sentence a step
lesson-ausgebremst-play = Egy lap pontosan annyi mezőt visz, amennyit mutat. **Válaszd ezt: { $number }, majd a belső sávot.**
lesson-ausgebremst-reach = Ezzel a lappal két mezőre juthatsz, mindkettő jó. **Válaszd ezt: { $number }, majd a belső sávot.**
lesson-ausgebremst-pit = Egyszer ki kell állnod a boxba, és ez az utolsó alkalom. **Hajts be a boxutcába: { $number }.**
lesson-ausgebremst-fuel = A lapjaid az üzemanyagod: { $points } pont { $spaces } mezőre. Maradj belül. **Játszd ki: { $number }.**
lesson-ausgebremst-blocked = Autón nem lehet áthajtani: Rosa elzárja a 4-est és a 6-ost. **Játszd ki: { $number }.**
lesson-ausgebremst-wide = Rosa belül áll. Előzd meg a középső sávon, egy mezővel hosszabb. **Játszd ki: { $number }.**
lesson-ausgebremst-back-inside = A kanyar után szabad sávot váltani. **Térj vissza belülre: { $number }.**
lesson-ausgebremst-leader = Te vezetsz, és az élen nem szabad 6-ost kijátszani. **Játszd ki belül: { $number }.**
lesson-ausgebremst-rival-slow = Rosának csak kis lapjai maradtak, lemarad. **Játszd ki belül: { $number }.**
lesson-ausgebremst-finish = Rosa kifogyott a lapokból, kiesett. **Menj át a célvonalon: { $number }.**
lesson-ausgebremst-won = Elsőként értél célba, és maradt lapod is. Ez az egész titka.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Pakli
lesson-ausgebremst-part-sort = Szétosztás
lesson-ausgebremst-part-draw = Húzás
lesson-ausgebremst-part-pit-cards = Boxkártyák
lesson-ausgebremst-part-home = Cél
lesson-ausgebremst-deck-fast = Minden pakli ugyanannyi pontot ér; a gyorsban kevesebb, de nagyobb lap van. **Válaszd a gyorsat.**
lesson-ausgebremst-sort-one = A lapjaidat négy kupacra osztod, csak te látod őket. **Tedd ezt a lapot ({ $number }) ide: { $pile }. kupac.**
lesson-ausgebremst-sort-two = Ha az egyformák együtt vannak, később tudod, mit húzol. **Tedd ezt a lapot ({ $number }) is ide: { $pile }. kupac.**
lesson-ausgebremst-sort-preset = Egy kész beosztás az összes többit szétosztja. **Válaszd az elsőt: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Két lap van a kezedben, és a kupacaidba bármikor belenézhetsz. **Húzz egy 6-ost innen: { $pile }. kupac.**
lesson-ausgebremst-draw-second = Más autók mögött a 6-osnak gyakran nincs helye. **Húzz egy kisebbet is ({ $number }) innen: { $pile }. kupac.**
lesson-ausgebremst-drive-near = Ilyen tömegben a 6-os csak kívül fér el, a kisebb belül is. **Játszd ki a belső sávba: { $number }.**
lesson-ausgebremst-draw-again = Utána húzol: mindenki látja, melyik kupacból, de a lapot csak te. **Húzz innen: { $pile }. kupac.**
lesson-ausgebremst-pit-free = Két körrel később: a pontjaid nem elegek a célig. **Hajts be a boxutcába: { $number }.**
lesson-ausgebremst-pit-take = A kiállással visszakapod két boxkártyádat, az egyiket kézbe. **Vedd el ezt: { $number }.**
lesson-ausgebremst-pit-store = A másik ({ $number }) egy kupac tetejére kerül: onnan ezt húzod először. **Tedd ide: { $pile }. kupac.**
lesson-ausgebremst-pit-enough = Most már elég pontod van a célig. **Játszd ki belül: { $number }.**
lesson-ausgebremst-six-behind = Utolsó kör: Rosa vezet, ő nem játszhat 6-ost, te igen. **Játszd ki belül: { $number }.**
lesson-ausgebremst-home-last = Az utolsó lapod épp elég. **Menj át a célvonalon: { $number }.**
lesson-ausgebremst-won-decks = Győztél: nagy lapok szabad pályán, kicsik a tömegben, és kiállás a jó pillanatban.
