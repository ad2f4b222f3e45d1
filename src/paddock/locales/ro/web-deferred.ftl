# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name is a guest, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Joacă asta
web-hint-percent = { $percent }%
web-hint-chance = șansă de câștig { $chance }, probabil între { $low } și { $high }
web-hint-vague = Prea puține partide încercate ca să se vadă șansa de câștig.
web-hint-worlds = Partide jucate de aici încolo: { $worlds }.
web-hint-told = Ceilalți văd câte sfaturi ai cerut: { $hints }.
web-hint-thinking = Se încearcă mutări…

## Checking a shuffle
web-verify-lead = Înainte de împărțire serverul s-a angajat față de un secret. Acum secretul e la vedere, iar acest dispozitiv trage din nou din el fiecare carte și fiecare zar.
web-verify-running = Partida este încă în joc. Secretul se arată la sfârșit; până atunci nu e nimic de verificat.
web-verify-good = Totul se potrivește.
web-verify-bad = Ceva nu se potrivește.
web-verify-yes = se potrivește
web-verify-no = nu se potrivește
web-verify-unknown = nu se știe aici
web-verify-commitment = Angajamentul dinaintea împărțirii
web-verify-commitment-noted = Acest dispozitiv l-a notat înainte de împărțire ({ $when }) și este același.
web-verify-commitment-other = Înainte de împărțire acest dispozitiv a notat altul: { $noted }. E corect numai la o revanșă cu aceleași cărți și zaruri.
web-verify-commitment-unseen = Acest dispozitiv nu l-a văzut înainte de împărțire. Dacă l-a notat cineva, scrie-l aici.
web-verify-commitment-typed = Angajamentul notat de tine
web-verify-commitment-same = Este cel notat.
web-verify-commitment-foreign = Nu este cel notat.
web-verify-secret = Secretul se potrivește cu angajamentul
web-verify-secret-good = SHA-256 al secretului este exact angajamentul. Niciun alt secret nu dă același rezultat.
web-verify-secret-bad = SHA-256 al secretului nu este angajamentul: partida nu a fost împărțită din acest secret.
web-verify-nonces = Cuvintele aleatorii ale jucătorilor au intrat în amestecare
web-verify-nonces-mine = Cuvântul tău aleatoriu { $nonce } a intrat în amestecare. A venit după angajament, deci serverul nu a ales singur cărțile.
web-verify-nonces-missing = Cuvântul tău aleatoriu { $nonce } nu a intrat în amestecare, deși serverul l-a primit.
web-verify-nonces-others = Acest dispozitiv nu a adăugat niciun cuvânt aleatoriu la această partidă. Cuvinte aleatorii în înregistrare: { $words }.
web-verify-draws = Fiecare carte și fiecare zar trase din nou
web-verify-draws-good = Acest dispozitiv a tras din nou exact ce spune înregistrarea. Amestecări: { $deals }. Aruncări: { $rolls }.
web-verify-draws-bad = Linia { $line } din înregistrare spune { $said }; secretul spune { $drawn }.
web-verify-draws-left = Ce nu poate trage din nou această pagină a verificat serverul: { $count }.
web-verify-first = Primele cărți ale primei amestecări
web-verify-rules = Fiecare mutare după reguli
web-verify-rules-good = Serverul a rejucat înregistrarea (mutări: { $moves }), iar toate punctele ies la socoteală. Aici trebuie să crezi serverul pe cuvânt.
web-verify-rules-bad = Serverul a găsit o greșeală în înregistrare: { $problem }
web-verify-proves = Ce dovedește
web-verify-proves-1 = Cărțile erau hotărâte înainte ca cineva să o vadă pe prima.
web-verify-proves-2 = Serverul nu le-a ales singur, dacă în amestecare a intrat cuvântul tău aleatoriu.
web-verify-proves-3 = Niciun nume, loc sau opțiune nu s-a schimbat ulterior.
web-verify-fails = Ce nu poate dovedi
web-verify-fails-1 = Când a fost publicat angajamentul, dacă nu l-a notat acest dispozitiv sau cineva.
web-verify-fails-2 = Că serverul își păstrează secretul: cine îl administrează ar putea ști cărțile tuturor.
web-verify-fails-3 = Că nimeni de la masă nu e înțeles cu serverul.
web-verify-fails-4 = Că această pagină este cinstită: vine de la același server. Ca să verifici pe calculatorul tău:
web-verify-partly = Ce poate verifica acest dispozitiv este corect.
web-verify-rules-unfinished = Înregistrarea se termină înainte de sfârșitul partidei (mutări: { $moves }). O partidă neterminată nu contează: ar putea urma alt sfârșit.
web-verify-seen = Partida văzută aici
web-verify-seen-same = În timpul jocului, acest dispozitiv a notat mutări: { $count } din { $steps }. În înregistrare sunt aceleași.
web-verify-seen-other = Mutarea { $step } era „{ $seen }” când a văzut-o acest dispozitiv; înregistrarea spune „{ $said }”. Este altă partidă cu același secret.
web-verify-seen-none = Acest dispozitiv nu a văzut această partidă.
web-verify-seen-late = Făcute cât acest dispozitiv a lipsit și aflate mai târziu: mutările { $steps }.
web-verify-fails-5 = Care dintre partidele posibile cu acest secret s-a jucat, dacă niciun dispozitiv nu i-a notat mutările.

