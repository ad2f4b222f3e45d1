# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Lasă lumea să joace din browser: pe acest calculator sau în toată camera.
cli-serve-examples = De exemplu
    {"  "}{ $program } serve         doar pe acest calculator; arată adresa
    {"  "}{ $program } serve --lan   pentru orice telefon din cameră; arată un cod QR
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Deschide serverul către rețeaua locală și arată adresa de acolo cu un cod QR.
cli-flag-serve-host = Ascultă, în schimb, la această adresă.
cli-flag-serve-port = Portul; 0 alege unul liber.
cli-flag-serve-data = Dosarul bazei de date. Implicit: dosarul tău de date.
cli-flag-serve-database = În schimb, o bază de date PostgreSQL, postgresql://…; o pot folosi împreună oricâte servere.
cli-flag-serve-origin = O adresă la care se găsește acest server, de exemplu https://race.example; se poate da de mai multe ori.
cli-flag-serve-proxy = Serverul stă în spatele unui proxy care spune de unde vin cererile.
cli-flag-serve-accounts = Chei de acces și coduri de recuperare: off sau optional. Nimeni nu are nevoie de ele ca să joace.
cli-flag-serve-workers = În câte procese gândesc boții.
cli-flag-serve-keep-days = După câte zile se șterg partidele încheiate și oaspeții care nu s-au mai întors.
cli-flag-serve-per-address = Câte conexiuni poate avea o adresă; 0 pentru oricâte.
cli-flag-serve-unlimited = Nicio limită de ritm și de număr: pentru teste de încărcare, niciodată pentru internetul deschis.
cli-flag-serve-metrics = Orice adresă poate citi metricile, nu doar acest calculator.
cli-flag-serve-log = Ce se scrie în jurnal: debug, info, warning sau error.
cli-serve-address = Paddock este la { $file }
cli-serve-room = În această cameră: { $file }
cli-serve-no-network = Pentru ceilalți: nu s-a găsit nicio rețea. Conectează acest calculator la una (Wi-Fi, cablu sau hotspotul unui telefon) și pornește din nou.
cli-serve-stop = Ctrl-C îl oprește; la următoarea pornire, fiecare masă continuă de unde a rămas.
cli-serve-stopped = Oprit. Toate mesele sunt păstrate.
cli-serve-no-port = nu se poate asculta la { $host }, portul { $port }: { $reason }; încearcă --port 0
cli-serve-no-origin = --origin { $origin }: nu este o adresă la care să vină cineva; scrie-o ca https://race.example
cli-serve-negative = { $name } trebuie să fie cel puțin 0; 0 înseamnă oricâte

trouble-bad-message = Acest mesaj nu poate fi citit: { $text }
trouble-bad-input = Așa nu merge: { $text }
trouble-no-guest = Alege-ți mai întâi un nume.
trouble-not-host = Numai gazda mesei poate face asta.
trouble-not-your-seat = Acest loc nu este al tău: { $seat }.
trouble-not-seated = Acest oaspete nu stă la această masă.
trouble-foreign-origin = Această pagină nu ține de acest server.
trouble-no-table = Nu există o astfel de masă.
trouble-not-found = Aici nu este nimic.
trouble-seat-taken = Acest loc este ocupat.
trouble-seat-in-play = Nu poți avea acest loc în această partidă.
trouble-table-full = La această masă toate locurile sunt ocupate.
trouble-name-taken = La această masă cineva se numește deja { $name }.
trouble-not-running = Acum nu se joacă nicio partidă.
trouble-is-running = Acum se joacă o partidă.
trouble-is-paused = Gazda a pus partida pe pauză.
trouble-stale = Între timp s-a jucat mai departe; uită-te din nou.
trouble-no-undo = Nu este nimic de anulat.
trouble-undo-asked = Cineva a cerut deja anularea unei mutări; întâi se răspunde la aceasta.
trouble-no-consent = Cineva care a început această partidă a fost înlocuit și nu poate fi întrebat: mutarea rămâne.
trouble-seat-asked = Cineva a cerut deja un loc; întâi se răspunde la aceasta.
trouble-no-request = Această întrebare nu mai este deschisă.
trouble-empty-chairs = Unele locuri sunt încă goale: ocupă-le cu prieteni sau cu boți.
trouble-not-a-member = Această masă este a unui club; o văd numai membrii lui.
trouble-too-large = Este prea mare.
trouble-too-fast = Prea multe mesaje deodată; o clipă, te rog.
trouble-too-talkative = Scrii mai repede decât pot citi ceilalți; așteaptă o clipă.
trouble-busy = La masă se întâmplă prea multe deodată; încearcă din nou peste o clipă.
trouble-no-hints = La această masă nu se dau sfaturi.
trouble-not-asked = Acum nu tu trebuie să răspunzi.
trouble-storage = Serverul nu poate salva acum mutările. Nu se pierde nimic; jocul continuă de îndată ce se poate.
trouble-internal = Ceva nu a mers bine pe server; s-a notat.
