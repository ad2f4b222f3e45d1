# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Giochi da tavolo di corse su strada: giocali in questo terminale, rivedi e verifica i registri, simula migliaia di partite.
cli-examples = Per esempio
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Comandi
cli-help-flags = Opzioni di comando
cli-help-arguments = Argomenti
cli-stopped = interrotto
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } non è installato. Si ottiene con: pip install "paddock[{ $extra }]"
cli-unknown-language = la lingua «{ $text }» non c’è; ci sono: { $known }
cli-bad-option-word = un’opzione si scrive nome=valore, non «{ $text }»
cli-parse-command = il comando «{ $text }» non esiste; esistono: { $known }
cli-parse-flag = qui non c’è l’opzione «{ $text }»; --help le mostra tutte
cli-parse-repeated = «{ $text }» compare due volte
cli-parse-value = { $name } non può essere «{ $text }»
cli-parse-missing = { $name } vuole un valore
cli-parse-argument = manca qualcosa: { $name }; --help mostra come
cli-parse-unused = «{ $text }» è di troppo; --help mostra come
cli-parse-other = { $text }

## Flags
cli-flag-help = Mostra questa pagina.
cli-flag-version = Mostra la versione.
cli-argument-game = Il gioco, per esempio mille-bornes.
cli-argument-rule = Una regola, una carta o un’opzione.
cli-argument-record = Il file con il registro.
cli-flag-lang = Lingua: en, de, hu, cs, sk, it, el, ro o bg. Predefinita: quella del tuo sistema.
cli-flag-json = Risultato in JSON.
cli-flag-option = Un’opzione del gioco come nome=valore; si può ripetere.
cli-flag-seats = Quanti posti.
cli-flag-human = I posti delle persone, per esempio 1 o 1,3; anche «all» o «none».
cli-flag-level = I bot: learner, sunday-driver, commuter, rally-driver o champion (da 0 a 4, se il gioco li ha), uno per tutti o uno per ogni posto.
cli-flag-names = I nomi in ordine di posto, per esempio Anna,Ben.
cli-flag-seed = Mescola secondo questo numero; stesso numero, stesse mescolate.
cli-flag-budget = Circa quanti secondi pensarci.
cli-flag-yes = Non chiedere nulla: ciò che non è detto resta predefinito.
cli-flag-save = Salva in questo file invece che nella cartella dei dati.
cli-flag-resume = Riprende una partita salvata: da questo file o, se non è indicato, l’ultima.
cli-flag-record = Conserva il registro finito in questo file.
cli-flag-step = Un passo alla volta: Invio per la mossa seguente, b per tornare, un numero per saltare, q per uscire.
cli-flag-move = Mostra il tavolo dopo questa mossa (0: prima della prima).
cli-flag-commitment = L’impronta mostrata prima di dare le carte: il registro deve avere la stessa.
cli-flag-seat = Come lo vede questo posto; senza, è tutto scoperto.
cli-flag-games = Quante partite.
cli-flag-sim-seats = Quanti posti con giocatori casuali, o un bot per ogni posto, per esempio commuter,learner.
cli-flag-workers = Quanti processi. Predefinito: uno per ogni core.
cli-flag-ray = Lavora su un cluster Ray: quello indicato da RAY_ADDRESS, oppure uno avviato qui.
cli-flag-arena-levels = Livelli o stili, per esempio 1,2: ognuno gioca contro quello che lo precede. Predefinito: i due livelli più alti.
cli-flag-arena-ladder = Tutti i livelli, ognuno contro quello sotto di lui.
cli-flag-arena-styles = L’ultimo livello gioca anche contro ogni stile.
cli-flag-arena-seats = Quanti posti. Predefinito: il minimo del gioco.
cli-flag-arena-games = Quanti giochi; ogni mano si gioca una volta per ogni concorrente.
cli-flag-arena-match = Partite intere invece di singole manche.
cli-flag-arena-budget = I millisecondi di processore che un bot che cerca può usare per una mossa.
cli-flag-arena-iterations = In alternativa, quante iterazioni per mossa: così si ripete esattamente.
cli-flag-arena-svg = Disegna la scala anche in questo file.
cli-flag-review-svg = Disegna le probabilità anche in questo file.
cli-flag-fit-seats = Per quanti posti, più numeri separati da virgole. Predefinito: il minimo del gioco.
cli-flag-fit-sweeps = Quante volte passare in rassegna tutti i pesi; 0: solo quanto valgono i punti e che cosa tengono gli altri.
cli-flag-fit-deals = Su quante mani si giudica ogni cambiamento.
cli-flag-fit-matches = Quante partite intere dicono quanto valgono i punti.
cli-flag-fit-anew = Comincia dalle prime stime, non da quanto trovato in precedenza.
cli-flag-fit-out = Scrive in questo file. Predefinito: fra i sorgenti di una copia di lavoro, altrimenti qui come GIOCO.toml.
cli-flag-quick = Misure più brevi, cifre più grezze.
cli-flag-against = Confronta con la versione compilata di un’altra cartella di Paddock: rapporti, misurati a turno.

