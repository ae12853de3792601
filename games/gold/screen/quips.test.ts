import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import { nobody } from '#kernel/secret'
import { noTokens } from '../cards/tokens.ts'
import { quips } from './quips.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]

test('a large share is much, and whoever loses a token was robbed', () => {
  const shares = [
    { ...noTokens, silver: 5 },
    { ...noTokens, green: 4 },
  ]
  expect(quips([{ type: 'sharesTaken', party: [ben, ana], shares }])).toEqual([{ seat: ben, occasion: 'bigWin' }])
  const stolen = { type: 'tokenStolen', seat: ana, victim: ben, token: nobody('green' as const) } as const
  expect(quips([stolen])).toEqual([{ seat: ben, occasion: 'robbed' }])
})
