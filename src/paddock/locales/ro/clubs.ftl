# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Înființează un club
web-club-found-lead = Un club are mesele, rezultatele și sezoanele lui. Nimeni altcineva nu le vede. Și o familie e un club.
web-club-name = Numele clubului
web-club-suggested = Club: { $name }
web-club-found-go = Înființează
web-invited-by = administrator: { $name }
web-invited-lead = Ai primit o invitație. Membrii văd mesele, rezultatele și sezoanele clubului.
web-invited-join = Intră în club
web-invited-already = Faci deja parte din club.
web-invited-go = Spre club
web-invited-as = Invitația este pentru { $name }: pe acest dispozitiv preiei rezultatele și ratingul acestui membru.
web-invited-as-go = Eu sunt { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } membru
    [few] { $count } membri
   *[other] { $count } de membri
}
web-club-races = { $count ->
    [one] { $count } cursă din { $when }
    [few] { $count } curse din { $when }
   *[other] { $count } de curse din { $when }
}
web-club-since = din { $when }
web-club-menu = Meniul clubului
web-club-you = tu
web-club-members-title = Membri
web-club-here-count = { $count ->
    [one] { $count } este aici
    [few] { $count } sunt aici
   *[other] { $count } sunt aici
}
web-club-keeper = administrator
web-club-no-device = fără dispozitiv
web-club-seen = ultima dată aici: { $when }
web-club-on = { $device ->
    [phone] pe telefon
    [tablet] pe tabletă
   *[computer] pe calculator
}
web-club-seat = Așază
web-club-alone = Deocamdată ești doar tu. Invită pe cineva sau adaugă un copil ori o bunică fără dispozitiv.
web-club-tables = Mese la care te poți așeza
web-club-sit = Mă așez
web-club-look = Privește
web-club-no-tables = Acum nu e nicio masă deschisă.
web-club-open = Deschide o masă a clubului
web-club-standings = Rating
web-club-standings-of = Rating la ce joc
web-club-all-games = toate jocurile
web-club-driver = Nume
web-club-rating = Rating
web-club-interval = interval de 95%
web-club-between = între { $low } și { $high }
web-club-provisional = (încă puține curse)
web-club-standings-key = Mașina: cea mai bună estimare. Drumul: unde e adevărul; întrerupt după puține curse. Bornele: boții.
web-club-no-standings = Ratingul apare după prima cursă a clubului care contează.
web-club-results = Ultimele rezultate
web-club-won = { $count ->
    [one] { $names } câștigă la { $game }
    [few] { $names } câștigă împreună la { $game }
   *[other] { $names } câștigă împreună la { $game }
}
web-club-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
web-club-no-results = Încă nu s-a terminat nicio cursă.

## Inviting and members
web-club-invite-title = Invitație: { $name }
web-club-invite-lead = Oricine are linkul sau codul poate deveni membru. Nimeni nu are nevoie de cont.
web-club-link = Linkul invitației
web-club-code = Codul invitației
web-club-code-until = E valabilă o singură dată, până la: { $when }.
web-club-renew = Fă o invitație nouă
web-club-renew-lead = A ajuns pe mâini greșite? Una nouă o încheie pe cea veche.
web-club-add = Adaugă un membru fără dispozitiv
web-club-add-lead = Un copil sau o bunică joacă pe orice ecran din cameră și are rezultate și rating ca toți ceilalți.
web-club-member-name = Nume
web-club-consent = Este de acord ca numele și rezultatele sale să fie păstrate aici; pentru un copil, un părinte este de acord.
web-club-add-go = Adaugă
web-club-rename = Redenumește
web-club-hand = Predă unui dispozitiv
web-club-hand-lead = Când { $name } primește un dispozitiv, tot ce a jucat se păstrează.
web-club-hand-invite = Deschide pe dispozitivul pe care îl are { $name }. Cine acceptă devine { $name }.
web-club-make-keeper = Fă administrator
web-club-make-keeper-sure = { $name } să fie administrator? Administratorii schimbă și scot membri, conduc sezoane și pot șterge clubul.
web-club-unmake-keeper = Nu mai e administrator
web-club-remove = Scoate din club
web-club-remove-sure = Scoți pe { $name } din club? Rezultatele se păstrează.
web-club-remove-sure-no-device = Scoți pe { $name }? Numele dispare și nu există cale de întoarcere.
web-club-hand-over-lead = Ca să predai clubul, fă administrator alt membru din meniul lui; apoi poți pleca.
web-club-leave = Părăsește clubul
web-club-leave-sure = Părăsești clubul? Ca să revii ai nevoie de o invitație nouă.
web-club-leave-sure-keeper = Părăsești clubul? Doar tu îl administrezi: îl preia membrul cel mai vechi.
web-club-delete = Șterge clubul
web-club-delete-sure = Ștergi { $name }? Membrii, sezoanele și ratingul clubului dispar; fiecare își păstrează cursele. Nu există cale de întoarcere.
web-club-seat-title = Așază pe { $name }
web-club-seat-lead = { $name } joacă pe acest dispozitiv; îl dați din mână în mână. La ce masă?
web-club-seat-none = Nicio masă a clubului nu are loc liber. Deschide întâi una.

