# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Érj célba elsőként { $laps } kör után. A paklid alig több pontot ér, mint amennyi a legrövidebb úthoz kell: aki kisodródik, kifogy a lapokból.
howto-ausgebremst-turn-play = { $rules ->
    [family] Játszd ki a kezedben lévő { $hand } lap egyikét, és lépj pontosan annyi mezőt. Utána húzz újat.
   *[advanced] Játszd ki a kezedben lévő { $hand } lap egyikét, és lépj pontosan annyi mezőt. Utána húzd el valamelyik kupacod felső lapját.
}
howto-ausgebremst-turn-must = Ha bármelyik lapod kijátszható, egyet ki kell játszanod, akkor is, ha kivisz az ívről. Ha egyik sem, mutasd meg a lapjaidat, és várj.
howto-ausgebremst-turn-order = A rajtrács a játék sorrendje. A célnál csak a vonalig kell szabad út; a maradék pont elvész.

## The track
howto-ausgebremst-name-cards = Versenylapok
howto-ausgebremst-name-lanes = Sávok
howto-ausgebremst-name-room = Más autók
howto-ausgebremst-name-curve = Kanyarok
howto-ausgebremst-name-chicane = Sikánok
howto-ausgebremst-name-ideal = Ideális ív
howto-ausgebremst-name-six = Az élen a { $six }-os
howto-ausgebremst-track-cards = { $rules ->
    [family] Egy lap annyi mezőt ér, amennyi rajta áll. A paklidban { $size } lap van, összesen { $total } pont.
   *[advanced] Egy lap annyi mezőt ér, amennyi rajta áll. Minden pakli { $total } pontot ér.
}
howto-ausgebremst-track-lanes = Minden lépés a sávod vagy egy szomszédos sáv következő mezőjére visz. Oldalra és hátra soha.
howto-ausgebremst-track-room = Egy mezőn egy autó állhat, és autón nem lehet áthajtani. Két autó között átlósan át lehet csúszni.
howto-ausgebremst-track-curve = A sávokat fehér vonal választja el: kanyarban nincs sávváltás, és az előtte lévő utolsó sorból sem.
howto-ausgebremst-track-chicane = Csak a középső sáv szabad. Az ott álló autó az egész pályát elzárja.
howto-ausgebremst-track-ideal = Kanyarban a belső ív rövidebb. A legrövidebb út az első sorból, kiállással: { $way } mező.
howto-ausgebremst-track-six = Aki vezet, egyedül vagy mással egy vonalban, nem játszhat ki { $six }-ost. Szabad az autó első lépésénél, és ha már bármelyik autó célba ért.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Minden autó egyszer megáll, a { $first }. vagy a { $last }. kör után: fejezd be egy lépésed a boxutcában.
   *[advanced] Egyszer megállhatsz, a { $first }. vagy a { $last }. kör után: fejezd be egy lépésed a boxutcában. Így megkapod a boxlapjaidat.
}
howto-ausgebremst-pit-way = Be az A mezőnél, ki a C mezőnél, egymás mögött. Az A mezőn álló autó a bejáratot zárja el, a C mezőn álló a kijáratot.
howto-ausgebremst-pit-closed = A rajtnál és az utolsó körben a boxutca zárva van. Az áthajtás nem kiállás, és másodszor nem lehet megállni.

## Neutral cars
howto-ausgebremst-neutral-grid = Mindig { $cars } autó indul. A hiányzókat semlegesek pótolják, és elölről rajtolnak.
howto-ausgebremst-neutral-drive = A semleges autó felcsapja a felső lapját, és a legrövidebb úton megy. Ha nem tudja használni, állva marad, a lap pedig elveszett.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Ez is megáll: a { $first }. kör után, ha a lapja engedi, különben a { $last }. után.
   *[advanced] Sosem áll meg, de elzárhatja a boxutca be- és kijáratát.
}
howto-ausgebremst-neutral-points = A semleges autók helyet foglalnak, pontot nem kapnak: mögöttük senki sem lép előre.

## The advanced game
howto-ausgebremst-name-decks = Pakliválasztás
howto-ausgebremst-name-pit-cards = Boxlapok
howto-ausgebremst-name-piles = Kupacok
howto-ausgebremst-name-free-stop = Kiállás
howto-ausgebremst-advanced-decks = Minden verseny előtt mindenki titokban választ paklit. Mindegyik { $total } pontot ér; a gyorsban kevés lap van, sok magas.
howto-ausgebremst-advanced-deck = { $size } lap: { $counts }.
howto-ausgebremst-advanced-pit-cards = Egy vagy két lapod a boxutcában vár. Ha megállsz, az egyik a kezedbe kerül, a másik egy kupac tetejére.
howto-ausgebremst-advanced-piles = A többi lapot egyenként, lefelé fordítva { $piles } kupacra osztod. Kézben { $hand } lapod van, és bármelyik kupac tetejéről húzhatsz.
howto-ausgebremst-advanced-free-stop = A kiállás nem kötelező: nélküle a meglévő lapjaiddal mész tovább.

## Scoring
howto-ausgebremst-scoring-places = Pontok az első helytől az utolsóig: { $places }.
howto-ausgebremst-scoring-out = Aki a cél előtt kifogy a lapokból, kiesik, és nem kap pontot.
howto-ausgebremst-scoring-season = Versenyek ebben az idényben: { $races }. A pontok összeadódnak; holtversenynél az utolsó verseny helyezése dönt.
howto-ausgebremst-scoring-grid = A következő verseny az előző célba érkezés sorrendjében rajtol.

## Easily got wrong
howto-ausgebremst-mind-fit = A lapot végig le kell lépni. Ha autó áll az útban, egy rövidebb lap talán elfér; számolj, mielőtt játszol.
howto-ausgebremst-mind-level = Aki osztozik az elsőségen, az is vezet. Kanyarban egy vonalban az van, akinek a saját sávjában ugyanannyi mező van hátra a végéig.
howto-ausgebremst-mind-six = Ha az élen csupa { $six }-osod van, vársz. Kijátszhatod sikánban, vagy ha melletted másoknak is csak az van, és együtt elzárjátok a pályát.
howto-ausgebremst-mind-stop = Ne halogasd a kiállást: a { $last }. körben nélküle nem mehetsz el az A mező mellett, és ha mások elállják a bejáratot, várnod kell.
howto-ausgebremst-mind-reserve = Kiállás nélkül alig marad fölös pontod: minden kisodródás számít.
