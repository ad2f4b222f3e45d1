# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Pretekárske stolové hry: hraj ich v tomto termináli, pozeraj a overuj záznamy, simuluj tisíce partií.
cli-examples = Napríklad
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Príkazy
cli-help-flags = Prepínače
cli-help-arguments = Argumenty
cli-stopped = prerušené
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } nie je nainštalované. Získaš ho príkazom: pip install "paddock[{ $extra }]"
cli-unknown-language = jazyk „{ $text }“ tu nie je; na výber: { $known }
cli-bad-option-word = voľba sa píše názov=hodnota, nie „{ $text }“
cli-parse-command = príkaz „{ $text }“ neexistuje; na výber: { $known }
cli-parse-flag = prepínač „{ $text }“ tu nie je; --help ukáže všetky
cli-parse-repeated = „{ $text }“ je zadané dvakrát
cli-parse-value = „{ $text }“ nie je platná hodnota pre { $name }
cli-parse-missing = za { $name } chýba hodnota
cli-parse-argument = chýba { $name }; pozri --help
cli-parse-unused = nečakaný argument „{ $text }“; pozri --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Zobraziť túto stránku.
cli-flag-version = Zobraziť verziu.
cli-argument-game = Hra, napríklad mille-bornes.
cli-argument-rule = Pravidlo, karta alebo voľba.
cli-argument-record = Súbor so záznamom.
cli-flag-lang = Jazyk: en, de, hu, cs, sk, it, el, ro alebo bg. Predvolene: jazyk tvojho systému.
cli-flag-json = Výstup ako JSON.
cli-flag-option = Voľba hry ako názov=hodnota; možno zadať viackrát.
cli-flag-seats = Koľko miest.
cli-flag-human = Miesta, na ktorých hrajú ľudia, napríklad 1 alebo 1,3; aj „all“ alebo „none“.
cli-flag-level = Úroveň botov: learner, sunday-driver, commuter alebo rally-driver (0 až 3); jedna pre všetkých alebo jedna pre každé miesto.
cli-flag-names = Mená podľa miest, napríklad Anna,Ben.
cli-flag-seed = Miešať podľa tohto počiatočného čísla; rovnaké číslo dáva rovnaké miešanie.
cli-flag-budget = Koľko sekúnd premýšľať, približne.
cli-flag-yes = Na nič sa nepýtať: čo nie je zadané, bude podľa predvoleného nastavenia.
cli-flag-save = Ukladať do tohto súboru namiesto dátového priečinka.
cli-flag-resume = Pokračovať v uloženej hre: z tohto súboru alebo z poslednej uloženej, ak nie je uvedený žiadny.
cli-flag-record = Uložiť hotový záznam do tohto súboru.
cli-flag-step = Krok za krokom: Enter ďalší ťah, b späť, číslo skok, q koniec.
cli-flag-move = Ukázať stôl po tomto ťahu (0: pred prvým).
cli-flag-commitment = Záväzok ukázaný pred rozdaním: záznam musí mať ten istý.
cli-flag-seen = Hash ťahov, ktoré ti hra ukázala, ako ho udáva stránka: záznam musí dať ten istý.
cli-flag-seen-seat = Miesto, ktoré ich videlo; bez neho divák.
cli-flag-seat = Ukázať len to, čo vidí toto miesto; bez neho je všetko odkryté.
cli-flag-games = Koľko partií.
cli-flag-sim-seats = Koľko miest, všetky s náhodnými hráčmi, alebo bot pre každé miesto, napríklad commuter,learner.
cli-flag-workers = Koľko procesov. Predvolene: jeden na každé jadro.
cli-flag-ray = Počítať na klastri Ray: na tom, ktorý udáva RAY_ADDRESS, alebo na miestne spustenom.
cli-flag-arena-levels = Úrovne alebo štýly, napríklad 1,2: každý hrá proti tomu, kto je uvedený pred ním. Predvolene: dve najvyššie úrovne.
cli-flag-arena-ladder = Všetky úrovne, každá proti tej pod ňou.
cli-flag-arena-styles = Posledná úroveň hrá aj proti každému štýlu.
cli-flag-arena-against = Každá úroveň hrá proti programu, ktorý spustí tento príkaz. Program číta pohľady a píše ťahy ako riadky JSON.
cli-flag-arena-time-limit = Koľko milisekúnd má taký program na ťah.
cli-flag-arena-seats = Koľko miest. Predvolene: najmenší počet, ktorý hra dovolí.
cli-flag-arena-games = Koľko hier; každé rozdanie sa hrá raz za každú stranu.
cli-flag-arena-match = Celé partie namiesto jednotlivých pretekov.
cli-flag-arena-budget = Koľko milisekúnd procesora na ťah majú boti, ktorí prehľadávajú.
cli-flag-arena-iterations = Namiesto toho počet iterácií na ťah pre takých botov: výsledky sa dajú presne zopakovať.
cli-flag-arena-svg = Nakresliť rebríček aj do tohto súboru.
cli-flag-review-svg = Šance aj nakresliť do tohto súboru.
cli-flag-fit-seats = Pre koľko miest; viac čísel oddeľ čiarkou. Predvolene: najmenší počet, ktorý hra dovolí.
cli-flag-fit-sweeps = Koľkokrát prejsť všetky váhy; 0: len cena bodov a odhad, čo držia ostatní.
cli-flag-fit-deals = Na koľkých rozdaniach sa posudzuje každá zmena.
cli-flag-fit-matches = Koľko celých partií odohrať, aby sa ukázala cena bodov.
cli-flag-fit-anew = Začať od prvých odhadov, nie od naposledy vyladených váh.
cli-flag-fit-out = Zapísať do tohto súboru. Predvolene: medzi zdrojové súbory pracovného priečinka, inak sem ako HRA.toml.
cli-flag-quick = Kratšie meranie, hrubšie čísla.
cli-flag-against = Porovnať so skompilovanou verziou v inom priečinku Paddocku: pomery, merané striedavo.

