# Mitä mikä tahansa pienoisohjelma voi joutua sanomaan.

widget-error = Jokin meni vikaan, eikä mitään muutettu. Kokeile toisella tavalla; tarkemmat tiedot ovat palvelimen lokissa.
widget-copied = Kopioitu
