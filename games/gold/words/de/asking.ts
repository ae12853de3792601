import type { Translation } from '#games/saying'
import type {
  moves as enMoves,
  options as enOptions,
  questions as enQuestions,
  targets as enTargets,
} from '../en/asking.ts'

export const questions: Translation<typeof enQuestions> = {
  sentences: '{sentences}',
  attack: 'Du bist dran. Wen schickst du gegen einen Drachen: {team}?',
  heaps:
    'Teile die Beute ({loot}) in {heaps, plural, one {# Haufen} other {# Haufen}}; die anderen wählen zuerst, der letzte Haufen ist deiner.',
  heap: 'Welchen Haufen nimmst du?',
  victim: 'Wen bestiehlt dein {thief}?',
  victimLooks: 'Wen bestiehlt dein {thief}? Dein {wizard} ist auch dort: Du darfst nachsehen und aussuchen.',
  token: '{who} hat hinter dem Sichtschirm {hoard}. Welchen Spielstein stiehlst du?',
  tokenGiven: 'Du hast {hoard}. Welchen Spielstein bekommt {thiefThe} von {who}?',
  recall: 'Alle Abenteurer sind bei Drachen: Welchen von deinen rufst du heim?',

  turnNext: 'Gleich {whoIs, select, you {bist {who}} other {ist {who}}} am Zug.',
  lootShown: 'Die Beute liegt offen.',
  lootOf: 'Die Gruppe ({party}) hat {dragonObject} erlegt und findet {loot}.',
  deal: 'Die Einigung: {shares}.',
  robbed: '{thiefThe} von {who} will dich bestehlen.',
  onlyPass: 'Du kannst nur passen.',
  play: 'Einen Gegenstand spielen oder passen?',
  call: '„Erwischt!“ rufen oder passen?',
  playOrCall: 'Einen Gegenstand spielen, „Erwischt!“ rufen oder passen?',
  inTime: '{question} ({time})',

  share: 'Teilt die Beute.',
  bargainSand: 'Die Gruppe ({party}) hat {dragonObject} erlegt und teilt {loot} (der Sand läuft {time}).',
  bargainNoSand: 'Die Gruppe ({party}) hat {dragonObject} erlegt und teilt {loot} (es läuft kein Sand).',
  offer:
    '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}}: {shares}; Zusagen: {accepting}.',
  offerAlone:
    '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}}: {shares}; noch keine Zusagen.',
  closing: 'Angebot {number} gilt gleich, wenn niemand einen Rückzieher macht.',

  market: 'Der Markt: Tausche Spielsteine oder sag „Fertig“.',
  marketFor: 'Der Markt ({time}): Tausche Spielsteine oder sag „Fertig“.',
  have: 'Du hast {hoard}.',
  trade: 'Angebot {number} von {who}: {deal}.',
}

export const targets: Translation<typeof enTargets> = {
  spot: 'Höhle {spot}',
  dragon: '{card}',
  two: '{both}',
  onDragon: '{card} gegen {dragonObject}',
  toDragon: '{card} gegen {dragonObject}',
  fromDragon: '{dragon}: {token}',
  onSpot: '{card}, Höhle {spot}',
  toSpot: '{card} zu Höhle {spot}',
  fromSpot: '{token} aus Höhle {spot}',
  theirs: '{card} von <whoAs>dir</whoAs>',
  theirsOn: '{card} von <whoAs>dir</whoAs> gegen {dragonObject}',
}

export const options: Translation<typeof enOptions> = {
  yes: 'ja',
  seat: '{who}',
  card: '{card}',
  heap: '{heap}: {tokens}',
  offer: 'Angebot {number}',
  offerBy: 'Angebot {number} von {who}',
  withdraw: { offer: 'mein Angebot', acceptance: 'meine Zusage' },
}

export const moves: Translation<typeof enMoves> = {
  place: 'angreifen',
  pass: 'passen',
  call: 'erwischt',
  claim: 'wünschen',
  waive: 'verzichten',
  offer: 'anbieten',
  accept: 'annehmen',
  withdraw: 'zurückziehen',
  noDeal: 'keine Einigung',
  say: 'sagen',
  done: 'fertig',
}
