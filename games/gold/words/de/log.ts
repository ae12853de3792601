import type { Translation } from '#games/saying'
import type { log as enLog, phrases as enPhrases } from '../en/log.ts'

/** German. Tokens are always in the accusative, and the sentences are phrased accordingly. */
export const log: Translation<typeof enLog> = {
  stuck: 'Alle sitzen fest: Jeder Platz ruft einen Abenteurer heim.',
  divides: '{who} {whoIs, select, you {teilst} other {teilt}} die Beute in Haufen.',
  guests: 'Unter den Drachen {n, plural, one {ist ein Gast} other {sind # Gäste}}: {cards}.',
  dragonDrawn:
    'In Höhle {spot} liegt {cardThe} (Stärke {strength}, {hidden, plural, =0 {nichts} other {#}} verborgen) und hütet {tokens}.',
  readyAgain: 'Bei <whoAs>dir</whoAs> wieder bereit: {team}.',
  turnSkipped: '{who} {whoIs, select, you {hast} other {hat}} alle Abenteurer bei Drachen und setzt aus.',
  calledHome: 'Heimgerufen: {team}.',
  sent: '{who} {whoIs, select, you {schickst} other {schickt}} {cardObject} gegen {dragonObject}.',
  sentWithBlade:
    '{who} {whoIs, select, you {schickst} other {schickt}} {cardObject} gegen {dragonObject}, dazu {bladeObject}.',
  slain: '{cardThe} wird von <partyAs>dir</partyAs> erlegt',
  hid: '{cardThe} verbarg noch {tokens}.',
  redClaimed:
    '{whoIs, select, you {<whoAs>dein</whoAs> {card}} other {{cardThe} von {who}}} nimmt {red} vor allen anderen.',
  lost: 'Verloren! Niemand bekommt {tokens}.',
  shares: 'Hinter die Sichtschirme: {shares}.',
  victim:
    '{whoIs, select, you {<whoAs>dein</whoAs> {card}} other {{cardThe} von {who}}} hat es auf <victimAs>dich</victimAs> abgesehen.',
  victimByLot:
    '{whoIs, select, you {<whoAs>dein</whoAs> {card}} other {{cardThe} von {who}}} hat es auf <victimAs>dich</victimAs> abgesehen, so will es das Los.',
  theftFailed:
    '{whoIs, select, you {<whoAs>dein</whoAs> {card}} other {{cardThe} von {who}}} findet niemanden zum Bestehlen.',
  stolen:
    '{victimIs, select, you {{who} stiehlt <victimAs>dir</victimAs> {token}} other {{who} {whoIs, select, you {stiehlst} other {stiehlt}} {token} von {victim}}}.',
  stolenUnseen:
    '{victimIs, select, you {{who} stiehlt <victimAs>dir</victimAs> einen Spielstein} other {{who} {whoIs, select, you {stiehlst} other {stiehlt}} einen Spielstein von {victim}}}.',
  left: '{who} verlässt die Partie.',
  screensUp: 'Die Sichtschirme werden gehoben: {hoards}.',
  most: {
    nobody: 'Mehrheit bei {gem, select, blue {Blau} green {Grün} purple {Lila} yellow {Gelb} other {Weiß}}: niemand.',
    nothing:
      'Mehrheit bei {gem, select, blue {Blau} green {Grün} purple {Lila} yellow {Gelb} other {Weiß}}: {leaders}; Punkte gibt es nicht.',
    one: 'Mehrheit bei {gem, select, blue {Blau} green {Grün} purple {Lila} yellow {Gelb} other {Weiß}}: {leaders} {leadersIs, select, you {bekommst} other {bekommt}} {points, plural, one {# Punkt} other {# Punkte}}.',
    each: 'Mehrheit bei {gem, select, blue {Blau} green {Grün} purple {Lila} yellow {Gelb} other {Weiß}}: {leaders} {leadersIs, select, youToo {bekommt} other {bekommen}} je {points, plural, one {# Punkt} other {# Punkte}}.',
    only: 'Mehrheit bei {gem, select, blue {Blau} green {Grün} purple {Lila} yellow {Gelb} other {Weiß}}: {leaders}; nur {winners} {winnersIs, select, you {bekommst} other {bekommt}} {points, plural, one {# Punkt} other {# Punkte}}.',
  },
  over: '{who} {whoIs, select, you {gewinnst} youToo {teilt euch den Sieg} other {{n, plural, one {gewinnt} other {teilen sich den Sieg}}}} · {points}',
  points: '{who} {total} (Spielsteine {tokens}, Edelsteine {gems})',
  pointsWithSets: '{who} {total} (Spielsteine {tokens}, Edelsteine {gems}, Sätze {sets})',

  bargain: '{partyIs, select, youToo {Ihr verhandelt über {loot}: {party}} other {{party} verhandeln über {loot}}}.',
  bargainFor:
    '{partyIs, select, youToo {Ihr verhandelt {time} lang über {loot}: {party}} other {{party} verhandeln {time} lang über {loot}}}.',
  wants: '{who} {whoIs, select, you {möchtest} other {möchte}} {tokens}.',
  wantsNothing: '{who} {whoIs, select, you {hast} other {hat}} keinen besonderen Wunsch.',
  waives: '{who} {whoIs, select, you {verzichtest} other {verzichtet}} auf {tokens}.',
  waivesNothing: '{who} {whoIs, select, you {würdest} other {würde}} alles nehmen.',
  offer: '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}}: {shares}.',
  accepts: '{who} {whoIs, select, you {nimmst} other {nimmt}} Angebot {number} an.',
  offerWithdrawn: '{who} {whoIs, select, you {ziehst} other {zieht}} das Angebot zurück.',
  acceptanceWithdrawn: '{who} {whoIs, select, you {nimmst} other {nimmt}} die Zusage zurück.',
  noDeal: '{who} {whoIs, select, you {sagst} other {sagt}} „Keine Einigung“.',
  says: '{who}: „{phrase}“',
  frozen: 'Der Sand ist fast durchgelaufen: keine neuen Angebote mehr.',
  closing: 'Angebot {number} hat alle nötigen Stimmen: der letzte Moment für einen Rückzieher.',
  closingStopped: 'Jemand macht einen Rückzieher: noch keine Einigung.',
  divided: 'Die Beute ist geteilt.',
  failed: { sand: 'Der Sand ist ohne Einigung durchgelaufen.', refused: 'Niemand will eine Einigung.' },
  faded: {
    drawn: 'In Höhle {spot} liegt {cardThe}.',
    taken: '{who} {whoIs, select, you {nimmst} other {nimmt}} einen Spielstein aus Höhle {spot}.',
    bargain:
      '{partyIs, select, youToo {Ihr verhandelt: {party}} other {{party} verhandeln}}. (Aus dem Gedächtnis: Die Angebote verblassen.)',
    offer: '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}}.',
    heaps: '{who} {whoIs, select, you {machst} other {macht}} die Haufen.',
    red: '{whoIs, select, you {<whoAs>dein</whoAs> {card}} other {{cardThe} von {who}}} nimmt vor allen anderen, was rot ist.',
    shares: 'Alle Anteile kommen hinter die Sichtschirme.',
    lost: 'Die Beute ist verloren.',
  },
  partyShrank: 'In der Gruppe noch übrig: {party}.',
  heaps: '{whoIs, select, you {<whoAs>Deine</whoAs> Haufen} other {Die Haufen von {who}}}: {heaps}.',
  heapTaken: '{who} {whoIs, select, you {nimmst} other {nimmt}} Haufen {heap}.',
  sharesSwapped: 'Die Anteile von <seatsAs>dir</seatsAs> werden vertauscht.',
  sandStopped: 'Der Sand steht still.',
  sandTurned: 'Der Sand läuft von vorn.',
  sandTurnedFor: 'Der Sand läuft von vorn: {time}.',
  silenced: '{who} {whoIs, select, you {musst} other {muss}} nicht zustimmen, aber einen Spielstein bekommen.',

  marketOpened: 'Der Markt öffnet: Tauscht, was hinter euren Sichtschirmen liegt',
  marketClosed: 'Der Markt schließt',
  trade:
    '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}} an <partnersAs>dich</partnersAs>.',
  tradeKnown:
    '{whoIs, select, you {<whoAs>Dein</whoAs> Angebot {number}} other {Angebot {number} von {who}}} an <partnersAs>dich</partnersAs>: {deal}.',
  traded: 'Getauscht: {deal}.',
  lapsed: 'Verfallen: Angebot {numbers}.',
  done: '{who} {whoIs, select, you {bist} other {ist}} fertig.',

  reshuffled: 'Die benutzten Gegenstände werden gemischt und bilden den neuen Stapel.',
  objectTaken: '{who} {whoIs, select, you {nimmst} other {nimmt}} {cardObject}.',
  objectTakenUnseen: '{who} {whoIs, select, you {nimmst} other {nimmt}} einen Gegenstand.',
  played: '{who} {whoIs, select, you {spielst} other {spielt}} {cardObject}.',
  playedOn: '{who} {whoIs, select, you {spielst} other {spielt}} {cardObject}: {target}.',
  cancelled: '{whoIs, select, you {<whoAs>dein</whoAs> {ward}} other {{wardThe} von {who}}} bannt {cardObject}.',
  dragonsSwapped: 'Die Drachen in {spots} tauschen die Höhlen.',
  muddled: '{who} {whoIs, select, you {suchst} other {sucht}} aus, was der Dieb bekommt.',
  tokenTaken: '{who} {whoIs, select, you {nimmst} other {nimmt}} {token} aus Höhle {spot}.',
  recalled:
    '{whoIs, select, you {{cardThe} kommt aus Höhle {spot} zu <whoAs>dir</whoAs>} other {{cardThe} von {who} kommt aus Höhle {spot}}} zurück und ruht.',
  moved:
    '{whoIs, select, you {Bei <whoAs>dir</whoAs> geht {cardThe}} other {{cardThe} von {who} geht}} von Höhle {from} zu Höhle {to}.',
  stronger: 'Der Drache in Höhle {spot} ist um {by} stärker.',
  scried: 'Der Drache in Höhle {spot} verbarg {tokens}, jetzt für alle sichtbar.',
  cloaked: 'Kein Dieb darf <whoAs>dich</whoAs> bei diesem Drachen bestehlen.',
  ready: 'Bei <whoAs>dir</whoAs> bereit: {team}.',
  caught:
    'Erwischt! {whoIs, select, you {<whoAs>Du</whoAs> siehst} other {{who} sieht}} {thiefIs, select, you {<thiefAs>deine</thiefAs> {card}} other {{cardObject} von {thief}}} in Höhle {spot}: Sie gibt {token} zurück.',
  caughtTooLate:
    'Erwischt! {whoIs, select, you {<whoAs>Du</whoAs> siehst} other {{who} sieht}} {thiefIs, select, you {<thiefAs>deine</thiefAs> {card}} other {{cardObject} von {thief}}} in Höhle {spot}: Doch der Spielstein ist schon weg.',
  callMissed:
    '{who} {whoIs, select, you {rufst} other {ruft}} für Höhle {spot} zu Unrecht „Erwischt!“ und {whoIs, select, you {darfst} other {darf}} eine Weile nicht mehr rufen.',
  handSpent:
    '{who} {whoIs, select, you {hast} other {hat}} {cardObject} dreimal benutzt und {whoIs, select, you {legst} other {legt}} sie ab.',
}

export const phrases: Translation<typeof enPhrases> = {
  'need silver': 'Ich brauche Silber',
  'need gold': 'Ich brauche Gold',
  'need red': 'Ich brauche Rot',
  'need blue': 'Ich brauche Blau',
  'need green': 'Ich brauche Grün',
  'need purple': 'Ich brauche Lila',
  'need yellow': 'Ich brauche Gelb',
  'need white': 'Ich brauche Weiß',
  'need black': 'Ich brauche den schwarzen Diamanten',
  'too much for you': 'Das ist zu viel für dich',
  'too little for me': 'Das ist mir zu wenig',
  'you lead': 'Du liegst vorn',
  'fair?': 'Gerecht?',
  'take it': 'Nimm es an',
  'rather lose it': 'Lieber verliere ich alles',
  'my last offer': 'Mein letztes Angebot',
  'not below this': 'Nicht weniger als das',
  thanks: 'Danke',
  hurry: 'Beeilung',
}
