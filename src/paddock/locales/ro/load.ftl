# Testul de încărcare ($sockets, $tables, $processes, $moves, $matches, $count sunt numere; timpii vin gata scriși).

cli-load-help = Test de încărcare pentru un server de mese: mii de conexiuni joacă pe el partide adevărate, cu mutări permise alese la întâmplare.
cli-load-examples =
    De exemplu:
      { $program } load                         1.000 de conexiuni, 250 de mese, un minut, un server propriu
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               câte mutări poate face
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      rămâne memoria la fel?
      { $program } load --restart 1000          kill -9, și când sunt toate mesele înapoi?
      { $program } load --stalled 50            când este deconectat cine nu mai citește?
      { $program } load --tenfold 5             de zece ori mai multe mese: durează o mutare mai mult?
      { $program } load --curve load.svg        probe tot mai mari, desenate
cli-flag-load-sockets = Câte conexiuni; patru la fiecare masă joacă, celelalte privesc.
cli-flag-load-tables = Câte mese. Implicit: un sfert din conexiuni.
cli-flag-load-seconds = Cât timp se măsoară; se începe după ce fiecare masă a făcut prima mutare, cel mai devreme la trei secunde după ultima intrare.
cli-flag-load-every = Secunde între mutări la fiecare masă; 0: următoarea mutare, de îndată ce toți au văzut-o pe ultima.
cli-flag-load-game = Să se joace acest joc; se poate da de mai multe ori. Implicit: toate jocurile, amestecate.
cli-flag-load-url = Măsoară serverul de la această adresă, pornit cu --unlimited, în locul unuia propriu; două pentru două procese.
cli-flag-load-insist = Permite o adresă care nu este acest calculator. Doar pentru un server al tău: testul îl inundă cu cereri.
cli-flag-load-database = Baza de date a serverelor pe care le pornește, postgresql://… Implicit: un fișier SQLite nou.
cli-flag-load-processes = Câte servere proprii împart baza de date; locurile unei mese se împart între ele.
cli-flag-load-routed = Toate conexiunile unei mese merg la același server, ca în spatele unui proxy care distribuie după masă.
cli-flag-load-reconnects = În schimb: deschide și închide acest număr de conexiuni și urmărește memoria.
cli-flag-load-restart = În schimb: joacă la acest număr de mese, oprește brusc serverul, pornește-l din nou și așteaptă până răspunde fiecare masă.
cli-flag-load-stalled = În schimb: acest număr de spectatori nu mai citesc; vezi când sunt deconectați și cât costă.
cli-flag-load-tenfold = În schimb: acest număr de perechi de probe, cum s-a cerut și cu de zece ori mai multe conexiuni și mese la o zecime din ritm; se compară p99.
cli-flag-load-curve = În schimb: probe cu 200 până la 10.000 de conexiuni, desenate în acest fișier SVG: conexiuni față de p50 și p99.
cli-load-one-mode = Dă cel mult una dintre --reconnects, --restart, --stalled, --tenfold și --curve, cu un număr peste 0. --restart, --tenfold și --curve trebuie să-și pornească propriul server.
cli-load-few = Fiecare masă are nevoie de { $count } conexiuni: mese { $tables }, conexiuni doar { $sockets }.
cli-load-numbers = Secundele și procesele trebuie să fie peste 0; ritmul nu poate fi sub 0.
cli-load-tenfold-pace = --tenfold împarte ritmul la zece: cere --every peste 0.
cli-load-postgres = Mai multe procese cer o bază de date comună: --database postgresql://…
cli-load-url = O adresă arată ca http://127.0.0.1:8700, nu ca „{ $text }”.
cli-load-away = { $text } nu este acest calculator. Un test de încărcare inundă serverul cu cereri; dacă serverul e al tău, adaugă --insist.
cli-load-failed-no-start = Serverul nu a pornit (cod de ieșire { $code }).
cli-load-failed-no-server = Niciun răspuns de la { $url }: { $reason }
cli-load-failed-refused = Serverul nu lasă să fie pregătită o masă ({ $status }): { $reason } A fost pornit cu --unlimited?
cli-load-failed-no-join = O conexiune nu a putut intra la { $url }: { $reason }
cli-load-failed-no-plots = Lipsește pachetul care desenează curbele: { $program } extra plots
cli-load-stage-servers = Pornire
cli-load-stage-tables = Se deschid mesele
cli-load-stage-sockets = Conectare
cli-load-stage-warm-up = Încălzire
cli-load-stage-play = Măsurare
cli-load-stage-reconnects = Veniri și plecări
cli-load-stage-moves = Joc
cli-load-stage-stalled = Se așteaptă deconectarea celor care nu citesc
cli-load-size = Mărime
cli-load-size-value = conexiuni { $sockets }, mese { $tables }, procese ale serverului { $processes }
cli-load-pace = Ritm
cli-load-pace-value = o mutare în { $every } s la fiecare masă, timp de { $seconds } s
cli-load-pace-full = următoarea mutare, de îndată ce toți au văzut-o pe ultima, timp de { $seconds } s
cli-load-moves = Mutări
cli-load-moves-value = { $moves }; { $rate } pe secundă; partide jucate până la capăt: { $matches }
cli-load-acknowledged = Confirmată după
cli-load-seen = Văzută de ceilalți după
cli-load-elsewhere = Văzută în celălalt proces după
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · cel mult { $worst } ms
cli-load-commits = Scrieri pe disc
cli-load-memory = Memoria serverului
cli-load-cores = Nuclee la lucru
cli-load-cores-value = server { $server }, măsurător { $driver }, restul calculatorului { $others }
cli-load-errors = Erori
cli-load-churn-value = conexiuni deschise și închise: { $sockets }, mese: { $tables }, în { $seconds } s
cli-load-level = Constantă
cli-load-level-yes = da: a doua jumătate nu a luat mai multă memorie decât prima
cli-load-level-no = nu: crește mereu
cli-load-restart-value = mese { $tables }, rânduri în jurnalele lor { $moves }
cli-load-serving = Din nou la dispoziție după
cli-load-back = Apoi toate mesele înapoi după
cli-load-lost = Mese care au pierdut ceva
cli-load-stalled-value = cititori opriți { $count }, ceilalți în joc { $sockets }
cli-load-closed = Ultimul deconectat după
cli-load-never = nu într-un minut
cli-load-each = Memorie pentru fiecare, cel mult
cli-load-tenfold-value = conexiuni { $sockets }, mese { $tables }, și de zece ori mai multe la o zecime din ritm; perechi de probe { $count }
cli-load-p99-once = p99 la această mărime
cli-load-p99-tenfold = p99 la de zece ori mai multe
cli-load-p99-each = { $each }; mediana { $median } ms
cli-load-p99-ratio = Raport
cli-load-curve-title = De la trimiterea unei mutări până la confirmare
cli-load-curve-sockets = conexiuni
cli-load-curve-ms = milisecunde
