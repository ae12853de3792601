import { expect, test } from 'vitest'
import { type Bot, consult, type Sight } from '#kernel/bot'
import { isRefusal, open, submit } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo } from '#testkit/table'
import { specials, standards } from './cards/characters.ts'
import type { FistEvent } from './events.ts'
import { fist } from './index.ts'
import { charge, doubler, type FistTable, position } from './position.ts'
import { noBid, noCoins, noStones, stonesOf } from './rules/counting.ts'
import type { Asks, State } from './types.ts'

const purse = { fairy: 8, common: 2, silver: 5 }
const viewers: readonly Viewer[] = [ana, ben, cleo, 'table']

/** What a viewer sees of the table between answers. */
const view = (t: FistTable, viewer: Viewer): State => redact(t.state, viewer)
const purses = (state: State, viewer: Viewer) => {
  const all = state.sides.map(side => side.purse)
  return toWire(redact(all, viewer))
}
const closed = [{ only: [0] }, { only: [1] }, { only: [2] }]

function opened(phrase: string) {
  const options = optionsFrom(fist.options, {})
  if (isOptionProblem(options)) throw new Error(options.expected)
  return open(fist, { seats: 3, options, dice: diceOf(seedFrom(phrase)) })
}

test('R4.1 points, stones by colour: everybody sees them', () => {
  const t = position({ up: 'redDragon', points: [0, 1, 2], stones: [{ red: 1 }, {}, { blue: 2, yellow: 3 }] })
  for (const viewer of viewers) {
    expect(view(t, viewer).sides.map(side => side.points)).toEqual([0, 1, 2])
    const stones = [stonesOf({ red: 1 }), noStones, stonesOf({ blue: 2, yellow: 3 })]
    expect(view(t, viewer).sides.map(side => side.stones)).toEqual(stones)
  }
  t.close()
})

test('R4.3 unspent coins: the owner sees them, rivals and spectators do not', () => {
  const t = position({ up: 'redDragon', purses: [purse, { fairy: 1 }, {}] })
  expect(purses(t.state, ana)).toEqual([{ only: [0], is: purse }, { only: [1] }, { only: [2] }])
  expect(purses(t.state, ben)).toEqual([{ only: [0] }, { only: [1], is: { ...noCoins, fairy: 1 } }, { only: [2] }])
  expect(purses(t.state, cleo)).toEqual([{ only: [0] }, { only: [1] }, { only: [2], is: noCoins }])
  expect(purses(t.state, 'table')).toEqual(closed)
  t.close()
})

test('R4.1 spent fairy gold: everybody sees it in front of the screen', () => {
  const t = position({ up: 'redDragon' }).bids(3, 2, { common: 1 })
  for (const viewer of viewers) expect(view(t, viewer).sides.map(side => side.spent)).toEqual([3, 2, 0])
  t.close()
})

test('R4.1 black coin, amulet, Doppelganger: everybody sees who holds them', () => {
  const t = position({ up: 'redDragon', black: [1], amulets: [0, 2], kept: [[], [charge], [doubler]] })
  for (const viewer of viewers) {
    const held = view(t, viewer).sides.map(({ black, amulets, kept }) => ({ black, amulets, kept }))
    expect(held).toEqual([
      { black: 1, amulets: 0, kept: [] },
      { black: 0, amulets: 2, kept: [charge] },
      { black: 0, amulets: 0, kept: [doubler] },
    ])
  }
  t.close()
})

test('R4.1 bank: everybody sees what it has', () => {
  const bank = { fairy: 1, common: 2, silver: 3, amulets: 1, stones: { red: 4, blue: 0, yellow: 5 } }
  const t = position({ up: 'redDragon', bank })
  for (const viewer of viewers) expect(view(t, viewer).bank).toEqual(bank)
  t.close()
})

test('R4.2 specials of this round, cards still unrevealed, specials used or in the deck: everybody knows the sets', () => {
  const t = position({ up: 'ghost', unseen: ['troll', 'thief'], deck: ['imp', 'fairy'], used: ['gnome'] })
  for (const viewer of viewers) {
    const { specials, unseen, deck, used } = view(t, viewer)
    expect([specials, unseen]).toEqual([
      ['ghost', 'troll'],
      ['troll', 'thief'],
    ])
    expect([deck, used]).toEqual([['imp', 'fairy'], ['gnome']])
  }
  t.close()
})

test('R4.4 order of the unrevealed pile: nobody knows it, for it is not fixed before a card is turned up', () => {
  const unseen = ['blueDragon', 'yellowDragon', 'thief'] as const
  for (const [roll, next] of unseen.entries()) {
    const t = position({ up: 'redDragon', unseen })
    for (const viewer of viewers) expect(view(t, viewer).unseen).toEqual(unseen)
    t.rolls(roll).bids(0, 0, 0)
    expect(t.up).toBe(next)
    t.close()
  }
})

