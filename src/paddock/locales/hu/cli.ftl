# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Autóversenyes társasjátékok: játszd őket ebben a terminálban, nézd vissza és ellenőrizd a jegyzőkönyveket, szimulálj játszmák ezreit.
cli-examples = Például
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Parancsok
cli-help-flags = Kapcsolók
cli-help-arguments = Paraméterek
cli-stopped = megszakítva
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = nincs telepítve: { $package }. Így szerezhető be: pip install "paddock[{ $extra }]"
cli-unknown-language = nincs ilyen nyelv: „{ $text }”; ezek vannak: { $known }
cli-bad-option-word = a beállítást így kell írni: név=érték, nem így: „{ $text }”
cli-parse-command = nincs ilyen parancs: „{ $text }”; ezek vannak: { $known }
cli-parse-flag = itt nincs „{ $text }” kapcsoló; a --help mindet megmutatja
cli-parse-repeated = kétszer szerepel: „{ $text }”
cli-parse-value = { $name } értéke nem lehet „{ $text }”
cli-parse-missing = hiányzik az értéke: { $name }
cli-parse-argument = hiányzik: { $name }; lásd --help
cli-parse-unused = fölösleges: „{ $text }”; lásd --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Ennek az oldalnak a megjelenítése.
cli-flag-version = A verziószám megjelenítése.
cli-argument-game = A játék, például mille-bornes.
cli-argument-rule = Egy szabály, kártya vagy beállítás.
cli-argument-record = A jegyzőkönyv fájlja.
cli-flag-lang = Nyelv: en, de, hu, cs, sk, it, el, ro vagy bg. Alapértelmezés: a rendszered nyelve.
cli-flag-json = Kimenet JSON formában.
cli-flag-option = A játék egy beállítása név=érték alakban; többször is megadható.
cli-flag-seats = Hány hely legyen.
cli-flag-human = Az emberek helyei, például 1 vagy 1,3; lehet „all” vagy „none” is.
cli-flag-level = A botok szintje: learner, sunday-driver, commuter vagy rally-driver (0-tól 3-ig); egy mindenkinek, vagy helyenként egy.
cli-flag-names = Nevek a helyek sorrendjében, például Anna,Ben.
cli-flag-seed = Keverés e kezdőszám szerint; ugyanaz a szám ugyanúgy kever.
cli-flag-budget = Körülbelül hány másodpercig gondolkodjon.
cli-flag-yes = Ne kérdezzen semmit: ami nincs megadva, az alapértelmezett lesz.
cli-flag-save = Mentés ebbe a fájlba az adatmappa helyett.
cli-flag-resume = Mentett játék folytatása: ebből a fájlból, vagy ha nincs megadva, a legutóbbi.
cli-flag-record = A kész jegyzőkönyv kerüljön ebbe a fájlba.
cli-flag-step = Lépésenként: Enter a következő lépés, b vissza, szám ugrás, q kilépés.
cli-flag-move = Az asztal e lépés után (0: az első előtt).
cli-flag-commitment = Az osztás előtt mutatott ujjlenyomat: a jegyzőkönyvé ugyanaz legyen.
cli-flag-seen = A hash, amelyet az oldal a látott lépésekről mutat: a jegyzőkönyv ugyanazt adja.
cli-flag-seen-seat = A hely, amelyik látta őket; nélküle a néző.
cli-flag-seat = Csak az látszik, amit erről a helyről látni; nélküle minden nyitott.
cli-flag-games = Hány játszma legyen.
cli-flag-sim-seats = Hány hely véletlenszerű játékosokkal, vagy helyenként egy bot, például commuter,learner.
cli-flag-workers = Hány folyamat legyen. Alapértelmezés: magonként egy.
cli-flag-ray = Ray-fürtön dolgozzon: azon, amelyet a RAY_ADDRESS megnevez, vagy egy itt indítotton.
cli-flag-arena-levels = Szintek vagy stílusok, például 1,2: mindegyik az előtte álló ellen játszik. Alapértelmezés: a két legerősebb szint.
cli-flag-arena-ladder = Minden szint, mindegyik az alatta lévő ellen.
cli-flag-arena-styles = Az utolsó szint minden stílus ellen is játszik.
cli-flag-arena-against = Minden szint egy program ellen játszik, amelyet ez a parancs indít el. A program nézeteket olvas és lépéseket ír JSON-sorokban.
cli-flag-arena-time-limit = Ennyi ezredmásodperce van egy ilyen programnak egy lépésre.
cli-flag-arena-seats = Hány hely. Alapértelmezés: a játék legkisebb helyszáma.
cli-flag-arena-games = Hány játék; minden leosztást minden versenyzővel egyszer játszanak le.
cli-flag-arena-match = Egész játszmák egyetlen forduló helyett.
cli-flag-arena-budget = Ennyi ezredmásodperc processzoridő jut egy kereső botnak lépésenként.
cli-flag-arena-iterations = Ehelyett ennyi ismétlés lépésenként: ez pontosan megismételhető.
cli-flag-arena-svg = A ranglétra rajza is kerüljön ebbe a fájlba.
cli-flag-review-svg = Az esélyeket rajzolja ebbe a fájlba is.
cli-flag-fit-seats = Hány helyre; több szám vesszővel elválasztva. Alapértelmezés: a játék legkisebb helyszáma.
cli-flag-fit-sweeps = Hányszor menjen végig az összes súlyon; 0: csak a pontok értéke és az, hogy mit tartanak a többiek.
cli-flag-fit-deals = Hány leosztáson mérje le az egyes változtatásokat.
cli-flag-fit-matches = Hány egész játszma mutatja meg, mennyit érnek a pontok.
cli-flag-fit-anew = Az első becslésekkel kezdje, ne a korábban illesztettekkel.
cli-flag-fit-out = Ebbe a fájlba írjon. Alapértelmezés: a munkakönyvtár forrásai közé, különben ide, JÁTÉK.toml néven.
cli-flag-quick = Rövidebb mérés, durvább számok.
cli-flag-against = Összehasonlítás egy másik Paddock-mappa lefordított változatával: arányok, felváltva mérve.

