import { expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { nobody, only } from '#kernel/secret'
import { ana, ben, cleo } from '#testkit/table'
import type { GuestDragon } from '../cards/guests.ts'
import { hoardOf, noTokens } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { options } from '../options.ts'
import { guest } from '../position.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo']
const [gold, silver] = [hoardOf({ gold: 1 }), hoardOf({ silver: 2 })]
const deal = only(
  [ana, ben],
  [
    { from: ana, to: ben, what: { silver: 2 } },
    { from: ben, to: ana, what: { blue: 1 } },
  ],
)
const moved = [
  { from: ana, to: ben, count: 2 },
  { from: ben, to: ana, count: 1 },
]

type Told<T extends GoldEvent['type']> = Omit<Extract<GoldEvent, { type: T }>, 'type'>
type Lines = { readonly [T in GoldEvent['type']]: readonly (readonly [Told<T>, string | null])[] }

const seated: Told<'seated'> = {
  options: defaultsOf(options),
  screens: [],
  first: ana,
  bag: nobody(noTokens),
  inBag: 0,
  pile: [],
  objects: nobody([]),
  objectsLeft: 0,
  boxed: [],
}
const withGuests = (...guests: readonly GuestDragon[]) => ({ ...seated, options: { ...seated.options, guests } })
const stranger = guest(6, 2, 3)

