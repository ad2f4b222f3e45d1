# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Si na ťahu: { $title }
notice-turn-of = { $name }, si na ťahu: { $title }
notice-half = Stále si na ťahu: { $title }. Zostáva polovica času.
notice-half-of = { $name }, stále si na ťahu: { $title }. Zostáva polovica času.
notice-tenth = Zostáva málo času, si na ťahu: { $title }
notice-tenth-of = { $name }, zostáva málo času, si na ťahu: { $title }
notice-over = Zápas sa skončil: { $title }
notice-ended = Hostiteľ ho ukončil predčasne.
notice-go = Hraj tu:
notice-look = Pozri sa sem:
notice-left-hours = Zostáva: { $count } h
notice-left-minutes = Zostáva: { $count } min
notice-until = Termín: { $weekday ->
     [mon] pondelok
     [tue] utorok
     [wed] streda
     [thu] štvrtok
     [fri] piatok
     [sat] sobota
    *[sun] nedeľa
} { $time }
notice-several = Novinky od tvojich stolov: { $count }
notice-stop = Zastaviť tieto správy:
notice-test = Paddock: toto je skúška
notice-test-line = Funguje to. Takto sa dozvieš, že si na ťahu.
notice-confirm = Paddock: môžeme ti písať?
notice-confirm-line = Niekto menom { $name } chce na túto adresu poštu, keď bude na ťahu. Kým nestlačíš odkaz, nič ďalšie nepríde.
notice-confirm-ignore = Ak si to nebol ty, nerob nič.
notice-confirm-go = Áno, píšte mi:
notice-confirm-stop = Na túto adresu nikdy nepísať:
cli-flag-serve-smtp = Posielať poštu týmto serverom: smtp://meno:heslo@mail.example. Aj z PADDOCK_SMTP.
cli-flag-serve-mail-from = Odosielateľ tejto pošty: "Paddock <race@example.org>".
cli-flag-serve-push-key = Posielať push správy podpísané kľúčom z tohto súboru; vytvorí ho `push-key`.
cli-flag-serve-webhook-host = Povoliť webhooky na tento server, napríklad discord.com; možno opakovať.
cli-serve-bad-smtp = --smtp: napíš to takto: smtp://meno:heslo@mail.example:587
cli-serve-bad-mail-from = k --smtp patrí --mail-from s adresou, napríklad race@example.org
cli-serve-bad-push-key = --push-key { $file }: to nie je kľúč; vytvorí ho `push-key { $file }`
cli-push-key-help = Vytvoriť kľúč, ktorý podpisuje push správy, pre { $program } serve --push-key.
cli-argument-push-key = Súbor, do ktorého sa zapíše.
cli-push-key-made = Kľúč je v { $file }. Odlož si ho: s iným kľúčom nikto push nedostane, kým ho znova nezapne.
cli-push-key-exists = { $file } už existuje; ostáva, ako je
cli-push-key-no-file = { $file } sa nedá zapísať: { $reason }
