import type { Translation } from '#games/saying'
import type { rules as en } from '../en/rules.ts'

export const rules: Translation<typeof en> = {
  title: 'Regeln',
  choose: 'Über welches Spiel willst du lesen?',
  allGames: 'Alle Spiele',
  howTo: {
    title: 'So wird gespielt',
    aim: 'Das Ziel',
    pieces: 'Das Material',
    turn: 'So läuft es ab',
    worked: 'Ein Beispiel, Schritt für Schritt',
    end: 'Das Ende',
    unclear: 'Noch etwas unklar? Alle Regeln, mit Suche, beantworten jede Frage.',
    whole: 'Alle Regeln lesen',
  },
  whole: 'Alle Regeln',
  contents: 'Inhalt',
  cards: 'Die Karten',
  cardsAbout: 'Jede Karte aus der Schachtel, und was die Regeln über sie sagen.',
  rulings: '{n, plural, one {# Klarstellung} other {# Klarstellungen}}',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort, eine Karte, eine Nummer',
  clear: 'Suche leeren',
  found:
    '{n, plural, =0 {Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger Wörtern.} one {# Stelle gefunden.} other {# Stellen gefunden.}}',
  table: 'Tabelle: {title}',
  toTop: 'Nach oben',
}