## play: help
cli-play-help = Hrať v tomto termináli proti botom alebo s ostatnými v miestnosti.
cli-play-examples = Napríklad
    {"  "}{ $program } play                          opýta sa, na čo potrebuje
    {"  "}{ $program } play mille-bornes --yes       ty proti jednému botovi, hneď
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 pokračuje tam, kde sa hra skončila

## play: questions
cli-ask-game-title = Ktorá hra?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Číslo alebo názov [1]:
cli-ask-seats = Koľko miest: { $known }? [{ $default }]:
cli-ask-human = Na ktorých miestach hrajú ľudia, napríklad 1 alebo 1,3? [{ $default }]:
cli-ask-level = Akí silní sú boti: { $known }? [{ $default }]:
cli-ask-options = Zmeniť voľby hry? a alebo n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = { $seat }, meno [{ $default }]:
cli-yes-words = a áno ano y yes
cli-number-words = jeden dva tri štyri päť šesť sedem osem
cli-all-words = všetci všetky
cli-none-words = nikto žiadne
cli-ask-nobody = Potom hrajú len boti a ty sa pozeráš. Dobre? a alebo n [n]:
cli-level-learner = { $number }  { $name }: hrá akýkoľvek dovolený ťah, dobrý na prvú hru
cli-level-sunday-driver = { $number }  { $name }: hrá pažravo a občas niečo prehliadne, príjemná spoločnosť
cli-level-commuter = { $number }  { $name }: hrá rozumne a berie, čo sa ponúka
cli-level-rally-driver = { $number }  { $name }: myslí dopredu, každý ťah mnohokrát vyskúša
cli-bad-seats = { $name } sa hrá na { $known } miestach
cli-no-such-option = voľba „{ $text }“ neexistuje; na výber: { $known }
cli-bad-option = { $name } nemôže byť „{ $text }“; možné hodnoty: { $known }
cli-no-such-game = hra „{ $text }“ neexistuje; na výber: { $known }
cli-no-answer = niet odkiaľ čítať odpoveď: zadaj ju prepínačmi alebo vezmi predvolené hodnoty pomocou --yes
cli-bad-humans = „{ $text }“ neoznačuje miesta od 1 do { $seats }
cli-bad-levels = „{ $text }“: zadaj jednu úroveň pre všetky miesta alebo po jednej pre každé (miest: { $seats })
cli-bad-level = úroveň „{ $text }“ tu nie je; na výber: { $known }
cli-bad-names = mien je viac ako miest ({ $seats })
cli-name-player = Hráč { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = Miešanie je dané. Záväzok: { $commitment }
cli-prompt = { $name }, tvoj ťah (? pomoc):
cli-prompt-only = { $name }, Enter: { $text } (? pomoc)
cli-held = { $text }: naozaj?
cli-undone = Vzaté späť: { $move }
cli-prompt-held = Enter: áno. Čokoľvek iné: nie.
cli-no-such-number = Číslo { $text } tu nie je; ? ukáže tvoje ťahy.
cli-series-refused = Vykonané kroky: { $done } z { $moves }. { $reason }
cli-series-disturbed = Vykonané kroky: { $done } z { $moves }. Pozri, čo sa stalo.
cli-several = „{ $text }“ môže znamenať: { $options }
cli-not-understood = „{ $text }“ tu nie je ťah; ? ukáže tvoje ťahy.
cli-possible = Tvoje ťahy:
cli-and-more = a { $count ->
    [one] ďalší { $count } ťah
    [few] ďalšie { $count } ťahy
    [many] ďalších { $count } ťahu
   *[other] ďalších { $count } ťahov
}, na začiatku je „{ $word }“
cli-impossible = Teraz sa nedá, a prečo:
cli-hint-title = Najlepšie ťahy; odtiaľto dohratých partií: { $worlds }
cli-hint-chance = šanca { $chance } na výhru v týchto pretekoch ({ $low } až { $high })
cli-hint-vague = šanca na výhru neznáma: príliš málo partií
cli-no-hint = Táto hra nemá rady.
cli-words = Napíš číslo či písmeno, ťah alebo jeho časť. Ďalej: stôl (znova ukázať stôl), priebeh (čo sa zatiaľ stalo), pravidlá, späť (vziať ťah späť), uložiť, koniec, ?! alebo rada (najlepšie ťahy a prečo), ? alebo pomoc.
cli-log-empty = Zatiaľ sa nič nestalo.
cli-move-line = { $number }  { $move }
cli-hand-over = Miesto { $number } ({ $name }), stlač Enter. Nikto iný by sa teraz nemal pozerať.
cli-go-on = Pokračuj klávesom Enter.

## play: saves and records
cli-saved = Uložené: { $file }
cli-how-to-resume = Pokračuj príkazom: { $program } play --resume { $file }
cli-resumed = Pokračuje sa: { $file }
cli-input-ended = Vstup sa skončil skôr ako hra.
cli-nothing-saved = tu nie je žiadna uložená hra: { $folder }
cli-save-exists = { $file } už existuje: pokračuj v ňom pomocou --resume alebo uveď iný súbor
cli-already-over = hra v súbore { $file } sa už skončila; pozrieš si ju takto: { $program } replay { $file }
cli-save-in-use = { $file } sa už hrá v inom termináli
cli-too-large = { $file } je väčší než { $megabytes } MB: to nie je záznam
cli-not-text = { $file } nie je textový súbor
cli-bad-save = { $file } sa nedá prečítať ako uložená hra: { $reason }
cli-no-table = { $file } nehovorí, kto hrá; pokračovať sa dá len v uloženej hre
cli-record-kept = Záznam uložený: { $file }
cli-how-to-verify = Miešanie a pravidlá overíš príkazom: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Poradie
cli-side = Strana
cli-points = Body

## explain
cli-explain-help = Vysvetliť pravidlá, karty a voľby hry.
cli-explain-examples = Napríklad
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Tieto hry sa dajú vysvetliť:
cli-explain-how = Viac pomocou: { $program } explain HRA, { $program } explain HRA PRAVIDLO
cli-explain-rules = { $name }: prečo môže hra ťah odmietnuť (príklady)
cli-explain-cards = Karty
cli-explain-options = Voľby
cli-explain-page = Úplné pravidlá: { $page }
cli-explain-unknown = k „{ $text }“ sa nič nenašlo; skús: { $known }
cli-explain-near = k „{ $text }“ sa nič nenašlo; možno: { $near }
cli-explain-topics = Tiež vysvetlené: { $known }
cli-option-values = { $name }: { $values } (predvolené: { $default })
cli-rule-title = { $rule }: pravidlo hry { $name } ({ $section })
cli-rule-example = Príklad: { $move } sa nedá: { $text }

## verify
cli-review-help = Vysvetliť, ako sa partia vyhrala a prehrala: šťastie a rozhodnutia každej strany a najdrahšie ťahy.
cli-review-examples = Napríklad
    {"  "}{ $program } review my-race.paddock         celý rozbor
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         presnejšie, s grafom
cli-verify-help = Overiť záznam: drží sa pravidiel, sedia body, bolo miešanie poctivé?
cli-verify-examples = Napríklad
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Návratový kód je 0, keď je všetko v poriadku, 1, keď je niečo zle, 2, keď to nie je záznam.
cli-verify-wrong = Záznam je chybný: { $reason }
cli-verify-over = Pravidlá aj body súhlasia: { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}, odohrané preteky: { $rounds }, partia sa skončila.
cli-verify-unfinished = Pravidlá aj body zatiaľ súhlasia: { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}, dokončené preteky: { $rounds }, partia pokračuje.
cli-verify-line = riadok { $line }: { $text }
cli-record-title = nezačína sa slovami „{ $title }“
cli-record-twice = „{ $name }“ je uvedené dvakrát
cli-record-seen = obsahuje len to, čo smie vedieť jedno miesto, takže sa nedá znova pustiť
cli-record-keyed = záväzok, tajomstvo a náhodné slová platia len s „chance: keyed“
cli-record-field = chýba v ňom „{ $name }“
cli-record-head = hodnota „{ $name }“ nie je platná
cli-record-secret = tajomstvo nezodpovedá záväzku spred rozdania
cli-record-sheet = vznikol s inými číslami tohto vydania, než máme my
cli-record-left = obsahuje rozdania alebo hody, ktoré žiadny ťah nepotrebuje
cli-record-says = stojí tam „{ $said }“, podľa pravidiel je to „{ $truth }“
cli-record-end = končí pred bodmi posledných pretekov alebo pokračuje po konci partie
cli-record-line = „{ $text }“ nie je riadok záznamu
cli-record-word = karta ani hod „{ $text }“ neexistuje
cli-verify-written = Miešanie aj hody vyplývajú zo zdroja v zázname, ale partia sa nezačína rozdaním: prvú pozíciu niekto napísal.
cli-verify-open = Žiadny záznam nedokáže, kedy bol záväzok zverejnený ani kto zvolil náhodné slová (nonces): porovnaj ho s tým, ktorý sa ukázal pred rozdaním (--commitment).
cli-verify-seed = Miešanie aj hody vyplývajú z počiatočného čísla v zázname. Dajú sa zopakovať, ale kto číslo zvolil, mohol poznať karty.
cli-verify-withheld = Miešanie a hody zatiaľ nemožno overiť: tajomstvo sa odhalí na konci partie. Jeho záväzok: { $commitment }
cli-verify-missing = O miešaní a hodoch nie je preukázané nič: partia sa skončila, ale tajomstvo v zázname chýba.
cli-verify-other = To nie je tá partia, ku ktorej bol daný záväzok: záznam má iný, { $commitment }
cli-verify-none = Záznam nemá záväzok, ktorý by sa dal porovnať s tvojím.
cli-verify-committed = Miešanie aj hody sú preukázané: všetko vyplýva z tajomstva v zázname a tajomstvo zodpovedá tomuto záväzku: { $commitment }
cli-verify-recorded = Miešanie a hody nemožno overiť: záznam len hovorí, ako padli karty a kocky.
cli-verify-differs = Miešanie alebo hody nesúhlasia: karty alebo kocky nepadli tak, ako hovorí zdroj v samotnom zázname.
cli-verify-not-good = Nedohratý záznam sa nepočíta ako správny: mohol by mať iný koniec.
cli-verify-seen = Toto sú videné ťahy: { $count } z { $steps }.
cli-verify-seen-other = Toto nie je partia, ktorú bolo vidieť: jej ťahy dávajú iný hash.

## replay
cli-replay-help = Prejsť záznam: celý priebeh, krok za krokom, alebo stôl po ktoromkoľvek ťahu.
cli-replay-examples = Napríklad
    {"  "}{ $program } replay my-race.paddock       celý priebeh
    {"  "}{ $program } replay my-race.paddock --step            ťah za ťahom
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Ťah { $number } z { $last } (Enter: ďalší, b: späť, číslo, q):
cli-replay-no-move = ťah { $number } tu nie je; ťahy sú 0 až { $last }

## simulate
cli-simulate-help = Odohrať veľa partií na všetkých jadrách a povedať, kto vyhráva. Rovnaké počiatočné číslo dáva rovnaké výsledky pri akomkoľvek počte procesov.
cli-simulate-examples = Napríklad
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } musí byť aspoň 1
cli-no-ray = Ray nie je nainštalovaný. Získaš ho príkazom: ./paddock extra lab
cli-sim-partial = Predčasne prerušené: odohrané partie: { $matches } z { $wanted }.
cli-sim-lost = Pracovný proces sa skončil predčasne: odohrané partie: { $matches } z { $wanted }.
cli-sim-title = { $name } – partie: { $matches }, preteky: { $rounds }, ťahy: { $moves }
cli-sim-speed = { $rate } ťahov/s; { $seconds } s, procesy: { $workers }, pravidlá: { $engine }
cli-sim-round = Preteky trvajú { $mean } ± { $margin } ťahu.
cli-sim-seat = Miesto
cli-sim-player = Hráč
cli-sim-side = Strana
cli-sim-wins = Výhry
cli-sim-interval = 95-percentný interval
cli-sim-points = Body na partiu
cli-engine-compiled = kompilované
cli-engine-interpreted = interpretované

