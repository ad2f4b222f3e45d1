# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name is a guest, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Ezt lépem
web-hint-percent = { $percent }%
web-hint-chance = { $chance } eséllyel nyered meg a játszmát, valószínűleg { $low } és { $high } között
web-hint-vague = Túl kevés próbajátszma volt ahhoz, hogy megbecsüljük a nyerési esélyt.
web-hint-worlds = Innen végigjátszott próbajátszmák: { $worlds }.
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
