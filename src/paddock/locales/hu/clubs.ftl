# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Klub alapítása
web-club-found-lead = A klubnak saját asztalai, eredményei és szezonjai vannak, más nem látja őket. A család is klub.
web-club-name = A klub neve
web-club-suggested = { $name } klubja
web-club-found-go = Megalapítom
web-invited-by = vezeti: { $name }
web-invited-lead = Meghívást kaptál. A tagok látják a klub asztalait, eredményeit és szezonjait.
web-invited-join = Belépek a klubba
web-invited-already = Már tag vagy.
web-invited-go = A klubhoz
web-invited-as = Ez a meghívó { $name } számára szól: ezen az eszközön átveszed e tag eredményeit és értékszámát.
web-invited-as-go = { $name } vagyok

## The page of a club
web-club-members = { $count ->
    [one] { $count } tag
   *[other] { $count } tag
}
web-club-races = { $count ->
    [one] { $count } verseny ({ $when } óta)
   *[other] { $count } verseny ({ $when } óta)
}
web-club-since = { $when } óta
web-club-menu = A klub menüje
web-club-you = te
web-club-members-title = Tagok
web-club-here-count = { $count ->
    [one] { $count } van itt
   *[other] { $count } van itt
}
web-club-keeper = klubvezető
web-club-no-device = eszköz nélkül
web-club-seen = utoljára itt: { $when }
web-club-on = { $device ->
    [phone] telefonon
    [tablet] táblagépen
   *[computer] számítógépen
}
web-club-seat = Leültetem
web-club-alone = Egyelőre egyedül vagy. Hívj meg valakit, vagy vegyél fel egy gyereket vagy nagyszülőt, akinek nincs eszköze.
web-club-tables = Asztalok
web-club-sit = Leülök
web-club-look = Megnézem
web-club-no-tables = Most nincs nyitott asztal.
web-club-open = Klubasztal nyitása
web-club-standings = Értékszámok
web-club-standings-of = Melyik játék értékszámai
web-club-all-games = minden játék
web-club-driver = Név
web-club-rating = Értékszám
web-club-interval = 95 százalékos tartomány
web-club-between = { $low } és { $high } között
web-club-provisional = (még kevés verseny)
web-club-standings-key = Autó: a legjobb becslés. Út: itt van az igazi érték; szaggatott, ha még kevés a verseny. Kilométerkövek: a botok.
web-club-no-standings = Értékszámok a klub első számító versenye után lesznek.
web-club-results = Legutóbbi eredmények
web-club-won = { $count ->
    [one] { $names } nyert: { $game }
   *[other] { $names } nyert: { $game }
}
web-club-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
web-club-no-results = Még egy verseny sem ért véget.

