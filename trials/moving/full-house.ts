import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { type Guest, MOST_GUESTS } from '#games/workshop/guest'
import { headerOf, lineOf } from '#kernel/file'
import { defaultsOf, type ListChoice } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { sha256Hex } from '#kernel/sha256'
import { hashOf } from '#server/gallery/content'
import { guestListOf } from '#server/gallery/guest-list'
import { type Accounts, openAccounts } from '#server/people/accounts'
import { openStore } from '#server/storage/opening'
import type { Store, StoredLine } from '#server/storage/port'

const PEOPLE = 20
const WHEN = 1_700_000_000_000
const EDITION = sha256Hex('the edition of a house that moves')

/** Fills a house with everything a house can have; every tenth match is still running. */
export async function fillHouse(place: Parameters<typeof openStore>[0], matches: number): Promise<void> {
  const { store, db, engine, close } = await openStore(place)
  const accounts = await openAccounts({
    db,
    engine,
    baseUrl: 'http://localhost:3000',
    secret: 'a house that moves, and nobody else knows it: 4711',
    log: () => {},
  })
  const people = await fillPeople(store, accounts)
  const passkey = { name: 'Ana’s phone', publicKey: 'key', userId: people[0]?.account, credentialID: 'credential' }
  const more = { counter: 7, deviceType: 'multiDevice', transports: 'internal', createdAt: new Date(WHEN) }
  const kept = (value: Date | boolean) => (engine === 'postgres' ? value : sqliteValue(value))
  const row = { id: 'k', ...passkey, ...more, createdAt: kept(more.createdAt), backedUp: kept(true) }
  await db
    .insertInto('passkey' as never)
    .values(row as never)
    .execute()
  for (let n = 0; n < matches; n++)
    await addMatch(
      store,
      n,
      people.map(({ id }) => id),
    )
  await fillRest(store)
  await fillGallery(store)
  await fillBoard(store)
  await fillOrder(store)
  await fillCompany(store)
  await fillNotices(store)
  await fillAccounts(store)
  await fillHistory(store)
  await db.insertInto('encounters').values({ person: 'p0', rival: 'p1', match: 'match-0', ahead: 1 }).execute()
  await db.insertInto('notice_matches').values({ match: 'match-0', told: 3 }).execute()
  await close()
}

const sqliteValue = (value: Date | boolean): string | number =>
  value instanceof Date ? value.toISOString() : Number(value)

async function fillPeople(store: Store, accounts: Accounts) {
  const people = []
  for (let n = 0; n < PEOPLE; n++) {
    const { account } = await accounts.guest()
    const person = { id: `p${n}`, name: `Żółć ${n} 🐉`, account, since: WHEN + n }
    await store.people.put(n % 2 === 0 ? person : { ...person, crest: { face: 'fox', colour: 'sky' } })
    people.push(person)
  }
  await accounts.signUp(people[0]?.account ?? '', { username: 'ana', password: 'a mug of ale and a song' })
  await store.people.addToken('hash', 'p0', 'my bot', WHEN)
  await store.mutes.mute('p0', 'p1', 'Żółć 1 🐉')
  return people
}

async function fillRest(store: Store): Promise<void> {
  for (let n = 0; n < 30; n++)
    await store.chat.say(`t${n % 3}`, { at: WHEN + n, by: `p${n % PEOPLE}`, text: `“Prosit” \\ ${n}\n{"a":null}` })
  await store.editions.put(EDITION, 'fist', 'export const text = 1\n'.repeat(1000), WHEN)
  const parts = Array.from({ length: 40 }, (_, n) => [`/part-${n}.js`, Buffer.alloc(40_000, n)] as const)
  const document = Buffer.from('<!doctype html>')
  await store.pages.put({ build: 'b1', editions: [EDITION], document, parts: new Map(parts) }, WHEN)
}

/** The guests of this match: every other one has some. */
function guestsOf(n: number, { game }: Boxed): readonly Guest[] {
  const { guests } = game.options as Readonly<Record<string, ListChoice | undefined>>
  return Array.from(
    { length: n % 2 === 0 ? 1 + (n % MOST_GUESTS) : 0 },
    (_, i) => guests?.sample(diceOf(seedFrom(`guests ${n}`))(i)) as Guest,
  )
}

/** They hang in the gallery under names of their own, and are to be counted. */
async function hangGuests({ gallery }: Store, match: string, game: string, guests: readonly Guest[]): Promise<void> {
  const terms = { game, version: 1, language: 'ru', story: 'Однажды.', madeFrom: null, at: WHEN }
  for (const [i, card] of guests.entries()) {
    const id = `${match} ${i}`
    const made = { id, maker: `p${i}`, makerName: `Żółć ${i} 🐉`, kind: card.kind, hash: hashOf(game, card) }
    await gallery.cards.publish({ ...terms, ...made, content: JSON.stringify(card), looks: [id], words: id })
    await gallery.cards.heart(id, `p${i + 1}`, true)
  }
  await guestListOf(gallery).invite(match, game, guests)
}