test('R4.4 order of the specials deck: nobody knows it, for it is not fixed before a card is drawn', () => {
  for (const [first, second, drawn] of [[0, 0, ['imp', 'fairy']] as const, [2, 1, ['troll', 'fairy']] as const]) {
    const t = position({ up: 'redDragon', unseen: [], deck: ['imp', 'fairy', 'troll'] })
    for (const viewer of viewers) expect(view(t, viewer).deck).toEqual(['imp', 'fairy', 'troll'])
    t.rolls(first, second).bids(0, 0, 0)
    expect(t.state.specials).toEqual(drawn)
    t.close()
  }
})

test('R4.3 setup: everybody is told the equal holdings and the drawn stones; each sees its own purse', () => {
  const { match, entry } = opened('setup')
  const [seated, ...rest] = entry.events
  expect(seated).toMatchObject({ type: 'seated', dealt: [purse, purse, purse], deck: specials })
  expect(purses(match.state, 'table')).toEqual(closed)
  expect(purses(match.state, ben)).toEqual([{ only: [0] }, { only: [1], is: purse }, { only: [2] }])
  const stones = match.state.sides.map((side, to) => ({ type: 'stonesMoved', from: 'bank', to, stones: side.stones }))
  expect(toWire(redact(rest, 'table'))).toEqual(expect.arrayContaining(stones))
})

test('R4.4 round start: the two specials are told, the order of the pile is not', () => {
  for (const phrase of ['one shuffle', 'another shuffle']) {
    const { match, entry } = opened(phrase)
    const [began, first, second, up, ...more] = entry.events.slice(-4)
    const drawn = match.state.specials
    expect(began).toEqual({ type: 'roundBegan', round: 1, cards: standards })
    expect([first, second]).toEqual(drawn.map(character => ({ type: 'specialDrawn', character })))
    expect([up, more]).toEqual([{ type: 'characterTurnedUp', character: 'witch' }, []])
    expect(match.state.unseen).toEqual([...standards.filter(id => id !== 'witch'), ...drawn])
  }
})

test('R4.5 bidding open: everybody is told that a bid is locked, only its owner what is in it', () => {
  const t = position({ up: 'redDragon', black: [1], amulets: [1] })
  t.answer(ana, 'bid', { fairy: 2, common: 1, black: 1, amulet: 1 })
  const is = { ...noBid, fairy: 2, common: 1, black: 1, amulet: 1 }
  expect(t.told(ana)).toEqual([{ type: 'bidSealed', seat: ana, bid: { only: [0], is } }])
  for (const viewer of [ben, 'table'] as const) {
    expect(t.told(viewer)).toEqual([{ type: 'bidSealed', seat: ana, bid: { only: [0] } }])
    const { sides } = view(t, viewer)
    expect(sides.map(({ black, amulets, spent }) => [black, amulets, spent])[ana]).toEqual([1, 1, 0])
  }
  t.answer(ben, 'bid', {}).answer(cleo, 'bid', {}).close()
})

