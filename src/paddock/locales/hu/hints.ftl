# Miért jó egy lépés: amit a végigjátszott világokban számoltunk. $this a szám e lépés után, $that a $number. lépés után.

hint-against = { $text } ({ $number }. lépés után: { $that }).
hint-against-played = { $text } (a megtett lépés után: { $that }).
hint-against-weaker = { $text } (egy gyengébb lépés után: { $that }).
hint-alone = { $text }.
hint-only = Más lépés nincs
hint-tied = { $number ->
    [1] Az 1. lépés nagyjából ugyanolyan jó: bármelyiket lépheted, a verseny alig változik tőle
    [5] Az 5. lépés nagyjából ugyanolyan jó: bármelyiket lépheted, a verseny alig változik tőle
   *[other] A { $number }. lépés nagyjából ugyanolyan jó: bármelyiket lépheted, a verseny alig változik tőle
}
hint-tied-usual = { $number ->
    [1] Az 1. lépés nagyjából ugyanolyan jó, és a verseny alig változik tőle; inkább ezt válaszd, a tapasztalt vezetők így lépnek
    [5] Az 5. lépés nagyjából ugyanolyan jó, és a verseny alig változik tőle; inkább ezt válaszd, a tapasztalt vezetők így lépnek
   *[other] A { $number }. lépés nagyjából ugyanolyan jó, és a verseny alig változik tőle; inkább ezt válaszd, a tapasztalt vezetők így lépnek
}
hint-wins-more = { $number ->
    [1] Ugyanazokban a próbajátszmákban gyakrabban nyer, mint az 1. lépés
    [5] Ugyanazokban a próbajátszmákban gyakrabban nyer, mint az 5. lépés
   *[other] Ugyanazokban a próbajátszmákban gyakrabban nyer, mint a { $number }. lépés
}
hint-wins-less = { $number ->
    [1] Ugyanazokban a próbajátszmákban ritkábban nyer, mint az 1. lépés
    [5] Ugyanazokban a próbajátszmákban ritkábban nyer, mint az 5. lépés
   *[other] Ugyanazokban a próbajátszmákban ritkábban nyer, mint a { $number }. lépés
}
hint-exact = Ezek a kockák átlagosan { $this } mezőt érnek, pontosan kiszámolva

## In plain words: why it matters little which of several moves is made
hint-alike = A többi lépés is majdnem ilyen jó, nagyot nem hibázhatsz
hint-alike-won = Már alig számít: ezt a versenyt szinte megnyerted
hint-alike-lost = Már alig számít: ez a verseny szinte elveszett
hint-for-the-match = Ezt a versenyt kicsit ritkábban nyeri meg, de az egész játszmában többet hoz
