import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    tavernLight: {
      name: 'Reicher Tisch',
      about: 'Ein Feengold mehr für alle und drei Extra-Kreaturen in jeder Runde.',
    },
    shortGame: { name: 'Kurze Partie', about: 'Zum Sieg genügen zwei Punkte statt drei.' },
    ranked: {
      name: 'Turnier',
      about: 'Höchstens zwölf Runden, und die Münzen werden für alle mitgezählt.',
    },
  },
  options: {
    pointsToWin: {
      name: 'Punkte zum Sieg',
      about: 'Wer zuerst so viele Punkte hat, gewinnt sofort.',
      value: '{n}',
    },
    specialsPerRound: {
      name: 'Extra-Kreaturen je Runde',
      about: 'Wie viele Extra-Kreaturen in jeder Runde dabei sind.',
      value: '{n}',
    },
    startFG: { name: 'Feengold am Anfang', about: 'Das Gold, das nach jeder Runde zurückkommt.', value: '{n}' },
    coinCounts: {
      name: 'Münzen hinter den Sichtschirmen',
      about: 'Wie viel alle von den verborgenen Münzen sehen.',
      value: '{value, select, hidden {Verborgen} tracked {Mitgezählt} other {Offen}}',
    },
    roundLimit: {
      name: 'Rundengrenze',
      about: 'Nach so vielen Runden endet die Partie. Wer führt, gewinnt.',
      value: '{n, plural, =0 {Keine Grenze} one {# Runde} other {# Runden}}',
    },
    brigandAmount: {
      name: 'Beute des Wegelagerers',
      about: 'Wer erfährt, wie viele Münzen er bekommen hat.',
      value: '{value, select, private {Nur die beiden} other {Alle}}',
    },
    amuletsPerBid: {
      name: 'Amulette in einer Faust',
      about: 'Mit zwei Amuletten zählen die Münzen vierfach.',
      value: '{n, plural, one {# Amulett} other {# Amulette}}',
    },
    blackInTiebreak: {
      name: 'Schwarze Münzen im Stechen',
      about: 'Eine schwarze Münze darf die Kreatur auch dann verhexen, wenn Silber entscheidet.',
    },
    curseSkipsTiebreak: {
      name: 'Ein Fluch beendet die Auktion',
      about: 'Niemand muss Silber auf eine Kreatur bieten, die schon verhext ist.',
    },
    quackCompulsory: {
      name: 'Der Scharlatan ist Pflicht',
      about: 'Wer ihn gewinnt, muss alle Steine für einen Punkt abgeben.',
    },
    apprenticeFreeWithoutPair: {
      name: 'Zauberlehrling auch umsonst',
      about: 'Wer keine zwei gleichen Steine hat, bekommt den Punkt umsonst.',
    },
    doppelgangerDeclare: {
      name: 'Doppelgänger ansagen',
      about: 'Bevor eine Fähigkeit genutzt wird, oder erst, wenn du gesehen hast, wie es ausging.',
      value: '{value, select, before {Vorher} other {Nachher}}',
    },
    ghostCopiesDoppelganger: {
      name: 'Geist kopiert Doppelgänger',
      about: 'Der Geist darf auch die Fähigkeit des Doppelgängers nutzen.',
    },
    thiefVictimViaCopy: {
      name: 'Wen ein kopierter Dieb bestiehlt',
      about: 'Den Zweiten der laufenden Auktion oder jener, in der der Dieb selbst versteigert wurde.',
      value: '{value, select, currentAuction {Laufende Auktion} other {Auktion des Diebs}}',
    },
    goblinLastAuctioned: {
      name: 'Kobold und Wichtel als letzte Karte',
      about: 'Sie werden auch dann versteigert, wenn sie keine Karte mehr spielen können.',
    },
  },
}
