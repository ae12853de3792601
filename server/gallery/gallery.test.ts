import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { isRefused } from '#protocol/refused'
import { nobodyOnGuard } from '../order/guard.ts'
import { memoryStore } from '../storage/memory.ts'
import { craftsOf } from './crafts.ts'
import { Gallery } from './gallery.ts'
import { character } from './testing.ts'

const DAY = 86_400_000

const newcomer = (n: number, since: number) => ({ id: `p${n}`, name: `Browser ${n}`, account: `a${n}`, since })

/** Where new browsers hang up a card each. */
function someGallery(now: () => number = () => 10 * DAY) {
  const store = memoryStore().gallery
  const gallery = new Gallery({ store, shelf, crafts: craftsOf(shelf), guard: nobodyOnGuard, now })
  let cards = 0
  const hang = async (address: string): Promise<string> => {
    const n = cards++
    const card = { game: 'fist', card: character(`Card ${n}`), language: 'en' }
    const done = await gallery.publish(newcomer(n, now()), card, address)
    return isRefused(done) ? done.code : 'hangs'
  }
  return { gallery, hang }
}

test('from one network forty cards a day are hung up, however many browsers it has, and at once', async () => {
  let now = 10 * DAY
  const { hang } = someGallery(() => now)
  const answers = []
  for (let n = 0; n < 45; n++) answers.push(await hang(`2001:db8:1:${n}::1`)) // a network of many networks
  expect(answers).toEqual([...Array(40).fill('hangs'), ...Array(5).fill('too many cards')])
  expect(await hang('2001:db8:2::1')).toBe('hangs')
  now += DAY
  expect(await hang('2001:db8:1::1')).toBe('hangs')
  const atOnce = await Promise.all(Array.from({ length: 50 }, () => hang('2001:db8:3::1')))
  expect(atOnce.filter(answer => answer === 'hangs')).toHaveLength(40)
})

test('a card that does not hang is not counted', async () => {
  const { gallery, hang } = someGallery()
  await hang('10.0.0.1')
  const copy = { game: 'fist', card: character('Card 0'), language: 'en' }
  for (let n = 0; n < 45; n++) await gallery.publish(newcomer(n + 100, 10 * DAY), copy, '10.0.0.1')
  expect(await hang('10.0.0.1')).toBe('hangs')
})
