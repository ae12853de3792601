import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { atLevel } from '#bots/levels'
import { type Claim, holds } from '#games/almanac'
import { manifests } from '#games/manifests'
import { batchOf } from './batches.ts'
import { almanacOf } from './figures.ts'
import { read } from './material.ts'

/*
 * A figure that was changed by hand does not follow from the batches any more. Changed batches change the hash, and so
 * which of them is played again here. After a change to rules, cards or bots these tests ask for `npm run almanac`.
 */
describe.each(manifests.flatMap(({ id, box, tips }) => (tips === undefined ? [] : [{ id, box, tips }])))(
  'the almanac of $id',
  async ({ box: load, tips }) => {
    const [box, parts] = await Promise.all([load(), tips()])
    const [scribe, page] = await Promise.all([parts.scribe(), parts.page()])
    const file = (name: string): string => readFileSync(new URL(`./almanac/${name}`, box.rules), 'utf8')
    const material = read(file('batches.jsonl'))
    const almanac = almanacOf(material, page)

    test('has the figures that follow from its batches, byte for byte', () => {
      expect(file('figures.json')).toBe(`${JSON.stringify(almanac)}\n`)
    })

    test('is about these rules and the latest Captain', () => {
      const { rules, bot, games, batches } = material.source
      expect([rules, bot]).toEqual([box.game.version, atLevel(Object.keys(box.bots), 'captain')])
      expect(material.batches.length).toBe(batches)
      expect(games).toBeGreaterThanOrEqual(100)
    })

    test('has batches that can be played again: one, chosen by the hash of all, comes out the same', () => {
      const chosen = Number.parseInt(almanac.material.slice(0, 8), 16) % material.batches.length
      expect(batchOf(box, scribe, material.source, chosen), `run: npm run almanac -- ${box.game.id}`).toEqual(
        material.batches[chosen],
      )
    })

    test('bears out every maxim', () => {
      const untrue = page.maxims.flatMap(({ id, claims }) =>
        claims.filter(claim => !holds(almanac, claim)).map((claim: Claim) => `${id}: ${JSON.stringify(claim)}`),
      )
      expect(untrue).toEqual([])
      expect(page.maxims.length).toBeGreaterThanOrEqual(4)
    })

    test('has counted every figure that the tips name, and names all it has counted', () => {
      const counted = Object.values(almanac.cards).flatMap(({ all, by }) => [...Object.keys(all), ...Object.keys(by)])
      expect([...new Set(counted)].sort()).toEqual(Object.keys(page.units).sort())
    })

    test('knows something of nearly every card', () => {
      const cards = Object.values(page.groups).flat()
      expect(cards.filter(card => almanac.cards[card] === undefined)).toEqual([])
    })
  },
)