/** Two versions of a card with everything that can be said of it. */
async function fillGallery({ gallery }: Store): Promise<void> {
  const card = { id: 'card-1', game: 'fist', kind: 'character', maker: 'p0', makerName: 'Żółć 0 🐉', language: 'en' }
  const told = { story: 'Once.\nTwice.', madeFrom: null, looks: ['tinker'], words: 'tinker steal' }
  for (const [version, hash] of [
    [1, 'h1'],
    [2, 'h2'],
  ] as const)
    await gallery.cards.publish({ ...card, ...told, version, hash, content: `{"version":${version}}`, at: WHEN })
  await gallery.cards.heart('card-1', 'p1', true)
  await gallery.cards.takeDown('card-1', { at: WHEN, reason: '“why”', by: 'house' })
  await gallery.cards.putBack('card-1')
  await gallery.plays.invite('match-0', [{ card: 'card-1', hash: 'h2' }])
  await gallery.verdicts.want('fist', 1, 'knight@1', WHEN)
  await gallery.verdicts.judged({ hash: 'h2', rules: 1, bot: 'knight@1' }, '{"verdict":"fair"}', 'fair', WHEN)
}

async function fillCompany({ friends }: Store): Promise<void> {
  const terms = { at: WHEN, most: 500, declinedSince: 0, isUnheard: false }
  await friends.ask('p0', 'p1', terms)
  await friends.ask('p1', 'p0', terms)
  await friends.ask('p2', 'p0', terms)
  await friends.star('p0', 'p1', WHEN)
  await friends.block('p0', 'p3', 'Żółć 3 🐉', WHEN)
  await friends.choose('p0', { here: 'nobody' })
  await friends.invite('p0', { by: 'p1', table: 't1', at: WHEN })
}

async function fillNotices({ notices }: Store): Promise<void> {
  const [push, later] = [
    { channel: 'push', target: 'device', due: WHEN },
    { channel: 'mail', target: '', due: WHEN + 1000 },
  ] as const
  const about = { kind: 'turn', about: '{"game":"fist"}', place: 'match match-0', rank: 1, at: WHEN }
  await notices.put([{ ...about, id: 'n1', person: 'p0', sendings: [push, later] }])
  await notices.outbox.claim(WHEN, [{ channels: ['push', 'mail'], most: 10 }], WHEN + 5000)
  const keys = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' }
  await notices.devices.put({ id: 'device', person: 'p0', ...keys, name: 'Firefox, Linux', at: WHEN }, 1)
  const hook = { id: 'hook', person: 'p0', url: 'https://hook.example/', secret: 'secret', table: 't1', at: WHEN }
  await notices.hooks.put({ ...hook, off: WHEN }, 1)
  await notices.wishes.change('p0', () => '{"language":"ru"}')
  await notices.wishes.switchOff('p0', 't1', true)
  await notices.secret('keys', () => 'kept')
}

async function fillAccounts({ accounts: { mail, secrets, renames, departures } }: Store): Promise<void> {
  await mail.keep('p0', 'Ana@people.example', WHEN)
  await mail.ask('p1', { address: 'ben@people.example', hash: 'hash', at: WHEN, until: WHEN + 1 })
  await secrets.replace('p0', 'printed', [{ hash: 'hash', at: WHEN, until: null }])
  await renames.add('p0', WHEN)
  await departures.ask('p4', WHEN, WHEN + 1)
}

async function fillHistory({ history, matches }: Store): Promise<void> {
  const header = (await matches.find('match-0'))?.header
  if (header === undefined) throw new Error('a house that moves has a first match')
  const brought = { person: 'p0', match: 'sha', header, seat: 0, bots: [null, 'knight'], file: 'eJw=', at: WHEN }
  const past = { game: header.game, seats: 2, pace: 'untimed', people: 1, bots: 1, place: 1, fault: null } as const
  await history.bring(brought, { ...past, ended: WHEN + 1 }, 200)
}