## play: help
cli-play-help = Játék ebben a terminálban, botok ellen vagy másokkal egy szobában.
cli-play-examples = Például
    {"  "}{ $program } play                          megkérdezi, amit tudnia kell
    {"  "}{ $program } play mille-bornes --yes       te egy bot ellen, azonnal
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 onnan folytatja, ahol abbahagytad

## play: questions
cli-ask-game-title = Melyik játék?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Szám vagy név [1]:
cli-ask-seats = Hány hely: { $known }? [{ $default }]:
cli-ask-human = Melyik helyeken ülnek emberek, például 1 vagy 1,3? [{ $default }]:
cli-ask-level = Milyen erősek a botok: { $known }? [{ $default }]:
cli-ask-options = Módosítod a játék beállításait? i vagy n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = { $seat } neve [{ $default }]:
cli-yes-words = i igen y yes
cli-number-words = egy kettő három négy öt hat hét nyolc
cli-all-words = mind mindenki
cli-none-words = senki
cli-ask-nobody = Akkor csak botok játszanak, te pedig nézed. Jó így? i vagy n [n]:
cli-level-learner = { $number }  { $name }: bármelyik szabályos lépést megteszi, első játéknak jó
cli-level-sunday-driver = { $number }  { $name }: mohón hajt, néha elnéz valamit, jó társaság
cli-level-commuter = { $number }  { $name }: józanul játszik, és él az alkalommal
cli-level-rally-driver = { $number }  { $name }: előre gondolkodik: minden lépést sokszor kipróbál
cli-bad-seats = { $name }: { $known } hellyel játszható
cli-no-such-option = nincs ilyen beállítás: „{ $text }”; ezek vannak: { $known }
cli-bad-option = { $name } nem lehet „{ $text }”; lehet: { $known }
cli-no-such-game = nincs ilyen játék: „{ $text }”; ezek vannak: { $known }
cli-no-answer = nincs olvasható válasz: add meg kapcsolókkal, vagy a --yes kapcsolóval fogadd el az alapértelmezést
cli-bad-humans = „{ $text }”: ezek nem helyek 1 és { $seats } között
cli-bad-levels = „{ $text }”: adj meg egy szintet mindenkinek, vagy helyenként egyet (helyek: { $seats })
cli-bad-level = nincs ilyen szint: „{ $text }”; ezek vannak: { $known }
cli-bad-names = több a név, mint a hely ({ $seats })
cli-name-player = { $number }. játékos
cli-name-bot = { $number }. bot

