# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Giochi da tavolo di corse: giocali in questo terminale, rivedi e verifica i registri, simula migliaia di partite.
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
cli-parse-repeated = «{ $text }» è indicato due volte
cli-parse-value = «{ $text }» non è un valore valido per { $name }
cli-parse-missing = { $name } vuole un valore
cli-parse-argument = manca { $name }; vedi --help
cli-parse-unused = «{ $text }» è di troppo; vedi --help
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
cli-flag-human = I posti in cui giocano persone, per esempio 1 o 1,3; anche «all» o «none».
cli-flag-level = Il livello dei bot: learner, sunday-driver, commuter o rally-driver (da 0 a 3); uno per tutti o uno per ogni posto.
cli-flag-names = I nomi in ordine di posto, per esempio Anna,Ben.
cli-flag-seed = Mescola con questo numero iniziale; stesso numero, stesse mescolate.
cli-flag-budget = Circa quanti secondi pensarci.
cli-flag-yes = Non chiedere nulla: ciò che non è indicato resta predefinito.
cli-flag-save = Salva in questo file invece che nella cartella dei dati.
cli-flag-resume = Riprende una partita salvata: da questo file o, se non è indicato, l’ultima.
cli-flag-record = Salva il registro finito in questo file.
cli-flag-step = Un passo alla volta: Invio per la mossa seguente, b per tornare, un numero per saltare, q per uscire.
cli-flag-move = Mostra il tavolo dopo questa mossa (0: prima della prima).
cli-flag-commitment = L’impegno mostrato prima della distribuzione: il registro deve avere lo stesso.
cli-flag-seen = L’hash delle mosse viste, come lo mostra la pagina: il registro deve dare lo stesso.
cli-flag-seen-seat = Il posto che le ha viste; senza, il pubblico.
cli-flag-seat = Mostra solo ciò che vede questo posto; senza, è tutto scoperto.
cli-flag-games = Quante partite.
cli-flag-sim-seats = Quanti posti, tutti con mosse a caso, o un bot per ogni posto, per esempio commuter,learner.
cli-flag-workers = Quanti processi. Predefinito: uno per ogni core.
cli-flag-ray = Lavora su un cluster Ray: quello indicato da RAY_ADDRESS, oppure uno avviato qui.
cli-flag-arena-levels = Livelli o stili, per esempio 1,2: ognuno gioca contro quello che lo precede. Predefinito: i due livelli più alti.
cli-flag-arena-ladder = Tutti i livelli, ognuno contro quello sotto di lui.
cli-flag-arena-styles = L’ultimo livello gioca anche contro ogni stile.
cli-flag-arena-against = Ogni livello gioca contro un programma avviato da questo comando. Il programma legge viste e scrive mosse come righe JSON.
cli-flag-arena-time-limit = Millisecondi che un programma del genere ha per una mossa.
cli-flag-arena-seats = Quanti posti. Predefinito: il minimo del gioco.
cli-flag-arena-games = Quante giocate; ogni mano si gioca una volta per ogni concorrente.
cli-flag-arena-match = Partite intere invece di singole manche.
cli-flag-arena-budget = Tempo di processore per mossa, in millisecondi, per i bot che cercano.
cli-flag-arena-iterations = In alternativa, iterazioni per mossa per questi bot: i risultati si ripetono esattamente.
cli-flag-arena-svg = Disegna la scala anche in questo file.
cli-flag-review-svg = Disegna le probabilità anche in questo file.
cli-flag-fit-seats = Per quanti posti, più numeri separati da virgole. Predefinito: il minimo del gioco.
cli-flag-fit-sweeps = Quante volte passare in rassegna tutti i pesi; 0: solo il valore dei punti e la stima delle carte altrui.
cli-flag-fit-deals = Su quante mani si giudica ogni cambiamento.
cli-flag-fit-matches = Quante partite intere giocare per trovare il valore dei punti.
cli-flag-fit-anew = Comincia dalle prime stime, non dagli ultimi pesi trovati.
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
cli-level-learner = { $number }  { $name }: gioca una mossa lecita qualsiasi; va bene per la prima partita
cli-level-sunday-driver = { $number }  { $name }: corre appena può e ogni tanto si distrae, buona compagnia
cli-level-commuter = { $number }  { $name }: gioca con giudizio e prende quel che si offre
cli-level-rally-driver = { $number }  { $name }: pensa in anticipo e prova ogni mossa molte volte
cli-bad-seats = { $name } si gioca con { $known } posti
cli-no-such-option = l’opzione «{ $text }» non esiste; esistono: { $known }
cli-bad-option = { $name } non può essere «{ $text }»; può essere: { $known }
cli-no-such-game = il gioco «{ $text }» non esiste; esistono: { $known }
cli-no-answer = non c’è una risposta da leggere: indicala tra le opzioni di comando o accetta i valori predefiniti con --yes
cli-bad-humans = «{ $text }» non indica posti da 1 a { $seats }
cli-bad-levels = «{ $text }»: indica un livello per tutti o uno per ognuno dei { $seats } posti
cli-bad-level = il livello «{ $text }» non c’è; ci sono: { $known }
cli-bad-names = ci sono più nomi che posti ({ $seats })
cli-name-player = Persona { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = La mescolata è decisa. Impegno: { $commitment }
cli-prompt = { $name }, a te la mossa (? per l’aiuto):
cli-prompt-only = { $name }, Invio: { $text } (? per l’aiuto)
cli-held = { $text }: davvero?
cli-undone = Annullata: { $move }
cli-prompt-held = Invio: sì. Qualsiasi altra cosa: no.
cli-no-such-number = Qui non c’è il numero { $text }; ? mostra le tue mosse.
cli-series-refused = Passi fatti: { $done } su { $moves }. { $reason }
cli-series-disturbed = Passi fatti: { $done } su { $moves }. Guarda che cosa è successo.
cli-several = «{ $text }» può voler dire: { $options }
cli-not-understood = «{ $text }» qui non è una mossa; ? mostra le tue mosse.
cli-possible = Le tue mosse:
cli-and-more = e { $count ->
    [one] un’altra mossa che comincia
   *[other] altre { $count } mosse che cominciano
} con «{ $word }»
cli-impossible = Ora non è possibile, e perché:
cli-hint-title = { $worlds ->
    [one] Le mosse migliori, provate in { $worlds } partita giocata da qui in poi
   *[other] Le mosse migliori, provate in { $worlds } partite giocate da qui in poi
}
cli-hint-chance = probabilità di vincere questa gara { $chance } (da { $low } a { $high })
cli-hint-vague = probabilità di vincere ignota: troppo poche partite
cli-no-hint = Per questo gioco non ci sono consigli.
cli-words = Scrivi un tasto, una mossa o una sua parte. Inoltre: tavolo (ridisegna), storia (che cosa è successo finora), regole, annulla (l’ultima mossa), salva, esci, ?! o consiglio (le mosse migliori e perché), ? o aiuto.
cli-log-empty = Non è ancora successo nulla.
cli-move-line = { $number }  { $move }
cli-hand-over = Posto { $number } ({ $name }), premi Invio. Nessun altro dovrebbe guardare.
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
cli-record-kept = Registro salvato: { $file }
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
cli-explain-games = Giochi di cui puoi chiedere:
cli-explain-how = Di più con: { $program } explain GIOCO, { $program } explain GIOCO REGOLA
cli-explain-rules = { $name }: perché una mossa può non essere permessa (esempi)
cli-explain-cards = Carte
cli-explain-options = Opzioni
cli-explain-page = Tutte le regole: { $page }
cli-explain-unknown = non c’è nulla su «{ $text }»; prova con: { $known }
cli-explain-near = non c’è nulla su «{ $text }»; forse cercavi: { $near }
cli-explain-topics = Si spiegano anche: { $known }
cli-option-values = { $name }: { $values } (predefinito: { $default })
cli-rule-title = { $rule }: una regola di { $name } ({ $section })
cli-rule-example = Esempio: { $move } non è permesso: { $text }

## verify
cli-review-help = Spiega come una partita è stata vinta e persa: fortuna e decisioni di ogni concorrente, e le mosse più care.
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
cli-record-keyed = impegno, segreto e parole casuali (nonce) valgono solo con «chance: keyed»
cli-record-field = manca «{ $name }»
cli-record-head = il valore di «{ $name }» non è valido
cli-record-secret = il segreto non corrisponde all’impegno preso prima della distribuzione
cli-record-sheet = è nato con numeri diversi dai nostri per questa edizione
cli-record-left = contiene distribuzioni o lanci che nessuna mossa chiede
cli-record-says = dice «{ $said }», secondo le regole è «{ $truth }»
cli-record-end = finisce prima dei punti dell’ultima manche o continua dopo la partita
cli-record-line = «{ $text }» non è una riga di registro
cli-record-word = la carta o il lancio «{ $text }» non esiste
cli-verify-written = Mescolate e lanci seguono tutti dalla fonte del registro, ma la partita non comincia con una distribuzione: qualcuno ha scritto la prima posizione.
cli-verify-open = Nessun registro può provare quando un impegno è stato pubblicato né chi ha scelto le parole casuali (nonce): confrontalo con quello mostrato prima della distribuzione (--commitment).
cli-verify-seed = Mescolate e lanci seguono tutti dal numero iniziale nel registro. Si possono ripetere, ma chi ha scelto il numero poteva conoscere le carte.
cli-verify-withheld = Mescolate e lanci non si possono ancora verificare: il segreto si svela alla fine della partita. Il suo impegno: { $commitment }
cli-verify-missing = Su mescolate e lanci non è provato nulla: la partita è finita, ma nel registro manca il segreto.
cli-verify-other = Non è la partita annunciata: il registro ha un altro impegno, { $commitment }
cli-verify-none = Il registro non ha un impegno da confrontare con il tuo.
cli-verify-committed = Mescolate e lanci sono provati: seguono tutti dal segreto nel registro, e il segreto corrisponde a questo impegno: { $commitment }
cli-verify-recorded = Mescolate e lanci non si possono verificare: il registro dice solo come sono usciti carte e dadi.
cli-verify-differs = Mescolate o lanci non tornano: carte o dadi non sono usciti come dice la fonte del registro stesso.
cli-verify-not-good = Un registro incompiuto non conta come giusto: potrebbe finire in un altro modo.
cli-verify-seen = Queste sono le mosse viste: { $count } su { $steps }.
cli-verify-seen-other = Questa non è la partita che è stata vista: le sue mosse danno un altro hash.

## replay
cli-replay-help = Rivedi un registro: tutta la storia, passo per passo, o il tavolo dopo una mossa qualsiasi.
cli-replay-examples = Per esempio
    {"  "}{ $program } replay my-race.paddock       tutta la storia
    {"  "}{ $program } replay my-race.paddock --step            mossa per mossa
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
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
cli-sim-partial = Interrotto prima della fine: partite giocate { $matches } su { $wanted }.
cli-sim-lost = Un processo di lavoro si è interrotto: partite giocate { $matches } su { $wanted }.
cli-sim-title = { $name } – partite: { $matches }, manche: { $rounds }, mosse: { $moves }
cli-sim-speed = { $rate } mosse/s; { $seconds } s, processi: { $workers }, regole { $engine }
cli-sim-round = Una manche dura { $mean } ± { $margin } mosse.
cli-sim-seat = Posto
cli-sim-player = Chi gioca
cli-sim-side = Concorrente
cli-sim-wins = Vittorie
cli-sim-interval = Intervallo al 95%
cli-sim-points = Punti per partita
cli-engine-compiled = compilate
cli-engine-interpreted = interpretate

## arena
cli-arena-help = Fa giocare fra loro livelli e stili di bot e dice chi è più forte e quanto è certo. Ogni mano si gioca una volta per ogni concorrente, un candidato fra copie del riferimento; una vittoria divisa conta in parte. Lo stesso numero iniziale dà le stesse cifre, qualunque sia il numero di processi.
cli-arena-examples = Per esempio
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, posti: { $seats }, partite intere. Quota di vittorie del candidato; fra pari sarebbe { $parity }.
cli-arena-rounds = { $name }, posti: { $seats }, singole manche. Quota di vittorie del candidato; fra pari sarebbe { $parity }.
cli-arena-partial = Interrotto prima della fine: mani giocate: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } risposta del programma era in ritardo, illeggibile o non permessa
       *[other] { $strikes } risposte del programma erano in ritardo, illeggibili o non permesse
    } (partite: { $games }). Al loro posto è stata giocata la prima mossa permessa.
