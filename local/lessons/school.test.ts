import { expect, test } from 'vitest'
import { isRefused } from '#client/messages'
import { type Lesson, learner } from '#games/lesson'
import type { LocalHouse } from '../house.ts'
import type { Opened, Taught, WorkerRequest } from '../messages.ts'
import { MemorySaving } from '../saving.ts'
import { lessonsOf, shelf } from '../shelf.ts'
import { guestAt, houseFor, playOn } from '../testing.ts'

const played = await (shelf.fist ?? (() => Promise.reject(new Error('there is no such game'))))()
const lessons = (await lessonsOf('fist'))?.all ?? []
const [first] = lessons as readonly [Lesson]

const grant = async <T extends object>(house: LocalHouse, wish: WorkerRequest): Promise<T> => {
  const told = await house.grant(wish)
  if (isRefused(told)) throw new Error(`${told.code}: ${told.expected}`)
  return told as T
}
const teach = (house: LocalHouse, bead = 0): Promise<Taught> =>
  grant<Taught>(house, { t: 'teach', game: 'fist', lesson: 'first', bead, who: { name: 'Corvo' } })

test('a lesson begins at any of its beads, and nobody else has the learner’s name', async () => {
  const house = houseFor()
  const { match, marks } = await teach(house, 2)
  expect(marks).toHaveLength(3)
  const opened = await grant<Opened>(house, { t: 'open', match, takeOver: false })
  expect(opened.names).toHaveLength(3)
  expect(new Set(opened.names).size).toBe(3)
  expect(opened.names[learner]).toBe('Corvo')
  expect(opened.asked).toEqual([learner])
})

test('its match is played through the same door; no clock runs while the learner thinks, and nothing is stored', async () => {
  const saving = new MemorySaving()
  const house = houseFor(saving)
  const { match } = await teach(house)
  const guest = guestAt(house, played, learner)
  guest.client.follow(match)
  for (const [bead, { asks, answer }] of first.beads.entries()) {
    await guest.until(() => guest.client.replica(match)?.question?.name === asks && guest.device()?.runs === false)
    const reply = await guest.client.answer(match, asks, answer)
    expect(isRefused(reply), `bead ${bead}`).toBe(false)
  }
  guest.client.close()
  expect(guest.refused()).toEqual([])
  expect(await saving.list()).toEqual([])
})

test('what was done can be taken back, any number of times', async () => {
  const house = houseFor()
  const { match, marks } = await teach(house)
  const { client, until } = guestAt(house, played, learner)
  client.follow(match)
  await until(() => client.replica(match)?.question != null)
  await client.answer(match, 'bid', { fairy: 1 })
  const back = await grant<{ readonly match: string }>(house, { t: 'takeBack', match, next: marks[0] ?? 0 })
  expect(back.match).not.toBe(match)
  client.follow(back.match)
  await until(() => client.replica(back.match)?.question?.name === 'bid')
  const again = await grant<{ readonly match: string }>(house, {
    t: 'takeBack',
    match: back.match,
    next: marks[0] ?? 0,
  })
  expect(await house.grant({ t: 'takeBack', match: back.match, next: 1 })).toMatchObject({ code: 'not here' })
  expect(await grant<Opened>(house, { t: 'open', match: again.match, takeOver: false })).toMatchObject({
    isOver: false,
  })
  client.close()
})

test('after a lesson the match goes on as any other: stored, against Squires, and its file is accepted', async () => {
  const saving = new MemorySaving()
  const house = houseFor(saving)
  const { match } = await teach(house, first.beads.length - 1)
  const { match: next } = await grant<{ readonly match: string }>(house, { t: 'playOn', match })
  expect(await house.grant({ t: 'playOn', match })).toMatchObject({ code: 'not here' })
  const [kept] = await saving.list()
  expect(kept?.id).toBe(next)
  expect(kept?.sitters.map(({ bot }) => bot?.replace(/@\d+$/, '') ?? null)).toEqual([null, 'squire', 'squire'])
  const guest = guestAt(house, played, learner)
  await playOn(guest, played, next, () => (guest.client.replica(next)?.have ?? 0) > (kept?.next ?? 0) + 3)
  guest.client.close()
  const { text } = await grant<{ readonly text: string }>(house, { t: 'file', match: next })
  expect(await houseFor().grant({ t: 'bring', text })).toHaveProperty('match')
})

test('a lesson that does not exist is refused', async () => {
  const wish = { t: 'teach', game: 'fist', lesson: 'none', bead: 0, who: { name: 'Ana' } } as const
  expect(await houseFor().grant(wish)).toMatchObject({ code: 'no lesson' })
})
