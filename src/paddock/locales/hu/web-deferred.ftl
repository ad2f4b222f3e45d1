# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Tippek
web-hints-bots = annak, aki egyedül játszik botok ellen
web-hints-all = mindenkinek; a többiek megtudják
web-hints-none = senkinek
web-hint-play = Ezt lépem
web-hint-percent = { $percent }%
web-hint-vague = Túl kevés próbajátszma volt ahhoz, hogy megbecsüljük a nyerési esélyt.
web-hint-told = A többiek látják, hány tippet kértél: { $hints }.
web-hint-thinking = Lépések kipróbálása…

## Checking a shuffle
web-verify-lead = Az osztás előtt a szerver közzétette a titok ujjlenyomatát. A titok most nyilvános, és ez az eszköz minden lapot és dobást újra kihúz belőle.
web-verify-running = Ez a játszma még tart. A titok a végén derül ki; addig nincs mit ellenőrizni.
web-verify-good = Minden rendben.
web-verify-bad = Valami nem stimmel.
web-verify-yes = egyezik
web-verify-no = nem egyezik
web-verify-unknown = itt nem ismert
web-verify-commitment = Az osztás előtti ujjlenyomat
web-verify-commitment-noted = Ez az eszköz az osztás előtt feljegyezte ({ $when }), és ugyanaz.
web-verify-commitment-other = Az osztás előtt ez az eszköz másikat jegyzett fel: { $noted }. Ez csak akkor helyes, ha ugyanazokkal a lapokkal és dobásokkal játszottatok visszavágót.
web-verify-commitment-unseen = Ez az eszköz az osztás előtt nem látta. Ha valaki leírta, írd be ide.
web-verify-commitment-typed = A leírt ujjlenyomat
web-verify-commitment-same = Ez az, amit leírtak.
web-verify-commitment-foreign = Nem az, amit leírtak.
web-verify-secret = A titok illik az ujjlenyomathoz
web-verify-secret-good = A titok SHA-256 értéke pontosan az ujjlenyomat. Más titok nem adja ugyanezt.
web-verify-secret-bad = A titok SHA-256 értéke nem az ujjlenyomat: nem ebből a titokból osztottak.
web-verify-nonces = A játékosok véletlen szavai benne vannak a keverésben
web-verify-nonces-mine = A te véletlen szavad ({ $nonce }) benne van a keverésben. Az ujjlenyomat után érkezett, így a szerver nem egyedül választotta a lapokat.
web-verify-nonces-missing = A te véletlen szavad ({ $nonce }) nincs benne a keverésben, pedig a szerver elfogadta.
web-verify-nonces-others = Ez az eszköz nem adott véletlen szót ehhez a játszmához. Véletlen szavak a jegyzőkönyvben: { $words }.
web-verify-draws = Minden lap és dobás újra kihúzva
web-verify-draws-good = Ez az eszköz ugyanazt húzta, ami a jegyzőkönyvben áll. Keverések: { $deals }. Dobások: { $rolls }.
web-verify-draws-bad = A jegyzőkönyv { $line }. sora szerint: { $said }; a titok szerint: { $drawn }.
web-verify-draws-left = Amit ez az oldal nem tud újra kihúzni, azt a szerver ellenőrizte: { $count }.
web-verify-first = Az első keverés első lapjai
web-verify-rules = Minden lépés szabályos
web-verify-rules-good = A szerver visszajátszotta a jegyzőkönyvet ({ $moves } lépés), és minden pont stimmel. Ebben csak a szerver szavára hagyatkozhatsz.
web-verify-rules-bad = A szerver hibát talált a jegyzőkönyvben: { $problem }
web-verify-proves = Mit bizonyít ez
web-verify-proves-1 = A lapok sorrendje eldőlt, mielőtt bárki az elsőt meglátta.
web-verify-proves-2 = Nem a szerver választotta őket egyedül, ha a te véletlen szavad is benne van a keverésben.
web-verify-proves-3 = Utólag sem név, sem hely, sem beállítás nem változott.
web-verify-fails = Mit nem bizonyíthat
web-verify-fails-1 = Mikor tették közzé az ujjlenyomatot, hacsak ez az eszköz vagy valaki fel nem jegyezte.
web-verify-fails-2 = Hogy a szerver megőrzi a titkát: aki üzemelteti, mindenki lapjait ismerheti.
web-verify-fails-3 = Hogy az asztalnál senki sem játszik össze a szerverrel.
web-verify-fails-4 = Hogy ez az oldal becsületes: ugyanarról a szerverről jön. Saját gépen így ellenőrizhető:
web-verify-partly = Amit ez az eszköz ellenőrizni tud, az rendben van.
web-verify-rules-unfinished = A jegyzőkönyv { $moves } lépés után véget ér, mielőtt a játszma véget ért volna. A befejezetlen játszma nem számít: más vége is lehetne.
web-verify-seen = A játszma, amelyet itt láttak
web-verify-seen-same = Játék közben ez az eszköz { $steps } lépésből { $count } lépést jegyzett fel. A jegyzőkönyvben ugyanaz áll.
web-verify-seen-other = { $step }. lépés: amikor ez az eszköz látta, „{ $seen }” volt; a jegyzőkönyvben „{ $said }” áll. Ez egy másik játszma ugyanazzal a titokkal.
web-verify-seen-none = Ez az eszköz nem látta ezt a játszmát.
web-verify-seen-late = Távollétében történt, később tudta meg: { $steps }. lépés.
web-verify-fails-5 = Hogy a titokkal lehetséges játszmák közül melyiket játszották, hacsak egy eszköz fel nem jegyezte a lépéseit.

