# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Jocuri de masă cu curse: joacă-le în acest terminal, revezi și verifică înregistrări, simulează mii de partide.
cli-examples = De exemplu
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Comenzi
cli-help-flags = Comutatoare
cli-help-arguments = Argumente
cli-stopped = întrerupt
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } nu este instalat. Îl obții cu: pip install "paddock[{ $extra }]"
cli-unknown-language = nu există limba „{ $text }”; există: { $known }
cli-bad-option-word = o opțiune se scrie nume=valoare, nu „{ $text }”
cli-parse-command = nu există comanda „{ $text }”; există: { $known }
cli-parse-flag = aici nu există comutatorul „{ $text }”; --help le arată pe toate
cli-parse-repeated = „{ $text }” apare de două ori
cli-parse-value = { $name } nu poate fi „{ $text }”
cli-parse-missing = { $name } are nevoie de o valoare
cli-parse-argument = lipsește ceva: { $name }; --help arată cum
cli-parse-unused = „{ $text }” este în plus; --help arată cum
cli-parse-other = { $text }

## Flags
cli-flag-help = Arată această pagină.
cli-flag-version = Arată versiunea.
cli-argument-game = Jocul, de exemplu mille-bornes.
cli-argument-rule = O regulă, o carte sau o opțiune.
cli-argument-record = Fișierul cu înregistrarea.
cli-flag-lang = Limba: en, de, hu, cs, sk, it, el, ro sau bg. Implicit: limba sistemului tău.
cli-flag-json = Rezultatul ca JSON.
cli-flag-option = O opțiune a jocului ca nume=valoare; se poate da de mai multe ori.
cli-flag-seats = Câte locuri.
cli-flag-human = Locurile oamenilor, de exemplu 1 sau 1,3; și „all” sau „none”.
cli-flag-level = Nivelul boților: learner, sunday-driver, commuter sau rally-driver (de la 0 la 3); unul pentru toate locurile sau câte unul pentru fiecare.
cli-flag-names = Numele, în ordinea locurilor, de exemplu Anna,Ben.
cli-flag-seed = Amestecă după acest număr; același număr dă aceleași amestecări.
cli-flag-budget = Cam câte secunde să calculeze.
cli-flag-yes = Nu întreba nimic: ce nu e spus rămâne implicit.
cli-flag-save = Salvează în acest fișier, nu în dosarul de date.
cli-flag-resume = Continuă un joc salvat: din acest fișier sau, dacă nu e dat niciunul, din ultimul.
cli-flag-record = Păstrează înregistrarea încheiată în acest fișier.
cli-flag-step = Pas cu pas: Enter pentru mutarea următoare, b pentru înapoi, un număr pentru salt, q pentru ieșire.
cli-flag-move = Arată masa după această mutare (0: înainte de prima).
cli-flag-commitment = Angajamentul arătat înainte de împărțire: înregistrarea trebuie să îl aibă pe același.
cli-flag-seen = Hash-ul mutărilor văzute, așa cum îl arată pagina: înregistrarea trebuie să dea același.
cli-flag-seen-seat = Locul care le-a văzut; fără el, un spectator.
cli-flag-seat = Așa cum se vede de pe acest loc; fără el, totul e la vedere.
cli-flag-games = Câte partide.
cli-flag-sim-seats = Câte locuri cu jucători la întâmplare sau câte un bot pentru fiecare loc, de exemplu commuter,learner.
cli-flag-workers = Câte procese. Implicit: câte unul pentru fiecare nucleu.
cli-flag-ray = Lucrează pe un cluster Ray: cel numit de RAY_ADDRESS sau unul pornit aici.
cli-flag-arena-levels = Niveluri sau stiluri, de exemplu 1,2: fiecare joacă împotriva celui dinaintea lui. Implicit: cele mai înalte două niveluri.
cli-flag-arena-ladder = Toate nivelurile, fiecare împotriva celui de sub el.
cli-flag-arena-styles = Ultimul nivel joacă și împotriva fiecărui stil.
cli-flag-arena-against = Fiecare nivel joacă împotriva unui program pornit de această comandă. Programul citește vederi și scrie mutări ca linii JSON.
cli-flag-arena-time-limit = Câte milisecunde are un astfel de program pentru o mutare.
cli-flag-arena-seats = Câte locuri. Implicit: numărul cel mai mic pe care îl permite jocul.
cli-flag-arena-games = Câte jocuri; fiecare împărțire se joacă o dată pentru fiecare tabără.
cli-flag-arena-match = Partide întregi în loc de runde.
cli-flag-arena-budget = Câte milisecunde de procesor poate folosi pentru o mutare un bot care caută.
cli-flag-arena-iterations = În schimb, câte iterații pe mutare: așa se poate repeta întocmai.
cli-flag-arena-svg = Desenează scara și în acest fișier.
cli-flag-review-svg = Desenează șansele și în acest fișier.
cli-flag-fit-seats = Pentru câte locuri; mai multe numere, separate prin virgulă. Implicit: numărul cel mai mic pe care îl permite jocul.
cli-flag-fit-sweeps = De câte ori se trece prin toate ponderile; 0: doar cât valorează punctele și ce țin ceilalți.
cli-flag-fit-deals = Pe câte împărțiri se judecă fiecare schimbare.
cli-flag-fit-matches = Câte partide întregi arată cât valorează punctele.
cli-flag-fit-anew = Începe cu primele estimări, nu cu ce s-a găsit înainte.
cli-flag-fit-out = Scrie în acest fișier. Implicit: printre sursele unei copii de lucru, altfel aici, ca JOC.toml.
cli-flag-quick = Măsurători mai scurte, cifre mai aproximative.
cli-flag-against = Compară cu varianta compilată din alt dosar Paddock: rapoarte, măsurate pe rând.

