/** The question to a seat. */
export const questions = {
  sentences: '{sentences}',
  attack: 'Your turn: send your {team} against a dragon.',
  heaps:
    'Divide the loot, {loot}, into {heaps, plural, one {# heap} other {# heaps}}; the others choose first, the last heap is yours.',
  heap: 'Which heap do you take?',
  victim: 'Whom does your {thief} rob?',
  victimLooks: 'Whom does your {thief} rob? With your {wizard} there you will look and pick.',
  token: 'Behind {who}’s screen: {hoard}. Which token do you steal?',
  tokenGiven: 'You have {hoard}. Which token does {who}’s {thief} get?',
  recall: 'All adventurers of everybody are on dragons: which of yours comes home?',

  /** A window for objects: what has just happened or is about to, and then what the player may do about it. */
  turnNext: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} turn comes next.',
  lootShown: 'The loot is shown.',
  lootOf: 'The loot of {dragonObject} for {party}: {loot}.',
  deal: 'The deal: {shares}.',
  robbed: '{who}’s {thief} is about to rob you.',
  onlyPass: 'You can only pass.',
  play: 'Play an object or pass?',
  call: 'Call “Caught!” or pass?',
  playOrCall: 'Play an object, call “Caught!” or pass?',
  /** One of these questions, and how long the window is open. */
  inTime: '{question} ({time})',

  share: 'Share the loot.',
  bargainSand: 'The loot of {dragonObject} for {party}: {loot} (the sand is {time}).',
  bargainNoSand: 'The loot of {dragonObject} for {party}: {loot} (no sand runs).',
  offer:
    '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}}: {shares}; accepted by {accepting}.',
  offerAlone:
    '{whoIs, select, you {<whoAs>Your</whoAs> offer {number}} other {Offer {number} by {who}}}: {shares}; accepted by nobody yet.',
  closing: 'Offer {number} closes unless somebody steps back.',

  market: 'The Market: trade tokens, or say “done”.',
  marketFor: 'The Market ({time}): trade tokens, or say “done”.',
  have: 'You have {hoard}.',
  trade: 'Offer {number} by {who}: {deal}.',
} as const

/** The target of an object or an adventurer: on the table by dragon, in the log by spot. */
export const targets = {
  spot: 'spot {spot}',
  dragon: '{card}',
  two: '{both}',
  onDragon: '{card} on {dragonObject}',
  toDragon: '{card} to {dragonObject}',
  fromDragon: '{token} from {dragonObject}',
  onSpot: '{card} on spot {spot}',
  toSpot: '{card} to spot {spot}',
  fromSpot: '{token} from spot {spot}',
  theirs: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card}',
  theirsOn: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} on {dragonObject}',
} as const

/** Possible answers. */
export const options = {
  yes: 'yes',
  seat: '{who}',
  card: '{card}',
  heap: '{heap}: {tokens}',
  offer: 'offer {number}',
  offerBy: 'offer {number} by {who}',
  withdraw: { offer: 'my offer', acceptance: 'my acceptance' },
} as const

/** The possible moves, if there is a choice; objects are named by title. */
export const moves = {
  place: 'attack',
  pass: 'pass',
  call: 'caught',
  claim: 'claim',
  waive: 'waive',
  offer: 'offer',
  accept: 'accept',
  withdraw: 'withdraw',
  noDeal: 'no deal',
  say: 'say',
  done: 'done',
} as const