test('R4.5 bidding open: that somebody has no gold is not told: the empty purse is asked and waited for', () => {
  const t = position({ up: 'redDragon', purses: [purse, {}, purse] })
  t.answer(ana, 'bid', { fairy: 1 }).answer(cleo, 'bid', {})
  expect([t.asked(ben)?.name, t.up]).toEqual(['bid', 'redDragon'])
  t.answer(ben, 'bid', {})
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('R4.5 bidding open: the answer itself is a secret of who gave it', () => {
  const { match } = opened('answers')
  const entry = submit(match, ana, { name: 'bid', answer: { fairy: 2 } })
  if (isRefusal(entry)) throw new Error(entry.expected)
  expect(toWire(redact(entry.by, ben))).toEqual({ seat: ana, answer: { only: [0] } })
  expect(toWire(redact(entry.by, 'table'))).toEqual({ seat: ana, answer: { only: [0] } })
})

test('R4.6 reveal: every bid exactly, in one message, and the winner; what is left behind the screens stays hidden', () => {
  const t = position({ up: 'redDragon', amulets: [1] }).bids({ fairy: 2, common: 1, amulet: 1 }, 3, 0)
  const [first, second] = [
    { ...noBid, fairy: 2, common: 1, amulet: 1 },
    { ...noBid, fairy: 3 },
  ]
  expect(t.told('table')).toEqual([
    { type: 'bidSealed', seat: cleo, bid: { only: [2] } },
    { type: 'bidsOpened', stage: 'gold', bids: [first, second, noBid] },
    { type: 'bidPaid', seat: ana, bid: first },
    { type: 'bidPaid', seat: ben, bid: second },
    { type: 'characterWon', seat: ana, character: 'redDragon', runnersUp: [ben] },
    { type: 'powerUsed', seat: ana, character: 'redDragon', copied: false },
    { type: 'stonesMoved', from: 'bank', to: ana, stones: stonesOf({ red: 1 }) },
    { type: 'characterTurnedUp', character: 'yellowDragon' },
  ])
  expect(purses(t.state, 'table')).toEqual(closed)
  t.close()
})

test('R4.6 reveal: a curse is told with who cast it', () => {
  const t = position({ up: 'redDragon', black: [0, 1] }).bids(1, { black: 1 }, 0)
  for (const viewer of viewers)
    expect(t.told(viewer)).toEqual(
      expect.arrayContaining([
        { type: 'curseCast', seats: [ben], character: 'redDragon' },
        { type: 'characterPassed', character: 'redDragon', why: 'curse' },
      ]),
    )
  t.close()
})

test('R4.7 tie-break open: who takes part is told; silver bids and stocks are not, nor that there is none', () => {
  const t = position({ up: 'redDragon', purses: [purse, { fairy: 1 }, purse] }).bids(1, 1, 0)
  expect(t.told('table')).toContainEqual({ type: 'tieBreakBegan', seats: [ana, ben], cursed: false })
  expect([t.asked(ana)?.name, t.asked(ben)?.name, t.asked(cleo)]).toEqual(['silverBid', 'silverBid', null])
  t.answer(ana, 'silverBid', { silver: 2 })
  for (const viewer of [ben, cleo, 'table'] as const) {
    expect(t.told(viewer)).toEqual([{ type: 'bidSealed', seat: ana, bid: { only: [0] } }])
    expect(purses(t.state, viewer)).toContainEqual({ only: [0] })
  }
  t.answer(ben, 'silverBid', {}).close()
})

test('R4.7 tie-break reveal: every silver bid and amulet; the remaining silver stays hidden', () => {
  const t = position({ up: 'redDragon', amulets: [1] })
    .bids(1, 1, 0)
    .silver({ silver: 2, amulet: 1 }, 3)
  const bids = [{ ...noBid, silver: 2, amulet: 1 }, { ...noBid, silver: 3 }, null]
  for (const viewer of viewers) expect(t.told(viewer)).toContainEqual({ type: 'bidsOpened', stage: 'silver', bids })
  expect(purses(t.state, 'table')).toEqual(closed)
  t.close()
})

test('R4.8 resolution: coins of the bank and the booty of the Thief, with its kind, are told to everybody', () => {
  const t = position({ up: 'thief' }).bids(2, 1, 0).answer(ana, 'coin', 'take')
  const coins = { ...noCoins, common: 1 }
  for (const viewer of viewers) expect(t.told(viewer)).toContainEqual({ type: 'coinsMoved', from: ben, to: ana, coins })
  expect(purses(t.state, 'table')).toEqual(closed)
  t.close()
})

test('R4.8 resolution: the Rainbow Dragon draws one by one before everybody', () => {
  const t = position({ up: 'rainbowDragon' }).anaWins().rolls(0).answer(ana, 'colour', 'blue')
  const draw = (colour: 'red' | 'yellow') => ({
    type: 'stonesMoved',
    from: 'bank',
    to: 'drawn',
    stones: stonesOf({ [colour]: 1 }),
  })
  for (const viewer of viewers) expect(t.told(viewer)).toContainEqual(draw('red'))
  t.rolls(22).answer(ana, 'luck', 'draw')
  for (const viewer of viewers) expect(t.told(viewer)).toContainEqual(draw('yellow'))
  expect(view(t, 'table').drawn).toEqual(stonesOf({ red: 1, yellow: 1 }))
  t.answer(ana, 'luck', 'stop').close()
})

test('R4.8 resolution: the Merchant is paid before everybody; what could have been paid stays hidden', () => {
  const t = position({ up: 'merchant' }).anaWins().answer(ana, 'purchase', { red: 2 })
  expect(purses(t.state, ben)).toContainEqual({ only: [0] })
  t.answer(ana, 'payment', { silver: 3, common: 1 })
  const coins = { ...noCoins, common: 1, silver: 3 }
  for (const viewer of viewers)
    expect(t.told(viewer)).toContainEqual({ type: 'coinsMoved', from: ana, to: 'bank', coins })
  t.close()
})

test('R4.9 resolution: what the Brigand took is told only to the two, also when it was nothing', () => {
  for (const victim of [{ common: 1, silver: 4 }, {}]) {
    const t = position({ up: 'brigand', purses: [purse, victim, purse] })
      .anaWins()
      .answer(ana, 'rival', ben)
    const event = { type: 'coinsPlundered', from: ben, to: ana, kinds: ['common', 'silver'] }
    for (const viewer of [ana, ben])
      expect(t.told(viewer)).toContainEqual({ ...event, coins: { only: [0, 1], is: { ...noCoins, ...victim } } })
    for (const viewer of [cleo, 'table'] as const) {
      expect(t.told(viewer)).toContainEqual({ ...event, coins: { only: [0, 1] } })
      expect(t.told(viewer)).toHaveLength(4)
    }
    t.close()
  }
})

test('R4.9 resolution: the Brigand learns the haul, but no purse: the victim’s fairy gold stays hidden from him', () => {
  const t = position({ up: 'brigand' }).anaWins().answer(ana, 'rival', ben)
  expect(purses(t.state, ana)).toEqual([
    { only: [0], is: { fairy: 7, common: 4, silver: 10 } },
    { only: [1] },
    { only: [2] },
  ])
  expect(purses(t.state, cleo)).toEqual([{ only: [0] }, { only: [1] }, { only: [2], is: purse }])
  t.close()
})

test('R4.8 resolution: the Imp sees the pile as a set, never its order', () => {
  const unseen = ['ancientDragon', 'thief', 'ancientDragon'] as const
  for (const roll of [0, 1]) {
    const t = position({ up: 'imp', unseen }).anaWins()
    expect(t.asked(ana)?.ask).toMatchObject({ options: ['ancientDragon', 'thief'] })
    t.rolls(roll).answer(ana, 'character', 'ancientDragon').answer(ana, 'colour', 'red')
    expect(t.up).toBe(roll === 0 ? 'thief' : 'ancientDragon')
    t.close()
  }
})

test('R4.10 round end: returned fairy gold and black coins are told, the counts behind the screens are not', () => {
  const t = position({ up: 'redDragon', unseen: [], spent: [3, 0, 2], black: [0, 1] })
    .rolls(0, 0)
    .bids(0, 0, 0)
  for (const viewer of viewers)
    expect((t.told(viewer) as unknown[]).slice(3, 7)).toEqual([
      { type: 'fairyReturned', seat: ana, amount: 3 },
      { type: 'blackReturned', seat: ben, amount: 1 },
      { type: 'fairyReturned', seat: cleo, amount: 2 },
      { type: 'roundEnded', round: 1 },
    ])
  expect(purses(t.state, 'table')).toEqual(closed)
  t.close()
})

test('R4.11 game end: the screens are lifted for everybody', () => {
  const t = position({ up: 'quackWizard', points: [2] }).anaWins()
  const lifted = [{ ...purse, fairy: 7 }, purse, purse]
  for (const viewer of viewers) {
    expect(t.told(viewer)).toContainEqual({ type: 'screensLifted', purses: lifted })
    expect(purses(t.state, viewer)).toEqual(lifted.map(is => ({ only: 'all', is })))
  }
  t.close()
})

test('R4.15 spectators know what the whole table knows and no more, until the game is over', () => {
  const t = position({ up: 'brigand', unseen: ['quackWizard', 'yellowDragon'], points: [2] }).anaWins()
  t.rolls(0).answer(ana, 'rival', ben)
  expect(t.told('table')).toEqual(t.told(cleo))
  t.answer(ana, 'bid', { fairy: 1 })
  expect(t.told('table')).toEqual(t.told(cleo))
  expect(purses(t.state, 'table')).toEqual(closed)
  t.answer(ben, 'bid', {}).answer(cleo, 'bid', {})
  expect(purses(t.state, 'table')).toEqual(purses(t.state, ana))
  t.close()
})

test('R4.15 a bot knows what a player in its seat would know', () => {
  const t = position({ up: 'redDragon' }).answer(ben, 'bid', { fairy: 2 })
  const sights: Sight<State, FistEvent, Asks>[] = []
  const watcher: Bot<State, FistEvent, Asks> = sight => sights.push(sight)
  consult(watcher, fist, t.state, ana, t.heard(ana), diceOf(seedFrom('bot'))(0))
  expect(sights.map(({ view }) => toWire(view))).toEqual([toWire(redact(t.state, ana))])
  expect(sights.map(({ view }) => purses(view, ana))).toEqual([[{ only: [0], is: purse }, ...closed.slice(1)]])
  t.bids(0)
  t.answer(cleo, 'bid', {}).close()
})
