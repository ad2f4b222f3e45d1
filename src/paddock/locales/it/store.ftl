# Che cosa dice l’archivio quando non può fare ciò che gli si chiede.

store-address = { $address } non è un database che Paddock conosce: indica il percorso di un file oppure postgresql://…
store-not-ours = { $address } appartiene a un altro programma: non è un database di Paddock
store-newer = { $address } è stato scritto da una versione più recente di Paddock (schema { $found }, questa conosce { $known }): usa quella
store-in-use = { $address } è in uso da un altro Paddock in esecuzione
store-down = il database { $address } non è disponibile: { $reason }
store-stopped = il database { $address } è chiuso
store-missing = in { $address } non c’è alcun database di Paddock
store-older = { $address } è stato scritto da una versione più vecchia di Paddock: avvia una volta il server per aggiornarlo
store-not-empty = { $address } non è vuoto: un backup si ripristina solo in un database vuoto
store-damaged = { $address } è danneggiato
store-lost = { $address } è vuoto, ma accanto c’è il journal di un database precedente ({ $traces }): ripristina un backup o sposta il journal
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
cli-export-help = Scrive in una cartella i registri di tutte le partite finite e i loro risultati in CSV e JSON Lines.
cli-export-examples = Per esempio
    {"  "}{ $program } export partite
    {"  "}{ $program } export partite --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } registro
   *[other] { $count } registri
} in { $file }
cli-export-unread = { $count ->
    [one] questo tavolo è stato salvato da un’altra versione di Paddock e non si è potuto leggere per intero
   *[other] questi { $count } tavoli sono stati salvati da un’altra versione di Paddock e non si sono potuti leggere per intero
}: { $tables }
cli-argument-export = La cartella per i registri; se non c’è, viene creata.
cli-flag-export-running = Anche le partite in corso, per quanto il pubblico può vederne.

cli-forget-help = Dimenticare una persona: i bot prendono i suoi posti; nome, chat, dispositivi e link vengono cancellati.
cli-forget-examples = Per esempio
    {"  "}{ $program } forget Anna
cli-forget-done = Dimenticato: { $name }
cli-forget-nobody = nessuno si chiama { $name }
cli-forget-several = più persone si chiamano { $name }; indica uno di questi codici: { $list }
cli-argument-guest = Il codice della persona, o il nome se è una sola ad averlo.
cli-storage-help = Mostra che cosa occupa quanto spazio.
cli-storage-examples = Per esempio
    {"  "}{ $program } storage
cli-storage-kind = che cosa
cli-storage-rows = righe
cli-storage-size = kB
cli-storage-total = tutto
cli-reports-help = Elenca le segnalazioni.
cli-reports-examples = Per esempio
    {"  "}{ $program } reports
cli-reports-none = nessuno ha segnalato nulla
cli-reports-about = { $when }: { $reporter } segnala { $name } (tavolo { $table }): { $reason }
