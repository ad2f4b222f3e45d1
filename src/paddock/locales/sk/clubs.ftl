# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Založiť klub
web-club-found-lead = Klub má vlastné stoly, výsledky a sezóny. Nikto iný ich nevidí. Aj rodina je klub.
web-club-name = Názov klubu
web-club-suggested = Klub: { $name }
web-club-found-go = Založiť
web-invited-by = správca: { $name }
web-invited-lead = Máš pozvánku. Členovia vidia stoly, výsledky a sezóny klubu.
web-invited-join = Vstúpiť do klubu
web-invited-already = Už si členom.
web-invited-go = Do klubu
web-invited-as = Táto pozvánka je pre: { $name }. Na tomto zariadení prevezmeš výsledky a rating tohto člena.
web-invited-as-go = To som ja: { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } člen
    [few] { $count } členovia
   *[other] { $count } členov
}
web-club-races = { $count ->
    [one] { $count } preteky, od { $when }
    [few] { $count } preteky, od { $when }
   *[other] { $count } pretekov, od { $when }
}
web-club-since = od { $when }
web-club-menu = Ponuka klubu
web-club-you = ty
web-club-members-title = Členovia
web-club-here-count = { $count ->
    [one] { $count } je tu
    [few] { $count } sú tu
   *[other] { $count } je tu
}
web-club-keeper = správca
web-club-no-device = bez zariadenia
web-club-seen = naposledy tu: { $when }
web-club-on = { $device ->
    [phone] na telefóne
    [tablet] na tablete
   *[computer] na počítači
}
web-club-seat = Usadiť
web-club-alone = Zatiaľ si tu len ty. Pozvi niekoho, alebo pridaj dieťa či babku bez zariadenia.
web-club-tables = Stoly
web-club-sit = Sadnúť si
web-club-look = Pozrieť sa
web-club-no-tables = Práve nie je otvorený žiadny stôl.
web-club-open = Otvoriť klubový stôl
web-club-standings = Rating
web-club-standings-of = Rating v ktorej hre
web-club-all-games = všetky hry
web-club-driver = Meno
web-club-rating = Rating
web-club-interval = 95-percentný interval
web-club-between = medzi { $low } a { $high }
web-club-provisional = (zatiaľ málo pretekov)
web-club-standings-key = Auto: najlepší odhad. Cesta: kde leží pravda; po pár pretekoch čiarkovane. Patníky: boti.
web-club-no-standings = Rating sa objaví po prvých započítaných pretekoch klubu.
web-club-results = Posledné výsledky
web-club-won = { $count ->
    [one] { $names } vyhráva: { $game }
    [few] { $names } vyhrávajú: { $game }
   *[other] { $names } vyhrávajú: { $game }
}
web-club-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
web-club-no-results = Zatiaľ sa neskončili žiadne preteky.

## Inviting and members
web-club-invite-title = Pozvánka: { $name }
web-club-invite-lead = Kto má tento odkaz alebo kód, môže sa stať členom. Účet nikto nepotrebuje.
web-club-link = Odkaz pozvánky
web-club-code = Kód pozvánky
web-club-code-until = Platí raz, do: { $when }.
web-club-renew = Vytvoriť novú pozvánku
web-club-renew-lead = Dostala sa do nepovolaných rúk? Nová tú starú zruší.
web-club-add = Pridať člena bez zariadenia
web-club-add-lead = Dieťa alebo babka hrá na ktorejkoľvek obrazovke v miestnosti a má výsledky a rating ako všetci.
web-club-member-name = Meno
web-club-consent = Súhlasí s tým, že sa tu uchová meno a výsledky; pri dieťati súhlasí rodič.
web-club-add-go = Pridať
web-club-rename = Premenovať
web-club-hand = Odovzdať na zariadenie
web-club-hand-lead = Keď bude mať { $name } zariadenie, prejde tam všetko doteraz odohrané.
web-club-hand-invite = Otvor to na zariadení, ktoré má { $name }. Kto pozvánku prijme, bude odvtedy { $name }.
web-club-make-keeper = Urobiť správcom
web-club-make-keeper-sure = Má byť { $name } správcom? Správcovia menia a odoberajú členov, vedú sezóny a môžu klub vymazať.
web-club-unmake-keeper = Už nebude správcom
web-club-remove = Odobrať z klubu
web-club-remove-sure = Odobrať z klubu: { $name }? Výsledky zostanú zachované.
web-club-remove-sure-no-device = Odobrať: { $name }? Meno zmizne a nedá sa to vrátiť.
web-club-hand-over-lead = Ak chceš klub odovzdať, urob v ponuke iného člena správcom; potom môžeš odísť.
web-club-leave = Odísť z klubu
web-club-leave-sure = Odísť z klubu? Späť sa dostaneš len s novou pozvánkou.
web-club-leave-sure-keeper = Odísť z klubu? Správu máš len ty: klub prevezme člen, ktorý je tu najdlhšie.
web-club-delete = Vymazať klub
web-club-delete-sure = Vymazať { $name }? Členovia, sezóny a rating klubu zmiznú; svoje preteky si každý ponechá. Nedá sa to vrátiť.
web-club-seat-title = Usadiť: { $name }
web-club-seat-lead = { $name } hrá na tomto zariadení, budete si ho podávať. Pri ktorom stole?
web-club-seat-none = Pri žiadnom klubovom stole nie je voľné miesto. Najprv nejaký otvor.

