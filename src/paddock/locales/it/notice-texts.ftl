# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Tocca a te: { $title }
notice-turn-of = { $name }, tocca a te: { $title }
notice-half = Tocca ancora a te: { $title }. Resta metà del tempo.
notice-half-of = { $name }, tocca ancora a te: { $title }. Resta metà del tempo.
notice-tenth = Poco tempo, tocca a te: { $title }
notice-tenth-of = { $name }, poco tempo, tocca a te: { $title }
notice-over = La partita è finita: { $title }
notice-ended = L’ha chiusa prima chi ospita.
notice-go = Gioca qui:
notice-look = Guarda qui:
notice-left-hours = Tempo rimasto: { $count } h
notice-left-minutes = Tempo rimasto: { $count } min
notice-until = Fino a { $weekday ->
     [mon] lunedì
     [tue] martedì
     [wed] mercoledì
     [thu] giovedì
     [fri] venerdì
     [sat] sabato
    *[sun] domenica
}, ore { $time }
notice-several = Novità dai tuoi tavoli: { $count }
notice-stop = Ferma questi messaggi:
notice-test = Paddock: questa è una prova
notice-test-line = Funziona. Così saprai quando tocca a te.
notice-confirm = Paddock: possiamo scriverti?
notice-confirm-line = Qualcuno di nome { $name } vuole posta a questo indirizzo quando è il suo turno. Prima che tu prema il link non arriva altro.
notice-confirm-ignore = Se non sei stato tu, non fare nulla.
notice-confirm-go = Sì, scrivetemi:
notice-confirm-stop = Mai più a questo indirizzo:
cli-flag-serve-smtp = Manda posta con questo server: smtp://nome:password@mail.example. Anche da PADDOCK_SMTP.
cli-flag-serve-mail-from = Il mittente di questa posta: "Paddock <race@example.org>".
cli-flag-serve-push-key = Manda messaggi push firmati con la chiave in questo file; la crea `push-key`.
cli-flag-serve-webhook-host = Permetti webhook verso questo server, per esempio discord.com; anche più volte.
cli-serve-bad-smtp = --smtp: scrivilo così: smtp://nome:password@mail.example:587
cli-serve-bad-mail-from = --smtp vuole --mail-from con un indirizzo come race@example.org
cli-serve-bad-push-key = --push-key { $file }: non è una chiave; la crea `push-key { $file }`
cli-push-key-help = Crea la chiave che firma i messaggi push, per { $program } serve --push-key.
cli-argument-push-key = Il file da scrivere.
cli-push-key-made = La chiave è in { $file }. Conservala: con un’altra nessuno riceve push finché non lo riaccende.
cli-push-key-exists = { $file } esiste già; resta com’è
cli-push-key-no-file = { $file } non si può scrivere: { $reason }