## arena
cli-arena-help = Nechať úrovne a štýly botov hrať proti sebe a povedať, kto je silnejší a ako isté to je. Každé rozdanie sa hrá raz za každú stranu, jeden kandidát medzi samými rovnakými súpermi; spoločná výhra sa počíta dielom. Rovnaké počiatočné číslo dáva rovnaké výsledky pri akomkoľvek počte procesov.
cli-arena-examples = Napríklad
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, miest: { $seats }, celé partie. Podiel výhier kandidáta; medzi rovnými by to bolo { $parity }.
cli-arena-rounds = { $name }, miest: { $seats }, jednotlivé preteky. Podiel výhier kandidáta; medzi rovnými by to bolo { $parity }.
cli-arena-partial = Predčasne prerušené: odohrané rozdania: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } odpoveď programu prišla neskoro, nedala sa prečítať alebo bola proti pravidlám
        [few] { $strikes } odpovede programu prišli neskoro, nedali sa prečítať alebo boli proti pravidlám
       *[other] { $strikes } odpovedí programu prišlo neskoro, nedalo sa prečítať alebo bolo proti pravidlám
    } (počet hier: { $games }). Namiesto toho sa hral prvý povolený ťah.
cli-arena-alone = Na porovnanie treba dvoch: uveď dve úrovne alebo štýly, alebo --ladder či --styles.
cli-arena-candidate = Kandidát
cli-arena-reference = Súper
cli-arena-deals = Rozdania
cli-arena-games = Hry
cli-arena-share = Výhry
cli-arena-interval = 95-percentný interval
cli-arena-elo = Elo