## A season
web-season-none = Încă niciun sezon
web-season-none-lead = Un Grand Prix are câte o etapă în fiecare dintre cele cinci jocuri. Punctele adunate dau campionul.
web-season-new = Pregătește un sezon
web-season-see = Spre sezon
web-season-leg = Etapa { $leg }
web-season-leg-of = etapa { $leg } din { $legs }
web-season-leads = { $count ->
    [one] { $name } conduce cu { $count } punct.
    [few] { $name } conduce cu { $count } puncte.
   *[other] { $name } conduce cu { $count } de puncte.
}
web-season-leads-level = { $name } conduce la egalitate de puncte.
web-season-champion = { $name } câștigă sezonul!
web-season-champion-how = { $count ->
    [one] O etapă câștigată.
    [few] { $count } etape câștigate.
   *[other] { $count } de etape câștigate.
}
web-season-final = Clasament final
web-season-driven = { $count ->
    [one] { $count } etapă parcursă.
    [few] { $count } etape parcurse.
   *[other] { $count } de etape parcurse.
}
web-season-left = { $count ->
    [one] Mai e una.
    [few] Mai sunt { $count }.
   *[other] Mai sunt { $count }.
}
web-season-best = { $count ->
    [one] Contează cea mai bună.
    [few] Contează cele mai bune { $count }.
   *[other] Contează cele mai bune { $count }.
}
web-season-all-count = Contează toate etapele.
web-season-print = Tipărește foaia
web-season-going = Vin și eu
web-season-road = Drumul sezonului
web-season-all-here = când suntem toți aici
web-season-points = Puncte
web-season-place = Loc
web-season-sum = Sumă
web-season-won = etapă câștigată
web-season-dropped = nu contează
web-season-dropped-key = { $count ->
    [one] eliminat: contează doar cea mai bună
    [few] eliminat: contează doar cele mai bune { $count }
   *[other] eliminat: contează doar cele mai bune { $count }
}
web-season-not-driven = nu a participat
web-season-mark-stand-in = a terminat un bot
web-season-mark-by-hand = trecut de mână
web-season-mark-corrected = corectat
web-season-mark-not-counted = nu se numără
web-season-by = de { $name }
web-season-chart-title = Etapă cu etapă
web-season-chart = Punctele după fiecare etapă; tabelul spune același lucru
web-season-no-legs = Graficul începe cu prima etapă.
web-season-open = Ce nu e hotărât încă
web-season-decided = { $name } are deja victoria asigurată.
web-season-wins-first = { $count ->
    [one] { $names } câștigă sezonul cu o victorie în etapa următoare.
    [few] Cine dintre ei câștigă etapa următoare câștigă sezonul: { $names }.
   *[other] Cine dintre ei câștigă etapa următoare câștigă sezonul: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } câștigă sezonul cu locul { $place } sau mai bun în etapa următoare.
    [few] Cu locul { $place } sau mai bun în etapa următoare câștigă sezonul: { $names }.
   *[other] Cu locul { $place } sau mai bun în etapa următoare câștigă sezonul: { $names }.
}
web-season-can = { $count ->
    [one] { $names } încă poate câștiga.
    [few] { $names } încă pot câștiga.
   *[other] { $names } încă pot câștiga.
}
web-season-can-first = { $count ->
    [one] { $names } încă poate câștiga, dar numai cu o victorie în etapa următoare.
    [few] { $names } încă pot câștiga, dar numai cu o victorie în etapa următoare.
   *[other] { $names } încă pot câștiga, dar numai cu o victorie în etapa următoare.
}
web-season-can-place = { $count ->
    [one] { $names } încă poate câștiga, dar are nevoie de locul { $place } sau mai bun în etapa următoare.
    [few] { $names } încă pot câștiga, dar au nevoie de locul { $place } sau mai bun în etapa următoare.
   *[other] { $names } încă pot câștiga, dar au nevoie de locul { $place } sau mai bun în etapa următoare.
}
web-season-may-place = Poate ajunge și locul { $place }: { $names }.
web-season-may-any = Poate ajunge orice loc: { $names }.

