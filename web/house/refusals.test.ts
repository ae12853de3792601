import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '#ui/words/en'
import { account } from '#ui/words/en/account'

test('there is a sentence for every code that the house is documented to refuse with', () => {
  const protocol = readFileSync(new URL('../../PROTOCOL.md', import.meta.url), 'utf8')
  const table = protocol.split('## Codes')[1]?.split('\n## ')[0] ?? ''
  const lines = table.split('\n').filter(line => line.startsWith('| ') && line.includes('`'))
  const spans = lines.flatMap(line => [...line.matchAll(/`([^`]*)`/g)].map(([, span = '']) => span))
  const codes = spans.filter(span => /^[a-z][a-z ]*$/.test(span))
  expect(codes.length).toBeGreaterThan(30)
  // the account endpoints' passkey errors become `passkey failed`
  const said = { ...en.common.refusals, ...account.refusals } // the latter come with the page of the account
  const silent = codes.filter(code => code !== 'passkey not found' && !Object.hasOwn(said, code))
  expect(silent).toEqual([])
})
