# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Твой ред е: { $title }
notice-turn-of = { $name }, твой ред е: { $title }
notice-half = Все още е твой ред: { $title }. Остава половината време.
notice-half-of = { $name }, все още е твой ред: { $title }. Остава половината време.
notice-tenth = Малко време, твой ред е: { $title }
notice-tenth-of = { $name }, малко време, твой ред е: { $title }
notice-over = Мачът приключи: { $title }
notice-ended = Домакинът го прекрати по-рано.
notice-go = Играй тук:
notice-look = Виж тук:
notice-left-hours = Остават: { $count } ч
notice-left-minutes = Остават: { $count } мин
notice-until = До { $weekday ->
     [mon] понеделник
     [tue] вторник
     [wed] сряда
     [thu] четвъртък
     [fri] петък
     [sat] събота
    *[sun] неделя
}, { $time } ч.
notice-several = Новини от твоите маси: { $count }
notice-stop = Спри тези съобщения:
notice-test = Paddock: това е проба
notice-test-line = Работи. Така ще научаваш, че е твой ред.
notice-confirm = Paddock: може ли да ти пишем?
notice-confirm-line = Някой с името { $name } иска поща на този адрес, когато е негов ред. Докато не натиснеш връзката, няма да дойде нищо друго.
notice-confirm-ignore = Ако не си бил ти, не прави нищо.
notice-confirm-go = Да, пишете ми:
notice-confirm-stop = Никога на този адрес:
cli-flag-serve-smtp = Изпращай поща през този сървър: smtp://name:password@mail.example. Също от PADDOCK_SMTP.
cli-flag-serve-mail-from = Подателят на тази поща: "Paddock <race@example.org>".
cli-flag-serve-push-key = Изпращай push съобщения, подписани с ключа в този файл; създава го `push-key`.
cli-flag-serve-webhook-host = Разреши webhooks към този сървър, например discord.com; може да се повтаря.
cli-serve-bad-smtp = --smtp: напиши го така: smtp://name:password@mail.example:587
cli-serve-bad-mail-from = --smtp изисква --mail-from с адрес, например race@example.org
cli-serve-bad-push-key = --push-key { $file }: това не е ключ; създава го `push-key { $file }`
cli-push-key-help = Създава ключа, който подписва push съобщенията, за { $program } serve --push-key.
cli-argument-push-key = Файлът, който се записва.
cli-push-key-made = Ключът е в { $file }. Пази го: с друг никой не получава push, преди да го включи отново.
cli-push-key-exists = { $file } вече съществува; остава както е
cli-push-key-no-file = { $file } не може да се запише: { $reason }
