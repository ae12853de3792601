import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { sample } from '#kernel/answer'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Table } from '#protocol/table'
import { configFrom } from '#server/config'
import { visitor } from '#server/gallery/testing'
import { type House, openHouse } from '#server/house'
import { type HookServer, type PushService, startHookServer, startPushService } from '#server/notices/testing'
import { turnsAt } from '#server/notices/turns'
import { temporaryFolder } from '#testkit/folder'

/* What leaves the house by push and webhook while matches are played: nothing that is not in the header of the match. */

const folder = temporaryFolder()
let [house, push, hooks]: [House, PushService, HookServer] = [] as never
beforeAll(async () => {
  ;[push, hooks] = await Promise.all([startPushService(), startHookServer()])
  const env = { DATA: folder, LOG: 'silent', JUDGE: 'no', BOT_PAUSE: '0', TRUST_PROXY: 'yes' }
  house = await openHouse({ ...configFrom({ ...env, NOTICE_WAIT: '0', PRIVATE_PEERS: 'yes' }), port: 0 })
})
afterAll(async () => {
  await house.close()
  await Promise.all([push.close(), hooks.close()])
})

const ANSWERS = 120
const keys = [
  'id',
  'kind',
  'at',
  'by',
  'game',
  'people',
  'table',
  'thread',
  'until',
  'accepted',
  'url',
  'text',
].toSorted()

test.each(manifests.map(({ id, words }) => [id, words.en.title] as const))(
  'messages about a match of %s tell nothing but its header, and nobody is called for what is asked covertly',
  async (game, title) => {
    const names = ['Ana', 'Ben', 'Cleo']
    const people = await Promise.all(
      names.map((name, n) => visitor(house, name, { 'x-forwarded-for': `10.8.${game.length}.${n}` })),
    )
    const [ana, ...guests] = people
    if (ana === undefined) throw new Error('nobody came')
    for (const who of people) {
      await who.send('POST', '/api/notices/devices', push.subscribe())
      await who.send('POST', '/api/notices/hooks', { url: hooks.url })
    }
    const pace = { kind: 'slow', hours: 24, quiet: null }
    const { body: table } = await ana.send<Table>('POST', '/api/tables', { game, seats: 3, pace })
    for (const guest of guests) {
      await guest.command(table.id, { do: 'sit' })
      await guest.command(table.id, { do: 'ready' })
    }
    const match = (await ana.command(table.id, { do: 'start' })).body.match ?? ''
    const live = await house.liveMatches.find(match)
    if (live === null) throw new Error('no match')
    const rng = diceOf(seedFrom(`messages ${game}`))(0)
    for (let n = 0; n < ANSWERS && !live.isOver; n++) {
      const asking = await Promise.all(live.seats.map(async seat => ({ seat, ...(await live.asking(seat)) })))
      const covert = asking.filter(({ question }) => question?.ask.kind === 'menu' && question.ask.covert)
      const called = await turnsAt(live)
      expect(called.filter(({ seat }) => covert.some(it => it.seat === seat))).toEqual([])
      const asked = asking.filter(({ question }) => question !== null)
      const one = asked[rng.below(Math.max(1, asked.length))]
      if (one?.question == null) {
        await pause(20) // a clock of the rules runs
        continue
      }
      const answer = sample(one.question.ask, rng)
      await live.answer(one.seat as Seat, { id: `m${n}`, asked: one.asked, name: one.question.name, answer })
      if (n % 10 === 0) await pause(60)
    }
    await pause(1500)
    const ours = hooks.received.filter(({ body }) => body.notices.some(it => it.table === table.id))
    expect(ours.length).toBeGreaterThan(0) // a turn that is taken at once is told to nobody
    for (const { body } of ours) {
      const others = names.filter(name => name !== body.person.name)
      for (const { at, until, id, ...told } of body.notices) {
        expect(Object.keys({ at, until, id, ...told }).toSorted()).toEqual(keys)
        expect(told).toEqual({
          ...{ kind: 'turn', by: null, game, people: others, table: table.id, thread: null, accepted: false },
          ...{ url: expect.stringMatching(new RegExp(`^http://[^/]+/match/${match}$`)), text: `Your turn: ${title}` },
        })
      }
    }
    const said = /^(With (Ana|Ben) and (Ben|Cleo)\. You have until [^.]+\.|(Your turn: [\w’'! ]+\n?)+…?)$/
    for (const { payload } of push.received) expect(payload.body).toMatch(said)
    expect(push.problems).toEqual([])
  },
  120_000,
)