## play: help
cli-play-help = Joacă în acest terminal, împotriva boților sau cu alții din cameră.
cli-play-examples = De exemplu
    {"  "}{ $program } play                          întreabă ce are nevoie să știe
    {"  "}{ $program } play mille-bornes --yes       tu împotriva unui bot, imediat
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 continuă de unde ai rămas

## play: questions
cli-ask-game-title = Care joc?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Număr sau nume [1]:
cli-ask-seats = Câte locuri: { $known }? [{ $default }]:
cli-ask-human = Pe ce locuri stau oameni, de exemplu 1 sau 1,3? [{ $default }]:
cli-ask-level = Cât de puternici sunt boții: { $known }? [{ $default }]:
cli-ask-options = Schimbi opțiunile jocului? d sau n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Numele pentru { $seat } [{ $default }]:
cli-yes-words = d da y yes
cli-number-words = unu doi trei patru cinci șase șapte opt
cli-all-words = toți toate
cli-none-words = nimeni niciunul
cli-ask-nobody = Atunci joacă doar boți, iar tu privești. Așa vrei? d sau n [n]:
cli-level-learner = { $number }  { $name }: joacă orice mutare permisă, potrivit pentru prima partidă
cli-level-sunday-driver = { $number }  { $name }: gonește cum poate și mai scapă câte ceva, bună companie
cli-level-commuter = { $number }  { $name }: joacă chibzuit și ia ce i se oferă
cli-level-rally-driver = { $number }  { $name }: gândește înainte și încearcă fiecare mutare de multe ori
cli-bad-seats = { $name } se joacă cu { $known } locuri
cli-no-such-option = nu există opțiunea „{ $text }”; există: { $known }
cli-bad-option = { $name } nu poate fi „{ $text }”; poate fi: { $known }
cli-no-such-game = nu există jocul „{ $text }”; există: { $known }
cli-no-answer = nu există un răspuns de citit: dă-l prin comutatoare sau ia valorile implicite cu --yes
cli-bad-humans = „{ $text }” nu indică locuri de la 1 la { $seats }
cli-bad-levels = „{ $text }”: dă un nivel pentru toate locurile sau câte unul pentru fiecare (locuri: { $seats })
cli-bad-level = nu există nivelul „{ $text }”; există: { $known }
cli-bad-names = sunt mai multe nume decât locuri ({ $seats })
cli-name-player = Jucătorul { $number }
cli-name-bot = Botul { $number }

