# Sääntöjen ympärillä: komentorivillä ja sääntösivulla.
rulebook-none = Minkään säännön tunnuksessa tai tekstissä ei ole sanaa ”{ $word }”. Kokeile toista sanaa. Ilman sanaa näet kaikki säännöt.
rulebook-sources = Lähteet: { $sources }
rulebook-source = { $source ->
    [MAT] Mattelin sääntölehtinen
    [FUN] Fundexin sääntövihkot
    [RAV] Ravensburgerin sääntövihkot
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] ranskankielinen teksti
    [DE] saksalainen pistelaskuri
    [PT] brasilialainen askel askeleelta -ohje
    [WIKI] fanien tietosanakirja
    [APP] pistesovelluksen ohje
    [HOWTO] englanninkielinen ohjesivu
    [TABLE] yleinen tapa, jota ei ole missään nähdyssä sääntövihkossa
   *[FI] suomalainen opas
 }
rulebook-source-about = { $source ->
    [MAT] nykyisen painoksen sääntölehtinen muiden kopioimana; ranskankielinen teksti on siitä joka kohdassa samaa mieltä
    [FUN] entisen julkaisijan englanninkielisiä sääntövihkoja: 25-vuotisjuhlapainos (2005), Deluxe (2002) ja muita
    [RAV] saksalaisen julkaisijan sääntövihkoja, osittain: korttipeli (ranskaksi), Master (2008), lautapeli (2010)
    [TWIST] lautapeliversion säännöt muiden kopioimina
    [MASTERS] yhdysvaltalaisen peltirasiassa myydyn version sääntövihko (Fundex)
    [FR] ranskankielinen verkkosivu, joka kertoo Mattelin sääntölehtisen omin sanoin
    [DE] saksalaisen pistelaskurin ohjesivu
    [PT] brasilialainen verkkosivu, jolla peli käydään läpi askel askeleelta
    [WIKI] kopioita fanien kirjoittamista tietosanakirja-artikkeleista
    [APP] ohje, jonka pistesovellus antaa käyttäjilleen
    [HOWTO] englanninkielinen sivu siitä, miten peliä pelataan
    [TABLE] asiaa ei sanota missään nähdyssä sääntövihkossa: se on yleinen tapa tai seuraa muista säännöistä
   *[FI] suomalainen verkkosivu, jolla on kysymyksiä ja vastauksia
 }
rulebook-sources-title = Mistä tieto on peräisin
rulebook-name = Säännöt
rulebook-title = Mitä säännöt sanovat?
rulebook-lead = Jokainen sääntö lyhyesti. Näet myös, mistä sääntö on peräisin ja mitä sääntövihkot sanovat, kun ne eroavat toisistaan. Voit hakea millä tahansa viidestä kielestä.
rulebook-search = Hae sanalla tai säännön tunnuksella
rulebook-topics = Aiheet
rulebook-topic = { $topic ->
    [all] Kaikki
    [cards] Kortit
    [setup] Pelin aloitus
    [turn] Vuorosi
    [set] Sarjat
    [run] Suorat
    [color] Värit
    [wild] Jokerit
    [skip] Ohituskortit
    [hit] Korttien lisääminen
    [out] Kierroksen loppu
    [score] Pisteet
    [win] Voittaminen
   *[variant] Muunnelmat
 }
rulebook-count = { $count ->
    [one] yksi sääntö
   *[other] { $count } sääntöä
 }
rulebook-view = Mitä näytetään
rulebook-view-rules = Säännöt
rulebook-differences = Sääntövihkojen erot
rulebook-differences-lead = Sääntövihkot ja muut tekstit eivät ole kaikesta samaa mieltä. Tästä näet, miten kunkin kohdan voi pelata ja kuka niin sanoo. Sopikaa asiasta ennen peliä.
rulebook-default = Apurin oletus
rulebook-try = Kokeile
rulebook-try-name = Kokeile: { $rule }
