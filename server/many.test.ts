import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { shelf } from '#games/shelf'
import { entryIn } from '#kernel/file'
import { textOf } from '#kernel/laws/law'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'
import { fold } from '#kernel/snapshot'
import type { CardTold, GalleryAnswer } from '#protocol/gallery'
import { isRefused } from '#protocol/refused'
import { temporaryFolder } from '#testkit/folder'
import { type RedisServer, startRedis } from '#testkit/redis'
import { freshDatabase, hasPostgres, hasRedis } from '#testkit/servers'
import { trials } from '#testkit/trials-of-games'
import { makeTable, nextMatch } from '#trials/chaos/gathering'
import { Guest } from '#trials/chaos/guest'
import { Hearsay } from '#trials/chaos/hearsay'
import { Makers } from '#trials/chaos/makers'
import { Player } from '#trials/chaos/player'
import { type Config, configFrom } from './config.ts'
import { guestsIn, hashOf } from './gallery/content.ts'
import { type House, openHouse } from './house.ts'
import { openPostgres, postgresStore } from './storage/postgres.ts'
import { openWorker } from './worker.ts'

const dice = diceOf(seedFrom('many nodes'))
let rolls = 0
/** By game: every match has the same guests. */
const timesPlayed = new Map<string, number>()

describe.skipIf(!hasPostgres || !hasRedis)('three nodes and a worker', () => {
  let redis: RedisServer
  let config: Config & { readonly redisUrl: string }
  let nodes: readonly House[]
  let worker: { close(): Promise<void> }
  let turns = 0
  /** Every request and every socket goes to another node than the last. */
  const around = {
    hearsay: new Hearsay(),
    get url() {
      return nodes[turns++ % nodes.length]?.address ?? ''
    },
  }

  beforeAll(async () => {
    redis = await startRedis()
    const env = { DATABASE_URL: await freshDatabase(), REDIS_URL: redis.url, SECRET: 'x'.repeat(32), LOG: 'error' }
    const more = { BOT_PAUSE: '5', JUDGE: 'no', TRUST_PROXY: 'yes', DATA: temporaryFolder() }
    config = { ...configFrom({ ...env, ...more }), port: 0, redisUrl: redis.url }
    nodes = await Promise.all([1, 2, 3].map(() => openHouse(config)))
    worker = await openWorker(config)
    const makers = new Makers(around, dice)
    await makers.begin()
    expect(makers.failures).toEqual([])
  })
  afterAll(async () => {
    await Promise.all(nodes.map(node => node.close()))
    await worker.close()
    await redis.stop()
  })

  /** Two people, who change nodes whenever their connection breaks, two bots and a spectator play with three guests to the end. */
  async function played(game: string): Promise<void> {
    const guests = await Promise.all([0, 1, 2].map(() => Guest.enter(turns + 1, around)))
    const options = trials.get(game)?.short ?? {}
    const plan = {
      game,
      options,
      pace: { kind: 'untimed' },
      people: [0, 1],
      bots: 2,
      guests: 3,
      isDreamy: false,
    } as const
    const people = guests.slice(0, 2)
    const { id } = await makeTable(plan, people, around.hearsay)
    const match = (await nextMatch(id, plan, people, around.hearsay, () => false)) ?? expect.fail()
    const players = new Map<number, Player>()
    const clients = guests.map((guest, n) => guest.device(() => players.get(n)?.look()))
    for (const [n, client] of clients.entries()) {
      const rng = dice(rolls++)
      if (n < 2)
        players.set(
          n,
          new Player({ client, match, rng, hearsay: around.hearsay, isDreamy: false, isTimeUp: () => false }),
        )
      client.follow(match)
    }
    const isOver = (): boolean => clients.every(client => client.replica(match)?.isOver)
    await expect.poll(isOver, { timeout: 120_000, interval: 50 }).toBe(true)

    const store = await postgresStore(openPostgres(config.databaseUrl ?? ''))
    const kept = (await store.matches.find(match)) ?? expect.fail()
    const entries = (await store.matches.lines(match, 0)).map(entryIn)
    const { header, seed } = kept
    const hashes = guestsIn(header.options).map(card => hashOf(game, card))
    expect(hashes).toHaveLength(3)
    const counted = async () => [...(await store.gallery.plays.figures(hashes)).values()].map(({ played }) => played)
    const before = timesPlayed.get(game) ?? 0
    await expect.poll(counted, { timeout: 10_000 }).toEqual([before + 1, before + 1, before + 1])
    timesPlayed.set(game, before + 1)
    await store.close()
    const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
    const { state } = fold(shelf[game]?.game ?? expect.fail(), terms, entries)
    expect(await guests[2]?.ask(`/api/matches/${match}/verify`)).toEqual({ verified: true, problem: null })
    for (const client of clients) {
      const copy = client.replica(match) ?? expect.fail()
      expect(copy.have).toBe(entries.length - 1)
      expect(textOf(copy.view)).toBe(textOf(redact(state, copy.viewer)))
    }
    await expect
      .poll(async () => (await guests[0]?.ask(`/api/tables/${id}`)) as object)
      .toMatchObject({ state: 'over' })
    for (const client of clients) client.close()
  }

  test.each(manifests.map(({ id }) => id))(
    'a whole match of %s with clients at different nodes',
    async game => {
      await played(game)
      const { contradictions, strangers, refused } = around.hearsay
      expect([contradictions, strangers]).toEqual([0, 0])
      expect([...refused.values()].filter(code => code === 'broken')).toEqual([])
    },
    180_000,
  )

  test('a card that is hung up at one node is found, invited and taken down at others', async () => {
    const [ana, ben] = (await Promise.all([91, 92].map(number => Guest.enter(number, around)))) as [Guest, Guest]
    const steps = [{ do: 'gain', gain: { silver: 3 } }]
    const card = { kind: 'character', names: { en: 'Wanderer' }, picture: 'cowled', light: 'candle', copies: 1, steps }
    const publication = { game: 'fist', card, language: 'en' }
    const all = await Promise.all([ana, ben].map(who => who.ask('/api/gallery', publication)))
    expect(all.filter(it => isRefused(it as object))).toEqual([expect.objectContaining({ code: 'taken' })])
    const { cards } = (await ben.ask('/api/gallery?search=wanderer')) as GalleryAnswer
    expect(cards.map(({ card }) => card?.names)).toEqual([{ en: 'Wanderer' }])
    const [hung] = cards as [CardTold]
    expect(await ben.ask('/api/tables', { game: 'fist', options: { guests: [hung.card] } })).toMatchObject({
      options: { guests: [card] },
    })
    const subject = { kind: 'card', id: hung.id } as const
    await nodes[0]?.desk.decide(null, { subject, measures: [{ kind: 'hide' }], reason: 'it wandered off' })
    for (const _ of nodes)
      expect(await ben.ask('/api/tables', { game: 'fist', options: { guests: [hung.card] } })).toMatchObject({
        code: 'taken down',
      })
  })

  test('what is said at one node is heard at the others, in order, and a new table is seen in their lobby', async () => {
    const [ana, ben] = await Promise.all([71, 72].map(number => Guest.enter(number, around)))
    const heard: string[] = []
    const lobby: string[] = []
    const ear = ben?.device(undefined, message => {
      if (message.t === 'said') heard.push('text' in message.said.words ? message.said.words.text : '')
      if (message.t === 'lobbyTable') lobby.push(message.id)
    })
    ear?.line.want('lobby', () => ({ t: 'lobby', open: true }))
    await expect.poll(() => ear?.line.isConnected).toBe(true)
    const table = (await ana?.ask('/api/tables', { game: 'fist', listed: true })) as { readonly id: string }
    if (isRefused(table)) expect.fail()
    await expect.poll(() => lobby, { timeout: 10_000 }).toContain(table.id)
    ear?.line.want('table', () => ({ t: 'table', table: table.id }))
    const mouth = ana?.device(undefined)
    for (const text of ['one', 'two', 'three'])
      await mouth?.line.command({ t: 'say', table: table.id, room: 'table', words: { text } })
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one', 'two', 'three'])
    ear?.close()
    mouth?.close()
  })

  test('what is decided at one node holds at all of them, and is told wherever somebody is', async () => {
    const [host, ana] = (await Promise.all([81, 82].map(number => Guest.enter(number, around)))) as [Guest, Guest]
    const idOf = async (who: Guest) => ((await who.ask('/api/people/me')) as { person: { id: string } }).person.id
    const [hostId, anaId] = await Promise.all([idOf(host), idOf(ana)])
    await nodes[0]?.desk.role(null, hostId, 'host')
    const told: string[] = []
    const device = ana.device(undefined, message => told.push(message.t))
    await expect.poll(() => device.line.isConnected).toBe(true)
    const until = Date.now() + 3_600_000
    const decision = { subject: { kind: 'name', id: anaId }, measures: [{ kind: 'ban', until }], reason: 'too loud' }
    expect(await host.ask('/api/order/desk/decisions', decision)).toMatchObject({ measures: [{ kind: 'ban' }] })
    for (const _ of nodes)
      expect(await ana.ask('/api/tables', { game: 'fist', listed: true })).toMatchObject({ code: 'banned' })
    await expect.poll(() => told, { timeout: 10_000 }).toContain('order')
    for (const node of nodes) expect(await node.desk.keepers()).toMatchObject([{ person: hostId, role: 'host' }])
    device.close()
  })

  test('without Redis nothing is lost, only later', async () => {
    const figures = async (): Promise<string> => (await fetch(`${around.url}/metrics`)).text()
    await redis.kill('SIGKILL')
    await played('fist')
    expect(await figures()).toMatch(/^house_redis 0$/m)
    await redis.start()
    await played('fist')
    await expect.poll(figures, { timeout: 10_000 }).toMatch(/^house_redis 1$/m)
  }, 300_000)
})
