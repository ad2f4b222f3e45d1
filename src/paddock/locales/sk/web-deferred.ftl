# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Rady
web-hints-bots = keď hrá jeden človek proti botom
web-hints-all = pre všetkých; všetci sa to dozvedia
web-hints-none = pre nikoho
web-hint-play = Zahrať toto
web-hint-percent = { $percent } %
web-hint-vague = Šancu na výhru nemožno určiť, skúšaných partií bolo príliš málo.
web-hint-told = Ostatní vidia, koľko rád ti hra dala: { $hints }.
web-hint-thinking = Skúšam ťahy…

## Checking a shuffle
web-verify-lead = Pred rozdaním sa server zaviazal k tajomstvu. Teraz je odhalené a toto zariadenie podľa neho znova losuje každú kartu aj kocku.
web-verify-running = Táto partia ešte beží. Tajomstvo sa ukáže na konci; dovtedy niet čo overovať.
web-verify-good = Všetko sedí.
web-verify-bad = Niečo nesedí.
web-verify-yes = sedí
web-verify-no = nesedí
web-verify-unknown = tu neznáme
web-verify-commitment = Záväzok pred rozdaním
web-verify-commitment-noted = Toto zariadenie si ho pred rozdaním uložilo ({ $when }) a je to ten istý.
web-verify-commitment-other = Pred rozdaním si toto zariadenie uložilo iný: { $noted }. To je v poriadku len pri odvete s rovnakými kartami a kockami.
web-verify-commitment-unseen = Toto zariadenie ho pred rozdaním nevidelo. Kto si ho zapísal, nech ho napíše sem.
web-verify-commitment-typed = Tvoj zapísaný záväzok
web-verify-commitment-same = Je to ten zapísaný.
web-verify-commitment-foreign = Nie je to ten zapísaný.
web-verify-secret = Tajomstvo zodpovedá záväzku
web-verify-secret-good = SHA-256 tajomstva presne zodpovedá záväzku. Žiadne iné tajomstvo nedá to isté.
web-verify-secret-bad = SHA-256 tajomstva záväzku nezodpovedá: z tohto tajomstva sa nerozdávalo.
web-verify-nonces = Náhodné slová hráčov sú v miešaní
web-verify-nonces-mine = Tvoje náhodné slovo { $nonce } je v miešaní. Prišlo až po záväzku, server teda karty nevybral sám.
web-verify-nonces-missing = Tvoje náhodné slovo { $nonce } v miešaní nie je, hoci ho server prijal.
web-verify-nonces-others = Toto zariadenie k tejto partii náhodné slovo nepridalo. Náhodné slová v zázname: { $words }.
web-verify-draws = Každá karta aj kocka znova vylosovaná
web-verify-draws-good = Toto zariadenie vylosovalo to isté, čo stojí v zázname. Miešania: { $deals }. Hody: { $rolls }.
web-verify-draws-bad = Riadok { $line } záznamu hovorí { $said }; tajomstvo hovorí { $drawn }.
web-verify-draws-left = Čo táto stránka znova nevylosuje, overil server: { $count }.
web-verify-first = Prvé karty prvého miešania
web-verify-rules = Každý ťah podľa pravidiel
web-verify-rules-good = Server záznam znova odohral (ťahov: { $moves }) a všetky body súhlasia. V tomto bode musíš serveru veriť.
web-verify-rules-bad = Server našiel v zázname chybu: { $problem }
web-verify-proves = Čo to dokazuje
web-verify-proves-1 = Karty boli určené skôr, než ktokoľvek videl prvú.
web-verify-proves-2 = Server ich nevybral sám, ak je v miešaní tvoje náhodné slovo.
web-verify-proves-3 = Žiadne meno, miesto ani voľba sa dodatočne nezmenili.
web-verify-fails = Čo dokázať nemôže
web-verify-fails-1 = Kedy bol záväzok zverejnený, ak si ho nepoznačilo toto zariadenie ani nikto iný.
web-verify-fails-2 = Že server tajomstvo uchová: kto ho prevádzkuje, môže poznať všetky karty.
web-verify-fails-3 = Že nikto pri stole nehrá so serverom.
web-verify-fails-4 = Že je táto stránka poctivá: pochádza z toho istého servera. Na vlastnom počítači to overíš príkazom:
web-verify-partly = Čo toto zariadenie môže overiť, sedí.
web-verify-rules-unfinished = Záznam sa končí skôr než partia (ťahov: { $moves }). Nedohratá partia neplatí: mohla by mať iný koniec.
web-verify-seen = Partia, ktorú videlo toto zariadenie
web-verify-seen-same = Počas hry si toto zariadenie poznačilo { $count } z { $steps } ťahov. V zázname sú tie isté.
web-verify-seen-other = Ťah { $step } bol „{ $seen }“, keď ho toto zariadenie videlo; v zázname je „{ $said }“. Je to iná partia s tým istým tajomstvom.
web-verify-seen-none = Toto zariadenie túto partiu nevidelo.
web-verify-seen-late = Zahrané v neprítomnosti tohto zariadenia a oznámené neskôr: ťahy { $steps }.
web-verify-fails-5 = Ktorá z možných partií s týmto tajomstvom sa hrala, ak si zariadenie nepoznačilo jej ťahy.