## Joining, devices, settings
web-join-code = Kód vagy link
web-join-code-lead = Írd be a házigazda képernyőjén látható hat karaktert, vagy a teljes linket.
web-join-go = Asztal keresése
web-join-unreadable = A kód hat betűből és számjegyből áll; 0, 1, I, L és O sosincs benne.
web-devices = Ez a hely egy másik eszközön
web-device-move-lead = Olvasd be a másik eszközzel, vagy nyisd meg ott a linket. Egyszer, tíz percen belül érvényes; utána mindkét eszközön megvan a neved és a helyeid.
web-device-link = Link a másik eszközhöz
web-device-phone = Telefon
web-device-tablet = Táblagép
web-device-computer = Számítógép
web-device-this = ez az eszköz
web-device-since = { $when } óta
web-device-remove = Kiléptetés
web-device-remove-sure = Kilépteted ezt az eszközt? A rajta készült belépőkulcsok és helyreállító kód nem érvényes tovább.
web-device-accept = { $name } néven folytatod ezen az eszközön?
web-device-accept-lead = Átveszi { $name } nevét és helyeit, akitől a link jött.
web-device-accept-loses = Itt eddig { $name } vagy; ezt a vendéget és a helyeit ezen az eszközön elveszíted.
web-guests-join-lead = Itt eddig { $name } vagy. A két vendégből egy lesz, egy névvel és egy múlttal. Ezt nem lehet visszavonni.
web-guests-join = { $name } helyeit és játszmáit is megtartom
web-my-data = Adataim
web-export-me = Adataim letöltése
web-forget-me = Felejts el
web-forget-lead = Botok veszik át a helyeidet; a neved, a csevegésed, az eszközeid és a linkjeid törlődnek. Nincs visszaút.
web-forget-yes = Igen, felejts el
web-forget-no = Nem, maradok
web-device-accept-go = Igen, itt
web-move-lead = A localhost címen ez az oldal többet tud, mint a 127.0.0.1 címen: ott belépőkulccsal is be lehet lépni. Átköltözteted ezt az eszközt?
web-move-go = Költözés a localhost címre
web-move-stay = Maradok itt
web-devices-mine = Eszközeim és adataim
web-recovery = Helyreállító kód
web-recovery-lead = Ha elveszíted ezt a böngészőt, egy papírra írt kód bármelyik eszközön visszahoz. Akinél a kód van, az a nevedben léphet be: őrizd úgy, mint egy kulcsot.
web-recovery-since = Már van kódod ({ $when }). Az új kód a helyébe lép.
web-recovery-make = Helyreállító kód készítése
web-recovery-again = Új kód készítése
web-recovery-once = Írd le vagy nyomtasd ki most. Csak most látható, és egyszer használható.
web-recovery-print = Nyomtatás
web-recovery-paper = { $name } helyreállító kódja itt: { $address }
web-passkeys = Belépőkulcsok
web-passkey-lead = Belépőkulccsal ujjlenyomat, arcfelismerés vagy PIN-kód elég a belépéshez. Semmit sem kell megjegyezned.
web-passkey-add = Belépőkulcs hozzáadása
web-passkey-remove = Törlés
web-passkey-sign-in = Belépés belépőkulccsal
web-passkey-no-http = A belépőkulcsokhoz https kell, ezen az oldalon pedig nincs. Ide egy másik eszközödön készült link vagy a helyreállító kód hoz vissza.
web-passkey-no-number = A böngészők csak névvel megadott címen, például a localhoston engednek belépőkulcsot, számmal megadotton nem. Ide egy másik eszközödön készült link vagy a helyreállító kód hoz vissza.
web-passkey-no-browser = Ez a böngésző nem ismeri a belépőkulcsokat. Egy másik eszközödön készült link vagy a helyreállító kód hoz vissza.
web-return = Már játszottam itt
web-return-lead = Szerezd vissza ezen az eszközön a neved, a helyeid és a játszmáid.
web-return-go = Visszatérés
web-return-device = Van még olyan eszközöd, amelyen játszol? Nyisd meg ott a beállításokban az „Eszközeim és adataim” lapot, és olvasd be a kódot ezzel az eszközzel.
web-return-done = Újra { $name } vagy
web-return-new-code = A helyreállító kódodat felhasználtad. Készíts újat a következő alkalomra.
web-size = Betűméret
web-size-normal = Normál
web-size-large = Nagy
web-size-huge = Óriási
web-buzz = Rezgés, ha én jövök
web-notify = Értesítés, ha én jövök
web-notify-denied = A böngésző letiltja az értesítéseket; a beállításaiban engedélyezheted.
web-chat-show = Csevegés az asztal fölött
web-host-make = Legyen ő a házigazda
web-host-sure = Legyen { $name } a házigazda? Ezután csak { $name } indíthat, állíthat meg vagy fejezhet be játszmát.
web-mute = Elnémítás
web-unmute = Némítás feloldása
web-muted = elnémítva
web-block = Letiltás
web-blocked = letiltva
web-block-sure = Letiltod: { $name }? Nem látod többé az üzeneteit, és az asztalok listáján nem látjátok egymás asztalait. Erről nem kap értesítést.
web-blocks = Letiltott emberek
web-unblock = Letiltás vége
web-report = Bejelentés
web-report-lead = Aki ezt a szervert üzemelteti, elolvassa a bejelentésed, és vele { $name } utolsó sorait az itteni csevegésből. Erről nem kap értesítést.
web-report-reason = Mi történt?
web-report-send = Bejelentés elküldése
web-report-done = A bejelentésed elment.

