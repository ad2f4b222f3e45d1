# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Závodní stolní hry: hraj je v tomto terminálu, přehrávej a ověřuj záznamy, simuluj tisíce partií.
cli-examples = Například
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Příkazy
cli-help-flags = Přepínače
cli-help-arguments = Argumenty
cli-stopped = přerušeno
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } není nainstalováno. Získáš ho příkazem: pip install "paddock[{ $extra }]"
cli-unknown-language = jazyk „{ $text }“ tu není; na výběr: { $known }
cli-bad-option-word = volba se píše název=hodnota, ne „{ $text }“
cli-parse-command = příkaz „{ $text }“ neexistuje; na výběr: { $known }
cli-parse-flag = přepínač „{ $text }“ tu není; --help ukáže všechny
cli-parse-repeated = „{ $text }“ je zadáno dvakrát
cli-parse-value = „{ $text }“ není platná hodnota pro { $name }
cli-parse-missing = za { $name } chybí hodnota
cli-parse-argument = chybí { $name }; viz --help
cli-parse-unused = nečekaný argument „{ $text }“; viz --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Zobrazit tuto stránku.
cli-flag-version = Zobrazit verzi.
cli-argument-game = Hra, například mille-bornes.
cli-argument-rule = Pravidlo, karta nebo volba.
cli-argument-record = Soubor se záznamem.
cli-flag-lang = Jazyk: en, de, hu, cs, sk, it, el, ro nebo bg. Výchozí: jazyk tvého systému.
cli-flag-json = Výstup jako JSON.
cli-flag-option = Volba hry jako název=hodnota; lze zadat víckrát.
cli-flag-seats = Kolik míst.
cli-flag-human = Místa, na kterých hrají lidé, například 1 nebo 1,3; také „all“ nebo „none“.
cli-flag-level = Úroveň botů: learner, sunday-driver, commuter nebo rally-driver (0 až 3); jedna pro všechny, nebo jedna pro každé místo.
cli-flag-names = Jména podle míst, například Anna,Ben.
cli-flag-seed = Míchat podle tohoto výchozího čísla; stejné číslo dává stejné míchání.
cli-flag-budget = Kolik sekund přemýšlet, zhruba.
cli-flag-yes = Na nic se neptat: co není zadáno, bude podle výchozího nastavení.
cli-flag-save = Ukládat do tohoto souboru místo do datové složky.
cli-flag-resume = Pokračovat v uložené hře: z tohoto souboru, nebo z poslední uložené, není-li žádný uveden.
cli-flag-record = Uložit hotový záznam do tohoto souboru.
cli-flag-step = Krok za krokem: Enter další tah, b zpět, číslo skok, q konec.
cli-flag-move = Ukázat stůl po tomto tahu (0: před prvním).
cli-flag-commitment = Závazek ukázaný před rozdáním: záznam musí mít týž.
cli-flag-seen = Hash tahů, které ti hra ukázala, jak ho udává stránka: záznam musí dát týž.
cli-flag-seen-seat = Místo, které je vidělo; bez něj divák.
cli-flag-seat = Ukázat jen to, co vidí toto místo; bez něj je všechno odkryté.
cli-flag-games = Kolik partií.
cli-flag-sim-seats = Kolik míst, všechna s náhodnými hráči, nebo bot pro každé místo, například commuter,learner.
cli-flag-workers = Kolik procesů. Výchozí: jeden na každé jádro.
cli-flag-ray = Počítat na clusteru Ray: na tom, který udává RAY_ADDRESS, nebo na místně spuštěném.
cli-flag-arena-levels = Úrovně nebo styly, například 1,2: každý hraje proti tomu, kdo je uveden před ním. Výchozí: dvě nejvyšší úrovně.
cli-flag-arena-ladder = Všechny úrovně, každá proti té pod ní.
cli-flag-arena-styles = Poslední úroveň hraje i proti každému stylu.
cli-flag-arena-against = Každá úroveň hraje proti programu, který spustí tento příkaz. Program čte pohledy a píše tahy jako řádky JSON.
cli-flag-arena-time-limit = Kolik milisekund má takový program na tah.
cli-flag-arena-seats = Kolik míst. Výchozí: nejmenší počet, který hra dovolí.
cli-flag-arena-games = Kolik her; každé rozdání se hraje jednou za každou stranu.
cli-flag-arena-match = Celé partie místo jednotlivých závodů.
cli-flag-arena-budget = Kolik milisekund procesoru na tah mají boti, kteří prohledávají.
cli-flag-arena-iterations = Místo toho počet iterací na tah pro takové boty: výsledky se dají přesně zopakovat.
cli-flag-arena-svg = Nakreslit žebříček také do tohoto souboru.
cli-flag-review-svg = Šance také nakreslit do tohoto souboru.
cli-flag-fit-seats = Pro kolik míst; více čísel odděl čárkou. Výchozí: nejmenší počet, který hra dovolí.
cli-flag-fit-sweeps = Kolikrát projít všechny váhy; 0: jen cena bodů a odhad, co drží ostatní.
cli-flag-fit-deals = Na kolika rozdáních se posuzuje každá změna.
cli-flag-fit-matches = Kolik celých partií odehrát, aby se ukázala cena bodů.
cli-flag-fit-anew = Začít od prvních odhadů, ne od naposled vyladěných vah.
cli-flag-fit-out = Zapsat do tohoto souboru. Výchozí: mezi zdrojové soubory pracovní složky, jinak sem jako HRA.toml.
cli-flag-quick = Kratší měření, hrubší čísla.
cli-flag-against = Porovnat se zkompilovanou verzí v jiné složce Paddocku: poměry, měřeno střídavě.

