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
      'Kurz gesagt: Schick Abenteurer gegen Drachen. Sind die bei einem Drachen stark genug, stirbt er und hinterlässt seine Beute.',
    share: {
      sand: 'Die Gruppe (alle, die dort einen Abenteurer haben) muss ein und dasselbe Angebot annehmen, bevor der Sand durchgelaufen ist, sonst ist alles verloren.',
      days: 'Die Gruppe (alle, die dort einen Abenteurer haben) muss binnen 24 Stunden ein und dasselbe Angebot annehmen, sonst ist alles verloren; alle dürfen je drei Angebote machen.',
      noSand:
        'Die Gruppe (alle, die dort einen Abenteurer haben) muss ein und dasselbe Angebot annehmen; die Beute ist nur verloren, wenn alle „Keine Einigung“ sagen.',
      heaps:
        'Einer aus der Gruppe (alle, die dort einen Abenteurer haben) teilt die Beute in Haufen, für jeden einen; die anderen wählen zuerst, und wer geteilt hat, nimmt den letzten.',
    },
    worth: {
      plain:
        'Silber und Rot sind 1 Punkt wert, Gold 3, der schwarze Diamant {points}; die Mehrheit bei einer Farbe der Edelsteine bringt viel.',
      cursed:
        'Silber und Rot sind 1 Punkt wert, Gold 3, der schwarze Diamant {points}, doch wer ihn hat, bekommt nichts für Edelsteine; die Mehrheit bei einer ihrer Farben bringt viel.',
    },
    after: {
      plain: 'Ist ein Drache erlegt, bestehlen Diebe die Gruppe.',
      red: 'Ist ein Drache erlegt, bestehlen Diebe die Gruppe; der einzige Magier dort nimmt zuerst die roten Spielsteine.',
      object:
        'Ist ein Drache erlegt, bestehlen Diebe die Gruppe; wer einen Magier dort und einen roten Spielstein in seinem Anteil hat, nimmt einen magischen Gegenstand.',
      both: 'Ist ein Drache erlegt, bestehlen Diebe die Gruppe; der einzige Magier dort nimmt zuerst die roten Spielsteine, und ein roter Spielstein bringt allen mit einem Magier dort einen magischen Gegenstand.',
    },
    ready: 'Ist keiner deiner Abenteurer mehr bereit, werden alle, die zu Hause sind, wieder bereit.',
  },
}
