import { expect, test } from 'vitest'
import type { Evidence, Subject } from '#protocol/order'
import { BEGINNING, follows } from './audit-hash.ts'
import type { Deed, NewMeasure, NewReport } from './order-port.ts'
import { forEveryStore } from './testing.ts'

const evidence: Evidence = {
  text: 'Ha!',
  title: null,
  game: 'auction',
  by: { person: 'p-Ben', name: 'Ben' },
  at: 1,
  where: '/gallery/a',
  before: [],
  card: { kind: 'lot' },
}
const card = (id: string): Subject => ({ kind: 'card', id })
const report = (id: string, more: Partial<NewReport> = {}): NewReport => ({
  id,
  subject: card('a'),
  cause: 'rude',
  words: 'rude',
  by: 'p-Ana',
  at: 5,
  evidence,
  person: 'p-Ben',
  ...more,
})
const measure = (id: string, more: Partial<NewMeasure> = {}): NewMeasure => ({
  id,
  kind: 'hide',
  subject: card('a'),
  evidence,
  person: 'p-Ben',
  by: 'p-Eva',
  reason: 'a rude name',
  at: 10,
  until: null,
  to: null,
  from: null,
  ...more,
})
const deed = (did = 'decide', at = 10): Deed => ({ at, by: 'p-Eva', byName: 'Eva', did, about: '{"kind":"card"}' })

