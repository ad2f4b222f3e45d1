# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Your turn: { $title }
notice-turn-of = { $name }, your turn: { $title }
notice-half = Still your turn: { $title }. Half of the time is left.
notice-half-of = { $name }, still your turn: { $title }. Half of the time is left.
notice-tenth = Little time left, your turn: { $title }
notice-tenth-of = { $name }, little time left, your turn: { $title }
notice-over = The match is over: { $title }
notice-ended = The host ended it early.
notice-go = Play here:
notice-look = Look here:
notice-left-hours = Time left: { $count } h
notice-left-minutes = Time left: { $count } min
notice-until = Until { $weekday ->
     [mon] Monday
     [tue] Tuesday
     [wed] Wednesday
     [thu] Thursday
     [fri] Friday
     [sat] Saturday
    *[sun] Sunday
}, { $time }
notice-several = News from your tables: { $count }
notice-stop = Stop these messages:
notice-test = Paddock: this is a test
notice-test-line = It works. This is how you hear that it’s your turn.
notice-confirm = Paddock: may we write to you?
notice-confirm-line = Someone called { $name } wants mail at this address when it’s their turn. Nothing else comes until you press the link.
notice-confirm-ignore = If that wasn’t you, do nothing.
notice-confirm-go = Yes, write to me:
notice-confirm-stop = Never write to this address:
cli-flag-serve-smtp = Send mail by this server: smtp://name:password@mail.example. Also read from PADDOCK_SMTP.
cli-flag-serve-mail-from = The sender of these mails: "Paddock <race@example.org>".
cli-flag-serve-push-key = Send push messages, signed with the key in this file; `push-key` makes one.
cli-flag-serve-webhook-host = Allow webhooks to this host, such as discord.com; can be repeated.
cli-serve-bad-smtp = --smtp: write it like smtp://name:password@mail.example:587
cli-serve-bad-mail-from = --smtp needs --mail-from with an address, such as race@example.org
cli-serve-bad-push-key = --push-key { $file }: that is not a key; `push-key { $file }` makes one
cli-push-key-help = Make the key that signs push messages, for { $program } serve --push-key.
cli-argument-push-key = The file to write.
cli-push-key-made = The key is in { $file }. Keep it: with another key nobody gets a push before they switch it on again.
cli-push-key-exists = { $file } exists already; it is left as it is
cli-push-key-no-file = { $file } cannot be written: { $reason }
