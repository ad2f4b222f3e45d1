# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Rady
web-hints-bots = když hraje jeden člověk proti botům
web-hints-all = pro všechny; všichni se to dozvědí
web-hints-none = pro nikoho
web-hint-play = Zahrát tohle
web-hint-percent = { $percent } %
web-hint-vague = Šanci na výhru nelze určit, zkoušených partií bylo příliš málo.
web-hint-told = Ostatní vidí, kolik rad ti hra dala: { $hints }.
web-hint-thinking = Zkouším tahy…

## Checking a shuffle
web-verify-lead = Před rozdáním se server zavázal k tajemství. Teď je odhalené a toto zařízení podle něj znovu losuje každou kartu i kostku.
web-verify-running = Tato partie ještě běží. Tajemství se ukáže na konci; do té doby není co ověřovat.
web-verify-good = Všechno sedí.
web-verify-bad = Něco nesedí.
web-verify-yes = sedí
web-verify-no = nesedí
web-verify-unknown = zde neznámo
web-verify-commitment = Závazek před rozdáním
web-verify-commitment-noted = Toto zařízení si ho před rozdáním uložilo ({ $when }) a je to tentýž.
web-verify-commitment-other = Před rozdáním si toto zařízení uložilo jiný: { $noted }. To je v pořádku jen při odvetě se stejnými kartami a kostkami.
web-verify-commitment-unseen = Toto zařízení ho před rozdáním nevidělo. Kdo si ho zapsal, ať ho napíše sem.
web-verify-commitment-typed = Tvůj zapsaný závazek
web-verify-commitment-same = Je to ten zapsaný.
web-verify-commitment-foreign = Není to ten zapsaný.
web-verify-secret = Tajemství odpovídá závazku
web-verify-secret-good = SHA-256 tajemství přesně odpovídá závazku. Žádné jiné tajemství nedá totéž.
web-verify-secret-bad = SHA-256 tajemství závazku neodpovídá: z tohoto tajemství se nerozdávalo.
web-verify-nonces = Náhodná slova hráčů jsou v míchání
web-verify-nonces-mine = Tvé náhodné slovo { $nonce } je v míchání. Přišlo až po závazku, server tedy karty nevybral sám.
web-verify-nonces-missing = Tvé náhodné slovo { $nonce } v míchání není, i když ho server přijal.
web-verify-nonces-others = Toto zařízení k této partii náhodné slovo nepřidalo. Náhodná slova v záznamu: { $words }.
web-verify-draws = Každá karta i kostka znovu vylosována
web-verify-draws-good = Toto zařízení vylosovalo totéž, co stojí v záznamu. Míchání: { $deals }. Hody: { $rolls }.
web-verify-draws-bad = Řádek { $line } záznamu říká { $said }; tajemství říká { $drawn }.
web-verify-draws-left = Co tato stránka znovu nevylosuje, ověřil server: { $count }.
web-verify-first = První karty prvního míchání
web-verify-rules = Každý tah podle pravidel
web-verify-rules-good = Server záznam znovu odehrál (tahů: { $moves }) a všechny body souhlasí. V tomto bodě musíš serveru věřit.
web-verify-rules-bad = Server našel v záznamu chybu: { $problem }
web-verify-proves = Co to dokazuje
web-verify-proves-1 = Karty byly určeny dřív, než kdokoli viděl první.
web-verify-proves-2 = Server je nevybral sám, je-li v míchání tvé náhodné slovo.
web-verify-proves-3 = Žádné jméno, místo ani volba se dodatečně nezměnily.
web-verify-fails = Co dokázat nemůže
web-verify-fails-1 = Kdy byl závazek zveřejněn, pokud si ho nepoznamenalo toto zařízení ani nikdo jiný.
web-verify-fails-2 = Že server tajemství uchová: kdo ho provozuje, může znát všechny karty.
web-verify-fails-3 = Že nikdo u stolu nehraje se serverem.
web-verify-fails-4 = Že je tato stránka poctivá: pochází z téhož serveru. Na vlastním počítači to ověříš příkazem:
web-verify-partly = Co toto zařízení může ověřit, sedí.
web-verify-rules-unfinished = Záznam končí dřív než partie (tahů: { $moves }). Nedohraná partie neplatí: mohla by mít jiný konec.
web-verify-seen = Partie, kterou vidělo toto zařízení
web-verify-seen-same = Během hry si toto zařízení poznamenalo { $count } z { $steps } tahů. V záznamu jsou tytéž.
web-verify-seen-other = Tah { $step } byl „{ $seen }“, když ho toto zařízení vidělo; v záznamu je „{ $said }“. Je to jiná partie se stejným tajemstvím.
web-verify-seen-none = Toto zařízení tuto partii nevidělo.
web-verify-seen-late = Zahráno v nepřítomnosti tohoto zařízení a sděleno později: tahy { $steps }.
web-verify-fails-5 = Která z možných partií s tímto tajemstvím se hrála, pokud si zařízení nepoznamenalo její tahy.