## Joining, devices, settings
web-join-code = Kód alebo odkaz
web-join-code-lead = Napíš šesť znakov z obrazovky hostiteľa alebo celý odkaz.
web-join-go = Nájsť stôl
web-join-unreadable = Kód má šesť písmen a číslic; 0, 1, I, L a O medzi nimi nikdy nie sú.
web-devices = Toto miesto na inom zariadení
web-device-move-lead = Načítaj to druhým zariadením alebo na ňom otvor odkaz. Platí raz a desať minút; potom majú obe zariadenia tvoje meno a tvoje miesta.
web-device-link = Odkaz pre druhé zariadenie
web-device-phone = Telefón
web-device-tablet = Tablet
web-device-computer = Počítač
web-device-this = toto zariadenie
web-device-since = od { $when }
web-device-remove = Odhlásiť
web-device-remove-sure = Odhlásiť toto zariadenie? Prístupové kľúče a záchranný kód, ktoré na ňom vznikli, prestanú platiť.
web-device-accept = Hrať na tomto zariadení ďalej ako { $name }?
web-device-accept-lead = Toto zariadenie prevezme meno a miesta z odkazu: { $name }.
web-device-accept-loses = Zatiaľ si tu { $name }; tohto hosťa a jeho miesta na tomto zariadení stratíš.
web-guests-join-lead = Zatiaľ si tu { $name }. Z oboch hostí bude jeden, s jedným menom a jednou históriou. Nedá sa to vziať späť.
web-guests-join = Nechať si aj miesta a partie pod menom { $name }
web-my-data = Moje dáta
web-export-me = Stiahnuť moje dáta
web-forget-me = Zabudni na mňa
web-forget-lead = Tvoje miesta prevezmú boti; tvoje meno, čet, zariadenia a odkazy sa vymažú. Nedá sa to vrátiť.
web-forget-yes = Áno, zabudni na mňa
web-forget-no = Nie, zostanem
web-device-accept-go = Áno, tu
web-move-lead = Na adrese localhost vie táto stránka viac než na 127.0.0.1: fungujú tam prístupové kľúče. Presunúť toto zariadenie?
web-move-go = Presunúť na localhost
web-move-stay = Zostať tu
web-devices-mine = Moje zariadenia a dáta
web-recovery = Záchranný kód
web-recovery-lead = Keď o tento prehliadač prídeš, s kódom na papieri sa vrátiš na ktoromkoľvek zariadení. Kto má kód, môže sa vydávať za teba: opatruj ho ako kľúč.
web-recovery-since = Máš kód vytvorený { $when }. Nový ho nahradí.
web-recovery-make = Vytvoriť záchranný kód
web-recovery-again = Vytvoriť nový kód
web-recovery-once = Hneď si ho odpíš alebo vytlač. Uvidíš ho len teraz a použiť sa dá len raz.
web-recovery-print = Vytlačiť
web-recovery-paper = Záchranný kód pre { $address }, meno: { $name }
web-passkeys = Prístupové kľúče
web-passkey-lead = S prístupovým kľúčom sa prihlásiš prstom, tvárou alebo PINom. Nič si nemusíš pamätať.
web-passkey-add = Pridať prístupový kľúč
web-passkey-remove = Odobrať
web-passkey-sign-in = Prihlásiť sa prístupovým kľúčom
web-passkey-no-http = Prístupové kľúče potrebujú https, a to táto stránka nemá. Vrátiť sa sem môžeš odkazom z iného zariadenia alebo záchranným kódom.
web-passkey-no-number = Prehliadače dovolia prístupové kľúče len na adrese s menom, ako je localhost, nie na číselnej. Vrátiť sa sem môžeš odkazom z iného zariadenia alebo záchranným kódom.
web-passkey-no-browser = Tento prehliadač prístupové kľúče nepozná. Vrátiť sa môžeš odkazom z iného zariadenia alebo záchranným kódom.
web-return = Nie som tu prvýkrát
web-return-lead = Získaj na tomto zariadení späť svoje meno, svoje miesta a svoje partie.
web-return-go = Vrátiť sa
web-return-device = Máš ešte zariadenie, na ktorom hráš? Otvor tam v nastaveniach „Moje zariadenia a dáta“ a načítaj kód týmto zariadením.
web-return-done = Zase si { $name }
web-return-new-code = Záchranný kód je použitý. Vytvor si nový, nabudúce sa zíde.
web-size = Veľkosť písma
web-size-normal = Bežná
web-size-large = Veľká
web-size-huge = Najväčšia
web-buzz = Zavibrovať, keď som na ťahu
web-notify = Upozorniť, keď som na ťahu
web-notify-denied = Prehliadač upozornenia blokuje; povoľ ich v jeho nastaveniach.
web-chat-show = Zobraziť čet nad stolom
web-host-make = Odovzdať rolu hostiteľa
web-host-sure = Odovzdať rolu hostiteľa? Spustiť, pozastaviť a ukončiť partiu potom môže len { $name }.
web-mute = Stlmiť
web-unmute = Zrušiť stlmenie
web-muted = stlmené
web-block = Blokovať
web-blocked = blokované
web-block-sure = Zablokovať: { $name }? Už neuvidíš, čo druhá strana píše, a v zozname neuvidíte svoje stoly navzájom. Druhá strana sa to nedozvie.
web-blocks = Blokovaní ľudia
web-unblock = Zrušiť blokovanie
web-report = Nahlásiť
web-report-lead = Kto prevádzkuje tento server, prečíta si tvoje hlásenie aj posledné riadky tunajšieho četu ({ $name }). Druhá strana sa to nedozvie.
web-report-reason = Čo sa stalo?
web-report-send = Odoslať hlásenie
web-report-done = Tvoje hlásenie je odoslané.