## play: help
cli-play-help = Gioca in questo terminale, contro i bot o con altri nella stanza.
cli-play-examples = Per esempio
    {"  "}{ $program } play                          chiede quello che serve
    {"  "}{ $program } play mille-bornes --yes       tu contro un bot, subito
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 riprende da dove eri

## play: questions
cli-ask-game-title = Quale gioco?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Numero o nome [1]:
cli-ask-seats = Quanti posti: { $known }? [{ $default }]:
cli-ask-human = In quali posti ci sono persone, per esempio 1 o 1,3? [{ $default }]:
cli-ask-level = Quanto sono forti i bot: { $known }? [{ $default }]:
cli-ask-options = Vuoi cambiare le opzioni del gioco? s o n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Nome di { $seat } [{ $default }]:
cli-yes-words = s si sì y yes
cli-number-words = uno due tre quattro cinque sei sette otto
cli-all-words = tutti
cli-none-words = nessuno
cli-ask-nobody = Allora giocano solo i bot e tu guardi. Va bene? s o n [n]:
cli-level-learner = { $number }  { $name }: gioca una mossa lecita qualsiasi, adatto alla prima partita
cli-level-sunday-driver = { $number }  { $name }: corre appena può e ogni tanto si distrae, buona compagnia
cli-level-commuter = { $number }  { $name }: gioca con giudizio e prende quel che si offre
cli-level-rally-driver = { $number }  { $name }: pensa in anticipo: prova ogni mossa in molti mondi possibili
cli-level-champion = { $number }  { $name }: pensa in anticipo con ciò che ha imparato da milioni di momenti
cli-bad-seats = { $name } si gioca con { $known } posti
cli-no-such-option = l’opzione «{ $text }» non esiste; esistono: { $known }
cli-bad-option = { $name } non può essere «{ $text }»; può essere: { $known }
cli-no-such-game = il gioco «{ $text }» non esiste; esistono: { $known }
cli-no-answer = non c’è una risposta da leggere: indicala tra le opzioni di comando o accetta i valori predefiniti con --yes
cli-bad-humans = «{ $text }» non indica posti da 1 a { $seats }
cli-bad-levels = «{ $text }»: indica un livello per tutti o uno per ognuno dei { $seats } posti
cli-bad-level = il livello «{ $text }» non c’è; ci sono: { $known }
cli-bad-names = ci sono più nomi che posti ({ $seats })
cli-name-player = Giocatore { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = Le mescolate sono decise. La loro impronta: { $commitment }
cli-prompt = { $name }, a te la mossa (? aiuta):
cli-prompt-only = { $name }, Invio: { $text } (? aiuta)
cli-held = { $text }: davvero?
cli-undone = Mossa ritirata: { $move }
cli-prompt-held = Invio: sì. Qualsiasi altra cosa: ritirare la mossa.
cli-no-such-number = Qui niente ha il numero { $text }; ? mostra che cosa si può fare.
cli-series-refused = Passi fatti: { $done } su { $moves }. { $reason }
cli-series-disturbed = Passi fatti: { $done } su { $moves }. Guarda che cosa è successo.
cli-several = «{ $text }» può voler dire: { $options }
cli-not-understood = «{ $text }» qui non è una mossa; ? mostra che cosa è possibile.
cli-possible = Ora è possibile:
cli-and-more = e { $count ->
    [one] un’altra mossa che comincia
   *[other] altre { $count } mosse che cominciano
} con «{ $word }»
cli-impossible = Non è possibile, e perché:
cli-hint-title = Che cosa conviene, in { $worlds } partite giocate da qui in poi
cli-hint-chance = { $chance } di vincere (da { $low } a { $high })
cli-hint-vague = probabilità di vincere ignota: troppo poche partite
cli-no-hint = Per questo gioco non ci sono consigli.
cli-words = Scrivi un numero o una lettera, una mossa o alcune sue parole. Inoltre: tavolo (ridisegna), storia (che cosa è successo finora), regole, annulla (ritira l’ultima mossa), salva, esci, ?! o consiglio (che cosa conviene e perché), ? o aiuto.
cli-log-empty = Non è ancora successo nulla.
cli-move-line = { $number }  { $move }
cli-hand-over = Posto { $number } ({ $name }), premi Invio. Gli altri ora non guardino.
cli-go-on = Premi Invio per continuare.

## play: saves and records
cli-saved = Salvato: { $file }
cli-how-to-resume = Per riprendere: { $program } play --resume { $file }
cli-resumed = Si riprende: { $file }
cli-input-ended = I dati in ingresso sono finiti prima della fine della partita.
cli-nothing-saved = non c’è nessuna partita salvata in { $folder }
cli-save-exists = { $file } esiste già: riprendilo con --resume o indica un altro file
cli-already-over = la partita in { $file } è finita; rivedila con: { $program } replay { $file }
cli-save-in-use = { $file } è già in gioco in un altro terminale
cli-too-large = { $file } supera { $megabytes } MB: non è un registro
cli-not-text = { $file } non è un file di testo
cli-bad-save = { $file } non si può leggere come partita salvata: { $reason }
cli-no-table = { $file } non dice chi siede al tavolo; si può riprendere solo una partita salvata
cli-record-kept = Il registro: { $file }
cli-how-to-verify = Per verificare mescolate e regole: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Pos.
cli-side = Concorrente
cli-points = Punti

## explain
cli-explain-help = Spiega le regole, le carte e le opzioni di un gioco.
cli-explain-examples = Per esempio
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Si possono spiegare questi giochi:
cli-explain-how = Di più con: { $program } explain GIOCO, { $program } explain GIOCO REGOLA
cli-explain-rules = { $name }: che cosa può vietare una mossa (esempi)
cli-explain-cards = Carte
cli-explain-options = Opzioni
cli-explain-page = Tutte le regole: { $page }
cli-explain-unknown = di «{ $text }» non si sa nulla; si conoscono: { $known }
cli-explain-near = di «{ $text }» non si sa nulla; simili: { $near }
cli-explain-topics = Si spiegano anche: { $known }
cli-option-values = { $name }: { $values } (predefinito: { $default })
cli-rule-title = { $rule }: una regola di { $name } ({ $section })
cli-rule-example = Esempio: { $move } non si può: { $text }

## verify
cli-review-help = Dice come una partita è stata vinta e persa: fortuna e decisioni di ogni parte, e le mosse più care.
cli-review-examples = Per esempio
    {"  "}{ $program } review my-race.paddock         il conto intero
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         con più precisione e un’immagine
cli-verify-help = Verifica un registro: rispetta le regole, i punti tornano, le mescolate erano oneste?
cli-verify-examples = Per esempio
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Il codice di uscita è 0 se è tutto giusto, 1 se qualcosa è sbagliato, 2 se non è un registro.
cli-verify-wrong = Il registro è sbagliato: { $reason }
cli-verify-over = Regole e punti sono giusti: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, manche giocate: { $rounds }, la partita è finita.
cli-verify-unfinished = Regole e punti sono giusti fin qui: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, manche finite: { $rounds }, la partita continua.
cli-verify-line = riga { $line }: { $text }
cli-record-title = non comincia con «{ $title }»
cli-record-twice = «{ $name }» compare due volte
cli-record-seen = contiene solo ciò che un posto può sapere, quindi non si può rigiocare
cli-record-keyed = impronta, segreto e aggiunte vanno con «chance: keyed»
cli-record-field = manca «{ $name }»
cli-record-head = ciò che segue «{ $name }» non può essere
cli-record-secret = il segreto non corrisponde all’impronta data prima di distribuire
cli-record-sheet = è nato con altri numeri di questa edizione
cli-record-left = contiene distribuzioni o lanci che nessuna mossa chiede
cli-record-says = dice «{ $said }», secondo le regole è «{ $truth }»
cli-record-end = finisce prima dei punti dell’ultima manche o continua dopo la partita
cli-record-line = «{ $text }» non è una riga di registro
cli-record-word = la carta o il lancio «{ $text }» non esiste
cli-verify-written = Fin dall’inizio il caso segue dalla sua fonte, ma la partita non comincia con una distribuzione: qualcuno ha scritto la prima posizione.
cli-verify-open = Nessun registro può provare quando un’impronta è stata pubblicata né chi ha scelto le aggiunte dei posti: confrontala con quella mostrata prima di dare le carte (--commitment).
cli-verify-seed = Il caso segue dal numero iniziale nel registro. Si può ripetere, ma chi ha scelto il numero poteva conoscere le carte.
cli-verify-withheld = Il caso non si può ancora verificare: il segreto si svela alla fine della partita. La sua impronta: { $commitment }
cli-verify-missing = Sul caso non è provato nulla: la partita è finita, ma nel registro manca il segreto.
cli-verify-other = Non è la partita annunciata: il registro ha un’altra impronta, { $commitment }
cli-verify-none = Il registro non ha un’impronta da confrontare con la tua.
cli-verify-committed = Il caso è provato: ogni mescolata e ogni lancio segue dal segreto nel registro, e il segreto corrisponde a questa impronta: { $commitment }
cli-verify-recorded = Il caso non si può verificare: il registro dice solo come sono usciti carte e dadi.
cli-verify-differs = Il caso è sbagliato: carte o dadi non sono usciti come dice la fonte del registro stesso.

## replay
cli-replay-help = Ripercorri un registro: la storia, passo per passo, o il tavolo dopo una mossa qualsiasi.
cli-replay-examples = Per esempio
    {"  "}{ $program } replay my-race.paddock       tutta la storia
    {"  "}{ $program } replay my-race.paddock --step            mossa per mossa
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Mossa { $number } di { $last } (Invio: avanti, b: indietro, un numero, q):
cli-replay-no-move = la mossa { $number } non c’è; le mosse vanno da 0 a { $last }

## simulate
cli-simulate-help = Gioca molte partite su tutti i core e dice chi le vince. Lo stesso numero iniziale dà le stesse cifre, qualunque sia il numero di processi.
cli-simulate-examples = Per esempio
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } deve essere almeno 1
cli-no-ray = Ray non è installato. Si ottiene con: ./paddock extra lab
cli-sim-partial = Interrotto prima della fine: queste sono { $matches } partite su { $wanted }.
cli-sim-lost = Un processo di lavoro è morto: queste sono { $matches } partite su { $wanted }.
cli-sim-title = { $name } – partite: { $matches }, manche: { $rounds }, mosse: { $moves }
cli-sim-speed = { $rate } mosse/s; { $seconds } s, processi: { $workers }, regole { $engine }
cli-sim-round = Una manche dura { $mean } ± { $margin } mosse.
cli-sim-seat = Posto
cli-sim-player = Giocatore
cli-sim-side = Concorrente
cli-sim-wins = Vittorie
cli-sim-interval = Intervallo al 95%
cli-sim-points = Punti per partita
cli-engine-compiled = compilate
cli-engine-interpreted = interpretate

