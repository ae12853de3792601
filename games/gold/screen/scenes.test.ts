import { describe, expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { lengthOf, skipFrom } from '#ui/scenes'
import { type DragonId, dragonOf } from '../cards/dragons.ts'
import type { GoldEvent } from '../events.ts'
import { on, position } from '../position.ts'
import { lengthOfDeath } from '../rules/showing.ts'
import { scene } from './scenes.ts'

/** What everybody is told of a kill, by Ben and Ana or by Ana alone. */
function killOf(dragon: DragonId, others = on(ben, 'knight'), given: Parameters<typeof position>[0] = {}) {
  const row = [{ dragon, tokens: { gold: 1 }, attackers: others, draught: -5 }, { dragon: 'theHoarder' }] as const
  const t = position({ row, ...given }).rolls(...Array<number>(dragonOf(dragon).hidden).fill(0))
  t.place(ana, 'knight', 0)
  const events = t.told('table') as readonly GoldEvent[]
  t.close()
  return { events, beats: scene(events), types: events.map(({ type }) => type) }
}

describe('a dragon’s death', () => {
  test('R5.20 with five hidden tokens: the last blow, shake and flash, the bag, the heap, the sand', () => {
    const { beats } = killOf('stormcrest')
    const begins = beats.map((_, i) => lengthOf(beats.slice(0, i)))
    expect(beats.map(({ name, step = 0 }, i) => `${begins[i]} ${name} ${step}`)).toEqual([
      '0 blow 0',
      '450 shake 0',
      '1200 bag 0',
      '1600 bag 1',
      '1860 bag 2',
      '2120 bag 3',
      '2380 bag 4',
      '2640 bag 5',
      '2900 heap 0',
      '3900 sand 0',
    ])
    expect(lengthOf(beats)).toBe(4600)
  })

  test('the placing is told at the blow, the death with the shake, the hidden tokens only in the heap', () => {
    const { beats, types } = killOf('stormcrest')
    const told = (name: string) => types.slice(0, beats.findLast(beat => beat.name === name)?.told)
    expect(told('blow')).toContain('adventurerPlaced')
    expect(told('blow')).not.toContain('dragonSlain')
    expect(told('shake').at(-1)).toBe('dragonSlain')
    expect(told('bag').at(-1)).toBe('dragonSlain')
    expect(told('heap').at(-1)).toBe('hiddenDrawn')
    expect(told('sand')).toEqual(types)
  })

  test('a skip leads to the heap, and from there to the end', () => {
    const { beats } = killOf('stormcrest')
    const heap = beats.findIndex(({ name }) => name === 'heap')
    expect([skipFrom(beats, 0), skipFrom(beats, 3), skipFrom(beats, heap)]).toEqual([heap, heap, beats.length])
  })

  test('without hidden tokens there is no bag', () => {
    const { beats } = killOf('sunbasker')
    expect(beats.map(({ name }) => name)).toEqual(['blow', 'shake', 'heap', 'sand'])
  })

  test('R5.20 the rules wait exactly as long as the loot is shown', () => {
    for (const dragon of ['sunbasker', 'cinderling', 'stormcrest'] as const) {
      const { beats } = killOf(dragon, [])
      expect(beats.at(-1)?.name).toBe('heap')
      expect(lengthOf(beats)).toBe(lengthOfDeath(dragonOf(dragon).hidden))
    }
  })

  test('nothing else is a scene', () => {
    const t = position({ row: [{ dragon: 'theHoarder' }] }).place(ana, 'knight', 0)
    expect(scene(t.told('table') as readonly GoldEvent[])).toEqual([])
    t.close()
  })
})
