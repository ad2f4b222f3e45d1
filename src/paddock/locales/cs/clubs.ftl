# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Založit klub
web-club-found-lead = Klub má vlastní stoly, výsledky a sezony. Nikdo jiný je nevidí. I rodina je klub.
web-club-name = Název klubu
web-club-suggested = Klub: { $name }
web-club-found-go = Založit
web-invited-by = správce: { $name }
web-invited-lead = Máš pozvánku. Členové vidí stoly, výsledky a sezony klubu.
web-invited-join = Vstoupit do klubu
web-invited-already = Už jsi členem.
web-invited-go = Do klubu
web-invited-as = Tato pozvánka je pro: { $name }. Na tomto zařízení převezmeš výsledky a rating tohoto člena.
web-invited-as-go = To jsem já: { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } člen
    [few] { $count } členové
   *[other] { $count } členů
}
web-club-races = { $count ->
    [one] { $count } závod, od { $when }
    [few] { $count } závody, od { $when }
   *[other] { $count } závodů, od { $when }
}
web-club-since = od { $when }
web-club-menu = Nabídka klubu
web-club-you = ty
web-club-members-title = Členové
web-club-here-count = { $count ->
    [one] { $count } je tu
    [few] { $count } jsou tu
   *[other] { $count } je tu
}
web-club-keeper = správce
web-club-no-device = bez zařízení
web-club-seen = naposledy tu: { $when }
web-club-on = { $device ->
    [phone] na telefonu
    [tablet] na tabletu
   *[computer] na počítači
}
web-club-seat = Usadit
web-club-alone = Zatím jsi tu jen ty. Pozvi někoho, nebo přidej dítě či babičku bez zařízení.
web-club-tables = Stoly
web-club-sit = Sednout si
web-club-look = Podívat se
web-club-no-tables = Právě není otevřený žádný stůl.
web-club-open = Otevřít klubový stůl
web-club-standings = Rating
web-club-standings-of = Rating ve které hře
web-club-all-games = všechny hry
web-club-driver = Jméno
web-club-rating = Rating
web-club-interval = 95procentní interval
web-club-between = mezi { $low } a { $high }
web-club-provisional = (zatím málo závodů)
web-club-standings-key = Auto: nejlepší odhad. Silnice: kde leží pravda; po pár závodech čárkovaně. Patníky: boti.
web-club-no-standings = Rating se objeví po prvním započítaném závodě klubu.
web-club-results = Poslední výsledky
web-club-won = { $count ->
    [one] { $names } vyhrává: { $game }
    [few] { $names } vyhrávají: { $game }
   *[other] { $names } vyhrávají: { $game }
}
web-club-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-club-no-results = Zatím neskončil žádný závod.

## Inviting and members
web-club-invite-title = Pozvánka: { $name }
web-club-invite-lead = Kdo má tento odkaz nebo kód, může se stát členem. Účet nikdo nepotřebuje.
web-club-link = Odkaz pozvánky
web-club-code = Kód pozvánky
web-club-code-until = Platí jednou, do: { $when }.
web-club-renew = Vytvořit novou pozvánku
web-club-renew-lead = Dostala se do nepravých rukou? Nová tu starou zruší.
web-club-add = Přidat člena bez zařízení
web-club-add-lead = Dítě nebo babička hraje na kterékoli obrazovce v místnosti a má výsledky a rating jako všichni.
web-club-member-name = Jméno
web-club-consent = Souhlasí s tím, že se tu uchová jméno a výsledky; u dítěte souhlasí rodič.
web-club-add-go = Přidat
web-club-rename = Přejmenovat
web-club-hand = Předat na zařízení
web-club-hand-lead = Až bude mít { $name } zařízení, přejde tam vše dosud odehrané.
web-club-hand-invite = Otevři to na zařízení, které má { $name }. Kdo pozvánku přijme, bude od té chvíle { $name }.
web-club-make-keeper = Udělat správcem
web-club-make-keeper-sure = Má být { $name } správcem? Správci mění a odebírají členy, vedou sezony a mohou klub smazat.
web-club-unmake-keeper = Už nebude správcem
web-club-remove = Odebrat z klubu
web-club-remove-sure = Odebrat z klubu: { $name }? Výsledky zůstanou zachovány.
web-club-remove-sure-no-device = Odebrat: { $name }? Jméno zmizí a nejde to vrátit.
web-club-hand-over-lead = Chceš-li klub předat, udělej v nabídce jiného člena správcem; pak můžeš odejít.
web-club-leave = Odejít z klubu
web-club-leave-sure = Odejít z klubu? Zpět se dostaneš jen s novou pozvánkou.
web-club-leave-sure-keeper = Odejít z klubu? Správu máš jen ty: klub převezme člen, který je tu nejdéle.
web-club-delete = Smazat klub
web-club-delete-sure = Smazat { $name }? Členové, sezony a rating klubu zmizí; své závody si každý ponechá. Nejde to vrátit.
web-club-seat-title = Usadit: { $name }
web-club-seat-lead = { $name } hraje na tomto zařízení, budete si ho podávat. U kterého stolu?
web-club-seat-none = U žádného klubového stolu není volné místo. Nejdřív nějaký otevři.

