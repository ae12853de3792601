import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { Line } from './line.ts'

const moment = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** A house that answers everything. */
async function houseThatAnswers() {
  const server = new WebSocketServer({ port: 0 })
  const seen = { visits: 0 }
  server.on('connection', socket => {
    seen.visits++
    socket.on('message', data => {
      const { t, id } = JSON.parse(String(data)) as { readonly t: string; readonly id: string }
      socket.send(JSON.stringify([t === 'ping' ? { t: 'pong', id } : { t: 'done', id, seq: 7 }]))
    })
  })
  await once(server, 'listening')
  const dial = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const closes = (code: number): void => {
    for (const socket of server.clients) socket.close(code)
  }
  return { seen, dial, closes, close: () => server.close() }
}

const quiet = { patience: () => 1, heard: () => undefined, turned: () => undefined }

test('a connection on which the house answers is kept', async () => {
  const house = await houseThatAnswers()
  const line = new Line({ ...quiet, dial: house.dial, pulse: 200 }) // a busy machine may need a while to answer
  await moment(1000)
  expect(house.seen.visits).toBe(1)
  line.close()
  house.close()
})

test('a house that never answers is tried again', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  let knocks = 0
  server.on('connection', () => knocks++)
  const dial = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const line = new Line({ ...quiet, dial, pulse: 30 })
  await expect.poll(() => knocks, { timeout: 10_000 }).toBeGreaterThan(2)
  line.close()
  server.close()
})

test('a dropped connection is lost at once', async () => {
  const house = await houseThatAnswers()
  let turns = 0
  const line = new Line({ ...quiet, dial: house.dial, turned: () => turns++ })
  await expect.poll(() => line.isConnected).toBe(true)
  line.drop()
  expect([turns, line.isConnected]).toEqual([2, false])
  await expect.poll(() => line.isConnected).toBe(true)
  expect(turns).toBe(3)
  line.close()
  house.close()
})

test('a connection that is nobody’s any more says so, and one that is only lost does not', async () => {
  const house = await houseThatAnswers()
  let disowned = 0
  const line = new Line({ ...quiet, dial: house.dial, disowned: () => disowned++ })
  for (const [code, told] of [
    [1001, 0],
    [4001, 1],
  ] as const) {
    await expect.poll(() => line.isConnected).toBe(true)
    const { visits } = house.seen
    house.closes(code)
    await expect.poll(() => house.seen.visits).toBe(visits + 1)
    expect(disowned).toBe(told)
  }
  line.close()
  house.close()
})

