import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import type { BroughtMatchTold } from '#protocol/history'
import { ana } from '#testkit/table'
import { memoryStore } from '../storage/memory.ts'
import { Bringing } from './bringing.ts'
import { fileOf } from './testing.ts'

test.each([
  ['seconds', { seconds: 0.001, megabytes: 512 }],
  ['memory', { seconds: 30, megabytes: 8 }],
])(
  'a match that costs too much to play again is refused, and the next one is played: %s',
  async (_, costs) => {
    const editions = shelfEditions(shelf)
    const { history: store, matches } = memoryStore()
    const box = shelf.fist ?? expect.fail()
    const file = fileOf(box, (await editions.newest('fist')) ?? '', ['Dan', 'Bot 1', 'Bot 2'])
    const told: BroughtMatchTold = { file, seat: ana, bots: [null, 'knight', 'knight'], ended: 7 }
    const terms = { store, matches, editions, now: () => 10 }
    const refused = await new Bringing({ ...terms, costs }).bring('dan', told)
    expect(refused).toMatchObject({ code: 'too long', expected: 'a match that can be played again within a minute' })
    expect(await store.brought('dan', [])).toEqual([])
    expect(await new Bringing(terms).bring('dan', told)).toMatchObject({ isNew: true })
  },
  60_000,
)