forEveryStore(the => {
  const order = () => the.store.order

  test('roles are given and taken away, but never that of the last host', async () => {
    const { roles } = order()
    expect(await roles.put('p-Ana', 'moderator', deed('role'))).toBe(false) // there must be a host first
    expect(await roles.put('p-Ana', 'host', deed('role', 1))).toBe(true)
    for (const role of [null, 'moderator'] as const) expect(await roles.put('p-Ana', role, deed('role'))).toBe(false)
    expect(await roles.put('p-Ben', 'moderator', deed('role', 2))).toBe(true)
    expect(await roles.put('p-Eva', 'host', deed('role', 3))).toBe(true)
    expect((await roles.all()).map(({ person, role, at }) => `${person} ${role} ${at}`)).toEqual([
      'p-Ana host 1',
      'p-Eva host 3',
      'p-Ben moderator 2',
    ])
    expect(await roles.put('p-Ana', null, deed('role'))).toBe(true)
    expect([await roles.of('p-Ana'), await roles.of('p-Ben')]).toEqual([null, 'moderator'])
    expect(await order().audit.latest(null, 9)).toHaveLength(4) // refused ones are not in it
  })

  test('of two hosts that leave at the same moment, one stays', async () => {
    const { roles } = order()
    for (const person of ['p', 'q']) await roles.put(person, 'host', deed('role'))
    const left = await Promise.all(['p', 'q'].map(person => roles.put(person, null, deed('role'))))
    expect(left.toSorted()).toEqual([false, true])
    expect(await roles.all()).toHaveLength(1)
  })

  test('reports are kept with their evidence, one of each person while it is open', async () => {
    const { reports } = order()
    expect(await reports.report(report('1'))).toEqual({ ...report('1'), state: 'open', decided: null })
    expect((await reports.report(report('2', { words: 'again', at: 6 }))).id).toBe('1')
    await reports.report(report('3', { by: null, at: 3, cause: 'words' }))
    expect((await reports.open(card('a'))).map(({ id, by }) => [id, by])).toEqual([
      ['3', null],
      ['1', 'p-Ana'],
    ])
    expect([await reports.made('p-Ana', 4), await reports.made('p-Ana', 5), await reports.made('x', 0)]).toEqual([
      1, 0, 0,
    ])
    await order().measures.decide(card('a'), [measure('m')], deed())
    expect(await reports.open(card('a'))).toEqual([])
    expect(await reports.by('p-Ana', 9)).toEqual([{ ...report('1'), state: 'upheld', decided: 10 }])
    expect((await reports.report(report('4', { at: 11 }))).id).toBe('4')
    await order().measures.decide(card('a'), [], deed('decide', 12))
    expect((await reports.by('p-Ana', 9)).map(({ id, state, decided }) => [id, state, decided])).toEqual([
      ['4', 'dismissed', 12],
      ['1', 'upheld', 10],
    ])
  })

  test('cases are open reports joined by subject, the oldest first, in pages; some people do not see all', async () => {
    const { reports } = order()
    const about = [
      ['c', 'p-Ana', 7],
      ['b', 'p-Ana', 3],
      ['b', 'p-Eva', 1],
      ['a', 'p-Ana', 3],
      ['d', 'p-Ana', 3],
    ] as const
    for (const [i, [id, by, at]] of about.entries())
      await reports.report(report(`${i}`, { subject: card(id), by, at, person: id === 'c' ? null : `p-${id}` }))
    const ids = async (...args: Parameters<typeof reports.cases>) =>
      (await reports.cases(...args)).map(({ subject: { id } }) => id)
    expect(await reports.cases([], null, 1)).toEqual([{ subject: card('b'), since: 1, person: 'p-b' }])
    expect(await ids([], null, 9)).toEqual(['b', 'a', 'd', 'c'])
    expect(await ids([], { at: 3, id: 'card a' }, 9)).toEqual(['d', 'c'])
    expect(await ids(['p-a', 'p-d'], null, 9)).toEqual(['b', 'c'])
  })

  test('a case is taken by one, until it is given back or decided', async () => {
    const { reports } = order()
    for (const by of ['p-Eva', 'p-Ida']) await reports.take(card('a'), { by, at: 2 })
    expect(await reports.taken(card('a'))).toEqual({ by: 'p-Ida', at: 2 })
    await reports.take(card('a'), null)
    expect(await reports.taken(card('a'))).toBe(null)
    await reports.take(card('a'), { by: 'p-Eva', at: 3 })
    await order().measures.decide(card('a'), [], deed())
    expect(await reports.taken(card('a'))).toBe(null)
  })

  test('a measure holds until it is lifted, once; the person concerned is told anew', async () => {
    const { measures } = order()
    await measures.decide(card('a'), [measure('1'), measure('2', { kind: 'move', to: 'rules', from: 'house' })], deed())
    const stored = { ...measure('1'), lifted: null, appeal: null, answer: null, seen: false }
    expect(await measures.find('1')).toEqual(stored)
    expect((await measures.find('2'))?.from).toBe('house')
    expect((await measures.standing(card('a'), 'hide'))?.id).toBe('1')
    await measures.see('p-Ben')
    expect((await measures.find('1'))?.seen).toBe(true)
    const how = { at: 20, by: null, reason: 'a mistake' }
    expect(await measures.lift('1', how, deed('lift'))).toBe(true)
    expect(await measures.find('1')).toEqual({ ...stored, lifted: how })
    expect([await measures.lift('1', how, deed('lift')), await measures.lift('x', how, deed('lift'))]).toEqual([
      false,
      false,
    ])
    expect(await measures.standing(card('a'), 'hide')).toBe(null)
    expect([await measures.find('x'), await measures.of('p-Ana', 9)]).toEqual([null, []])
    expect(await measures.counts(['p-Ben', 'p-Ana'])).toEqual(new Map([['p-Ben', 2]]))
  })

  test('one appeal, and one answer to it; granting it lifts the measure', async () => {
    const { measures } = order()
    for (const [id, at] of [
      ['1', 10],
      ['2', 11],
      ['3', 12],
    ] as const)
      await measures.decide(card('a'), [measure(id, { at })], deed())
    const answer = { at: 40, by: 'p-Ida', reason: 'right', granted: true }
    expect(await measures.answer('1', answer, deed('answer'))).toBe(false)
    expect(await measures.appeal('2', 'Not rude.', deed('appeal', 30))).toBe(true)
    expect(await measures.appeal('1', 'Why?', deed('appeal', 31))).toBe(true)
    expect(await measures.appeal('1', 'Why, oh why?', deed('appeal', 32))).toBe(false)
    const open = async (...args: Parameters<typeof measures.appealed>) =>
      (await measures.appealed(...args)).map(({ id }) => id)
    expect(await open([], null, 9)).toEqual(['2', '1'])
    expect(await open([], { at: 30, id: '2' }, 9)).toEqual(['1'])
    expect(await open(['p-Ben'], null, 9)).toEqual([])
    expect(await measures.answer('1', answer, deed('answer'))).toBe(true)
    expect(await measures.answer('2', { ...answer, granted: false }, deed('answer'))).toBe(true)
    expect(await measures.answer('2', answer, deed('answer'))).toBe(false)
    const { granted: _, ...lifted } = answer
    expect(await measures.find('1')).toMatchObject({ appeal: { words: 'Why?', at: 31 }, answer, lifted })
    expect(await measures.find('2')).toMatchObject({ answer: { granted: false }, lifted: null })
    expect((await measures.of('p-Ben', 2)).map(({ id }) => id)).toEqual(['3', '2'])
    expect((await measures.latest({ at: 12, id: '3' }, 9)).map(({ id }) => id)).toEqual(['2', '1'])
    expect(await measures.latest(null, 1)).toHaveLength(1)
  })

  test('the longest mute and ban count, while they last and nobody lifts them', async () => {
    const { measures } = order()
    const until = (id: string, kind: 'mute' | 'ban', until: number) => measure(id, { kind, until })
    const all = [until('1', 'mute', 50), until('2', 'mute', 90), until('3', 'ban', 70), measure('4', { kind: 'warn' })]
    await measures.decide(card('a'), all, deed())
    const holding = async (now: number) => (await measures.holding(['p-Ben', 'p-Ana'], now)).get('p-Ben')
    expect(await holding(20)).toEqual({ muted: 90, banned: 70 })
    expect(await holding(70)).toEqual({ muted: 90, banned: null })
    await measures.lift('2', { at: 1, by: null, reason: '' }, deed('lift'))
    expect(await holding(40)).toEqual({ muted: 50, banned: 70 })
    expect(await holding(90)).toBe(undefined)
    expect((await measures.holding([], 0)).size).toBe(0)
  })

  test('the word list is replaced as a whole', async () => {
    const { words } = order()
    await words.put(['b', 'a', 'a'], deed('words'))
    expect(await words.all()).toEqual(['a', 'b'])
    await words.put(['c*'], deed('words'))
    expect(await words.all()).toEqual(['c*'])
    await words.put([], deed('words'))
    expect(await words.all()).toEqual([])
  })

  test('whatever is done is in the audit log, each entry after the one before, however many at once', async () => {
    const { measures, audit } = order()
    await Promise.all([1, 2, 3, 4].map(n => measures.decide(card(`${n}`), [measure(`${n}`)], deed('decide', n))))
    const all = await audit.from(1, 9)
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(all[0]).toMatchObject({ by: 'p-Eva', byName: 'Eva', did: 'decide', before: BEGINNING })
    for (const [i, entry] of all.entries()) {
      expect(follows(all[i - 1], entry)).toBe(true)
      expect(follows(all[i - 1], { ...entry, about: '{}' })).toBe(false)
    }
    expect((await audit.latest(null, 2)).map(({ number }) => number)).toEqual([4, 3])
    expect((await audit.latest(3, 9)).map(({ number }) => number)).toEqual([2, 1])
  })
})
