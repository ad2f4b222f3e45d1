# Che cosa dice l’archivio quando non può fare ciò che gli si chiede.

store-address = { $address } non è un database che Paddock conosce: indica il percorso di un file oppure postgresql://…
store-not-ours = { $address } appartiene a un altro programma: non è un database di Paddock
store-newer = { $address } è stato scritto da un Paddock più recente (schema { $found }, questo conosce { $known }): usa quello
store-in-use = { $address } è in uso da un altro Paddock in esecuzione
store-down = il database { $address } ora non si può usare: { $reason }
store-stopped = il database { $address } è chiuso
