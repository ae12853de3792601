/**
 * What happened, one line each. A spot is one of the four places in the row of dragons, numbered from the left. A party
 * is everyone with an adventurer on a slain dragon. Headings in the log have no full stop.
 */
export const log = {
  stuck: 'Everybody is stuck: each calls one adventurer home.',
  divides: '{who} {whoIs, select, you {divide} other {divides}} the loot into heaps.',
  guests: 'Among the dragons {n, plural, one {is a guest} other {are # guests}}: {cards}.',
  dragonDrawn:
    'On spot {spot} lies {card} (strength {strength}, {hidden, plural, =0 {nothing} other {#}} hidden): {tokens}.',
  readyAgain:
    '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {team} {n, plural, one {is} other {are}} ready again.',
  turnSkipped:
    '{who} {whoIs, select, you {have} other {has}} all adventurers on dragons and {whoIs, select, you {skip} other {skips}} the turn.',
  calledHome: 'Called home: {team}.',
  sent: '{who} {whoIs, select, you {send} other {sends}} {cardObject} against {dragonObject}.',
  sentWithBlade:
    '{who} {whoIs, select, you {send} other {sends}} {cardObject} against {dragonObject}, with {bladeObject}.',
  slain: '{cardThe} is slain by {party}',
  hid: '{cardThe} hid {tokens}.',
  redClaimed: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} takes {red} before all others.',
  lost: 'Lost: {tokens}.',
  shares: 'Behind the screens: {shares}.',
  victim: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} goes for {victim}.',
  /** The clock ran out, and a victim was drawn. */
  victimByLot: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} goes for {victim}, by lot.',
  theftFailed: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} finds nobody to rob.',
  stolen: '{who} {whoIs, select, you {steal} other {steals}} {token} from {victim}.',
  stolenUnseen: '{who} {whoIs, select, you {steal} other {steals}} a token from {victim}.',
  left: '{who} {whoIs, select, you {leave} other {leaves}} the game.',
  screensUp: 'Screens up: {hoards}.',
  /** Who has the most of a gem, and what each of them is paid for it. */
  most: {
    nobody: 'Most {gem, select, blue {blue} green {green} purple {purple} yellow {yellow} other {white}}: nobody.',
    nothing:
      'Most {gem, select, blue {blue} green {green} purple {purple} yellow {yellow} other {white}}: {leaders}; nothing is paid.',
    one: 'Most {gem, select, blue {blue} green {green} purple {purple} yellow {yellow} other {white}}: {leaders} {leadersIs, select, you {get} other {gets}} {points, plural, one {# point} other {# points}}.',
    each: 'Most {gem, select, blue {blue} green {green} purple {purple} yellow {yellow} other {white}}: {leaders} get {points, plural, one {# point} other {# points}} each.',
    /** The holder of the black diamond is paid nothing, so of two tied leaders only one may be. */
    only: 'Most {gem, select, blue {blue} green {green} purple {purple} yellow {yellow} other {white}}: {leaders}; only {winners} {winnersIs, select, you {get} other {gets}} {points, plural, one {# point} other {# points}}.',
  },
  over: '{who} {whoIs, select, you {win} other {{n, plural, one {wins} other {share the win}}}} · {points}',
  /** One player's points: for tokens, for majorities of gems, and for complete sets. */
  points: '{who} {total} (tokens {tokens}, gems {gems})',
  pointsWithSets: '{who} {total} (tokens {tokens}, gems {gems}, sets {sets})',

  bargain: '{party} bargain over {loot}.',
  bargainFor: '{party} bargain over {loot} for {time}.',
  wants: '{who} {whoIs, select, you {want} other {wants}} {tokens}.',
  wantsNothing: '{who} {whoIs, select, you {want} other {wants}} nothing in particular.',
  waives: '{who} {whoIs, select, you {do} other {does}} not want {tokens}.',
  waivesNothing: '{who} would take anything.',
  offer: '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}}: {shares}.',
  accepts: '{who} {whoIs, select, you {accept} other {accepts}} offer {number}.',
  offerWithdrawn: '{who} {whoIs, select, you {take} other {takes}} the offer back.',
  acceptanceWithdrawn: '{who} no longer {whoIs, select, you {accept} other {accepts}}.',
  noDeal: '{who} {whoIs, select, you {say} other {says}} “no deal”.',
  says: '{who}: “{phrase}”',
  frozen: 'The sand is nearly through: no more offers.',
  closing: 'Offer {number} has all the votes it needs: last chance to step back.',
  closingStopped: 'Somebody steps back: no deal yet.',
  divided: 'The loot is divided.',
  failed: { sand: 'The sand has run out without a deal.', refused: 'Nobody wants a deal.' },
  /** The same after it has faded from memory: what happened, but not which tokens. */
  faded: {
    drawn: 'On spot {spot} lies {card}.',
    taken: '{who} {whoIs, select, you {take} other {takes}} a token from spot {spot}.',
    bargain: '{party} bargain. (From memory: what was offered fades.)',
    offer: '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}}.',
    heaps: '{who} {whoIs, select, you {make} other {makes}} the heaps.',
    red: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} takes what is red before all others.',
    shares: 'Everybody’s share goes behind the screens.',
    lost: 'The loot is lost.',
  },
  partyShrank: 'Of the party are left: {party}.',
  heaps: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} heaps: {heaps}.',
  heapTaken: '{who} {whoIs, select, you {take} other {takes}} heap {heap}.',
  sharesSwapped: '{seats} get each other’s shares.',
  sandStopped: 'The sand stands still.',
  sandTurned: 'The sand begins anew.',
  sandTurnedFor: 'The sand begins anew: {time}.',
  silenced: '{who} need not agree, but must get a token.',

  marketOpened: 'The Market opens: trade what is behind your screens',
  marketClosed: 'The Market closes',
  trade: '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}} to {partners}.',
  tradeKnown:
    '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}} to {partners}: {deal}.',
  traded: 'Trade: {deal}.',
  lapsed: 'Lapsed: offer {numbers}.',
  done: '{who} {whoIs, select, you {are} other {is}} done.',

  reshuffled: 'The used objects are shuffled and become the pile.',
  objectTaken: '{who} {whoIs, select, you {take} other {takes}} {cardObject}.',
  objectTakenUnseen: '{who} {whoIs, select, you {take} other {takes}} an object.',
  played: '{who} {whoIs, select, you {play} other {plays}} {cardObject}.',
  playedOn: '{who} {whoIs, select, you {play} other {plays}} {cardObject}: {target}.',
  cancelled: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {ward} cancels {cardObject}.',
  dragonsSwapped: 'The dragons on {spots} change places.',
  muddled: '{who} will pick what the thief gets.',
  tokenTaken: '{who} {whoIs, select, you {take} other {takes}} {token} from spot {spot}.',
  recalled: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} goes home from spot {spot} and rests.',
  moved: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} goes from spot {from} to spot {to}.',
  stronger: 'The dragon on spot {spot} is {by} stronger.',
  scried: 'The dragon on spot {spot} hid {tokens}, now for all to see.',
  cloaked: 'No thief may rob {who} at this kill.',
  ready: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {team} {n, plural, one {is} other {are}} ready.',
  caught:
    'Caught! {whoIs, select, you {<whoAs>You</whoAs> see} other {{who} sees}} {thiefIs, select, you {<thiefAs>your</thiefAs>} other {{thief}’s}} {card} on spot {spot}: {token} goes back.',
  caughtTooLate:
    'Caught! {whoIs, select, you {<whoAs>You</whoAs> see} other {{who} sees}} {thiefIs, select, you {<thiefAs>your</thiefAs>} other {{thief}’s}} {card} on spot {spot}: but the token is gone.',
  callMissed:
    '{who} {whoIs, select, you {call} other {calls}} “Caught!” on spot {spot}, wrongly, and may not call for a while.',
  handSpent:
    '{who} {whoIs, select, you {have} other {has}} used {cardObject} three times and {whoIs, select, you {discard} other {discards}} it.',
} as const

/** What can be said in a bargain with one tap, to everybody. It is not binding. `you` is whomever they look at. */
export const phrases = {
  'need silver': 'I need silver',
  'need gold': 'I need gold',
  'need red': 'I need red',
  'need blue': 'I need blue',
  'need green': 'I need green',
  'need purple': 'I need purple',
  'need yellow': 'I need yellow',
  'need white': 'I need white',
  'need black': 'I need the black diamond',
  'too much for you': 'That is too much for you',
  'too little for me': 'That is too little for me',
  'you lead': 'You are in the lead',
  'fair?': 'Fair?',
  'take it': 'Take it',
  'rather lose it': 'I would rather lose it all',
  'my last offer': 'My last offer',
  'not below this': 'Not below this',
  thanks: 'Thanks',
  hurry: 'Hurry',
} as const
