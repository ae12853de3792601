import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../house.ts'
import type { Table } from '../tables/table.ts'
import { guest, wholeHouse } from './testing.ts'

let house: House
beforeEach(async () => {
  house = await wholeHouse()
})
afterEach(() => house.close())

/** Ana and two others in a match that waits for all of them. */
async function begun() {
  const [ana, ben, cleo] = [await guest(house, 'Ana'), await guest(house, 'Ben'), await guest(house, 'Cleo')]
  const { id } = await ana.ask<Table>('/api/tables', { game: 'fist', seats: 3, pace: { kind: 'untimed' } })
  for (const each of [ben, cleo]) {
    await each.command(id, { do: 'sit' })
    await each.command(id, { do: 'ready' })
  }
  const { match } = await ana.command<Table>(id, { do: 'start' })
  const { epoch } = await ana.ask<{ epoch: string }>(`/api/matches/${match}`)
  return { ana, match: match ?? '', epoch }
}
const bid = { id: 'a bid', name: 'bid', answer: {} }
const ahead = { code: 'ahead', rule: null, expected: 'at most entry 0: the match has no more' }

test('a client that claims more entries than a match has is told so', async () => {
  const { ana, match } = await begun()
  const socket = await ana.line()
  socket.says({ t: 'follow', match, have: 1 })
  expect(await socket.hears(({ t }) => t === 'refused')).toEqual({ t: 'refused', match, ...ahead })
  socket.says({ t: 'answer', match, asked: 1, ...bid })
  expect(await socket.hears(({ id }) => id === bid.id)).toEqual({ t: 'refused', id: bid.id, ...ahead })
  expect(socket.heard.some(({ t }) => t === 'match' || t === 'entry')).toBe(false)
  expect(await ana.ask(`/api/matches/${match}/entries?have=1`)).toEqual(ahead)
  expect(await ana.ask(`/api/matches/${match}/entries?have=0`)).toEqual([])
  expect(await ana.ask(`/api/matches/${match}/answers`, { ...bid, asked: 7 })).toEqual(ahead)
  expect(await ana.ask(`/api/matches/${match}`)).toMatchObject({ last: 0 })
  socket.close()
})

test('a match has an epoch, and requests for another are refused', async () => {
  const { ana, match, epoch } = await begun()
  expect(epoch).toMatch(/^[\w-]{8}$/)
  const another = { code: 'another epoch', rule: null, expected: `epoch ${epoch}: the match took another course` }
  const socket = await ana.line()
  socket.says({ t: 'follow', match, have: 0, epoch: 'lost' })
  expect(await socket.hears(({ t }) => t === 'refused')).toEqual({ t: 'refused', match, ...another })
  socket.says({ t: 'answer', match, asked: 0, epoch: 'lost', ...bid })
  expect(await socket.hears(({ id }) => id === bid.id)).toEqual({ t: 'refused', id: bid.id, ...another })
  expect(await ana.ask(`/api/matches/${match}/entries?have=0&epoch=lost`)).toEqual(another)
  expect(await ana.ask(`/api/matches/${match}/answers`, { ...bid, asked: 0, epoch: 'lost' })).toEqual(another)
  expect(await ana.ask(`/api/matches/${match}`)).toMatchObject({ last: 0 })

  socket.says({ t: 'follow', match, have: 0, epoch })
  expect(await socket.hears(({ t }) => t === 'match')).toMatchObject({ match, epoch })
  socket.says({ t: 'answer', match, asked: 0, epoch, ...bid })
  expect(await socket.hears(({ t }) => t === 'done')).toEqual({ t: 'done', id: bid.id, seq: 1 })
  expect(await ana.ask(`/api/matches/${match}/answers`, { ...bid, asked: 0, epoch })).toEqual({ seq: 1 })
  socket.close()
})
