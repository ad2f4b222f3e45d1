# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Du bist dran: { $title }
notice-turn-of = { $name }, du bist dran: { $title }
notice-half = Du bist noch dran: { $title }. Die Hälfte der Zeit ist noch da.
notice-half-of = { $name }, du bist noch dran: { $title }. Die Hälfte der Zeit ist noch da.
notice-tenth = Wenig Zeit, du bist dran: { $title }
notice-tenth-of = { $name }, wenig Zeit, du bist dran: { $title }
notice-over = Das Match ist vorbei: { $title }
notice-ended = Die Spielleitung hat es vorzeitig beendet.
notice-go = Hier spielst du:
notice-look = Hier ansehen:
notice-left-hours = Zeit übrig: { $count } h
notice-left-minutes = Zeit übrig: { $count } min
notice-until = Bis { $weekday ->
     [mon] Montag
     [tue] Dienstag
     [wed] Mittwoch
     [thu] Donnerstag
     [fri] Freitag
     [sat] Samstag
    *[sun] Sonntag
}, { $time } Uhr
notice-several = Neues von deinen Tischen: { $count }
notice-stop = Diese Nachrichten abbestellen:
notice-test = Paddock: das ist ein Test
notice-test-line = Es klappt. So erfährst du, dass du dran bist.
notice-confirm = Paddock: dürfen wir dir schreiben?
notice-confirm-line = Jemand namens { $name } möchte hier Bescheid bekommen, wenn ein Zug ansteht. Bevor du den Link öffnest, kommt nichts weiter.
notice-confirm-ignore = Wenn du das nicht warst, tu nichts.
notice-confirm-go = Ja, schreibt mir:
notice-confirm-stop = Nie an diese Adresse schreiben:
cli-flag-serve-smtp = Mail über diesen Server senden: smtp://name:passwort@mail.example. Auch aus PADDOCK_SMTP.
cli-flag-serve-mail-from = Der Absender dieser Mails: "Paddock <race@example.org>".
cli-flag-serve-push-key = Push-Nachrichten senden, signiert mit dem Schlüssel in dieser Datei; `push-key` erzeugt einen.
cli-flag-serve-webhook-host = Webhooks zu diesem Server erlauben, etwa discord.com; auch mehrmals.
cli-serve-bad-smtp = --smtp: schreib es so: smtp://name:passwort@mail.example:587
cli-serve-bad-mail-from = --smtp braucht --mail-from mit einer Adresse wie race@example.org
cli-serve-bad-push-key = --push-key { $file }: das ist kein Schlüssel; `push-key { $file }` erzeugt einen
cli-push-key-help = Den Schlüssel erzeugen, der Push-Nachrichten signiert, für { $program } serve --push-key.
cli-argument-push-key = Die Datei, die geschrieben wird.
cli-push-key-made = Der Schlüssel ist in { $file }. Bewahr ihn auf: Mit einem anderen bekommt niemand Push, bevor er es neu einschaltet.
cli-push-key-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist
cli-push-key-no-file = { $file } lässt sich nicht schreiben: { $reason }