## Rules
web-rules-chapters = Fejezetek
web-rules-english = Ennek a játéknak a teljes szabályai itt angolul olvashatók. A rövid „Így játszd” a te nyelveden van.
web-rules-missing = Ehhez a játékhoz még nincs szabályoldal.
web-rules-whole = A teljes szabályok

## Looking back
web-play-back = Lejátszás
web-speed = Sebesség
web-eyes = Kinek a szemével
web-eyes-all = Néző
web-eyes-running = Ha véget ért a játszma, bármelyik játékos szemével megnézheted.
web-open-cards = Minden lap felfordítva
web-link-step = Link erre a lépésre
web-link-step-lead = Aki megnyitja ezt a linket, így látja az asztalt: { $step }. lépés után.

## The screen for the room
web-screen-join = Olvasd be, vagy nyisd meg a címet, és írd be a kódot
web-full-screen = Teljes képernyő

## Home
web-about-text = A Paddockkal egy család fiók nélkül, az eredeti szabályok szerint játszhat autóversenyes társasjátékokat, egy szobában vagy öt városból. A saját gépeden fut, és senkinek nem ad ki semmit.
web-no-page = Nincs ilyen oldal.

## Set-up
web-seats = Helyek
web-chair-me = Én
web-chair-friend = Barát
web-chair-open = Üres hely
web-chair-open-lead = egy barátnak
web-your-name = A neved
web-options = Házi szabályok
web-chairs-lead = Válassz egy helyet, aztán azt, hogy ki üljön oda. Vagy húzz oda valakit.
web-options-usual = minden a szokásos
web-usual = szokásos
web-clock = Gondolkodási idő
web-clock-none = Nincs korlát
web-clock-move = Lépésenként { $seconds } mp
web-clock-match = Játszmánként { $minutes } perc
web-listed = Ezen a szerveren mindenki lássa az asztalt
web-open-table = Asztal nyitása

