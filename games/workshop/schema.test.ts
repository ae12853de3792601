import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { manifests } from '#games/manifests'
import { diceOf, seedFrom } from '#kernel/seed'
import { randomGuest } from './guests-option.ts'
import type { PackGame } from './pack.ts'
import { packSchema } from './schema.ts'

const made = await Promise.all(
  manifests.flatMap(({ id, play, workshop }) =>
    workshop === undefined
      ? []
      : [
          (async () => {
            const [{ kinds, boxed }, { game }] = await Promise.all([workshop.parts(), play()])
            return { id, boxed, kinds, options: game.options }
          })(),
        ],
  ),
)
const games: Readonly<Record<string, PackGame>> = Object.fromEntries(
  made.map(({ id, kinds, options }) => [id, { kinds, options }]),
)
const schema = packSchema(games)
const reader = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
const accepts = (it: unknown): boolean => reader.safeParse(it).success
const packOf = (game: string, ...cards: readonly unknown[]) => ({ wyrmtavern: 'cards', version: 1, game, cards })

test('the published schema is the one that follows from the forms', () => {
  const published = JSON.parse(readFileSync(new URL('../../docs/cards.schema.json', import.meta.url), 'utf8'))
  expect(published, 'run: npm run -s workshop -- schema > docs/cards.schema.json').toEqual(schema)
})

test.each(made)('it accepts the cards of the box of $id, and any others that can be played', ({ id, boxed, kinds }) => {
  for (const [name, card] of Object.entries(boxed)) expect(accepts(packOf(id, card)), name).toBe(true)
  const rng = diceOf(seedFrom('schema'))(0)
  for (let n = 0; n < 200; n++) {
    const card = randomGuest(kinds, rng)
    expect(accepts(packOf(id, card)), JSON.stringify(card)).toBe(true)
  }
})

test.each(made)('it refuses what is no card of $id', ({ id, boxed }) => {
  const [card] = Object.values(boxed)
  for (const wrong of [
    { ...card, kind: 'nobody' },
    { ...card, copies: 99 },
    { ...card, names: {} },
    { ...card, picture: '../secret' },
    { ...card, script: 'x' },
    { kind: card?.kind },
  ])
    expect(accepts(packOf(id, wrong)), JSON.stringify(wrong)).toBe(false)
  expect(accepts(packOf('chess'))).toBe(false)
  expect(accepts({ ...packOf(id), version: 2 })).toBe(false)
})