## A season
web-season-none = Zatím žádná sezona
web-season-none-lead = Grand Prix má etapu v každé z pěti her. O vítězi rozhodne součet bodů.
web-season-new = Připravit sezonu
web-season-see = K sezoně
web-season-leg = { $leg }. etapa
web-season-leg-of = { $leg }. etapa z { $legs }
web-season-leads = { $count ->
    [one] { $name } vede o { $count } bod.
    [few] { $name } vede o { $count } body.
   *[other] { $name } vede o { $count } bodů.
}
web-season-leads-level = { $name } vede při rovnosti bodů.
web-season-champion = Sezonu vyhrává { $name }!
web-season-champion-how = { $count ->
    [one] Vyhraná { $count } etapa.
    [few] Vyhrané { $count } etapy.
   *[other] Vyhraných { $count } etap.
}
web-season-final = Konečné pořadí
web-season-driven = { $count ->
    [one] Odjeta { $count } etapa.
    [few] Odjety { $count } etapy.
   *[other] Odjeto { $count } etap.
}
web-season-left = { $count ->
    [one] Zbývá { $count }.
    [few] Zbývají { $count }.
   *[other] Zbývá { $count }.
}
web-season-best = { $count ->
    [one] Počítá se nejlepší.
    [few] Počítají se { $count } nejlepší.
   *[other] Počítá se { $count } nejlepších.
}
web-season-all-count = Počítají se všechny etapy.
web-season-print = Vytisknout list
web-season-going = Budu tam
web-season-road = Cesta sezonou
web-season-all-here = až tu budou všichni
web-season-points = Body
web-season-place = Pořadí
web-season-sum = Součet
web-season-won = vyhraná etapa
web-season-dropped = nepočítá se
web-season-dropped-key = { $count ->
    [one] škrtnuto: počítá se jen nejlepší
    [few] škrtnuto: počítají se jen { $count } nejlepší
   *[other] škrtnuto: počítá se jen { $count } nejlepších
}
web-season-not-driven = bez jízdy
web-season-mark-stand-in = dojel bot
web-season-mark-by-hand = zapsáno ručně
web-season-mark-corrected = opraveno
web-season-mark-not-counted = nezapočteno
web-season-by = zapisuje: { $name }
web-season-chart-title = Etapu po etapě
web-season-chart = Body po každé etapě; tabulka říká totéž
web-season-no-legs = Graf začne první etapou.
web-season-open = Co ještě není rozhodnuto
web-season-decided = { $name } má vítězství jisté.
web-season-wins-first = { $count ->
    [one] { $names } vyhraje sezonu vítězstvím v příští etapě.
    [few] Kdo z nich vyhraje příští etapu, vyhraje sezonu: { $names }.
   *[other] Kdo z nich vyhraje příští etapu, vyhraje sezonu: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } vyhraje sezonu { $place }. nebo lepším místem v příští etapě.
    [few] S { $place }. nebo lepším místem v příští etapě vyhrají sezonu: { $names }.
   *[other] S { $place }. nebo lepším místem v příští etapě vyhrají sezonu: { $names }.
}
web-season-can = { $count ->
    [one] { $names } ještě může vyhrát.
    [few] { $names } ještě mohou vyhrát.
   *[other] { $names } ještě mohou vyhrát.
}
web-season-can-first = { $count ->
    [one] { $names } ještě může vyhrát, ale jen vítězstvím v příští etapě.
    [few] { $names } ještě mohou vyhrát, ale jen vítězstvím v příští etapě.
   *[other] { $names } ještě mohou vyhrát, ale jen vítězstvím v příští etapě.
}
web-season-can-place = { $count ->
    [one] { $names } ještě může vyhrát, ale potřebuje v příští etapě { $place }. nebo lepší místo.
    [few] { $names } ještě mohou vyhrát, ale potřebují v příští etapě { $place }. nebo lepší místo.
   *[other] { $names } ještě mohou vyhrát, ale potřebují v příští etapě { $place }. nebo lepší místo.
}
web-season-may-place = Možná stačí i { $place }. místo: { $names }.
web-season-may-any = Možná stačí jakékoli místo: { $names }.

