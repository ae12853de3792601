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
    unclear: 'Noch etwas unklar? Die vollständigen Regeln beantworten jede Frage, auch über die Suche.',
    whole: 'Alle Regeln lesen',
  },
  whole: 'Alle Regeln',
  contents: 'Inhalt',
  cards: 'Die Karten',
  cardsAbout: 'Alle Karten des Spiels, und was die Regeln über sie sagen.',
  moreAboutCard: 'Mehr zu dieser Karte',
  rulings: '{n, plural, one {# Klarstellung} other {# Klarstellungen}}',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort, eine Karte, eine Nummer',
  clear: 'Suche löschen',
  found:
    '{n, plural, =0 {Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger Wörtern.} one {# Stelle gefunden.} other {# Stellen gefunden.}}',
  table: 'Tabelle: {title}',
  toTop: 'Nach oben',
}
