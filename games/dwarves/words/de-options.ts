import type { Translation } from '#games/saying'
import type { options as en } from './en-options.ts'

export const options: Translation<typeof en> = {
  presets: {
    firstGame: {
      name: 'Erste Partie',
      about: 'Ohne Zeitdruck: Bei „Vergiss es!“ wird gewartet, bis alle geantwortet haben.',
    },
    atOnce: { name: 'Sofort los', about: 'Wer anfängt, wird ausgelost: Niemand wird nach seinen Händen gefragt.' },
    quick: { name: 'Schnelle Partie', about: '10 Gold zum Sieg statt 15, und wer anfängt, wird ausgelost.' },
    strict: {
      name: 'Wie an einem echten Tisch',
      about: 'Man sieht die Rückseiten gelegter Karten, und „Vergiss es!“ wirkt nur, wenn es gelegt wurde.',
    },
  },
  options: {
    goldToWin: { name: 'Gold zum Sieg', about: 'Wer zuerst so viel Gold hat, gewinnt.', value: '{n} Gold' },
    suddenDeath: {
      name: 'Höchstens 60 Runden',
      about: 'Dann ist die Partie vorbei, und es gewinnt, wer führt. Gut unter Fremden.',
    },
    start: {
      name: 'Wer anfängt',
      about: 'Wer die schmutzigsten Hände hat, oder das Los entscheidet.',
      value: '{value, select, dirtiest {Die schmutzigsten Hände} other {Das Los}}',
    },
    tieAward: {
      name: 'Prämie bei Gleichstand',
      about: 'Was die bekommen, die einen Kampf gemeinsam gewinnen.',
      value: '{value, select, full {Alle die volle Prämie} none {Nichts} other {Sie teilen sie}}',
    },
    bluffs: {
      name: 'Bluff-Karten',
      about: 'Was aus einer Karte wird, die nur gelegt wurde, um die anderen zu erschrecken.',
      value: '{value, select, discarded {Abgeworfen} other {Zurück auf die Hand}}',
    },
    backs: {
      name: 'Rückseiten gelegter Karten',
      about: 'Ob man sieht, dass eine gelegte Karte kein Ereignis sein kann.',
      value: '{value, select, hidden {Verborgen} other {Für alle sichtbar}}',
    },
    forget: {
      name: 'Vergiss es!',
      about: 'Jederzeit aus der Hand einzusetzen, oder nur als die gelegte Karte.',
      value: '{value, select, anytime {Auch aus der Hand} other {Nur wenn gelegt}}',
    },
    fourthClears: {
      name: 'Auch die vierte vertreibt',
      about: 'Eine vierte Kreatur einer Art und jede weitere vertreibt noch deine eigenen.',
    },
    rolling: {
      name: 'Würfel',
      about: 'Sie rollen von selbst, oder du wählst, welche Kreatur als nächste würfelt.',
      value: '{value, select, auto {Von selbst} other {Von Hand}}',
    },
    clock: {
      name: 'Zeit für „Vergiss es!“',
      about: 'Wie lange alle über ein Ereignis nachdenken dürfen.',
      value: '{value, select, standard {5 Sekunden} days {Höchstens ein Tag} other {Bis alle geantwortet haben}}',
    },
  },
}
