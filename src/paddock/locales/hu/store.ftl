# Amit a tár mond, ha nem tudja teljesíteni a kérést.

store-address = a Paddock nem ismer ilyen adatbázist: { $address }; adj meg egy fájlt, vagy ezt: postgresql://…
store-not-ours = { $address } egy másik programé, nem a Paddock adatbázisa
store-newer = ezt egy újabb Paddock írta: { $address } (séma: { $found }, ez a változat eddig ismeri: { $known }); használd azt
store-in-use = { $address } foglalt: egy másik futó Paddock használja
store-down = az adatbázis most nem használható: { $address }: { $reason }
store-stopped = az adatbázis be van zárva: { $address }