## arena
cli-arena-help = Fa giocare fra loro livelli e stili di bot e dice chi è più forte e quanto è certo. Ogni mano si gioca una volta per ogni concorrente, un candidato fra avversari tutti uguali; una vittoria divisa conta in parte. Lo stesso numero iniziale dà le stesse cifre, qualunque sia il numero di processi.
cli-arena-examples = Per esempio
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
cli-arena-matches = { $name }, posti: { $seats }, partite intere. Quota di vittorie del candidato; fra pari sarebbe { $parity }.
cli-arena-rounds = { $name }, posti: { $seats }, singole manche. Quota di vittorie del candidato; fra pari sarebbe { $parity }.
cli-arena-partial = Interrotto prima della fine: mani giocate: { $deals }.
cli-arena-alone = Per un confronto ne servono due: indica due livelli o stili, oppure --ladder o --styles.
cli-arena-candidate = Candidato
cli-arena-reference = Avversario
cli-arena-deals = Mani
cli-arena-games = Giochi
cli-arena-share = Vittorie
cli-arena-interval = Intervallo al 95%
cli-arena-elo = Elo

## fit
cli-fit-help = Regola ciò che pesa il commuter di un gioco: ogni numero viene cambiato a turno e tenuto dove il bot, sulle stesse mani, vince di più contro i suoi pari, il livello sotto e ogni stile.
cli-fit-examples = Per esempio
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error } %)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } punti)
cli-fit-tables = Si regola una tabella alla volta: questi posti appartengono a { $tables }
cli-fit-written = Scritto in { $file }

