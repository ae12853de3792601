import { expect, test } from 'vitest'
import { manifests } from '../manifests.ts'

test.each(manifests.map(({ id }) => id))('%s: no two cards of the box have the same picture', async game => {
  const workshop = await manifests.find(({ id }) => id === game)?.workshop?.parts()
  const pictures = Object.values(workshop?.boxed ?? {}).map(({ picture }) => picture)
  expect(pictures.length).toBeGreaterThan(0)
  expect(new Set(pictures).size).toBe(pictures.length)
})
