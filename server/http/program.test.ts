import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Replica } from '#client/replica'
import { shelf } from '#games/shelf'
import { sample } from '#kernel/answer'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Json } from '#kernel/wire'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import type { Table } from '../tables/table.ts'

let house: House
afterEach(() => house.close())

test('a program with a token plays a whole match over HTTP alone, and sees no more than its seat', async () => {
  const data = temporaryFolder()
  house = await openHouse({ ...configFrom({ DATA: data, LOG: 'silent', BOT_PAUSE: '0' }), port: 0 })
  const call = async <T>(path: string, headers: Record<string, string>, body?: object): Promise<T> => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(`${house.address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status === 429) {
      await pause(200) // as PROTOCOL says: not so fast
      return call(path, headers, body)
    }
    const cookie = answer.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    return { ...((await answer.json()) as object), ...(cookie === '' ? {} : { cookie }) } as T
  }
  const { cookie } = await call<{ cookie: string }>('/api/people/guest', {}, { name: 'Ana' })
  const { token } = await call<{ token: string }>('/api/people/tokens', { cookie }, { name: 'my bot' })
  const program = { authorization: `Bearer ${token}` }
  const terms = { game: 'fist', seats: 3, options: { pointsToWin: 2 }, pace: { kind: 'untimed' }, listed: false }
  const table = await call<Table>('/api/tables', program, terms)
  const command = (it: object): Promise<Table> => call(`/api/tables/${table.id}/commands`, program, { command: it })
  for (let n = 0; n < 2; n++) await command({ do: 'addBot', bot: 'random@1' })
  const { match } = await command({ do: 'start' })
  const box = shelf.fist
  if (match === null || box === undefined) throw new Error('it did not start')

  const { header, seat } = await call<{ header: { options: object }; seat: Seat }>(`/api/matches/${match}`, program)
  const replica = new Replica(box.game, 3, header.options, seat)
  const dice = diceOf(seedFrom('program'))
  for (let n = 0; !replica.isOver; n++) {
    const entries = await call<Record<string, Json>>(`/api/matches/${match}/entries?have=${replica.have}`, program)
    for (const entry of Object.values(entries)) replica.take(entry)
    const { question } = replica
    if (question === null) {
      await pause(20)
      continue
    }
    const asked = await call<{ question: { name: string } | null }>(`/api/matches/${match}/question`, program)
    expect(asked.question?.name).toBe(question.name)
    const answer = sample(question.ask, dice(n))
    await call(`/api/matches/${match}/answers`, program, {
      id: `${n}`,
      asked: replica.have,
      name: question.name,
      answer,
    })
  }
  const stranger = await call<Record<string, { events: readonly { type: string; bid?: object }[] }>>(
    `/api/matches/${match}/entries`,
    {},
  )
  const bids = Object.values(stranger).flatMap(({ events }) => events.filter(({ type }) => type === 'bidSealed'))
  expect(bids.length).toBeGreaterThan(0)
  expect(bids.every(({ bid }) => bid !== undefined && !('is' in bid))).toBe(true)
})
