# Leçon 4. Une carte utile (« out ») complète la phase ; les cartes non vues sont toutes celles que le joueur n’a pas vues.
outs-name = Les cartes utiles
outs-idea = La probabilité pour la prochaine carte est : cartes utiles sur cartes non vues ; pour plusieurs tirages, multipliez les probabilités d’échec et passez à l’événement contraire.

# Exercice 1 : une suite ouverte aux deux bouts.
outs-both-ends-hint = Tom a huit nombres qui se suivent. Quel nombre peut venir juste avant, et lequel juste après ? Pensez ensuite aux cartes qui remplacent n’importe quel nombre.
outs-both-ends-not-part = Cela compte deux sortes de cartes, par exemple un nombre et les jokers. Une autre sorte encore aide Tom.
outs-both-ends-not-one-end = C’est une seule sorte de cartes. Plusieurs sortes complètent sa suite.
outs-both-ends-not-skips = Une carte Passer ne fait jamais partie d’une phase : elle n’est donc pas utile.
outs-both-ends-not-kinds = Trois sortes de cartes aident. Comptez maintenant combien il y a de cartes de chaque sorte.
outs-both-ends-why = Une suite ouverte aux deux bouts attend deux nombres et les jokers. Lena attend un nombre et les jokers.

# Exercice 2 : trois tirages dans la pioche de six cartes.
outs-three-draws-hint = Calculez la probabilité que les trois tirages échouent. Combien de cartes reste-t-il avant le troisième, et combien ne sont pas utiles ?
outs-three-draws-not-sum = Certain ? Quatre des six cartes ne sont pas utiles. Trois tirages peuvent-ils tous échouer ?
outs-three-draws-not-two = C’est la probabilité en deux tirages. Il en reste un.
outs-three-draws-not-back = Ce serait juste si l’on remettait chaque carte. Ici, la pioche diminue à chaque tirage.
outs-three-draws-why = Les trois échouent dans 4/6 × 3/5 × 2/4 des cas. Les autres cas ont au moins une carte utile.

# Exercice 3 : douze autres cartes vues, dont quatre 5.
outs-seen-hint = Deux nombres changent : combien de cartes utiles sont encore non vues, et combien de cartes en tout sont encore non vues ?
outs-seen-not-pile = Vous avez retiré les quatre 5 des cartes utiles. Mais toutes les cartes qu’elle a vues quittent aussi les cartes non vues.
outs-seen-not-outs = Vous avez retiré des cartes non vues celles qu’elle a vues. Mais certaines étaient des cartes utiles.
outs-seen-not-before = C’était sa probabilité avant. Elle a vu d’autres cartes depuis.
outs-seen-why = Les cartes vues changent les deux nombres de la fraction : les cartes utiles parmi elles au numérateur, toutes au dénominateur.

# Exercice 4 : à partir de combien de tirages une carte utile est plus probable qu’aucune.
outs-even-hint = Réglez le tableau sur 16 cartes utiles et 96 cartes non vues. Changez le nombre de tirages et regardez la ligne « au moins une carte utile ».
outs-even-not-sum = Trois fois un sixième font un demi, mais les probabilités de plusieurs tirages ne s’additionnent pas ainsi.
outs-even-not-sure = Six tirages suffisent, mais moins suffisent aussi.
outs-even-why = La probabilité monte vite au début, puis de plus en plus lentement. Ce ne serait certain qu’après 81 tirages : il y a 80 cartes qui ne sont pas utiles.

# Exercice 5 : Tom en trois tirages.
outs-within-three-hint = Combien des 98 cartes ne sont pas utiles ? Multipliez les probabilités que le premier, le deuxième et le troisième tirage échouent. Puis passez à l’événement contraire.
outs-within-three-not-sum = Vous avez additionné les probabilités de trois tirages. Les cas avec deux ou trois cartes utiles sont alors comptés plusieurs fois.
outs-within-three-not-back = Ce serait juste si l’on remettait chaque carte. Mais chaque tirage laisse une carte de moins.
outs-within-three-why = Trois échecs de suite sont la seule façon de ne pas réussir. Un moins cette probabilité donne celle d’au moins une carte utile.

