import { expect, test } from 'vitest'
import { audiences, shownParts } from '#protocol/friend-words'
import type { ShownTold } from '#protocol/friends'
import type { Person } from '../storage/port.ts'
import { type Circle, personTold, profileTold, type Relation, relationOf, strangers } from './told.ts'

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
const played = { reliability: { finished: 90, of: 20 }, results: { played: 30, won: 9 } }
const all: ShownTold = { here: { does: 'table', table: 't' }, since: 7, ...played }
const none = Object.fromEntries(shownParts.map(part => [part, null]))

test.each(Object.entries(cases))('what a %s is told, of every part', (relation, expected) => {
  for (const part of shownParts)
    for (const [no, audience] of audiences.entries()) {
      const hidden = Object.fromEntries(shownParts.map(it => [it, 'nobody'] as const))
      const facts = { person: ben, choices: { ...hidden, [part]: audience }, does: 'table', table: 't' } as const
      const { person, name, crest, games: results, ...rest } = profileTold(relation as Relation, facts, played)
      expect({ person, name, crest }).toEqual({ person: 'ben', name: 'Ben', crest: ben.crest }) // as at every table
      const isSeen = expected.split(' ')[no] === 'x'
      const others = relation === 'self' ? all : none
      expect({ ...rest, results }).toEqual({ ...others, [part]: isSeen ? all[part] : null })
      expect(personTold(relation as Relation, facts)).toEqual({
        person,
        name,
        crest,
        here: rest.here,
        since: rest.since,
      })
    }
})

test('who has not chosen is seen by friends, and has been here since when they came', () => {
  const facts = { person: ben, choices: {}, does: 'free', table: 't' } as const
  expect(personTold('stranger', facts)).toMatchObject({ here: null, since: 7 })
  expect(personTold('friend', facts).here).toEqual({ does: 'free', table: null })
  expect(personTold('shut', facts)).toMatchObject({ here: null, since: null })
  expect(personTold('friend', { ...facts, does: null }).here).toBe(null)
})