## Waiting room
web-waiting-lead = Küldd el a linket, vagy olvastasd be a kódot a barátaiddal.
web-join-lead = Írd be a neved, és foglalj helyet.
web-you = te
web-here = itt van
web-host = házigazda
web-sit = Ideülök
web-get-up = Felállok
web-invite-lead = Akinél ott a link, leülhet. Fiók senkinek sem kell.
web-link = Link ehhez az asztalhoz
web-qr = A link QR-kódja
web-start = Rajt
web-start-waits = { $count ->
    [one] Egy hely üres
   *[other] { $count } hely üres
}
web-host-starts = A házigazda indítja a versenyt.
web-code = Az asztal kódja
web-code-lead = Vagy nyisd meg: { $address }, és írd be:

## At the table
web-how-to-play = Így játszd
web-zone = Időzóna
web-zone-device = Eszköz szerint ({ $zone })
web-theme = Megjelenés
web-theme-auto-short = Eszköz szerint
web-theme-light-short = Világos
web-theme-dark-short = Sötét
web-motion = Animáció
web-motion-off = Nincs
web-motion-fast = Gyors
web-motion-normal = Normál
web-motion-slow = Lassú
web-watch-lead = A barátaid itt csatlakozhatnak, vagy nézhetik a játékot:
web-pause = Szünet
web-end-match = Játszma befejezése
web-leave = Felállok az asztaltól
web-end-sure = Mindenkinek befejezed a játszmát?
web-leave-sure = Felállsz az asztaltól? Egy bot játszik tovább helyetted, és a többiek másnak is odaadhatják a helyed.
web-go-on = Tovább
web-winner-you = Nyertél!
web-winner = Győztes: { $names }
web-same-luck = Ugyanezek a lapok és dobások
web-record = Jegyzőkönyv letöltése
web-step-back = Egy lépést vissza
web-step-on = Egy lépést előre
web-step-of = { $step } / { $steps }
web-verify = Keverés ellenőrzése
web-review = Szerencse és tudás

## Lobby
web-my-tables = Az asztalaim
web-listed-tables = Nyitott asztalok
web-no-tables = Most nincs nyitott asztal.
web-old-tables = Befejezve

## People at the table
web-people = Résztvevők
web-chat = Csevegés
web-chat-empty = Még nincs üzenet.
web-chat-say = Írj üzenetet
web-chat-mute = Csevegés elrejtése az asztal fölül
web-send = Küldés
web-seat-free = szabad hely
web-seat-ask = Kérem ezt a helyet
web-big-screen = Nagy képernyő
web-orders = Ha nem válaszolok időben egy támadásra
web-sound-on = Be
web-sound-off = Ki
web-other-device = Másik eszköz

