# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

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