## Inviting and members
web-club-invite-title = Meghívó: { $name }
web-club-invite-lead = Akinél ott a link vagy a kód, tag lehet. Fiók senkinek sem kell.
web-club-link = A meghívó linkje
web-club-code = A meghívó kódja
web-club-code-until = Egyszer használható, eddig: { $when }.
web-club-renew = Új meghívó készítése
web-club-renew-lead = Rossz kezekbe került? Az új után a régi nem érvényes.
web-club-add = Eszköz nélküli tag felvétele
web-club-add-lead = Egy gyerek vagy nagyszülő a szoba bármelyik képernyőjén játszhat; eredményei és értékszáma is lesznek, mint bárkinek.
web-club-member-name = Név
web-club-consent = Beleegyezik, hogy a neve és az eredményei itt megmaradjanak; gyerek esetén a szülő egyezik bele.
web-club-add-go = Felvétel
web-club-rename = Átnevezés
web-club-hand = Átadás egy eszköznek
web-club-hand-lead = Ha { $name } eszközt kap, minden eddigi eredmény vele megy.
web-club-hand-invite = Nyisd meg ezt { $name } eszközén. Aki elfogadja, onnantól { $name } lesz.
web-club-make-keeper = Legyen klubvezető
web-club-make-keeper-sure = { $name } legyen klubvezető? A klubvezetők módosítják és eltávolítják a tagokat, szezont vezetnek, és törölhetik a klubot.
web-club-unmake-keeper = Többé nem klubvezető
web-club-remove = Eltávolítás a klubból
web-club-remove-sure = { $name } kikerüljön a klubból? Az eredményei megmaradnak.
web-club-remove-sure-no-device = { $name } kikerüljön? A neve törlődik, nincs visszaút.
web-club-hand-over-lead = A klub átadásához tégy meg klubvezetőnek egy másik tagot a menüjében; utána ki is léphetsz.
web-club-leave = Kilépés a klubból
web-club-leave-sure = Kilépsz a klubból? Csak új meghívóval jöhetsz vissza.
web-club-leave-sure-keeper = Kilépsz a klubból? Te vagy az egyetlen klubvezető: a legrégebbi tag veszi át.
web-club-delete = A klub törlése
web-club-delete-sure = Törlöd: { $name }? A klub tagjai, szezonjai és értékszámai eltűnnek; a saját versenyeit mindenki megtartja. Nincs visszaút.
web-club-seat-title = Hely: { $name }
web-club-seat-lead = { $name } ezen az eszközön játszik, kézről kézre adjátok. Melyik asztalnál?
web-club-seat-none = Egy klubasztalnál sincs üres hely. Előbb nyiss egyet.

## A season
web-season-none = Még nincs szezon
web-season-none-lead = A Grand Prix mind az öt játékban egy fordulóból áll. A pontok döntik el, ki a bajnok.
web-season-new = Új szezon
web-season-see = A szezonhoz
web-season-leg = { $leg }. forduló
web-season-leg-of = { $leg }/{ $legs }. forduló
web-season-leads = { $count ->
    [one] { $name } vezet { $count } ponttal.
   *[other] { $name } vezet { $count } ponttal.
}
web-season-leads-level = { $name } vezet azonos pontszámmal.
web-season-champion = { $name } nyerte a szezont!
web-season-champion-how = { $count ->
    [one] { $count } megnyert forduló.
   *[other] { $count } megnyert forduló.
}
web-season-final = Végeredmény
web-season-driven = { $count ->
    [one] { $count } forduló lement.
   *[other] { $count } forduló lement.
}
web-season-left = { $count ->
    [one] Még { $count } van hátra.
   *[other] Még { $count } van hátra.
}
web-season-best = { $count ->
    [one] A legjobb számít.
   *[other] A legjobb { $count } számít.
}
web-season-all-count = Minden forduló számít.
web-season-print = Lap nyomtatása
web-season-going = Ott leszek
web-season-road = A szezon útja
web-season-all-here = ha mindenki itt van
web-season-points = Pontok
web-season-place = Helyezés
web-season-sum = Összeg
web-season-won = megnyert forduló
web-season-dropped = nem számít
web-season-dropped-key = { $count ->
    [one] kiesik: csak a legjobb számít
   *[other] kiesik: csak a legjobb { $count } számít
}
web-season-not-driven = nem indult
web-season-mark-stand-in = bot fejezte be
web-season-mark-by-hand = kézzel beírva
web-season-mark-corrected = javítva
web-season-mark-not-counted = nem számít
web-season-by = { $name } által
web-season-chart-title = Fordulóról fordulóra
web-season-chart = Pontok az egyes fordulók után; a táblázat ugyanezt mondja
web-season-no-legs = A grafikon az első fordulóval kezdődik.
web-season-open = Mi van még nyitva
web-season-decided = { $name } már behozhatatlan.
web-season-wins-first = { $count ->
    [one] { $names } a következő forduló megnyerésével megnyeri a szezont.
   *[other] Aki közülük megnyeri a következő fordulót, megnyeri a szezont: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } a következő fordulóban { $place }. vagy jobb hellyel megnyeri a szezont.
   *[other] A következő fordulóban { $place }. vagy jobb hellyel megnyerik a szezont: { $names }.
}
web-season-can = { $count ->
    [one] { $names } még nyerhet.
   *[other] { $names } még mind nyerhetnek.
}
web-season-can-first = { $count ->
    [one] { $names } még nyerhet, de csak ha megnyeri a következő fordulót.
   *[other] { $names } még nyerhetnek, de csak az, aki megnyeri a következő fordulót.
}
web-season-can-place = { $count ->
    [one] { $names } még nyerhet, de a következő fordulóban { $place }. vagy jobb hely kell.
   *[other] { $names } még nyerhetnek, de a következő fordulóban { $place }. vagy jobb hely kell.
}
web-season-may-place = { $place }. hely is elég lehet: { $names }.
web-season-may-any = Bármelyik hely elég lehet: { $names }.

