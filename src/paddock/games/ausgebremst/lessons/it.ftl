# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

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

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Mazzo
lesson-ausgebremst-part-sort = Ordinare
lesson-ausgebremst-part-draw = Pescare
lesson-ausgebremst-part-pit-cards = Carte box
lesson-ausgebremst-part-home = Arrivo
lesson-ausgebremst-deck-fast = Tutti i mazzi hanno gli stessi punti; quello veloce ha meno carte, ma più alte. **Scegli il mazzo veloce.**
lesson-ausgebremst-sort-one = Metti le tue carte su quattro mazzetti; le vedi solo tu. **Metti il { $number } sul mazzetto { $pile }.**
lesson-ausgebremst-sort-two = Se le carte uguali stanno insieme, poi sai che cosa peschi. **Metti anche questo { $number } sul mazzetto { $pile }.**
lesson-ausgebremst-sort-preset = Uno schema pronto ordina tutte le altre. **Scegli il primo: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Tieni due carte in mano e puoi guardare i tuoi mazzetti quando vuoi. **Pesca un 6 dal mazzetto { $pile }.**
lesson-ausgebremst-draw-second = Dietro ad altre auto spesso un 6 non ha spazio. **Pesca anche il { $number } dal mazzetto { $pile }.**
lesson-ausgebremst-drive-near = In questa ressa il 6 deve andare largo, il { $number } no. **Gioca il { $number } sulla corsia interna.**
lesson-ausgebremst-draw-again = Poi peschi: tutti vedono da quale mazzetto, solo tu vedi la carta. **Pesca dal mazzetto { $pile }.**
lesson-ausgebremst-pit-free = Due giri dopo: i tuoi punti non bastano fino al traguardo. **Entra con il { $number } nella corsia del pit-stop.**
lesson-ausgebremst-pit-take = Il pit-stop ti ridà le due carte box, una va in mano. **Prendi il { $number }.**
lesson-ausgebremst-pit-store = Il { $number } va in cima a un mazzetto: lì è la prossima carta che peschi. **Mettilo sul mazzetto { $pile }.**
lesson-ausgebremst-pit-enough = Ora i tuoi punti bastano. **Gioca il { $number } all’interno.**
lesson-ausgebremst-six-behind = Ultimo giro: Rosa è in testa e non può giocare un 6, tu sì. **Gioca il { $number } all’interno.**
lesson-ausgebremst-home-last = L’ultima carta basta appena. **Taglia il traguardo con il { $number }.**
lesson-ausgebremst-won-decks = Hai vinto: carte alte a pista libera, basse nella ressa, e un pit-stop al momento giusto.
