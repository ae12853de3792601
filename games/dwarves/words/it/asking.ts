import type { DwarvesWords } from '../en.ts'

export const questions: DwarvesWords['questions'] = {
  hands: 'Quanto hai sporche le mani? Comincia chi le ha più sporche.',
  draw: 'Hai {n, plural, one {# carta} other {# carte}} in mano, pesca fino a 5: da quale mazzo?',
  turn: 'Tocca a te: gioca una carta, o scartane una.',
  onlyDiscard: 'Tocca a te: scarta una carta.',
  fighters: '{card} (premio {award}): manda {n, plural, one {# combattente} other {# combattenti}}.',
  roll: 'I tuoi dadi: quale creatura tira ora?',
  reroll: '{fighter} ha tirato {dice} e non ha trovato nulla. Tiri di nuovo un dado?',
  rerollFound: '{fighter} ha tirato {dice} e ha trovato {treasure}. Tiri di nuovo un dado?',
  lay: 'Giochi una carta coperta, o nessuna?',
  target: {
    boo: 'Bu! Chi spaventi? Ciò che ha tirato non conta più come forza.',
    onceMore: 'Da capo, con sentimento: quale dei tuoi combattenti tira ancora?',
    wrongBanner: 'Bandiera sbagliata: con chi scambi la forza?',
    foolsGold: 'Oro degli stolti: di chi è il tesoro che scende a 0?',
  },
  react: {
    cannot:
      '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {event}: non hai nessuno «Scordatelo!», quindi lascia correre.',
    laid: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {event}: lo annulli con lo «Scordatelo!» che hai giocato coperto?',
    hand: '{whoIs, select, you {<whoAs>Giochi</whoAs>} other {{who} gioca}} {event}: lo annulli con lo «Scordatelo!» che hai in mano?',
  },
  winner: 'Non se ne accorgerà mai: dal bottino di chi prendi fino a 2 monete d’oro?',
  loss: 'Vinci, e perdi uno dei tuoi più forti ({n, plural, one {# dado} other {# dadi}} ciascuno). Quale?',
}

export const played: DwarvesWords['played'] = {
  plain: '{card}',
  fighter: '{card}, bersaglio {fighter}',
  seat: '{card} contro {whose, select, own {{whoIs, select, you {di te} other {di sé}}} other {{whoIs, select, you {di <whoAs>te</whoAs>} other {{who}}}}}',
  swap: '{card} con <whoAs>te</whoAs>',
  rolled: '{fighter} (ha tirato {dice})',
  rolledAndFound: '{fighter} (ha tirato {dice}, trovato {found})',
}

export const options: DwarvesWords['options'] = {
  yes: 'sì',
  dirt: {
    spotless: 'immacolate (ma i dadi li hai toccati?)',
    dusty: 'impolverate',
    sticky: 'appiccicose (di miele, speriamo)',
    filthy: 'luride (dritte dalla miniera)',
  },
  deck: {
    creature: 'creature ({n, plural, one {ne resta #} other {ne restano #}})',
    other: 'altro: battaglie, abilità o eventi ({n, plural, one {ne resta #} other {ne restano #}})',
    emptyCreature: 'creature (finite: {n, plural, one {si mescola # scarto} other {si mescolano # scarti}})',
    emptyOther:
      'altro: battaglie, abilità o eventi (finiti: {n, plural, one {si mescola # scarto} other {si mescolano # scarti}})',
  },
  card: '{card}',
  battle: '{card} ({n, plural, one {# combattente} other {# combattenti}} a testa, premio {award})',
  creature: {
    drivesOff: '{card} (scaccia {whom})',
    third: '{card} ({n, select, 3 {terza creatura} other {creatura n. {n}}} così sul tavolo: scaccia {whom})',
    thirdNobody:
      '{card} ({n, select, 3 {terza creatura} other {creatura n. {n}}} così sul tavolo: non scaccia nessuno)',
  },
  withAbility: '{whose} con {abilityThe}',
  ability: {
    new: '{abilityThe} per {whose}',
    instead: '{abilityThe} per {whose} (al posto di {oldThe})',
    already: '{abilityThe} per {whose} ({n, plural, one {ce l’ha già} other {ce l’hanno già}})',
  },
  stare: {
    one: '{whose}',
    ofSeveral: '{whose} (uno di {n})',
    with: '{whose} ({abilityThe})',
    ofSeveralWith: '{whose} (uno di {n}, {abilityThe})',
  },
  fighter: '{card} ({traits})',
  traits: {
    mayReroll: 'può tirare di nuovo',
    notLost: 'vincendo non si perde',
    givesFinds: 'regala ciò che trova',
    leaves: 'se ne va dopo la battaglia',
  },
  die: '{face, plural, =1 {l’1} other {il #}}',
  dieFind: '{face, plural, =1 {l’1} other {il #}} (trova tesoro)',
  lay: {
    event: '{card}',
    bluff: '{card} (come bluff)',
    sitOut: '{card} (non fa nulla: resti fuori)',
    alone: '{card} (non fa nulla: nessun altro combatte)',
  },
  target: {
    treasure: '{who} ({treasure})',
    strength: '{who} (forza {strength}, la tua {yours})',
  },
  spoils: '{who} (bottino: {gold})',
  loss: {
    several: '{card} ({finds}, uno di {n})',
    severalWith: '{card} ({finds}, uno di {n}, {abilityThe})',
    last: '{card} ({finds}, l’ultima creatura così)',
    lastWith: '{card} ({finds}, l’ultima creatura così, e con {abilityThe} è finita)',
  },
}

export const moves: DwarvesWords['moves'] = {
  creature: 'creatura',
  ability: 'abilità',
  battle: 'battaglia',
  event: 'evento',
  thaw: 'Disgelo',
  stare: 'Sguardo di Pietra',
  discard: 'scarta',
  next: 'tira',
  rest: 'tira per tutte',
  keep: 'tieni',
  die: 'tira di nuovo',
  none: 'nessuna carta',
  lay: 'gioca coperta',
  letBe: 'lascia correre',
  forget: 'Scordatelo!',
}