## play: at the table
cli-commitment = Amestecările sunt stabilite. Angajamentul: { $commitment }
cli-prompt = { $name }, e rândul tău (? ajută):
cli-prompt-only = { $name }, Enter: { $text } (? ajută)
cli-held = { $text }: sigur?
cli-undone = Mutare anulată: { $move }
cli-prompt-held = Enter: da. Orice altceva: nu.
cli-no-such-number = Nimic nu are aici numărul { $text }; ? arată ce se poate.
cli-series-refused = Pași făcuți: { $done } din { $moves }. { $reason }
cli-series-disturbed = Pași făcuți: { $done } din { $moves }. Uite ce s-a întâmplat.
cli-several = „{ $text }” poate însemna: { $options }
cli-not-understood = „{ $text }” nu este o mutare aici; ? arată ce se poate.
cli-possible = Acum se poate:
cli-and-more = și încă { $count ->
    [one] o mutare care începe
    [few] { $count } mutări care încep
   *[other] { $count } de mutări care încep
} cu „{ $word }”
cli-impossible = Nu se poate, și de ce:
cli-hint-title = Ce e mai bine; partide jucate de aici încolo: { $worlds }
cli-hint-chance = șansă de a câștiga cursa aceasta { $chance } ({ $low } – { $high })
cli-hint-vague = șansă de câștig necunoscută: prea puține partide
cli-no-hint = Pentru acest joc nu există sfaturi.
cli-words = Scrie o cifră sau o literă, o mutare sau câteva cuvinte ale ei. În plus: masă (redesenează), istoric (ce s-a întâmplat până acum), reguli, înapoi (anulează mutarea), salvează, ieșire, ?! sau sfat (ce e mai bine și de ce), ? sau ajutor.
cli-log-empty = Încă nu s-a întâmplat nimic.
cli-move-line = { $number }  { $move }
cli-hand-over = Locul { $number } ({ $name }), apasă Enter. Acum nu se mai uită nimeni altcineva.
cli-go-on = Apasă Enter pentru a continua.

## play: saves and records
cli-saved = Salvat: { $file }
cli-how-to-resume = Continuă cu: { $program } play --resume { $file }
cli-resumed = Se continuă: { $file }
cli-input-ended = Datele de intrare s-au terminat înainte de sfârșitul jocului.
cli-nothing-saved = nu există niciun joc salvat în { $folder }
cli-save-exists = { $file } există deja: continuă-l cu --resume sau dă alt fișier
cli-already-over = jocul din { $file } s-a terminat; îl revezi cu: { $program } replay { $file }
cli-save-in-use = { $file } se joacă deja în alt terminal
cli-too-large = { $file } depășește { $megabytes } MB: nu este o înregistrare
cli-not-text = { $file } nu este un fișier text
cli-bad-save = { $file } nu poate fi citit ca joc salvat: { $reason }
cli-no-table = { $file } nu spune cine stă la masă; se poate continua doar un joc salvat
cli-record-kept = Înregistrarea: { $file }
cli-how-to-verify = Verifică amestecările și regulile cu: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Loc
cli-side = Tabără
cli-points = Puncte

