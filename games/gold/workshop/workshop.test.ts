import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { guestId } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import { inLanguages } from '#testkit/in-languages'
import { rulesIn } from '#ui/rulebook'
import { dragonOf, dragons } from '../cards/dragons.ts'
import { manifest } from '../manifest.ts'
import { guest } from '../position.ts'
import { rulingsOf } from '../screen/known/rulings.ts'
import { en } from '../words/en.ts'
import { workshop } from './index.ts'

const rules = rulesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))

test('every dragon of the box can be made, and is what it is in the box', () => {
  for (const [id, card] of Object.entries(workshop.boxed)) {
    const found = readGuest(card, workshop.kinds)
    if ('expected' in found) throw new Error(`${id}: ${found.expected}`)
    expect(dragonOf(guestId(found.value as typeof card))).toMatchObject(dragons[id as keyof typeof dragons])
  }
  expect(Object.keys(workshop.boxed)).toEqual(Object.keys(dragons))
})

test('a card says its three numbers', () => {
  expect(speaker('en', en).text(workshop.text(guest(6, 1, 3)))).toBe('strength 6, 1 token for all to see, 3 hidden.')
})

test.each([
  ['hidden tokens need the bag', guest(6, 0, 3), ['R3.5', 'R8.3', 'R10.16'], ['R8.2', 'R3.6']],
  ['visible ones too', guest(6, 3, 0), ['R8.2'], ['R3.5']],
  ['one adventurer may slay it alone', guest(4, 3, 0), ['R3.6'], ['R2.6']],
  ['no seat can slay it alone', guest(11, 3, 0), ['R2.3', 'R2.6'], ['R3.6']],
  ['a seat can', guest(10, 3, 0), [], ['R2.3', 'R2.6']],
])('its rulings follow from its numbers: %s', (_, card, some, none) => {
  const rulings = workshop.rulings(card)
  expect(rulings).toEqual(expect.arrayContaining([...some, 'R13.1', 'R3.2', 'R3.8']))
  expect(rulings.filter(rule => none.some(it => it === rule) || !rules.has(rule))).toEqual([])
  expect(rulingsOf(guestId(card))).toEqual(rulings)
})

test('the words name every kind and every number, in every language', async () => {
  if (manifest.workshop === undefined) throw new Error('no workshop')
  const words = await inLanguages(manifest.workshop.texts)
  const explained = { name: expect.any(String), about: expect.any(String) }
  const facts = Object.fromEntries(Object.keys(workshop.kinds.dragon?.facts ?? {}).map(fact => [fact, explained]))
  expect(Object.keys(words)).toEqual(['en', 'it', 'de', 'ru'])
  for (const its of Object.values(words))
    expect(its).toEqual({
      kinds: { dragon: expect.any(String) },
      facts,
      price: { dragon: explained },
      wins: { dragon: explained },
      length: { dragon: expect.any(String) },
    })
})
