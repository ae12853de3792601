import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { isRefused } from '#protocol/refused'
import { nobodyOnGuard } from '../order/guard.ts'
import { memoryStore } from '../storage/memory.ts'
import { craftsOf } from './crafts.ts'
import { Gallery } from './gallery.ts'
import { character } from './testing.ts'

const DAY = 86_400_000

test('from one network forty cards a day are hung up, however many browsers it has', async () => {
  let now = 10 * DAY
  const gallery = new Gallery({
    store: memoryStore().gallery,
    shelf,
    crafts: craftsOf(shelf),
    guard: nobodyOnGuard,
    now: () => now,
  })
  let cards = 0
  const hang = async (address: string): Promise<string> => {
    const n = cards++
    const who = { id: `p${n}`, name: `Browser ${n}`, account: `a${n}`, since: now }
    const done = await gallery.publish(who, { game: 'fist', card: character(`Card ${n}`), language: 'en' }, address)
    return isRefused(done) ? done.code : 'hangs'
  }
  const answers = []
  for (let n = 0; n < 45; n++) answers.push(await hang(`2001:db8:1:${n}::1`)) // a network of many networks
  expect(answers).toEqual([...Array(40).fill('hangs'), ...Array(5).fill('too many cards')])
  expect(await hang('2001:db8:2::1')).toBe('hangs')
  now += DAY
  expect(await hang('2001:db8:1::1')).toBe('hangs')
})