## bench
cli-bench-help = Misura quanto sono veloci le regole qui: compilate, interpretate e accanto ad altri motori installati.
cli-bench-examples = Per esempio
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Misura in corso; su una macchina tranquilla le cifre sono migliori.
cli-bench-title = Python { $python }, { $machine }; mosse al secondo su un core, la migliore di varie prove brevi
cli-bench-not-compiled = Qui le regole non sono compilate ({ $reason }): ci sono solo cifre interpretate.
cli-bench-game = Gioco
cli-bench-rules = Regole
cli-bench-seats = Posti
cli-bench-playout = Partita intera/s
cli-bench-rounds = Manche/s
cli-bench-step = Passo/s
cli-bench-clone = Copia ns
cli-bench-ratio-of-playout = Partite simulate
cli-bench-ratio-of-rounds = Gare
cli-bench-ratio-of-step = Mosse
cli-bench-ratio-of-clone = Copie
cli-bench-ratio-of-view = Viste
cli-bench-ratio-of-imagine = Immaginate
cli-bench-ratio-of-hint = Suggerimenti
cli-bench-ratio = rapporto
cli-bench-search = Quello che fanno ricerca e server, compilato: microsecondi per una volta, e manche intere in 50 ms, a caso e con commuter a tutti i posti
cli-bench-view = Vista µs
cli-bench-redeal = Ridistribuire µs
cli-bench-policy = Scelta µs
cli-bench-random = A caso
cli-bench-experts = commuter
cli-bench-against = Questa versione accanto a quella in { $path }: più di 1 vuol dire più veloce qui. Il meglio di brevi misure alternate.
cli-bench-not-built = In { $path } non c’è nulla di compilato. Avvia lì ./paddock build, in una cartella più vecchia ./paddock python.
cli-bench-peers = Altri motori con gioco casuale. Il rapporto dice quante volte è più veloce { $reference }: partite intere accanto a cicli propri, passi accanto a cicli Python.
cli-bench-peer = Motore
cli-bench-moves = Mosse/s
cli-bench-actions = Con distribuzione/s
cli-bench-ratio-moves = Rapporto
cli-bench-ratio-actions = Con distribuzione
cli-bench-loop-hand = { $name } scritto a mano in { $engine }
cli-bench-loop-own = { $engine } { $name }, ciclo C++ proprio
cli-bench-loop-python = { $engine } { $name }, da Python
cli-bench-missing = { $package } non è installato. Per il confronto: ./paddock extra bench oppure pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? aiuto
cli-word-hint = consiglio suggerimento
cli-word-rules = regole
cli-word-hand = tavolo mano
cli-word-log = storia
cli-word-save = salva
cli-word-undo = annulla indietro
cli-word-quit = esci
verb-pass = passo passa
verb-roll = lancia tira
verb-stand = fermo
verb-keep = tieni
verb-end = fine
verb-stop = ferma
verb-hook = gancio aggancia
verb-ahead = dritto
verb-left = sinistra
verb-right = destra
verb-ram = tampona
verb-discard = scarta
verb-coup = contrattacca

## rules
cli-rules-help = Mostra le regole di un gioco, con la legenda dei segni sul tavolo.
cli-rules-examples = Per esempio
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: segni sul tavolo
cli-flag-short = Solo in breve: obiettivo, turno, a che cosa serve tutto, punteggio.
cli-rules-english = La pagina è in inglese; explain risponde nella tua lingua.
cli-rules-missing = { $page } qui non c’è
