import type { FistTips } from './en-tips.ts'

export const tips: FistTips = {
  groups: {
    standard: 'Basis-Kreaturen',
    special: 'Extra-Kreaturen',
  },
  figures: {
    price: 'Gold, das zahlt, wer die Kreatur anwirbt',
    hired: 'Wie oft jemand die Kreatur anwirbt',
    cursed: 'Wie oft ein Fluch dazwischenkommt',
    tied: 'Wie oft Silber entscheiden muss',
    bidders: 'Spieler, die mitbieten',
    table: 'Gold, das der ganze Tisch bietet',
    margin: 'Gold über dem zweithöchsten Gebot',
    points: 'Punkte, die sofort herauskommen',
    wins: 'Wie oft gewinnt, wer die Kreatur anwirbt',
    ends: 'Wie oft damit die Partie endet',
    stones: 'Steine dessen, der sie anwirbt',
    alike: 'Davon höchstens in einer Farbe',
    colours: 'Verschiedene Farben darunter',
    held: 'Wie oft so viele Steine hat, wer sie anwirbt',
    rounds: 'Runden in einer Partie',
    firstPointWins: 'Wie oft gewinnt, wer den ersten Punkt macht',
    empty: 'Fäuste, die sich leer öffnen',
    hiredByWinner: 'Kreaturen, die der Sieger anwirbt',
    hiredByRest: 'Kreaturen, die jeder andere anwirbt',
    unspentByWinner: 'Feengold, das der Sieger in einer Runde liegen lässt',
    unspentByRest: 'Feengold, das jeder andere in einer Runde liegen lässt',
  },
  rows: {
    price: 'nach Runde',
    held: 'Zahl der Steine',
  },
  maxims: {
    oneColour: {
      title: 'Sammle eine Farbe',
      text: '{sorcererThe} gibt für Steine einer Farbe zwei Punkte auf einmal. Wer {sorcererObject} anwirbt, gewinnt öfter als wer {wizardObject} oder {magicianObject} anwirbt.',
    },
    letGo: {
      title: 'Lass Karten ziehen',
      text: 'Die meisten Fäuste öffnen sich leer. Alle zahlen, auch wer verliert. Biete also für das, was dir jetzt hilft, und behalte sonst dein gewöhnliches Gold.',
    },
    spendFairy: {
      title: 'Gib dein Feengold aus',
      text: 'Es kommt am Ende der Runde zurück, ob benutzt oder nicht. Sieger lassen kaum etwas davon liegen.',
    },
    early: {
      title: 'Tausch Steine ein, bevor es teuer wird',
      text: 'Gegen Ende brauchen alle den letzten Punkt. Dann kosten {magicianThe} und {wizardThe} viel mehr als in der dritten Runde.',
    },
    easyPoints: {
      title: 'Leichte Punkte locken alle an',
      text: '{quackWizardThe} verlangt wenig und bringt sofort einen Punkt. Rechne mit hohen Geboten und mit mehr Flüchen als gegen {wizardObject}.',
    },
    firstPoint: {
      title: 'Der erste Punkt entscheidet wenig',
      text: 'Keine Panik, wenn jemand vor dir punktet: Wer den ersten Punkt macht, verliert trotzdem die meisten Partien.',
    },
  },
}