## Joining, devices, settings
web-join-code = Cod sau link
web-join-code-lead = Scrie cele șase caractere de pe ecranul gazdei sau linkul întreg.
web-join-go = Găsește masa
web-join-unreadable = Un cod are șase litere și cifre; 0, 1, I, L și O nu apar niciodată.
web-devices = Acest loc pe alt dispozitiv
web-device-move-lead = Scanează cu celălalt dispozitiv sau deschide acolo linkul. Merge o dată, în zece minute; apoi ambele au numele și locurile tale.
web-device-link = Link pentru celălalt dispozitiv
web-device-this = acest dispozitiv
web-device-since = din { $when }
web-device-remove = Deconectează
web-device-remove-sure = Deconectezi acest dispozitiv? Cheile de acces și codul de recuperare făcute pe el nu mai sunt valabile.
web-device-accept = Continui pe acest dispozitiv ca { $name }?
web-device-accept-lead = Acest dispozitiv preia numele și locurile de la { $name }, care a făcut linkul.
web-device-accept-loses = Până acum ești aici { $name }; pierzi pe acest dispozitiv oaspetele și locurile lui.
web-guests-join-lead = Până acum ești aici { $name }. Cei doi oaspeți devin unul singur, cu un nume și un istoric. Nu se poate anula.
web-guests-join = Păstrează și locurile și partidele cu numele { $name }
web-my-data = Datele mele
web-export-me = Descarcă datele mele
web-forget-me = Uită-mă
web-forget-lead = Boții îți iau locurile; numele, mesajele din chat, dispozitivele și linkurile tale se șterg. Nu există cale de întoarcere.
web-forget-yes = Da, uită-mă
web-forget-no = Nu, rămân
web-device-accept-go = Da, aici
web-move-lead = La localhost pagina poate mai multe decât la 127.0.0.1: acolo merg cheile de acces. Muți acest dispozitiv?
web-move-go = Mută la localhost
web-move-stay = Rămân aici
web-devices-mine = Dispozitivele și datele mele
web-recovery = Cod de recuperare
web-recovery-lead = Dacă pierzi acest browser, un cod pe hârtie te aduce înapoi, pe orice dispozitiv. Cine are codul poate intra în locul tău: păstrează-l ca pe o cheie.
web-recovery-since = Ai un cod din { $when }. Unul nou îl înlocuiește.
web-recovery-make = Creează un cod de recuperare
web-recovery-again = Creează un cod nou
web-recovery-once = Notează-l sau tipărește-l acum. Apare doar acum și e valabil o singură dată.
web-recovery-print = Tipărește
web-recovery-paper = Cod de recuperare pentru { $address }, nume: { $name }
web-passkeys = Chei de acces
web-passkey-lead = Cu o cheie de acces intri cu degetul, cu fața sau cu un PIN. Nu ai nimic de ținut minte.
web-passkey-add = Adaugă o cheie de acces
web-passkey-remove = Șterge
web-passkey-sign-in = Intră cu o cheie de acces
web-passkey-no-http = Cheile de acces au nevoie de https, iar pagina aceasta nu îl are. Aici te întorci cu un link de pe alt dispozitiv sau cu codul de recuperare.
web-passkey-no-number = Browserele permit chei de acces numai la o adresă cu nume, ca localhost, nu la un număr. Aici te întorci cu un link de pe alt dispozitiv sau cu codul de recuperare.
web-passkey-no-browser = Acest browser nu acceptă chei de acces. Te întorci cu un link de pe alt dispozitiv sau cu codul de recuperare.
web-return = Am mai jucat aici
web-return-lead = Ia-ți înapoi pe acest dispozitiv numele, locurile și partidele.
web-return-go = Revin
web-return-device = Mai ai un dispozitiv pe care joci? Deschide acolo, în setări, „Dispozitivele și datele mele” și scanează codul cu acest dispozitiv.
web-return-done = Ești din nou { $name }
web-return-new-code = Codul tău de recuperare a fost folosit. Creează unul nou pentru data viitoare.
web-size = Mărimea textului
web-size-normal = Normală
web-size-large = Mare
web-size-huge = Foarte mare
web-buzz = Vibrează când e rândul meu
web-notify = Anunță-mă când e rândul meu
web-notify-denied = Browserul blochează notificările; permite-le în setările lui.
web-chat-show = Arată chatul peste masă
web-host-make = Predă rolul de gazdă
web-host-sure = Predai rolul de gazdă? Apoi numai { $name } poate porni, întrerupe sau încheia o partidă.
web-mute = Oprește mesajele
web-unmute = Permite mesajele
web-muted = fără mesaje

## Rules
web-rules-chapters = Capitole
web-rules-english = Regulile complete ale acestui joc sunt aici în engleză. Ghidul scurt „Cum se joacă” este în limba ta.
web-rules-missing = Acest joc nu are încă o pagină de reguli.
web-rules-whole = Regulile complete

## Looking back
web-play-back = Redă
web-speed = Viteză
web-eyes = Văzut de
web-eyes-all = Spectator
web-eyes-running = După încheierea partidei o poți vedea din locul oricui.
web-open-cards = Toate mâinile pe față
web-link-step = Link la acest pas
web-link-step-lead = Cine deschide linkul vede masa după pasul { $step }.

## The screen for the room
web-screen-join = Scanează ca să intri sau deschide adresa și scrie codul
web-full-screen = Ecran complet