## Keys of a table
web-keys-on = Egybillentyűs parancsok használata
web-key-release = a választott lapot elengedi
web-key-explain = elmagyarázza, mi van az asztalon; a nyilak visznek tovább
web-key-situation = felolvassa, hogyan áll a játék
web-one-tap = Koppintás egy lapra
web-one-tap-off = kiválasztja
web-one-tap-on = kijátssza

## Why something was refused
trouble-no-match = Ilyen játszma itt nem volt.
trouble-unreadable = Ezt az asztalt a Paddock egy másik változata mentette el; ez a változat nem tudja elolvasni.
trouble-too-many = { $what ->
    [visitors] Ennél az asztalnál már annyi a néző, amennyit ez a szerver enged.
    [seasons] A klubnak már annyi szezonja van, amennyi lehet. Előbb törölj egyet.
    [tables] Már annyi asztalod van, amennyit ez a szerver enged; előbb fejezz be egyet.
    [opened] A hálózatodból túl sok asztalt nyitottak; próbáld újra később.
    [listed] Már annyi asztalod van a listán, amennyit ez a szerver enged; ezt nyisd meg listázás nélkül.
    [bot-tables] Már annyi botasztalt nézel, amennyit ez a szerver enged; előbb hagyj el egyet.
    [orders] Túl gyakran változtatod az állandó utasításaidat; várj egy pillanatot.
    [guests] A hálózatodból túl sok új vendég jött; próbáld újra később.
    [codes] A hálózatodból túl sok kódot próbáltak; várj egy percet.
    [links] Túl sok linket készítettél; próbáld újra később.
    [keys] Túl sok kódot és belépőkulcsot készítettél; próbáld újra később.
    [sign-ins] Túl sok belépési kísérlet; várj egy percet.
    [blocks] Annyi embert tiltottál le, amennyit ez a szerver enged.
    [reports] Túl sok bejelentés egyszerre. Próbáld újra később.
    [passkeys] Már annyi belépőkulcsod van, amennyit ez a szerver enged; előbb törölj egyet.
    [clubs] Túl sok klub alakult; próbáld meg később.
    [memberships] Már annyi klubnak vagy tagja, amennyit ez a szerver enged; előbb lépj ki valamelyikből.
    [members] Túl sok tagot vettél fel; próbáld meg később.
    [verifications] A hálózatodból túl sok ellenőrzést kértek; várj egy percet.
    [reviews] A hálózatodból túl sok elemzést kértek; próbáld újra később.
    [entries] Ez az asztal már túl hosszú; nyiss újat.
   *[other] Ennyit ez a szerver nem enged.
    }
trouble-muted = A házigazda elnémított.
trouble-accounts-off = Ezen a szerveren nincsenek sem belépőkulcsok, sem helyreállító kódok.
trouble-recovery-wrong = Ez a helyreállító kód hibás, vagy már felhasználták.
trouble-passkey-wrong = Ezt a belépőkulcsot itt nem ismerjük.
trouble-both-seated = Mindkét vendég ugyanabban a folyó játszmában játszik. Kösd össze őket, ha a játszma véget ért.
trouble-not-over = Ez a játszma még nem ért véget: nincs mit elemezni.
trouble-code-used = Ezt a linket már felhasználták, vagy lejárt; kérj újat.
web-replay-marks = Ugrás ide
web-replay-race = { $number }. verseny
web-replay-lap = { $number }. kör

## Notices over a table
web-break-wait = Várunk rá: { $names }
web-undo-wish = { $name } szeretné visszavonni az utolsó lépést.
web-undo-asked = A visszavonáshoz még bele kell egyeznie: { $names }.
web-seat-wish = { $name } szeretne továbbjátszani { $other } helyén.
web-seat-asked = A leüléshez még bele kell egyeznie: { $names }.
web-seat-withdraw = Mégsem
web-stand-in = Egy bot játszik helyetted.
web-take-back = Visszaveszem a helyem
web-hint-taken = { $name } tippet kért.