## play: help
cli-play-help = Hrát v tomto terminálu proti botům nebo s ostatními v místnosti.
cli-play-examples = Například
    {"  "}{ $program } play                          zeptá se, na co potřebuje
    {"  "}{ $program } play mille-bornes --yes       ty proti jednomu botovi, hned
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 pokračuje tam, kde hra skončila

## play: questions
cli-ask-game-title = Která hra?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Číslo nebo název [1]:
cli-ask-seats = Kolik míst: { $known }? [{ $default }]:
cli-ask-human = Na kterých místech hrají lidé, například 1 nebo 1,3? [{ $default }]:
cli-ask-level = Jak silní jsou boti: { $known }? [{ $default }]:
cli-ask-options = Změnit volby hry? a nebo n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = { $seat }, jméno [{ $default }]:
cli-yes-words = a ano y yes
cli-number-words = jeden dva tři čtyři pět šest sedm osm
cli-all-words = všichni všechna
cli-none-words = nikdo žádné
cli-ask-nobody = Pak hrají jen boti a ty se díváš. Dobře? a nebo n [n]:
cli-level-learner = { $number }  { $name }: hraje jakýkoli dovolený tah, dobrý pro první hru
cli-level-sunday-driver = { $number }  { $name }: hraje hamižně a občas něco přehlédne, příjemná společnost
cli-level-commuter = { $number }  { $name }: hraje rozumně a bere, co se nabízí
cli-level-rally-driver = { $number }  { $name }: myslí dopředu, každý tah mnohokrát vyzkouší
cli-bad-seats = { $name } se hraje na { $known } místech
cli-no-such-option = volba „{ $text }“ neexistuje; na výběr: { $known }
cli-bad-option = { $name } nemůže být „{ $text }“; možné hodnoty: { $known }
cli-no-such-game = hra „{ $text }“ neexistuje; na výběr: { $known }
cli-no-answer = není odkud číst odpověď: zadej ji přepínači, nebo vezmi výchozí hodnoty pomocí --yes
cli-bad-humans = „{ $text }“ neoznačuje místa od 1 do { $seats }
cli-bad-levels = „{ $text }“: zadej jednu úroveň pro všechny, nebo po jedné pro každé místo (míst: { $seats })
cli-bad-level = úroveň „{ $text }“ tu není; na výběr: { $known }
cli-bad-names = jmen je víc než míst ({ $seats })
cli-name-player = Hráč { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = Míchání je dané. Závazek: { $commitment }
cli-prompt = { $name }, tvůj tah (? pomoc):
cli-prompt-only = { $name }, Enter: { $text } (? pomoc)
cli-held = { $text }: opravdu?
cli-undone = Vzato zpět: { $move }
cli-prompt-held = Enter: ano. Cokoli jiného: ne.
cli-no-such-number = Číslo { $text } tu není; ? ukáže tvé tahy.
cli-series-refused = Provedeno kroků: { $done } z { $moves }. { $reason }
cli-series-disturbed = Provedeno kroků: { $done } z { $moves }. Podívej se, co se stalo.
cli-several = „{ $text }“ může znamenat: { $options }
cli-not-understood = „{ $text }“ tu není tah; ? ukáže tvé tahy.
cli-possible = Tvé tahy:
cli-and-more = a { $count ->
    [one] další { $count } tah
    [few] další { $count } tahy
    [many] dalších { $count } tahu
   *[other] dalších { $count } tahů
}, na začátku je „{ $word }“
cli-impossible = Teď nejde, a proč:
cli-hint-title = Nejlepší tahy; odtud dohraných partií: { $worlds }
cli-hint-chance = šance { $chance } na výhru v tomhle závodě ({ $low } až { $high })
cli-hint-vague = šance na výhru neznámá: příliš málo partií
cli-no-hint = Tato hra nemá rady.
cli-words = Napiš číslo či písmeno, tah nebo jeho část. Dále: stůl (znovu ukázat stůl), průběh (co se zatím stalo), pravidla, zpět (vzít tah zpět), uložit, konec, ?! nebo rada (nejlepší tahy a proč), ? nebo pomoc.
cli-log-empty = Zatím se nic nestalo.
cli-move-line = { $number }  { $move }
cli-hand-over = Místo { $number } ({ $name }), stiskni Enter. Nikdo jiný by se teď neměl dívat.
cli-go-on = Pokračuj klávesou Enter.

## play: saves and records
cli-saved = Uloženo: { $file }
cli-how-to-resume = Pokračuj příkazem: { $program } play --resume { $file }
cli-resumed = Pokračuje se: { $file }
cli-input-ended = Vstup skončil dřív než hra.
cli-nothing-saved = tady není žádná uložená hra: { $folder }
cli-save-exists = { $file } už existuje: pokračuj v něm pomocí --resume, nebo uveď jiný soubor
cli-already-over = hra v souboru { $file } už skončila; podíváš se na ni takto: { $program } replay { $file }
cli-save-in-use = { $file } se už hraje v jiném terminálu
cli-too-large = { $file } je větší než { $megabytes } MB: to není záznam
cli-not-text = { $file } není textový soubor
cli-bad-save = { $file } nelze přečíst jako uloženou hru: { $reason }
cli-no-table = { $file } neříká, kdo hraje; pokračovat lze jen v uložené hře
cli-record-kept = Záznam uložen: { $file }
cli-how-to-verify = Míchání a pravidla ověříš příkazem: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Pořadí
cli-side = Strana
cli-points = Body

## explain
cli-explain-help = Vysvětlit pravidla, karty a volby hry.
cli-explain-examples = Například
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Tyto hry lze vysvětlit:
cli-explain-how = Víc pomocí: { $program } explain HRA, { $program } explain HRA PRAVIDLO
cli-explain-rules = { $name }: proč může hra tah odmítnout (příklady)
cli-explain-cards = Karty
cli-explain-options = Volby
cli-explain-page = Úplná pravidla: { $page }
cli-explain-unknown = k „{ $text }“ se nic nenašlo; zkus: { $known }
cli-explain-near = k „{ $text }“ se nic nenašlo; možná: { $near }
cli-explain-topics = Také vysvětleno: { $known }
cli-option-values = { $name }: { $values } (výchozí: { $default })
cli-rule-title = { $rule }: pravidlo hry { $name } ({ $section })
cli-rule-example = Příklad: { $move } nejde: { $text }

## verify
cli-review-help = Vysvětlit, jak se partie vyhrála a prohrála: štěstí a rozhodnutí každé strany a nejdražší tahy.
cli-review-examples = Například
    {"  "}{ $program } review my-race.paddock         celý rozbor
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         přesněji, s grafem
cli-verify-help = Ověřit záznam: drží se pravidel, sedí body, bylo míchání poctivé?
cli-verify-examples = Například
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Návratový kód je 0, když je vše v pořádku, 1, když je něco špatně, 2, když to není záznam.
cli-verify-wrong = Záznam je chybný: { $reason }
cli-verify-over = Pravidla i body souhlasí: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, odehrané závody: { $rounds }, partie skončila.
cli-verify-unfinished = Pravidla i body zatím souhlasí: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, dokončené závody: { $rounds }, partie pokračuje.
cli-verify-line = řádek { $line }: { $text }
cli-record-title = nezačíná slovy „{ $title }“
cli-record-twice = „{ $name }“ je uvedeno dvakrát
cli-record-seen = obsahuje jen to, co smí vědět jedno místo, takže se nedá přehrát
cli-record-keyed = závazek, tajemství a náhodná slova platí jen s „chance: keyed“
cli-record-field = chybí v něm „{ $name }“
cli-record-head = hodnota „{ $name }“ není platná
cli-record-secret = tajemství neodpovídá závazku z doby před rozdáním
cli-record-sheet = vznikl s jinými čísly tohoto vydání, než máme my
cli-record-left = obsahuje rozdání nebo hody, které žádný tah nepotřebuje
cli-record-says = stojí tam „{ $said }“, podle pravidel je to „{ $truth }“
cli-record-end = končí před body posledního závodu, nebo pokračuje po konci partie
cli-record-line = „{ $text }“ není řádek záznamu
cli-record-word = karta ani hod „{ $text }“ neexistuje
cli-verify-written = Míchání i hody plynou ze zdroje v záznamu, ale partie nezačíná rozdáním: první pozici někdo napsal.
cli-verify-open = Žádný záznam nedokáže, kdy byl závazek zveřejněn ani kdo zvolil náhodná slova (nonces): porovnej ho s tím, který byl ukázán před rozdáním (--commitment).
cli-verify-seed = Míchání i hody plynou z výchozího čísla v záznamu. Lze je zopakovat, ale kdo číslo zvolil, mohl znát karty.
cli-verify-withheld = Míchání a hody zatím nelze ověřit: tajemství se odhalí na konci partie. Jeho závazek: { $commitment }
cli-verify-missing = O míchání a hodech není prokázáno nic: partie skončila, ale tajemství v záznamu chybí.
cli-verify-other = To není ta partie, ke které byl dán závazek: záznam má jiný, { $commitment }
cli-verify-none = Záznam nemá závazek, který by šel porovnat s tvým.
cli-verify-committed = Míchání i hody jsou prokázané: vše plyne z tajemství v záznamu a tajemství odpovídá tomuto závazku: { $commitment }
cli-verify-recorded = Míchání a hody nelze ověřit: záznam jen říká, jak padly karty a kostky.
cli-verify-differs = Míchání nebo hody nesouhlasí: karty nebo kostky nepadly tak, jak říká zdroj v samotném záznamu.
cli-verify-not-good = Nedohraný záznam se nepočítá jako správný: mohl by mít jiný konec.
cli-verify-seen = Toto jsou viděné tahy: { $count } z { $steps }.
cli-verify-seen-other = Toto není partie, která byla vidět: její tahy dávají jiný hash.

## replay
cli-replay-help = Projít záznam: celý průběh, krok za krokem, nebo stůl po kterémkoli tahu.
cli-replay-examples = Například
    {"  "}{ $program } replay my-race.paddock       celý průběh
    {"  "}{ $program } replay my-race.paddock --step            tah za tahem
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Tah { $number } z { $last } (Enter: další, b: zpět, číslo, q):
cli-replay-no-move = tah { $number } tu není; tahy jsou 0 až { $last }

## simulate
cli-simulate-help = Odehrát mnoho partií na všech jádrech a říct, kdo vyhrává. Stejné výchozí číslo dává stejné výsledky při jakémkoli počtu procesů.
cli-simulate-examples = Například
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } musí být aspoň 1
cli-no-ray = Ray není nainstalován. Získáš ho příkazem: ./paddock extra lab
cli-sim-partial = Předčasně přerušeno: odehrané partie: { $matches } z { $wanted }.
cli-sim-lost = Pracovní proces skončil předčasně: odehrané partie: { $matches } z { $wanted }.
cli-sim-title = { $name } – partie: { $matches }, závody: { $rounds }, tahy: { $moves }
cli-sim-speed = { $rate } tahů/s; { $seconds } s, procesy: { $workers }, pravidla: { $engine }
cli-sim-round = Závod trvá { $mean } ± { $margin } tahu.
cli-sim-seat = Místo
cli-sim-player = Hráč
cli-sim-side = Strana
cli-sim-wins = Výhry
cli-sim-interval = 95% interval
cli-sim-points = Body na partii
cli-engine-compiled = kompilovaná
cli-engine-interpreted = interpretovaná

