import { describe } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { manifests } from './manifests.ts'
import type { Words } from './saying.ts'

for (const { id, options } of manifests) {
  const words = await inLanguages(options)
  describe(`the options of ${id}`, () => {
    languagesHold(words as unknown as Record<'en', Words>, { same: [], latin: [] })
  })
}
