# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name is a guest, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Zahrať toto
web-hint-percent = { $percent } %
web-hint-chance = šanca na výhru { $chance }, najskôr medzi { $low } a { $high }
web-hint-vague = Šancu na výhru nemožno určiť, skúšaných partií bolo príliš málo.
web-hint-worlds = Vyskúšané v dohratých partiách: { $worlds }.
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