## arena
cli-arena-help = Nechat úrovně a styly botů hrát proti sobě a říct, kdo je silnější a jak jisté to je. Každé rozdání se hraje jednou za každou stranu, jeden kandidát mezi samými stejnými soupeři; sdílená výhra se počítá dílem. Stejné výchozí číslo dává stejné výsledky při jakémkoli počtu procesů.
cli-arena-examples = Například
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, míst: { $seats }, celé partie. Podíl výher kandidáta; mezi rovnými by to bylo { $parity }.
cli-arena-rounds = { $name }, míst: { $seats }, jednotlivé závody. Podíl výher kandidáta; mezi rovnými by to bylo { $parity }.
cli-arena-partial = Předčasně přerušeno: odehraná rozdání: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } odpověď programu přišla pozdě, nešla přečíst nebo byla proti pravidlům
        [few] { $strikes } odpovědi programu přišly pozdě, nešly přečíst nebo byly proti pravidlům
       *[other] { $strikes } odpovědí programu přišlo pozdě, nešlo přečíst nebo bylo proti pravidlům
    } (počet her: { $games }). Místo toho se hrál první povolený tah.
cli-arena-alone = K porovnání jsou třeba dva: uveď dvě úrovně nebo styly, nebo --ladder či --styles.
cli-arena-candidate = Kandidát
cli-arena-reference = Soupeř
cli-arena-deals = Rozdání
cli-arena-games = Hry
cli-arena-share = Výhry
cli-arena-interval = 95% interval
cli-arena-elo = Elo

