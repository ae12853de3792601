import { expect, test } from 'vitest'
import { audiences, shownParts } from '#protocol/friends'
import type { Person } from '../storage/port.ts'
import { type Circle, mayKnow, personTold, type Relation, relationOf, strangers } from './told.ts'

const ben: Person = { id: 'ben', name: 'Ben', account: 'a', since: 7, crest: { face: 'wolf', colour: 'red' } as never }
const circle = (more: Partial<Circle> = {}): Circle => ({ ...strangers, person: 'ana', ...more })

test('how somebody stands to somebody: a block comes before a friendship', () => {
  const friends = new Set(['ben'])
  expect(relationOf(circle(), 'ben')).toBe('stranger')
  expect(relationOf(strangers, 'ben')).toBe('stranger')
  expect(relationOf(circle({ friends }), 'ben')).toBe('friend')
  expect(relationOf(circle({ friends, shut: friends }), 'ben')).toBe('shut')
  expect(relationOf(circle({ person: 'ben', shut: friends }), 'ben')).toBe('self')
})

/** What is seen of somebody who shows it to everybody, friends, nobody. */
const cases: Readonly<Record<Relation, string>> = {
  self: 'x x x',
  friend: 'x x -',
  stranger: 'x - -',
  shut: '- - -',
}
test.each(Object.entries(cases))('what a %s is told', (relation, expected) => {
  const told = audiences.map(audience => {
    const choices = Object.fromEntries(shownParts.map(part => [part, audience]))
    const facts = { person: ben, choices, does: 'table', table: 't' } as const
    const { here, since, ...rest } = personTold(relation as Relation, facts)
    expect(rest).toEqual({ person: 'ben', name: 'Ben', crest: ben.crest }) // as at every table
    expect(here).toEqual(mayKnow(relation as Relation, audience) ? { does: 'table', table: 't' } : null)
    expect(since !== null).toBe(here !== null)
    return here === null ? '-' : 'x'
  })
  expect(told.join(' ')).toBe(expected)
})

test('who has not chosen is seen by friends, and has been here since when they came', () => {
  const facts = { person: ben, choices: {}, does: 'free', table: 't' } as const
  expect(personTold('stranger', facts)).toMatchObject({ here: null, since: 7 })
  expect(personTold('friend', facts).here).toEqual({ does: 'free', table: null })
  expect(personTold('shut', facts)).toMatchObject({ here: null, since: null })
  expect(personTold('friend', { ...facts, does: null }).here).toBe(null)
})
