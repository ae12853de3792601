import type { Translation } from '#games/saying'
import type { log as en } from '../en/log.ts'

export const log: Translation<typeof en> = {
  hands: 'Zeigt her eure Hände: {hands}.',
  hand: '{who} {dirt, select, spotless {blitzsauber} dusty {staubig} sticky {klebrig} other {dreckig}}',
  begins: '{who} {whoIs, select, you {fängst} other {fängt}} an.',
  reshuffled: {
    creature: 'Die abgeworfenen Kreaturen werden gemischt und bilden den neuen Stapel.',
    other: 'Die übrigen abgeworfenen Karten werden gemischt und bilden den neuen Stapel.',
  },
  draws: '{who} {whoIs, select, you {ziehst} other {zieht}} {cardObject}.',
  drawsFrom: {
    creature: '{who} {whoIs, select, you {ziehst} other {zieht}} eine Kreatur.',
    other: '{who} {whoIs, select, you {ziehst} other {zieht}} vom Stapel der übrigen Karten.',
  },
  passedOver:
    '{who} {whoIs, select, you {hast} other {hat}} keine Karte und {whoIs, select, you {wirst} other {wird}} übergangen.',
  // The card at the end: after a long name that is pressed as a whole, “ab.” would stand on a line of its own.
  discards: '{who} {whoIs, select, you {wirfst} other {wirft}} ab: {cardObject}.',
  plays: '{who} {whoIs, select, you {spielst} other {spielt}} {cardObject}.',
  thawed: 'Aus dem Eis kommt {cardThe} zu <whoAs>dir</whoAs>.',
  aversion: '{whose} duldet keine {kinds}.',
  third: {
    dwarf: 'Der dritte Zwerg! Jetzt dulden sie nirgends mehr {kinds}.',
    elf: 'Der dritte Elf! Jetzt dulden sie nirgends mehr {kinds}.',
    troll: 'Der dritte Troll! Jetzt dulden sie nirgends mehr {kinds}.',
    other:
      '{n, select, 3 {Die dritte Kreatur} other {Kreatur Nummer {n}}} ihrer Art! Jetzt dulden sie nirgends mehr {kinds}.',
  },
  left: {
    aversion: '{whose} {n, plural, one {stapft davon} other {stapfen davon}}.',
    thaw: '{whose} {n, plural, one {schmilzt dahin} other {schmelzen dahin}}.',
    stare: '{whose} {n, plural, one {wird zu Stein} other {werden zu Stein}}.',
    lastStare: '{whose} {n, plural, one {starrt ein letztes Mal} other {starren ein letztes Mal}}.',
    peace: '{whose} {n, plural, one {hat genug vom Kämpfen} other {haben genug vom Kämpfen}}.',
  },
  leftWith: {
    aversion: '{whose} {n, plural, one {stapft davon} other {stapfen davon}}, und „{abilityThe}“ geht mit.',
    thaw: '{whose} {n, plural, one {schmilzt dahin} other {schmelzen dahin}}, und „{abilityThe}“ geht mit.',
    stare: '{whose} {n, plural, one {wird zu Stein} other {werden zu Stein}}, und „{abilityThe}“ geht mit.',
    lastStare:
      '{whose} {n, plural, one {starrt ein letztes Mal} other {starren ein letztes Mal}}, und „{abilityThe}“ geht mit.',
    peace:
      '{whose} {n, plural, one {hat genug vom Kämpfen} other {haben genug vom Kämpfen}}, und „{abilityThe}“ geht mit.',
  },
  ability: {
    new: '{who} {whoIs, select, you {spielst} other {spielt}} „{abilityThe}“ auf {group}.',
    again: '{who} {whoIs, select, you {spielst} other {spielt}} „{abilityThe}“ noch einmal auf {group}.',
    instead: '{who} {whoIs, select, you {spielst} other {spielt}} „{abilityThe}“ statt „{oldThe}“ auf {group}.',
  },
  handsUp: 'Alle Karten auf den Tisch: {hands}.',
  cardsOf: '{who}: {cards}',
  battle:
    '– {whoIs, select, you {<whoAs>Du</whoAs> rufst} other {{who} ruft}} zum Kampf: {card} (je {n} Kämpfer, Prämie {award}) –',
  sends: '{who} {whoIs, select, you {schickst} other {schickt}} {crowd}.',
  sitsOut: '{who} {whoIs, select, you {hast} other {hat}} niemanden zu schicken und setzt aus.',
  rolls: '{fighter} würfelt {dice}.',
  rollsAndFinds: '{fighter} würfelt {dice} und findet {treasure}.',
  rerolls: '{fighter} würfelt die {from} neu und bekommt eine {to}.',
  rerollsAndFinds: '{fighter} würfelt die {from} neu und bekommt eine {to}: insgesamt {treasure}.',
  lays: {
    card: '{who} {whoIs, select, you {legst} other {legt}} {cardObject} verdeckt hin.',
    hidden: '{who} {whoIs, select, you {legst} other {legt}} eine Karte verdeckt hin.',
    creature: '{who} {whoIs, select, you {legst} other {legt}} eine Kreatur verdeckt hin.',
    other: '{who} {whoIs, select, you {legst} other {legt}} eine der übrigen Karten verdeckt hin.',
    nothing: '{who} {whoIs, select, you {legst} other {legt}} nichts.',
  },
  turnedUp: 'Aufgedeckt: {cards}.',
  event: '{who} mit {cardThe}',
  bluff: '{who} {whoIs, select, you {bluffst} other {blufft}} ({cardThe})',
  bluffReturned: '{who} {whoIs, select, you {nimmst} other {nimmt}} den Bluff zurück: {cardThe}.',
  fizzles: '{whoIs, select, you {<whoAs>deine</whoAs> Karte {card}} other {{cardThe} von {who}}} verpufft.',
  playsEvent: '{who} {whoIs, select, you {spielst} other {spielt}} {event}.',
  cancelled: {
    hand: '{who}: „Vergiss es!“ {ownerIs, select, you {<ownerAs>Deine</ownerAs> Karte {cardThe}} other {{cardThe} von {owner}}} bewirkt nichts.',
    laid: '{who}, mit der Karte auf dem Tisch: „Vergiss es!“ {ownerIs, select, you {<ownerAs>Deine</ownerAs> Karte {cardThe}} other {{cardThe} von {owner}}} bewirkt nichts.',
    ownHand:
      '{who}: „Vergiss es!“ {ownerIs, select, you {<ownerAs>Deine</ownerAs> eigene Karte {cardThe}} other {{cardThe}, von {owner} selbst,}} bewirkt nichts.',
    ownLaid:
      '{who}, mit der Karte auf dem Tisch: „Vergiss es!“ {ownerIs, select, you {<ownerAs>Deine</ownerAs> eigene Karte {cardThe}} other {{cardThe}, von {owner} selbst,}} bewirkt nichts.',
  },
  eyes: '{whoIs, select, you {{who} schielst nach der Beute und pfeifst vor dich hin} other {{who} schielt nach der Beute und pfeift vor sich hin}}.',
  scared: '{fighter} versteckt sich unter dem Tisch: {strength} weniger.',
  scaredOfNothing: '{fighter} versteckt sich unter dem Tisch: Es geht keine Stärke verloren.',
  rollsAgain: '{fighter} würfelt noch einmal: {dice} mehr Stärke.',
  swapped: '{who} {whoIs, select, youToo {tauscht} other {tauschen}} die Banner und damit die Stärken.',
  treasureLost:
    'Es ist nicht alles Gold, was glänzt: {who} {whoIs, select, you {verlierst} other {verliert}} {treasure}.',
  noTreasure: '{who} {whoIs, select, you {hast} other {hat}} keinen Schatz zu verlieren.',
  richVein: '{who} stößt auf eine reiche Ader: {n, plural, one {# Schatz} other {# Schätze}} mehr.',
  safe: 'Wenn {who} {whoIs, select, you {gewinnst} other {gewinnt}}, muss keiner gehen.',
  won: {
    alone: '{who} {whoIs, select, you {gewinnst} other {gewinnt}} den Kampf mit Stärke {strength}!',
    over: '{who} {whoIs, select, you {gewinnst} other {gewinnt}} den Kampf mit Stärke {strength} ({others})!',
    tie: 'Gleichstand bei Stärke {strength} zwischen <whoAs>dir</whoAs>: {whoIs, select, youToo {{n, plural, =2 {Ihr gewinnt beide} other {Ihr gewinnt alle}}} other {{n, plural, =2 {Beide gewinnen} other {Alle gewinnen}}}}!',
    tieOver:
      'Gleichstand bei Stärke {strength} zwischen <whoAs>dir</whoAs> ({others}): {whoIs, select, youToo {{n, plural, =2 {Ihr gewinnt beide} other {Ihr gewinnt alle}}} other {{n, plural, =2 {Beide gewinnen} other {Alle gewinnen}}}}!',
    other: '{who} {strength}',
  },
  paid: {
    both: '{who} {whoIs, select, you {bekommst} other {bekommt}} {gold}: Schatz {treasure} und Prämie {award}.',
    treasure: '{who} {whoIs, select, you {bekommst} other {bekommt}} {gold}: Schatz {treasure} und keine Prämie.',
    award: '{who} {whoIs, select, you {bekommst} other {bekommt}} {gold} Prämie.',
    nothing: '{who} {whoIs, select, you {bekommst} other {bekommt}} dafür kein Gold.',
  },
  gives:
    '{whoIs, select, you {<whoAs>deine</whoAs> Großzügigen} other {Die Großzügigen von {who}}} verschenken Gold: {gifts}.',
  gift: '{n} an <whoAs>dich</whoAs>',
  takes:
    '{who} {whoIs, select, you {bedienst dich} other {bedient sich}} an {fromIs, select, you {<fromAs>deiner</fromAs> Beute} other {der Beute von {from}}}: {gold}.',
  falls: '{who} {whoIs, select, you {verlierst} other {verliert}} {cardObject}, den Preis des Sieges.',
  fallsWith:
    '{who} {whoIs, select, you {verlierst} other {verliert}} {cardObject}, den Preis des Sieges, und „{abilityThe}“ geht mit.',
  dust: 'Der Staub legt sich.',
  over: '– {all} –',
  wins: '{whoIs, select, you {<whoAs>Du</whoAs> gewinnst} youToo {<whoAs>Du</whoAs> teilt euch den Sieg} other {{who} {n, plural, one {gewinnt} other {teilen sich den Sieg}}}}',
  winsAtLast:
    'Die Zeit ist um: {who} {whoIs, select, you {gewinnst} youToo {teilt euch den Sieg} other {{n, plural, one {gewinnt} other {teilen sich den Sieg}}}}',
  gold: '{who} {gold}',
}