## The legs of a season
web-season-legs = Fordulók
web-season-next = következő
web-season-coming = { $count ->
    [one] { $names } ott lesz.
   *[other] { $names } ott lesznek, összesen { $count }.
}
web-season-coming-nobody = Még senki sem jelezte, hogy ott lesz.
web-season-heat = { $heat }. csoport
web-season-to-table = Az asztalhoz
web-season-open-leg = A forduló megnyitása
web-season-open-lead = Ki indul? Ha egy asztal kevés, csoportokat sorsolunk; az üres helyekre botok ülnek.
web-season-open-bots = Botok az üres helyeken
web-season-by-hand = Eredmény beírása
web-season-by-hand-lead = Egy igazi asztalnál töltött este után, vagy ha valamit ki kell javítani. Mindenki látja, hogy te írtad be.
web-season-nth = { $place }. hely
web-season-note = Megjegyzés (ha szeretnél)
web-season-enter = Beírás
web-season-correct = Eredmény javítása
web-season-replay = Újra
web-season-replay-sure = Újra ez a forduló? Az eddigi eredményei többé nem számítanak.
web-season-changes = Módosítások
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: a forduló újra sorra kerül
web-season-delete = A szezon törlése
web-season-delete-sure = Törlöd: { $name }? A pontok eltűnnek, maguk a versenyek megmaradnak. Nincs visszaút.

## Setting up a season
web-season-new-lead = A Grand Prix készen áll: minden játékban egy forduló. Módosítsd, ahogy tetszik.
web-season-suggested = Grand Prix { $year }
web-season-name = A szezon neve
web-season-game = Játék
web-season-date = Nap és időpont
web-season-add-leg = Új forduló
web-season-remove-leg = Törlés
web-season-grand-prix = Újra Grand Prix
web-season-table-club = Klub
web-season-table-formula-1 = Forma-1
web-season-table-own = Saját
web-season-own-points = Pontok helyezés szerint, az elsővel kezdve
web-season-own-wrong = Írj számokat, például 10 6 3 1; egyik se legyen nagyobb az előzőnél.
web-season-counting = Mely fordulók számítanak
web-season-grid = Rajtsorrend
web-season-grid-lead = Ki ül egy forduló első helyén.
web-season-grid-none = Sorsolás
web-season-grid-standings = A vezető elöl
web-season-grid-reversed = Az utolsó elöl
web-season-begin = A szezon indítása

## Why something was refused
trouble-not-keeper = Ezt csak a klubvezető teheti meg.
trouble-last-keeper = A klubnak kell klubvezető; előbb add át másnak.
trouble-club-full = Ennek a klubnak már annyi tagja van, amennyi lehet.
trouble-has-device = Ennek a tagnak van saját eszköze, és azon játszik.
trouble-no-device = Csak saját eszközzel rendelkező tag lehet klubvezető.
trouble-needs-consent = Előbb erősítsd meg, hogy ez a személy vagy a szülője beleegyezik.
trouble-member-named = A klubban már van ilyen nevű: { $name }.
trouble-two-people = Te és { $name } már játszottatok egymás ellen; két külön ember vagytok.
trouble-leg-begun = Ez a forduló már elkezdődött.
trouble-leg-not-begun = Ez a forduló még nem kezdődött el.
trouble-nobody-comes = Még senki sem jelezte, hogy ott lesz.
