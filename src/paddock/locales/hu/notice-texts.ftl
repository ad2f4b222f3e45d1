# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Te jössz: { $title }
notice-turn-of = { $name }, te jössz: { $title }
notice-half = Még te jössz: { $title }. Az idő fele maradt.
notice-half-of = { $name }, még te jössz: { $title }. Az idő fele maradt.
notice-tenth = Kevés az idő, te jössz: { $title }
notice-tenth-of = { $name }, kevés az idő, te jössz: { $title }
notice-over = A mérkőzés véget ért: { $title }
notice-ended = A házigazda idő előtt befejezte.
notice-go = Itt játszhatsz:
notice-look = Itt megnézheted:
notice-left-hours = Hátralévő idő: { $count } óra
notice-left-minutes = Hátralévő idő: { $count } perc
notice-until = Határidő: { $weekday ->
     [mon] hétfő
     [tue] kedd
     [wed] szerda
     [thu] csütörtök
     [fri] péntek
     [sat] szombat
    *[sun] vasárnap
}, { $time }
notice-several = Hírek az asztalaidról: { $count }
notice-stop = Ezen üzenetek leállítása:
notice-test = Paddock: ez egy próba
notice-test-line = Működik. Így tudod meg, hogy te jössz.
notice-confirm = Paddock: írhatunk neked?
notice-confirm-line = Valaki, akinek a neve { $name }, erre a címre kér levelet, amikor ő jön. Amíg nem nyomsz a linkre, más nem érkezik.
notice-confirm-ignore = Ha nem te voltál, ne tegyél semmit.
notice-confirm-go = Igen, írjatok nekem:
notice-confirm-stop = Soha ne írjatok erre a címre:
cli-flag-serve-smtp = Levél küldése ezzel a kiszolgálóval: smtp://nev:jelszo@mail.example. A PADDOCK_SMTP változóból is.
cli-flag-serve-mail-from = E levelek feladója: "Paddock <race@example.org>".
cli-flag-serve-push-key = Push-üzenetek küldése, az ebben a fájlban lévő kulccsal aláírva; a `push-key` készít egyet.
cli-flag-serve-webhook-host = Webhookok engedélyezése erre a gépre, például discord.com; ismételhető.
cli-serve-bad-smtp = --smtp: írd így: smtp://nev:jelszo@mail.example:587
cli-serve-bad-mail-from = a --smtp mellé --mail-from is kell egy címmel, például race@example.org
cli-serve-bad-push-key = --push-key { $file }: ez nem kulcs; a `push-key { $file }` készít egyet
cli-push-key-help = A push-üzeneteket aláíró kulcs elkészítése ehhez: { $program } serve --push-key.
cli-argument-push-key = A fájl, amelybe ír.
cli-push-key-made = A kulcs itt van: { $file }. Őrizd meg: másik kulccsal senki sem kap push-t, amíg újra be nem kapcsolja.
cli-push-key-exists = { $file } már létezik; marad, ahogy van
cli-push-key-no-file = { $file } nem írható: { $reason }
