# Pourquoi un joueur fait quelque chose : c’est aussi le coup de pouce donné sur la page.
bot-random = N’importe quelle action permise.
bot-deal = Il faut distribuer la manche suivante.
bot-choose = { $missing ->
    [0] Cette phase est déjà complète.
    [one] Il ne manque qu’une carte pour cette phase : aucune autre n’est plus proche.
   *[other] Il manque { $missing } cartes pour cette phase : aucune autre n’est plus proche.
 }
bot-take = Avec { $card }, il manque une carte de moins pour la phase.
bot-take-hit = { $card } va dans un groupe posé sur la table : la carte peut y être ajoutée tout de suite.
bot-draw = La carte visible n’aide pas ; une carte cachée aidera peut-être.
bot-draw-skip = La carte visible est une carte Passer : il ne reste que la pioche.
bot-lay = La phase est complète : une fois posée, elle est réussie, et on peut ensuite faire des ajouts.
bot-hit = { $card } va dans un groupe posé sur la table : une carte de moins à compter.
bot-skip = { $count ->
    [one] Une carte Passer ne sert à rien en main ; ce joueur n’a plus qu’une carte.
   *[other] Une carte Passer ne sert à rien en main ; ce joueur a encore { $count } cartes.
 }
bot-throw = La phase n’a pas besoin de { $card } ; parmi les cartes dont elle n’a pas besoin, aucune ne coûte plus cher ({ $points }).
bot-throw-dear = { $card } ne va nulle part, et aucune autre carte ne coûte plus cher ({ $points }).
bot-throw-kept = La phase n’a pas besoin de { $card } ; des cartes qui coûtent plus cher peuvent encore servir : dans une série, ou ajoutées à un groupe posé sur la table.

# D’après les chances : les pioches sont celles du meilleur jeu, seul avec le paquet.
bot-odds-choose = Pour cette phase, il faut prévoir { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $draws ->
    [one] pioche
   *[other] pioches
 } ; aucune autre n’en demande moins.
bot-odds-take = Avec { $card } en main, il faut prévoir { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $draws ->
    [one] pioche
   *[other] pioches
 } ; après une carte cachée, { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne.
bot-odds-draw = Après une carte cachée, il faut prévoir { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $hidden ->
    [one] pioche
   *[other] pioches
 } en moyenne ; avec { $card } en main, il n’en faut pas moins ({ NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
bot-odds-throw = Sans { $card }, il faut prévoir { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $draws ->
    [one] pioche
   *[other] pioches
 } : jeter une autre carte n’en laisserait pas moins.
bot-odds-throw-kept = Sans { $card }, il faut prévoir { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $draws ->
    [one] pioche
   *[other] pioches
 } ; pour en laisser moins, il faudrait jeter une carte qui va dans un groupe posé sur la table.
bot-odds-helps = Sans { $card }, { $missing ->
    [0] la phase reste complète
    [one] il manque une carte
   *[other] il manque { $missing } cartes
 } et, parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune n’aide
    [one] une aide
   *[other] { $count } aident
 } : jeter une autre carte ne serait pas mieux.
