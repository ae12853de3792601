import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFrom } from '#bots/answering'
import { botNamed } from '#bots/roster'
import type { GoldEvent } from '#games/gold/events'
import type { Entry } from '#kernel/match'
import { seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { LocalMatchRequest } from './messages.ts'
import { shelf } from './shelf.ts'
import { guestAt, houseFor } from './testing.ts'

/** Ana against three bots at the usual pace, without magic: nothing but attacks, bargains and thefts. */
const terms: LocalMatchRequest = {
  game: 'gold',
  seats: [{ name: 'Ana' }, { bot: 'greedy@1' }, { bot: 'greedy@1' }, { bot: 'greedy@1' }],
  options: { magic: false },
  pause: 1000,
}
const [ana] = seatsOf(4)
/** In milliseconds. */
const STEP = 500
/** How many bargains among bots alone are watched. */
const ENOUGH = 5

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How long the bargains without Ana took, from the first grain of sand to the last, in milliseconds. */
function withoutAna(entries: readonly Entry[]): readonly number[] {
  const took: number[] = []
  let began: number | null = null
  for (const { at, events } of entries as readonly Entry<GoldEvent>[])
    for (const event of events) {
      if (event.type === 'sandRan') began = event.party.some(seat => seat === ana) ? null : at
      else if (event.type === 'dealStruck' || event.type === 'talksFailed') {
        if (began !== null) took.push(at - began)
        began = null
      }
    }
  return took
}

/** Ana plays like a bot, without haste, until enough has been seen. */
async function watched(seed: string): Promise<readonly number[]> {
  const dice = diceOf(seedFrom(seed))
  const [played, house] = [await shelf.gold?.(), houseFor(undefined, { newSeed: () => seedFrom(seed), botDice: dice })]
  if (played === undefined || ana === undefined) throw new Error('there is no such game')
  const { match } = (await house.grant({ t: 'begin', terms })) as { readonly match: string }
  const { client, device } = guestAt(house, played, ana)
  client.follow(match)
  const bot = botNamed(played, 'greedy@1')
  const took = (): readonly number[] => withoutAna(client.replica(match)?.entries ?? [])
  for (let n = 0; took().length < ENOUGH && client.replica(match)?.isOver !== true; n++) {
    await vi.advanceTimersByTimeAsync(STEP)
    const replica = client.replica(match)
    if (replica === null || replica.question === null) continue
    const given = answerFrom(bot, ana, replica, device()?.at ?? 0, dice(n))
    if (given !== null) void client.answer(match, given.name, given.answer)
  }
  client.close()
  return took()
}

test('R5.18 a bargain among bots alone is over in eight seconds, and its log is complete', async () => {
  const took = await watched('bots alone')
  expect(took.length).toBeGreaterThanOrEqual(ENOUGH)
  expect(Math.max(...took)).toBeLessThanOrEqual(8000)
})

test('the same seed gives the same bargains at the same times', async () => {
  expect(await watched('bots alone')).toEqual(await watched('bots alone'))
})