describe('with a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A socket whose other end is controlled by the test. */
  class Held extends EventTarget {
    readyState = 0
    readonly sent: { readonly t: string; readonly id?: string }[] = []
    send(text: string): void {
      this.sent.push(JSON.parse(text))
    }
    opens(): void {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    }
    close(): void {
      this.readyState = 3
      this.dispatchEvent(new Event('close'))
    }
    says(...messages: readonly object[]): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(messages) }))
    }
  }

  /** A line with the default patience, and every socket it has opened; `answered` decides what becomes of each. */
  function lineTo(answered: (socket: Held) => void, more: { readonly pulse?: number } = {}) {
    const sockets: Held[] = []
    const dial = () => {
      const socket = new Held()
      sockets.push(socket)
      setTimeout(() => answered(socket))
      return socket as unknown as WebSocket
    }
    const line = new Line({ dial, heard: () => undefined, turned: () => undefined, ...more })
    return { line, sockets }
  }

  const shownOut = (socket: Held): void => {
    socket.opens()
    socket.says({ t: 'welcome' })
    setTimeout(() => socket.close(), 20)
  }

  test('a connection that died silently is restored, and what was sent on it is sent again', async () => {
    const { line, sockets } = lineTo(socket => socket.opens(), { pulse: 10_000 })
    await vi.advanceTimersByTimeAsync(1)
    const reply = line.command({ t: 'answer' })
    await vi.advanceTimersByTimeAsync(20_200)
    expect(sockets.map(({ sent }) => sent.filter(({ t }) => t === 'answer').length)).toEqual([1, 1])
    const again = sockets[1]?.sent[0]
    sockets[1]?.says({ t: 'done', id: again?.id, seq: 7 })
    expect(await reply).toEqual({ seq: 7 })
    line.close()
  })

  test.each([
    ['is not there', (socket: Held) => socket.close()],
    ['shows us out as soon as we are in', shownOut],
  ])('a house that %s is tried less and less often, and never given up', async (_, answered) => {
    const { line, sockets } = lineTo(answered)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets.length).toBeGreaterThan(4)
    expect(sockets.length).toBeLessThanOrEqual(8)
    const before = sockets.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.length - before).toBeGreaterThanOrEqual(3)
    expect(sockets.length - before).toBeLessThanOrEqual(9)
    line.close()
  })

  test('a connection that has lasted is restored at once, however many attempts it took before', async () => {
    let isThere = false
    const { line, sockets } = lineTo(socket => (isThere ? socket.opens() : socket.close()))
    await vi.advanceTimersByTimeAsync(20_000)
    isThere = true
    await vi.advanceTimersByTimeAsync(40_000)
    const before = sockets.length
    expect(line.isConnected).toBe(true)
    sockets.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(101)
    expect(sockets.length).toBe(before + 1)
    line.close()
  })

  test('a connection that we drop ourselves is restored at once, however often', async () => {
    const { line, sockets } = lineTo(socket => socket.opens())
    for (let n = 1; n < 10; n++) {
      await vi.advanceTimersByTimeAsync(1)
      expect(line.isConnected).toBe(true)
      line.drop()
      await vi.advanceTimersByTimeAsync(100)
      expect(sockets.length).toBe(n + 1)
    }
    line.close()
  })

  test('a pending reconnection can happen at once, and a closed line stays closed', async () => {
    const { line, sockets } = lineTo(socket => socket.close())
    await vi.advanceTimersByTimeAsync(60_000)
    const before = sockets.length
    line.redial()
    line.redial()
    expect(sockets.length).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(0)
    line.close()
    line.redial()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.length).toBe(before + 1)
  })

  test('what the house refuses as too fast is sent again, less and less often, until it is accepted', async () => {
    const { line, sockets } = lineTo(socket => socket.opens())
    await vi.advanceTimersByTimeAsync(1)
    const [socket = new Held()] = sockets
    const saidAgain = async (ms: number, isHeard = false): Promise<string[]> => {
      const said: string[] = []
      for (let passed = 0; passed < ms; passed += 10) {
        for (const { t, id } of socket.sent.splice(0)) {
          said.push(t)
          const refused = { t: 'refused', code: 'too fast', rule: null, expected: 'less', ...(id && { id }) }
          socket.says(isHeard && id !== undefined ? { t: 'done', id, seq: 7 } : refused)
        }
        await vi.advanceTimersByTimeAsync(10)
      }
      return said
    }
    const replies = [line.command({ t: 'answer' }), line.command({ t: 'answer' })]
    const said = await saidAgain(10_000)
    expect(said.length).toBeGreaterThan(2 * 4)
    expect(said.length).toBeLessThanOrEqual(2 * 9)
    await saidAgain(10_000, true)
    expect(await Promise.all(replies)).toEqual([{ seq: 7 }, { seq: 7 }])
    // Subscriptions are requested once, however often they were refused; and soon, because the house has had a rest.
    await vi.advanceTimersByTimeAsync(10_000)
    line.want('lobby', () => ({ t: 'lobby' }))
    line.want('table', () => ({ t: 'table' }))
    socket.sent.splice(0)
    const refused = { t: 'refused', code: 'too fast', rule: null, expected: 'less' }
    socket.says(refused, refused, { ...refused, id: 'pulse' })
    await vi.advanceTimersByTimeAsync(101)
    expect(socket.sent.map(({ t }) => t)).toEqual(['lobby', 'table'])
    line.close()
  })

  test('a subscription that the house could not make is requested again', async () => {
    const { line, sockets } = lineTo(socket => socket.opens())
    await vi.advanceTimersByTimeAsync(1)
    line.want('match', () => ({ t: 'follow' }))
    sockets[0]?.says({ t: 'refused', code: 'broken', rule: null, expected: 'nothing: the house failed' })
    await vi.advanceTimersByTimeAsync(101)
    expect(sockets[0]?.sent.map(({ t }) => t)).toEqual(['follow', 'follow'])
    line.close()
  })

  test('an answer of which the house does not know whether it was written is sent again', async () => {
    const { line, sockets } = lineTo(socket => socket.opens())
    await vi.advanceTimersByTimeAsync(1)
    const reply = line.command({ t: 'answer' })
    const id = sockets[0]?.sent[0]?.id
    sockets[0]?.says({ t: 'refused', id, code: 'unsure', rule: null, expected: 'the same again' })
    await vi.advanceTimersByTimeAsync(101)
    expect(sockets[0]?.sent.map(it => it.id)).toEqual([id, id])
    sockets[0]?.says({ t: 'done', id, seq: 3 })
    expect(await reply).toEqual({ seq: 3 })
    line.close()
  })

  test('on a new connection nothing is sent twice', async () => {
    const { line, sockets } = lineTo(socket => socket.opens())
    await vi.advanceTimersByTimeAsync(1)
    const reply = line.command({ t: 'answer' })
    const id = sockets[0]?.sent[0]?.id
    sockets[0]?.says({ t: 'refused', id, code: 'too fast', rule: null, expected: 'less' })
    sockets[0]?.close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets[1]?.sent).toHaveLength(1)
    sockets[1]?.says({ t: 'done', id, seq: 3 })
    expect(await reply).toEqual({ seq: 3 })
    line.close()
  })
})
