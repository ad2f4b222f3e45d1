# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

## The parts of a lesson
lesson-ausgebremst-part-play = Giocare
lesson-ausgebremst-part-reach = Portata
lesson-ausgebremst-part-pit = Pit-stop
lesson-ausgebremst-part-fuel = Carburante
lesson-ausgebremst-part-blocked = Strada chiusa
lesson-ausgebremst-part-wide = Al largo
lesson-ausgebremst-part-leader = Il 6 di chi è in testa
lesson-ausgebremst-part-finish = Traguardo

## One sentence a step
lesson-ausgebremst-play = Una carta fa esattamente gli spazi che indica. **Scegli la carta { $number }, poi la corsia interna.**
lesson-ausgebremst-reach = La carta { $number } arriva a due spazi, entrambi buoni. **Sceglila, poi scegli la corsia interna.**
lesson-ausgebremst-pit = Devi fermarti una volta, e questa è l’ultima occasione. **Entra con la carta { $number } nella corsia del pit-stop.**
lesson-ausgebremst-fuel = Le carte sono il tuo carburante. Punti: { $points }, spazi: { $spaces }. Resta all’interno. **Gioca la carta { $number }.**
lesson-ausgebremst-blocked = Nessuno passa attraverso un’auto: Rosa blocca il tuo 4 e il tuo 6. **Gioca la carta { $number }.**
lesson-ausgebremst-wide = Rosa tiene l’interno. Superala al centro, uno spazio in più. **Gioca la carta { $number }.**
lesson-ausgebremst-back-inside = Dopo la curva puoi cambiare corsia. **Torna all’interno con la carta { $number }.**
lesson-ausgebremst-leader = Sei in testa, e chi è in testa non può giocare un 6. **Gioca la carta { $number } all’interno.**
lesson-ausgebremst-rival-slow = A Rosa restano solo carte piccole e perde terreno. **Gioca la carta { $number } all’interno.**
lesson-ausgebremst-finish = Rosa ha finito le carte: è fuori. **Taglia il traguardo con la carta { $number }.**
lesson-ausgebremst-won = Primo posto, e con carte avanzate. L’arte è tutta qui.
