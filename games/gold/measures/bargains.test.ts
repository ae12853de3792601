import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { ana, ben } from '#testkit/table'
import type { GoldEvent } from '../events.ts'
import { fight, type GoldTable } from '../position.ts'
import { type BargainSeen, bargainMeter, summedUp } from './bargains.ts'

/** The bargain at this table, which ended this long after the sand began. */
function seenAt(t: GoldTable, seconds: number): readonly BargainSeen[] {
  const seen: BargainSeen[] = []
  const meter = bargainMeter(bargain => seen.push(bargain))
  const begun = t.events.findIndex(event => event.type === 'sandRan') + 1
  const entry = (at: number, events: readonly GoldEvent[]): Entry<GoldEvent> => ({ seq: 0, at, by: 'clock', events })
  meter(entry(0, t.events.slice(0, begun)))
  meter(entry(seconds * 1000, t.events.slice(begun)))
  return seen
}
const over = (loot: Parameters<typeof fight>[1]): GoldTable =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    loot,
  ).wait()

test('a deal: what the party gained, of what it could, with how many offers and how soon', () => {
  const t = over({ gold: 3, silver: 2 })
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 3 }, [ana]: { silver: 2 } } })
  t.answer(ana, 'bargain', { offer: { [ben]: { gold: 2 }, [ana]: { gold: 1, silver: 2 } } })
  t.answer(ben, 'bargain', { accept: 2 }).wait()
  const [bargain] = seenAt(t, 12)
  expect(bargain).toMatchObject({ party: 2, isMutual: true, isAgreed: true, offers: 2, seconds: 12 })
  expect(bargain?.gained).toBeCloseTo(11)
  expect(bargain?.most).toBeCloseTo(11)
  expect(bargain?.gains.map(({ gained }) => Math.round(gained))).toEqual([6, 5])
  t.close()
})

test('no deal: nothing was gained', () => {
  const t = over({ gold: 2 }).wait()
  const seen = seenAt(t, 60)
  expect(seen).toMatchObject([{ isAgreed: false, isMutual: true, gained: 0, offers: 0, seconds: 60 }])
  expect(summedUp(seen)).toMatchObject({ bargains: 1, mutual: 1, agreed: 0, surplus: 0 })
  t.close()
})

test('a single silver token cannot please two', () => {
  const t = over({ silver: 1 }).deal({ [ben]: { silver: 1 } })
  expect(seenAt(t, 3)).toMatchObject([{ isAgreed: true, isMutual: false }])
  t.close()
})
