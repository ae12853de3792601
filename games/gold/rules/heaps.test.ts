import { expect, test } from 'vitest'
import type { Counts } from '#kernel/question'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { Token } from '../cards/tokens.ts'
import { fight, position, some } from '../position.ts'

type More = Parameters<typeof fight>[2]
const options = { division: 'divideAndChoose' } as const

/** Ben made the kill; Dan and Ana were there before. Cleo was not. */
const slain = (loot: Counts<Token>, more?: More) =>
  fight(
    [
      [ana, 'dame'],
      [dan, 'dame'],
      [ben, 'knight'],
    ],
    loot,
    { seats: 4, ...more, options: { ...options, ...more?.options } },
  )
const inThree = { 0: { gold: 1 }, 1: { silver: 2 }, 2: { blue: 1 } }
const loot = { gold: 1, silver: 2, blue: 1 }

test('R12.7 who made the kill divides, the others choose clockwise, and the divider gets the last heap', () => {
  const t = slain(loot)
  expect(t.state.stage).toMatchObject({ at: 'heaps', seat: ben })
  t.answer(ben, 'heaps', inThree)
  expect(t.state.stage).toMatchObject({ at: 'heap', seat: dan })
  t.answer(dan, 'heap', 2)
  expect(t.state.stage).toMatchObject({ at: 'heap', seat: ana })
  t.answer(ana, 'heap', 0)
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 2 }, {}, { blue: 1 }])
  t.close()
})

test('R12.7 there is no sand and nothing to agree on', () => {
  const t = slain(loot)
  expect(t.state.bargain).toBe(null)
  t.refuses(ana, 'bargain', { noDeal: 'yes' }, 'R5.1').answer(ben, 'heaps', inThree)
  t.refuses(dan, 'bargain', { noDeal: 'yes' }, 'R5.1').close()
})

test('R12.7 only the divider divides; only who is next chooses', () => {
  const t = slain(loot)
  for (const seat of [ana, cleo, dan]) t.refuses(seat, 'heaps', inThree, 'R12.7')
  t.answer(ben, 'heaps', inThree)
  for (const seat of [ana, ben, cleo]) t.refuses(seat, 'heap', 0, 'R12.7')
  t.close()
})

test('R12.7 there are as many heaps as seats in the party', () => {
  const t = slain(loot)
  t.refuses(ben, 'heaps', { ...inThree, 2: {}, 3: { blue: 1 } }, 'R12.7')
  t.answer(ben, 'heaps', inThree)
  expect(t.state.kill?.heaps?.map(heap => some(heap.tokens))).toEqual(Object.values(inThree))
  t.refuses(dan, 'heap', 3, 'R12.7').close()
})

test('R12.7 a heap may be empty, and has to be taken by somebody', () => {
  const t = slain(loot).answer(ben, 'heaps', { 1: loot })
  t.answer(dan, 'heap', 1).answer(ana, 'heap', 0)
  expect(t.hoards).toEqual([{}, {}, {}, loot])
  t.close()
})

test('R12.7 R5.3 R5.4 the heaps are all of the loot and nothing else', () => {
  const t = slain(loot)
  t.refuses(ben, 'heaps', { 0: { gold: 1 }, 1: { silver: 2 } }, 'R5.3')
  t.refuses(ben, 'heaps', { ...inThree, 0: { gold: 2 } }, 'R5.4')
  t.refuses(ben, 'heaps', { ...inThree, 0: { gold: 1, white: 1 } }, 'R5.4')
  t.close()
})

test('R12.7 a heap that is taken cannot be chosen', () => {
  const t = slain(loot).answer(ben, 'heaps', inThree).answer(dan, 'heap', 1)
  t.refuses(ana, 'heap', 1, 'R12.7').answer(ana, 'heap', 2)
  expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, {}, { silver: 2 }])
  t.close()
})

test('R12.7 it cannot fail: who is silent divides evenly, or takes the first heap left', () => {
  const t = slain({ silver: 3 }).wait()
  expect(t.state.kill?.heaps?.map(heap => some(heap.tokens))).toEqual([{ silver: 1 }, { silver: 1 }, { silver: 1 }])
  t.wait().wait()
  expect(t.hoards).toEqual([{ silver: 1 }, { silver: 1 }, {}, { silver: 1 }])
  expect(t.lost).toEqual({})
  t.close()
})

test('R12.7 if who made the kill is not of the party, the next of it clockwise divides', () => {
  const t = position({
    options,
    turn: ben,
    row: [
      {
        dragon: 'emberking',
        attackers: [
          [ana, 'dame'],
          [ben, 'dame'],
        ],
      },
      { dragon: 'oldBoaster', tokens: { gold: 2 }, draught: -1 },
    ],
    hands: [[], [], ['swapPowder']],
  })
  t.place(ben, 'wizard', 1).answer(cleo, 'magic', { swapPowder: '0+1' }).wait()
  expect(t.state.kill?.by).toBe(cleo)
  expect(t.state.stage).toMatchObject({ at: 'heaps', seat: ana })
  t.answer(ana, 'heaps', { 0: { gold: 2 } }).answer(ben, 'heap', 0)
  expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
  t.close()
})

test('R12.7 a party of one divides nothing, and without loot there is nothing to divide', () => {
  const alone = fight([[ana, 'knight']], { gold: 2 }, { options })
  expect(alone.hoards[ana]).toEqual({ gold: 2 })
  alone.close()
  const bare = slain({})
  expect(bare.state.stage?.at).toBe('attack')
  bare.close()
})

test('R12.7 told: everybody sees the heaps and who takes which', () => {
  const t = slain(loot).answer(ben, 'heaps', inThree)
  for (const viewer of [ana, cleo, 'table'] as const) expect(t.told(viewer)).toEqual(t.told(ben))
  t.answer(dan, 'heap', 2)
  for (const viewer of [ana, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'heapChosen', seat: dan, heap: 2 })
  t.close()
})

test('R12.7 R4.3 the heap is the share: a red token in it brings an object to who has a Wizard there', () => {
  const t = fight(
    [
      [ben, 'wizard'],
      [ana, 'knight'],
    ],
    { red: 1, gold: 1 },
    { options, objects: ['hornOfRecall'] },
  )
  t.answer(ana, 'heaps', { 0: { red: 1 }, 1: { gold: 1 } }).answer(ben, 'heap', 0)
  expect(t.hands).toEqual([[], ['hornOfRecall'], []])
  t.close()
})

test('R12.7 R6.1 thieves steal after the heaps were taken', () => {
  const t = fight(
    [
      [ben, 'thief'],
      [ana, 'knight'],
    ],
    { gold: 2 },
    { options },
  )
  t.answer(ana, 'heaps', { 0: {}, 1: { gold: 2 } })
  expect(t.happened).not.toContain('victimNamed')
  t.rolls(0).answer(ben, 'heap', 0)
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, {}])
  t.close()
})

test('R12.11 days: 24 hours to divide', () => {
  const t = slain(loot, { options: { clock: 'days' } })
  expect(t.state.stage?.closes).toBe(24 * 60 * 60 * 1000)
  t.close()
})

test('R12.11 none: a divider has all the time they like', () => {
  const t = slain(loot, { options: { clock: 'none' } })
  expect(t.state.stage?.closes).toBe(null)
  t.answer(ben, 'heaps', inThree)
  expect(t.state.stage?.closes).toBe(null)
  t.close()
})
