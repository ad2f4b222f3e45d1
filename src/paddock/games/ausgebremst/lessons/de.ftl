# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

## The parts of a lesson
lesson-ausgebremst-part-play = Spielen
lesson-ausgebremst-part-reach = Reichweite
lesson-ausgebremst-part-pit = Boxenstopp
lesson-ausgebremst-part-fuel = Sprit
lesson-ausgebremst-part-blocked = Versperrt
lesson-ausgebremst-part-wide = Weit außen
lesson-ausgebremst-part-leader = Die 6 an der Spitze
lesson-ausgebremst-part-finish = Ziel

## One sentence a step
lesson-ausgebremst-play = Eine Karte fährt genau so viele Felder, wie sie zeigt. **Nimm die { $number }, dann die Innenspur.**
lesson-ausgebremst-reach = Die { $number } reicht auf zwei Felder, beide sind gut. **Nimm die { $number }, dann die Innenspur.**
lesson-ausgebremst-pit = Ein Boxenstopp ist Pflicht, und dies ist die letzte Gelegenheit. **Fahr mit der { $number } in die Boxengasse.**
lesson-ausgebremst-fuel = Deine Karten sind dein Sprit: { $points } Punkte für { $spaces } Felder. Bleib innen. **Fahr die { $number }.**
lesson-ausgebremst-blocked = Niemand fährt durch einen Wagen: Rosa versperrt deiner 4 und deiner 6 den Weg. **Fahr die { $number }.**
lesson-ausgebremst-wide = Rosa steht innen. Überhol sie auf der Mittelspur, ein Feld länger. **Fahr die { $number }.**
lesson-ausgebremst-back-inside = Nach der Kurve darfst du die Spur wechseln. **Fahr mit der { $number } zurück nach innen.**
lesson-ausgebremst-leader = Du führst, und wer führt, darf keine 6 spielen. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-rival-slow = Rosa hat nur noch kleine Karten und fällt zurück. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-finish = Rosa hat keine Karten mehr und ist draußen. **Fahr mit der { $number } über die Ziellinie.**
lesson-ausgebremst-won = Platz eins, und Karten übrig. Das ist die ganze Kunst.
