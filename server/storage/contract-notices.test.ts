import { expect, test } from 'vitest'
import { channels, type Device, type Hook, type NewNotice, type NewSending } from './notices-port.ts'
import { changesOf } from './order-port.ts'
import { entry, forEveryStore, record } from './testing.ts'

const push: NewSending = { channel: 'push', target: 'd1', due: 100 }
const mail: NewSending = { channel: 'mail', target: '', due: 100 }
const notice = (id: string, more: Partial<NewNotice> = {}): NewNotice => ({
  id,
  person: 'ana',
  kind: 'turn',
  about: '{}',
  place: 'match m',
  rank: 1,
  at: 10,
  sendings: [push],
  ...more,
})
const device: Device = {
  id: 'd1',
  person: 'ana',
  endpoint: 'https://p.example/1',
  p256dh: 'k',
  auth: 'a',
  name: 'Phone',
  at: 1,
}
const hook: Hook = { id: 'h1', person: 'ana', url: 'https://h.example/', secret: 's', table: null, at: 1, off: null }

forEveryStore(the => {
  const notices = () => the.store.notices
  const claim = async (now = 200, most = 50) => await notices().outbox.claim(now, [{ channels, most }], now + 30)

  test('a notice is put down once, with what is to be sent, whoever comes second', async () => {
    expect(await notices().put([notice('a'), notice('b', { at: 20 })])).toEqual(new Set(['a', 'b']))
    const again = await Promise.all([
      notices().put([notice('a')]),
      notices().put([notice('a'), notice('c', { at: 20 })]),
    ])
    expect(again).toEqual([new Set(), new Set(['c'])])
    expect((await notices().list('ana', null, 9)).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect((await notices().list('ana', { at: 20, id: 'b' }, 9)).map(({ id }) => id)).toEqual(['a'])
    expect(await notices().list('ben', null, 9)).toEqual([])
    expect(await notices().unread('ana')).toBe(3)
    expect((await claim())[0]?.notices).toHaveLength(3)
  })

  test('where somebody was told of turns is known, read or not: the last of each match, the last told first', async () => {
    const at = (id: string, match: string, rank: number) => notice(id, { place: `match ${match}`, rank, at: rank })
    await notices().put([at('a', 'm', 3), at('b', 'm', 12), at('c', 'n', 5), notice('d', { kind: 'reminder' })])
    await notices().read('ana', null, 60)
    const [m, n] = [
      { place: 'match m', since: 12 },
      { place: 'match n', since: 5 },
    ]
    expect(await notices().turns('ana', 9)).toEqual([m, n])
    expect(await notices().turns('ana', 1)).toEqual([m])
    expect(await notices().turns('ben', 9)).toEqual([])
  })

  test('two nodes that put down the same at once put it down once', async () => {
    const some = [...Array(20).keys()].map(n => notice(`n${n}`))
    const fresh = await Promise.all([notices().put(some), notices().put(some.toReversed()), notices().put(some)])
    expect(fresh.reduce((sum, { size }) => sum + size, 0)).toBe(20)
  })

  test('what is due for one address is one message, and nobody else is given it meanwhile', async () => {
    await notices().put([
      notice('a', { sendings: [push, mail] }),
      notice('b', { at: 20 }),
      notice('c', { sendings: [{ ...push, due: 900 }] }),
      notice('d', { person: 'ben', sendings: [{ ...push, target: 'd2' }] }),
    ])
    expect(await claim(99)).toEqual([])
    const found = (await claim()).map(it => [
      it.person,
      it.channel,
      it.target,
      it.notices.map(({ id }) => id),
      it.tries,
    ])
    expect(found.toSorted()).toEqual([
      ['ana', 'mail', '', ['a'], 1],
      ['ana', 'push', 'd1', ['a', 'b'], 1],
      ['ben', 'push', 'd2', ['d'], 1],
    ])
    expect(await claim(229)).toEqual([])
    expect(await notices().outbox.waiting(200)).toEqual({ push: 2, mail: 1, hook: 0, later: 0 })
  })

  test('two who claim at once share what is due', async () => {
    const some = [...Array(40).keys()].map(n => notice(`n${n}`, { person: `p${n}`, sendings: [mail] }))
    await notices().put(some)
    const all = (await Promise.all([claim(200, 25), claim(200, 25), claim(200, 25)])).flat()
    const rest = await claim(200, 50)
    const people = [...all, ...rest].map(({ person }) => person)
    expect(people).toHaveLength(40)
    expect(new Set(people).size).toBe(40)
  })

  test('who was killed while sending leaves a message that keeps its id and its notices', async () => {
    await notices().put([notice('a')])
    const [first] = await claim(200)
    await notices().put([notice('b', { at: 11 })])
    const later = await claim(231)
    const same = later.find(({ id }) => id === first?.id)
    expect(same).toMatchObject({ tries: 2, notices: [{ id: 'a' }] })
    expect(later).toHaveLength(2)
  })

  test('a message ends once it is settled, or is tried again later', async () => {
    await notices().put([notice('a'), notice('b', { sendings: [mail] })])
    const [one, other] = await claim(200)
    await notices().outbox.settle(one?.id ?? '', 'done')
    await notices().outbox.again(other?.id ?? '', 500, 1)
    expect(await claim(499)).toEqual([])
    expect((await claim(500)).map(({ id, tries }) => [id, tries])).toEqual([[other?.id, 2]])
    await notices().outbox.again(other?.id ?? '', 600, 1)
    expect((await claim(600)).map(({ id, tries }) => [id, tries])).toEqual([[other?.id, 2]])
  })

  test('what is held stays with who sends it, until it has ended or is tried again', async () => {
    const to = (person: string) => notice(person, { person })
    await notices().put([to('held'), to('done'), to('again'), to('left')])
    const all = await claim(200)
    const idOf = (person: string) => all.find(it => it.person === person)?.id ?? ''
    const { outbox } = notices()
    await outbox.settle(idOf('done'), 'done')
    await outbox.again(idOf('again'), 210, 1)
    for (const person of ['held', 'done', 'again']) await outbox.hold(idOf(person), 260)
    expect((await claim(240)).map(({ person }) => person).toSorted()).toEqual(['again', 'left'])
    expect(await claim(259)).toEqual([])
    expect((await claim(260)).map(({ person, tries }) => [person, tries])).toEqual([['held', 2]])
  })

  test('only channels with room are claimed, each as far as there is', async () => {
    const some = [...Array(4).keys()].map(n => notice(`n${n}`, { person: `p${n}`, sendings: [push, mail] }))
    await notices().put(some)
    const { outbox } = notices()
    const channelsOf = async (now: number, rooms: Parameters<typeof outbox.claim>[1]) =>
      (await outbox.claim(now, rooms, now + 30)).map(({ channel }) => channel)
    const [letters, others] = [{ channels: ['mail'], most: 3 } as const, { channels: ['push'], most: 2 } as const]
    expect(await channelsOf(200, [letters, others])).toEqual(['mail', 'mail', 'mail', 'push', 'push'])
    expect(await channelsOf(200, [letters])).toEqual(['mail'])
    expect(await channelsOf(200, [letters])).toEqual([])
    expect(await channelsOf(240, [others])).toEqual(['push', 'push'])
  })

  test('what was never tried can become due with others', async () => {
    await notices().put([notice('a')])
    const [early] = await claim(200)
    await notices().outbox.loosen(early?.id ?? '', 500)
    await notices().put([notice('b', { at: 12, sendings: [{ ...push, due: 500 }] })])
    expect(await claim(499)).toEqual([])
    expect((await claim(500)).map(it => it.notices.map(({ id }) => id))).toEqual([['a', 'b']])
  })

  test('what was read is not sent later, but what is under way is', async () => {
    await notices().put([notice('a'), notice('b', { person: 'ben' }), notice('c', { place: 'thread t', rank: 5 })])
    expect(await notices().readAt('ana', 'thread t', 4, 50)).toBe(0)
    expect(await notices().readAt('ana', 'thread t', 5, 50)).toBe(1)
    expect(await notices().pass('match m', ['b'], 60)).toEqual(['ana'])
    expect((await claim()).map(it => it.notices.map(({ id }) => id))).toEqual([['b']])
    expect((await notices().list('ana', null, 9)).map(({ id, read }) => [id, read])).toEqual([
      ['c', 50],
      ['a', 60],
    ])
    expect(await notices().read('ana', null, 70)).toBe(0)
    expect(await notices().read('ana', ['b'], 70)).toBe(0) // somebody else's
    expect(await notices().read('ben', ['b'], 70)).toBe(1)
    expect(await notices().unread('ben')).toBe(0)
  })

  test('who has read of a turn is still reminded of it, until it has passed', async () => {
    const later: NewSending = { channel: 'later', target: '', due: 100 }
    await notices().put([
      notice('a', { sendings: [push, later] }),
      notice('b', { sendings: [later], place: 'match n' }),
    ])
    expect(await notices().read('ana', null, 50)).toBe(2)
    expect(await notices().pass('match n', [], 60)).toEqual([])
    expect((await claim()).map(it => [it.channel, it.notices.map(({ id }) => id)])).toEqual([['later', ['a']]])
  })

  test('devices and webhooks are kept, changed and dropped with what waits for them', async () => {
    await notices().devices.put(device, 9)
    await notices().devices.put({ ...device, name: 'Old phone' }, 1)
    await notices().hooks.put(hook, 9)
    expect(await notices().devices.of(['ana', 'ben'])).toEqual([{ ...device, name: 'Old phone' }])
    expect(await notices().hooks.find('h1')).toEqual(hook)
    await notices().put([notice('a', { sendings: [push, { channel: 'hook', target: 'h1', due: 1 }, mail] })])
    expect(await notices().devices.drop('ben', 'd1')).toBe(false)
    expect(await notices().devices.drop('ana', 'd1')).toBe(true)
    expect(await notices().hooks.drop('ana', 'h1')).toBe(true)
    expect(await notices().devices.find('d1')).toBeNull()
    expect((await claim()).map(({ channel }) => channel)).toEqual(['mail'])
  })

  test('nobody has more addresses than they may, however many they add at once', async () => {
    const some = [...Array(9).keys()].map(String)
    const kept = await Promise.all([
      ...some.map(id => notices().hooks.put({ ...hook, id: `h${id}` }, 4)),
      ...some.map(id => notices().devices.put({ ...device, id: `d${id}` }, 4)),
    ])
    expect(kept.filter(Boolean)).toHaveLength(8)
    expect([(await notices().hooks.of(['ana'])).length, (await notices().devices.of(['ana'])).length]).toEqual([4, 4])
    expect(await notices().hooks.put({ ...hook, id: 'other', person: 'ben' }, 4)).toBe(true)
  })

  test('a webhook that fails often enough for long enough is switched off, with what waits for it', async () => {
    const { hooks } = notices()
    const patience = { most: 3, least: 100 }
    const offOf = async () => (await hooks.find('h1'))?.off
    await hooks.put(hook, 9)
    await notices().put([notice('a', { sendings: [{ channel: 'hook', target: 'h1', due: 1 }, mail] })])
    for (const at of [10, 20, 30, 40]) await hooks.failed('h1', at, patience)
    expect(await offOf()).toBe(null) // not for long enough
    await hooks.arrived('h1')
    for (const at of [50, 200]) await hooks.failed('h1', at, patience)
    expect(await offOf()).toBe(null) // not often enough since something arrived
    await hooks.failed('h1', 210, patience)
    await hooks.failed('h1', 220, patience)
    expect(await offOf()).toBe(210)
    expect((await claim()).map(({ channel }) => channel)).toEqual(['mail'])
    expect(await hooks.switchOff('ben', 'h1', null)).toBe(false)
    expect(await hooks.switchOff('ana', 'h1', null)).toBe(true)
    for (const at of [300, 310]) await hooks.failed('h1', at, patience)
    expect(await hooks.of(['ana'])).toEqual([hook])
    expect(await hooks.switchOff('ana', 'h1', 400)).toBe(true)
    expect(await offOf()).toBe(400)
  })

  test('of changes of the same wishes at the same time, each sees the one before', async () => {
    const { wishes } = notices()
    const some = [...Array(12).keys()].map(String)
    await Promise.all(some.map(it => wishes.change('ana', kept => `${kept ?? ''} ${it}`)))
    const kept = (await wishes.of(['ana'])).get('ana') ?? ''
    expect(kept.trim().split(' ').toSorted()).toEqual(some.toSorted())
  })

  test('wishes, tables that are off, and a secret that is made once', async () => {
    const { wishes } = notices()
    await wishes.change('ana', kept => `${kept}`)
    await wishes.change('ana', kept => `${kept} and more`)
    expect(await wishes.of(['ana', 'ben'])).toEqual(new Map([['ana', 'undefined and more']]))
    await wishes.switchOff('ana', 't1', true)
    await wishes.switchOff('ana', 't1', true)
    expect(await wishes.off(['ana', 'ben'])).toEqual(new Map([['ana', ['t1']]]))
    await wishes.switchOff('ana', 't1', false)
    expect(await wishes.off(['ana', 'ben'])).toEqual(new Map())
    const made = await Promise.all(['x', 'y'].map(value => notices().secret('vapid', () => value)))
    expect(new Set(made).size).toBe(1)
    await the.reopen?.()
    expect(await notices().secret('vapid', () => 'z')).toBe(made[0])
  })

  test('old notices are forgotten, except what waits', async () => {
    await notices().put([notice('old'), notice('sent', { sendings: [mail] }), notice('new', { at: 900, sendings: [] })])
    const found = await claim(200, 1)
    await notices().outbox.settle(found[0]?.id ?? '', 'done')
    await notices().prune(800)
    expect((await notices().list('ana', null, 9)).map(({ id }) => id)).toHaveLength(2)
    expect(await claim(300)).toHaveLength(1)
  })

  test('everything about somebody can be told, and forgotten', async () => {
    await notices().put([notice('a'), notice('b', { person: 'ben' })])
    await notices().devices.put(device, 9)
    await notices().hooks.put(hook, 9)
    await notices().wishes.change('ana', () => '{}')
    await notices().wishes.switchOff('ana', 't1', true)
    const { notices: all, ...rest } = await notices().allOf('ana')
    expect(all.map(({ id }) => id)).toEqual(['a'])
    expect(rest).toEqual({ devices: [device], hooks: [hook], wishes: '{}', off: ['t1'] })
    await notices().forget('ana')
    expect(await notices().allOf('ana')).toEqual({ notices: [], devices: [], hooks: [], wishes: null, off: [] })
    expect((await claim()).map(({ person }) => person)).toEqual(['ben'])
  })

  test('slow matches are untold until their people were told of the version they have', async () => {
    const { matches } = the.store
    const slow = { ...record('slow'), pace: { kind: 'slow', hours: 24, quiet: null } } as const
    await matches.begin(slow, entry('slow', 0))
    await matches.begin(record('live'), entry('live', 0))
    expect(await matches.untold(9)).toEqual(['slow'])
    await matches.told('slow', 1, false)
    expect(await matches.untold(9)).toEqual([])
    await matches.append(entry('slow', 1))
    expect(await matches.untold(9)).toEqual(['slow'])
    await matches.told('slow', 1, false) // somebody who comes late
    expect(await matches.untold(9)).toEqual(['slow'])
    await matches.append(entry('slow', 2, { over: true }))
    await matches.told('slow', 3, true)
    expect(await matches.untold(9)).toEqual([])
  })

  test('threads and decisions are untold until somebody was told', async () => {
    const { threads, notes, marks } = the.store.board
    const first = { draft: 'd', by: 'ana', at: 1, text: 'Hello', words: 'hello', isNewcomers: false }
    const thread = {
      id: 't',
      topic: 'house',
      game: null,
      language: 'en',
      title: 'T',
      excerpt: '',
      holds: [],
      poll: null,
    }
    await threads.begin(thread, first, null)
    await notes.answer('t', { ...first, draft: 'e', by: 'ben' }, null)
    expect(await threads.untold(9)).toEqual([{ id: 't', told: 0, last: 2 }])
    await threads.told('t', 2)
    await threads.told('t', 1)
    expect(await threads.untold(9)).toEqual([])
    await marks.follow('ana', 't', true)
    await marks.follow('ben', 't', false)
    expect(await marks.followers('t')).toEqual(['ana'])

    const { reports, measures } = the.store.order
    const subject = { kind: 'name', id: 'ben' } as const
    const evidence = { text: '', title: null, game: null, by: null, at: 1, where: '/', before: [], card: null }
    await reports.report({ id: 'r', subject, cause: 'rude', words: '', by: 'ana', at: 1, evidence, person: 'ben' })
    expect(await reports.untold(9)).toEqual([])
    const deed = { at: 2, by: null, byName: null, did: 'decide', about: '{}' }
    const taken = {
      subject,
      evidence: null,
      person: 'ben',
      by: null,
      reason: 'r',
      at: 2,
      until: null,
      to: null,
      from: null,
    }
    await measures.decide(subject, [{ id: 'm', kind: 'warn', ...taken }], deed)
    expect((await reports.untold(9)).map(({ id, by }) => [id, by])).toEqual([['r', 'ana']])
    await reports.told('r')
    expect(await reports.untold(9)).toEqual([])
    const [measure] = await measures.untold(9)
    await measures.told('m', measure === undefined ? 0 : changesOf(measure))
    expect(await measures.untold(9)).toEqual([])
    await measures.lift('m', { at: 3, by: null, reason: 'enough' }, deed)
    expect((await measures.untold(9)).map(changesOf)).toEqual([2])
    await measures.told('m', 2)
    expect(await measures.untold(9)).toEqual([])
  })
})
