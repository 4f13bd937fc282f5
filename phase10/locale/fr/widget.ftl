# Ce que chaque widget peut avoir à dire.

widget-error = Une erreur s’est produite ici et rien n’a été modifié. Essayez autrement ; les détails sont dans le journal du serveur.
widget-copied = Copié