## A season
web-season-none = Zatiaľ žiadna sezóna
web-season-none-lead = Grand Prix má etapu v každej z piatich hier. O víťazovi rozhodne súčet bodov.
web-season-new = Pripraviť sezónu
web-season-see = K sezóne
web-season-leg = { $leg }. etapa
web-season-leg-of = { $leg }. etapa z { $legs }
web-season-leads = { $count ->
    [one] { $name } vedie o { $count } bod.
    [few] { $name } vedie o { $count } body.
   *[other] { $name } vedie o { $count } bodov.
}
web-season-leads-level = { $name } vedie pri rovnosti bodov.
web-season-champion = Sezónu vyhráva { $name }!
web-season-champion-how = { $count ->
    [one] Vyhraná { $count } etapa.
    [few] Vyhrané { $count } etapy.
   *[other] Vyhraných { $count } etáp.
}
web-season-final = Konečné poradie
web-season-driven = { $count ->
    [one] Odjazdená { $count } etapa.
    [few] Odjazdené { $count } etapy.
   *[other] Odjazdených { $count } etáp.
}
web-season-left = { $count ->
    [one] Zostáva { $count }.
    [few] Zostávajú { $count }.
   *[other] Zostáva { $count }.
}
web-season-best = { $count ->
    [one] Počíta sa najlepšia.
    [few] Počítajú sa { $count } najlepšie.
   *[other] Počíta sa { $count } najlepších.
}
web-season-all-count = Počítajú sa všetky etapy.
web-season-print = Vytlačiť hárok
web-season-going = Budem tam
web-season-road = Cesta sezónou
web-season-all-here = keď tu budú všetci
web-season-points = Body
web-season-place = Poradie
web-season-sum = Súčet
web-season-won = vyhraná etapa
web-season-dropped = nepočíta sa
web-season-dropped-key = { $count ->
    [one] škrtnuté: počíta sa len najlepšia
    [few] škrtnuté: počítajú sa len { $count } najlepšie
   *[other] škrtnuté: počíta sa len { $count } najlepších
}
web-season-not-driven = bez jazdy
web-season-mark-stand-in = dojazdil bot
web-season-mark-by-hand = zapísané ručne
web-season-mark-corrected = opravené
web-season-mark-not-counted = nezapočítané
web-season-by = zapisuje: { $name }
web-season-chart-title = Etapu po etape
web-season-chart = Body po každej etape; tabuľka hovorí to isté
web-season-no-legs = Graf sa začne prvou etapou.
web-season-open = Čo ešte nie je rozhodnuté
web-season-decided = { $name } má víťazstvo isté.
web-season-wins-first = { $count ->
    [one] { $names } vyhrá sezónu víťazstvom v nasledujúcej etape.
    [few] Kto z nich vyhrá nasledujúcu etapu, vyhrá sezónu: { $names }.
   *[other] Kto z nich vyhrá nasledujúcu etapu, vyhrá sezónu: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } vyhrá sezónu { $place }. alebo lepším miestom v nasledujúcej etape.
    [few] S { $place }. alebo lepším miestom v nasledujúcej etape vyhrajú sezónu: { $names }.
   *[other] S { $place }. alebo lepším miestom v nasledujúcej etape vyhrajú sezónu: { $names }.
}
web-season-can = { $count ->
    [one] { $names } ešte môže vyhrať.
    [few] { $names } ešte môžu vyhrať.
   *[other] { $names } ešte môžu vyhrať.
}
web-season-can-first = { $count ->
    [one] { $names } ešte môže vyhrať, ale len víťazstvom v nasledujúcej etape.
    [few] { $names } ešte môžu vyhrať, ale len víťazstvom v nasledujúcej etape.
   *[other] { $names } ešte môžu vyhrať, ale len víťazstvom v nasledujúcej etape.
}
web-season-can-place = { $count ->
    [one] { $names } ešte môže vyhrať, ale potrebuje v nasledujúcej etape { $place }. alebo lepšie miesto.
    [few] { $names } ešte môžu vyhrať, ale potrebujú v nasledujúcej etape { $place }. alebo lepšie miesto.
   *[other] { $names } ešte môžu vyhrať, ale potrebujú v nasledujúcej etape { $place }. alebo lepšie miesto.
}
web-season-may-place = Možno stačí aj { $place }. miesto: { $names }.
web-season-may-any = Možno stačí akékoľvek miesto: { $names }.

