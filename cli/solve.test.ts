import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAuction } from '#bots/auction/json'
import { temporaryFolder } from '#testkit/folder'
import { run } from './testing.ts'

const folder = temporaryFolder()
const auction = {
  bidders: [
    { gold: 5, silver: 3 },
    { gold: 3, silver: 0 },
  ],
  worth: [
    [7, -1, 0],
    [-2, 9, 0],
  ],
  coin: { gold: 1, silver: 0.5 },
}

async function solve(it: unknown) {
  const file = join(folder, 'auction.json')
  writeFileSync(file, typeof it === 'string' ? it : JSON.stringify(it))
  return run(['solve', file])
}

test('one auction in, one mix a bidder, its value and the certificate out', async () => {
  const { code, stdout } = await solve(auction)
  expect(code).toBe(0)
  const { mixes, values, nashConv, ...more } = JSON.parse(stdout)
  expect(more).toEqual({})
  expect(mixes.map((mix: number[]) => mix.length)).toEqual([6, 4])
  for (const mix of mixes) expect(mix.reduce((sum: number, p: number) => sum + p, 0)).toBeCloseTo(1, 4)
  expect(values).toEqual([expect.closeTo(3.94, 1), expect.closeTo(-2, 1)])
  expect(nashConv).toBeLessThan(0.01)
})

test('what is no auction is refused in one line that says what was expected', async () => {
  const { code, stdout, stderr } = await solve('{"bidders":')
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^solve: .*auction\.json: expected JSON\n$/)
})

const [ana, ben] = auction.bidders
test.each([
  [null, 'the auction: expected an object with bidders, worth, coin, found null'],
  [{ ...auction, bidders: [ana] }, 'bidders: expected a list of 2 to 6'],
  [
    { ...auction, bidders: [ana, { gold: -1, silver: 0 }] },
    'bidders[1].gold: expected a whole number, 0 to 40, found -1',
  ],
  [{ ...auction, bidders: [ana, { gold: 2.5, silver: 0 }] }, 'bidders[1].gold: expected a whole number'],
  [{ ...auction, bidders: [ana, { gold: 3 }] }, 'bidders[1].silver: expected a whole number, 0 to 40, found nothing'],
  [
    { ...auction, bidders: [ana, { ...ben, bronze: 1 }] },
    'bidders[1]: expected only gold, silver, types, found "bronze"',
  ],
  [
    { ...auction, bidders: [ana, { types: [{ p: 0.5, gold: 1 }] }] },
    'bidders[1].types: expected chances p that add up to 1, found 0.5',
  ],
  [
    { ...auction, bidders: [ana, { gold: 1, types: [{ p: 1, gold: 1 }] }] },
    'bidders[1].gold: expected either gold or types',
  ],
  [{ ...auction, worth: [[7, -1, 0]] }, 'worth: expected a list of 2'],
  [
    {
      ...auction,
      worth: [
        [7, -1],
        [1, 2, 3],
      ],
    },
    'worth[0]: expected a list of 3',
  ],
  [
    {
      ...auction,
      worth: [
        [7, -1, null],
        [1, 2, 3],
      ],
    },
    'worth[0][2]: expected a number, found null',
  ],
  [{ ...auction, coin: { gold: -1, silver: 0 } }, 'coin.gold: expected a number, 0 or more, found -1'],
])('%j is refused', (it, why) => {
  const read = readAuction(it)
  expect(typeof read === 'string' ? read : 'accepted').toContain(why)
})