## play: at the table
cli-commitment = A keverés eldőlt. Ujjlenyomata: { $commitment }
cli-prompt = { $name }, te jössz (? segít):
cli-prompt-only = { $name }, Enter: { $text } (? segít)
cli-held = { $text }: biztosan?
cli-undone = Visszavonva: { $move }
cli-prompt-held = Enter: igen. Bármi más: nem.
cli-no-such-number = Itt nincs ilyen szám: { $text }; a ? megmutatja a lépéseidet.
cli-series-refused = { $moves } lépésből { $done } történt meg. { $reason }
cli-series-disturbed = { $moves } lépésből { $done } történt meg: nézd, mi történt.
cli-several = „{ $text }” több mindent jelenthet: { $options }
cli-not-understood = „{ $text }”: itt nincs ilyen lépés; a ? megmutatja a lépéseidet.
cli-possible = A lépéseid:
cli-and-more = és még { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
} ezzel a kezdettel: „{ $word }”
cli-impossible = Most nem lehetséges, és miért:
cli-hint-title = A legjobb lépések; innen végigjátszott játszmák: { $worlds }
cli-hint-chance = { $chance } esély a verseny megnyerésére ({ $low } – { $high })
cli-hint-vague = nyerési esély nem látszik: túl kevés játszma
cli-no-hint = Ehhez a játékhoz nincsenek tippek.
cli-words = Írj be egy számot vagy betűt, egy lépést vagy néhány szavát. Ezenkívül: asztal (újrarajzolás), napló (mi történt eddig), szabályok, vissza (az utolsó lépés visszavonása), mentés, kilép, ?! vagy tipp (mi a legjobb, és miért), ? vagy segítség.
cli-log-empty = Még nem történt semmi.
cli-move-line = { $number }  { $move }
cli-hand-over = { $number }. hely ({ $name }), nyomj Entert. Most senki más ne nézzen ide.
cli-go-on = Nyomj Entert a folytatáshoz.

## play: saves and records
cli-saved = Mentve: { $file }
cli-how-to-resume = Így folytathatod: { $program } play --resume { $file }
cli-resumed = Folytatás: { $file }
cli-input-ended = A bemenet véget ért, mielőtt a játék befejeződött.
cli-nothing-saved = nincs mentett játék itt: { $folder }
cli-save-exists = { $file } már létezik: folytasd a --resume kapcsolóval, vagy adj meg másik fájlt
cli-already-over = a játék véget ért ({ $file }); megnézheted így: { $program } replay { $file }
cli-save-in-use = { $file }: ez a játék már fut egy másik terminálban
cli-too-large = { $file } nagyobb, mint { $megabytes } MB: ez nem jegyzőkönyv
cli-not-text = { $file } nem szövegfájl
cli-bad-save = { $file } nem olvasható mentett játékként: { $reason }
cli-no-table = { $file } nem mondja meg, ki ül az asztalnál; csak mentett játék folytatható
cli-record-kept = A jegyzőkönyv elmentve: { $file }
cli-how-to-verify = A keverés és a szabályok ellenőrzése: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Helyezés
cli-side = Versenyző
cli-points = Pont

