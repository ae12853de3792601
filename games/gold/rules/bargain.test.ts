import { expect, test } from 'vitest'
import type { Counts } from '#kernel/question'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { Token } from '../cards/tokens.ts'
import { fight, some } from '../position.ts'

type Loot = Counts<Token>
type More = Parameters<typeof fight>[2]

/** Ben and Ana have slain a dragon and bargain, while Cleo watches. */
const two = (loot: Loot, more?: More) =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    loot,
    more,
  ).wait()

/** All three bargain. */
const three = (loot: Loot, more?: More) =>
  fight(
    [
      [ben, 'knight'],
      [cleo, 'dame'],
      [ana, 'dame'],
    ],
    loot,
    more,
  ).wait()

test('R5.1 who is not of the party has no voice in the bargain', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } })
  for (const answer of [
    { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } },
    { accept: 1 },
    { noDeal: 'yes' },
    { claim: { gold: 1 } },
    { say: 'fair?' },
  ])
    t.refuses(cleo, 'bargain', answer, 'R5.1')
  t.close()
})

test('R5.1 told: everybody hears offers, acceptances and the deal', () => {
  const t = two({ gold: 2 })
  const same = () => {
    for (const viewer of [ben, cleo, 'table'] as const) expect(t.told(viewer)).toEqual(t.told(ana))
  }
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  expect(t.happened).toEqual(['offerMade'])
  same()
  t.answer(ben, 'bargain', { accept: 1 })
  expect(t.told('table')).toContainEqual({ type: 'offerAccepted', seat: ben, number: 1 })
  same()
  t.wait()
  expect(t.happened).toContain('sharesTaken')
  same()
  t.close()
})

test.each([
  [ana, ben, cleo],
  [ben, cleo, ana],
  [cleo, ana, ben],
])(
  'R5.2 the deal is done when everybody in the party has accepted the same offer: %d, %d and %d',
  (first, next, last) => {
    const t = three({ gold: 2, blue: 1 })
    t.answer(first, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { blue: 1 }, [cleo]: { gold: 1 } } })
    t.answer(next, 'bargain', { accept: 1 })
    expect(t.state.bargain?.closing).toBe(null)
    t.answer(last, 'bargain', { accept: 1 }).wait()
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { gold: 1 }])
    t.close()
  },
)

test('R5.2 two offers that divide alike are not one: somebody has to accept', () => {
  const t = two({ gold: 2 })
  const offer = { [ana]: { gold: 1 }, [ben]: { gold: 1 } }
  t.answer(ana, 'bargain', { offer }).answer(ben, 'bargain', { offer })
  expect(t.state.bargain?.closing).toBe(null)
  t.answer(ana, 'bargain', { accept: 2 }).wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, {}])
  t.close()
})

test('R5.3 an offer that leaves a token to nobody is refused', () => {
  const t = two({ gold: 2, blue: 1 })
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }, 'R5.3')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { blue: 1 } } }, 'R5.3')
  t.refuses(ana, 'bargain', { offer: {} }, 'R5.3')
  t.close()
})

test('R5.3 half a token, less than none, and what is no division at all are refused', () => {
  const t = two({ gold: 2 })
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 0.5 }, [ben]: { gold: 1.5 } } }, 'R5.3')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 3 }, [ben]: { gold: -1 } } }, 'R5.3')
  t.refuses(ana, 'bargain', { offer: 'all for me' }, 'R5.3')
  t.refuses(ana, 'bargain', { offer: null }, 'R5.3')
  t.close()
})

test('R5.4 an offer of more than there is, or of what is not in the loot, is refused', () => {
  const t = two({ gold: 2 }, { hoards: [{ white: 1 }], hands: [['keenBlade']] })
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 }, [ben]: { gold: 1 } } }, 'R5.4')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 }, [ben]: { white: 1 } } }, 'R5.4')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 }, [ben]: { keenBlade: 1 } } }, 'R5.4')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 }, [ben]: { points: 3 } } }, 'R5.4')
  t.close()
})

test('R5.5 an offer to somebody who is not of the party is refused', () => {
  const t = two({ gold: 2 })
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [cleo]: { gold: 1 } } }, 'R5.5')
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [dan]: { gold: 1 } } }, 'R5.5')
  t.deal({ [ben]: { gold: 2 } })
  expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
  t.close()
})

