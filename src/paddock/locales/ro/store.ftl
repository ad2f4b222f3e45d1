# Ce spune depozitul când nu poate face ce i s-a cerut.

store-address = { $address } nu este o bază de date pe care Paddock o cunoaște: dă calea unui fișier sau postgresql://…
store-not-ours = { $address } aparține altui program: nu este o bază de date Paddock
store-newer = { $address } a fost scrisă de un Paddock mai nou (schema { $found }, acesta cunoaște { $known }): folosește-l pe acela
store-in-use = { $address } este folosită de un alt Paddock pornit
store-down = baza de date { $address } nu poate fi folosită acum: { $reason }
store-stopped = baza de date { $address } este închisă
store-missing = la { $address } nu există o bază de date Paddock
store-older = { $address } a fost scrisă de un Paddock mai vechi: pornește o dată serverul, care o aduce la zi
store-not-empty = { $address } nu este goală: o copie de rezervă se restaurează doar într-o bază de date goală
store-damaged = { $address } este deteriorată
store-lost = { $address } este gol, dar lângă el se află jurnalul unei baze de date anterioare ({ $traces }): restaurează o copie sau mută jurnalul
store-same = { $address } este chiar baza de date: numește alt fișier pentru copia de rezervă

cli-backup-help = Copiază toate mesele și toți oaspeții într-un singur fișier, în timp ce serverul merge mai departe.
cli-backup-examples = De exemplu
    {"  "}{ $program } backup copie.paddock-db
    {"  "}{ $program } backup copie.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Salvat în { $file }
cli-restore-help = Restaurează o copie de rezervă într-o bază de date goală.
cli-restore-examples = De exemplu
    {"  "}{ $program } restore copie.paddock-db
    {"  "}{ $program } restore copie.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Restaurat din { $file }
cli-argument-backup = Fișierul copiei de rezervă.
cli-export-help = Scrie într-un dosar înregistrările tuturor partidelor încheiate și rezultatele lor ca CSV și JSON Lines.
cli-export-examples = De exemplu
    {"  "}{ $program } export partide
    {"  "}{ $program } export partide --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } înregistrare
    [few] { $count } înregistrări
   *[other] { $count } de înregistrări
} în { $file }
cli-export-unread = o altă versiune de Paddock a salvat { $count ->
    [one] această masă
    [few] aceste { $count } mese
   *[other] aceste { $count } de mese
}, din care nu totul poate fi citit: { $tables }
cli-argument-export = Dosarul pentru înregistrări; dacă nu există, este creat.
cli-flag-export-running = Și partidele în curs, atât cât au voie să știe spectatorii.

cli-forget-help = Uită o persoană: boții îi iau locurile; numele, mesajele din chat, dispozitivele și linkurile se șterg.
cli-forget-examples = De exemplu
    {"  "}{ $program } forget Anna
cli-forget-done = Date șterse: { $name }
cli-forget-nobody = nimeni nu se numește { $name }
cli-forget-several = mai mulți se numesc { $name }; dă unul dintre aceste coduri: { $list }
cli-argument-guest = Codul persoanei sau numele, dacă îl are una singură.
cli-storage-help = Arată ce ocupă cât spațiu.
cli-storage-examples = De exemplu
    {"  "}{ $program } storage
cli-storage-kind = ce
cli-storage-rows = rânduri
cli-storage-size = kB
cli-storage-total = total
cli-reports-help = Arată ce au raportat oamenii.
cli-reports-examples = De exemplu
    {"  "}{ $program } reports
cli-reports-none = nimeni nu a raportat nimic
cli-reports-about = { $when }: { $reporter } raportează pe { $name } (masa { $table }): { $reason }
