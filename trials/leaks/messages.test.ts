import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { sample } from '#kernel/answer'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { WishedAnswer } from '#protocol/notices'
import type { Table } from '#protocol/table'
import { configFrom } from '#server/config'
import { visitor } from '#server/gallery/testing'
import { type House, openHouse } from '#server/house'
import { type Letterbox, startLetterbox } from '#server/mail/testing'
import { type HookServer, type PushService, startHookServer, startPushService } from '#server/notices/testing'
import { turnsAt } from '#server/notices/turns'
import { noticeWords } from '#server/notices/words/words'
import { temporaryFolder } from '#testkit/folder'

/* What leaves the house by push, letter and webhook while matches are played: nothing that is not in the header of the match. */

const folder = temporaryFolder()
let [house, push, hooks, letterbox]: [House, PushService, HookServer, Letterbox] = [] as never
beforeAll(async () => {
  ;[push, hooks, letterbox] = await Promise.all([startPushService(), startHookServer(), startLetterbox()])
  const env = { DATA: folder, LOG: 'silent', JUDGE: 'no', BOT_PAUSE: '0', TRUST_PROXY: 'yes' }
  const sending = { SMTP_URL: letterbox.url, NOTICE_WAIT: '0', PRIVATE_PEERS: 'yes' }
  house = await openHouse({ ...configFrom({ ...env, ...sending }), port: 0 })
})
afterAll(async () => {
  await house.close()
  await Promise.all([push.close(), hooks.close(), letterbox.close()])
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

type Guest = Awaited<ReturnType<typeof visitor>>
/** Confirms an address by the code in a letter, and wishes to be told of turns by letters at once. */
async function getsLetters({ send }: Guest, address: string): Promise<void> {
  await send('POST', '/api/people/mail', { address, language: 'en' })
  const code = (): string | undefined =>
    letterbox.letters.find(({ to }) => to.includes(address))?.text.match(/\b\d{6}\b/)?.[0]
  await expect.poll(code, { timeout: 30_000 }).toBeDefined()
  await send('POST', '/api/people/mail/confirm', { code: code(), language: 'en' })
  const { wishes } = (await send<WishedAnswer>('GET', '/api/notices/wishes')).body
  const wished = { ...wishes, ways: { turn: ['push', 'mail', 'hook'] }, digest: { kind: 'once' } }
  expect((await send('PUT', '/api/notices/wishes', wished)).status).toBe(200)
}

test.each(manifests.map(({ id, words }) => [id, words.en.title] as const))(
  'messages about a match of %s tell nothing but its header, and nobody is called for what is asked covertly',
  async (game, title) => {
    const names = ['Ana', 'Ben', 'Cleo']
    const people = await Promise.all(
      names.map((name, n) => visitor(house, name, { 'x-forwarded-for': `10.8.${game.length}.${n}` })),
    )
    const [ana, ...guests] = people
    if (ana === undefined) throw new Error('nobody came')
    for (const [n, who] of people.entries()) {
      await who.send('POST', '/api/notices/devices', push.subscribe())
      await who.send('POST', '/api/notices/hooks', { url: hooks.url })
      await getsLetters(who, `${names[n]}@${game}.example`)
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
    const ours = () => hooks.received.filter(({ body }) => body.notices.some(it => it.table === table.id))
    const letters = () =>
      letterbox.letters.filter(({ to, text }) => to[0]?.endsWith(`@${game}.example`) && text.includes(match))
    // A turn that is taken at once is told to nobody; those that are left are told soon.
    for (const told of [ours, letters]) await expect.poll(() => told().length, { timeout: 30_000 }).toBeGreaterThan(0)
    await pause(1500)
    for (const { body } of ours()) {
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
    const { turn, hello, why, change } = noticeWords.en
    for (const { to, subject, text, headers } of letters()) {
      const name = to[0]?.split('@')[0] ?? ''
      const others = names.filter(it => it !== name).join(' and ')
      expect(subject).toMatch(new RegExp(`^(${turn(title)}|\\d+ things wait for you at the tavern)$`))
      const told = new RegExp(`^With ${others}\\. You have until [^.]+\\.$`)
      const known = [hello(name), turn(title), '-- ', '--', why, change, '']
      const isKnown = (line: string): boolean => known.includes(line) || told.test(line)
      const links = [`/match/${match}`, '/settings/notices']
      for (const line of text.split('\n').map(it => it.trimEnd()))
        expect(isKnown(line) || links.some(it => line === `${new URL(line).origin}${it}`), line).toBe(true)
      const own = ['from', 'to', 'subject', 'message-id', 'date', 'list-unsubscribe', 'list-unsubscribe-post']
      const usual = ['auto-submitted', 'content-type', 'content-transfer-encoding', 'mime-version']
      expect(Object.keys(headers).filter(it => ![...own, ...usual].includes(it))).toEqual([])
    }
  },
  120_000,
)