## explain
cli-explain-help = Egy játék szabályainak, kártyáinak és beállításainak magyarázata.
cli-explain-examples = Például
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Ezekről a játékokról kérhetsz magyarázatot:
cli-explain-how = Bővebben: { $program } explain JÁTÉK, { $program } explain JÁTÉK SZABÁLY
cli-explain-rules = { $name }: mi tilthat meg egy lépést (példák)
cli-explain-cards = Kártyák
cli-explain-options = Beállítások
cli-explain-page = A teljes szabályok: { $page }
cli-explain-unknown = erről nincs semmi: „{ $text }”; próbáld ezeket: { $known }
cli-explain-near = erről nincs semmi: „{ $text }”; erre gondoltál: { $near }
cli-explain-topics = Ezekről is: { $known }
cli-option-values = { $name }: { $values } (alapértelmezés: { $default })
cli-rule-title = { $rule }: szabály, { $name } ({ $section })
cli-rule-example = Példa: { $move } nem megy: { $text }

## verify
cli-review-help = Megmondja, hogyan dőlt el egy játszma: minden versenyző szerencséje és döntései, és a legdrágább lépések.
cli-review-examples =
    Például
    {"  "}{ $program } review my-race.paddock         a teljes elemzés
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         pontosabban, ábrával
cli-verify-help = Egy jegyzőkönyv ellenőrzése: a szabályokat követi-e, kijönnek-e a pontok, tisztességes volt-e a keverés?
cli-verify-examples = Például
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}A kilépési kód 0, ha minden rendben; 1, ha valami hibás; 2, ha ez nem jegyzőkönyv.
cli-verify-wrong = A jegyzőkönyv hibás: { $reason }
cli-verify-over = A szabályok és a pontok rendben vannak: { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}, lejátszott fordulók: { $rounds }, a játszma véget ért.
cli-verify-unfinished = A szabályok és a pontok eddig rendben vannak: { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}, befejezett fordulók: { $rounds }, a játszma folytatódik.
cli-verify-line = { $line }. sor: { $text }
cli-record-title = nem ezzel kezdődik: „{ $title }”
cli-record-twice = kétszer szerepel: „{ $name }”
cli-record-seen = csak azt tartalmazza, amit egy hely tudhat, ezért nem játszható vissza
cli-record-keyed = ujjlenyomat, titok és véletlen szavak (nonce) csak „chance: keyed” mellett állhatnak
cli-record-field = hiányzik belőle: „{ $name }”
cli-record-head = érvénytelen az értéke: „{ $name }”
cli-record-secret = a titok nem illik az osztás előtti ujjlenyomathoz
cli-record-sheet = e kiadás más számaival készült, mint a miénk
cli-record-left = olyan osztás vagy dobás van benne, amelyet egyetlen lépés sem kér
cli-record-says = ez áll benne: „{ $said }”, a szabályok szerint: „{ $truth }”
cli-record-end = az utolsó forduló pontjai előtt véget ér, vagy a játszma után is folytatódik
cli-record-line = „{ $text }” nem egy jegyzőkönyv sora
cli-record-word = nincs „{ $text }” lap vagy dobás
cli-verify-written = Minden keverés és dobás a jegyzőkönyv forrásából következik, de a játszma nem osztással kezdődik: az első állást valaki leírta.
cli-verify-open = Egyetlen jegyzőkönyv sem bizonyíthatja, mikor tették közzé az ujjlenyomatot, vagy ki választotta a véletlen szavakat (nonce): vesd össze azzal, amelyet osztás előtt mutattak (--commitment).
cli-verify-seed = Minden keverés és dobás a jegyzőkönyvben lévő kezdőszámból következik. Megismételhető, de aki a számot választotta, ismerhette a lapokat.
cli-verify-withheld = A keveréseket és dobásokat még nem lehet ellenőrizni: a titok a játszma végén derül ki. Az ujjlenyomata: { $commitment }
cli-verify-missing = A keverésekről és dobásokról semmi sincs bizonyítva: a játszma véget ért, de a titok hiányzik a jegyzőkönyvből.
cli-verify-other = Ez nem az a játszma, amelyhez az ujjlenyomat tartozik: a jegyzőkönyvben más áll, { $commitment }
cli-verify-none = A jegyzőkönyvben nincs ujjlenyomat, amelyet a tieddel össze lehetne vetni.
cli-verify-committed = A keverések és dobások bizonyítottak: mind a jegyzőkönyvben lévő titokból következik, és a titok illik ehhez az ujjlenyomathoz: { $commitment }
cli-verify-recorded = A keverések és dobások nem ellenőrizhetők: a jegyzőkönyv csak azt mondja meg, hogyan jöttek a lapok és a kockák.
cli-verify-differs = A keverések vagy dobások nem stimmelnek: a lapok vagy a kockák nem úgy jöttek, ahogy a jegyzőkönyv saját forrása mondja.
cli-verify-not-good = A befejezetlen jegyzőkönyv nem számít helyesnek: más vége is lehetne.
cli-verify-seen = Ezek a látott lépések: { $count } / { $steps }.
cli-verify-seen-other = Ez nem az a játszma, amelyet láttak: a lépései más hasht adnak.

