import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SmallHouse, smallHouse } from '../testing.ts'

let house: SmallHouse
beforeEach(async () => {
  house = await smallHouse()
})
afterEach(() => house.close())

test('a client that is too fast is told so by the id of every command', async () => {
  const socket = new WebSocket(`${house.url}?person=Ana`)
  const answered = new Map<string, string>()
  const all = new Promise<void>(done => {
    socket.addEventListener('message', ({ data }) => {
      for (const { t, id, code } of JSON.parse(String(data)))
        if (id !== undefined) answered.set(id, t === 'refused' ? code : t)
      if (answered.size === 160) done()
    })
  })
  await new Promise(done => socket.addEventListener('open', done))
  const ping = (n: number) => ({ t: 'ping', id: `${n}` })
  for (let n = 0; n < 110; n++) socket.send(JSON.stringify(ping(n)))
  socket.send(JSON.stringify(Array.from({ length: 50 }, (_, n) => ping(110 + n))))
  await all
  expect(answered.get('99')).toBe('pong')
  expect(answered.get('159')).toBe('too fast')
  socket.close()
})

test('a hasty client sends refused commands again, and every command is answered in the end', async () => {
  const live = await house.begin('auction', ['Ana', 'Ben'])
  const ana = house.enter('Ana')
  ana.follow(live.id)
  while (ana.replica(live.id)?.have !== 0) await new Promise(done => setTimeout(done, 5))
  const replies = await Promise.all(Array.from({ length: 120 }, () => ana.answer(live.id, 'bid', 999)))
  expect(new Set(replies.map(reply => 'code' in reply && reply.code))).toEqual(new Set(['not allowed']))
  ana.close()
})
