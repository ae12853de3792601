import { moves, options, questions, targets } from './de/asking.ts'
import { cards, powers } from './de/cards.ts'
import { log, phrases } from './de/log.ts'
import { screen } from './de/screen.ts'
import type { GoldWords } from './en.ts'

/** German. Tokens are always in the accusative, and the messages are phrased accordingly. */
export const de: GoldWords = {
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
  gives:
    '{toIs, select, you {{who} gibt <toAs>dir</toAs> {tokens}} other {{who} {whoIs, select, you {gibst} other {gibt}} {tokens} an {to}}}',
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
      'Schick Abenteurer gegen Drachen. Sind die bei einem Drachen stark genug, stirbt er und hinterlässt seine Beute.',
    share: {
      sand: 'Alle, die dort einen Abenteurer haben, müssen dasselbe Angebot annehmen, bevor der Sand durchgelaufen ist, sonst ist alles verloren.',
      days: 'Alle, die dort einen Abenteurer haben, müssen binnen 24 Stunden dasselbe Angebot annehmen, sonst ist alles verloren. Alle dürfen je drei Angebote machen.',
      noSand:
        'Alle, die dort einen Abenteurer haben, müssen dasselbe Angebot annehmen. Die Beute ist nur verloren, wenn alle „Keine Einigung“ sagen.',
      heaps:
        'Einer von denen, die dort einen Abenteurer haben, teilt die Beute in Haufen. Die anderen wählen zuerst; wer geteilt hat, nimmt den letzten.',
    },
    worth: {
      plain:
        'Silber und Rot sind 1 Punkt wert, Gold 3, der schwarze Diamant {points}. Wer von einer Farbe die meisten Edelsteine hat, bekommt viele Punkte.',
      cursed:
        'Silber und Rot sind 1 Punkt wert, Gold 3, der schwarze Diamant {points}, doch wer ihn hat, bekommt nichts für Edelsteine. Wer von einer Farbe die meisten Edelsteine hat, bekommt viele Punkte.',
    },
    after: {
      plain: 'Ein Dieb bei einem erlegten Drachen stiehlt einem anderen Spieler dort einen Spielstein.',
      red: 'Ein Dieb bei einem erlegten Drachen stiehlt einem anderen Spieler dort einen Spielstein. Der einzige Magier bei einem Drachen nimmt zuerst die roten Spielsteine.',
      object:
        'Ein Dieb bei einem erlegten Drachen stiehlt einem anderen Spieler dort einen Spielstein. Mit einem Magier dort bringt dir ein roter Spielstein in deinem Anteil einen magischen Gegenstand.',
      both: 'Ein Dieb bei einem erlegten Drachen stiehlt einem anderen Spieler dort einen Spielstein. Der einzige Magier bei einem Drachen nimmt zuerst die roten Spielsteine. Mit einem Magier dort bringt dir ein roter Spielstein in deinem Anteil einen magischen Gegenstand.',
    },
    ready: 'Ist keiner deiner Abenteurer bereit, werden alle, die daheim sind, wieder bereit.',
  },
}
