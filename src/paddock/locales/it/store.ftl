# Che cosa dice l’archivio quando non può fare ciò che gli si chiede.

store-address = { $address } non è un database che Paddock conosce: indica il percorso di un file oppure postgresql://…
store-not-ours = { $address } appartiene a un altro programma: non è un database di Paddock
store-newer = { $address } è stato scritto da un Paddock più recente (schema { $found }, questo conosce { $known }): usa quello
store-in-use = { $address } è in uso da un altro Paddock in esecuzione
store-down = il database { $address } ora non si può usare: { $reason }
store-stopped = il database { $address } è chiuso
store-missing = in { $address } non c’è alcun database di Paddock
store-older = { $address } è stato scritto da un Paddock più vecchio: avvia una volta il server, che lo aggiorna
store-not-empty = { $address } non è vuoto: un backup si ripristina solo in un database vuoto
store-damaged = { $address } è danneggiato
store-same = { $address } è il database stesso: indica un altro file per il backup

cli-backup-help = Copia tutti i tavoli e gli ospiti in un solo file, mentre il server continua a girare.
cli-backup-examples = Per esempio
    {"  "}{ $program } backup copia.paddock-db
    {"  "}{ $program } backup copia.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Salvato in { $file }
cli-restore-help = Ripristina un backup in un database vuoto.
cli-restore-examples = Per esempio
    {"  "}{ $program } restore copia.paddock-db
    {"  "}{ $program } restore copia.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Ripristinato da { $file }
cli-argument-backup = Il file del backup.
cli-export-help = Scrive i registri di tutte le partite finite in una cartella.
cli-export-examples = Per esempio
    {"  "}{ $program } export partite
    {"  "}{ $program } export partite --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } registro
   *[other] { $count } registri
} in { $file }
cli-export-unread = un’altra versione di Paddock ha salvato { $count ->
    [one] questo tavolo
   *[other] questi { $count } tavoli
}, non tutto si può leggere: { $tables }
cli-argument-export = La cartella per i registri; se non c’è, viene creata.
cli-flag-export-running = Anche le partite in corso, per quanto gli spettatori possono saperne.
