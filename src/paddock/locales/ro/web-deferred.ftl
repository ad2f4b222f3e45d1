# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Sfaturi
web-hints-bots = pentru cine joacă doar cu boți
web-hints-all = pentru toți; masa este anunțată
web-hints-none = pentru nimeni
web-hint-play = Joacă asta
web-hint-percent = { $percent }%
web-hint-vague = Prea puține partide încercate ca să se vadă șansa de câștig.
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
web-device-phone = Telefon
web-device-tablet = Tabletă
web-device-computer = Calculator
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
web-block = Blochează
web-blocked = persoană blocată
web-block-sure = Blochezi pe { $name }? Nu mai vezi ce scrie și nici mesele sale din listă, iar { $name } nu le mai vede pe ale tale. { $name } nu primește niciun anunț.
web-blocks = Persoane blocate
web-unblock = Deblochează
web-report = Raportează
web-report-lead = Cine ține acest server citește raportul tău, cu ultimele rânduri scrise aici de { $name }. { $name } nu află.
web-report-reason = Ce s-a întâmplat?
web-report-send = Trimite raportul
web-report-done = Raportul tău a fost trimis.

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

## Home
web-about-text = Cu Paddock o familie, într-o cameră sau în cinci orașe, joacă jocuri de masă cu curse după regulile adevărate, fără cont. Rulează pe calculatorul tău și nu trimite nimic nimănui.
web-no-page = Nu există o astfel de pagină.

## Set-up
web-seats = Locuri
web-chair-me = Eu
web-chair-friend = Oaspete
web-chair-open = Loc liber
web-chair-open-lead = pentru prieteni
web-your-name = Numele tău
web-options = Regulile casei
web-chairs-lead = Alege un loc, apoi cine stă acolo. Sau trage pe cineva pe el.
web-options-usual = totul standard
web-usual = standard
web-clock = Timp de gândire
web-clock-none = Fără limită
web-clock-move = { $seconds } s pe mutare
web-clock-match = { $minutes } min pe partidă
web-listed = Arată masa tuturor pe acest server
web-open-table = Deschide masa

## Waiting room
web-waiting-lead = Trimite linkul sau lasă-i pe prieteni să scaneze codul.
web-join-lead = Scrie-ți numele și ia loc.
web-you = tu
web-here = aici
web-host = gazda
web-sit = Mă așez aici
web-get-up = Mă ridic
web-invite-lead = Oricine are linkul se poate așeza. Nimeni nu are nevoie de cont.
web-link = Link către această masă
web-qr = Linkul sub formă de cod QR
web-start = Start
web-start-waits = { $count ->
    [one] Un loc e liber
    [few] { $count } locuri sunt libere
   *[other] { $count } de locuri sunt libere
}
web-host-starts = Gazda dă startul cursei.
web-code = Codul mesei
web-code-lead = Sau deschide { $address } și scrie:

## At the table
web-how-to-play = Cum se joacă
web-zone = Fus orar
web-zone-device = Automat ({ $zone })
web-theme = Temă
web-theme-auto-short = Automat
web-theme-light-short = Luminoasă
web-theme-dark-short = Întunecată
web-motion = Animații
web-motion-off = Fără
web-motion-fast = Rapide
web-motion-normal = Normale
web-motion-slow = Lente
web-watch-lead = Prietenii intră sau privesc aici:
web-pause = Pauză
web-end-match = Încheie partida
web-leave = Părăsește masa
web-end-sure = Închei partida pentru toți?
web-leave-sure = Părăsești masa? Un bot va juca pentru tine, iar ceilalți pot da locul tău altcuiva.
web-go-on = Mai departe
web-winner-you = Ai câștigat!
web-winner = Câștigă: { $names }
web-same-luck = Aceleași cărți și zaruri
web-record = Descarcă înregistrarea
web-step-back = Un pas înapoi
web-step-on = Un pas înainte
web-step-of = { $step } din { $steps }
web-verify = Verifică amestecarea
web-review = Noroc și pricepere

## Lobby
web-my-tables = Mesele mele
web-listed-tables = Mese deschise
web-no-tables = Acum nu e nicio masă deschisă.
web-old-tables = Încheiate

