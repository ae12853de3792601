import { expect, test } from 'vitest'
import type { BroughtMatch, Ending, PastMatch } from './history-port.ts'
import type { MatchSitter } from './port.ts'
import { entry, forEveryStore, header, record, type Tried, written } from './testing.ts'

const [ana, ben] = [{ person: 'p-Ana' }, { person: 'p-Ben' }] as const
const knight = { bot: 'knight@1' } as const

/** Ana before Ben before the Knight. */
const ending: Ending = {
  outcomes: [
    { person: 'p-Ana', place: 1, fault: null },
    { person: 'p-Ben', place: 2, fault: 'late' },
  ],
  encounters: [
    { person: 'p-Ana', rival: 'p-Ben', ahead: 1 },
    { person: 'p-Ben', rival: 'p-Ana', ahead: -1 },
  ],
}

interface Wish {
  readonly game?: string
  readonly sitters?: readonly MatchSitter[]
  readonly isSlow?: boolean
  readonly ending?: Ending | undefined
}

async function played(the: Tried, id: string, at: number, wish: Wish = {}): Promise<void> {
  const { game = 'auction', sitters = [ana, ben, knight], isSlow = false } = wish
  const pace = isSlow ? ({ kind: 'slow', hours: 24, quiet: null } as const) : record(id).pace
  await the.store.matches.begin({ ...record(id), sitters, pace, header: { ...header, game } }, entry(id, 0))
  const last = written(1, { line: `{"seq":1,"at":${at}}` })
  const own = 'ending' in wish ? wish.ending : ending
  await the.store.matches.append(entry(id, 1, { entries: [last], over: true, ...(own && { ending: own }) }))
}

