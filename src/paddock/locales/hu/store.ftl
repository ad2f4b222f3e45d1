# Amit a tár mond, ha nem tudja teljesíteni a kérést.

store-address = a Paddock nem ismer ilyen adatbázist: { $address }; adj meg egy fájlt, vagy ezt: postgresql://…
store-not-ours = { $address } egy másik programé, nem a Paddock adatbázisa
store-newer = ezt egy újabb Paddock írta: { $address } (séma: { $found }, ez a változat eddig ismeri: { $known }); használd azt
store-in-use = { $address } foglalt: egy másik futó Paddock használja
store-down = az adatbázis most nem használható: { $address }: { $reason }
store-stopped = az adatbázis be van zárva: { $address }
store-missing = itt nincs Paddock-adatbázis: { $address }
store-older = ezt egy régebbi Paddock írta: { $address }; indítsd el egyszer a szervert, az naprakésszé teszi
store-not-empty = nem üres: { $address }; mentést csak üres adatbázisba lehet visszatölteni
store-damaged = sérült: { $address }
store-lost = { $address } üres, de mellette ott van egy korábbi adatbázis naplója ({ $traces }): állíts vissza egy biztonsági mentést, vagy tedd félre a naplót
store-same = ez maga az adatbázis: { $address }; adj meg másik fájlt a mentésnek

cli-backup-help = Minden asztal és vendég mentése egy fájlba, miközben a szerver tovább fut.
cli-backup-examples = Például
    {"  "}{ $program } backup mentes.paddock-db
    {"  "}{ $program } backup mentes.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Elmentve ide: { $file }
cli-restore-help = Egy mentés visszatöltése üres adatbázisba.
cli-restore-examples = Például
    {"  "}{ $program } restore mentes.paddock-db
    {"  "}{ $program } restore mentes.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Visszatöltve innen: { $file }
cli-argument-backup = A mentés fájlja.
cli-export-help = Minden befejezett játszma jegyzőkönyvének kiírása egy mappába, az eredményekkel CSV és JSON Lines formában.
cli-export-examples = Például
    {"  "}{ $program } export jatszmak
    {"  "}{ $program } export jatszmak --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } jegyzőkönyv
   *[other] { $count } jegyzőkönyv
} itt: { $file }
cli-export-unread = a Paddock egy másik változata mentette, nem minden olvasható belőle ({ $count ->
    [one] { $count } asztal
   *[other] { $count } asztal
}): { $tables }
cli-argument-export = A jegyzőkönyvek mappája; ha nincs, létrejön.
cli-flag-export-running = A folyamatban lévő játszmák is, amennyire a nézők ismerhetik őket.

cli-forget-help = Valaki elfelejtése: botok veszik át a helyeit; a név, a csevegés, az eszközök és a linkek törlődnek.
cli-forget-examples = Például
    {"  "}{ $program } forget Anna
cli-forget-done = Elfelejtve: { $name }
cli-forget-nobody = nincs { $name } nevű vendég
cli-forget-several = többen is { $name } névre hallgatnak; add meg az egyik azonosítót: { $list }
cli-argument-guest = A vendég azonosítója, vagy a neve, ha csak egy ilyen van.
cli-storage-help = Megmutatja, mi mennyi helyet foglal.
cli-storage-examples = Például
    {"  "}{ $program } storage
cli-storage-kind = mi
cli-storage-rows = sor
cli-storage-size = kB
cli-storage-total = összesen
cli-reports-help = Kilistázza a bejelentéseket.
cli-reports-examples = Például
    {"  "}{ $program } reports
cli-reports-none = senki sem jelentett be semmit
cli-reports-about = { $when }: { $reporter } bejelentése { $name } játékosról (asztal: { $table }): { $reason }