## Rules
web-rules-chapters = Kapitoly
web-rules-english = Úplné pravidlá tejto hry sú tu po anglicky. Stručný návod „Ako sa hrá“ je po slovensky.
web-rules-missing = Táto hra zatiaľ nemá stránku s pravidlami.
web-rules-whole = Úplné pravidlá

## Looking back
web-play-back = Spustiť
web-speed = Rýchlosť
web-eyes = Čí pohľad
web-eyes-all = Divák
web-eyes-running = Keď sa partia skončí, uvidíš ju tak, ako ju videl ktokoľvek pri stole.
web-open-cards = Všetky karty odkryté
web-link-step = Odkaz na tento krok
web-link-step-lead = Kto odkaz otvorí, uvidí stôl po kroku { $step }.

## The screen for the room
web-screen-join = Naskenuj alebo otvor adresu a napíš kód
web-full-screen = Celá obrazovka

## Home
web-about-text = S Paddockom si rodina v jednej izbe alebo v piatich mestách zahrá pretekárske stolové hry podľa skutočných pravidiel, bez účtu. Beží na tvojom vlastnom počítači a nikomu nič neprezradí.
web-no-page = Taká stránka tu nie je.

## Set-up
web-seats = Miesta
web-chair-me = Ja
web-chair-friend = Hosť
web-chair-open = Voľné miesto
web-chair-open-lead = pre priateľov
web-your-name = Tvoje meno
web-options = Domáce pravidlá
web-chairs-lead = Vyber miesto a kto na ňom bude sedieť. Alebo tam niekoho presuň.
web-options-usual = všetko ako zvyčajne
web-usual = obvyklé
web-clock = Čas na rozmyslenie
web-clock-none = Bez obmedzenia
web-clock-move = { $seconds } s na ťah
web-clock-match = { $minutes } min na partiu
web-listed = Ukázať stôl všetkým na tomto serveri
web-open-table = Otvoriť stôl

