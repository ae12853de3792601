import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { temporaryFolder } from '#testkit/folder'
import { frame, isCut, rawSocket } from '#trials/hostile/rude-sockets'
import { LONG_MATCH, writeLongMatch } from '#trials/siege/long-match'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { type SmallHouse, smallHouse } from '../testing.ts'
import { knocks } from './testing.ts'

const ENTRIES = 1400

let house: SmallHouse
beforeEach(async () => {
  const file = join(temporaryFolder(), 'house.db')
  const store = await sqliteStore(openSqlite(file))
  await writeLongMatch(store.matches, ENTRIES, shelfEditions(shelf))
  await store.close()
  house = await smallHouse(file)
})
afterEach(() => house.close())

const follow = { t: 'follow', match: LONG_MATCH, have: -1 }

/** Whether a client that requests a long match, reads none of it and keeps sending this is dropped. */
async function isDropped(...sends: readonly Buffer[]): Promise<boolean> {
  const line = await rawSocket(house.url.replace('ws', 'http'))
  let isCut = false
  line.removeAllListeners('error')
  line.on('error', () => {
    isCut = true
  })
  line.pause()
  line.write(frame(0x81, Buffer.from(JSON.stringify(follow))))
  for (let n = 0; n < 300 && !isCut; n++) {
    for (const each of sends) line.write(each)
    await pause(100)
  }
  line.destroy()
  return isCut
}

test('a client that reads nothing of what it requested is dropped, even if it claims to read', async () => {
  const ping = frame(0x81, Buffer.from(JSON.stringify({ t: 'ping', id: 'i' })))
  const pongs = [0, 1, 0xffff].map(n => frame(0x8a, Buffer.from([n >> 8, n & 255])))
  const all = await Promise.all([1, 2, 3, 4].flatMap(() => [isDropped(ping), isDropped(ping, ...pongs)]))
  expect(all).not.toContain(false)
})

test('a client that sends invalid frames is cut off, even if it never disconnects', async () => {
  const line = await rawSocket(house.url.replace('ws', 'http'))
  line.removeAllListeners('error')
  line.write(frame(0x8a, Buffer.alloc(200))) // a pong this long is no receipt
  expect(await isCut(line, 5000)).toBe(true)
})

test('a slow reader gets everything, in order and in frames of moderate size', async () => {
  const line = await knocks(house.url)
  const [seqs, sizes]: [number[], number[]] = [[], []]
  line.socket.on('message', data => {
    sizes.push(String(data).length)
    for (const { t, entry } of JSON.parse(String(data)) as readonly { t: string; entry: { seq: number } }[])
      if (t === 'entry') seqs.push(entry.seq)
  })
  line.says(follow)
  for (let n = 0; seqs.length < ENTRIES && n < 1000; n++) {
    line.socket.pause()
    await pause(20)
    line.socket.resume()
    await pause(1)
  }
  expect(seqs).toEqual([...Array(ENTRIES).keys()])
  expect(Math.max(...sizes)).toBeLessThan(48 * 1024)
  expect(line.socket.readyState).toBe(line.socket.OPEN)
  line.socket.terminate()
})
