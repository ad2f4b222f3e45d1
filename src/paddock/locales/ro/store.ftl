# Ce spune depozitul când nu poate face ce i s-a cerut.

store-address = { $address } nu este o bază de date pe care Paddock o cunoaște: dă calea unui fișier sau postgresql://…
store-not-ours = { $address } aparține altui program: nu este o bază de date Paddock
store-newer = { $address } a fost scrisă de un Paddock mai nou (schema { $found }, acesta cunoaște { $known }): folosește-l pe acela
store-in-use = { $address } este folosită de un alt Paddock pornit
store-down = baza de date { $address } nu poate fi folosită acum: { $reason }
store-stopped = baza de date { $address } este închisă
