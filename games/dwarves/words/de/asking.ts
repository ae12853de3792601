import type { Translation } from '#games/saying'
import type {
  moves as enMoves,
  options as enOptions,
  played as enPlayed,
  questions as enQuestions,
} from '../en/asking.ts'

export const questions: Translation<typeof enQuestions> = {
  hands: 'Wie schmutzig sind deine Hände? Die schmutzigsten fangen an.',
  draw: 'Du hast {n, plural, one {# Karte} other {# Karten}} und ziehst auf 5 nach: von welchem Stapel?',
  turn: 'Du bist dran: Spiel eine Karte oder wirf eine ab.',
  onlyDiscard: 'Du bist dran: Wirf eine Karte ab.',
  fighters: '{card} (Prämie {award}): Schick {n} Kämpfer.',
  roll: 'Deine Würfel: Welche Kreatur würfelt als Nächstes?',
  reroll: '{fighter} hat {dice} gewürfelt und nichts gefunden. Einen Würfel neu würfeln?',
  rerollFound: '{fighter} hat {dice} gewürfelt und {treasure} gefunden. Einen Würfel neu würfeln?',
  lay: 'Eine Karte verdeckt legen oder keine?',
  target: {
    boo: '„Buh!“ Wen erschreckst du? Sein Wurf zählt nicht als Stärke.',
    onceMore: '„Noch einmal mit Gefühl“: Welcher deiner Kämpfer würfelt noch einmal?',
    wrongBanner: '„Falsches Banner“: Mit wem tauschst du die Stärke?',
    foolsGold: '„Katzengold“: Wessen Schatz sinkt auf 0?',
  },
  react: {
    cannot:
      '{who} {whoIs, select, you {spielst} other {spielt}} {event}: Du hast kein „Vergiss es!“ und musst es zulassen.',
    laid: '{who} {whoIs, select, you {spielst} other {spielt}} {event}: Mit dem gelegten „Vergiss es!“ aufheben?',
    hand: '{who} {whoIs, select, you {spielst} other {spielt}} {event}: Mit dem „Vergiss es!“ aus deiner Hand aufheben?',
  },
  winner: '„Das merkt der nie“: Aus wessen Beute nimmst du bis zu 2 Gold?',
  loss: 'Du gewinnst und verlierst einen deiner Stärksten (je {n} Würfel). Welchen?',
}

export const played: Translation<typeof enPlayed> = {
  plain: '{cardObject}',
  fighter: '{cardObject} auf {fighter}',
  seat: '{cardObject} auf {whose, select, own {{whoIs, select, you {dich selbst} other {sich selbst}}} other {<whoAs>dich</whoAs>}}',
  swap: '{cardObject} mit <whoAs>dir</whoAs>',
  rolled: '{fighter} (gewürfelt: {dice})',
  rolledAndFound: '{fighter} (gewürfelt: {dice}, gefunden: {found})',
}

export const options: Translation<typeof enOptions> = {
  yes: 'ja',
  dirt: {
    spotless: 'blitzsauber (hast du die Würfel überhaupt angefasst?)',
    dusty: 'staubig',
    sticky: 'klebrig (Honig, hoffen wir)',
    filthy: 'dreckig (direkt aus der Mine)',
  },
  deck: {
    creature: 'Kreatur (noch {n})',
    other: 'übrige: Kampf, Fertigkeit oder Ereignis (noch {n})',
    emptyCreature:
      'Kreatur (leer: {n, plural, one {# abgeworfene Karte wird} other {# abgeworfene Karten werden}} gemischt)',
    emptyOther:
      'übrige: Kampf, Fertigkeit oder Ereignis (leer: {n, plural, one {# abgeworfene Karte wird} other {# abgeworfene Karten werden}} gemischt)',
  },
  card: '{card}',
  battle: '{card} (je {n} Kämpfer, Prämie {award})',
  creature: {
    drivesOff: '{card} (vertreibt {whom})',
    third: '{card} ({n, select, 3 {die dritte} other {Nummer {n}}} ihrer Art am Tisch: vertreibt {whom})',
    thirdNobody: '{card} ({n, select, 3 {die dritte} other {Nummer {n}}} ihrer Art am Tisch: vertreibt niemanden)',
  },
  withAbility: '{whose} mit „{abilityThe}“',
  ability: {
    new: '„{abilityThe}“ auf {whose}',
    instead: '„{abilityThe}“ auf {whose} (statt „{oldThe}“)',
    already: '„{abilityThe}“ auf {whose} (gilt dort schon)',
  },
  stare: {
    one: '{whose}',
    ofSeveral: '{whose} (1 von {n})',
    with: '{whose} („{abilityThe}“)',
    ofSeveralWith: '{whose} (1 von {n}, „{abilityThe}“)',
  },
  fighter: '{card} ({traits})',
  traits: {
    mayReroll: 'darf neu würfeln',
    notLost: 'geht durch einen Sieg nicht verloren',
    givesFinds: 'verschenkt Funde',
    leaves: 'geht nach dem Kampf',
  },
  die: 'die {face}',
  dieFind: 'die {face} (ein Fund)',
  lay: {
    event: '{card}',
    bluff: '{card}, als Bluff',
    sitOut: '{card} (bewirkt nichts: du setzt aus)',
    alone: '{card} (bewirkt nichts: sonst kämpft niemand)',
  },
  target: {
    treasure: '{who} ({treasure})',
    strength: '{who} (Stärke {strength}, deine {yours})',
  },
  spoils: '{who} (Beute: {gold})',
  loss: {
    several: '{card} ({finds}, 1 von {n})',
    severalWith: '{card} ({finds}, 1 von {n}, „{abilityThe}“)',
    last: '{card} ({finds}, die letzte Kreatur der Gruppe)',
    lastWith: '{card} ({finds}, die letzte Kreatur der Gruppe, „{abilityThe}“ geht mit)',
  },
}

export const moves: Translation<typeof enMoves> = {
  creature: 'Kreatur',
  ability: 'Fertigkeit',
  battle: 'Kampf',
  event: 'Ereignis',
  thaw: 'Tauwetter',
  stare: 'Steinerner Blick',
  discard: 'abwerfen',
  next: 'würfeln',
  rest: 'alle übrigen',
  keep: 'behalten',
  die: 'neu würfeln',
  none: 'keine Karte',
  lay: 'legen',
  letBe: 'zulassen',
  forget: 'Vergiss es!',
}
