# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name is a guest, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Zahrát tohle
web-hint-percent = { $percent } %
web-hint-chance = šance na výhru { $chance }, nejspíš mezi { $low } a { $high }
web-hint-vague = Šanci na výhru nelze určit, zkoušených partií bylo příliš málo.
web-hint-worlds = Vyzkoušeno v dohraných partiích: { $worlds }.
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
