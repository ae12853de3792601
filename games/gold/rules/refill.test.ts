import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { boxedIds, type DragonId, dragonOf, dragons } from '../cards/dragons.ts'
import { allTokens, size } from '../cards/tokens.ts'
import { fight, type GoldTable, position, some } from '../position.ts'

type More = Parameters<typeof position>[0]
type GivenLair = NonNullable<NonNullable<NonNullable<More>['row']>[number]>

/** A dragon that a Knight can slay alone. */
const weak = (dragon: DragonId, tokens: GivenLair['tokens'] = {}): GivenLair => ({
  dragon,
  tokens,
  draught: 4 - dragonOf(dragon).strength,
})
/** Ana's Knight can slay the dragon on the left; a strong one is next to it. */
const left = (lair: GivenLair, more?: More) => position({ row: [lair, { dragon: 'theHoarder' }], ...more })
const slays = (t: GoldTable) => t.place(ana, 'knight', 0)
const onSpot = (t: GoldTable, spot: number) => {
  const lair = t.state.row[spot]
  return lair ? [lair.dragon, some(lair.tokens)] : null
}

test('R8.1 a slain dragon is replaced from the pile, with its visible number of tokens from the bag', () => {
  const t = left(weak('sunbasker', { gold: 1 }), { pile: ['ironjaw', 'mossback'], bag: { silver: 3, blue: 2 } })
  slays(t.rolls(1, 4, 0, 2))
  expect(onSpot(t, 0)).toEqual(['mossback', { silver: 1, blue: 2 }])
  expect(t.state.pile).toEqual(['ironjaw'])
  expect(t.state.inBag).toBe(2)
  t.close()
})

test('R8.1 the new dragon lies on the spot of the old one, and nobody is on it', () => {
  const t = position({ row: [{ dragon: 'theHoarder' }, weak('sunbasker', { gold: 1 })], pile: ['theUnseen'] })
  t.place(ana, 'knight', 1)
  expect(t.state.row.map(lair => lair?.dragon)).toEqual(['theHoarder', 'theUnseen', undefined, undefined])
  expect(t.state.attackers[1]).toEqual([])
  expect(t.state.slain).toEqual(['sunbasker'])
  t.close()
})

test('R8.2 if the bag runs out the new dragon keeps the fewer it got, and stays', () => {
  const t = left(weak('sunbasker'), { pile: ['ironjaw'], bag: { silver: 2, blue: 1 } })
  slays(t.rolls(0, 0))
  expect(onSpot(t, 0)).toEqual(['ironjaw', { silver: 2, blue: 1 }])
  expect(t.state.inBag).toBe(0)
  t.answer(ben, 'attack', { place: 'wizard@0' }).close()
})

test('R8.2 a dragon that got no token at all stays too', () => {
  const t = slays(left(weak('sunbasker'), { pile: ['theUnseen'], bag: { silver: 1 } }))
  expect(onSpot(t, 0)).toEqual(['theUnseen', {}])
  expect(t.state.inBag).toBe(1)
  t.answer(ben, 'attack', { place: 'wizard@0' }).close()
})

test('R8.2 R3.5 a hidden part for which the bag is too small is what there is', () => {
  const t = slays(left(weak('caveLurker', { gold: 1 }), { bag: { silver: 3 } }).rolls(0, 0))
  expect(t.hoards[ana]).toEqual({ gold: 1, silver: 3 })
  t.close()
})

test('R8.3 if the last token was just enough for the hidden part, the dragon is not replaced', () => {
  const t = slays(left(weak('mossback', { gold: 1 }), { pile: ['ironjaw'], bag: { silver: 2 } }).rolls(0))
  expect(t.hoards[ana]).toEqual({ gold: 1, silver: 2 })
  expect(onSpot(t, 0)).toBe(null)
  expect(t.state.pile).toEqual(['ironjaw'])
  t.close()
})

