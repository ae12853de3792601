import type { GoldWords } from '../en.ts'

export const questions: GoldWords['questions'] = {
  sentences: '{sentences}',
  attack: 'Tocca a te: manda uno dei tuoi ({team}) contro un drago.',
  heaps:
    'Dividi il bottino ({loot}) in {heaps, plural, one {# mucchio} other {# mucchi}}; gli altri scelgono prima, l’ultimo mucchio è tuo.',
  heap: 'Quale mucchio prendi?',
  victim: 'Chi derubi con il tuo {thief}?',
  victimLooks: 'Chi derubi con il tuo {thief}? C’è anche il tuo {wizard}: guarderai e sceglierai.',
  token: 'Dietro lo schermo di {who}: {hoard}. Quale segnalino rubi?',
  tokenGiven: 'Dietro il tuo schermo: {hoard}. Quale segnalino riceve {thiefThe} di {who}?',
  recall: 'Tutti gli avventurieri di tutti sono sui draghi: quale dei tuoi torna a casa?',

  turnNext: 'Poi tocca a <whoAs>te</whoAs>.',
  lootShown: 'Il bottino è in vista.',
  lootOf: 'Il bottino di {dragonObject}: {loot}. La compagnia: {party}.',
  deal: 'L’accordo: {shares}.',
  robbed: '{thiefThe} di {who} sta per derubarti.',
  onlyPass: 'Puoi solo passare.',
  play: 'Giochi un oggetto o passi?',
  call: 'Gridi «Al ladro!» o passi?',
  playOrCall: 'Giochi un oggetto, gridi «Al ladro!» o passi?',
  inTime: '{question} ({time})',

  share: 'Spartite il bottino.',
  bargainSand: 'Il bottino di {dragonObject}: {loot}. La compagnia: {party}. La sabbia dura {time}.',
  bargainNoSand: 'Il bottino di {dragonObject}: {loot}. La compagnia: {party}. Senza clessidra.',
  offer:
    '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}}: {shares}; d’accordo: {accepting}.',
  offerAlone:
    '{whoIs, select, you {La <whoAs>tua</whoAs> offerta {number}} other {Offerta {number} di {who}}}: {shares}; d’accordo: ancora nessuno.',
  closing: 'L’offerta {number} si chiude, se nessuno si tira indietro.',

  market: 'Il Mercato: scambia segnalini, o di’ «ho finito».',
  marketFor: 'Il Mercato ({time}): scambia segnalini, o di’ «ho finito».',
  have: 'Dietro il tuo schermo: {hoard}.',
  trade: 'Offerta {number} di {who}: {deal}.',
}

export const targets: GoldWords['targets'] = {
  spot: 'tana {spot}',
  dragon: '{card}',
  two: '{both}',
  onDragon: '{card} su {dragonObject}',
  toDragon: '{card} verso {dragonObject}',
  fromDragon: '{token} da {dragonObject}',
  onSpot: '{card} nella tana {spot}',
  toSpot: '{card} alla tana {spot}',
  fromSpot: '{token} dalla tana {spot}',
  theirs: '{card} {whoIs, select, you {dei <whoAs>tuoi</whoAs>} other {di {who}}}',
  theirsOn: '{card} {whoIs, select, you {dei <whoAs>tuoi</whoAs>} other {di {who}}} su {dragonObject}',
}

export const options: GoldWords['options'] = {
  yes: 'sì',
  seat: '{who}',
  card: '{card}',
  heap: '{heap}: {tokens}',
  offer: 'offerta {number}',
  offerBy: 'offerta {number} di {who}',
  withdraw: { offer: 'la mia offerta', acceptance: 'il mio consenso' },
}

export const moves: GoldWords['moves'] = {
  place: 'attacca',
  pass: 'passa',
  call: 'al ladro!',
  claim: 'chiedi',
  waive: 'rinuncia',
  offer: 'offri',
  accept: 'accetta',
  withdraw: 'ritira',
  noDeal: 'nessun accordo',
  say: 'di’',
  done: 'ho finito',
}
