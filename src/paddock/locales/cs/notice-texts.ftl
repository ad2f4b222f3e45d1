# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Jsi na tahu: { $title }
notice-turn-of = { $name }, jsi na tahu: { $title }
notice-half = Pořád jsi na tahu: { $title }. Zbývá polovina času.
notice-half-of = { $name }, pořád jsi na tahu: { $title }. Zbývá polovina času.
notice-tenth = Zbývá málo času, jsi na tahu: { $title }
notice-tenth-of = { $name }, zbývá málo času, jsi na tahu: { $title }
notice-over = Zápas skončil: { $title }
notice-ended = Hostitel ho ukončil předčasně.
notice-go = Hraj tady:
notice-look = Podívej se sem:
notice-left-hours = Zbývá: { $count } h
notice-left-minutes = Zbývá: { $count } min
notice-until = Termín: { $weekday ->
     [mon] pondělí
     [tue] úterý
     [wed] středa
     [thu] čtvrtek
     [fri] pátek
     [sat] sobota
    *[sun] neděle
} { $time }
notice-several = Novinky od tvých stolů: { $count }
notice-stop = Zastavit tyto zprávy:
notice-test = Paddock: tohle je zkouška
notice-test-line = Funguje to. Takhle se dozvíš, že jsi na tahu.
notice-confirm = Paddock: můžeme ti psát?
notice-confirm-line = Někdo jménem { $name } chce na tuto adresu poštu, když bude na tahu. Dokud nestiskneš odkaz, nic dalšího nepřijde.
notice-confirm-ignore = Pokud jsi to nebyl ty, nedělej nic.
notice-confirm-go = Ano, pište mi:
notice-confirm-stop = Na tuto adresu nikdy nepsat:
cli-flag-serve-smtp = Posílat poštu tímto serverem: smtp://jmeno:heslo@mail.example. Také z PADDOCK_SMTP.
cli-flag-serve-mail-from = Odesílatel této pošty: "Paddock <race@example.org>".
cli-flag-serve-push-key = Posílat push zprávy podepsané klíčem z tohoto souboru; vytvoří ho `push-key`.
cli-flag-serve-webhook-host = Povolit webhooky na tento server, třeba discord.com; lze opakovat.
cli-serve-bad-smtp = --smtp: napiš to takto: smtp://jmeno:heslo@mail.example:587
cli-serve-bad-mail-from = k --smtp patří --mail-from s adresou, třeba race@example.org
cli-serve-bad-push-key = --push-key { $file }: to není klíč; vytvoří ho `push-key { $file }`
cli-push-key-help = Vytvořit klíč, který podepisuje push zprávy, pro { $program } serve --push-key.
cli-argument-push-key = Soubor, do kterého se zapíše.
cli-push-key-made = Klíč je v { $file }. Schovej ho: s jiným klíčem nikdo push nedostane, dokud ho znovu nezapne.
cli-push-key-exists = { $file } už existuje; zůstává, jak je
cli-push-key-no-file = { $file } nelze zapsat: { $reason }
