import { expect, test } from 'vitest'
import { entry, forEveryStore, record } from './testing.ts'
import { NOBODY, unnamed, withoutName } from './unnamed.ts'

const [ana, ben] = ['p-Ana', 'p-Ben']
const asked = { address: 'Ana@people.example', hash: 'h', at: 1, until: 9 }
const evidence = {
  ...{ text: 'Ha!', title: null, game: null, at: 1, where: '/', card: null },
  by: { person: ana, name: 'Ana' },
  before: ['Ben', 'Ana'].map(name => ({ name, text: 'Ho', at: 1 })),
}

test('a name that is taken away leaves N. N., or N. N. 2 where one stands already', () => {
  expect(withoutName(['Ana', 'Ben', 'Cleo'], 1)).toEqual(['Ana', NOBODY, 'Cleo'])
  expect(withoutName(['Ana', NOBODY, 'Cleo'], 0)).toEqual([`${NOBODY} 2`, NOBODY, 'Cleo'])
  expect(withoutName([`${NOBODY} 2`, NOBODY], 0)).toEqual([`${NOBODY} 2`, NOBODY])
  expect(unnamed([{ bot: 'b', insteadOf: 'a', name: 'Ana' }, 'Ana', null], 'a')).toEqual([
    { bot: 'b', insteadOf: 'a', name: NOBODY },
    'Ana',
    null,
  ])
})

