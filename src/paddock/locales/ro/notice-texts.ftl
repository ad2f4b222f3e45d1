# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = E rândul tău: { $title }
notice-turn-of = { $name }, e rândul tău: { $title }
notice-half = E tot rândul tău: { $title }. A rămas jumătate din timp.
notice-half-of = { $name }, e tot rândul tău: { $title }. A rămas jumătate din timp.
notice-tenth = Puțin timp, e rândul tău: { $title }
notice-tenth-of = { $name }, puțin timp, e rândul tău: { $title }
notice-over = Meciul s-a terminat: { $title }
notice-ended = Gazda l-a încheiat mai devreme.
notice-go = Joacă aici:
notice-look = Vezi aici:
notice-left-hours = Timp rămas: { $count } h
notice-left-minutes = Timp rămas: { $count } min
notice-until = Până { $weekday ->
     [mon] luni
     [tue] marți
     [wed] miercuri
     [thu] joi
     [fri] vineri
     [sat] sâmbătă
    *[sun] duminică
}, la { $time }
notice-several = Noutăți de la mesele tale: { $count }
notice-stop = Oprește aceste mesaje:
notice-test = Paddock: acesta este un test
notice-test-line = Funcționează. Așa vei afla că e rândul tău.
notice-confirm = Paddock: putem să-ți scriem?
notice-confirm-line = Cineva cu numele { $name } vrea e-mail la această adresă când îi vine rândul. Până nu apeși linkul nu mai vine nimic.
notice-confirm-ignore = Dacă nu ai fost tu, nu face nimic.
notice-confirm-go = Da, scrieți-mi:
notice-confirm-stop = Niciodată la această adresă:
cli-flag-serve-smtp = Trimite e-mail prin acest server: smtp://nume:parola@mail.example. Și din PADDOCK_SMTP.
cli-flag-serve-mail-from = Expeditorul acestor e-mailuri: "Paddock <race@example.org>".
cli-flag-serve-push-key = Trimite mesaje push semnate cu cheia din acest fișier; o face `push-key`.
cli-flag-serve-webhook-host = Permite webhookuri către acest server, de exemplu discord.com; se poate repeta.
cli-serve-bad-smtp = --smtp: scrie-l așa: smtp://nume:parola@mail.example:587
cli-serve-bad-mail-from = --smtp cere --mail-from cu o adresă, de exemplu race@example.org
cli-serve-bad-push-key = --push-key { $file }: nu este o cheie; o face `push-key { $file }`
cli-push-key-help = Face cheia care semnează mesajele push, pentru { $program } serve --push-key.
cli-argument-push-key = Fișierul care se scrie.
cli-push-key-made = Cheia este în { $file }. Păstreaz-o: cu alta nimeni nu primește push până nu îl pornește din nou.
cli-push-key-exists = { $file } există deja; rămâne cum este
cli-push-key-no-file = { $file } nu se poate scrie: { $reason }