## explain
cli-explain-help = Explică regulile, cărțile și opțiunile unui joc.
cli-explain-examples = De exemplu
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Pot fi explicate aceste jocuri:
cli-explain-how = Mai mult cu: { $program } explain JOC, { $program } explain JOC REGULĂ
cli-explain-rules = { $name }: ce poate interzice o mutare (exemple)
cli-explain-cards = Cărți
cli-explain-options = Opțiuni
cli-explain-page = Toate regulile: { $page }
cli-explain-unknown = nu s-a găsit nimic pentru „{ $text }”; încearcă: { $known }
cli-explain-near = nu s-a găsit nimic pentru „{ $text }”; poate: { $near }
cli-explain-topics = Se explică și: { $known }
cli-option-values = { $name }: { $values } (implicit: { $default })
cli-rule-title = { $rule }: o regulă din { $name } ({ $section })
cli-rule-example = Exemplu: { $move } nu se poate: { $text }

## verify
cli-review-help = Spune cum a fost câștigată și pierdută o partidă: norocul și deciziile fiecărei tabere și cele mai scumpe mutări.
cli-review-examples = De exemplu
    {"  "}{ $program } review my-race.paddock         toată analiza
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         mai exact, cu o imagine
cli-verify-help = Verifică o înregistrare: respectă regulile, ies punctele la socoteală, au fost cinstite amestecările?
cli-verify-examples = De exemplu
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Codul de ieșire este 0 dacă totul e corect, 1 dacă ceva e greșit, 2 dacă nu e o înregistrare.
cli-verify-wrong = Înregistrarea este greșită: { $reason }
cli-verify-over = Regulile și punctele sunt corecte: { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}, runde jucate: { $rounds }, partida s-a încheiat.
cli-verify-unfinished = Regulile și punctele sunt corecte până aici: { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}, runde încheiate: { $rounds }, partida continuă.
cli-verify-line = linia { $line }: { $text }
cli-record-title = nu începe cu „{ $title }”
cli-record-twice = „{ $name }” apare de două ori
cli-record-seen = conține doar ce poate ști un loc, deci nu poate fi rejucată
cli-record-keyed = angajamentul, secretul și cuvintele aleatorii sunt valide doar cu „chance: keyed”
cli-record-field = lipsește „{ $name }”
cli-record-head = valoarea pentru „{ $name }” nu este validă
cli-record-secret = secretul nu se potrivește cu angajamentul dinaintea împărțirii
cli-record-sheet = a fost făcută cu alte numere ale acestei ediții
cli-record-left = conține împărțiri sau aruncări pe care nicio mutare nu le cere
cli-record-says = spune „{ $said }”, regulile spun „{ $truth }”
cli-record-end = se termină înaintea punctelor ultimei runde sau continuă după partidă
cli-record-line = „{ $text }” nu este o linie de înregistrare
cli-record-word = nu există cartea sau aruncarea „{ $text }”
cli-verify-written = Toate amestecările și aruncările decurg din sursa înregistrării, dar partida nu începe cu o împărțire: cineva a scris prima poziție.
cli-verify-open = Nicio înregistrare nu poate dovedi când a fost publicat angajamentul și nici cine a ales cuvintele aleatorii (nonce): compară-l cu cel arătat înainte de împărțire (--commitment).
cli-verify-seed = Toate amestecările și aruncările decurg din numărul inițial din înregistrare. Se pot repeta, dar cine a ales numărul putea cunoaște cărțile.
cli-verify-withheld = Amestecările și aruncările nu se pot verifica încă: secretul se arată la sfârșitul partidei. Angajamentul: { $commitment }
cli-verify-missing = Despre amestecări și aruncări nu este dovedit nimic: partida s-a terminat, dar secretul lipsește din înregistrare.
cli-verify-other = Nu este partida anunțată: înregistrarea are alt angajament, { $commitment }
cli-verify-none = Înregistrarea nu are un angajament de comparat cu al tău.
cli-verify-committed = Amestecările și aruncările sunt dovedite: toate decurg din secretul din înregistrare, iar secretul se potrivește cu acest angajament: { $commitment }
cli-verify-recorded = Amestecările și aruncările nu pot fi verificate: înregistrarea spune doar cum au căzut cărțile și zarurile.
cli-verify-differs = Amestecările sau aruncările nu se potrivesc: cărțile sau zarurile nu au căzut așa cum spune sursa din înregistrare.
cli-verify-not-good = O înregistrare neterminată nu trece drept corectă: ar putea urma alt sfârșit.
cli-verify-seen = Acestea sunt mutările văzute: { $count } din { $steps }.
cli-verify-seen-other = Aceasta nu este partida care s-a văzut: mutările ei dau alt hash.

