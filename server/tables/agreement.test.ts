import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import type { House } from '../house.ts'
import { guest, line, type Message, wholeHouse } from '../http/testing.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Table } from './table.ts'

let [house, data]: [House, string] = [null as unknown as House, '']
beforeEach(async () => {
  data = temporaryFolder()
  house = await wholeHouse({ DATA: data })
})
afterEach(() => house.close())

/** Ana and Ben in a match that waits for both. Ben leaves, and perhaps comes back. */
const played = (...does: readonly ('leave' | 'sit')[]) => playedAt({ game: 'fist', pace: { kind: 'untimed' } }, does)

async function playedAt(terms: object, does: readonly ('leave' | 'sit')[]) {
  const [ana, ben] = [await guest(house, 'Ana'), await guest(house, 'Ben')]
  const { id } = await ana.ask<Table>('/api/tables', { seats: 3, ...terms })
  await ben.command(id, { do: 'sit' })
  await ben.command(id, { do: 'ready' })
  await ana.command(id, { do: 'addBot' })
  let table = await ana.command<Table>(id, { do: 'start' })
  for (const each of does) table = await ben.command<Table>(id, { do: each })
  return { id, match: table.match ?? '', ben }
}

/** As if the house had been killed after writing the table and before writing the match. */
async function killedBetween(match: string, minded: readonly (string | null)[]): Promise<void> {
  await house.close()
  const database = openSqlite(`${data}/wyrmtavern.db`)
  const attendance = JSON.parse(
    String(database.prepare('SELECT attendance FROM matches WHERE id = ?').get(match)?.attendance),
  )
  database
    .prepare('UPDATE matches SET attendance = ? WHERE id = ?')
    .run(JSON.stringify({ ...attendance, minded }), match)
  database.close()
  house = await wholeHouse({ DATA: data })
}

const isMinded =
  (as: string | null) =>
  ({ t, minded }: { readonly t: string; readonly minded?: unknown }): boolean =>
    t === 'waits' && (minded as readonly unknown[])[1] === as

test.each([
  ['who left is not minded', ['leave'], null, 'left'],
  ['who came back still is', ['leave', 'sit'], 'left', null],
] as const)(
  'a house that is killed in between, so that %s: the match learns it when somebody looks at it, or at its table',
  async (_what, does, wrong, right) => {
    const { id, match } = await played(...does)
    await killedBetween(match, [null, wrong, null])
    const onlooker = await line(house)
    onlooker.says({ t: 'follow', match, have: -1 })
    await onlooker.hears(isMinded(right))
    onlooker.close()

    await killedBetween(match, [null, wrong, null])
    await fetch(`${house.address}/api/tables/${id}`)
    const kept = new DatabaseSync(`${data}/wyrmtavern.db`)
    const row = kept.prepare('SELECT attendance FROM matches WHERE id = ?').get(match)
    expect(JSON.parse(String(row?.attendance)).minded[1]).toBe(right)
    kept.close()
  },
)

test('somebody who left stays away, whatever they send over a socket, until they sit down again', async () => {
  const { id, match, ben } = await played('leave')
  const socket = await ben.line()
  for (const minded of [true, false]) socket.says({ t: 'mind', match, minded })
  socket.says({ t: 'follow', match, have: -1 })
  socket.says({ t: 'ping', id: 'end' })
  await socket.hears(message => message.id === 'end')
  expect((await house.liveMatches.find(match))?.attendance.minded).toEqual([null, 'left', null])
  await ben.command(id, { do: 'sit' })
  await socket.hears(isMinded(null))
  socket.close()
})

test('somebody who left can answer for their seat only after sitting down again, and may watch meanwhile', async () => {
  const { id, match, ben } = await played('leave')
  const socket = await ben.line()
  socket.says({ t: 'follow', match, have: -1 })
  expect(await socket.hears(({ t }) => t === 'match')).toMatchObject({ seat: 1 })
  await socket.hears(isMinded('left'))
  const live = await house.liveMatches.find(match)
  const last = (): number => (live?.next ?? 0) - 1
  const bid = (name: string) => ({ id: name, asked: last(), name: 'bid', answer: {} })
  const left = { code: 'left', rule: null, expected: 'somebody who sits here: sit down again first' }
  socket.says({ t: 'answer', match, ...bid('one') })
  expect(await socket.hears(message => message.id === 'one')).toEqual({ t: 'refused', id: 'one', ...left })
  const answered = async (body: object) => ben.ask(`/api/matches/${match}/answers`, body)
  expect(await answered(bid('two'))).toEqual(left)

  await ben.command(id, { do: 'sit' })
  await socket.hears(isMinded(null))
  socket.says({ t: 'answer', match, ...bid('three') })
  expect(await socket.hears(message => message.id === 'three')).not.toMatchObject({ code: 'left' })
  expect(await answered(bid('four'))).not.toMatchObject({ code: 'left' })
  socket.close()
})

test('who left where nobody stands in looks on from their seat, told everything it may know, and answers nothing', async () => {
  const { id, match, ben } = await playedAt({ game: 'gold', standIns: false }, [])
  const socket = await ben.line()
  socket.says({ t: 'follow', match, have: -1 })
  expect(await socket.hears(({ t }) => t === 'match')).toMatchObject({ seat: 1, standIns: false })
  socket.says({ t: 'mind', match, minded: true })
  expect(await socket.hears(({ t }) => t === 'refused')).toMatchObject({ code: 'not now' })

  await ben.command(id, { do: 'leave' })
  const isDeparture = ({ entry }: Message): boolean =>
    JSON.stringify((entry as { readonly by?: unknown } | undefined)?.by) === '{"left":1}'
  const gone = expect.arrayContaining([{ type: 'seatLeft', seat: 1 }])
  expect(await socket.hears(isDeparture)).toMatchObject({ entry: { events: gone } })
  await socket.hears(isMinded('left'))
  const asked = ((await house.liveMatches.find(match))?.next ?? 0) - 1
  socket.says({ t: 'answer', match, id: 'late', asked, name: 'attack', answer: [] })
  expect(await socket.hears(message => message.id === 'late')).toMatchObject({ t: 'refused', code: 'left' })
  expect(await ben.command(id, { do: 'sit' })).toMatchObject({ code: 'not now' })
  socket.close()
})
