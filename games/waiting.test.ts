import { describe, expect, test } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { manifests } from './manifests.ts'

const told = manifests.flatMap(({ id, waiting, play }) => (waiting === undefined ? [] : [[id, waiting, play] as const]))

describe.each(told)('whom the others wait for in %s', async (_game, waiting, play) => {
  languagesHold(await inLanguages(waiting), { same: [], latin: [] })

  test('names questions of the game', async () => {
    const [words, { game }] = [await waiting.en(), await play()]
    const unknown = Object.keys(words).filter(name => name !== 'other' && !Object.hasOwn(game.asked, name))
    expect(unknown).toEqual([])
  })
})
