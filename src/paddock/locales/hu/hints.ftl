# Miért jó egy lépés: amit a végigjátszott világokban számoltunk. $this a szám e lépés után, $that a $number. lépés után.

hint-against = { $number ->
    [1] { $text } (az 1. után: { $that }).
   *[other] { $text } (a { $number }. után: { $that }).
}
hint-against-played = { $text } (a megtett lépés után: { $that }).
hint-against-weaker = { $text } (egy gyengébb lépés után: { $that }).
hint-alone = { $text }.
hint-only = Más lépés nincs
hint-tied = { $number ->
    [1] Az 1. lépéshez képest nem mutatható ki különbség
   *[other] A { $number }. lépéshez képest nem mutatható ki különbség
}
hint-tied-usual = { $number ->
    [1] Az 1. lépéshez képest nem mutatható ki különbség; tapasztalt vezető ezt lépi
   *[other] A { $number }. lépéshez képest nem mutatható ki különbség; tapasztalt vezető ezt lépi
}
hint-wins-more = { $number ->
    [1] Ugyanazokban a világokban gyakrabban nyer, mint az 1. lépés
   *[other] Ugyanazokban a világokban gyakrabban nyer, mint a { $number }. lépés
}
hint-wins-less = { $number ->
    [1] Ugyanazokban a világokban ritkábban nyer, mint az 1. lépés
   *[other] Ugyanazokban a világokban ritkábban nyer, mint a { $number }. lépés
}
hint-exact = Ezek a kockák átlagosan { $this } mezőt érnek, pontosan kiszámolva

## Bornes család
hint-bornes-standing = Ennyi körben állsz még: { $this }
hint-bornes-creeping = Ennyi körben fog vissza sebességkorlátozás: { $this }
hint-bornes-stopped = 100 esetből { $this } esetben állítanak meg
hint-bornes-coup = 100 esetből { $this } esetben visszavágsz: { $coup }
hint-bornes-struck-back = 100 esetből { $this } esetben visszavág az ellenfél: { $coup }
hint-bornes-rivals-standing = Az ellenfelek ennyi körben állnak: { $this }
hint-bornes-nothing-fits = A cél előtt ennyi körben nem illik egyik lap sem: { $this }
hint-bornes-missed = 100 esetből { $this } esetben hiányzik a lap
hint-bornes-hardly = Ez a lap aligha fog hiányozni: 100 esetből { $this } esetben
hint-bornes-spare = A(z) „{ $attack_card }” lapokból { $all } közül { $gone } már elment: 100 esetből { $this } esetben hiányzik ez a lap
hint-bornes-safe-trip = 100 esetből { $this } esetben jár neked a legnagyobb lap nélküli út jutalma
hint-bornes-shut-out = 100 esetből { $this } esetben marad egy ellenfél kilométer nélkül
hint-bornes-delayed = 100 esetből { $this } esetben az utolsó húzott lap után érsz célba
hint-bornes-home = 100 esetből { $this } esetben te érsz célba elsőként
hint-bornes-beaten = 100 esetből { $this } esetben egy ellenfél ér célba előtted
hint-bornes-ahead = 100 esetből { $this } esetben jutsz messzebb minden ellenfélnél
hint-bornes-km = Eddig jutsz: { $this } km
hint-bornes-rival-km = A legjobb ellenfél eddig jut: { $this } km
hint-bornes-points = Pontjaid ebben a körben: { $this }
hint-bornes-rival-points = A legjobb ellenfél pontjai ebben a körben: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = A kerülők { $this } meződbe kerülnek
hint-ausgebremst-leading = Ennyi körben vezetsz, és nem játszhatsz ki 6-ost: { $this }
hint-ausgebremst-barred = Ennyi körben van nálad tiltott 6-os: { $this }
hint-ausgebremst-still = Ennyi körben nem tudsz haladni: { $this }
hint-ausgebremst-rivals-still = Az ellenfelek ennyi körben nem tudnak haladni: { $this }
hint-ausgebremst-out = 100 esetből { $this } esetben kifogysz a lapokból
hint-ausgebremst-turns = Ennyi kör kell még: { $this }
hint-ausgebremst-won = 100 esetből { $this } esetben megnyered ezt a versenyt
hint-ausgebremst-place = Átlagos helyezésed: { $this }

## ARUBA
hint-aruba-spaces = Ez a kör { $this } mezőt hoz
hint-aruba-dice = Kockáid egy dobásnál: { $this }
hint-aruba-taken = Sérülésjelzők, amelyeket te kapsz: { $this }
hint-aruba-dealt = Sérülésjelzők, amelyeket az ellenfelek kapnak: { $this }
hint-aruba-in-front = Ennyi körben veszítesz mozgást egyedül az élen: { $this }
hint-aruba-on-red = Ennyi körben indulsz piros mezőről: { $this }
hint-aruba-wrecked = 100 esetből { $this } esetben elveszítesz egy autót
hint-aruba-cards = Lapjaid e kör után: { $this }
hint-aruba-won = 100 esetből { $this } esetben megnyered ezt a versenyt
hint-aruba-points = Pontjaid ezen a versenyen: { $this }
