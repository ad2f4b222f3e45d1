# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Meniu principal
web-nav-home = Acasă
web-nav-club = Club
web-nav-season = Sezon
web-nav-races = Cursele mele

## The start page of somebody who comes back
web-hello-morning = Bună dimineața, { $name }.
web-hello-day = Salut, { $name }.
web-hello-evening = Bună seara, { $name }.
web-hello-morning-plain = Bună dimineața.
web-hello-day-plain = Salut.
web-hello-evening-plain = Bună seara.
web-home-turns = { $count ->
    [one] Te așteaptă o masă.
    [few] Te așteaptă { $count } mese. Prima e cea care așteaptă de cel mai mult timp.
   *[other] Te așteaptă { $count } de mese. Prima e cea care așteaptă de cel mai mult timp.
}
web-home-no-turns = Nu te așteaptă nimic. Ai chef de o cursă?
web-home-begins = Cursa începe și e rândul tău.
web-home-take-turn = Joacă mai departe
web-home-open = Deschide
web-home-paused = în pauză
web-home-running = În desfășurare
web-home-running-lead = n-ai nimic de făcut
web-home-last = Ultima cursă
web-home-here-count = { $count ->
    [one] 1 e aici
    [few] { $count } sunt aici
   *[other] { $count } sunt aici
}
web-home-here = { $count ->
    [one] { $names } e aici.
    [few] { $names } sunt aici.
   *[other] { $names } sunt aici.
}
web-home-nobody = Acum nu e nimeni altcineva aici.
web-home-sit = Așază-te
web-home-leg = { $name }, etapa { $leg } din { $legs }
web-home-leader = { $name } conduce cu { $lead }.
web-home-new = Cursă nouă
web-home-all-games = toate jocurile

## My races
web-me-number = numărul { $number }, în { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
web-me-number-new = numărul { $number }
web-me-races = { $count ->
    [one] cursă
    [few] curse
   *[other] de curse
}
web-me-played = jucate
web-me-won = câștigate
web-me-mean-place = loc mediu
web-me-in-a-row = victorii la rând
web-me-best-place = cel mai bun loc
web-me-most-points = cele mai multe puncte
web-me-last = Ultimele curse
web-me-all = toate cursele
web-me-all-races = Toate cursele
web-me-older = Curse mai vechi
web-me-place-of = Locul { $place } din { $sides }
web-me-ahead = locul al doilea: { $name }
web-me-ahead-by = locul al doilea: { $name }, { $mine } la { $theirs }
web-me-behind = câștigă { $name }
web-me-behind-by = câștigă { $name }, { $mine } la { $theirs }
web-me-level = la egalitate cu { $name }
web-me-several = tabere jucate: { $count }
web-me-ended = încheiată înainte de vreme
web-me-review = Analiză
web-me-gone = reluarea a fost ștearsă
web-me-rated = contează pentru rating
web-me-rated-in-club = contează pentru rating doar în club
web-me-unrated-not-chosen = cursă amicală, nu contează pentru rating
web-me-unrated-ended-early = nu contează pentru rating: partida s-a încheiat înainte de vreme
web-me-unrated-several-sides = nu contează pentru rating: un dispozitiv a jucat pentru mai multe tabere
web-me-unrated-stood-in = nu contează pentru rating: pentru cineva a jucat mai mult un bot sau ceasul
web-me-unrated-handed-over = nu contează pentru rating: un loc a trecut la altcineva
web-me-unrated-no-rating = nu contează pentru rating: puterea unui bot nu este cunoscută
web-me-luck-unit = pe cursă, în %
web-me-luck-picture = Noroc și decizii în timp; cifrele sunt în tabelul de mai jos.
web-me-luck-line = Linia: deciziile tale.
web-me-luck-bars = Hașurat: noroc.
web-me-trend-up = Sunt tot mai bune.
web-me-trend-down = Înainte erau mai bune.
web-me-trend-level = Sunt constante.
web-me-luck-even = Se echilibrează.
web-me-luck-good = Până acum a fost de partea ta.
web-me-luck-bad = Până acum a fost împotriva ta.
web-me-luck-none = După ce o cursă e analizată, vezi aici ce a făcut norocul și ce ai făcut tu. Analizele se fac când nu joacă nimeni.
web-me-luck-some = Analizate până acum: { $count } din { $all }.
web-me-as-table = Același lucru ca tabel
web-me-when = Când
web-me-luck = Noroc
web-me-decisions = Decizii
web-me-against = Față în față
web-me-against-lead = tu și ceilalți
web-me-against-none = De îndată ce concurezi cu oameni, vezi aici cine e în față.
web-me-against-of = Curse împreună: { $met }. În față tu: { $won }, celălalt: { $lost }.
web-me-against-all = Toți ({ $count })
web-me-gone-person = cineva care a plecat
web-me-games = Pe jocuri
web-me-rating = Rating
web-me-rating-none = Joacă o partidă cu rating și vei primi unul. Alegi asta când deschizi o masă.
web-me-rating-how = Puterea ta se află foarte probabil pe această porțiune; ea se scurtează cu fiecare partidă cu rating.
web-me-all-games = Toate jocurile
web-me-rated-count = { $count ->
    [one] { $count } partidă cu rating
    [few] { $count } partide cu rating
   *[other] { $count } de partide cu rating
}
web-me-provisional = provizoriu
web-me-between = între { $low } și { $high }
web-me-none = Încă nicio cursă
web-me-none-lead = Fiecare cursă pe care o termini rămâne aici, cu reluarea ei și cu ce a fost noroc și ce a fost pricepere.
web-me-first = La jocuri

## Set-up
web-rated = Partidă cu rating
web-rated-lead = Contează pentru ratingul tuturor. Nu sunt sfaturi, iar ce s-a dezvăluit nu se mai poate anula.
web-club-table = Pentru
web-club-table-none = oricine are linkul

## My car
web-car-change = Schimbă mașina
web-car-title = Mașina ta
web-car-paint = Vopsea
web-car-paint-name = { $paint ->
    [1] roșie cu o dungă
    [2] albastră cu două dungi
    [3] galbenă cu pătrățele
    [4] verde cu dungi oblice
    [5] mov cu buline
   *[6] crem cu dungi verticale
}
web-car-number = Număr, de la 1 la 99
web-car-take = Ia această mașină