## Waiting room
web-waiting-lead = Pošli odkaz alebo nech si priatelia naskenujú kód.
web-join-lead = Napíš svoje meno a vyber si miesto.
web-you = ty
web-here = je tu
web-host = hostiteľ
web-sit = Sadnúť si
web-get-up = Uvoľniť miesto
web-invite-lead = Kto má tento odkaz, môže si sadnúť. Účet nikto nepotrebuje.
web-link = Odkaz na tento stôl
web-qr = Odkaz ako QR kód
web-start = Štart
web-start-waits = { $count ->
    [one] Jedno miesto je voľné
    [few] { $count } miesta sú voľné
   *[other] { $count } miest je voľných
}
web-host-starts = Preteky odštartuje hostiteľ.
web-code = Kód stola
web-code-lead = Alebo otvor { $address } a napíš:

## At the table
web-how-to-play = Ako sa hrá
web-zone = Časové pásmo
web-zone-device = Podľa zariadenia ({ $zone })
web-theme = Vzhľad
web-theme-auto-short = Podľa zariadenia
web-theme-light-short = Svetlý
web-theme-dark-short = Tmavý
web-motion = Animácie
web-motion-off = Žiadne
web-motion-fast = Rýchle
web-motion-normal = Bežné
web-motion-slow = Pomalé
web-watch-lead = Tu sa priatelia môžu pripojiť alebo pozerať:
web-pause = Pauza
web-end-match = Ukončiť partiu
web-leave = Odísť od stola
web-end-sure = Ukončiť partiu pre všetkých?
web-leave-sure = Odísť od stola? Namiesto teba bude hrať bot a ostatní môžu miesto dať niekomu inému.
web-go-on = Ďalej
web-winner-you = Vyhrávaš!
web-winner = Vyhráva: { $names }
web-same-luck = Znova rovnaké karty a kocky
web-record = Stiahnuť záznam
web-step-back = O krok späť
web-step-on = O krok ďalej
web-step-of = { $step } z { $steps }
web-verify = Overiť miešanie
web-review = Šťastie a umenie

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otvorené stoly
web-no-tables = Teraz nie je otvorený žiadny stôl.
web-old-tables = Dohraté

## People at the table
web-people = Ľudia
web-chat = Čet
web-chat-empty = Zatiaľ žiadne správy.
web-chat-say = Napíš správu
web-chat-mute = Skryť čet nad stolom
web-send = Poslať
web-seat-free = voľné miesto
web-seat-ask = Požiadať o miesto
web-big-screen = Veľká obrazovka
web-orders = Keď na útok neodpoviem včas
web-sound-on = Zapnutý
web-sound-off = Vypnutý
web-other-device = Iné zariadenie