cli-arena-alone = Per un confronto ne servono due: indica due livelli o stili, oppure --ladder o --styles.
cli-arena-candidate = Candidato
cli-arena-reference = Riferimento
cli-arena-deals = Mani
cli-arena-games = Giocate
cli-arena-share = Vittorie
cli-arena-interval = Intervallo al 95%
cli-arena-elo = Elo

## fit
cli-fit-help = Regola i pesi del pendolare (commuter) di un gioco: ogni numero viene cambiato a turno, e il cambiamento resta se il bot, sulle stesse mani, vince di più contro i suoi pari, il livello sotto e ogni stile.
cli-fit-examples = Per esempio
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } punti)
cli-fit-tables = Si regola una tabella alla volta: questi posti appartengono a { $tables }
cli-fit-written = Salvato in { $file }

## bench
cli-bench-help = Misura quanto sono veloci le regole qui: compilate, interpretate e a confronto con altri motori installati.
cli-bench-examples = Per esempio
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Misura in corso; su un computer a riposo le cifre sono migliori.
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
cli-bench-ratio-of-rounds = Manche
cli-bench-ratio-of-step = Mosse
cli-bench-ratio-of-clone = Copie
cli-bench-ratio-of-view = Viste
cli-bench-ratio-of-imagine = Immaginate
cli-bench-ratio-of-hint = Consigli
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = rapporto
cli-bench-search = Quello che fanno ricerca e server, compilato: microsecondi per una volta, e manche intere in 50 ms, a caso e con commuter a tutti i posti
cli-bench-view = Vista µs
cli-bench-redeal = Ridistribuire µs
cli-bench-policy = Scelta µs
cli-bench-random = A caso
cli-bench-experts = commuter
cli-bench-against = Questa versione a confronto con quella in { $path }: più di 1 vuol dire più veloce qui. La mediana di brevi misure alternate e i loro quartili.
cli-bench-not-built = In { $path } non c’è nulla di compilato. Avvia lì ./paddock build, in una cartella più vecchia ./paddock python.
cli-bench-peers = Altri motori con gioco casuale. Il rapporto dice quante volte è più veloce { $reference }: partite intere contro cicli in C e C++, passi contro cicli in Python.
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
cli-rules-missing = { $page } qui non è disponibile
