# Čo hovorí úložisko, keď nemôže splniť, o čo bolo požiadané.

store-address = { $address } nie je databáza, ktorú Paddock pozná: zadaj cestu k súboru alebo postgresql://…
store-not-ours = { $address } patrí inému programu, nie je to databáza Paddocku
store-newer = { $address } zapísal novší Paddock (schéma { $found }, tento pozná { $known }): použi ten
store-in-use = { $address } práve používa iný spustený Paddock
store-down = databázu { $address } teraz nemožno použiť: { $reason }
store-stopped = databáza { $address } je zatvorená
store-missing = na { $address } nie je žiadna databáza Paddocku
store-older = { $address } zapísal starší Paddock: spusti raz server, prevedie ju na novú schému
store-not-empty = { $address } nie je prázdna: zálohu možno obnoviť len do prázdnej databázy
store-damaged = { $address } je poškodená
store-same = { $address } je samotná databáza: zadaj pre zálohu iný súbor

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
cli-export-help = Zapísať záznamy všetkých skončených partií do priečinka.
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
cli-flag-export-running = Aj rozohrané partie, nakoľko ich smú poznať diváci.
