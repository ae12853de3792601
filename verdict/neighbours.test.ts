import { expect, test } from 'vitest'
import { amounts, either, number, pieces, record, word } from '#games/workshop/form'
import { type Guest, guestIn, type Kinds } from '#games/workshop/guest'
import { further, neighboursOf } from './neighbours.ts'

const kinds: Kinds = {
  ale: {
    facts: { strength: number(1, 9), steps: pieces() },
    vocabulary: {
      pour: { cups: number(1, 3), into: either(word('mug'), record({ barrel: number(1, 2) })) },
      pay: { coins: amounts({ gold: 2, silver: 5 }) },
      again: { steps: pieces() },
    },
    mostCopies: 2,
    check: () => {},
  },
}
const steps = [
  { do: 'pour', cups: 3, into: { barrel: 1 } },
  { do: 'again', steps: [{ do: 'pay', coins: { silver: 5 } }] },
]
const ale = guestIn(
  { kind: 'ale', names: { en: 'Stout' }, picture: 'x', light: 'moss', copies: 1, strength: 1, steps },
  kinds,
)
const told = neighboursOf(ale, kinds).map(({ change: { at, from, to } }) => `${at} ${from}→${to}`)

test('neighbours differ by one in one number, as far as its form allows', () => {
  expect(told).toEqual([
    'strength 1→2',
    'steps[0].cups 3→2',
    'steps[0].into.barrel 1→2',
    'steps[1].steps[0].coins.silver 5→4',
  ])
  const [stronger] = neighboursOf(ale, kinds)
  expect(stronger?.card).toEqual({ ...ale, strength: 2 })
})

test('a change can be taken further, until its form ends', () => {
  const [, fewer] = neighboursOf(ale, kinds)
  if (fewer === undefined) throw new Error('there is one')
  const [more] = further(ale, fewer, kinds)
  expect(more?.change).toEqual({ at: 'steps[0].cups', from: 3, to: 1 })
  expect(more === undefined ? null : further(ale, more, kinds)).toEqual([])
})

test('of several amounts one can be left out, and the last cannot', () => {
  const paying = (coins: object): Guest =>
    guestIn(
      {
        ...{ kind: 'ale', names: { en: 'Stout' }, picture: 'x', light: 'moss', copies: 1, strength: 1 },
        steps: [{ do: 'pay', coins }],
      },
      kinds,
    )
  const without = (card: Guest) =>
    neighboursOf(card, kinds).flatMap(({ card, change: { at, to } }) => (to === 0 ? [{ at, card }] : []))
  const both = paying({ gold: 1, silver: 5 })
  expect(without(both)).toEqual([{ at: 'steps[0].coins.gold', card: paying({ silver: 5 }) }])
  expect(without(paying({ gold: 1 }))).toEqual([])
})
