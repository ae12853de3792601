import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { allTokens, countsOf, minus, size, tokens } from '../../cards/tokens.ts'
import { on, position } from '../../position.ts'
import { after, bens, dragon, drawn, hidden, loot, open, shares, stolen, visible, yours } from './worked.ts'

/** Where a token is among all of these, as the dice count them. */
const among = (hoard: typeof loot, token: typeof drawn | typeof stolen): number =>
  size(hoard) - tokens.slice(tokens.indexOf(token)).reduce((n, it) => n + hoard[it], 0)

/** The table of the pictures, as a first game: Ana is you, Cleo is Clara. */
const table = () =>
  position({
    options: { game: 'basic' },
    row: [
      { dragon, tokens: countsOf(open), attackers: on(ben, bens.adventurer) },
      { dragon: 'deepcoil', attackers: on(cleo, 'knight') },
    ],
    pile: ['cinderling'],
  })

test('R1.4 the dragon shows as many tokens as its card says, and hides one', () => {
  expect([size(open), hidden]).toEqual([visible, 1])
})

test('R3.2 your Thief is just enough, and the hidden token joins the loot', () => {
  const t = table().rolls(among(minus(allTokens, open), drawn))
  t.place(ana, yours.adventurer, 0)
  expect(t.state.kill).toMatchObject({ party: [ben, ana], loot })
  t.close()
})

test('R3.2 without your Thief the dragon lives', () => {
  const t = table()
  expect(t.state.kill).toBe(null)
  t.place(ana, 'wizard', 0)
  expect(t.happened).not.toContain('dragonSlain')
  t.close()
})

test('R5.2, R6.1 Ben accepts, your Thief steals, and the hoards are as in the last picture', () => {
  const t = table().rolls(among(minus(allTokens, open), drawn))
  t.place(ana, yours.adventurer, 0).wait()
  t.answer(ana, 'bargain', { offer: { [ana]: countsOf(shares.you), [ben]: countsOf(shares.ben) } })
  t.answer(ben, 'bargain', { accept: 1 })
  t.rolls(among(shares.ben, stolen), 0, 0, 0, 0).wait()
  expect(t.hoards).toEqual([countsOf(after.you), countsOf(after.ben), {}])
  expect([t.state.sides[ana]?.team.thief, t.state.sides[ben]?.team.knight]).toEqual(['resting', 'resting'])
  expect([t.state.row[0]?.dragon, t.state.turn]).toEqual(['cinderling', ben])
  t.close()
})