## fit
cli-fit-help = Vyladiť, čo bot commuter danej hry zvažuje: každé číslo sa postupne mení a zmena zostane tam, kde bot na rovnakých rozdaniach vyhráva viac proti sebe rovným, úrovni pod ním a každému štýlu.
cli-fit-examples = Napríklad
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error } %)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } bodu)
cli-fit-tables = Ladí sa vždy len jedna tabuľka: tieto počty miest patria k { $tables }
cli-fit-written = Zapísané do { $file }

## bench
cli-bench-help = Zmerať, ako rýchlo tu pravidlá bežia: kompilované, interpretované a vedľa iných nainštalovaných programov.
cli-bench-examples = Napríklad
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Meria sa; na pokojnom počítači sú čísla lepšie.
cli-bench-title = Python { $python }, { $machine }; ťahy za sekundu na jednom jadre, najlepší z niekoľkých krátkych behov
cli-bench-not-compiled = Pravidlá tu nie sú skompilované ({ $reason }): ukazujú sa len čísla interpretovaných.
cli-bench-game = Hra
cli-bench-rules = Pravidlá
cli-bench-seats = Miesta
cli-bench-playout = Dohranie/s
cli-bench-rounds = Preteky/s
cli-bench-step = Krok/s
cli-bench-clone = Kópia ns
cli-bench-ratio-of-playout = Dohranie
cli-bench-ratio-of-rounds = Preteky
cli-bench-ratio-of-step = Ťahy
cli-bench-ratio-of-clone = Kópie
cli-bench-ratio-of-view = Pohľady
cli-bench-ratio-of-imagine = Predstavy
cli-bench-ratio-of-hint = Rady
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = pomer
cli-bench-search = Čo robí hľadanie a server, skompilované: mikrosekundy na jedno vykonanie a celé preteky za 50 ms, náhodne a s botom commuter na všetkých miestach
cli-bench-view = Pohľad µs
cli-bench-redeal = Nové rozdanie µs
cli-bench-policy = Voľba µs
cli-bench-random = Náhodne
cli-bench-experts = commuter
cli-bench-against = Táto verzia vedľa tej v { $path }: viac ako 1 znamená, že tu je rýchlejšia. Medián krátkych striedavých meraní a ich kvartily.
cli-bench-not-built = V { $path } nie je nič skompilované. Spusti tam ./paddock build, v staršom priečinku ./paddock python.
cli-bench-peers = Iné programy pri náhodnej hre. Pomer hovorí, koľkokrát rýchlejšie je { $reference }: dohranie vedľa vlastných slučiek, kroky vedľa slučiek v Pythone.
cli-bench-peer = Program
cli-bench-moves = Ťahy/s
cli-bench-actions = S rozdaním/s
cli-bench-ratio-moves = Pomer
cli-bench-ratio-actions = S rozdaním
cli-bench-loop-hand = { $name } ručne písané v { $engine }
cli-bench-loop-own = { $engine } { $name }, vlastná slučka v C++
cli-bench-loop-python = { $engine } { $name }, z Pythonu
cli-bench-missing = { $package } nie je nainštalované. Na porovnanie: ./paddock extra bench alebo pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? pomoc
cli-word-hint = rada tip
cli-word-rules = pravidlá
cli-word-hand = stôl karty
cli-word-log = priebeh
cli-word-save = uložiť
cli-word-undo = späť
cli-word-quit = koniec
verb-pass = pas pasovať
verb-roll = hodiť hod
verb-stand = stáť
verb-keep = nechať nechaj
verb-end = ukončiť
verb-stop = zastaviť
verb-hook = hák zaháknuť
verb-ahead = rovno
verb-left = doľava vľavo
verb-right = doprava vpravo
verb-ram = naraziť
verb-discard = odhodiť
verb-coup = protiútok úder

## rules
cli-rules-help = Prečítať pravidlá hry s vysvetlením značiek na stole.
cli-rules-examples = Napríklad
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: značky na stole
cli-flag-short = Len stručne: cieľ, ťah, čo na čo slúži, bodovanie.
cli-rules-english = Stránka je v angličtine; explain odpovedá v tvojom jazyku.
cli-rules-missing = { $page } tu nie je k dispozícii