forEveryStore(the => {
  const history = () => the.store.history
  const ids = async (person: string, wish: Partial<Parameters<ReturnType<typeof history>['page']>[1]> = {}) =>
    (await history().page(person, { most: 9, ...wish })).map(({ match }) => match)

  test('a finished match is in the history of each of its people with its last entry, and not before', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    expect(await ids('p')).toEqual([])
    await played(the, 'n', 50)
    const past: PastMatch = {
      ...{ match: 'n', ended: 50, game: 'auction', seats: 3, pace: 'live', people: 2, bots: 1 },
      ...{ place: 2, fault: 'late', played: 'house' },
    }
    expect(await history().page('p-Ben', { most: 9 })).toEqual([past])
    expect(await history().page('p-Ana', { most: 9 })).toEqual([{ ...past, place: 1, fault: null }])
    expect(await ids('p-Eva')).toEqual([])
    await the.reopen?.()
    if (the.reopen !== null) expect(await ids('p-Ben')).toEqual(['n'])
  })

  test('an entry that does not follow leaves no trace in the history', async () => {
    await the.store.matches.begin({ ...record('m'), sitters: [ana, ben] }, entry('m', 0))
    expect(await the.store.matches.append(entry('m', 2, { over: true, ending }))).toBe(false)
    expect(await history().scores('p-Ana')).toEqual([])
    expect(await ids('p-Ana')).toEqual([])
  })

  test('pages follow each other without gaps, even where matches ended at the same time', async () => {
    for (const [id, at] of [
      ['a', 1],
      ['b', 5],
      ['c', 5],
      ['d', 5],
      ['e', 9],
    ] as const)
      await played(the, id, at)
    expect(await ids('p-Ana')).toEqual(['e', 'd', 'c', 'b', 'a'])
    const seen: string[] = []
    for (let after: PastMatch | undefined; ; ) {
      const page = await history().page('p-Ana', { most: 2, ...(after && { after }) })
      seen.push(...page.map(({ match }) => match))
      after = page.at(-1)
      if (after === undefined) break
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  test('wishes are combined', async () => {
    await played(the, 'a', 1)
    await played(the, 'b', 2, { game: 'fist', isSlow: true })
    await played(the, 'c', 3, { game: 'fist', sitters: [ana, knight] })
    await played(the, 'd', 4, { game: 'fist', sitters: [ana, { person: 'p-Eva' }] })
    expect(await ids('p-Ana', { game: 'fist' })).toEqual(['d', 'c', 'b'])
    expect(await ids('p-Ana', { rivals: 'bots' })).toEqual(['c'])
    expect(await ids('p-Ana', { rivals: ['p-Ben'] })).toEqual(['b', 'a'])
    expect(await ids('p-Ana', { rivals: ['p-Ben', 'p-Eva'], game: 'fist' })).toEqual(['d', 'b'])
    expect(await ids('p-Ana', { rivals: [] })).toEqual([])
    expect(await ids('p-Ana', { isSlow: true })).toEqual(['b'])
    expect(await ids('p-Ben', { won: true })).toEqual([])
    expect(await ids('p-Ana', { won: true, isSlow: false, game: 'auction' })).toEqual(['a'])
    expect(await history().counts('p-Ana')).toEqual([
      { game: 'auction', played: 1, won: 1 },
      { game: 'fist', played: 3, won: 3 },
    ])
  })

  test('that somebody else has brought the same file is told to nobody', async () => {
    const past = {
      game: 'fist',
      ended: 1,
      seats: 2,
      pace: 'untimed',
      people: 2,
      bots: 0,
      place: 1,
      fault: null,
    } as const
    const file = { match: 'same', header: record('same').header, seat: 0, bots: [null, null], file: 'x', at: 1 }
    for (const person of ['p-Ana', 'p-Ben']) await history().bring({ ...file, person }, past, 9)
    expect(await ids('p-Ana')).toEqual(['same'])
    expect(await ids('p-Ana', { rivals: ['p-Ben'] })).toEqual([])
  })

  test('who finished before whom is counted by rival', async () => {
    for (const [id, ahead] of [
      ['a', 1],
      ['b', 1],
      ['c', -1],
      ['d', 0],
    ] as const) {
      const encounters = [
        { person: 'p-Ana', rival: 'p-Ben', ahead },
        { person: 'p-Ana', rival: 'bot knight', ahead: 1 as const },
      ]
      await played(the, id, 1, { ending: { ...ending, encounters } })
    }
    expect(await history().scores('p-Ana')).toEqual([
      { rival: 'bot knight', ahead: 4, behind: 0 },
      { rival: 'p-Ben', ahead: 2, behind: 1 },
    ])
  })

  test('what counts for being on time are the last matches with people at this house', async () => {
    await played(the, 'a', 1)
    await played(the, 'b', 2, { sitters: [ben, knight] })
    await played(the, 'c', 3, { ending: { ...ending, outcomes: [{ person: 'p-Ben', place: 1, fault: null }] } })
    expect(await history().faults(['p-Ben', 'p-Eva'], 9)).toEqual(
      new Map([
        ['p-Ben', [null, 'late']],
        ['p-Eva', []],
      ]),
    )
    expect(await history().faults(['p-Ben'], 1)).toEqual(new Map([['p-Ben', [null]]]))
  })

  test('what ended without its places being told is settled later, once', async () => {
    await played(the, 'a', 1, { ending: undefined })
    await played(the, 'b', 2)
    expect(await history().unsettled(9)).toEqual(['a'])
    expect((await history().page('p-Ana', { most: 9 }))[1]?.place).toBe(null)
    const beginning = { game: 'auction', seats: 3, pace: 'live', people: 2, bots: 1 } as const
    for (const _ of [1, 2]) await history().settle('a', beginning, ending)
    expect(await history().unsettled(9)).toEqual([])
    expect((await history().page('p-Ana', { most: 9 })).map(({ place }) => place)).toEqual([1, 1])
    expect(await history().scores('p-Ana')).toEqual([{ rival: 'p-Ben', ahead: 2, behind: 0 }])
  })

  test('a match from a device is kept once per person, counts for nothing, and is no match of the house', async () => {
    const brought = (person: string, match: string): BroughtMatch => ({
      ...{ person, match, header, seat: 0, bots: [null, 'knight'], file: 'x', at: 7 },
    })
    const past = {
      ...{ ended: 5, game: 'auction', seats: 2, people: 1, bots: 1, place: 1, fault: null },
      pace: 'untimed' as const,
    }
    expect(await history().bring(brought('p-Ana', 'h'), past, 2)).toBe('kept')
    expect(await history().bring(brought('p-Ana', 'h'), past, 2)).toBe('known')
    expect(await history().bring(brought('p-Ben', 'h'), past, 2)).toBe('kept')
    expect(await history().bring(brought('p-Ana', 'i'), past, 2)).toBe('kept')
    expect(await history().bring(brought('p-Ana', 'j'), past, 2)).toBe('full')
    expect(await history().page('p-Ana', { most: 1 })).toEqual([{ ...past, match: 'i', played: 'device' }])
    expect(await history().counts('p-Ana')).toEqual([])
    expect(await the.store.matches.finished('p-Ana', 9)).toEqual([])
    expect(await history().faults(['p-Ana'], 9)).toEqual(new Map([['p-Ana', []]]))
    const { file: _, ...told } = brought('p-Ana', 'h')
    expect(await history().brought('p-Ana', ['h', 'nowhere'])).toEqual([told])
    expect(await history().fileOf('p-Ana', 'h')).toBe('x')
    expect(await history().fileOf('p-Eva', 'h')).toBe(null)
    expect([await history().drop('p-Ana', 'h'), await history().drop('p-Ana', 'h')]).toEqual([true, false])
    expect(await ids('p-Ana')).toEqual(['i'])
    expect(await ids('p-Ben')).toEqual(['h'])
  })

  test('all that is kept about somebody can be told and forgotten, and nothing of others', async () => {
    await played(the, 'a', 1)
    await history().bring(
      { person: 'p-Ana', match: 'h', header, seat: 0, bots: [null], file: 'x', at: 7 },
      { ...{ ended: 5, game: 'auction', seats: 1, people: 1, bots: 0, place: 1, fault: null }, pace: 'untimed' },
      2,
    )
    const all = await history().allOf('p-Ana')
    expect([all.matches.map(({ match }) => match), all.brought.map(({ file }) => file)]).toEqual([['h', 'a'], ['x']])
    await history().forget('p-Ana')
    expect(await history().allOf('p-Ana')).toEqual({ matches: [], brought: [] })
    expect(await history().scores('p-Ana')).toEqual([])
    expect(await ids('p-Ben')).toEqual(['a'])
    expect(await history().scores('p-Ben')).toEqual([{ rival: 'p-Ana', ahead: 0, behind: 1 }])
    expect(await the.store.matches.find('a')).not.toBe(null)
  })
})
