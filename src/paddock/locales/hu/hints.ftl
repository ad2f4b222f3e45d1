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