## replay
cli-replay-help = Parcurge o înregistrare: tot istoricul, pas cu pas, sau masa după orice mutare.
cli-replay-examples = De exemplu
    {"  "}{ $program } replay my-race.paddock       tot istoricul
    {"  "}{ $program } replay my-race.paddock --step            mutare cu mutare
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Mutarea { $number } din { $last } (Enter: următoarea, b: înapoi, un număr, q):
cli-replay-no-move = nu există mutarea { $number }; mutările sunt de la 0 la { $last }

## simulate
cli-simulate-help = Joacă multe partide pe toate nucleele și spune cine le câștigă. Același număr inițial dă aceleași cifre, oricâte procese ar fi.
cli-simulate-examples = De exemplu
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } trebuie să fie cel puțin 1
cli-no-ray = Ray nu este instalat. Îl obții cu: ./paddock extra lab
cli-sim-partial = Întrerupt înainte de vreme: partide jucate { $matches } din { $wanted }.
cli-sim-lost = Un proces de lucru s-a oprit: partide jucate { $matches } din { $wanted }.
cli-sim-title = { $name } – partide: { $matches }, runde: { $rounds }, mutări: { $moves }
cli-sim-speed = mutări pe secundă: { $rate }; { $seconds } s, procese: { $workers }, reguli { $engine }
cli-sim-round = Mutări într-o rundă: { $mean } ± { $margin }.
cli-sim-seat = Loc
cli-sim-player = Jucător
cli-sim-side = Tabără
cli-sim-wins = Victorii
cli-sim-interval = Interval de 95%
cli-sim-points = Puncte pe partidă
cli-engine-compiled = compilate
cli-engine-interpreted = interpretate

## arena
cli-arena-help = Pune nivelurile și stilurile boților să joace între ele și spune care e mai puternic și cât de sigur este. Fiecare împărțire se joacă o dată pentru fiecare tabără, un candidat printre adversari identici; o victorie împărțită contează în parte. Același număr inițial dă aceleași cifre, oricâte procese ar fi.
cli-arena-examples = De exemplu
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, locuri: { $seats }, partide întregi. Cota de victorii a candidatului; între egali ar fi { $parity }.
cli-arena-rounds = { $name }, locuri: { $seats }, runde. Cota de victorii a candidatului; între egali ar fi { $parity }.
cli-arena-partial = Întrerupt înainte de vreme: împărțiri jucate: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } răspuns al programului a venit prea târziu, nu s-a putut citi sau nu era permis
        [few] { $strikes } răspunsuri ale programului au venit prea târziu, nu s-au putut citi sau nu erau permise
       *[other] { $strikes } de răspunsuri ale programului au venit prea târziu, nu s-au putut citi sau nu erau permise
    } (jocuri: { $games }). În locul lor s-a jucat prima mutare permisă.
cli-arena-alone = Pentru o comparație e nevoie de doi: numește două niveluri sau stiluri, ori dă --ladder sau --styles.
cli-arena-candidate = Candidat
cli-arena-reference = Adversar
cli-arena-deals = Împărțiri
cli-arena-games = Jocuri
cli-arena-share = Victorii
cli-arena-interval = Interval de 95%
cli-arena-elo = Elo

