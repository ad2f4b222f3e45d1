# Co říká úložiště, když nemůže splnit, oč bylo požádáno.

store-address = { $address } není databáze, kterou Paddock zná: zadej cestu k souboru, nebo postgresql://…
store-not-ours = { $address } patří jinému programu, není to databáze Paddocku
store-newer = { $address } zapsala novější verze Paddocku (schéma { $found }, tato zná { $known }): použij ji
store-in-use = { $address } právě používá jiný spuštěný Paddock
store-down = databázi { $address } teď nelze použít: { $reason }
store-stopped = databáze { $address } je zavřená
store-missing = na { $address } není žádná databáze Paddocku
store-older = { $address } zapsala starší verze Paddocku: spusť jednou server, převede databázi na nové schéma
store-not-empty = { $address } není prázdná: zálohu lze obnovit jen do prázdné databáze
store-damaged = { $address } je poškozená
store-lost = { $address } je prázdná, ale vedle leží žurnál dřívější databáze ({ $traces }): obnov zálohu, nebo žurnál přesuň jinam
store-same = { $address } je přímo ta databáze: zadej pro zálohu jiný soubor

cli-backup-help = Zálohovat všechny stoly a hosty do jednoho souboru, zatímco server běží dál.
cli-backup-examples = Například
    {"  "}{ $program } backup zaloha.paddock-db
    {"  "}{ $program } backup zaloha.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Zálohováno do { $file }
cli-restore-help = Obnovit zálohu do prázdné databáze.
cli-restore-examples = Například
    {"  "}{ $program } restore zaloha.paddock-db
    {"  "}{ $program } restore zaloha.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Obnoveno z { $file }
cli-argument-backup = Soubor zálohy.
cli-export-help = Zapsat záznamy všech skončených partií do složky a jejich výsledky jako CSV a JSON Lines.
cli-export-examples = Například
    {"  "}{ $program } export zaznamy
    {"  "}{ $program } export zaznamy --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
} v { $file }
cli-export-unread = jiná verze Paddocku uložila { $count ->
    [one] tento stůl
    [few] tyto { $count } stoly
   *[other] těchto { $count } stolů
}, ne všechno se dá přečíst: { $tables }
cli-argument-export = Složka pro záznamy; pokud není, vytvoří se.
cli-flag-export-running = I rozehrané partie, nakolik je smějí vidět diváci.

cli-forget-help = Zapomenout na někoho: místa převezmou boti; jméno, chat, zařízení a odkazy se smažou.
cli-forget-examples = Například
    {"  "}{ $program } forget Anna
cli-forget-done = Zapomenuto: { $name }
cli-forget-nobody = nikdo se nejmenuje { $name }
cli-forget-several = jméno { $name } má víc lidí; zadej jedno z těchto označení: { $list }
cli-argument-guest = Označení hosta, nebo jméno, má-li ho jen jeden.
cli-storage-help = Ukáže, co zabírá kolik místa.
cli-storage-examples = Například
    {"  "}{ $program } storage
cli-storage-kind = co
cli-storage-rows = řádky
cli-storage-size = kB
cli-storage-total = celkem
cli-reports-help = Vypíše, co lidé nahlásili.
cli-reports-examples = Například
    {"  "}{ $program } reports
cli-reports-none = nikdo nic nenahlásil
cli-reports-about = { $when }: { $reporter } hlásí: { $name } (stůl { $table }): { $reason }