## replay
cli-replay-help = Egy jegyzőkönyv visszajátszása: a teljes napló, lépésről lépésre, vagy az asztal bármelyik lépés után.
cli-replay-examples =
    Például
    {"  "}{ $program } replay my-race.paddock       a teljes napló
    {"  "}{ $program } replay my-race.paddock --step            lépésről lépésre
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Lépés: { $number }/{ $last } (Enter: tovább, b: vissza, egy szám, q):
cli-replay-no-move = nincs ilyen lépés: { $number }; a lépések 0-tól { $last }-ig tartanak

## simulate
cli-simulate-help = Sok játszma lejátszása minden magon, és hogy ki nyeri őket. Ugyanaz a kezdőszám ugyanazt az eredményt adja, akárhány folyamattal.
cli-simulate-examples = Például
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } értéke legalább 1 legyen
cli-no-ray = A Ray nincs telepítve. Így szerezhető be: ./paddock extra lab
cli-sim-partial = Idő előtt leállt: ez { $matches } játszma a kért { $wanted } helyett.
cli-sim-lost = Egy munkafolyamat leállt: ez { $matches } játszma a kért { $wanted } helyett.
cli-sim-title = { $name }: { $matches } játszma, { $rounds } forduló, { $moves } lépés
cli-sim-speed = { $rate } lépés/s; { $seconds } s, folyamatok: { $workers }, szabályok: { $engine }
cli-sim-round = Egy forduló { $mean } ± { $margin } lépés.
cli-sim-seat = Hely
cli-sim-player = Játékos
cli-sim-side = Versenyző
cli-sim-wins = Győzelem
cli-sim-interval = 95%-os intervallum
cli-sim-points = Pont játszmánként
cli-engine-compiled = fordított
cli-engine-interpreted = értelmezett

## arena
cli-arena-help = Botok szintjei és stílusai játszanak egymással, és kiderül, melyik erősebb, és mennyire biztos ez. Minden leosztást minden versenyzővel egyszer játszanak le, egy jelölt csupa egyforma ellenfél között; a megosztott győzelem résznek számít. Ugyanaz a kezdőszám ugyanazt az eredményt adja, akárhány folyamattal.
cli-arena-examples = Például
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, helyek: { $seats }, egész játszmák. A jelölt győzelmeinek aránya; egyforma erőknél { $parity } volna.
cli-arena-rounds = { $name }, helyek: { $seats }, egyes fordulók. A jelölt győzelmeinek aránya; egyforma erőknél { $parity } volna.
cli-arena-partial = Idő előtt leállt: ez { $deals } leosztás.
cli-arena-strikes = A program { $strikes } válasza késett, olvashatatlan vagy szabálytalan volt ({ $games } játékban). Helyette az első szabályos lépést játszottuk.
cli-arena-alone = Az összevetéshez kettő kell: nevezz meg két szintet vagy stílust, vagy add meg a --ladder vagy a --styles kapcsolót.
cli-arena-candidate = Jelölt
cli-arena-reference = Ellenfél
cli-arena-deals = Leosztás
cli-arena-games = Játék
cli-arena-share = Győzelem
cli-arena-interval = 95%-os intervallum
cli-arena-elo = Élő

