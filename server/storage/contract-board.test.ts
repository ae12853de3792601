import { expect, test } from 'vitest'
import type { NewNote, NewThread, NoteSearch, Posted, ThreadWish } from './board-port.ts'
import { forEveryStore } from './testing.ts'

const thread = (id: string, more: Partial<NewThread> = {}): NewThread => ({
  id,
  topic: 'strategy',
  game: 'auction',
  language: 'en',
  title: `About ${id}`,
  excerpt: `It is ${id}.`,
  holds: ['card'],
  poll: null,
  ...more,
})
const note = (draft: string, more: Partial<NewNote> = {}): NewNote => ({
  draft,
  by: 'p-Ana',
  at: 10,
  text: `**${draft}**`,
  words: draft,
  isNewcomers: false,
  ...more,
})
const hidden = { at: 50, reason: 'rude', by: 'house' }

forEveryStore(the => {
  const board = () => the.store.board
  const begin = (id: string, more: Partial<NewThread> = {}, first: Partial<NewNote> = {}) =>
    board().threads.begin(thread(id, more), note(`first of ${id}`, first), null)
  const answer = (id: string, draft: string, more: Partial<NewNote> = {}) =>
    board().notes.answer(id, note(draft, more), null)
  const listed = async (wish: ThreadWish = {}, pinned = false): Promise<readonly string[]> =>
    (await board().threads.list(wish, pinned, null, 9)).map(({ id }) => id)

  test('a thread begins with a note, and answers are numbered', async () => {
    expect(await begin('a', { poll: { choices: ['yes', 'no'], until: 99 } })).toEqual({
      thread: 'a',
      number: 1,
      isOld: false,
    })
    const begun = {
      ...thread('a'),
      by: 'p-Ana',
      at: 10,
      last: 1,
      lastAt: 10,
      lastBy: 'p-Ana',
      version: 1,
      cheers: 0,
      isFirstHidden: false,
      poll: { choices: ['yes', 'no'], until: 99, closed: null },
      pinned: false,
      closed: null,
      hidden: null,
      moved: null,
    }
    expect(await board().threads.find('a')).toEqual(begun)
    expect(await answer('a', 'x', { by: 'p-Ben', at: 20, isNewcomers: true })).toMatchObject({ number: 2 })
    expect(await board().threads.findAll(['a', 'none'])).toEqual([
      { ...begun, last: 2, lastAt: 20, lastBy: 'p-Ben', version: 2 },
    ])
    const told = { thread: 'a', edits: 0, editedAt: null, hidden: null, reactions: { cheers: 0, clever: 0, ha: 0 } }
    const second = { ...told, number: 2, by: 'p-Ben', at: 20, text: '**x**', isNewcomers: true }
    expect(await board().notes.list('a', 1, 9)).toMatchObject([{ ...told, number: 1, isNewcomers: false }, second])
    expect(await board().notes.list('a', 2, 9)).toHaveLength(1)
    expect(await board().notes.find('a', 2)).toEqual({ ...second, serial: expect.any(Number) })
    expect([await board().notes.find('a', 3), await board().threads.find('none')]).toEqual([null, null])
    expect(await board().threads.reached(['a', 'none'])).toEqual(new Map([['a', { version: 2, notes: 2 }]]))
    expect(await answer('none', 'y')).toBe('no thread')
    await the.reopen?.()
    expect(await board().threads.find('a')).toMatchObject({ last: 2, version: 2 })
  })

  test('a draft is posted once, however often and wherever it is sent', async () => {
    await begin('a')
    expect(await begin('b', {}, { draft: 'first of a' })).toEqual({ thread: 'a', number: 1, isOld: true })
    expect(await board().threads.find('b')).toBe(null)
    const all = await Promise.all([answer('a', 'x'), answer('a', 'x'), answer('a', 'x', { by: 'p-Ben' })])
    const [once, again, bens] = all.map(it => (it as Posted).number)
    expect(again).toBe(once)
    expect([once, bens].toSorted()).toEqual([2, 3]) // whoever of the two came first
    const first = (id: string) => ({ thread: thread(id), first: note(`house ${id}`, { by: 'house' }) })
    await Promise.all([board().threads.beginAll([first('c'), first('d')]), board().threads.beginAll([first('c')])])
    await board().threads.beginAll([first('c'), first('e')])
    expect((await listed()).toSorted()).toEqual(['a', 'c', 'd', 'e'])
  })

  test('notes that are posted at once get different numbers', async () => {
    await begin('a')
    const all = await Promise.all([...Array(12).keys()].map(n => answer('a', `n${n}`, { by: `p${n}` })))
    expect(all.map(it => (it as Posted).number).toSorted((a, b) => a - b)).toEqual(
      [...Array(12).keys()].map(n => n + 2),
    )
    expect((await board().threads.find('a'))?.last).toBe(13)
  })

  test('nobody writes more than they may, not even all at once; what was posted before is not counted again', async () => {
    const limit = { since: 5, most: 2 }
    const posted = await Promise.all(
      ['a', 'b', 'c', 'd'].map(id => board().threads.begin(thread(id), note(id, { at: 10 }), limit)),
    )
    expect(posted.filter(it => it === 'too many')).toHaveLength(2)
    const [old] = posted.filter(it => typeof it === 'object') as [Posted]
    expect(await board().threads.begin(thread('e'), note(old.thread), limit)).toEqual({ ...old, isOld: true })
    expect(await board().notes.answer(old.thread, note('y'), limit)).toBe('too many')
    expect(await board().notes.answer(old.thread, note('y', { at: 20 }), { since: 10, most: 2 })).toMatchObject({
      number: 2,
    })
    expect([await board().notes.written('p-Ana', 9), await board().notes.written('p-Ana', 2)]).toEqual([3, 2])
    expect(await board().notes.written('p-Ben', 9)).toBe(0)
  })

  test('a changed note keeps its earlier texts, and is found by the new one', async () => {
    await begin('a')
    const found = async (form: string) => (await board().notes.search(word(form), null, 9)).map(({ number }) => number)
    await answer('a', 'old')
    const outline = { title: 'New', excerpt: 'Newer.', holds: [] }
    expect(await board().notes.edit('a', 2, { at: 20, text: 'b', words: 'new', outline: null })).toBe(true)
    expect(await board().notes.edit('a', 2, { at: 30, text: 'c', words: 'newer', outline: null })).toBe(true)
    expect(await board().notes.edit('a', 1, { at: 30, text: 'd', words: 'first', outline })).toBe(true)
    expect(await board().notes.find('a', 2)).toMatchObject({ text: 'c', edits: 2, editedAt: 30, at: 10 })
    expect(await board().notes.edits('a', 2)).toEqual([
      { at: 20, text: 'b' },
      { at: 10, text: '**old**' },
    ])
    expect(await board().threads.find('a')).toMatchObject({ ...outline, last: 2, version: 5 })
    expect([await found('old'), await found('newer'), await found('first')]).toEqual([[], [2], [1]])
    expect(await board().notes.edit('a', 3, { at: 1, text: '', words: '', outline: null })).toBe(false)
    expect(await board().notes.edits('a', 3)).toEqual([])
  })

  test('threads are told by topic, game, language, writer and follower, the last answered first', async () => {
    await begin('a')
    await begin('b', { topic: 'rules', language: 'de' }, { at: 20, by: 'p-Ben' })
    await begin('c', { game: null, language: 'it' }, { at: 20 })
    await answer('a', 'x', { at: 30 })
    expect(await listed()).toEqual(['a', 'c', 'b'])
    expect(await listed({ topic: 'strategy' })).toEqual(['a', 'c'])
    expect([await listed({ game: 'auction' }), await listed({ game: null })]).toEqual([['a', 'b'], ['c']])
    expect(await listed({ languages: { are: ['de', 'it'], isOthers: false } })).toEqual(['c', 'b'])
    expect(await listed({ languages: { are: ['de', 'it'], isOthers: true } })).toEqual(['a'])
    expect(await listed({ by: 'p-Ben' })).toEqual(['b'])
    await board().marks.follow('p-Eva', 'c', true)
    expect(await listed({ followedBy: 'p-Eva' })).toEqual(['c'])
    const [first] = await board().threads.list({}, false, null, 1)
    const after = { at: first?.lastAt ?? 0, id: first?.id ?? '' }
    expect((await board().threads.list({}, false, after, 1)).map(({ id }) => id)).toEqual(['c'])
    expect((await board().threads.list({}, false, { at: 20, id: 'c' }, 9)).map(({ id }) => id)).toEqual(['b'])
    const counts = (await board().threads.counts()).toSorted((a, b) =>
      `${a.topic} ${a.game}`.localeCompare(`${b.topic} ${b.game}`),
    )
    expect(counts).toEqual([
      { topic: 'rules', game: 'auction', threads: 1, notes: 1 },
      { topic: 'strategy', game: 'auction', threads: 1, notes: 2 },
      { topic: 'strategy', game: null, threads: 1, notes: 1 },
    ])
    await board().orderly.pin('b', true)
    expect([await listed(), await listed({}, true), await listed({ topic: 'strategy' }, true)]).toEqual([
      ['a', 'c'],
      ['b'],
      [],
    ])
  })

  test('reactions are given once a kind, and taken back', async () => {
    await begin('a')
    for (const kind of ['cheers', 'cheers', 'ha'] as const)
      expect(await board().notes.react('a', 1, 'p', kind, true)).toBe(true)
    await board().notes.react('a', 1, 'q', 'cheers', true)
    expect((await board().notes.find('a', 1))?.reactions).toEqual({ cheers: 2, clever: 0, ha: 1 })
    expect((await board().threads.find('a'))?.cheers).toBe(2)
    expect(await board().notes.reactions('p', 'a', [1, 2])).toEqual(new Map([[1, ['cheers', 'ha']]]))
    for (const on of [false, false]) await board().notes.react('a', 1, 'p', 'cheers', on)
    expect((await board().notes.find('a', 1))?.reactions.cheers).toBe(1)
    expect((await board().threads.find('a'))?.cheers).toBe(1)
    expect(await board().notes.reactions('p', 'a', [])).toEqual(new Map())
    expect(await board().notes.react('a', 2, 'p', 'ha', true)).toBe(false)
  })

  test('one vote a person, changed and taken back until the poll is closed', async () => {
    await begin('a', { poll: { choices: ['yes', 'no'], until: 100 } })
    await begin('b')
    const { polls } = board()
    for (const choice of [0, 1]) expect(await polls.vote('a', 'p', choice, 50)).toBe(true)
    await polls.vote('a', 'q', 1, 50)
    expect(await polls.votes('a')).toEqual(new Map([[1, 2]]))
    expect([await polls.of('a', 'p'), await polls.of('a', 'x')]).toEqual([1, null])
    expect(await polls.vote('a', 'p', null, 50)).toBe(true)
    expect(await polls.votes('a')).toEqual(new Map([[1, 1]]))
    expect([await polls.vote('a', 'p', 2, 50), await polls.vote('b', 'p', 0, 50)]).toEqual([false, false])
    expect(await polls.vote('a', 'p', 0, 101)).toBe(false)
    for (const at of [60, 70]) await polls.close('a', at)
    expect((await board().threads.find('a'))?.poll?.closed).toBe(60)
    expect(await polls.vote('a', 'p', 0, 61)).toBe(false)
  })

  test('who follows and who has read how far is known, and what is new to them', async () => {
    await begin('a')
    await begin('b', { game: null })
    for (const draft of ['x', 'y']) await answer('a', draft)
    const { marks } = board()
    await marks.read('p', 'a', 2)
    await marks.read('p', 'a', 1)
    await marks.follow('p', 'b', true)
    expect(await marks.of('p', ['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', { follows: false, readUpTo: 2 }],
        ['b', { follows: true, readUpTo: 0 }],
      ]),
    )
    expect(await marks.of('p', [])).toEqual(new Map())
    expect(await marks.followed('p', 9)).toEqual(['b'])
    const unread = async () => (await marks.unread('p')).map(({ game, notes }) => `${game} ${notes}`).toSorted()
    expect(await unread()).toEqual(['auction 1', 'null 1'])
    await marks.read('p', 'b', 1)
    await marks.follow('p', 'b', false)
    expect([await unread(), await marks.followed('p', 9)]).toEqual([['auction 1'], []])
    await board().orderly.hide('a', null, hidden)
    expect([await unread(), await marks.unread('q')]).toEqual([[], []])
  })

  test('what is hidden is not listed or found, keeps its place, and can be shown again', async () => {
    await begin('a', {}, { words: 'dragon' })
    await answer('a', 'dragon')
    const { orderly, notes, threads } = board()
    const found = async () => (await notes.search(word('dragon'), null, 9)).map(({ number }) => number)
    expect(await orderly.hide('a', 2, hidden)).toBe(true)
    expect((await notes.list('a', 1, 9)).map(it => it.hidden)).toEqual([null, hidden])
    expect([await found(), (await threads.find('a'))?.isFirstHidden]).toEqual([[1], false])
    await orderly.hide('a', 1, hidden)
    expect([await found(), (await threads.find('a'))?.isFirstHidden]).toEqual([[], true])
    for (const number of [1, 2]) await orderly.unhide('a', number)
    expect([await found(), (await threads.find('a'))?.isFirstHidden]).toEqual([[2, 1], false])
    expect(await orderly.hide('a', null, hidden)).toBe(true)
    expect([await listed(), await found(), (await threads.find('a'))?.hidden]).toEqual([[], [], hidden])
    expect(await answer('a', 'y')).toBe('no thread')
    expect(await orderly.unhide('a', null)).toBe(true)
    expect([await listed(), (await threads.find('a'))?.hidden]).toEqual([['a'], null])
    for (const number of [3, null])
      expect([await orderly.hide('b', number, hidden), await orderly.unhide('b', number)]).toEqual([false, false])
  })

  test('an earlier text has the earlier title as its heading, if that was changed, too', async () => {
    const { notes } = board()
    await begin('a', {}, { text: 'Old.' })
    const outline = { title: 'New title', excerpt: 'New.', holds: [] }
    await notes.edit('a', 1, { at: 20, text: 'New.', words: 'new', outline, titled: 'Old title' })
    await notes.edit('a', 1, { at: 30, text: 'Newer.', words: 'newer', outline })
    expect(await notes.edits('a', 1)).toEqual([
      { at: 20, text: 'New.' },
      { at: 10, text: '# Old title\n\nOld.' },
    ])
  })

  test('what is hidden from the beginning, or by the change of its text, was never listed or found', async () => {
    const { notes, threads } = board()
    const found = async () => (await notes.search(word('dragon'), null, 9)).map(({ number }) => number)
    await begin('a', {}, { words: 'dragon', hidden })
    expect([await listed(), await found(), (await threads.find('a'))?.hidden]).toEqual([[], [], hidden])
    expect((await notes.find('a', 1))?.hidden).toBe(null) // its thread hides it
    await begin('b', {}, { words: 'dragon' })
    await answer('b', 'x', { words: 'dragon', hidden })
    expect([await found(), (await notes.find('b', 2))?.hidden]).toEqual([[1], hidden])
    await answer('b', 'y')
    const text = { at: 20, text: 'dragon', words: 'dragon' }
    await notes.edit('b', 3, { ...text, outline: null, hidden })
    expect([await found(), (await notes.find('b', 3))?.hidden]).toEqual([[1], hidden])
    await notes.edit('b', 1, { ...text, outline: { title: 't', excerpt: 'e', holds: [] }, hidden })
    expect([await found(), await listed(), (await threads.find('b'))?.hidden]).toEqual([[], [], hidden])
  })

  test('a thread is closed, opened, moved and pinned, each seen in its version', async () => {
    await begin('a')
    const { orderly, threads } = board()
    await orderly.close('a', { at: 5, reason: 'done' })
    expect(await threads.find('a')).toMatchObject({ closed: { at: 5, reason: 'done' }, version: 2 })
    expect(await answer('a', 'x')).toBe('closed')
    await orderly.open('a')
    expect(await answer('a', 'x')).toMatchObject({ number: 2 })
    await orderly.move('a', 'house', null, 7)
    expect(await threads.find('a')).toMatchObject({ topic: 'house', game: null, moved: { at: 7, from: 'strategy' } })
    await orderly.pin('a', true)
    expect(await threads.find('a')).toMatchObject({ pinned: true, version: 6 })
    const none = [orderly.close('b', { at: 1, reason: '' }), orderly.open('b'), orderly.pin('b', true)]
    expect(await Promise.all([...none, orderly.move('b', 'house', null, 1)])).toEqual([false, false, false, false])
  })

  const word = (...forms: readonly string[]): NoteSearch => ({ words: [{ forms, prefix: null }] })

  test('all words are found, each in any of its forms, the last perhaps unfinished, the newest note first', async () => {
    await begin('a', {}, { words: 'bid dragon fist' })
    await begin('b', { language: 'ru', topic: 'rules', game: null }, { words: 'дракон карт r4 2' })
    await answer('a', 'x', { words: 'dragons ブ drag or and not near 5' })
    const search = async (wish: NoteSearch, before: number | null = null) =>
      (await board().notes.search(wish, before, 9)).map(({ thread, number }) => `${thread}${number}`)
    const prefix = (form: string): NoteSearch => ({ words: [{ forms: ['nothing'], prefix: form }] })
    expect(await search(word('dragon'))).toEqual(['a1'])
    expect(await search(word('dragon', 'dragons'))).toEqual(['a2', 'a1'])
    expect([await search(prefix('drag')), await search(prefix('дра'))]).toEqual([['a2', 'a1'], ['b1']])
    expect(await search({ words: [...word('bid').words, ...prefix('fi').words] })).toEqual(['a1'])
    expect(await search({ words: [...word('bid').words, ...prefix('x').words] })).toEqual([])
    for (const operator of ['or', 'and', 'not', 'near', 'ブ', '5']) expect(await search(word(operator))).toEqual(['a2'])
    expect([await search(word('r4')), await search(word('2')), await search({ words: [] })]).toEqual([
      ['b1'],
      ['b1'],
      [],
    ])
    expect(await search({ ...prefix('d'), topic: 'rules' })).toEqual([])
    expect(await search({ ...prefix('д'), game: null, language: 'ru', topic: 'rules' })).toEqual(['b1'])
    expect(await search({ ...prefix('д'), language: 'en' })).toEqual([])
    const [newest] = await board().notes.search(prefix('drag'), null, 1)
    expect(await search(prefix('drag'), newest?.serial)).toEqual(['a1'])
    await the.reopen?.()
    expect(await search(word('карт'))).toEqual(['b1'])
  })
})