forEveryStore(the => {
  test('an address is one person’s, however it is written, once they have confirmed it', async () => {
    const { mail } = the.store.accounts
    await mail.ask(ana, asked)
    expect(await mail.of(ana)).toBe(null)
    expect(await mail.try(ana)).toEqual({ ...asked, tries: 1 })
    expect(await mail.try(ana)).toEqual({ ...asked, tries: 2 })
    expect(await mail.keep(ana, asked.address, 5)).toBe(true)
    expect(await mail.of(ana)).toEqual({ address: asked.address, since: 5 })
    expect([await mail.asked(ana), await mail.try(ana)]).toEqual([null, null])
    expect(await mail.owner('ANA@people.example')).toBe(ana)
    await mail.ask(ben, { ...asked, address: 'ana@people.example' })
    expect(await mail.keep(ben, 'ana@people.example', 6)).toBe(false)
    expect(await mail.asked(ben)).toMatchObject({ address: 'ana@people.example', tries: 0 })
    expect(await mail.keep(ana, 'other@people.example', 7)).toBe(true)
    expect(await mail.keep(ben, 'ana@people.example', 8)).toBe(true)
    await mail.drop(ben)
    expect([await mail.of(ben), await mail.owner('ana@people.example')]).toEqual([null, null])
  })

  test('of two who confirm the same address at once, one has it', async () => {
    const { mail } = the.store.accounts
    const kept = await Promise.all([ana, ben].map(person => mail.keep(person, 'both@people.example', 1)))
    expect(kept.toSorted()).toEqual([false, true])
  })

  test('a secret works once, and not when it is too old', async () => {
    const { secrets } = the.store.accounts
    await secrets.replace(ana, 'letter', [{ hash: 'a', at: 1, until: 5 }])
    await secrets.replace(
      ana,
      'printed',
      ['b', 'c'].map(hash => ({ hash, at: 1, until: null })),
    )
    expect(await secrets.count(ana, 'printed')).toBe(2)
    const taken = await Promise.all([secrets.take('a', 4), secrets.take('a', 4), secrets.take('none', 4)])
    expect(taken.filter(it => it !== null)).toEqual([{ hash: 'a', kind: 'letter', person: ana, at: 1, until: 5 }])
    expect(await secrets.take('b', 99)).toMatchObject({ kind: 'printed', until: null })
    await secrets.replace(ana, 'printed', [{ hash: 'd', at: 2, until: null }])
    expect([await secrets.take('c', 1), await secrets.count(ana, 'printed')]).toEqual([null, 1])
    await secrets.replace(ana, 'host', [{ hash: 'e', at: 1, until: 5 }])
    expect(await secrets.take('e', 5)).toBe(null)
    await secrets.replace(ana, 'host', [{ hash: 'f', at: 1, until: 5 }])
    await secrets.clear(5)
    expect([await secrets.count(ana, 'host'), await secrets.count(ana, 'printed')]).toEqual([0, 1])
  })

  test('a departure is asked for, taken back, begun, and found until it is complete', async () => {
    const { departures } = the.store.accounts
    await departures.ask(ana, 1, 10)
    await departures.ask(ana, 2, 20)
    expect(await departures.of(ana)).toEqual({ person: ana, at: 1, due: 10, begun: null, done: null })
    expect(await departures.takeBack(ana)).toBe(true)
    expect([await departures.takeBack(ana), await departures.of(ana)]).toEqual([false, null])
    await departures.ask(ana, 1, 10)
    await departures.ask(ben, 1, 30)
    expect(await departures.due(9, 5)).toEqual([])
    expect([await departures.begin(ana, 11), await departures.begin(ana, 12)]).toEqual([true, true])
    expect(await departures.begin('p-Nobody', 12)).toBe(false)
    expect(await departures.takeBack(ana)).toBe(false)
    await the.reopen?.()
    const again = the.store.accounts.departures
    expect(await again.due(10, 5)).toEqual([{ person: ana, at: 1, due: 10, begun: 11, done: null }])
    await again.complete(ana, 13)
    expect([await again.due(20, 5), await again.since(13), await again.since(14)]).toEqual([[], [ana], []])
    await again.clear(14)
    expect([await again.of(ana), await again.of(ben)]).toEqual([null, expect.objectContaining({ due: 30 })])
  })

  test('new names are counted, and everything about an account can be forgotten', async () => {
    const { renames, mail, secrets, forget } = the.store.accounts
    for (const at of [1, 5, 5]) await renames.add(ana, at)
    await renames.add(ben, 5)
    expect([await renames.count(ana, 1), await renames.count(ana, 0)]).toEqual([2, 3])
    await renames.clear(5)
    expect(await renames.count(ana, 0)).toBe(2)
    await mail.ask(ana, asked)
    await mail.keep(ben, 'ben@people.example', 1)
    await secrets.replace(ana, 'printed', [{ hash: 'a', at: 1, until: null }])
    for (let twice = 0; twice < 2; twice++) await forget(ana)
    expect([await renames.count(ana, 0), await mail.asked(ana), await secrets.count(ana, 'printed')]).toEqual([
      0,
      null,
      0,
    ])
    expect([await renames.count(ben, 0), await mail.owner('ben@people.example')]).toEqual([1, ben])
  })

  test('a match is found by its people and loses a name, but nothing of its log', async () => {
    const { matches } = the.store
    const sitters = [{ person: ana }, { person: ben }] as const
    for (const [id, over] of [
      ['over', true],
      ['on', false],
    ] as const) {
      await matches.begin({ ...record(id), sitters }, entry(id, 0))
      await matches.append(entry(id, 1, { over, entries: [{ seq: 1, line: '{"seq":1,"at":8}', command: null }] }))
    }
    const lines = await matches.lines('over', 0)
    for (let twice = 0; twice < 2; twice++) await matches.unname(ana)
    expect((await matches.playedBy(ana)).map(({ match, ended }) => [match.id, match.header.names, ended])).toEqual(
      expect.arrayContaining([
        ['over', [NOBODY, 'Ben'], 8],
        ['on', [NOBODY, 'Ben'], null],
      ]),
    )
    await matches.unname(ben)
    expect((await matches.find('over'))?.header.names).toEqual([NOBODY, `${NOBODY} 2`])
    expect(await matches.lines('over', 0)).toEqual(lines)
    expect(await matches.playedBy('nobody')).toEqual([])
  })

  test('what somebody said, muted, liked and wrote can be found and taken away', async () => {
    const { chat, mutes, people, board, gallery } = the.store
    for (const [by, text, at] of [
      [ana, 'Hello', 1],
      [ben, 'Ho', 2],
      [ana, 'Bye', 3],
    ] as const)
      await chat.say('room', { by, text, at })
    expect((await chat.by(ana)).map(({ room, text }) => [room, text])).toEqual([
      ['room', 'Hello'],
      ['room', 'Bye'],
    ])
    await chat.unsay(ana)
    expect([await chat.by(ana), (await chat.since('room', 0, 9)).map(({ text }) => text)]).toEqual([[], ['Ho']])
    await chat.clear(3)
    expect(await chat.since('room', 0, 9)).toEqual([])
    const gone = await chat.upTo('room', 1_000_000, 9)
    for (const { number } of gone) expect(await chat.hide('room', number, false)).toBe(false)
    expect([gone.length, await chat.since('room', 0, 9)]).toEqual([3, []])
    expect(await chat.say('room', { by: ben, text: 'New', at: 4 })).toBeGreaterThan(3)

    await mutes.mute(ana, ben, 'Ben')
    await mutes.mute(ben, ana, 'Ana')
    await mutes.forget(ana)
    expect([await mutes.of(ana), await mutes.of(ben)]).toEqual([[], [{ person: ana, name: NOBODY }]])

    await people.put({ id: ana, name: 'Ana', account: 'a', since: 1, crest: { face: 'fox', colour: 'sky' } })
    await people.addToken('t', ana, 'my bot', 1)
    for (let twice = 0; twice < 2; twice++) await people.forget(ana)
    expect(await people.find(ana)).toEqual({ id: ana, name: NOBODY, account: `left ${ana}`, since: 1 })
    expect([await people.byAccount('a'), await people.byToken('t')]).toEqual([null, null])

    const made = { game: 'fist', kind: 'character', version: 1, language: 'en', madeFrom: null, words: '', story: '' }
    await gallery.cards.publish({
      ...{ ...made, id: 'card', maker: ben, makerName: 'Ben', hash: 'h', content: '{}', looks: ['c'], at: 1 },
    })
    await gallery.cards.heart('card', ana, true)
    expect([await gallery.cards.heartsOf(ana), await gallery.cards.heartsOf(ben)]).toEqual([['card'], []])

    const note = (by: string, text: string) => ({ draft: text, by, at: 1, text, words: text, isNewcomers: false })
    const thread = {
      id: 't',
      topic: 'tavern',
      game: null,
      language: 'en',
      title: 'Mine',
      excerpt: 'mine',
      holds: ['poll'],
    }
    await board.threads.begin({ ...thread, poll: { choices: ['a', 'b'], until: null } }, note(ana, 'mine'), null)
    await board.notes.answer('t', note(ben, 'yours'), null)
    await board.notes.react('t', 2, ana, 'ha', true)
    await board.polls.vote('t', ana, 1, 1)
    await board.marks.follow(ana, 't', true)
    await board.notes.edit('t', 1, { at: 2, text: 'newer', words: 'newer', outline: null })
    expect((await board.notes.by(ana)).map(({ number, text }) => [number, text])).toEqual([[1, 'newer']])
    expect(await board.notes.reactedBy(ana)).toEqual([{ thread: 't', number: 2, kind: 'ha' }])
    expect(await board.polls.votedBy(ana)).toEqual([{ thread: 't', choice: 1 }])
    await board.notes.erase('t', 1)
    await board.polls.forget(ana)
    await board.marks.forget(ana)
    expect(await board.notes.find('t', 1)).toMatchObject({ text: '', edits: 0, editedAt: null })
    expect(await board.notes.edits('t', 1)).toEqual([])
    expect(await board.threads.find('t')).toMatchObject({ title: '…', excerpt: '', holds: [], poll: null })
    expect([await board.polls.votedBy(ana), await board.marks.followed(ana, 9)]).toEqual([[], []])
    const words = [{ forms: ['newer'], prefix: null }]
    expect(await board.notes.search({ words }, null, 9)).toEqual([])
  })

  test('evidence loses a name, decided reports go after a while, and the audit log takes notes', async () => {
    const { order } = the.store
    const subject = { kind: 'note', id: 't/1' } as const
    const report = { subject, cause: 'rude', words: '', by: ben, at: 1, evidence, person: ana } as const
    await order.reports.report({ id: 'r', ...report })
    await order.unname(ana, 'Ana')
    const [open] = await order.reports.open(subject)
    expect(open?.evidence.by).toEqual({ person: ana, name: NOBODY })
    expect(open?.evidence.before.map(({ name }) => name)).toEqual(['Ben', NOBODY])
    const deed = { at: 5, by: null, byName: null, did: 'let-in', about: '{}' }
    await order.audit.note(deed)
    expect(await order.audit.latest(null, 1)).toMatchObject([{ number: 1, did: 'let-in' }])
    await order.reports.clear(99)
    expect(await order.reports.by(ben, 9)).toHaveLength(1)
    await order.measures.decide(subject, [], { ...deed, did: 'decide' })
    await order.reports.clear(5)
    expect(await order.reports.by(ben, 9)).toHaveLength(1)
    await order.reports.clear(6)
    expect(await order.reports.by(ben, 9)).toEqual([])
  })
})
