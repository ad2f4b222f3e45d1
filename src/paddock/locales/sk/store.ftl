# Čo hovorí úložisko, keď nemôže splniť, o čo bolo požiadané.

store-address = { $address } nie je databáza, ktorú Paddock pozná: zadaj cestu k súboru alebo postgresql://…
store-not-ours = { $address } patrí inému programu, nie je to databáza Paddocku
store-newer = { $address } zapísal novší Paddock (schéma { $found }, tento pozná { $known }): použi ten
store-in-use = { $address } práve používa iný spustený Paddock
store-down = databázu { $address } teraz nemožno použiť: { $reason }
store-stopped = databáza { $address } je zatvorená
