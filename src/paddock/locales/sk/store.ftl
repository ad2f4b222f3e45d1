# Čo hovorí úložisko, keď nemôže splniť, o čo bolo požiadané.

store-address = { $address } nie je databáza, ktorú Paddock pozná: zadaj cestu k súboru alebo postgresql://…
store-not-ours = { $address } patrí inému programu, nie je to databáza Paddocku
store-newer = { $address } zapísala novšia verzia Paddocku (schéma { $found }, táto pozná { $known }): použi ju
store-in-use = { $address } práve používa iný spustený Paddock
store-down = databázu { $address } teraz nemožno použiť: { $reason }
store-stopped = databáza { $address } je zatvorená
store-missing = na { $address } nie je žiadna databáza Paddocku
store-older = { $address } zapísala staršia verzia Paddocku: spusti raz server, prevedie databázu na novú schému
store-not-empty = { $address } nie je prázdna: zálohu možno obnoviť len do prázdnej databázy
store-damaged = { $address } je poškodená
store-lost = { $address } je prázdna, ale vedľa leží žurnál predošlej databázy ({ $traces }): obnov zálohu alebo žurnál presuň inam
store-same = { $address } je priamo tá databáza: zadaj pre zálohu iný súbor

cli-backup-help = Zálohovať všetky stoly a hostí do jedného súboru, kým server beží ďalej.
cli-backup-examples = Napríklad
    {"  "}{ $program } backup zaloha.paddock-db
    {"  "}{ $program } backup zaloha.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Zálohované do { $file }
cli-restore-help = Obnoviť zálohu do prázdnej databázy.
cli-restore-examples = Napríklad
    {"  "}{ $program } restore zaloha.paddock-db
    {"  "}{ $program } restore zaloha.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Obnovené z { $file }
cli-argument-backup = Súbor zálohy.
cli-export-help = Zapísať záznamy všetkých skončených partií do priečinka a ich výsledky ako CSV a JSON Lines.
cli-export-examples = Napríklad
    {"  "}{ $program } export zaznamy
    {"  "}{ $program } export zaznamy --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamov
} v { $file }
cli-export-unread = iná verzia Paddocku uložila { $count ->
    [one] tento stôl
    [few] tieto { $count } stoly
   *[other] týchto { $count } stolov
}, nie všetko sa dá prečítať: { $tables }
cli-argument-export = Priečinok pre záznamy; ak nie je, vytvorí sa.
cli-flag-export-running = Aj rozohrané partie, nakoľko ich smú vidieť diváci.

cli-forget-help = Zabudnúť na niekoho: miesta prevezmú boti; meno, čet, zariadenia a odkazy sa vymažú.
cli-forget-examples = Napríklad
    {"  "}{ $program } forget Anna
cli-forget-done = Zabudnuté: { $name }
cli-forget-nobody = nikto sa nevolá { $name }
cli-forget-several = meno { $name } má viac ľudí; zadaj jedno z týchto označení: { $list }
cli-argument-guest = Označenie hosťa alebo meno, ak ho má len jeden.
cli-storage-help = Ukáže, čo zaberá koľko miesta.
cli-storage-examples = Napríklad
    {"  "}{ $program } storage
cli-storage-kind = čo
cli-storage-rows = riadky
cli-storage-size = kB
cli-storage-total = spolu
cli-reports-help = Vypíše, čo ľudia nahlásili.
cli-reports-examples = Napríklad
    {"  "}{ $program } reports
cli-reports-none = nikto nič nenahlásil
cli-reports-about = { $when }: { $reporter } hlási: { $name } (stôl { $table }): { $reason }