## People at the table
web-people = Persoane
web-chat = Chat
web-chat-empty = Încă nu e niciun mesaj.
web-chat-say = Scrie un mesaj
web-chat-mute = Nu arăta chatul peste masă
web-send = Trimite
web-seat-free = loc liber
web-seat-ask = Cere acest loc
web-big-screen = Ecran mare
web-orders = Dacă nu răspund la timp unui atac
web-sound-on = Da
web-sound-off = Nu
web-other-device = Alt dispozitiv

## Keys of a table
web-keys-on = Comenzi cu o singură tastă
web-key-release = renunță la cartea aleasă
web-key-explain = explică ce e pe masă; săgețile duc mai departe
web-key-situation = citește situația
web-one-tap = Atingerea unei cărți
web-one-tap-off = o alege
web-one-tap-on = o joacă

## Why something was refused
trouble-no-match = Aici nu s-a jucat o astfel de partidă.
trouble-unreadable = Această masă a fost salvată de o altă versiune de Paddock și nu poate fi citită de aceasta.
trouble-too-many = { $what ->
    [visitors] La această masă sunt deja câți spectatori permite serverul.
    [seasons] Clubul are deja câte sezoane poate avea. Șterge mai întâi unul.
    [tables] Ai deja câte mese permite serverul; încheie mai întâi una.
    [opened] Din rețeaua ta s-au deschis prea multe mese; încearcă mai târziu.
    [listed] Ai deja în listă câte mese permite serverul; deschide-o pe aceasta nelistată.
    [bot-tables] Privești deja câte mese de boți permite serverul; părăsește mai întâi una.
    [orders] Îți schimbi ordinele permanente prea des; așteaptă o clipă.
    [guests] Din rețeaua ta au venit prea mulți oaspeți noi; încearcă mai târziu.
    [codes] Din rețeaua ta s-au încercat prea multe coduri; așteaptă un minut.
    [links] Ai făcut prea multe linkuri; încearcă mai târziu.
    [keys] Ai creat prea multe coduri și chei de acces; încearcă mai târziu.
    [sign-ins] Prea multe încercări de conectare; așteaptă un minut.
    [blocks] Ai blocat toate persoanele pe care le permite acest server.
    [reports] Prea multe rapoarte deodată. Încearcă mai târziu.
    [passkeys] Ai deja numărul maxim de chei de acces; șterge mai întâi una.
    [clubs] Au fost înființate prea multe cluburi; încearcă mai târziu.
    [memberships] Ești deja în numărul maxim de cluburi; părăsește mai întâi unul.
    [members] Ai adăugat prea mulți membri; încearcă mai târziu.
    [verifications] Din rețeaua ta au venit prea multe verificări; așteaptă un minut.
    [reviews] Din rețeaua ta s-au cerut prea multe analize; încearcă mai târziu.
    [entries] Masa aceasta durează de prea mult timp; deschide alta.
   *[other] Acest server nu permite atât de multe.
    }
trouble-muted = Gazda ți-a oprit mesajele.
trouble-accounts-off = Acest server nu are nici chei de acces, nici coduri de recuperare.
trouble-recovery-wrong = Acest cod de recuperare este greșit sau a fost folosit deja.
trouble-passkey-wrong = Această cheie de acces nu este cunoscută aici.
trouble-both-seated = Ambii oaspeți joacă în aceeași partidă în curs. Unește-i când partida s-a terminat.
trouble-not-over = Această partidă nu s-a încheiat: încă nu e nimic de analizat.
trouble-code-used = Acest link a fost folosit sau a expirat; cere unul nou.
web-replay-marks = Mergi la
web-replay-race = Cursa { $number }
web-replay-lap = Turul { $number }

## Notices over a table
web-break-wait = Așteptăm: { $names }
web-undo-wish = { $name } vrea să anuleze ultima mutare.
web-undo-asked = Pentru anularea mutării mai trebuie acordul de la: { $names }.
web-seat-wish = { $name } vrea să preia locul de la { $other }.
web-seat-asked = Ca să te așezi mai trebuie acordul de la: { $names }.
web-seat-withdraw = Renunț
web-stand-in = Un bot joacă pentru tine.
web-take-back = Îmi iau locul înapoi
web-hint-taken = { $name } a cerut un sfat.