## The legs of a season
web-season-legs = Etape
web-season-next = urmează
web-season-coming = { $count ->
    [one] Va fi acolo { $names }.
    [few] Vor fi acolo { $count }: { $names }.
   *[other] Vor fi acolo { $count }: { $names }.
}
web-season-coming-nobody = Nimeni nu a spus încă dacă vine.
web-season-heat = Seria { $heat }
web-season-to-table = La masă
web-season-open-leg = Deschide etapa
web-season-open-lead = Cine participă? Dacă o masă nu ajunge, se trag la sorți serii; locurile goale le iau boții.
web-season-open-bots = Boți pe locurile goale
web-season-by-hand = Trece rezultatul
web-season-by-hand-lead = După o seară la masa adevărată sau ca să îndrepți ceva. Toți văd că tu l-ai trecut.
web-season-nth = Locul { $place }
web-season-note = Notă (dacă vrei)
web-season-enter = Trece
web-season-correct = Corectează rezultatul
web-season-replay = De la capăt
web-season-replay-sure = Reiei etapa de la capăt? Rezultatele de până acum nu mai contează.
web-season-changes = Modificări
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: etapa se reia de la capăt
web-season-delete = Șterge sezonul
web-season-delete-sure = Ștergi { $name }? Punctele dispar, cursele rămân. Nu există cale de întoarcere.

## Setting up a season
web-season-new-lead = Grand Prix-ul e pregătit: câte o etapă în fiecare joc. Schimbă ce vrei.
web-season-suggested = Grand Prix { $year }
web-season-name = Numele sezonului
web-season-game = Joc
web-season-date = Ziua și ora
web-season-add-leg = Adaugă o etapă
web-season-remove-leg = Scoate
web-season-grand-prix = Din nou Grand Prix
web-season-table-club = Club
web-season-table-formula-1 = Formula 1
web-season-table-own = Ale noastre
web-season-own-points = Puncte după loc, începând cu primul
web-season-own-wrong = Scrie numere ca 10 6 3 1, niciunul mai mare decât cel dinainte.
web-season-counting = Ce etape contează
web-season-grid = Ordinea la start
web-season-grid-lead = Cine stă pe primul loc al unei etape.
web-season-grid-none = La sorți
web-season-grid-standings = Întâi primul
web-season-grid-reversed = Întâi ultimul
web-season-begin = Începe sezonul

## Why something was refused
trouble-not-keeper = Numai un administrator al clubului poate face asta.
trouble-last-keeper = Clubul are nevoie de un administrator; numește mai întâi pe altcineva.
trouble-club-full = Acest club are deja numărul maxim de membri.
trouble-has-device = Acest membru are dispozitivul lui și joacă acolo.
trouble-no-device = Numai un membru cu dispozitiv poate fi administrator.
trouble-needs-consent = Confirmă mai întâi că persoana sau un părinte este de acord.
trouble-member-named = În club cineva se numește deja { $name }.
trouble-two-people = Tu și { $name } ați jucat deja în aceeași partidă; sunteți două persoane diferite.
trouble-leg-begun = Această etapă a început deja.
trouble-leg-not-begun = Această etapă nu a început încă.
trouble-nobody-comes = Încă nu a spus nimeni că vine.
