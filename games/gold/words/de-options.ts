import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    firstGame: {
      name: 'Erste Partie',
      about: 'Das Grundspiel mit langsamerer Sanduhr, für alle, die es noch nie gespielt haben.',
    },
    edition2011: {
      name: 'Ausgabe von 2011',
      about: 'Ein schwarzer Diamant zu 19 Punkten und 5 Punkte für jeden vollständigen Satz.',
    },
    noMagic: { name: 'Ohne Magie', about: 'Das Profispiel ohne magische Gegenstände.' },
    slow: {
      name: 'Fernpartie',
      about: 'Einer teilt die Beute in Haufen, die anderen wählen, wann sie Zeit haben.',
    },
  },
  options: {
    game: {
      name: 'Spielart',
      about: 'Im Profispiel gibt es magische Gegenstände; das Grundspiel ist einfacher.',
      value: '{value, select, advanced {Profispiel} other {Grundspiel}}',
    },
    magic: { name: 'Magische Gegenstände', about: 'Karten, die überraschend die Regeln ändern.' },
    division: {
      name: 'Teilen der Beute',
      about: 'Alle verhandeln gegen die Sanduhr, oder einer macht Haufen und die anderen wählen.',
      value: '{value, select, bargain {Verhandeln} other {Teilen und wählen}}',
    },
    clock: {
      name: 'Sanduhr',
      about: 'Wie lange eine Verhandlung dauern darf, bevor alles verloren ist.',
      value:
        '{value, select, standard {60 Sekunden} blitz {30 Sekunden} relaxed {90 Sekunden} long {120 Sekunden} days {24 Stunden} other {Keine Sanduhr}}',
    },
    freeze: {
      name: 'Am Ende keine neuen Angebote',
      about: 'In den letzten fünf Sekunden kann man Angebote nur annehmen oder zurückziehen.',
    },
    display: {
      name: 'Horte',
      about: 'Du merkst dir, was andere genommen haben, oder es wird für alle mitgezählt.',
      value: '{value, select, memory {Aus dem Gedächtnis} other {Mitgezählt}}',
    },
    blackDiamond: {
      name: 'Schwarzer Diamant',
      about: 'Was der eine schwarze Diamant wert ist.',
      value: '{n} Punkte',
    },
    setBonus: {
      name: 'Vollständige Sätze',
      about: 'Punkte für Edelsteine in allen Farben: einmal oder für jeden Satz.',
      value: '{value, select, once {Einmal} other {Für jeden Satz}}',
    },
    market: {
      name: 'Der Markt',
      about: 'Nach welchem erlegten Drachen alle mit allen handeln dürfen.',
      value: '{value, select, beforeEighth {Nach dem achten Drachen} other {Nach dem siebten Drachen}}',
    },
    gifts: { name: 'Geschenke auf dem Markt', about: 'Man darf geben, ohne etwas dafür zu bekommen.' },
    perRed: {
      name: 'Ein Gegenstand je rotem Spielstein',
      about: 'Magier bringen für jeden roten Spielstein einen Gegenstand, nicht nur einen.',
    },
    wizardFirst: {
      name: 'Magier zuerst',
      about: 'Der einzige Magier bei einem Drachen nimmt zuerst dessen rote Spielsteine, wie im Grundspiel.',
    },
    dexterity: {
      name: 'Flinke Unsichtbare Hand',
      about: 'Sie stiehlt heimlich, bis sie jemand erwischt; sonst wird sie offen gespielt.',
    },
  },
}
