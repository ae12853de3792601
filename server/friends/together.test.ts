import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { regular } from './testing.ts'

let house: House
beforeAll(async () => {
  house = await wholeHouse()
})
afterAll(() => house.close())

const say = (table: string, id: string, text: string) => ({ t: 'say', id, table, room: 'table', words: { text } })

test('at a table where both sit nothing is interrupted, but neither hears the other', async () => {
  const [ana, ben, eva] = [await regular(house, 'Ana'), await regular(house, 'Ben'), await regular(house, 'Eva')]
  const table = await eva.makes({ listed: true })
  const lines = [await ana.line(), await ben.line(), await eva.line()] as const
  for (const who of [ana, ben]) await who.command(table.id, { do: 'sit' })
  for (const line of lines) {
    line.says({ t: 'table', table: table.id })
    await line.hears(({ t }) => t === 'table')
  }
  await ana.does(ben, { do: 'block', on: true })
  for (const [i, line] of lines.entries()) line.says(say(table.id, `s${i}`, `line ${i}`))
  for (const [i, line] of lines.entries()) await line.hears(({ t, id }) => t === 'done' && id === `s${i}`)
  const evas = lines[2]
  for (const n of [0, 1, 2])
    await evas.hears(({ t, said }) => t === 'said' && JSON.stringify(said).includes(`line ${n}`))
  await evas.hears(({ t }) => t === 'said')
  for (const line of lines) {
    line.says({ t: 'ping', id: 'last' })
    await line.hears(({ t }) => t === 'pong')
  }
  const told = lines.map(({ heard }) =>
    heard.flatMap(({ t, said }) => (t === 'said' ? /line \d/.exec(JSON.stringify(said)) : null) ?? []).sort(),
  )
  expect(told).toEqual([
    ['line 0', 'line 2'],
    ['line 1', 'line 2'],
    ['line 0', 'line 1', 'line 2'],
  ])
  expect((await ben.command(table.id, { do: 'ready' })).status).toBe(200)
  expect((await ben.send('GET', `/api/tables/${table.id}`)).status).toBe(200)
  await ben.command(table.id, { do: 'stand' })
  expect((await ben.send('GET', `/api/tables/${table.id}`)).status).toBe(404)
  expect((await ben.command(table.id, { do: 'sit' })).status).toBe(404)
  await ana.does(ben, { do: 'block', on: false })
  expect((await ben.command(table.id, { do: 'sit' })).status).toBe(200)
  for (const line of lines) line.close()
})

test('who looks on hears nothing more when somebody sits down who has blocked them, nor afterwards', async () => {
  const [ana, ben, eva] = [await regular(house, 'Ana'), await regular(house, 'Ben'), await regular(house, 'Eva')]
  await ana.does(ben, { do: 'block', on: true })
  const table = await eva.makes({ listed: true })
  const line = await ben.line()
  line.says({ t: 'lobby', open: true })
  await line.hears(({ t }) => t === 'lobby')
  line.says({ t: 'table', table: table.id })
  await line.hears(({ t }) => t === 'table')
  await ana.command(table.id, { do: 'sit' })
  await line.hears(({ t, id, table: it }) => t === 'lobbyTable' && id === table.id && it === null)
  await eva.command(table.id, { do: 'addBot' })
  line.says({ t: 'ping', id: 'last' })
  await line.hears(({ t }) => t === 'pong')
  expect(line.heard.filter(({ t }) => t === 'table')).toHaveLength(1)
  expect(line.heard.filter(({ id }) => id === table.id)).toHaveLength(1)
  await ana.does(ben, { do: 'block', on: false })
  await line.hears(({ t, tables }) => t === 'lobby' && JSON.stringify(tables).includes(table.id))
  line.close()
})

test('a mute stays a mute when a block is taken back', async () => {
  const [ana, ben] = [await regular(house, 'Ana'), await regular(house, 'Ben')]
  const line = await ana.line()
  line.says({ t: 'mute', id: 'm', person: ben.id, muted: true, name: 'Ben' })
  await line.hears(({ id }) => id === 'm')
  await ana.does(ben, { do: 'block', on: true })
  await ana.does(ben, { do: 'block', on: false })
  expect((await ana.send('GET', '/api/people/muted')).body).toEqual([{ person: ben.id, name: 'Ben' }])
  line.close()
})