## Joining, devices, settings
web-join-code = Kód nebo odkaz
web-join-code-lead = Napiš šest znaků z obrazovky hostitele, nebo celý odkaz.
web-join-go = Najít stůl
web-join-unreadable = Kód má šest písmen a číslic; 0, 1, I, L a O mezi nimi nikdy nejsou.
web-devices = Toto místo na jiném zařízení
web-device-move-lead = Načti to druhým zařízením, nebo na něm otevři odkaz. Platí jednou a deset minut; pak mají obě zařízení tvé jméno a tvá místa.
web-device-link = Odkaz pro druhé zařízení
web-device-phone = Telefon
web-device-tablet = Tablet
web-device-computer = Počítač
web-device-this = toto zařízení
web-device-since = od { $when }
web-device-remove = Odhlásit
web-device-remove-sure = Odhlásit toto zařízení? Přístupové klíče a záchranný kód, které na něm vznikly, přestanou platit.
web-device-accept = Hrát na tomto zařízení dál jako { $name }?
web-device-accept-lead = Toto zařízení převezme jméno a místa z odkazu: { $name }.
web-device-accept-loses = Zatím jsi tady { $name }; tohoto hosta a jeho místa na tomto zařízení ztratíš.
web-guests-join-lead = Zatím jsi tady { $name }. Z obou hostů bude jeden, s jedním jménem a jednou historií. Nejde to vzít zpět.
web-guests-join = Nechat si i místa a partie pod jménem { $name }
web-my-data = Moje data
web-export-me = Stáhnout moje data
web-forget-me = Zapomeň na mě
web-forget-lead = Tvá místa převezmou boti; tvé jméno, chat, zařízení a odkazy se smažou. Nejde to vrátit.
web-forget-yes = Ano, zapomeň na mě
web-forget-no = Ne, zůstanu
web-device-accept-go = Ano, tady
web-move-lead = Na adrese localhost umí tato stránka víc než na 127.0.0.1: fungují tam přístupové klíče. Přesunout toto zařízení?
web-move-go = Přesunout na localhost
web-move-stay = Zůstat tady
web-devices-mine = Moje zařízení a data
web-recovery = Záchranný kód
web-recovery-lead = Když o tento prohlížeč přijdeš, s kódem na papíře se vrátíš na kterémkoli zařízení. Kdo má kód, může se vydávat za tebe: opatruj ho jako klíč.
web-recovery-since = Máš kód vytvořený { $when }. Nový ho nahradí.
web-recovery-make = Vytvořit záchranný kód
web-recovery-again = Vytvořit nový kód
web-recovery-once = Hned si ho opiš nebo vytiskni. Uvidíš ho jen teď a použít ho jde jen jednou.
web-recovery-print = Vytisknout
web-recovery-paper = Záchranný kód pro { $address }, jméno: { $name }
web-passkeys = Přístupové klíče
web-passkey-lead = S přístupovým klíčem se přihlásíš prstem, tváří nebo PINem. Nic si nemusíš pamatovat.
web-passkey-add = Přidat přístupový klíč
web-passkey-remove = Odebrat
web-passkey-sign-in = Přihlásit se přístupovým klíčem
web-passkey-no-http = Přístupové klíče potřebují https, a to tato stránka nemá. Vrátit se sem můžeš odkazem z jiného zařízení nebo záchranným kódem.
web-passkey-no-number = Prohlížeče dovolí přístupové klíče jen na adrese se jménem, jako je localhost, ne na číselné. Vrátit se sem můžeš odkazem z jiného zařízení nebo záchranným kódem.
web-passkey-no-browser = Tento prohlížeč přístupové klíče neumí. Vrátit se můžeš odkazem z jiného zařízení nebo záchranným kódem.
web-return = Nejsem tu poprvé
web-return-lead = Získej na tomto zařízení zpět své jméno, svá místa a své partie.
web-return-go = Vrátit se
web-return-device = Máš ještě zařízení, na kterém hraješ? Otevři tam v nastavení „Moje zařízení a data“ a načti kód tímto zařízením.
web-return-done = Zase jsi { $name }
web-return-new-code = Záchranný kód je použitý. Vytvoř si nový pro příště.
web-size = Velikost písma
web-size-normal = Běžná
web-size-large = Velká
web-size-huge = Největší
web-buzz = Zavibrovat, když jsem na tahu
web-notify = Upozornit, když jsem na tahu
web-notify-denied = Prohlížeč upozornění blokuje; povol je v jeho nastavení.
web-chat-show = Zobrazit chat nad stolem
web-host-make = Předat roli hostitele
web-host-sure = Předat roli hostitele? Spustit, pozastavit a ukončit partii pak může jen { $name }.
web-mute = Ztlumit
web-unmute = Zrušit ztlumení
web-muted = ztlumeno
web-block = Blokovat
web-blocked = blokováno
web-block-sure = Zablokovat: { $name }? Už neuvidíš, co druhá strana píše, a v seznamu neuvidíte své stoly navzájem. Druhá strana se to nedozví.
web-blocks = Blokovaní lidé
web-unblock = Zrušit blokování
web-report = Nahlásit
web-report-lead = Kdo provozuje tento server, přečte si tvé hlášení i poslední řádky zdejšího chatu ({ $name }). Druhá strana se to nedozví.
web-report-reason = Co se stalo?
web-report-send = Odeslat hlášení
web-report-done = Tvé hlášení je odeslané.