test('R8.3 with one token more in the bag it is', () => {
  const t = slays(left(weak('mossback', { gold: 1 }), { pile: ['ironjaw'], bag: { silver: 3 } }).rolls(0, 0))
  expect(onSpot(t, 0)).toEqual(['ironjaw', { silver: 1 }])
  t.close()
})

test('R8.3 once a visible part took the last token no dragon is replaced, and none has a hidden part', () => {
  const row = [weak('sunbasker'), weak('caveLurker', { gold: 1 })]
  const t = position({ row, pile: ['mossback', 'ironjaw'], bag: { silver: 3 } }).rolls(0, 0, 0)
  slays(t).place(ben, 'knight', 1)
  expect(onSpot(t, 0)).toEqual(['mossback', { silver: 3 }])
  expect(t.hoards[ben]).toEqual({ gold: 1 })
  expect(onSpot(t, 1)).toBe(null)
  expect(t.state.pile).toEqual(['ironjaw'])
  t.close()
})

test('R8.4 if the pile runs out first no dragon is replaced, but hidden parts are still drawn', () => {
  const t = slays(left(weak('mossback', { gold: 1 }), { pile: [], bag: { silver: 5 } }).rolls(0, 0))
  expect(t.hoards[ana]).toEqual({ gold: 1, silver: 2 })
  expect(onSpot(t, 0)).toBe(null)
  expect(t.state.inBag).toBe(3)
  t.close()
})

test('R8.4 tokens left in the bag at the end belong to nobody', () => {
  const t = slays(position({ row: [weak('sunbasker', { gold: 1 })], bag: { blue: 5 } }))
  expect(t.state.result?.points).toEqual([3, 0, 0])
  expect(t.state.inBag).toBe(5)
  t.close()
})

test('R8.5 a dragon without any token must be slain all the same', () => {
  const t = slays(position({ row: [weak('sunbasker'), weak('mossback')], bag: {} }))
  expect(t.state.result).toBe(null)
  t.place(ben, 'knight', 1)
  expect(t.state.result).not.toBe(null)
  t.close()
})

test('R8.5 on a dragon without any token there is no bargain, but thieves act', () => {
  const placed = [
    [ben, 'knight'],
    [ana, 'thief'],
  ] as const
  const t = fight(placed, {}, { bag: {}, hoards: [{}, { blue: 1 }] })
  expect(t.happened).not.toContain('sandRan')
  expect(t.hoards).toEqual([{ blue: 1 }, {}, {}])
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  t.close()
})

test('R8.6 the game ends when the last dragon is slain: there are no more turns', () => {
  const t = slays(position({ row: [weak('sunbasker', { gold: 1 })] }))
  expect(t.happened).toContain('gameEnded')
  expect(t.happened).not.toContain('turnPassed')
  for (const seat of [ana, ben, cleo]) t.refuses(seat, 'attack', { place: 'knight@0' }, 'over')
  t.close()
})

test('R8.6 not while another dragon lies in the row, or one has just come from the pile', () => {
  const another = slays(left(weak('sunbasker'), { bag: {} }))
  expect(another.state.result).toBe(null)
  another.close()
  const newcomer = slays(position({ row: [weak('sunbasker')], pile: ['theUnseen'] }))
  expect(newcomer.state.result).toBe(null)
  newcomer.close()
})

test('R8.6 the thefts at the last dragon are settled before', () => {
  const placed = [
    [ben, 'knight'],
    [cleo, 'dame'],
    [ana, 'thief'],
  ] as const
  const t = fight(placed, { gold: 2 }, { row: [] })
    .wait()
    .deal({ [ben]: { gold: 1 }, [cleo]: { gold: 1 } })
  expect(t.state.result).toBe(null)
  t.answer(ana, 'victim', ben)
  expect(t.state.result?.points).toEqual([3, 0, 3])
  t.close()
})

test('R1.4 the bag cannot run out in set-up, whatever four dragons come', () => {
  const visible = boxedIds.map(id => dragons[id].visible).sort((a, b) => b - a)
  expect(visible.slice(0, 4).reduce((sum, n) => sum + n, 0)).toBe(31)
  expect(size(allTokens)).toBe(126)
})
