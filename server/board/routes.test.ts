import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BoardAnswer,
  boardAnswer,
  type EditsAnswer,
  type NoteAnswer,
  noteAnswer,
  type PollTold,
  type PreviewAnswer,
  type SearchAnswer,
  searchAnswer,
  type ThreadsAnswer,
  threadAnswer,
  threadsAnswer,
} from '#protocol/board'
import type { Refused } from '#protocol/refused'
import type { House } from '../house.ts'
import { line, wholeHouse } from '../http/testing.ts'
import { type Writer, writer } from './testing.ts'

let house: House
let ben: Writer
beforeAll(async () => {
  house = await wholeHouse()
  ben = await writer(house, 'Ben')
})
afterAll(() => house.close())

const get = async <T>(path: string, by = ben): Promise<T> => (await by.send<T>('GET', `/api/board${path}`)).body
const list = (query: string, by = ben): Promise<ThreadsAnswer> => get(`/threads?${query}`, by)
const search = (words: string, more = ''): Promise<SearchAnswer> =>
  get(`/search?words=${encodeURIComponent(words)}${more}`)
const code = ({ status, body }: { status: number; body: unknown }): string => `${status} ${(body as Refused).code}`

test('a thread is begun, answered, listed and read', async () => {
  const ana = await writer(house, 'Ana')
  const { status, body } = await ana.begin({ text: 'Look at **R1.2**\u200b:\n/gallery/none' })
  expect(status).toBe(201)
  expect(noteAnswer.parse(body)).toEqual(body)
  const { thread, note } = body
  const by = { person: ana.id, name: 'Ana', crest: { face: expect.any(String), colour: expect.any(String) } }
  expect(thread).toMatchObject({
    topic: 'strategy',
    game: 'fist',
    language: 'en',
    title: 'When to let the Witch go',
    by,
    last: { number: 1, by },
    excerpt: 'Look at R1.2:',
    holds: ['card'],
    cheers: 0,
    version: 1,
    mine: { follows: true, readUpTo: 1 },
    unread: 0,
  })
  expect(note).toMatchObject({ number: 1, by, text: 'Look at **R1.2**:\n/gallery/none', edited: null, hidden: null })
  expect(note.html).toContain('<strong><a href="/rules/fist#R1.2" data-rule>R1.2</a></strong>')
  expect(note.embeds).toEqual([{ kind: 'card', card: 'none' }])
  const answered = await ben.answer(thread.id, `> /board/${thread.id}#1\n> Look\n\nNo.`)
  expect([answered.status, answered.body.note.number]).toEqual([201, 2])
  expect(answered.body.note.quotes).toEqual([{ thread: thread.id, number: 1 }])
  const whole = (await ana.read(thread.id)).body
  expect(threadAnswer.parse(whole)).toEqual(whole)
  expect([whole.notes.map(({ number }) => number), whole.next, whole.poll]).toEqual([[1, 2], null, null])
  expect(whole.thread).toMatchObject({ last: { number: 2, by: { name: 'Ben' } }, unread: 1 })
  expect((await ana.read(thread.id, '?most=1')).body.next).toBe(2)
  expect((await ana.read(thread.id, '?from=2')).body.notes).toHaveLength(1)
  const [first] = (await list('topic=strategy&game=fist')).threads
  expect(first).toMatchObject({ id: thread.id, mine: { follows: true, readUpTo: 2 }, unread: 0 })
  await fetch(`${house.address}/api/people/me`, {
    method: 'PATCH',
    headers: { cookie: ana.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana the Second' }),
  })
  expect((await ben.read(thread.id)).body.thread.by?.name).toBe('Ana the Second')
})

test('a draft that is sent again is answered with what it became', async () => {
  const eva = await writer(house, 'Eva')
  const first = await eva.begin({ draft: 'one' })
  const again = await eva.begin({ draft: 'one', title: 'Another' })
  expect([first.status, again.status, again.body.thread.id]).toEqual([201, 200, first.body.thread.id])
  const notes = await Promise.all([1, 2, 3].map(() => eva.answer(first.body.thread.id, 'x', { draft: 'two' })))
  expect(notes.map(({ body }) => body.note.number)).toEqual([2, 2, 2])
})

test.each<readonly [string, object, string, RegExp]>([
  ['no title', { title: ' \u200b\u202e ' }, '400 invalid', /^title: something/],
  ['a long title', { title: 'x'.repeat(121) }, '400 invalid', /^title: at most 120/],
  ['no text', { text: '\n\u200b\n' }, '400 invalid', /^text: something/],
  ['a long text', { text: 'x'.repeat(10_001) }, '400 invalid', /^text: at most 10000/],
  ['many lines', { text: 'x\n'.repeat(500) }, '400 invalid', /^text: at most 400 lines/],
  ['quotes in quotes in quotes', { text: '> > > > > x' }, '400 invalid', /^text: quotes in quotes/],
  ['an unknown topic', { topic: 'x' }, '400 not a request', /topic/],
  ['an unknown game', { game: '__proto__' }, '400 no game', /^one of fist/],
  ['a game of the tavern', { topic: 'house' }, '400 invalid', /^game: none/],
  ['strategy of no game', { game: null }, '400 invalid', /^game: the one/],
  ['one choice', { poll: { choices: ['a'] } }, '400 invalid', /^poll: 2 to 8/],
  ['choices that look the same', { poll: { choices: ['a', 'a\u200b'] } }, '400 invalid', /differ/],
  ['a poll of yesterday', { poll: { choices: ['a', 'b'], until: 1 } }, '400 invalid', /still to come/],
  ['no language', { language: '<b>' }, '400 not a request', /language/],
  ['text that cannot be stored', { text: 'a\0b' }, '400 not a request', /stored/],
  ['more than is asked for', { pinned: true }, '400 not a request', /pinned/],
])('%s is refused', async (_, more, refusal, expected) => {
  const refused = await ben.begin<Refused>(more)
  expect(code(refused)).toBe(refusal)
  expect(refused.body.expected).toMatch(expected)
})

test('strangers read, and cannot write; newcomers write five notes an hour', async () => {
  const nobody = await fetch(`${house.address}/api/board/threads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draft: 'x', topic: 'house', game: null, language: 'en', title: 'x', text: 'x' }),
  })
  expect(nobody.status).toBe(401)
  const read = await fetch(`${house.address}/api/board/threads`)
  expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const eva = await writer(house, 'Eva')
  const { thread } = (await eva.begin()).body
  const posted = await Promise.all([1, 2, 3, 4, 5, 6].map(n => eva.answer<Refused>(thread.id, `${n}`)))
  expect(posted.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 429, 429])
  expect(posted.find(({ status }) => status === 429)?.body).toEqual({
    code: 'too many notes',
    rule: null,
    expected: 'at most 5 in an hour',
  })
  expect((await eva.read(thread.id)).body.notes[0]?.html).toBe('<p dir="auto">I have two coins left.</p>')
})

test('a house may want accounts of those who write', async () => {
  const strict = await wholeHouse({ WRITERS: 'accounts' })
  const eva = await writer(strict, 'Eva')
  expect(code(await eva.begin())).toBe('403 no account')
  expect((await get<BoardAnswer>('', eva)).writing).toEqual({ may: false, expected: expect.stringMatching(/account/) })
  await eva.send('POST', '/api/people/account', { username: 'eva_2', password: 'a mug of ale and a song' })
  expect((await eva.begin()).status).toBe(201)
  await strict.close()
})

test('only its writer changes a note, and what it said before is kept', async () => {
  const ana = await writer(house, 'Ana')
  const { thread } = (await ana.begin({ text: 'old' })).body
  expect(code(await ben.put(thread.id, 'notes/1', { text: 'mine' }))).toBe('403 not the writer')
  const changed = await ana.put<NoteAnswer>(thread.id, 'notes/1', { text: '*new*', title: 'Changed' })
  expect(changed.body.thread).toMatchObject({ title: 'Changed', excerpt: 'new', version: 2 })
  expect(changed.body.note).toMatchObject({ text: '*new*', edited: { times: 1 } })
  const { edits } = await get<EditsAnswer>(`/threads/${thread.id}/notes/1/edits`)
  const html = '<h3 dir="auto">When to let the Witch go</h3><p dir="auto">old</p>'
  expect(edits).toEqual([{ at: expect.any(Number), text: '# When to let the Witch go\n\nold', html }])
  expect(code(await ana.put(thread.id, 'notes/1', { text: '' }))).toBe('400 invalid')
  expect(code(await ana.put(thread.id, 'notes/9', { text: 'x' }))).toBe('404 no note')
  expect(code(await ana.put('nowhere', 'notes/1', { text: 'x' }))).toBe('404 no thread')
})

test('a note that its writer takes back keeps its place with nothing in it', async () => {
  const ana = await writer(house, 'Ana')
  const { thread } = (await ana.begin({ poll: { choices: ['yes', 'no'] }, text: 'Regrettable' })).body
  expect(code(await ben.send('DELETE', `/api/board/threads/${thread.id}/notes/1`))).toBe('403 not the writer')
  const taken = await ana.send<NoteAnswer>('DELETE', `/api/board/threads/${thread.id}/notes/1`)
  expect(taken.body.note).toMatchObject({ text: 'Regrettable', hidden: { by: 'writer' } })
  const seen = (await ben.read(thread.id)).body
  expect(seen.notes[0]).toMatchObject({
    number: 1,
    text: '',
    html: '',
    embeds: [],
    hidden: { by: 'writer', reason: '' },
  })
  expect([seen.poll, seen.thread.excerpt]).toEqual([null, ''])
  expect(JSON.stringify(seen)).not.toContain('Regrettable')
  expect((await search('regrettable')).found).toEqual([])
  expect(code(await ben.send('GET', `/api/board/threads/${thread.id}/notes/1/edits`))).toBe('409 hidden')
  expect(code(await ben.put(thread.id, 'notes/1/reactions', { kind: 'ha', on: true }))).toBe('409 hidden')
  expect(code(await ana.put(thread.id, 'notes/1', { text: 'x' }))).toBe('409 hidden')
})

test('reactions count once, polls count one vote a person, until they are closed', async () => {
  const ana = await writer(house, 'Ana')
  const { thread } = (await ana.begin({ poll: { choices: ['yes', 'no'] } })).body
  expect(thread.holds).toEqual(['poll'])
  for (const on of [true, true]) await ben.put(thread.id, 'notes/1/reactions', { kind: 'cheers', on })
  const liked = await ben.put<NoteAnswer>(thread.id, 'notes/1/reactions', { kind: 'ha', on: true })
  expect(liked.body.note).toMatchObject({ reactions: { cheers: 1, clever: 0, ha: 1 }, mine: ['cheers', 'ha'] })
  expect(liked.body.thread.cheers).toBe(1)
  for (const choice of [0, 1]) await ben.put(thread.id, 'vote', { choice })
  const poll = (await ana.put<PollTold>(thread.id, 'vote', { choice: 1 })).body
  expect(poll).toEqual({
    choices: [
      { text: 'yes', votes: 0 },
      { text: 'no', votes: 2 },
    ],
    voted: 2,
    mine: 1,
    until: null,
    closed: false,
  })
  expect(code(await ben.put(thread.id, 'vote', { choice: 5 }))).toBe('409 no poll')
  expect(code(await ben.put(thread.id, 'poll', { closed: true }))).toBe('403 not the writer')
  expect((await ana.put<PollTold>(thread.id, 'poll', { closed: true })).body.closed).toBe(true)
  expect(code(await ben.put(thread.id, 'vote', { choice: 0 }))).toBe('409 no poll')
})

test('what is new is counted by topic, until it is read', async () => {
  const [ana, eva] = [await writer(house, 'Ana'), await writer(house, 'Eva')]
  const { thread } = (await ana.begin({ topic: 'players', game: null })).body
  const unread = async (): Promise<number | undefined> => {
    const board = await get<BoardAnswer>('', eva)
    expect(boardAnswer.parse(board)).toEqual(board)
    return board.topics.find(({ topic }) => topic === 'players')?.unread
  }
  expect(await unread()).toBe(0)
  expect((await eva.put(thread.id, 'follow', { on: true })).body).toEqual({ follows: true, readUpTo: 1 })
  for (const text of ['a', 'b']) await ana.answer(thread.id, text)
  expect([await unread(), (await get<BoardAnswer>('', eva)).followed]).toEqual([2, [thread.id]])
  expect((await list('only=followed', eva)).threads).toMatchObject([{ id: thread.id, unread: 2 }])
  expect((await eva.put(thread.id, 'read', { upTo: 99 })).body).toEqual({ follows: true, readUpTo: 3 })
  expect([await unread(), (await list('only=mine', ana)).threads.map(({ id }) => id)]).toEqual([0, [thread.id]])
  expect(code(await eva.put('nowhere', 'read', { upTo: 1 }))).toBe('404 no thread')
})

test('one’s own languages come first, page by page, and nothing twice', async () => {
  const lonely = await wholeHouse({ TRUST_PROXY: 'yes' })
  const from = (n: number) => ({ 'x-forwarded-for': `10.7.0.${n}` }) // from one network they would be too many
  const all = await Promise.all([...Array(7).keys()].map(n => writer(lonely, `W${n}`, from(n))))
  for (const [n, who] of all.entries())
    for (const m of [0, 1, 2, 3]) await who.begin({ language: m < 2 ? 'de' : 'ru', title: `${n} ${m}` })
  const seen: { readonly id: string; readonly language: string }[] = []
  let after: string | null = ''
  let pages = 0
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${after}`
    const page: ThreadsAnswer = await list(`languages=ru&game=fist${query}`, all[0])
    expect(threadsAnswer.parse(page)).toEqual(page)
    seen.push(...page.threads)
    after = page.after
    pages++
  }
  expect([pages, seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([2, 32, 32]) // with four of the house
  expect(seen.slice(0, 15).every(({ language }) => language === 'ru')).toBe(true)
  expect(seen.slice(15).some(({ language }) => language === 'ru')).toBe(false)
  expect((await list('languages=ru', all[0])).threads).toHaveLength(30)
  for (const wrong of ['after=x', 'after=0.1.%00', 'languages=x', 'topic=x'])
    expect((await get<Refused>(`/threads?${wrong}`, all[0])).code).toBe('not a request')
  await lonely.close()
})

test('notes are found by inflected words in four languages, with the words marked', async () => {
  const writers = await Promise.all(
    ['en', 'it', 'de', 'ru'].map(async language => [language, await writer(house, language)] as const),
  )
  const texts: Readonly<Record<string, string>> = {
    en: 'The quick *ghosts* were hiding',
    it: 'I fantasmi erano nascosti',
    de: 'Die Gespenster versteckten sich in Häusern',
    ru: 'Привидения прятались в домах',
  }
  for (const [language, who] of writers) await who.begin({ language, title: 'Ghosts', text: texts[language] })
  const marked = async (words: string, more = ''): Promise<readonly string[]> => {
    const answer = await search(words, more)
    expect(searchAnswer.parse(answer)).toEqual(answer)
    return answer.found.flatMap(({ excerpt }) => excerpt.filter(({ isFound }) => isFound).map(({ text }) => text))
  }
  expect(await marked('ghost hid')).toEqual(['ghosts', 'hiding'])
  expect(await marked('fantasma ')).toEqual(['fantasmi'])
  expect(await marked('HAUS gespenst ')).toEqual(['Gespenster', 'Häusern'])
  expect(await marked('привидение дом')).toEqual(['Привидения', 'домах'])
  const titled = (await search('ghosts')).found // by their titles, which are marked
  expect(titled.map(({ title }) => title.find(({ isFound }) => isFound)?.text.toLowerCase())).toEqual(
    Array(4).fill('ghosts'),
  )
  expect((await search('ghosts', '&language=ru&topic=strategy&game=fist')).found).toHaveLength(1)
  expect((await search('ghosts', '&game=none')).found).toEqual([])
  expect((await search(`' "*" & | ! :* ) -`)).found).toEqual([])
  expect((await get<Refused>('/search?words=x&after=y')).code).toBe('not a request')
})

test('a text is shown as it would be before it is posted', async () => {
  const { body } = await ben.send<PreviewAnswer>('POST', '/api/board/preview', {
    text: 'R1.2\n/table/t1\nhttps://x.example',
    game: 'fist',
  })
  expect(body.embeds).toEqual([{ kind: 'table', table: 't1' }])
  expect(body.html).toMatch(/data-rule.*data-embed="0".*rel="nofollow ugc/)
})

test('who listens to a thread hears over the socket that it has changed', async () => {
  const ana = await writer(house, 'Ana')
  const { thread } = (await ana.begin()).body
  const heard = await line(house, { cookie: ben.cookie() })
  heard.says({ t: 'threads', threads: [thread.id, 'nowhere'] })
  const reached = { t: 'thread', thread: thread.id }
  expect(await heard.hears(it => it.t === 'thread')).toEqual({ ...reached, version: 1, notes: 1 })
  await ana.answer(thread.id, 'x')
  expect(await heard.hears(it => it.t === 'thread' && it.version === 2)).toEqual({ ...reached, version: 2, notes: 2 })
  heard.says({ t: 'threads', threads: [] })
  heard.says({ t: 'ping', id: 'p' })
  await heard.hears(it => it.t === 'pong')
  await ana.answer(thread.id, 'y')
  heard.says({ t: 'ping', id: 'q' })
  await heard.hears(it => it.t === 'pong' && it.id === 'q')
  expect(heard.heard.filter(it => it.t === 'thread')).toHaveLength(2)
  heard.close()
})

test('newcomers of one network begin few threads, however many they are, and go on answering', async () => {
  const house = await wholeHouse({ TRUST_PROXY: 'yes' })
  const from = (network: number) => ({ 'x-forwarded-for': `10.9.${network}.1` })
  const begins = async (n: number, network: number, more: object = {}) => {
    const who = await writer(house, `New ${n}`, from(network))
    return { who, reply: await who.begin<NoteAnswer & Refused>(more) }
  }
  const first = await begins(0, 0, { draft: 'once' })
  for (let n = 1; n < 20; n++) expect((await begins(n, 0)).reply.status).toBe(201)
  const { who, reply } = await begins(20, 0)
  expect([reply.status, reply.body.code]).toEqual([429, 'too many notes'])
  const { thread } = first.reply.body
  expect((await who.answer(thread.id, 'Then I answer.')).status).toBe(201)
  expect((await begins(21, 1)).reply.status).toBe(201)
  await house.close()
})

test('of one network five people who came today vote in a poll, and may change their minds', async () => {
  const house = await wholeHouse({ TRUST_PROXY: 'yes' })
  const voter = (n: number, network: number) => writer(house, `V${n}`, { 'x-forwarded-for': `10.8.${network}.1` })
  const { thread } = (await (await voter(0, 0)).begin({ poll: { choices: ['yes', 'no'] } })).body
  const votes = (who: Writer, choice: number | null) => who.put<PollTold & Refused>(thread.id, 'vote', { choice })
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map(n => voter(n, 1)))
  for (const who of all.slice(0, 5)) expect((await votes(who, 0)).status).toBe(200)
  const [first, last] = [all[0] ?? expect.fail(), all[5] ?? expect.fail()]
  expect((await votes(last, 0)).body.code).toBe('too many votes')
  expect((await votes(first, 1)).status).toBe(200)
  expect((await votes(await voter(7, 2), 0)).body.voted).toBe(6)
  await house.close()
})
