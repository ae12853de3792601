import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { ana, ben } from '#testkit/table'
import type { Adventurer } from '../cards/adventurers.ts'
import { fight, on, position } from '../position.ts'
import { written } from '../rules/targets.ts'
import type { State } from '../types.ts'
import { warnings } from './warnings.ts'

interface Table {
  readonly state: State
  heard(seat: Seat): readonly object[]
}

/** What a seat is told before it gives this answer, or waits, by the names of the sentences. */
const warned = (t: Table, seat: Seat, answer: object | null, at = 0): readonly string[] => {
  const name = t.state.bargain === null ? 'attack' : 'bargain'
  const question = { name, ask: {} } as never
  const told = t.heard(seat) as never
  const considered = { question, view: redact(t.state, seat), told, seat, answer, at }
  return warnings(considered).map(({ say }) => say.replace('warnings.', ''))
}
const party = [...on(ben, 'knight'), ...on(ana, 'knight')]

test('R3.4 a second adventurer against the same dragon, unless it slays it', () => {
  const sent = (spot: number, adventurer: Adventurer = 'dame') => ({
    place: written({ kind: 'sent', adventurer, spot }),
  })
  const t = position({ row: [{ dragon: 'theHoarder', attackers: on(ana, 'knight') }, { dragon: 'emberking' }] })
  expect([warned(t, ana, sent(0)), warned(t, ana, sent(1)), warned(t, ben, sent(0))]).toEqual([['second'], [], []])
  expect(warned(t, ana, sent(0, 'thief'))).toEqual([])
})

test('an offer that brings nothing, the curse, or makes a rival overtake', () => {
  const t = fight(
    party,
    { green: 3, black: 1, gold: 1 },
    { options: { display: 'ledger' }, hoards: [{ green: 3, blue: 4 }] },
  )
  t.wait()
  const offers = (mine: object, theirs: object): readonly string[] => {
    t.answer(ben, 'bargain', { offer: { [ana]: mine, [ben]: theirs } })
    return warned(t, ana, { accept: t.state.bargain?.last })
  }
  expect(offers({}, { green: 3, black: 1, gold: 1 })).toEqual(['nothing'])
  expect(offers({ black: 1 }, { green: 3, gold: 1 })).toEqual(['curse'])
  expect(offers({ green: 1, gold: 1 }, { green: 2, black: 1 })).toEqual([])
})

test('R5.8 waiting in the last seconds of the sand while somebody offers something', () => {
  const t = fight(party, { gold: 2 })
  t.wait()
  const bell = t.state.bargain?.bell ?? 0
  expect(warned(t, ana, null, bell - 5000)).toEqual([])
  t.answer(ben, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } })
  expect(warned(t, ana, null, bell - 5000)).toEqual(['sand'])
  expect(warned(t, ana, null, bell - 40_000)).toEqual([])
  expect(warned(t, ben, null, bell - 5000)).toEqual([])
})
