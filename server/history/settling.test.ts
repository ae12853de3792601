import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { box as auction } from '#testkit/auction/box'
import { ana, ben } from '#testkit/table'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { Settling } from './settling.ts'

test('a match that ended at an older house gets its places later, however its edition plays', async () => {
  const store = memoryStore()
  const { matches, history } = store
  const append: typeof matches.append = ({ ending: _, ...older }) => matches.append(older)
  const editions = shelfEditions({ auction: auction as unknown as Boxed })
  const failed = (what: string, cause: unknown): never => {
    throw new Error(what, { cause })
  }
  const liveMatches = new LiveMatches({
    store: { ...matches, append },
    editions,
    now: Date.now,
    asked: () => {},
    failed,
  })
  const live = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 9, lots: 1, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'a' }, { person: 'b' }],
    pace: { kind: 'untimed' },
  })
  for (const [seat, bid] of [
    [ana, 5],
    [ben, 1],
  ] as const)
    await live.answer(seat, { id: `${seat}`, asked: live.next - 1, name: 'bid', answer: bid })
  expect(live.isOver).toBe(true)
  const places = async () =>
    (await Promise.all(['a', 'b'].map(person => history.page(person, { most: 9 })))).map(([past]) => past?.place)
  expect(await places()).toEqual([null, null])
  const settling = new Settling({ store, editions, failed })
  await settling.soon()
  expect(await places()).toEqual([1, 2])
  expect(await history.scores('b')).toEqual([{ rival: 'a', ahead: 0, behind: 1 }])
  expect(await history.unsettled(9)).toEqual([])
  await settling.close()
  await liveMatches.close()
})
