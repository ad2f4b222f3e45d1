# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Ce-ar fi dacă…?
web-study-lead = Studiu: { $game }, mutarea { $step }. Fără rating, în nicio listă.
web-study-go = Joacă de aici
web-study-try-it = Încearcă
web-study-back = Înapoi la cursă
web-study-tries = Încercări
web-study-chance = șansă de câștig
web-study-fork = Mutarea { $step }. Aici drumul se desparte.
web-study-try = Încercarea { $number }
web-study-untried = Fă o mutare
web-study-new = Altă încercare
web-study-played = Cum s-a jucat
web-study-won = câștigat
web-study-lost = pierdut
web-study-margin = ± { $margin }
web-study-spoken = șansă de câștig { $chance }, plus sau minus { $margin }
web-study-luck = Norocul de aici
web-study-fell = cum a căzut
web-study-anew = împărțit din nou
web-study-fell-lead = Același pachet și aceleași zaruri ca în cursă: doar mutările diferă.
web-study-anew-lead = Ce nu putea ști nimeni iese altfel. Apasă din nou pentru altă împărțire.
web-study-known-lead = Cursa e încă în desfășurare: tot ce nu vezi este împărțit din nou.
web-study-who = Cine conduce
web-study-me = eu
web-study-bot = bot
web-study-take-back = Anulează
web-study-share = Trimite încercarea
web-study-link-lead = Cine deschide acest link vede încercarea și poate juca mai departe.
web-study-hands = Mâini pe față
web-study-over = Încercarea s-a încheiat.

## What the server refuses
trouble-study-move = Această încercare are o mutare imposibilă aici: { $text }
trouble-study-over = La acest pas partida s-a încheiat: alege unul anterior.

## In the terminal
cli-flag-from = Împreună cu --play: mutarea de la care se joacă mai departe (0: înainte de prima).
cli-flag-play-on = Ce-ar fi dacă: joacă de la acea mutare, cu boți pe celelalte locuri; nu se salvează nimic.
cli-flag-anew = Cu --play: împarte din nou, după acest număr, ce nu putea ști nimeni; fără el, norocul rămâne cum a căzut.
cli-study-begin = Ce-ar fi dacă…? După mutarea { $number } din { $last }. Poți anula orice mutare a ta; nu se salvează nimic.
cli-study-chance = Șansă de câștig: { $chance } (± { $margin })
cli-study-left = Studiul s-a încheiat; înregistrarea e neschimbată.
cli-study-unsaved = Un studiu nu se salvează.
cli-study-over = după mutarea { $number } partida s-a încheiat; alege una anterioară
cli-study-needs-play = --from, --human, --level și --anew merg cu --play, iar --play are nevoie de --from
cli-study-no-undo = Încă nu ai făcut nicio mutare.