/** Every event, as Cleo hears it; null is deliberate silence. */
const lines: Lines = {
  seated: [
    [seated, null],
    [withGuests(stranger), 'Among the dragons is a guest: Stranger.'],
    [
      withGuests(stranger, guest(3, 1, 0, { names: { en: 'Pip' } })),
      'Among the dragons are 2 guests: Stranger and Pip.',
    ],
  ],
  agendaSet: [[{ agenda: [{ do: 'passTurn' }] }, null]],
  stageOpened: [
    [{ stage: { at: 'attack', seat: ana, mayPlay: true, closes: null } }, null],
    [{ stage: { at: 'window', when: 'between turns', seats: [ana], sealed: [], closes: 5000 } }, null],
    [{ stage: { at: 'heaps', seat: ben, closes: null } }, 'Ben divides the loot into heaps.'],
    [
      { stage: { at: 'recall', seats: [ana], picks: [], closes: null } },
      'Everybody is stuck: each calls one adventurer home.',
    ],
  ],
  stageClosed: [[{}, null]],
  dragonDrawn: [
    [{ spot: 1, dragon: 'thornmaw', tokens: gold }, 'On spot 2 lies Thornmaw (strength 7, 3 hidden): 1 gold.'],
    [{ spot: 0, dragon: 'theUnseen', tokens: noTokens }, 'On spot 1 lies The Unseen (strength 8, 9 hidden): nothing.'],
    [
      { spot: 0, dragon: guestId(stranger), tokens: silver },
      'On spot 1 lies Stranger (strength 6, 3 hidden): 2 silver.',
    ],
  ],
  turnPassed: [[{ seat: ana }, null]],
  turnBegan: [
    [{ seat: ana, awoke: [] }, null],
    [{ seat: ana, awoke: ['knight', 'wizard'] }, "Ana's Knight and Wizard are ready again."],
    [{ seat: ana, awoke: ['dame'] }, "Ana's Dame is ready again."],
  ],
  turnSkipped: [[{ seat: ben }, 'Ben has all adventurers on dragons and skips the turn.']],
  homePicked: [[{ seat: ana, adventurer: only(ana, 'knight') }, null]],
  calledHome: [
    [
      {
        picks: [
          { seat: ana, adventurer: 'knight' },
          { seat: ben, adventurer: 'wizard' },
        ],
      },
      "Called home: Ana's Knight and Ben's Wizard.",
    ],
  ],
  adventurerPlaced: [
    [
      { seat: ana, adventurer: 'knight', spot: 2, dragon: 'mossback', blade: null },
      'Ana sends the Knight against Mossback.',
    ],
    [
      { seat: ana, adventurer: 'dame', spot: 0, dragon: 'ironjaw', blade: 'ironjaw' },
      'Ana sends the Dame against Ironjaw, with the Keen Blade.',
    ],
  ],
  dragonSlain: [
    [
      { spot: 0, dragon: 'thornmaw', by: ana, party: [ana, ben, cleo], shown: 0 },
      '— Thornmaw is slain by Ana, Ben and Cleo —',
    ],
    [{ spot: 0, dragon: 'oldBoaster', by: ana, party: [ana], shown: 0 }, '— Old Boaster is slain by Ana —'],
  ],
  hiddenDrawn: [[{ dragon: 'thornmaw', tokens: gold }, 'Thornmaw hid 1 gold.']],
  redClaimed: [[{ seat: ben, red: 2 }, "Ben's Wizard takes 2 red before all others."]],
  lootLost: [
    [{ tokens: hoardOf({ gold: 2, black: 1 }) }, 'Lost: 2 gold and the black diamond.'],
    [{ tokens: noTokens }, null],
  ],
  sharesTaken: [[{ party: [ben, ana], shares: [gold, noTokens] }, 'Behind the screens: Ben 1 gold; Ana nothing.']],
  victimNamed: [
    [{ seat: ana, victim: ben, drawn: false }, "Ana's Thief goes for Ben."],
    [{ seat: ana, victim: ben, drawn: true }, "Ana's Thief goes for Ben, by lot."],
  ],
  theftFailed: [[{ seat: ana }, "Ana's Thief finds nobody to rob."]],
  tokenStolen: [
    [{ seat: ana, victim: ben, token: only([ana, ben], 'gold') }, 'Ana steals a token from Ben.'],
    [{ seat: ana, victim: cleo, token: only([ana, cleo], 'gold') }, 'Ana steals 1 gold from Cleo.'],
    [{ seat: cleo, victim: ana, token: only([ana, cleo], 'black') }, 'Cleo steals the black diamond from Ana.'],
  ],
  partyWentHome: [[{ spot: 0 }, null]],
  seatLeft: [[{ seat: ben }, 'Ben leaves the game.']],
  screensLifted: [
    [
      { hoards: [gold, silver, noTokens], hands: [[], [], []] },
      'Screens up: Ana 1 gold · Ben 2 silver · Cleo nothing.',
    ],
  ],
  gemsPaid: [
    [{ gem: 'blue', leaders: [ana], paid: [12, 0, 0] }, 'Most blue: Ana gets 12 points.'],
    [{ gem: 'blue', leaders: [ana, cleo], paid: [6, 0, 6] }, 'Most blue: Ana and Cleo get 6 points each.'],
    [{ gem: 'blue', leaders: [ana, cleo], paid: [0, 0, 6] }, 'Most blue: Ana and Cleo; only Cleo gets 6 points.'],
    [{ gem: 'blue', leaders: [ana, ben, cleo], paid: [0, 0, 0] }, 'Most blue: Ana, Ben and Cleo; nothing is paid.'],
    [{ gem: 'white', leaders: [], paid: [0, 0, 0] }, 'Most white: nobody.'],
  ],
  gameEnded: [
    [
      {
        points: [
          { tokens: 7, gems: 12, sets: 5 },
          { tokens: 3, gems: 0, sets: 0 },
        ],
        result: { ranking: [1, 2], points: [24, 3] },
      },
      '— Ana wins · Ana 24 (tokens 7, gems 12, sets 5) · Ben 3 (tokens 3, gems 0) —',
    ],
    [
      {
        points: [
          { tokens: 3, gems: 0, sets: 0 },
          { tokens: 3, gems: 0, sets: 0 },
        ],
        result: { ranking: [1, 1], points: [3, 3] },
      },
      '— Ana and Ben share the win · Ana 3 (tokens 3, gems 0) · Ben 3 (tokens 3, gems 0) —',
    ],
  ],

  sandRan: [
    [{ party: [ana, ben], loot: gold, seconds: 60, bell: 60_000 }, 'Ana and Ben bargain over 1 gold for 60 seconds.'],
    [{ party: [ana, ben], loot: gold, seconds: null, bell: null }, 'Ana and Ben bargain over 1 gold.'],
  ],
  claimed: [
    [{ seat: ana, wants: gold }, 'Ana wants 1 gold.'],
    [{ seat: ana, wants: noTokens }, 'Ana wants nothing in particular.'],
  ],
  waived: [
    [{ seat: ana, waives: silver }, 'Ana does not want 2 silver.'],
    [{ seat: ana, waives: noTokens }, 'Ana would take anything.'],
  ],
  offerMade: [
    [
      { seat: ben, number: 3, at: 0, party: [ana, ben], shares: [gold, hoardOf({ silver: 2, blue: 1 })] },
      'Offer 3 by Ben: Ana 1 gold; Ben 2 silver and 1 blue.',
    ],
  ],
  offerAccepted: [[{ seat: cleo, number: 3 }, 'Cleo accepts offer 3.']],
  acceptanceWithdrawn: [[{ seat: cleo }, 'Cleo no longer accepts.']],
  offerWithdrawn: [[{ seat: ben }, 'Ben takes the offer back.']],
  dealRefused: [[{ seat: ben }, 'Ben says “no deal”.']],
  said: [
    [{ seat: ana, phrase: 'fair?' }, 'Ana: “Fair?”'],
    [{ seat: ana, phrase: 'need black' }, 'Ana: “I need the black diamond”'],
  ],
  offersFrozen: [[{}, 'The sand is nearly through: no more offers.']],
  closingBegan: [[{ number: 3, closes: 1000 }, 'Offer 3 has all the votes it needs: last chance to step back.']],
  closingStopped: [[{}, 'Somebody steps back: no deal yet.']],
  dealStruck: [
    [{ by: ben, shares: [gold, silver] }, 'The loot is divided.'],
    [{ by: ben, shares: [gold] }, null],
  ],
  talksFailed: [
    [{ why: 'sand' }, 'The sand has run out without a deal.'],
    [{ why: 'refused' }, 'Nobody wants a deal.'],
  ],
  partyShrank: [[{ party: [ana, cleo] }, 'Of the party are left: Ana and Cleo.']],
  heapsMade: [[{ seat: ana, heaps: [gold, noTokens] }, "Ana's heaps: A 1 gold; B nothing."]],
  heapChosen: [[{ seat: ben, heap: 1 }, 'Ben takes heap B.']],
  marketOpened: [[{}, '— The Market opens: trade what is behind your screens —']],
  tradeOffered: [
    [{ seat: ana, number: 1, at: 0, partners: [ana, ben], deal }, 'Offer 1 by Ana to Ben.'],
    [
      {
        seat: cleo,
        number: 2,
        at: 0,
        partners: [ana, cleo],
        deal: only(cleo, [{ from: cleo, to: ana, what: { gold: 1 } }]),
      },
      'Offer 2 by Cleo to Ana: Cleo gives Ana 1 gold.',
    ],
  ],
  tradeAccepted: [[{ seat: ben, number: 1 }, 'Ben accepts offer 1.']],
  tradeWithdrawn: [
    [{ seat: ana, what: 'offer' }, 'Ana takes the offer back.'],
    [{ seat: ben, what: 'acceptance' }, 'Ben no longer accepts.'],
  ],
  tradeDone: [
    [
      { number: 1, partners: [ana, ben], moved, lapsed: [], deal },
      'Trade: Ana gives Ben 2 tokens; Ben gives Ana 1 token.',
    ],
    [
      { number: 4, partners: [ana, ben], moved, lapsed: [2, 3], deal },
      'Trade: Ana gives Ben 2 tokens; Ben gives Ana 1 token. Lapsed: offer 2 and 3.',
    ],
  ],
  saidDone: [[{ seat: ana }, 'Ana is done.']],
  marketClosed: [[{}, '— The Market closes —']],
  sharesSwapped: [[{ seats: [ana, cleo] }, "Ana and Cleo get each other's shares."]],
  sandStopped: [[{ left: 4000 }, 'The sand stands still.']],
  sandTurned: [
    [{ left: 60_000 }, 'The sand begins anew: 60 seconds.'],
    [{ left: 86_400_000 }, 'The sand begins anew: 24 hours.'],
    [{ left: null }, 'The sand begins anew.'],
  ],
  seatSilenced: [[{ seat: cleo, by: ana }, 'Cleo need not agree, but must get a token.']],

  objectsReshuffled: [[{}, 'The used objects are shuffled and become the pile.']],
  objectTaken: [
    [{ seat: ana, object: only(ana, 'keenBlade') }, 'Ana takes an object.'],
    [{ seat: cleo, object: only(cleo, 'keenBlade') }, 'Cleo takes the Keen Blade.'],
  ],
  sealedInWindow: [[{ what: [only(ana, { swapPowder: '0+1' }), only(ben, null), only(cleo, null)] }, null]],
  objectPlayed: [
    [{ seat: ana, object: 'swapPowder', target: '0+2' }, 'Ana plays the Swap Powder: spot 1 and spot 3.'],
    [{ seat: ana, object: 'ringOfConfusion', target: '1+2' }, 'Ana plays the Ring of Confusion: Ben and Cleo.'],
    [{ seat: ana, object: 'hornOfRecall', target: '1.thief' }, "Ana plays the Horn of Recall: Ben's Thief."],
    [{ seat: ana, object: 'sevenLeagueBoots', target: 'dame@3' }, 'Ana plays the Seven-League Boots: Dame to spot 4.'],
    [{ seat: ana, object: 'keenBlade', target: 'dame@3' }, 'Ana plays the Keen Blade: Dame on spot 4.'],
    [{ seat: ana, object: 'invisibleHand', target: 'gold@1' }, 'Ana plays the Invisible Hand: 1 gold from spot 2.'],
    [{ seat: ana, object: 'dragonDraught', target: '2' }, 'Ana plays the Dragon Draught: spot 3.'],
    [{ seat: ana, object: 'silverTongue', target: '2' }, 'Ana plays the Silver Tongue: Cleo.'],
    [{ seat: ana, object: 'wardstone', target: 'yes' }, 'Ana plays the Wardstone.'],
  ],
  objectCancelled: [[{ seat: ben, object: 'swapPowder' }, "Ben's Wardstone cancels the Swap Powder."]],
  objectDiscarded: [[{ seat: ana, object: 'wardstone' }, null]],
  dragonsSwapped: [[{ spots: [0, 2] }, 'The dragons on spot 1 and spot 3 change places.']],
  thiefMuddled: [[{ seat: ben }, 'Ben will pick what the thief gets.']],
  tokenTaken: [[{ seat: ana, spot: 1, token: 'gold' }, 'Ana takes 1 gold from spot 2.']],
  adventurerRecalled: [[{ seat: ben, adventurer: 'thief', spot: 1 }, "Ben's Thief goes home from spot 2 and rests."]],
  adventurerMoved: [[{ seat: ana, adventurer: 'dame', from: 0, to: 3 }, "Ana's Dame goes from spot 1 to spot 4."]],
  bladeWhetted: [[{ seat: ana }, null]],
  dragonStrengthened: [[{ spot: 2, by: 3 }, 'The dragon on spot 3 is 3 stronger.']],
  dragonScried: [[{ spot: 2, tokens: gold }, 'The dragon on spot 3 hid 1 gold, now for all to see.']],
  cloakDonned: [[{ seat: ben }, 'No thief may rob Ben at this kill.']],
  awoke: [[{ seat: ana, adventurers: ['knight', 'dame'] }, "Ana's Knight and Dame are ready."]],
  tokenVanished: [
    [
      {
        spot: 0,
        token: 'gold',
        took: [only(ana, false), only(ben, false), only(cleo, true)],
        slip: nobody({ dragon: 'thornmaw', token: 'gold', thief: cleo, windows: 1 }),
      },
      null,
    ],
  ],
  handCaught: [
    [
      { seat: ben, thief: ana, spot: 1, token: 'gold', back: true },
      "Caught! Ben sees Ana's Invisible Hand on spot 2: 1 gold goes back.",
    ],
    [
      { seat: ben, thief: ana, spot: 1, token: 'gold', back: false },
      "Caught! Ben sees Ana's Invisible Hand on spot 2: but the token is gone.",
    ],
  ],
  callMissed: [
    [{ seat: ben, spot: 1, callsFrom: 9 }, 'Ben calls “Caught!” on spot 2, wrongly, and may not call for a while.'],
  ],
  handSpent: [[{ seat: ana }, 'Ana has used the Invisible Hand three times and discards it.']],
}

test.each(Object.entries(lines))('%s', (type, cases) => {
  for (const [fields, line] of cases) {
    const told = redact({ type, ...fields } as GoldEvent, cleo)
    expect(english.event(told, names)).toBe(line)
  }
})

test('R6.8, R7.7 what the partners know the table does not hear', () => {
  const theft = { type: 'tokenStolen', seat: ana, victim: ben, token: only([ana, ben], 'gold' as const) } as const
  const trade = { type: 'tradeDone', number: 1, partners: [ana, ben], moved, lapsed: [], deal } as const
  const heard = (it: GoldEvent) => [ana, ben, cleo, 'table' as const].map(v => english.event(redact(it, v), names))
  const [open, closed] = ['Ana steals 1 gold from Ben.', 'Ana steals a token from Ben.']
  expect(heard(theft)).toEqual([open, open, closed, closed])
  expect(heard(trade)[1]).toBe('Trade: Ana gives Ben 2 silver; Ben gives Ana 1 blue.')
  expect(heard(trade)[3]).toBe('Trade: Ana gives Ben 2 tokens; Ben gives Ana 1 token.')
})
