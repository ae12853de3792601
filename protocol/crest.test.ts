import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  botFaces,
  type Crested,
  colours,
  crestsOf,
  faces,
  freeColour,
  personaFaced,
  personaFaces,
  usualCrest,
} from './crest.ts'

const wish = fc.record({ face: fc.constantFrom(...faces, 'phoenix'), colour: fc.constantFrom(...colours, 'mauve') })
const sitter: fc.Arbitrary<Crested> = fc.record({
  crest: fc.option(wish, { nil: undefined }),
  isBot: fc.boolean(),
  id: fc.string(),
})

test('no two at a table have the same face or colour, whatever they wish for', () => {
  fc.assert(
    fc.property(fc.array(sitter, { maxLength: colours.length }), sitters => {
      const crests = crestsOf(sitters)
      expect(crests).toHaveLength(sitters.length)
      expect(new Set(crests.map(({ face }) => face)).size).toBe(sitters.length)
      expect(new Set(crests.map(({ colour }) => colour)).size).toBe(sitters.length)
      expect(crests.every(({ colour }) => colours.some(it => it === colour))).toBe(true)
      expect(crestsOf(sitters)).toEqual(crests)
    }),
  )
})

test('the first person who wishes for a colour gets it, and a bot gives way', () => {
  const red = { face: 'fox', colour: 'rose' }
  const crests = crestsOf([
    { crest: { face: 'golem', colour: 'rose' }, isBot: true, id: 'Corvo' },
    { crest: red, isBot: false, id: 'a' },
    { crest: red, isBot: false, id: 'b' },
    { isBot: false, id: 'c' },
  ])
  expect(crests.map(({ colour }) => colour)).toEqual(['sky', 'rose', 'leaf', 'sun'])
  expect(crests.map(({ face }) => face)).toEqual(['golem', 'fox', 'owl', usualCrest('c').face])
})

test('bots have faces of their own, no two the same while there are enough', () => {
  const bots = ['Brunhild', 'Corvo', 'Drusilla', 'Egbert', 'Fenja', 'Godwin'].map(id => ({ id, isBot: true }))
  expect(crestsOf(bots).map(({ face }) => face)).toEqual(expect.arrayContaining([...botFaces]))
})

test('a persona has its face at every table, even twice, and nobody else has it', () => {
  const foxes = ['Vesna', 'Mirabel'].map(id => ({ id, isBot: true, persona: 'fox' as const }))
  const crests = crestsOf([...foxes, { id: 'Anselm', isBot: true }])
  expect(crests.map(({ face }) => personaFaced(face))).toEqual(['fox', 'fox', null])
  expect(new Set(crests.map(({ colour }) => colour)).size).toBe(3)
  const others: readonly string[] = [...faces, ...botFaces]
  expect(Object.values(personaFaces).filter(face => others.includes(face))).toEqual([])
})

test('who has chosen nothing always has the same crest, and not everybody the same', () => {
  const ids = Array.from({ length: 500 }, (_, i) => `person ${i}`)
  expect(usualCrest('p')).toEqual(usualCrest('p'))
  expect(new Set(ids.map(id => usualCrest(id).face)).size).toBe(faces.length)
  expect(new Set(ids.map(id => usualCrest(id).colour)).size).toBe(colours.length)
})

test('when all colours are taken, they begin again', () => {
  expect(freeColour('sun', colours)).toBe('sun')
  expect(freeColour('sea', ['sea'])).toBe('rose')
})