async function fillOrder({ order }: Store): Promise<void> {
  const subject = { kind: 'card', id: 'card-1' } as const
  const about = { title: null, game: 'fist', by: null, at: WHEN, where: '/gallery/card-1', before: [], card: null }
  const evidence = { ...about, text: '“Żółć” 🐉' }
  const deed = { at: WHEN, by: 'p1', byName: 'Żółć 1 🐉', about: '{"role":"host"}' }
  await order.roles.put('p1', 'host', { ...deed, did: 'role' })
  const report = {
    id: 'r1',
    subject,
    cause: 'rude',
    words: 'rude',
    by: 'p2',
    at: WHEN,
    evidence,
    person: 'p0',
  } as const
  await order.reports.report(report)
  await order.reports.report({ ...report, id: 'r2', by: null })
  await order.reports.take({ kind: 'name', id: 'p0' }, { by: 'p1', at: WHEN })
  const measure = {
    id: 'm1',
    subject,
    evidence,
    person: 'p0',
    by: 'p1',
    reason: 'rude',
    at: WHEN,
    to: null,
    from: null,
  }
  await order.measures.decide(subject, [{ ...measure, kind: 'mute', until: WHEN + 1 }], { ...deed, did: 'decide' })
  await order.measures.appeal('m1', 'No!', { ...deed, did: 'appeal' })
  await order.words.put(['bad*'], { ...deed, did: 'words' })
}

/** Threads with everything that people can do with them. */
async function fillBoard({ board }: Store): Promise<void> {
  const outline = { title: 'Żółć “?”', excerpt: 'Дракон 🐉', holds: ['moment', 'poll'] }
  const poll = { choices: ['yes', 'no'], until: WHEN }
  const thread = { id: 'thread-1', topic: 'strategy', game: 'fist', language: 'ru', ...outline, poll }
  const said = { by: 'p0', at: WHEN, words: 'дракон drag', isNewcomers: true }
  await board.threads.begin(thread, { ...said, draft: 'd1', text: 'Драконы\n\n/match/match-0?at=3' }, null)
  for (let n = 2; n <= 40; n++)
    await board.notes.answer('thread-1', { ...said, draft: `d${n}`, text: `> ${n}\n\n“\\”` }, null)
  await board.notes.edit('thread-1', 2, { at: WHEN, text: 'new', words: 'new', outline: null })
  await board.notes.react('thread-1', 1, 'p1', 'cheers', true)
  await board.polls.vote('thread-1', 'p1', 1, WHEN)
  await board.marks.follow('p1', 'thread-1', true)
  await board.marks.read('p1', 'thread-1', 7)
  const hidden = { at: WHEN, reason: 'rude', by: 'house' }
  await board.orderly.hide('thread-1', 3, hidden)
  const other = { ...thread, id: 'thread-2', game: null, poll: null }
  await board.threads.begin(other, { ...said, draft: 'e', text: 'Closed and moved.' }, null)
  await board.orderly.close('thread-2', { at: WHEN, reason: 'done' })
  await board.orderly.move('thread-2', 'house', null, WHEN)
  await board.orderly.pin('thread-2', true)
  await board.orderly.hide('thread-2', null, hidden)
}

/** A match among bots that people are said to have played. */
async function addMatch(store: Store, n: number, people: readonly string[]): Promise<void> {
  const boxes = Object.values(shelf)
  const box = boxes[n % boxes.length]
  if (box === undefined) throw new Error('there are no games')
  const [id, table, seed] = [`match-${n}`, `t${n}`, `moving ${n}`]
  const guests = guestsOf(n, box)
  const options = { ...defaultsOf(box.game.options), ...(guests.length > 0 && { guests }) }
  await hangGuests(store, id, box.game.id, guests)
  const names = ['Ana', 'Ben', 'Cleo']
  const lines: StoredLine[] = []
  playBots(box, { options, bots: names.map(() => 'random@1'), seed }, entry => {
    const { seq } = entry
    const noted = seq % 3 === 1 && { thought: JSON.stringify({ seat: 0, bot: 'greedy@1', decision: { chosen: seq } }) }
    lines.push({ seq, line: lineOf(entry), command: seq % 2 === 0 ? null : `p0 ${seq}`, ...noted })
  })
  const isRunning = n % 10 === 0
  const [first, ...later] = isRunning ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
  const sitters = names.map((_, seat) => ({ person: people[(n + seat) % people.length] ?? '' }))
  const header = headerOf(box.game, { edition: EDITION, names, options, seed: seedFrom(seed) })
  const began = WHEN + n
  const record = { id, table, sitters, pace: { kind: 'untimed' }, header, seed: seedFrom(seed), began } as const
  const state = { match: id, due: isRunning ? WHEN + 1e9 : null, attendance: '{"since":1}', over: false }
  if (first === undefined) throw new Error('a match has entries')
  await store.matches.begin(record, { ...state, version: 1, entries: [first] })
  const [second, ...rest] = later
  const page = { next: lines.length, match: 'state', state: { deep: [1, 'two', null] } } as never
  if (second !== undefined)
    await store.matches.append({
      ...state,
      version: 2,
      entries: [second, ...rest],
      over: !isRunning,
      page,
      ...(isRunning ? {} : { winners: [n % 3] as never }),
    })
  const keys = { id: table, listed: n % 2 === 0, people: sitters.map(({ person }) => person), changed: WHEN + n }
  await store.tables.put({ ...keys, code: isRunning ? `code-${n}` : null }, 1, { id: table, match: id })
}
