import { describe } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { manifests } from './manifests.ts'

describe.each(manifests.map(it => [it.id, it.howTo] as const))('the first page of %s', async (game, howTo) => {
  if (howTo === undefined) throw new Error(`${game} has no first page`)
  languagesHold(await inLanguages(howTo.texts), { same: ['Ben', 'Clara'], latin: [] })
})