test('R5.5 a share may be empty, also the maker’s own', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: {}, [ben]: { gold: 2 } } })
  t.answer(ben, 'bargain', { accept: 1 }).wait()
  expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
  t.close()
})

test('R5.6 nothing of chance is offered, and a deal rolls no dice', () => {
  const t = two({ gold: 1, blue: 1 })
  const asked = t.asked(ana)
  const moves = asked?.name === 'bargain' ? Object.keys(asked.ask.moves) : []
  expect(moves.sort()).toEqual(['claim', 'noDeal', 'offer', 'say', 'waive'])
  t.deal({ [ana]: { gold: 1 }, [ben]: { blue: 1 } }).close()
})

test('R5.8 without a deal all the loot is lost: it goes to the tray, not to the bag', () => {
  const t = two({ gold: 2, blue: 1 }, { bag: { silver: 5 } })
  const before = t.lost
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2, blue: 1 } } }).wait()
  expect(t.happened).toContain('talksFailed')
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(t.state.inBag).toBe(5)
  expect(t.lost).toEqual({ ...before, gold: (before.gold ?? 0) + 2, blue: (before.blue ?? 0) + 1 })
  t.close()
})

test('R5.8 two of three agreed is no deal: nobody gets anything', () => {
  const t = three({ gold: 3 }).answer(ben, 'bargain', {
    offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 }, [cleo]: { gold: 1 } },
  })
  t.answer(ana, 'bargain', { accept: 1 }).wait()
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(t.lost).toEqual({ gold: 3 })
  t.close()
})

test('R5.9 when all in the party have said “no deal” the loot is lost at once', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { noDeal: 'yes' })
  expect(t.state.stage?.at).toBe('bargain')
  t.answer(ben, 'bargain', { noDeal: 'yes' })
  expect(t.told('table')).toContainEqual({ type: 'talksFailed', why: 'refused' })
  expect(t.lost).toEqual({ gold: 2 })
  expect(t.state.stage?.at).toBe('attack')
  t.close()
})

test('R5.9 who makes an offer no longer says “no deal”', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { noDeal: 'yes' })
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }).answer(ben, 'bargain', { noDeal: 'yes' })
  expect(t.state.stage?.at).toBe('bargain')
  t.answer(ben, 'bargain', { accept: 1 }).wait()
  expect(t.hoards[ana]).toEqual({ gold: 2 })
  t.close()
})

test('R5.9 who accepts an offer no longer says “no deal”', () => {
  const t = three({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { noDeal: 'yes' }).answer(ben, 'bargain', { accept: 1 })
  t.answer(ana, 'bargain', { noDeal: 'yes' }).answer(cleo, 'bargain', { noDeal: 'yes' })
  expect(t.state.stage?.at).toBe('bargain')
  t.close()
})

test('R5.9 who says “no deal” accepts nothing any more', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ana, 'bargain', { noDeal: 'yes' }).answer(ben, 'bargain', { accept: 1 })
  expect(t.state.bargain?.closing).toBe(null)
  t.close()
})

test('R5.10 a new offer replaces the old one, with a number of its own; acceptances of the old one are gone', () => {
  const t = three({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { accept: 1 }).answer(ana, 'bargain', { offer: { [ben]: { gold: 2 } } })
  expect(t.state.bargain?.offers.map(o => [o.number, o.by])).toEqual([[2, ana]])
  expect(t.state.bargain?.accepts).toEqual([2, null, null])
  t.answer(cleo, 'bargain', { accept: 2 })
  expect(t.state.bargain?.closing).toBe(null)
  t.close()
})

test('R5.10 every seat has a standing offer of its own, and the numbers go on', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } })
  expect(t.state.bargain?.offers.map(o => [o.number, o.by, o.shares.map(some)])).toEqual([
    [1, ana, [{}, { gold: 2 }]],
    [2, ben, [{ gold: 2 }, {}]],
  ])
  t.close()
})

test('R5.11 accepting another offer moves the acceptance', () => {
  const t = three({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } }).answer(cleo, 'bargain', { accept: 1 })
  t.answer(cleo, 'bargain', { accept: 2 })
  expect(t.state.bargain?.accepts).toEqual([1, 2, 2])
  t.answer(ana, 'bargain', { accept: 2 }).wait()
  expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
  t.close()
})

