# Was jedes Widget zu sagen haben kann.

widget-error = Hier ist etwas schiefgegangen, und es wurde nichts geändert. Versuch es anders; Einzelheiten stehen im Protokoll des Servers.
widget-copied = Kopiert