# Exercice 6 : le dé ou les cartes.
outs-die-is-die = Le dé
outs-die-is-cards = Les cartes
outs-die-is-same = Les deux ont les mêmes chances
outs-die-hint = Regardez les lignes du tableau. Laquelle ressemble à un lancer de dé, où chaque essai se passe comme si l’on avait remis la carte ?
outs-die-not-die = Un dé oublie ses échecs : à chaque lancer, c’est de nouveau une chance sur six. Que deviennent les cartes non vues après chaque échec ?
outs-die-not-same = Le premier essai a la même probabilité. Mais après un échec, il y a moins de cartes non vues, et les cartes utiles sont encore toutes là.
outs-die-why = Après chaque échec, la part des cartes utiles parmi les cartes qui restent est plus grande. Un dé a toujours six faces.

# Expérience : six tirages.
outs-six-draws-ask = Lena pioche six cartes. Parmi les 96 cartes non vues, 16 sont utiles : les 5 et les jokers. Quelle est la probabilité qu’elle pioche au moins une carte utile ?
outs-six-draws-yes = Au moins une des six cartes est utile : un 5 ou un joker.
outs-six-draws-no = Aucune des six cartes n’est un 5 ou un joker.

# Expérience : deux tirages dans la pioche de six cartes.
outs-small-ask = Vous piochez deux des six cartes Y3 W B7 R9 G11 S. Quelle est la probabilité qu’au moins l’une d’elles soit le Y3 ou le joker ?
outs-small-yes = Au moins une des deux cartes est utile.
outs-small-no = Aucune des deux cartes n’est utile.

# Expérience : trois cartes cachées vont d’abord à d’autres.
outs-hidden-ask = Trois autres joueurs piochent une carte chacun, et vous n’en voyez aucune. Puis Lena pioche. Quelle est la probabilité que sa carte soit utile ?
outs-hidden-yes = Les trois premières cartes sont allées aux autres. La dernière est celle de Lena, et elle est utile.
outs-hidden-no = Les trois premières cartes sont allées aux autres. La dernière est celle de Lena, et elle n’est pas utile.

# Modèle : plusieurs tirages.
outs-draws-title = Au moins une carte utile en plusieurs tirages
outs-draws-good = Cartes utiles
outs-draws-cards = Cartes non vues
outs-draws-draws = Tirages
outs-draws-row-next = La prochaine carte est utile
outs-draws-row-within = Au moins une carte utile parmi ces tirages
outs-draws-row-back = La même chose, si l’on remettait chaque carte
outs-draws-row-sum = Faux : probabilité d’un tirage fois nombre de tirages

# La fiche.
outs-sheet-count = Vous avez ces dix cartes en main et il vous faut une suite de 9. Vous n’avez vu aucune autre carte. Combien des 98 autres cartes complètent la suite ? Un joker remplace n’importe quelle carte numérotée.
outs-sheet-next = Quelle est la probabilité que la prochaine carte piochée complète la suite ?
outs-sheet-two = Une petite pioche compte { $cards } cartes. { $outs ->
    [one] Une d’elles est utile.
   *[other] { $outs } d’entre elles sont utiles.
 } Vous piochez deux cartes, sans remise. Quelle est la probabilité d’avoir au moins une carte utile ?
outs-sheet-seen = Revenons à votre suite de 9. Plus tard, { $faces } autres cartes sont visibles sur la table. { $gone ->
    [one] L’une d’elles est une de vos cartes utiles.
   *[other] { $gone } d’entre elles sont de vos cartes utiles.
 } Quelle est maintenant la probabilité que la prochaine carte piochée soit utile ?
outs-sheet-hidden = Revenons au début, quand vous n’aviez vu aucune autre carte. { $others } autres joueurs piochent une carte chacun, et vous n’en voyez aucune. Quelle est maintenant la probabilité que la prochaine carte piochée soit utile ?
outs-sheet-three = Encore votre suite de 9 : vous n’avez vu aucune autre carte. Quelle est la probabilité d’avoir au moins une carte utile dans vos trois prochains tirages ? Prenez une calculatrice.
