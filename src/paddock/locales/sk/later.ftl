# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Zahrať toto
web-hint-percent = { $percent } %
web-hint-chance = šanca na výhru { $chance }, najskôr medzi { $low } a { $high }
web-hint-vague = Šancu na výhru nemožno určiť, skúšaných partií bolo príliš málo.
web-hint-worlds = Vyskúšané v dohratých partiách: { $worlds }.
web-hint-told = Ostatní vidia, koľko rád máš za sebou: { $hints }.
web-hint-thinking = Skúšam ťahy …

## Checking a shuffle
web-verify-lead = Pred rozdaním sa server zaviazal tajným číslom. Teraz je zverejnené a toto zariadenie z neho znova losuje každú kartu aj kocku.
web-verify-running = Táto partia ešte beží. Tajomstvo sa ukáže na konci; dovtedy niet čo overovať.
web-verify-good = Všetko sedí.
web-verify-bad = Niečo nesedí.
web-verify-yes = sedí
web-verify-no = nesedí
web-verify-unknown = tu neznáme
web-verify-commitment = Sľub pred rozdaním
web-verify-commitment-noted = Toto zariadenie si ho pred rozdaním poznačilo ({ $when }) a je to ten istý.
web-verify-commitment-other = Pred rozdaním si toto zariadenie poznačilo iný: { $noted }. To je v poriadku len pri odvete s rovnakým šťastím.
web-verify-commitment-unseen = Toto zariadenie ho pred rozdaním nevidelo. Kto si ho zapísal, nech ho napíše sem.
web-verify-commitment-typed = Zapísaný sľub
web-verify-commitment-same = Je to ten zapísaný.
web-verify-commitment-foreign = Nie je to ten zapísaný.
web-verify-secret = Tajomstvo drží sľub
web-verify-secret-good = SHA-256 tajomstva je presne sľub. Žiadne iné tajomstvo nedá to isté.
web-verify-secret-bad = SHA-256 tajomstva nie je sľub: z tohto tajomstva sa nerozdávalo.
web-verify-nonces = Sú v tom slová hráčov
web-verify-nonces-mine = Tvoje vlastné slovo { $nonce } v tom je. Prišlo až po sľube, server teda karty nevybral sám.
web-verify-nonces-missing = Tvoje vlastné slovo { $nonce } v tom nie je, hoci ho server prijal.
web-verify-nonces-others = Toto zariadenie k tejto partii slovo nepridalo. Slová v zázname: { $words }.
web-verify-draws = Každá karta aj kocka znova vylosovaná
web-verify-draws-good = Toto zariadenie vylosovalo to isté, čo stojí v zázname. Miešania: { $deals }. Hody: { $rolls }.
web-verify-draws-bad = Riadok { $line } záznamu hovorí { $said }; tajomstvo hovorí { $drawn }.
web-verify-draws-left = Čo táto stránka znova nevylosuje, overil server: { $count }.
web-verify-first = Prvé karty prvého miešania
web-verify-rules = Každý ťah podľa pravidiel
web-verify-rules-good = Server záznam prehral: ťahov { $moves } a všetky body súhlasia. Tento krok je slovo servera.
web-verify-rules-bad = Server našiel v zázname chybu: { $problem }
web-verify-proves = Čo to dokazuje
web-verify-proves-1 = Karty boli určené skôr, než ktokoľvek videl prvú.
web-verify-proves-2 = Server ich nevybral sám, ak je v tom tvoje slovo.
web-verify-proves-3 = Žiadne meno, miesto ani voľba sa dodatočne nezmenili.
web-verify-fails = Čo dokázať nemôže
web-verify-fails-1 = Kedy bol sľub zverejnený, ak si ho nikto nepoznačil.
web-verify-fails-2 = Že server tajomstvo uchová: kto ho prevádzkuje, môže poznať všetky karty.
web-verify-fails-3 = Že nikto pri stole nie je so serverom dohodnutý.
web-verify-fails-4 = Že je táto stránka poctivá: pochádza z toho istého servera. Na vlastnom počítači overí:
web-verify-partly = Čo toto zariadenie môže overiť, sedí.

## Joining, devices, settings
web-join-code = Kód alebo odkaz
web-join-code-lead = Napíš šesť znakov z obrazovky hostiteľa, alebo celý odkaz.
web-join-go = Nájsť stôl
web-join-unreadable = Kód má šesť písmen a číslic; 0, 1, I, L a O medzi nimi nikdy nie sú.
web-devices = Toto miesto na inom zariadení
web-device-move-lead = Načítaj to druhým zariadením, alebo na ňom otvor odkaz. Platí raz a desať minút; potom majú obe zariadenia tvoje meno a tvoje miesta.
web-device-link = Odkaz pre druhé zariadenie
web-device-this = toto zariadenie
web-device-since = od { $when }
web-device-remove = Odhlásiť
web-device-accept = Hrať ďalej na tomto zariadení?
web-device-accept-lead = Prevezme meno a miesta zariadenia, ktoré odkaz vytvorilo. Čo toto zariadenie doteraz malo, opustí.
web-device-accept-go = Áno, tu
web-size = Veľkosť písma
web-size-normal = Bežná
web-size-large = Veľká
web-size-huge = Najväčšia
web-buzz = Zavibrovať, keď som na ťahu
web-notify = Správa, keď som na ťahu
web-notify-denied = Prehliadač to nedovoľuje; dá sa to zmeniť v jeho nastaveniach.
web-chat-show = Čet nad stolom
web-host-make = Odovzdať rolu hostiteľa
web-host-sure = Odovzdať rolu hostiteľa? Spustiť, pozastaviť a ukončiť partiu potom môže len { $name }.
web-mute = Stlmiť
web-unmute = Zrušiť stlmenie
web-muted = stlmené

## Rules
web-rules-chapters = Kapitoly
web-rules-english = Úplné pravidlá so všetkými našimi výkladmi sú po anglicky. Stručný návod hovorí tvojím jazykom.
web-rules-missing = Pre túto hru ešte nikto nenapísal stránku s pravidlami.
web-rules-whole = Úplné pravidlá

## Looking back
web-play-back = Prehrať
web-speed = Rýchlosť
web-eyes = Čie oči
web-eyes-all = Divák
web-eyes-running = Keď sa partia skončí, môžeš sa pozerať očami všetkých.
web-open-cards = Všetky karty odkryté
web-link-step = Odkaz na tento krok
web-link-step-lead = Kto odkaz otvorí, uvidí stôl po kroku { $step }.

## The screen for the room
web-screen-join = Naskenuj, alebo otvor adresu a napíš kód
web-full-screen = Celá obrazovka
