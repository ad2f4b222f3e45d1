# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Ezt lépem
web-hint-percent = { $percent }%
web-hint-chance = { $chance } nyerési esély, valószínűleg { $low } és { $high } között
web-hint-vague = Túl kevés parti volt ahhoz, hogy a nyerési esély látsszon.
web-hint-worlds = Innen végigjátszott partik száma: { $worlds }.
web-hint-told = A többiek látják, hány tippet kértél: { $hints }.
web-hint-thinking = Lépések kipróbálása …

## Checking a shuffle
web-verify-lead = Az osztás előtt a szerver egy titokhoz kötötte magát. A titok most nyilvános, és ez az eszköz minden lapot és kockát újra kihúz belőle.
web-verify-running = Ez a játszma még tart. A titok a végén derül ki; addig nincs mit ellenőrizni.
web-verify-good = Minden egyezik.
web-verify-bad = Valami nem egyezik.
web-verify-yes = egyezik
web-verify-no = nem egyezik
web-verify-unknown = itt nem ismert
web-verify-commitment = Az ígéret az osztás előtt
web-verify-commitment-noted = Ez az eszköz az osztás előtt feljegyezte ({ $when }), és ugyanaz.
web-verify-commitment-other = Az osztás előtt ez az eszköz másikat jegyzett fel: { $noted }. Ez csak akkor helyes, ha ugyanezzel a szerencsével játszottatok újra.
web-verify-commitment-unseen = Ez az eszköz az osztás előtt nem látta. Ha valaki leírta, írja be ide.
web-verify-commitment-typed = A leírt ígéret
web-verify-commitment-same = Ez az, amit leírtak.
web-verify-commitment-foreign = Nem az, amit leírtak.
web-verify-secret = A titok állja az ígéretet
web-verify-secret-good = A titok SHA-256 értéke pontosan az ígéret. Más titok nem adja ugyanezt.
web-verify-secret-bad = A titok SHA-256 értéke nem az ígéret: nem ebből a titokból osztottak.
web-verify-nonces = Benne vannak a játékosok szavai
web-verify-nonces-mine = A te szavad, { $nonce }, benne van. Az ígéret után érkezett, így a szerver nem egyedül választotta a lapokat.
web-verify-nonces-missing = A te szavad, { $nonce }, nincs benne, pedig a szerver elfogadta.
web-verify-nonces-others = Ez az eszköz nem adott szót ehhez a játszmához. Szavak a jegyzőkönyvben: { $words }.
web-verify-draws = Minden lap és kocka újra kihúzva
web-verify-draws-good = Ez az eszköz ugyanazt húzta, ami a jegyzőkönyvben áll. Keverések: { $deals }. Dobások: { $rolls }.
web-verify-draws-bad = A jegyzőkönyv { $line }. sora szerint: { $said }; a titok szerint: { $drawn }.
web-verify-draws-left = Amit ez az oldal nem tud újra kihúzni, azt a szerver ellenőrizte: { $count }.
web-verify-first = Az első keverés első lapjai
web-verify-rules = Minden lépés szabályos
web-verify-rules-good = A szerver újrajátszotta a jegyzőkönyvet: { $moves } lépés, és minden pont stimmel. Ez a lépés a szerver szava.
web-verify-rules-bad = A szerver hibát talált a jegyzőkönyvben: { $problem }
web-verify-proves = Mit bizonyít ez
web-verify-proves-1 = A lapok sorrendje eldőlt, mielőtt bárki az elsőt meglátta.
web-verify-proves-2 = A szerver nem egyedül választotta őket, ha a te szavad is benne van.
web-verify-proves-3 = Utólag sem név, sem hely, sem beállítás nem változott.
web-verify-fails = Mit nem bizonyíthat
web-verify-fails-1 = Mikor tették közzé az ígéretet, ha senki sem jegyezte fel.
web-verify-fails-2 = Hogy a szerver megőrzi a titkát: aki üzemelteti, minden kezet ismerhet.
web-verify-fails-3 = Hogy az asztalnál senki sem játszik össze a szerverrel.
web-verify-fails-4 = Hogy ez az oldal becsületes: ugyanarról a szerverről jön. Saját gépen így ellenőrizhető:
web-verify-partly = Amit ez az eszköz ellenőrizni tud, egyezik.

## Joining, devices, settings
web-join-code = Kód vagy hivatkozás
web-join-code-lead = Írd be a házigazda képernyőjén látható hat jelet, vagy a teljes hivatkozást.
web-join-go = Asztal keresése
web-join-unreadable = Egy kód hat betűből és számból áll; 0, 1, I, L és O sosincs benne.
web-devices = Ez a hely egy másik eszközön
web-device-move-lead = Olvasd be a másik eszközzel, vagy nyisd meg ott a hivatkozást. Egyszer, tíz percen belül érvényes; utána mindkét eszközé a neved és a helyeid.
web-device-link = Hivatkozás a másik eszközhöz
web-device-this = ez az eszköz
web-device-since = ekkor óta: { $when }
web-device-remove = Kiléptetés
web-device-accept = Folytatod ezen az eszközön?
web-device-accept-lead = Átveszi annak az eszköznek a nevét és helyeit, amelyről a hivatkozás jött. Amije eddig volt, azt elengedi.
web-device-accept-go = Igen, itt
web-size = Betűméret
web-size-normal = Normál
web-size-large = Nagy
web-size-huge = Óriási
web-buzz = Rezgés, ha én jövök
web-notify = Üzenet, ha én jövök
web-notify-denied = A böngésző nem engedi; a beállításaiban megváltoztatható.
web-chat-show = Csevegés az asztal fölött
web-host-make = Legyen ő a házigazda
web-host-sure = Legyen { $name } a házigazda? Ezután csak { $name } indíthat, állíthat meg vagy fejezhet be játszmát.
web-mute = Elnémítás
web-unmute = Szólhat újra
web-muted = elnémítva

## Rules
web-rules-chapters = Fejezetek
web-rules-english = A teljes szabályok, minden értelmezésünkkel, angolul olvashatók. A rövid játékleírás a te nyelveden szól.
web-rules-missing = Ehhez a játékhoz még senki sem írt szabályoldalt.
web-rules-whole = A teljes szabályok

## Looking back
web-play-back = Lejátszás
web-speed = Sebesség
web-eyes = Kinek a szeme
web-eyes-all = Néző
web-eyes-running = Ha véget ért a játszma, mindenki szemével nézheted.
web-open-cards = Minden kéz nyíltan
web-link-step = Hivatkozás erre a lépésre
web-link-step-lead = Aki megnyitja, az asztalt a(z) { $step }. lépés után látja.

## The screen for the room
web-screen-join = Olvasd be, vagy nyisd meg a címet és írd be a kódot
web-full-screen = Teljes képernyő