## fit
cli-fit-help = Vyladit, co bot commuter dané hry zvažuje: každé číslo se postupně mění a změna zůstane tam, kde bot na stejných rozdáních vyhrává víc proti sobě rovným, úrovni pod ním a každému stylu.
cli-fit-examples = Například
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error } %)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } bodu)
cli-fit-tables = Ladí se vždy jen jedna tabulka: tyto počty míst patří k { $tables }
cli-fit-written = Zapsáno do { $file }

## bench
cli-bench-help = Změřit, jak rychle tu pravidla běží: kompilovaná, interpretovaná a vedle jiných nainstalovaných programů.
cli-bench-examples = Například
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Měří se; na klidném počítači jsou čísla lepší.
cli-bench-title = Python { $python }, { $machine }; tahy za sekundu na jednom jádru, nejlepší z několika krátkých běhů
cli-bench-not-compiled = Pravidla tu nejsou zkompilovaná ({ $reason }): ukazují se jen čísla interpretovaných.
cli-bench-game = Hra
cli-bench-rules = Pravidla
cli-bench-seats = Místa
cli-bench-playout = Dohrání/s
cli-bench-rounds = Závody/s
cli-bench-step = Krok/s
cli-bench-clone = Kopie ns
cli-bench-ratio-of-playout = Dohrání
cli-bench-ratio-of-rounds = Závody
cli-bench-ratio-of-step = Tahy
cli-bench-ratio-of-clone = Kopie
cli-bench-ratio-of-view = Pohledy
cli-bench-ratio-of-imagine = Představy
cli-bench-ratio-of-hint = Rady
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = poměr
cli-bench-search = Co dělá hledání a server, zkompilované: mikrosekundy na jedno provedení a celé závody za 50 ms, náhodně a s botem commuter na všech místech
cli-bench-view = Pohled µs
cli-bench-redeal = Nové rozdání µs
cli-bench-policy = Volba µs
cli-bench-random = Náhodně
cli-bench-experts = commuter
cli-bench-against = Tato verze vedle té v { $path }: více než 1 znamená, že zde je rychlejší. Medián krátkých střídavých měření a jejich kvartily.
cli-bench-not-built = V { $path } není nic zkompilovaného. Spusť tam ./paddock build, ve starší složce ./paddock python.
cli-bench-peers = Jiné programy při náhodné hře. Poměr říká, kolikrát rychlejší je { $reference }: dohrání vedle vlastních smyček, kroky vedle smyček v Pythonu.
cli-bench-peer = Program
cli-bench-moves = Tahy/s
cli-bench-actions = S rozdáním/s
cli-bench-ratio-moves = Poměr
cli-bench-ratio-actions = S rozdáním
cli-bench-loop-hand = { $name } ručně psáno v { $engine }
cli-bench-loop-own = { $engine } { $name }, vlastní smyčka v C++
cli-bench-loop-python = { $engine } { $name }, z Pythonu
cli-bench-missing = { $package } není nainstalováno. Pro srovnání: ./paddock extra bench nebo pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? pomoc
cli-word-hint = rada tip
cli-word-rules = pravidla
cli-word-hand = stůl karty
cli-word-log = průběh
cli-word-save = uložit
cli-word-undo = zpět
cli-word-quit = konec
verb-pass = pas pasovat
verb-roll = hodit hod
verb-stand = stát
verb-keep = nechat nech
verb-end = ukončit
verb-stop = zastavit
verb-hook = hák zaháknout
verb-ahead = rovně
verb-left = doleva vlevo
verb-right = doprava vpravo
verb-ram = narazit
verb-discard = odhodit
verb-coup = protiútok úder

## rules
cli-rules-help = Přečíst pravidla hry s vysvětlením značek na stole.
cli-rules-examples = Například
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: značky na stole
cli-flag-short = Jen stručně: cíl, tah, co k čemu slouží, bodování.
cli-rules-english = Stránka je v angličtině; explain odpovídá ve tvém jazyce.
cli-rules-missing = { $page } tu není k dispozici