## fit
cli-fit-help = Ajustează ponderile botului commuter al unui joc: fiecare număr e schimbat pe rând, iar schimbarea e păstrată dacă botul câștigă mai mult, pe aceleași împărțiri, împotriva celor ca el, a nivelului de sub el și a fiecărui stil.
cli-fit-examples = De exemplu
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (puncte: +{ $gain } ± { $error })
cli-fit-tables = Se ajustează câte un tabel: aceste locuri țin de { $tables }
cli-fit-written = Scris în { $file }

## bench
cli-bench-help = Măsoară cât de repede merg regulile aici: compilate, interpretate și alături de alte motoare instalate.
cli-bench-examples = De exemplu
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Se măsoară; pe un calculator liniștit cifrele sunt mai bune.
cli-bench-title = Python { $python }, { $machine }; mutări pe secundă pe un nucleu, cea mai bună din mai multe probe scurte
cli-bench-not-compiled = Regulile nu sunt compilate aici ({ $reason }): există doar cifre interpretate.
cli-bench-game = Joc
cli-bench-rules = Reguli
cli-bench-seats = Locuri
cli-bench-playout = Până la capăt/s
cli-bench-rounds = Runde/s
cli-bench-step = Pas/s
cli-bench-clone = Copie ns
cli-bench-ratio-of-playout = Simulări
cli-bench-ratio-of-rounds = Runde
cli-bench-ratio-of-step = Mutări
cli-bench-ratio-of-clone = Copii
cli-bench-ratio-of-view = Vederi
cli-bench-ratio-of-imagine = Imaginate
cli-bench-ratio-of-hint = Sfaturi
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = raport
cli-bench-search = Ce fac căutarea și serverul, compilat: microsecunde pentru o dată și runde întregi în 50 ms, la întâmplare și cu botul commuter la toate locurile
cli-bench-view = Vedere µs
cli-bench-redeal = Reîmpărțire µs
cli-bench-policy = Alegere µs
cli-bench-random = La întâmplare
cli-bench-experts = commuter
cli-bench-against = Această variantă alături de cea din { $path }: peste 1 înseamnă că aici este mai rapid. Mediana măsurătorilor scurte, făcute pe rând, și cuartilele lor.
cli-bench-not-built = În { $path } nu este nimic compilat. Pornește acolo ./paddock build, într-un dosar mai vechi ./paddock python.
cli-bench-peers = Alte motoare la joc întâmplător. Raportul spune de câte ori este mai rapid { $reference }: runde întregi alături de bucle proprii, pași alături de bucle Python.
cli-bench-peer = Motor
cli-bench-moves = Mutări/s
cli-bench-actions = Cu împărțire/s
cli-bench-ratio-moves = Raport
cli-bench-ratio-actions = Cu împărțire
cli-bench-loop-hand = { $name } scris de mână în { $engine }
cli-bench-loop-own = { $engine } { $name }, bucla sa C++
cli-bench-loop-python = { $engine } { $name }, din Python
cli-bench-missing = { $package } nu este instalat. Pentru comparație: ./paddock extra bench sau pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? ajutor
cli-word-hint = sfat indiciu
cli-word-rules = reguli
cli-word-hand = masă mână
cli-word-log = istoric
cli-word-save = salvează
cli-word-undo = înapoi
cli-word-quit = ieșire
verb-pass = pas
verb-roll = aruncă
verb-stand = rămân
verb-keep = păstrează
verb-end = gata
verb-stop = oprește
verb-hook = cârlig
verb-ahead = înainte
verb-left = stânga
verb-right = dreapta
verb-ram = lovește
verb-discard = aruncă
verb-coup = contraatac contraatacă

## rules
cli-rules-help = Arată regulile unui joc, cu legenda semnelor de pe masă.
cli-rules-examples = De exemplu
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: semnele de pe masă
cli-flag-short = Doar pe scurt: scopul, un rând, ce face fiecare lucru, punctajul.
cli-rules-english = Pagina este în engleză; explain răspunde în limba ta.
cli-rules-missing = { $page } nu este aici
