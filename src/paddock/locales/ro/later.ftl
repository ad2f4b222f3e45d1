# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Joacă asta
web-hint-percent = { $percent }%
web-hint-chance = șansă de câștig { $chance }, probabil între { $low } și { $high }
web-hint-vague = Prea puține partide încercate ca să se vadă șansa de câștig.
web-hint-worlds = Partide jucate de aici încolo: { $worlds }.
web-hint-told = Ceilalți văd câte sfaturi ai luat: { $hints }.
web-hint-thinking = Se încearcă mutări …

## Checking a shuffle
web-verify-lead = Înainte de împărțire serverul s-a legat de un secret. Acum secretul e la vedere, iar acest dispozitiv trage din nou din el fiecare carte și fiecare zar.
web-verify-running = Partida este încă în joc. Secretul se arată la sfârșit; până atunci nu e nimic de verificat.
web-verify-good = Totul se potrivește.
web-verify-bad = Ceva nu se potrivește.
web-verify-yes = se potrivește
web-verify-no = nu se potrivește
web-verify-unknown = nu se știe aici
web-verify-commitment = Promisiunea dinaintea împărțirii
web-verify-commitment-noted = Acest dispozitiv a notat-o înainte de împărțire ({ $when }) și este aceeași.
web-verify-commitment-other = Înainte de împărțire acest dispozitiv a notat alta: { $noted }. E corect numai la o revanșă cu același noroc.
web-verify-commitment-unseen = Acest dispozitiv nu a văzut-o înainte de împărțire. Cine a scris-o o poate introduce aici.
web-verify-commitment-typed = Promisiunea notată
web-verify-commitment-same = Este cea notată.
web-verify-commitment-foreign = Nu este cea notată.
web-verify-secret = Secretul ține promisiunea
web-verify-secret-good = SHA-256 al secretului este exact promisiunea. Niciun alt secret nu dă același lucru.
web-verify-secret-bad = SHA-256 al secretului nu este promisiunea: partida nu a fost împărțită din acest secret.
web-verify-nonces = Cuvintele jucătorilor sunt în ea
web-verify-nonces-mine = Cuvântul tău { $nonce } este în ea. A venit după promisiune, deci serverul nu a ales singur cărțile.
web-verify-nonces-missing = Cuvântul tău { $nonce } nu este în ea, deși serverul l-a primit.
web-verify-nonces-others = Acest dispozitiv nu a adăugat niciun cuvânt la această partidă. Cuvinte în procesul-verbal: { $words }.
web-verify-draws = Fiecare carte și fiecare zar trase din nou
web-verify-draws-good = Acest dispozitiv a tras din nou ce spune procesul-verbal. Amestecări: { $deals }. Aruncări: { $rolls }.
web-verify-draws-bad = Rândul { $line } din procesul-verbal spune { $said }; secretul spune { $drawn }.
web-verify-draws-left = Ce nu poate trage din nou această pagină a verificat serverul: { $count }.
web-verify-first = Primele cărți ale primei amestecări
web-verify-rules = Fiecare mutare după reguli
web-verify-rules-good = Serverul a rejucat procesul-verbal: mutări { $moves }, și fiecare punct iese. Acest pas este cuvântul serverului.
web-verify-rules-bad = Serverul a găsit o greșeală în procesul-verbal: { $problem }
web-verify-proves = Ce dovedește
web-verify-proves-1 = Cărțile erau hotărâte înainte ca cineva să o vadă pe prima.
web-verify-proves-2 = Serverul nu le-a ales singur, dacă în ea este cuvântul tău.
web-verify-proves-3 = Niciun nume, loc sau opțiune nu s-a schimbat ulterior.
web-verify-fails = Ce nu poate dovedi
web-verify-fails-1 = Când a fost publicată promisiunea, dacă nimeni nu a notat-o.
web-verify-fails-2 = Că serverul își păstrează secretul: cine îl ține poate ști fiecare mână.
web-verify-fails-3 = Că nimeni de la masă nu e înțeles cu serverul.
web-verify-fails-4 = Că această pagină este cinstită: vine de la același server. Pe calculatorul tău verifică:
web-verify-partly = Ce poate verifica acest dispozitiv se potrivește.

## Joining, devices, settings
web-join-code = Cod sau link
web-join-code-lead = Scrie cele șase semne de pe ecranul gazdei sau linkul întreg.
web-join-go = Găsește masa
web-join-unreadable = Un cod are șase litere și cifre; 0, 1, I, L și O nu apar niciodată.
web-devices = Acest loc pe alt dispozitiv
web-device-move-lead = Scanează cu celălalt dispozitiv sau deschide acolo linkul. Merge o dată, în zece minute; apoi ambele au numele și locurile tale.
web-device-link = Link pentru celălalt dispozitiv
web-device-this = acest dispozitiv
web-device-since = din { $when }
web-device-remove = Deconectează
web-device-accept = Continui pe acest dispozitiv?
web-device-accept-lead = Preia numele și locurile dispozitivului care a făcut linkul. Ce a avut până acum lasă.
web-device-accept-go = Da, aici
web-size = Mărimea textului
web-size-normal = Normală
web-size-large = Mare
web-size-huge = Foarte mare
web-buzz = Vibrează când e rândul meu
web-notify = Anunță-mă când e rândul meu
web-notify-denied = Browserul nu permite; se poate schimba în setările lui.
web-chat-show = Arată chatul peste masă
web-host-make = Predă rolul de gazdă
web-host-sure = Predai rolul de gazdă? Apoi numai { $name } poate porni, întrerupe sau încheia o partidă.
web-mute = Oprește mesajele
web-unmute = Permite mesajele
web-muted = fără mesaje

## Rules
web-rules-chapters = Capitole
web-rules-english = Regulile complete, cu toate deciziile noastre, sunt în engleză. Pe scurt, cum se joacă vorbește limba ta.
web-rules-missing = Pentru acest joc nimeni nu a scris încă o pagină de reguli.
web-rules-whole = Regulile complete

## Looking back
web-play-back = Redă
web-speed = Viteză
web-eyes = Cu ochii cui
web-eyes-all = Spectator
web-eyes-running = După încheierea partidei poți privi cu ochii tuturor.
web-open-cards = Toate mâinile pe față
web-link-step = Link la acest pas
web-link-step-lead = Cine deschide linkul vede masa după pasul { $step }.

## The screen for the room
web-screen-join = Scanează ca să intri sau deschide adresa și scrie codul
web-full-screen = Ecran complet
