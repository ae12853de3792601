import { moves, options, questions, targets } from './de/asking.ts'
import { cards, powers } from './de/cards.ts'
import { log, phrases } from './de/log.ts'
import { screen } from './de/screen.ts'
import type { GoldWords } from './en.ts'

/** German. Tokens are always said in the accusative: messages are phrased so that it fits. */
export const de: GoldWords = {
  title: 'Drachengold',
  nothing: 'nichts',
  you: 'du',
  cards,
  powers,
  things: {
    silver: '{n} Silber',
    gold: '{n} Gold',
    red: '{n} Rot',
    blue: '{n} Blau',
    green: '{n} Grün',
    purple: '{n} Lila',
    yellow: '{n} Gelb',
    white: '{n} Weiß',
    black: 'den schwarzen Diamanten',
    token: '{n, plural, one {# Spielstein} other {# Spielsteine}}',
  },
  kinds: {
    silver: 'Silber',
    gold: 'Gold',
    red: 'Rot',
    blue: 'Blau',
    green: 'Grün',
    purple: 'Lila',
    yellow: 'Gelb',
    white: 'Weiß',
    black: 'schwarzer Diamant',
  },
  seconds: '{n, plural, one {# Sekunde} other {# Sekunden}}',
  hours: '{n, plural, one {# Stunde} other {# Stunden}}',
  share: '{who} {tokens}',
  gives: '{who} gibt {tokens} an {to}',
  givesYou: '{who} gibt dir {tokens}',
  youGive: 'du gibst {tokens} an {to}',
  heap: '{heap, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {F}}',
  heapOf: '{heap} {tokens}',
  log,
  phrases,
  questions,
  targets,
  options,
  moves,
  screen,
  intro: {
    attack:
      'Kurz gesagt: Schick Abenteurer gegen Drachen. Sind die bei einem Drachen stark genug, stirbt er und hinterlässt seine Beute.',
    bargain:
      'Die Gruppe (alle, die dort einen Abenteurer haben) muss ein und dasselbe Angebot annehmen, bevor der Sand durchgelaufen ist, sonst ist alles verloren.',
    worth:
      'Silber und Rot sind 1 Punkt wert, Gold 3; die Mehrheit bei einer Farbe der Edelsteine bringt viel; auf dem schwarzen Diamanten liegt vielleicht ein Fluch.',
    after:
      'Ist ein Drache erlegt, bestehlen Diebe die Gruppe, und Magier machen etwas aus Rot. Deine Abenteurer werden wieder bereit, wenn daheim keiner es mehr ist.',
  },
}