## Rules
web-rules-chapters = Kapitoly
web-rules-english = Úplná pravidla této hry jsou tady anglicky. Stručný návod „Jak se hraje“ je česky.
web-rules-missing = Tato hra zatím nemá stránku s pravidly.
web-rules-whole = Úplná pravidla

## Looking back
web-play-back = Přehrát
web-speed = Rychlost
web-eyes = Čí pohled
web-eyes-all = Divák
web-eyes-running = Až partie skončí, uvidíš ji tak, jak ji viděl kdokoli u stolu.
web-open-cards = Všechny karty odkryté
web-link-step = Odkaz na tento krok
web-link-step-lead = Kdo odkaz otevře, uvidí stůl po kroku { $step }.

## The screen for the room
web-screen-join = Naskenuj, nebo otevři adresu a napiš kód
web-full-screen = Celá obrazovka

## Home
web-about-text = S Paddockem si rodina v jednom pokoji nebo v pěti městech zahraje závodní stolní hry podle skutečných pravidel, bez účtu. Běží na tvém vlastním počítači a nikomu nic neprozradí.
web-no-page = Taková stránka tu není.

## Set-up
web-seats = Místa
web-chair-me = Já
web-chair-friend = Host
web-chair-open = Volné místo
web-chair-open-lead = pro přátele
web-your-name = Tvé jméno
web-options = Domácí pravidla
web-chairs-lead = Vyber místo a kdo na něm bude sedět. Nebo tam někoho přetáhni.
web-options-usual = vše jako obvykle
web-usual = obvyklé
web-clock = Čas na rozmyšlenou
web-clock-none = Bez omezení
web-clock-move = { $seconds } s na tah
web-clock-match = { $minutes } min na partii
web-listed = Zobrazit stůl všem na tomto serveru
web-open-table = Otevřít stůl