## The legs of a season
web-season-legs = Etapy
web-season-next = příští
web-season-coming = { $count ->
    [one] Bude tam: { $names }.
    [few] Budou tam { $count }: { $names }.
   *[other] Bude jich tam { $count }: { $names }.
}
web-season-coming-nobody = Zatím nikdo neřekl, že tam bude.
web-season-heat = { $heat }. rozjížďka
web-season-to-table = Ke stolu
web-season-open-leg = Otevřít etapu
web-season-open-lead = Kdo pojede? Když jeden stůl nestačí, rozlosují se rozjížďky; na volná místa sednou boti.
web-season-open-bots = Boti na volných místech
web-season-by-hand = Zapsat výsledek
web-season-by-hand-lead = Po večeru u opravdového stolu, nebo když je třeba něco opravit. Všichni uvidí, že to zapisuješ ty.
web-season-nth = { $place }. místo
web-season-note = Poznámka (když chceš)
web-season-enter = Zapsat
web-season-correct = Opravit výsledek
web-season-replay = Jet znovu
web-season-replay-sure = Jet tuto etapu znovu? Dosavadní výsledky už nebudou platit.
web-season-changes = Změny
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: etapa se jede znovu
web-season-delete = Smazat sezonu
web-season-delete-sure = Smazat { $name }? Body zmizí, samotné závody zůstanou. Nejde to vrátit.

## Setting up a season
web-season-new-lead = Grand Prix je připravené: v každé hře jedna etapa. Změň, co chceš.
web-season-suggested = Grand Prix { $year }
web-season-name = Název sezony
web-season-game = Hra
web-season-date = Den a čas
web-season-add-leg = Přidat etapu
web-season-remove-leg = Odebrat
web-season-grand-prix = Znovu Grand Prix
web-season-table-club = Klub
web-season-table-formula-1 = Formule 1
web-season-table-own = Vlastní
web-season-own-points = Body podle pořadí, od prvního místa
web-season-own-wrong = Napiš čísla jako 10 6 3 1, žádné větší než předchozí.
web-season-counting = Které etapy se počítají
web-season-grid = Pořadí na startu
web-season-grid-lead = Kdo v etapě sedí na prvním místě.
web-season-grid-none = Losem
web-season-grid-standings = Vedoucí první
web-season-grid-reversed = Poslední první
web-season-begin = Začít sezonu

## Why something was refused
trouble-not-keeper = To může jen správce klubu.
trouble-last-keeper = Klub potřebuje správce; nejdřív předej správu někomu jinému.
trouble-club-full = Tento klub už má tolik členů, kolik může mít.
trouble-has-device = Tento člen má vlastní zařízení a hraje na něm.
trouble-no-device = Správcem může být jen člen s vlastním zařízením.
trouble-needs-consent = Nejdřív potvrď, že tento člověk nebo jeho rodič souhlasí.
trouble-member-named = Někdo v klubu se už jmenuje { $name }.
trouble-two-people = Ty a { $name } už máte za sebou společnou partii; jste dva různí lidé.
trouble-leg-begun = Tato etapa už začala.
trouble-leg-not-begun = Tato etapa ještě nezačala.
trouble-nobody-comes = Zatím nikdo neřekl, že tam bude.
