import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import type { Table } from '../tables/table.ts'

let house: House
beforeEach(async () => {
  const data = temporaryFolder()
  house = await openHouse({ ...configFrom({ DATA: data, LOG: 'silent', BOT_PAUSE: '0' }), port: 0 })
})
const sockets: WebSocket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  await house.close()
})

type Message = { readonly t: string } & Readonly<Record<string, unknown>>

/** A socket, and everything it receives. */
async function socketOf(name: string, cookie: string) {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket`, { headers: { cookie } })
  sockets.push(socket)
  const heard: Message[] = []
  socket.on('message', data => heard.push(...(JSON.parse(String(data)) as Message[])))
  await new Promise(done => socket.once('open', done))
  const hears = async (fits: (message: Message) => boolean): Promise<Message> => {
    for (let n = 0; n < 200; n++) {
      const found = heard.find(fits)
      if (found !== undefined) return found
      await new Promise(done => setTimeout(done, 10))
    }
    throw new Error(`${name} heard only ${JSON.stringify(heard)}`)
  }
  return { heard, hears, says: (message: object) => socket.send(JSON.stringify(message)) }
}

/** A guest with a socket, and everything it receives. */
async function guest(name: string) {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const entered = await post('/api/people/guest', { name })
  const cookie = entered.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const { id } = (await entered.json()) as { id: string }
  return {
    id,
    ...(await socketOf(name, cookie)),
    /** Another device of theirs. */
    elsewhere: () => socketOf(name, cookie),
    cookie,
    renames: (name: string) =>
      fetch(`${house.address}/api/people/me`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      }),
    command: async (table: string, command: object) =>
      (await (await post(`/api/tables/${table}/commands`, { command }, cookie)).json()) as Table,
    makes: async (listed = true) => {
      const terms = { game: 'fist', seats: 3, options: {}, pace: { kind: 'untimed' }, listed }
      return (await (await post('/api/tables', terms, cookie)).json()) as Table
    },
  }
}
const words = (text: string) => ({ text })

test('clients in the lobby see tables come, change and go', async () => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')]
  ben.says({ t: 'lobby', open: true })
  await ben.hears(({ t }) => t === 'lobby')
  const table = await ana.makes()
  await ben.hears(({ t, id }) => t === 'lobbyTable' && id === table.id)
  await ana.command(table.id, { do: 'leave' })
  await ben.hears(({ t, id, table: it }) => t === 'lobbyTable' && id === table.id && it === null)
})

test('people at a table hear what changes and what is said there; muted people are not heard', async () => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')]
  const table = await ana.makes()
  ana.says({ t: 'table', table: table.id })
  await ana.hears(({ t }) => t === 'table')
  await ben.command(table.id, { do: 'sit' })
  await ana.hears(({ t, table: it }) => t === 'table' && (it as Table).version === 2)
  const says = (id: string, text: string): void =>
    ben.says({ t: 'say', id, table: table.id, room: 'table', words: words(text) })
  says('1', 'Cheers!')
  await ben.hears(({ t, id }) => t === 'done' && id === '1')
  await ana.hears(({ t, said }) => t === 'said' && JSON.stringify(said).includes('Cheers!'))
  ana.says({ t: 'mute', id: 'm', person: ben.id, muted: true, name: 'that Ben' })
  await ben.renames('Secret')
  await ana.hears(({ t, id }) => t === 'done' && id === 'm')
  const muted = () => fetch(`${house.address}/api/people/muted`, { headers: { cookie: ana.cookie } })
  expect(await (await muted()).json()).toEqual([{ person: ben.id, name: 'that Ben' }])
  says('2', 'Hello?')
  await ben.hears(({ t, id }) => t === 'done' && id === '2')
  ana.says({ t: 'mute', id: 'n', person: ben.id, muted: false })
  await ana.hears(({ t, id }) => t === 'done' && id === 'n')
  says('3', 'Ah!')
  await ana.hears(({ t, said }) => t === 'said' && JSON.stringify(said).includes('Ah!'))
  expect(JSON.stringify(ana.heard)).not.toContain('Hello?')
})

test('spectators talk among themselves: players do not hear them', async () => {
  const [ana, cleo] = [await guest('Ana'), await guest('Cleo')]
  const table = await ana.makes()
  for (let n = 0; n < 2; n++) await ana.command(table.id, { do: 'addBot' })
  await ana.command(table.id, { do: 'start' })
  for (const who of [ana, cleo]) who.says({ t: 'table', table: table.id })
  await cleo.hears(({ t }) => t === 'table')
  cleo.says({ t: 'say', id: '1', table: table.id, room: 'table', words: words('bid more') })
  expect(await cleo.hears(({ id }) => id === '1')).toMatchObject({ t: 'refused', code: 'not your room' })
  cleo.says({ t: 'say', id: '2', table: table.id, room: 'spectators', words: words('she should bid more') })
  await cleo.hears(({ t, said }) => t === 'said' && JSON.stringify(said).includes('should'))
  ana.says({ t: 'ping', id: 'p' })
  await ana.hears(({ t }) => t === 'pong')
  expect(JSON.stringify(ana.heard)).not.toContain('should')
})

test('who is shown out of a table that strangers do not find hears that, then nothing more, and may not speak', async () => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')]
  const { id, code = '' } = await ana.makes(false)
  await ben.command(id, { do: 'sit' })
  ben.says({ t: 'table', table: id })
  await ben.hears(({ t }) => t === 'table')
  const after = await ana.command(id, { do: 'kick', person: ben.id })
  const shownOut = await ben.hears(({ t, table }) => t === 'table' && (table as Table).version === after.version)
  expect(shownOut.table).toMatchObject({ barred: [ben.id] })
  await ana.command(id, { do: 'addBot' })
  ben.says({ t: 'say', id: '1', table: id, room: 'spectators', words: words('me again') })
  ben.says({ t: 'table', table: id })
  expect(await ben.hears(it => it.t === 'refused' && it.id === '1')).toMatchObject({ code: 'no such place' })
  await ben.hears(it => it.t === 'refused' && it.id !== '1')
  expect(ben.heard.filter(({ t }) => t === 'table').at(-1)).toBe(shownOut)
  expect(after.code).not.toBe(code)
  expect(JSON.stringify(ben.heard)).not.toContain(after.code)
})

test('an unknown table or match is refused', async () => {
  const ana = await guest('Ana')
  ana.says({ t: 'table', table: 'nowhere' })
  await ana.hears(({ t, code }) => t === 'refused' && code === 'no such place')
  ana.says({ t: 'follow', match: 'nowhere', have: -1 })
  await ana.hears(({ t, code }) => t === 'refused' && code === 'no match')
})

test.each([
  ['a player of a listed table', true, 'player', true],
  ['a stranger to a listed table', true, 'stranger', false],
  ['anybody with the link to another', false, 'stranger', true],
] as const)(
  'a screen opened by %s is shown what all may know, and counts if it is its players’ own and they have not left',
  async (_, listed, by, counts) => {
    const [ana, ben] = [await guest('Ana'), await guest('Ben')]
    const { id } = await ana.makes(listed)
    await ana.command(id, { do: 'addBot' })
    await ana.command(id, { do: 'addBot' })
    const { match } = await ana.command(id, { do: 'start' })
    const follow = { t: 'follow', match, have: -1 }
    ana.says(follow)
    const waits = await ana.hears(({ t }) => t === 'waits')
    expect(waits.screen).toBe(undefined)
    const screen = by === 'player' ? await ana.elsewhere() : ben
    screen.says({ ...follow, screen: true })
    expect(await screen.hears(({ t }) => t === 'match')).toMatchObject({ seat: null })
    expect((await screen.hears(({ t }) => t === 'waits')).screen ?? false).toBe(counts)
    if (counts) await ana.hears(({ t, screen }) => t === 'waits' && screen === true)
    if (by === 'player') {
      await ana.command(id, { do: 'leave' })
      await screen.hears(it => it.t === 'waits' && it.screen === undefined)
      const again = await ana.elsewhere()
      again.says({ ...follow, screen: true })
      expect((await again.hears(({ t }) => t === 'waits')).screen).toBe(undefined)
      await ana.command(id, { do: 'sit' })
      await again.hears(({ t, screen }) => t === 'waits' && screen === true)
      again.says({ t: 'unfollow', match })
    }
    screen.says({ t: 'unfollow', match })
    if (counts) await ana.hears(it => it.t === 'waits' && it.screen === undefined && it !== waits)
  },
)