## Waiting room
web-waiting-lead = Pošli odkaz, nebo ať si přátelé naskenují kód.
web-join-lead = Napiš své jméno a vyber si místo.
web-you = ty
web-here = je tady
web-host = hostitel
web-sit = Sednout si
web-get-up = Uvolnit místo
web-invite-lead = Kdo má tento odkaz, může si sednout. Účet nikdo nepotřebuje.
web-link = Odkaz na tento stůl
web-qr = Odkaz jako QR kód
web-start = Start
web-start-waits = { $count ->
    [one] Jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
web-host-starts = Závod odstartuje hostitel.
web-code = Kód stolu
web-code-lead = Nebo otevři { $address } a napiš:

## At the table
web-how-to-play = Jak se hraje
web-zone = Časové pásmo
web-zone-device = Podle zařízení ({ $zone })
web-theme = Vzhled
web-theme-auto-short = Podle zařízení
web-theme-light-short = Světlý
web-theme-dark-short = Tmavý
web-motion = Animace
web-motion-off = Žádné
web-motion-fast = Rychlé
web-motion-normal = Běžné
web-motion-slow = Pomalé
web-watch-lead = Tady se přátelé mohou připojit nebo dívat:
web-pause = Pauza
web-end-match = Ukončit partii
web-leave = Odejít od stolu
web-end-sure = Ukončit partii pro všechny?
web-leave-sure = Odejít od stolu? Místo tebe bude hrát bot a ostatní mohou místo dát někomu jinému.
web-go-on = Dál
web-winner-you = Vyhráváš!
web-winner = Vítězí: { $names }
web-same-luck = Znovu stejné karty a kostky
web-record = Stáhnout záznam
web-step-back = O krok zpět
web-step-on = O krok dál
web-step-of = { $step } z { $steps }
web-verify = Ověřit míchání
web-review = Štěstí a umění

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otevřené stoly
web-no-tables = Teď není otevřený žádný stůl.
web-old-tables = Dohráno

## People at the table
web-people = Lidé
web-chat = Chat
web-chat-empty = Zatím žádné zprávy.
web-chat-say = Napiš zprávu
web-chat-mute = Skrýt chat nad stolem
web-send = Poslat
web-seat-free = volné místo
web-seat-ask = Požádat o místo
web-big-screen = Velká obrazovka
web-orders = Když na útok neodpovím včas
web-sound-on = Zapnutý
web-sound-off = Vypnutý
web-other-device = Jiné zařízení

## Keys of a table
web-keys-on = Ovládat hru písmeny a číslicemi
web-key-release = zrušit výběr karty
web-key-explain = vysvětlit, co je na stole; šipky vedou dál
web-key-situation = přečíst stav hry
web-one-tap = Klepnutí na kartu
web-one-tap-off = ji vybere
web-one-tap-on = ji zahraje

## Why something was refused
trouble-no-match = Taková partie se tu nehrála.
trouble-unreadable = Tento stůl uložila jiná verze Paddocku a tato ho neumí přečíst.
trouble-too-many = { $what ->
    [visitors] U tohoto stolu je už tolik diváků, kolik tento server dovolí.
    [seasons] Klub už má tolik sezon, kolik jich může mít. Nejdřív jednu smaž.
    [tables] Máš už tolik stolů, kolik tento server dovolí; nejdřív jeden ukonči.
    [opened] Z tvé sítě bylo otevřeno příliš mnoho stolů; zkus to později.
    [listed] Máš v seznamu už tolik stolů, kolik tento server dovolí; tento otevři mimo seznam.
    [bot-tables] Sleduješ už tolik stolů botů, kolik tento server dovolí; nejdřív jeden opusť.
    [orders] Měníš trvalé pokyny příliš často; chvilku počkej.
    [guests] Z tvé sítě přišlo příliš mnoho nových hostů; zkus to později.
    [codes] Z tvé sítě bylo vyzkoušeno příliš mnoho kódů; počkej minutu.
    [links] Odkazů je příliš mnoho; zkus to později.
    [keys] Příliš mnoho nových kódů a přístupových klíčů; zkus to později.
    [sign-ins] Příliš mnoho pokusů o přihlášení; počkej minutu.
    [blocks] Máš zablokovaných tolik lidí, kolik tento server dovolí.
    [reports] Příliš mnoho hlášení najednou. Zkus to později.
    [passkeys] Máš už tolik přístupových klíčů, kolik tento server dovolí; nejdřív jeden odeber.
    [clubs] Bylo založeno příliš mnoho klubů; zkus to později.
    [memberships] Jsi už v tolika klubech, kolik tento server dovolí; nejdřív některý opusť.
    [members] Příliš mnoho nových členů najednou; zkus to později.
    [verifications] Z tvé sítě přišlo příliš mnoho záznamů k ověření; počkej minutu.
    [reviews] Z tvé sítě přišlo příliš mnoho žádostí o rozbor; zkus to později.
    [entries] Tento stůl už trvá příliš dlouho; otevři nový.
   *[other] To je víc, než tento server přijme.
    }
trouble-muted = Hostitel tě ztlumil.
trouble-accounts-off = Tento server nemá přístupové klíče ani záchranné kódy.
trouble-recovery-wrong = Tento záchranný kód je chybný, nebo už byl použit.
trouble-passkey-wrong = Tento přístupový klíč tu neznáme.
trouble-both-seated = Oba hosté hrají v téže probíhající partii. Spoj je, až partie skončí.
trouble-not-over = Tato partie ještě neskončila: zatím není co rozebírat.
trouble-code-used = Tento odkaz už byl použit nebo vypršel; řekni si o nový.
web-replay-marks = Přejít na
web-replay-race = Závod { $number }
web-replay-lap = Kolo { $number }

## Notices over a table
web-break-wait = Čekáme na: { $names }
web-undo-wish = { $name } chce vzít zpět poslední tah.
web-undo-asked = S vrácením tahu musí ještě souhlasit: { $names }.
web-seat-wish = { $name } chce převzít místo: { $other }.
web-seat-asked = Ještě musí souhlasit: { $names }.
web-seat-withdraw = Už nechci
web-stand-in = Hraje za tebe bot.
web-take-back = Vrátit se do hry
web-hint-taken = { $name } si nechává poradit.
