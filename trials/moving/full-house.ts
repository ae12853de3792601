import { playBots } from '#bots/match'
import { shelf } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { type Accounts, openAccounts } from '#server/people/accounts'
import { openStore } from '#server/storage/opening'
import type { Store, StoredLine } from '#server/storage/port'

const PEOPLE = 20
const WHEN = 1_700_000_000_000

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
  await store.editions.put('edition-1', 'fist', 'export const text = 1\n'.repeat(1000), WHEN)
  const parts = Array.from({ length: 40 }, (_, n) => [`/part-${n}.js`, Buffer.alloc(40_000, n)] as const)
  const document = Buffer.from('<!doctype html>')
  await store.pages.put({ build: 'b1', editions: ['edition-1'], document, parts: new Map(parts) }, WHEN)
}

/** A match among bots that people are said to have played. */
async function addMatch(store: Store, n: number, people: readonly string[]): Promise<void> {
  const boxes = Object.values(shelf)
  const box = boxes[n % boxes.length]
  if (box === undefined) throw new Error('there are no games')
  const [id, table, seed] = [`match-${n}`, `t${n}`, `moving ${n}`]
  const options = defaultsOf(box.game.options)
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
  const header = headerOf(box.game, { edition: 'edition-1', names, options, seed: seedFrom(seed) })
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
