import { expect, test } from 'vitest'
import { ben } from '#testkit/table'
import { entry, forEveryStore, record, written } from './testing.ts'

forEveryStore(the => {
  test('a match is found as it began, with its first entry', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0, { due: 5, attendance: '[1]' }))
    expect(await the.store.matches.find('m')).toEqual({
      ...record('m'),
      due: 5,
      attendance: '[1]',
      over: false,
      moves: [],
      version: 1,
      last: 0,
    })
    expect(await the.store.matches.lines('m', 0)).toEqual(['{"seq":0}'])
    expect(await the.store.matches.find('n')).toBe(null)
    expect(await the.store.matches.lines('n', 0)).toEqual([])
  })

  test('a match is recognized by its dice', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    const { seed } = record('m')
    expect([await the.store.matches.hasSeed(seed), await the.store.matches.hasSeed(record('n').seed)]).toEqual([
      true,
      false,
    ])
  })

  test('a match is moved to another edition by an entry that follows the last, and by no other', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    expect(await the.store.matches.move(entry('m', 2), 'e')).toBe(false)
    expect(await the.store.matches.move(entry('m', 1, { due: 9 }), 'e')).toBe(true)
    expect(await the.store.matches.move(entry('m', 1), 'f')).toBe(false)
    expect(await the.store.matches.append(entry('m', 2))).toBe(true)
    expect(await the.store.matches.find('m')).toMatchObject({ moves: [{ from: 1, edition: 'e' }] })
    expect(await the.store.matches.lines('m', 0)).toEqual(['{"seq":0}', '{"seq":1}', '{"seq":2}'])
  })

  test('a match begins once', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    await expect(the.store.matches.begin(record('m'), entry('m', 0))).rejects.toThrow()
    expect(await the.store.matches.lines('m', 0)).toHaveLength(1)
  })

  test('of two entries with the same number one is appended, and the other is refused', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    const two = ['one', 'two'].map(line =>
      the.store.matches.append(entry('m', 1, { entries: [written(1, { line })], attendance: line })),
    )
    const done = await Promise.all(two)
    expect(done.filter(Boolean)).toHaveLength(1)
    const [, kept] = await the.store.matches.lines('m', 0)
    expect(kept).toBe(done[0] ? 'one' : 'two')
    expect((await the.store.matches.find('m'))?.attendance).toBe(kept)
    expect(await the.store.matches.append(entry('m', 1))).toBe(false)
    expect(await the.store.matches.append(entry('m', 3))).toBe(false)
    expect(await the.store.matches.append(entry('n', 1))).toBe(false)
  })

  test('a person’s finished matches are found, the last ended first, whatever has become of the table', async () => {
    const line = (seq: number, at: number) => written(seq, { line: `{"seq":${seq},"at":${at}}` })
    for (const id of ['m', 'n', 'o']) await the.store.matches.begin(record(id), entry(id, 0))
    const q = { ...record('q'), sitters: [{ person: 'q' }, { bot: 'random@1' }] }
    await the.store.matches.begin(q, entry('q', 0))
    for (const [id, at] of [
      ['n', 50],
      ['m', 90],
      ['q', 70],
    ] as const)
      await the.store.matches.append(
        entry(id, 1, { entries: [line(1, at - 1), line(2, at)], over: true, winners: [ben] }),
      )
    await the.store.matches.append(entry('o', 1, { entries: [line(1, 99)] }))
    const found = async (person: string, most: number) =>
      (await the.store.matches.finished(person, most)).map(({ match: { id }, ended }) => [id, ended])
    expect(await found('p', 9)).toEqual([
      ['m', 90],
      ['n', 50],
    ])
    expect(await found('p', 1)).toEqual([['m', 90]])
    expect(await found('q', 9)).toEqual([['q', 70]])
    expect((await the.store.matches.finished('q', 1))[0]?.winners).toEqual([1])
    expect((await the.store.matches.finished('q', 1))[0]?.match).toEqual(await the.store.matches.find('q'))
    expect(await found('nobody', 9)).toEqual([])
  })

  test('what a bot weighed is stored with its answer, or not at all, and is no part of the log', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    await the.store.matches.begin(record('n'), entry('n', 0))
    const [first, last] = [written(1, { thought: '{"bot":"one"}' }), written(3, { thought: '{"bot":"two"}' })]
    expect(await the.store.matches.append(entry('m', 1, { entries: [first, written(2), last] }))).toBe(true)
    expect(await the.store.matches.append(entry('m', 2, { entries: [written(2, { thought: '{}' })] }))).toBe(false)
    const stored = [
      { seq: 1, thought: '{"bot":"one"}' },
      { seq: 3, thought: '{"bot":"two"}' },
    ]
    expect(await the.store.matches.thoughts('m')).toEqual(stored)
    expect(await the.store.matches.thoughts('n')).toEqual([])
    expect((await the.store.matches.newer('m', 1))?.lines).toEqual([1, 2, 3].map(seq => written(seq)))
    await the.reopen?.()
    if (the.reopen !== null) expect(await the.store.matches.thoughts('m')).toEqual(stored)
  })

  test('entries appended together are written all or none', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    expect(
      await the.store.matches.append(entry('m', 1, { entries: [written(1), written(2), written(3)], due: 7 })),
    ).toBe(true)
    expect(await the.store.matches.lines('m', 0)).toHaveLength(4)
    expect(await the.store.matches.append(entry('m', 3, { version: 3, entries: [written(3), written(4)] }))).toBe(false)
    expect(await the.store.matches.lines('m', 0)).toHaveLength(4)
    expect(await the.store.matches.find('m')).toMatchObject({ due: 7 })
    expect(await the.store.matches.attend('m', 3, '[]', null)).toBe(true)
    expect(await the.store.matches.append(entry('m', 4, { version: 3 }))).toBe(false)
    expect(await the.store.matches.append(entry('m', 4, { version: 4 }))).toBe(true)
  })

  test('the attendance is that of the last entry, even when many are written together', async () => {
    for (const id of ['m', 'n']) await the.store.matches.begin(record(id), entry(id, 0, { due: 1 }))
    const all = [1, 2, 3].flatMap(seq => [
      entry('m', seq, { due: 10 + seq }),
      entry('n', seq, { due: null, over: seq === 3 }),
    ])
    expect(await Promise.all(all.map(each => the.store.matches.append(each)))).toEqual(all.map(() => true))
    expect(await the.store.matches.find('m')).toMatchObject({ due: 13, over: false })
    expect(await the.store.matches.find('n')).toMatchObject({ due: null, over: true })
    expect((await the.store.matches.findAll(['n', 'nowhere', 'm'])).map(({ id }) => id).sort()).toEqual(['m', 'n'])
    expect(await the.store.matches.findAll([])).toEqual([])
    expect(await the.store.matches.lines('m', 2)).toEqual(['{"seq":2}', '{"seq":3}'])
    expect(await the.store.matches.lines('m', 1, 2)).toEqual(['{"seq":1}', '{"seq":2}'])
  })

  test('who is waited for can change without an entry, if nobody has written one meanwhile', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    expect(await the.store.matches.attend('m', 2, 'away', 9)).toBe(true)
    expect(await the.store.matches.find('m')).toMatchObject({ attendance: 'away', due: 9, version: 2 })
    expect(await the.store.matches.attend('m', 2, 'late', null)).toBe(false)
    expect(await the.store.matches.append(entry('m', 1, { version: 2 }))).toBe(false)
    expect(await the.store.matches.attend('n', 2, 'nowhere', null)).toBe(false)
    expect(await the.store.matches.find('m')).toMatchObject({ attendance: 'away', due: 9, version: 2, last: 0 })
  })

  test('what others wrote is told with the attendance of the same moment', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    await the.store.matches.append(entry('m', 1, { entries: [written(1, { command: '0 a' }), written(2)] }))
    await the.store.matches.attend('m', 3, 'away', null)
    const all = { version: 3, last: 2, attendance: 'away' }
    const second = { seq: 1, line: '{"seq":1}', command: '0 a' }
    await the.store.matches.begin(record('k'), entry('k', 0))
    const [some, none, nowhere, other] = await Promise.all([
      the.store.matches.newer('m', 1),
      the.store.matches.newer('m', 3),
      the.store.matches.newer('n', 0),
      the.store.matches.newer('k', 0),
    ])
    expect(some).toEqual({ ...all, lines: [second, written(2)] })
    expect(none).toEqual({ ...all, lines: [] })
    expect(nowhere).toBe(null)
    expect(other).toMatchObject({ version: 1, last: 0, lines: [written(0)] })
    expect(await the.store.matches.versions(['m', 'n'])).toEqual(new Map([['m', 3]]))
    expect(await the.store.matches.versions([])).toEqual(new Map())
  })

  test('due matches are claimed once, the longest due first, and again when the claim is over', async () => {
    for (const [id, due] of [
      ['a', 30],
      ['b', 10],
      ['c', 20],
      ['d', null],
    ] as const)
      await the.store.matches.begin(record(id), entry(id, 0, { due }))
    expect(await the.store.matches.claim(9, 10, 50)).toEqual([])
    expect(await the.store.matches.claim(20, 1, 50)).toEqual(['b'])
    expect(await the.store.matches.claim(20, 10, 50)).toEqual(['c'])
    expect(await the.store.matches.claim(49, 10, 60)).toEqual(['a'])
    expect(await the.store.matches.claim(50, 10, 70)).toEqual(['b', 'c'])
    await the.store.matches.append(entry('b', 1, { due: 40 }))
    expect(await the.store.matches.claim(50, 10, 70)).toEqual(['b'])
    await the.store.matches.attend('b', 3, '{}', 41)
    expect(await the.store.matches.claim(50, 10, 70)).toEqual(['b'])
  })

  test('the last commands are known, with the entries they made', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    await the.store.matches.append(entry('m', 1, { entries: [written(1, { command: '0 a' }), written(2)] }))
    await the.store.matches.append(entry('m', 3, { version: 3, entries: [written(3, { command: '1 b' })] }))
    expect(await the.store.matches.commands('m', 9)).toEqual([
      { command: '0 a', seq: 1 },
      { command: '1 b', seq: 3 },
    ])
    expect(await the.store.matches.commands('m', 1)).toEqual([{ command: '1 b', seq: 3 }])
    const bots = [4, 5].map(seq => written(seq, { command: `bot 0 ${seq}` }))
    await the.store.matches.append(entry('m', 4, { version: 4, entries: [bots[0] ?? written(4), ...bots.slice(1)] }))
    const last = await the.store.matches.commands('m', 1)
    expect(last.toSorted((a, b) => a.seq - b.seq)).toEqual([
      { command: '1 b', seq: 3 },
      { command: 'bot 0 5', seq: 5 },
    ])
  })

  test('the snapshot is the last one stored', async () => {
    await the.store.matches.begin(record('m'), entry('m', 0))
    expect(await the.store.matches.snapshot('m')).toBe(null)
    for (const next of [2, 3]) {
      const page = { next, at: 1, state: { next } }
      expect(await the.store.matches.append(entry('m', next - 1, { page }))).toBe(true)
    }
    await the.store.matches.append(entry('m', 3))
    await the.store.matches.append(entry('m', 3, { page: { next: 9, at: 1, state: {} } }))
    expect(await the.store.matches.snapshot('m')).toEqual({ next: 3, at: 1, state: { next: 3 } })
  })
})