## The legs of a season
web-season-legs = Etapy
web-season-next = nasleduje
web-season-coming = { $count ->
    [one] Bude tam: { $names }.
    [few] Budú tam { $count }: { $names }.
   *[other] Bude ich tam { $count }: { $names }.
}
web-season-coming-nobody = Zatiaľ nikto nepovedal, že tam bude.
web-season-heat = { $heat }. rozjazdka
web-season-to-table = K stolu
web-season-open-leg = Otvoriť etapu
web-season-open-lead = Kto pôjde? Keď jeden stôl nestačí, vyžrebujú sa rozjazdky; na voľné miesta sadnú boti.
web-season-open-bots = Boti na voľných miestach
web-season-by-hand = Zapísať výsledok
web-season-by-hand-lead = Po večere pri skutočnom stole, alebo keď treba niečo opraviť. Všetci uvidia, že to zapisuješ ty.
web-season-nth = { $place }. miesto
web-season-note = Poznámka (ak chceš)
web-season-enter = Zapísať
web-season-correct = Opraviť výsledok
web-season-replay = Ísť znova
web-season-replay-sure = Ísť túto etapu znova? Doterajšie výsledky už nebudú platiť.
web-season-changes = Zmeny
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: etapa sa ide znova
web-season-delete = Vymazať sezónu
web-season-delete-sure = Vymazať { $name }? Body zmiznú, samotné preteky zostanú. Nedá sa to vrátiť.

## Setting up a season
web-season-new-lead = Grand Prix je pripravené: v každej hre jedna etapa. Zmeň, čo chceš.
web-season-suggested = Grand Prix { $year }
web-season-name = Názov sezóny
web-season-game = Hra
web-season-date = Deň a čas
web-season-add-leg = Pridať etapu
web-season-remove-leg = Odobrať
web-season-grand-prix = Znova Grand Prix
web-season-table-club = Klub
web-season-table-formula-1 = Formula 1
web-season-table-own = Vlastné
web-season-own-points = Body podľa poradia, od prvého miesta
web-season-own-wrong = Napíš čísla ako 10 6 3 1, žiadne väčšie ako predchádzajúce.
web-season-counting = Ktoré etapy sa počítajú
web-season-grid = Poradie na štarte
web-season-grid-lead = Kto v etape sedí na prvom mieste.
web-season-grid-none = Žrebom
web-season-grid-standings = Vedúci prvý
web-season-grid-reversed = Posledný prvý
web-season-begin = Začať sezónu

## Why something was refused
trouble-not-keeper = To môže len správca klubu.
trouble-last-keeper = Klub potrebuje správcu; najprv odovzdaj správu niekomu inému.
trouble-club-full = Tento klub už má toľko členov, koľko môže mať.
trouble-has-device = Tento člen má vlastné zariadenie a hrá na ňom.
trouble-no-device = Správcom môže byť len člen s vlastným zariadením.
trouble-needs-consent = Najprv potvrď, že tento človek alebo jeho rodič súhlasí.
trouble-member-named = Niekto v klube sa už volá { $name }.
trouble-two-people = Ty a { $name } ste už hrali proti sebe; ste dvaja rôzni ľudia.
trouble-leg-begun = Táto etapa sa už začala.
trouble-leg-not-begun = Táto etapa sa ešte nezačala.
trouble-nobody-comes = Zatiaľ nikto nepovedal, že tam bude.
