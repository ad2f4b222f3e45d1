# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Langsam: { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    } je Zug
web-slow-lead = Niemand muss gleichzeitig da sein. Läuft deine Zeit ab, macht ein Bot den Zug, und du spielst weiter.
web-slow-orders = Außerhalb deines Zugs antwortet der Tisch für dich
web-slow-orders-lead = Er antwortet sofort, damit niemand etwas aus der Zeit lernt. Du kannst das jederzeit ändern.
web-slow-always = Immer
web-slow-never = Nie
web-slow-orders-show = Was er antwortet
web-slow-away = Weg bis
web-slow-away-lead = Alle an deinen langsamen Tischen sehen es, und deine Zeit steht still. Übrig in diesem Jahr: { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }.
web-slow-away-title = Weg
web-slow-away-until = bis { $when }
web-slow-away-earlier = Einen Tag früher
web-slow-away-later = Einen Tag später
web-slow-away-you = Du bist weg bis { $when }
web-slow-away-back = Ich bin zurück
web-slow-away-who = { $name }: weg bis { $when }
web-slow-left = noch { $time }
web-slow-next = Nächster Tisch: { $game }
web-slow-club-days = Tage im Jahr, die Mitglieder weg sein dürfen
trouble-away-too-long = Du kannst in diesem Jahr noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
    } weg sein.

## The terminal
cli-turns-help = Zeigt die Tische, die auf dich warten.
cli-turns-examples = Zum Beispiel
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = kein Tisch wartet auf dich
cli-turns-line = { $game } · noch { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
    } · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Öffne auf der Seite das Menü eines Tischs, wähle „Anderes Gerät“ und gib den Code des Links an: --link CODE
cli-turns-down = { $address } antwortet nicht: { $reason }
cli-flag-turns-server = Adresse des Servers
cli-flag-turns-link = Code eines Links für ein anderes Gerät: macht dieses Terminal zu einem deiner Geräte