test('R5.11 an acceptance can be withdrawn, and given again', () => {
  const t = three({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { accept: 1 }).answer(ben, 'bargain', { withdraw: 'acceptance' })
  t.answer(cleo, 'bargain', { accept: 1 })
  expect(t.state.bargain?.closing).toBe(null)
  t.answer(ben, 'bargain', { accept: 1 }).wait()
  expect(t.hoards[ana]).toEqual({ gold: 2 })
  t.close()
})

test('R5.12 a version that was replaced cannot be accepted', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ben]: { gold: 2 } } })
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }).refuses(ben, 'bargain', { accept: 1 }, 'R5.12')
  t.answer(ben, 'bargain', { accept: 2 }).wait()
  expect(t.hoards).toEqual([{ gold: 2 }, {}, {}])
  t.close()
})

test('R5.12 a version that was withdrawn cannot be accepted, nor one that was never made', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ben]: { gold: 2 } } })
  t.refuses(ben, 'bargain', { accept: 2 }, 'R5.12').refuses(ben, 'bargain', { accept: '1' }, 'R5.12')
  t.answer(ana, 'bargain', { withdraw: 'offer' }).refuses(ben, 'bargain', { accept: 1 }, 'R5.12')
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }).refuses(ben, 'bargain', { accept: 1 }, 'R5.12')
  t.close()
})

test('R5.14 who takes back an offer takes all acceptances of it along, but of no other', () => {
  const t = three({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(cleo, 'bargain', { offer: { [cleo]: { gold: 2 } } }).answer(ben, 'bargain', { accept: 1 })
  t.answer(ana, 'bargain', { withdraw: 'offer' })
  expect(t.state.bargain?.accepts).toEqual([null, null, 2])
  expect(t.state.bargain?.offers.map(o => o.by)).toEqual([cleo])
  t.close()
})

test('R5.14 only what is one’s own, and stands, can be taken back', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.refuses(ben, 'bargain', { withdraw: 'offer' }, 'R5.14')
  t.refuses(ben, 'bargain', { withdraw: 'acceptance' }, 'R5.14')
  t.answer(ana, 'bargain', { withdraw: 'offer' }).refuses(ana, 'bargain', { withdraw: 'offer' }, 'R5.14')
  t.close()
})

test('R5.15 claims are seen by all and bind nobody', () => {
  const t = two({ gold: 1, blue: 1 }).answer(ana, 'bargain', { claim: { gold: 1 } })
  const wants = { ...t.state.bargain?.wants[ana] }
  expect(wants).toMatchObject({ gold: 1, blue: 0 })
  for (const viewer of [ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ type: 'claimed', seat: ana, wants }])
  t.answer(ana, 'bargain', { waive: { blue: 1 } })
  expect(t.state.bargain?.waives[ana]).toMatchObject({ gold: 0, blue: 1 })
  t.answer(ana, 'bargain', { offer: { [ana]: { blue: 1 }, [ben]: { gold: 1 } } })
  t.answer(ben, 'bargain', { accept: 1 }).wait()
  expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, {}])
  t.close()
})

test('R5.15 only what is in the loot can be claimed', () => {
  const t = two({ gold: 1 })
  t.refuses(ana, 'bargain', { claim: { gold: 2 } }, 'R5.4').refuses(ana, 'bargain', { claim: { white: 1 } }, 'R5.15')
  t.close()
})

test('R5.15 “my last offer” binds nobody: it does not accept, and another offer may follow', () => {
  const t = two({ gold: 2 }).answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ana, 'bargain', { say: 'my last offer' })
  expect(t.told('table')).toEqual([{ type: 'said', seat: ana, phrase: 'my last offer' }])
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } })
  t.answer(ben, 'bargain', { say: 'take it' })
  expect(t.state.bargain?.closing).toBe(null)
  t.answer(ben, 'bargain', { accept: 2 }).wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, {}])
  t.close()
})

test('R5.15 what is no phrase cannot be said', () => {
  const t = two({ gold: 2 })
  t.refuses(ana, 'bargain', { say: 'next time you get the white one' }, 'R5.15')
  t.close()
})

test('R5.16 a single token is bargained over by all: somebody takes it', () => {
  const t = three({ silver: 1 })
  expect(t.state.stage?.at).toBe('bargain')
  t.deal({ [cleo]: { silver: 1 } })
  expect(t.hoards).toEqual([{}, {}, { silver: 1 }])
  t.close()
})

test('R5.16 a single token nobody is allowed to have is lost', () => {
  const t = three({ silver: 1 }).wait()
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(t.lost).toEqual({ silver: 1 })
  t.close()
})
