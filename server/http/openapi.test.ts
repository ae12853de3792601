import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROTOCOL } from '#protocol/version'
import { temporaryFolder } from '#testkit/folder'
import { sources } from '#testkit/sources'
import { configFrom } from '../config.ts'
import { openHouse } from '../house.ts'

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}
interface Document {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
  readonly security: readonly object[]
}

test('every route says what it is for, where it belongs, and who may use it', async () => {
  const DATA = temporaryFolder()
  const house = await openHouse({ ...configFrom({ DATA, LOG: 'silent' }), port: 0 })
  const told = (await (await fetch(`${house.address}/api/docs/json`)).json()) as Document
  await house.close()
  const places = told.tags.map(({ name }) => name)
  const all = Object.entries(told.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method} ${path}`, ...operation })),
  )
  expect(all.length).toBeGreaterThan(30)
  const wanting = all.filter(({ summary = '', tags = [] }) => summary === '' || !places.includes(tags[0] ?? ''))
  expect(wanting.map(({ route }) => route)).toEqual([])
  expect(told.components.securitySchemes).toMatchObject({
    cookie: { type: 'apiKey', in: 'cookie', name: 'wyrmtavern.session_token' },
    bearer: { type: 'http', scheme: 'bearer' },
  })
  expect(told.security).toEqual([{ cookie: [] }, { bearer: [] }, {}])
  const tokens = all.filter(({ route }) => route.includes('/api/people/tokens'))
  expect(tokens.map(({ security }) => security)).toEqual(tokens.map(() => [{ cookie: [] }]))
})

/**
 * The places where refusal codes appear in the code: `refused('full', …)`, `#refuse('no seat', …)`, `{ code: 'stale', …
 * }`.
 */
const written = /(?:\brefused?\(|\bcode: )'([a-z][a-z ]*)'/g

test('PROTOCOL.md lists every refusal code, and names its version', () => {
  const house = sources('.ts').filter(
    ({ path }) => /^(server|client)\//.test(path) && !/test|chaos|hostile|leaks/.test(path),
  )
  const codes = [...new Set(house.flatMap(({ text }) => [...text.matchAll(written)].map(([, code]) => code ?? '')))]
  const page = readFileSync(new URL('../../PROTOCOL.md', import.meta.url), 'utf8')
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter(code => !page.includes(`\`${code}\``))).toEqual([])
  expect(page).toContain(`version ${PROTOCOL} of`)
})
