# Какво казва хранилището, когато не може да направи исканото.

store-address = { $address } не е база данни, която Paddock познава: посочи път до файл или postgresql://…
store-not-ours = { $address } принадлежи на друга програма: не е база данни на Paddock
store-newer = { $address } е записана от по-нов Paddock (схема { $found }, този познава { $known }): използвай него
store-in-use = { $address } се използва от друг работещ Paddock
store-down = базата данни { $address } сега не може да се използва: { $reason }
store-stopped = базата данни { $address } е затворена
store-missing = на { $address } няма база данни на Paddock
store-older = { $address } е записана от по-стар Paddock: стартирай веднъж сървъра, той ще я обнови
store-not-empty = { $address } не е празна: резервно копие се възстановява само в празна база данни
store-damaged = { $address } е повредена
store-lost = { $address } е празен, но до него лежи журналът на предишна база данни ({ $traces }): възстанови резервно копие или премести журнала
store-same = { $address } е самата база данни: посочи друг файл за резервното копие

cli-backup-help = Копира всички маси и гости в един файл, докато сървърът продължава да работи.
cli-backup-examples = Например
    {"  "}{ $program } backup backup.paddock-db
    {"  "}{ $program } backup backup.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Запазено в { $file }
cli-restore-help = Възстановява резервно копие в празна база данни.
cli-restore-examples = Например
    {"  "}{ $program } restore backup.paddock-db
    {"  "}{ $program } restore backup.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Възстановено от { $file }
cli-argument-backup = Файлът на резервното копие.
cli-export-help = Съхранява в папка записите на всички завършени партии и резултатите им като CSV и JSON Lines.
cli-export-examples = Например
    {"  "}{ $program } export records
    {"  "}{ $program } export records --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } запис
   *[other] { $count } записа
} в { $file }
cli-export-unread = друга версия на Paddock е съхранила { $count ->
    [one] тази маса
   *[other] тези { $count } маси
}, но не всичко може да се прочете: { $tables }
cli-argument-export = Папката за записите; ако я няма, се създава.
cli-flag-export-running = И текущите партии, доколкото зрителите могат да ги знаят.

cli-forget-help = Забравя човек: ботове поемат местата му; името, чатът, устройствата и връзките се изтриват.
cli-forget-examples = Например
    {"  "}{ $program } forget Anna
cli-forget-done = Изтрити данни: { $name }
cli-forget-nobody = никой не се казва { $name }
cli-forget-several = няколко души се казват { $name }; дай един от тези номера: { $list }
cli-argument-guest = Номерът на човека или името, ако само един го носи.
cli-storage-help = Показва кое колко място заема.
cli-storage-examples = Например
    {"  "}{ $program } storage
cli-storage-kind = какво
cli-storage-rows = редове
cli-storage-size = kB
cli-storage-total = всичко
cli-reports-help = Показва за какво е докладвано.
cli-reports-examples = Например
    {"  "}{ $program } reports
cli-reports-none = никой не е докладвал за нищо
cli-reports-about = { $when }: { $reporter } докладва за { $name } (маса { $table }): { $reason }