## Keys of a table
web-keys-on = Ovládať hru písmenami a číslicami
web-key-release = zrušiť výber karty
web-key-explain = vysvetliť, čo je na stole; šípky vedú ďalej
web-key-situation = prečítať stav hry
web-one-tap = Ťuknutie na kartu
web-one-tap-off = ju vyberie
web-one-tap-on = ju zahrá

## Why something was refused
trouble-no-match = Taká partia sa tu nehrala.
trouble-unreadable = Tento stôl uložila iná verzia Paddocku a táto ho nevie prečítať.
trouble-too-many = { $what ->
    [visitors] Pri tomto stole je už toľko divákov, koľko tento server dovolí.
    [seasons] Klub už má toľko sezón, koľko môže mať. Najprv jednu vymaž.
    [tables] Máš už toľko stolov, koľko tento server dovolí; najprv jeden ukonči.
    [opened] Z tvojej siete bolo otvorených priveľa stolov; skús to neskôr.
    [listed] Máš v zozname už toľko stolov, koľko tento server dovolí; tento otvor mimo zoznamu.
    [bot-tables] Sleduješ už toľko stolov botov, koľko tento server dovolí; najprv jeden opusti.
    [orders] Meníš trvalé pokyny príliš často; chvíľku počkaj.
    [guests] Z tvojej siete prišlo priveľa nových hostí; skús to neskôr.
    [codes] Z tvojej siete bolo vyskúšaných priveľa kódov; počkaj minútu.
    [links] Odkazov je priveľa; skús to neskôr.
    [keys] Priveľa nových kódov a prístupových kľúčov; skús to neskôr.
    [sign-ins] Priveľa pokusov o prihlásenie; počkaj minútu.
    [blocks] Máš zablokovaných toľko ľudí, koľko tento server dovolí.
    [reports] Priveľa hlásení naraz. Skús to neskôr.
    [passkeys] Máš už toľko prístupových kľúčov, koľko tento server dovolí; najprv jeden odober.
    [clubs] Bolo založených príliš veľa klubov; skús to neskôr.
    [memberships] Si už v toľkých kluboch, koľko tento server dovolí; najprv niektorý opusti.
    [members] Priveľa nových členov naraz; skús to neskôr.
    [verifications] Z tvojej siete prišlo priveľa záznamov na overenie; počkaj minútu.
    [reviews] Z tvojej siete prišlo priveľa žiadostí o rozbor; skús to neskôr.
    [entries] Tento stôl už trvá príliš dlho; otvor nový.
   *[other] To je viac, než tento server prijme.
    }
trouble-muted = Hostiteľ ťa stlmil.
trouble-accounts-off = Tento server nemá prístupové kľúče ani záchranné kódy.
trouble-recovery-wrong = Tento záchranný kód je nesprávny alebo už bol použitý.
trouble-passkey-wrong = Tento prístupový kľúč tu nepoznáme.
trouble-both-seated = Obaja hostia hrajú v tej istej prebiehajúcej partii. Spoj ich, keď sa partia skončí.
trouble-not-over = Táto partia sa ešte neskončila: zatiaľ niet čo rozoberať.
trouble-code-used = Tento odkaz už bol použitý alebo vypršal; vypýtaj si nový.
web-replay-marks = Prejsť na
web-replay-race = Preteky { $number }
web-replay-lap = Kolo { $number }

## Notices over a table
web-break-wait = Čakáme na: { $names }
web-undo-wish = { $name } chce vziať späť posledný ťah.
web-undo-asked = S vrátením ťahu musí ešte súhlasiť: { $names }.
web-seat-wish = { $name } chce prevziať miesto: { $other }.
web-seat-asked = Ešte musia súhlasiť: { $names }.
web-seat-withdraw = Už nechcem
web-stand-in = Hrá za teba bot.
web-take-back = Vrátiť sa do hry
web-hint-taken = { $name } si dáva poradiť.
