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
   *[FI] suomalainen opas
 }
