# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Zahrát tohle
web-hint-percent = { $percent } %
web-hint-chance = šance na výhru { $chance }, nejspíš mezi { $low } a { $high }
web-hint-vague = Šanci na výhru nelze určit, zkoušených partií bylo příliš málo.
web-hint-worlds = Vyzkoušeno v dohraných partiích: { $worlds }.
web-hint-told = Ostatní vidí, kolik rad máš za sebou: { $hints }.
web-hint-thinking = Zkouším tahy …

## Checking a shuffle
web-verify-lead = Před rozdáním se server zavázal tajným číslem. Teď je zveřejněno a toto zařízení z něj znovu losuje každou kartu i kostku.
web-verify-running = Tato partie ještě běží. Tajemství se ukáže na konci; do té doby není co ověřovat.
web-verify-good = Všechno sedí.
web-verify-bad = Něco nesedí.
web-verify-yes = sedí
web-verify-no = nesedí
web-verify-unknown = zde neznámo
web-verify-commitment = Slib před rozdáním
web-verify-commitment-noted = Toto zařízení si jej před rozdáním poznamenalo ({ $when }) a je to tentýž.
web-verify-commitment-other = Před rozdáním si toto zařízení poznamenalo jiný: { $noted }. To je v pořádku jen při odvetě se stejným štěstím.
web-verify-commitment-unseen = Toto zařízení jej před rozdáním nevidělo. Kdo si jej zapsal, ať jej napíše sem.
web-verify-commitment-typed = Zapsaný slib
web-verify-commitment-same = Je to ten zapsaný.
web-verify-commitment-foreign = Není to ten zapsaný.
web-verify-secret = Tajemství drží slib
web-verify-secret-good = SHA-256 tajemství je přesně slib. Žádné jiné tajemství nedá totéž.
web-verify-secret-bad = SHA-256 tajemství není slib: z tohoto tajemství se nerozdávalo.
web-verify-nonces = Jsou v tom slova hráčů
web-verify-nonces-mine = Tvé vlastní slovo { $nonce } v tom je. Přišlo až po slibu, server tedy karty nevybral sám.
web-verify-nonces-missing = Tvé vlastní slovo { $nonce } v tom není, ačkoli je server přijal.
web-verify-nonces-others = Toto zařízení k této partii slovo nepřidalo. Slova v záznamu: { $words }.
web-verify-draws = Každá karta i kostka znovu vylosována
web-verify-draws-good = Toto zařízení vylosovalo totéž, co stojí v záznamu. Míchání: { $deals }. Hody: { $rolls }.
web-verify-draws-bad = Řádek { $line } záznamu říká { $said }; tajemství říká { $drawn }.
web-verify-draws-left = Co tato stránka znovu nevylosuje, ověřil server: { $count }.
web-verify-first = První karty prvního míchání
web-verify-rules = Každý tah podle pravidel
web-verify-rules-good = Server záznam přehrál: tahů { $moves } a všechny body souhlasí. Tento krok je slovo serveru.
web-verify-rules-bad = Server našel v záznamu chybu: { $problem }
web-verify-proves = Co to dokazuje
web-verify-proves-1 = Karty byly určeny dřív, než kdokoli viděl první.
web-verify-proves-2 = Server je nevybral sám, je-li v tom tvé slovo.
web-verify-proves-3 = Žádné jméno, místo ani volba se dodatečně nezměnily.
web-verify-fails = Co dokázat nemůže
web-verify-fails-1 = Kdy byl slib zveřejněn, pokud si jej nikdo nepoznamenal.
web-verify-fails-2 = Že server tajemství uchová: kdo jej provozuje, může znát všechny karty.
web-verify-fails-3 = Že nikdo u stolu není se serverem domluven.
web-verify-fails-4 = Že je tato stránka poctivá: pochází z téhož serveru. Na vlastním počítači ověří:
web-verify-partly = Co toto zařízení může ověřit, sedí.

## Joining, devices, settings
web-join-code = Kód nebo odkaz
web-join-code-lead = Napiš šest znaků z obrazovky hostitele, nebo celý odkaz.
web-join-go = Najít stůl
web-join-unreadable = Kód má šest písmen a číslic; 0, 1, I, L a O mezi nimi nikdy nejsou.
web-devices = Toto místo na jiném zařízení
web-device-move-lead = Načti to druhým zařízením, nebo na něm otevři odkaz. Platí jednou a deset minut; pak mají obě zařízení tvé jméno a tvá místa.
web-device-link = Odkaz pro druhé zařízení
web-device-this = toto zařízení
web-device-since = od { $when }
web-device-remove = Odhlásit
web-device-accept = Hrát dál na tomto zařízení?
web-device-accept-lead = Převezme jméno a místa zařízení, které odkaz vytvořilo. Co toto zařízení dosud mělo, opustí.
web-device-accept-go = Ano, tady
web-size = Velikost písma
web-size-normal = Běžná
web-size-large = Velká
web-size-huge = Největší
web-buzz = Zavibrovat, když jsem na tahu
web-notify = Zpráva, když jsem na tahu
web-notify-denied = Prohlížeč to nedovoluje; lze to změnit v jeho nastavení.
web-chat-show = Chat nad stolem
web-host-make = Předat roli hostitele
web-host-sure = Předat roli hostitele? Spustit, pozastavit a ukončit partii pak může jen { $name }.
web-mute = Ztlumit
web-unmute = Zrušit ztlumení
web-muted = ztlumeno

## Rules
web-rules-chapters = Kapitoly
web-rules-english = Úplná pravidla se všemi našimi výklady jsou anglicky. Stručný návod mluví tvým jazykem.
web-rules-missing = Pro tuto hru ještě nikdo nenapsal stránku s pravidly.
web-rules-whole = Úplná pravidla

## Looking back
web-play-back = Přehrát
web-speed = Rychlost
web-eyes = Čí oči
web-eyes-all = Divák
web-eyes-running = Až partie skončí, můžeš se dívat očima všech.
web-open-cards = Všechny karty odkryté
web-link-step = Odkaz na tento krok
web-link-step-lead = Kdo odkaz otevře, uvidí stůl po kroku { $step }.

## The screen for the room
web-screen-join = Naskenuj, nebo otevři adresu a napiš kód
web-full-screen = Celá obrazovka