## fit
cli-fit-help = Beállítja, mit mérlegel egy játék commuter botja: minden számot sorra megváltoztat, és megtartja, ha a bot ugyanazokon a leosztásokon többet nyer a hozzá hasonlók, az alatta lévő szint és minden stílus ellen.
cli-fit-examples = Például
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } pont)
cli-fit-tables = Egyszerre csak egy táblázat állítható be: ezek a helyszámok ide tartoznak: { $tables }
cli-fit-written = Ide írva: { $file }

## bench
cli-bench-help = Mérés: milyen gyorsan futnak itt a szabályok fordítva, értelmezve és más telepített motorok mellett.
cli-bench-examples = Például
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Mérés folyik; nyugodt gépen jobbak a számok.
cli-bench-title = Python { $python }, { $machine }; lépés másodpercenként egy magon, több rövid futás legjobbja
cli-bench-not-compiled = A szabályok itt nincsenek lefordítva ({ $reason }): csak értelmezett számok vannak.
cli-bench-game = Játék
cli-bench-rules = Szabályok
cli-bench-seats = Hely
cli-bench-playout = Lejátszás/s
cli-bench-rounds = Forduló/s
cli-bench-step = Egy lépés/s
cli-bench-clone = Másolat ns
cli-bench-ratio-of-playout = Lejátszás
cli-bench-ratio-of-rounds = Fordulók
cli-bench-ratio-of-step = Lépések
cli-bench-ratio-of-clone = Másolatok
cli-bench-ratio-of-view = Nézetek
cli-bench-ratio-of-imagine = Elképzelt
cli-bench-ratio-of-hint = Tippek
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = arány
cli-bench-search = Amit a keresés és a szerver tesz, fordítva: mikroszekundum egy alkalomra, és 50 ms alatt lejátszott teljes fordulók véletlenül, illetve minden helyen commuter bottal
cli-bench-view = Nézet µs
cli-bench-redeal = Újraosztás µs
cli-bench-policy = Döntés µs
cli-bench-random = Véletlen
cli-bench-experts = commuter
cli-bench-against = Ez a változat és a másik ({ $path }): 1 felett itt gyorsabb. Felváltva mért rövid időszakok mediánja és kvartilisei.
cli-bench-not-built = Itt nincs lefordított változat: { $path }. Indítsd el ott: ./paddock build, régebbi mappában: ./paddock python.
cli-bench-peers = Más motorok véletlen játékkal. Az arány azt mutatja, hányszor gyorsabb ez: { $reference }. Lejátszás a saját ciklusok mellett, egyes lépések a Python-ciklusok mellett.
cli-bench-peer = Motor
cli-bench-moves = Lépés/s
cli-bench-actions = Osztással/s
cli-bench-ratio-moves = Arány
cli-bench-ratio-actions = Osztással
cli-bench-loop-hand = { $name } kézzel írva, { $engine } nyelven
cli-bench-loop-own = { $engine } { $name }, saját C++-ciklus
cli-bench-loop-python = { $engine } { $name }, Pythonból
cli-bench-missing = { $package } nincs telepítve. Összehasonlításhoz: ./paddock extra bench vagy pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? segítség
cli-word-hint = tipp tanács
cli-word-rules = szabályok szabály
cli-word-hand = asztal lapok
cli-word-log = napló
cli-word-save = mentés ment
cli-word-undo = vissza
cli-word-quit = kilép kilépés
verb-pass = passz
verb-roll = dobás dob
verb-stand = marad
verb-keep = megtartás megtart
verb-end = vége
verb-stop = megáll
verb-hook = kampó akasztás
verb-ahead = egyenesen
verb-left = balra
verb-right = jobbra
verb-ram = nekihajt
verb-discard = eldob eldobás
verb-coup = visszavág

## rules
cli-rules-help = Egy játék szabályainak olvasása, az asztal jeleinek magyarázatával.
cli-rules-examples = Például
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: jelek az asztalon
cli-flag-short = Csak a rövid változat: cél, egy kör, mi mire való, pontozás.
cli-rules-english = Az oldal angol nyelvű; az explain a te nyelveden válaszol.
cli-rules-missing = itt nem található: { $page }
