import { afterEach, expect, test } from 'vitest'
import type { Client } from '#client/connection'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { sample } from '#kernel/answer'
import { textOf } from '#kernel/laws/law'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { type Seat, type Viewer, viewersOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { usualCrest } from '#protocol/crest'
import type { LiveMatch } from '../matches/live-match.ts'
import { loadMatch } from '../matches/loading.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { type SmallHouse, smallHouse } from '../testing.ts'

let house: SmallHouse
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await house.close()
})

const dice = diceOf(seedFrom('people at sockets'))
let rolls = 0

/** A person who answers at random as soon as asked, and whose connection breaks now and then. */
function randomPerson(live: LiveMatch, name: string): Client {
  let isAnswering = false
  const client: Client = house.enter(name, { changed: () => void act() })
  const act = async (): Promise<void> => {
    const question = client.replica(live.id)?.question ?? null
    if (question === null || isAnswering) return
    isAnswering = true
    const rng = dice(rolls++)
    if (rng.below(12) === 0) client.drop()
    const reply = await client.answer(live.id, question.name, sample(question.ask, rng))
    if ('code' in reply && reply.code === 'broken') throw new Error(reply.expected) // else the match had moved on
    if (rng.below(12) === 0) client.drop()
    isAnswering = false
    act()
  }
  client.follow(live.id)
  clients.push(client)
  return client
}

test.each([
  ['fist', ['Ana', 'Ben', 'Cleo', 'greedy@1'], {}],
  ['gold', ['Ana', 'Ben', 'Cleo', 'random@1'], { clock: 'none' }],
  ['dwarves', ['Ana', 'Ben', 'Cleo', 'greedy@1'], { clock: 'none' }],
])(
  'a whole match of %s over sockets that break: everybody ends with exactly what they may know',
  async (game, sitters, options) => {
    house = await smallHouse()
    const live = await house.begin(game, sitters, options)
    const people = ['Ana', 'Ben', 'Cleo'].map(name => randomPerson(live, name))
    const spectator = house.enter('Somebody')
    clients.push(spectator)
    spectator.follow(live.id)
    while (!live.isOver) await new Promise(done => setTimeout(done, 20))
    const end = live.next - 1
    while ([...people, spectator].some(client => client.replica(live.id)?.have !== end))
      await new Promise(done => setTimeout(done, 20))

    const store = (await sqliteStore(openSqlite(house.file))).matches
    const kept = await store.find(live.id)
    if (kept === null) throw new Error('not kept')
    const { match } = await loadMatch(store, shelfEditions(shelf), kept)
    const seen = (viewer: Viewer): string => textOf(redact(match.state, viewer))
    for (const [seat, client] of people.entries())
      expect(textOf(client.replica(live.id)?.view)).toBe(seen(seat as Seat))
    expect(textOf(spectator.replica(live.id)?.view)).toBe(seen('table'))
    expect(viewersOf(match.seats)).toHaveLength(5)
    expect(house.failures).toEqual([])
  },
  60_000,
)

test('everybody is told the same crests, also of a match from before there were any', async () => {
  house = await smallHouse()
  const [fox, owl] = [
    { face: 'fox', colour: 'sea' },
    { face: 'owl', colour: 'sun' },
  ]
  const terms = {
    table: 't',
    game: 'fist',
    names: ['Ana', 'Ben', 'Corvo'],
    words: [],
    pace: { kind: 'untimed' },
  } as const
  const options = defaultsOf(shelf.fist?.game.options ?? {})
  const sitters = [{ person: 'Ana', crest: fox }, { person: 'Ben', crest: owl }, { bot: 'greedy@1' }]
  const now = await house.liveMatches.begin({ ...terms, options, sitters })
  const before = await house.begin('fist', ['Ana', 'Ben', 'greedy@1'])
  const heard = async (who: string, match: string) => {
    const client = house.enter(who)
    clients.push(client)
    client.follow(match)
    while (client.introduction(match) === null) await new Promise(done => setTimeout(done, 5))
    return client.introduction(match)?.crests
  }
  const told = await heard('Ana', now.id)
  expect(told?.slice(0, 2)).toEqual([fox, owl])
  for (const who of ['Ben', 'Somebody']) expect(await heard(who, now.id)).toEqual(told)
  const old = await heard('Ana', before.id)
  expect(old?.map(({ colour }) => colour)).toEqual(['rose', 'leaf', 'sky'])
  expect(old?.[0]?.face).toBe(usualCrest('Ana').face)
})
