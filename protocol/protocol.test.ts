import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { clientMessage } from './from-client.ts'
import { houseMessage } from './from-house.ts'

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8')
/** The rows of the table under this heading. */
const rowsUnder = (heading: string): readonly string[] =>
  (text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').split('\n').filter(line => /^\| +`/.test(line))

/** By its `t`, the fields of every message of a union. */
const fieldsOf = (union: typeof clientMessage | typeof houseMessage): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (z.toJSONSchema(union, { io: 'input', unrepresentable: 'any' }).oneOf ?? []).map(({ properties = {} }) => {
      const { t, ...fields } = properties as Record<string, { readonly const?: string }>
      return [t?.const ?? '', Object.keys(fields).sort()]
    }),
  )

test('PROTOCOL.md tells every message that a client may send, field by field, and the house understands what it tells', () => {
  const examples = rowsUnder('What you may say').flatMap(row =>
    [...row.matchAll(/`(\{"t":.*?\})`/g)].map(([, it]) => it),
  )
  const filled = examples.map((it = '') =>
    it.replaceAll(/:([A-Z])(?=[,}])/g, (_, name) => `:${name === 'N' ? 3 : `"${name}"`}`),
  )
  const told = filled.map(it => JSON.parse(it) as { readonly t: string })
  const fields = new Map(told.map(({ t, ...rest }) => [t, Object.keys(rest).sort()]))
  expect(fields).toEqual(fieldsOf(clientMessage))
  expect(told.filter(it => !clientMessage.safeParse(it).success)).toEqual([])
})

test('PROTOCOL.md tells every message of the house', () => {
  const told = rowsUnder('What the house says').flatMap(row =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, t]) => t),
  )
  expect(told.sort()).toEqual([...fieldsOf(houseMessage).keys()].sort())
})

test('what is beside a message is not one', () => {
  for (const beside of [{ seat: 1 }, { viewer: 'table' }, { token: 'mine' }])
    expect(clientMessage.safeParse({ t: 'ping', id: 'i', ...beside }).success).toBe(false)
})

test('what is stored as a client writes it holds no character that some database cannot store', () => {
  const answer = { t: 'answer', match: 'm', id: 'i', asked: 0, name: 'bid', answer: 1 }
  const mute = { t: 'mute', id: 'i', person: 'p', muted: true, name: 'Eve' }
  for (const text of ['\0', 'a\0b', '\ud800', 'a\udfff'])
    for (const message of [
      { ...answer, id: text },
      { ...mute, person: text },
      { ...mute, name: text },
    ])
      expect(clientMessage.safeParse(message).success, JSON.stringify(message)).toBe(false)
  for (const text of ['😀', '\ufffd', ' ']) expect(clientMessage.safeParse({ ...answer, id: text }).success).toBe(true)
})
