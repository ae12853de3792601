import type { Terms } from '#games/terms'

export const terms: Terms = {
  party: {
    forms: 'Gruppe',
    text: 'Alle, die einen Abenteurer beim erlegten Drachen haben. Jeder hat eine Stimme, egal wie viele da sind.',
  },
  loot: { forms: 'Beute', text: 'Der Schatz des erlegten Drachen: was offen lag und was er verbarg.' },
  sand: { forms: 'Sand', text: 'Die Zeit zum Verhandeln. Läuft er ohne Einigung ab, ist die ganze Beute verloren.' },
  market: { forms: 'Markt*', text: 'Zwischen den Drachen dürfen alle Spielsteine hinter den Sichtschirmen tauschen.' },
  curse: {
    forms: 'verflucht*|Fluch*',
    text: 'Im Profispiel bekommt der Besitzer des schwarzen Diamanten nichts für Edelsteine, auch nicht für alle fünf Farben.',
  },
  object: {
    forms: 'magische* Gegenst*',
    text: 'Im Profispiel finden ihn Magier für rote Spielsteine. Er wird einmal gespielt.',
  },
  guest: { forms: 'Gast|Gäste*', text: 'Ein selbst gemachter Drache. Ein Tisch darf bis zu drei davon einladen.' },
}
