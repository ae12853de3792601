import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { headerOf, writeFile } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { knows, type Only } from '#kernel/secret'
import { seedFrom } from '#kernel/seed'
import { box } from '#testkit/auction/box'
import { ben } from '#testkit/table'
import type { Venue } from '../venue.ts'
import { MatchRecord, recordOf } from './record.ts'

const toy = box as unknown as Boxed

/** A finished auction of two, as a file. */
function played() {
  const options = { gold: 9, lots: 3, hammer: 0 }
  const entries: Entry[] = []
  playBots(toy, { options, bots: ['random@1', 'random@1'], seed: 'a record' }, entry => entries.push(entry))
  const seed = seedFrom('a record')
  const header = headerOf(toy.game, { edition: 'e'.repeat(64), names: ['Ana', 'Ben'], options, seed })
  return { entries, text: writeFile({ header, entries, seed }) }
}

test('it knows what a seat was asked before an entry, and no more than that seat saw', () => {
  const { entries, text } = played()
  const record = new MatchRecord(toy.game, text, [])
  const own = entries.filter(({ by }) => typeof by === 'object' && 'seat' in by && by.seat === ben)
  expect(own.length).toBe(3)
  for (const { seq } of own) {
    const { question, view } = record.askedBefore(seq, ben) ?? expect.fail('it was asked')
    const { purses } = view as unknown as { readonly purses: readonly Only<number>[] }
    expect([question.name, purses.map(purse => knows(purse))]).toEqual(['bid', [false, true]])
  }
})

test('it is fetched once, and again only if that failed', async () => {
  const { text } = played()
  const told: (string | null)[] = [null, text, text]
  let thoughts = 0
  const venue = {
    text: async () => told.shift() ?? null,
    thoughts: async () => {
      thoughts++
      return []
    },
  } as Partial<Venue> as Venue
  expect(await recordOf('m', toy.game, venue)).toBe(null)
  const record = await recordOf('m', toy.game, venue)
  expect(record).not.toBe(null)
  expect(await recordOf('m', toy.game, venue)).toBe(record)
  expect([told.length, thoughts]).toEqual([1, 2])
})
