import { expect, test } from 'vitest'
import { besiege } from './siege.ts'

test('attackers from the address of somebody who plays are shown out, and the person plays on', async () => {
  const terms = { attacks: ['deep', 'flood'], sockets: [3], seconds: 3, calm: 1, sameAddress: [true] } as const
  for (const outcome of await besiege(terms)) {
    const { shownOut, withinSeconds, cuts, moves, complaints, ping } = outcome
    expect({ shownOut, cuts, complaints }).toEqual({ shownOut: 3, cuts: 0, complaints: [] })
    expect(withinSeconds).not.toBe(null)
    expect(Math.min(moves, ping.count)).toBeGreaterThan(0)
  }
})
