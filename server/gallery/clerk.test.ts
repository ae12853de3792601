import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { newAttendance } from '../matches/attendance.ts'
import { memoryStore } from '../storage/memory.ts'
import type { StoredLine } from '../storage/port.ts'
import { Clerk } from './clerk.ts'
import { hashOf } from './content.ts'
import { guestListOf } from './guest-list.ts'
import { character, salesOf } from './testing.ts'

const box = shelf.fist ?? expect.fail()
const guest = character('Tinker', { steps: [{ do: 'score', points: 1 }] })
const hash = hashOf('fist', guest)
const options = { ...defaultsOf(box.game.options), guests: [guest], specialsPerRound: 3 }
const names = ['Ana', 'Ben', 'Cleo']
/** A match of bots in which seat 0 or 1 hires the guest. */
const lines = Array.from({ length: 30 }, (_, n) => played(`match ${n}`)).find(
  all =>
    salesOf(
      all.map(({ line }) => line),
      guest,
      [0, 1],
    ).sales > 0,
)
function played(seed: string): readonly StoredLine[] {
  const all: StoredLine[] = []
  playBots(box, { options, bots: names.map(() => 'knight@1'), seed }, entry => {
    all.push({ seq: entry.seq, line: lineOf(entry), command: null })
  })
  return all
}

/** A house where this card hangs and is a guest of a match that is over, and which nobody has counted. */
const editions = shelfEditions(shelf)
async function ended(people: number, otherEdition?: string) {
  const store = memoryStore()
  const card = { id: 'c', game: 'fist', kind: 'character', maker: 'm', makerName: 'M', version: 1, language: 'en' }
  const rest = { hash, content: JSON.stringify(guest), story: '', madeFrom: null, at: 1, looks: ['t'], words: '' }
  await store.gallery.cards.publish({ ...card, ...rest })
  await guestListOf(store.gallery).invite('m', 'fist', [guest])
  const edition = otherEdition ?? (await editions.newest('fist')) ?? ''
  const header = headerOf(box.game, { edition, names, options, seed: seedFrom('x') })
  const sitters = names.map((_, seat) => (seat < people ? { person: `p${seat}` } : { bot: 'knight@1' }))
  const record = {
    id: 'm',
    table: 't',
    sitters,
    pace: { kind: 'untimed' },
    header,
    seed: seedFrom('x'),
    began: 1,
  } as const
  const attendance = JSON.stringify(newAttendance(3, { kind: 'untimed' }))
  const [first, second, ...later] = lines as readonly StoredLine[] as [StoredLine, StoredLine, ...StoredLine[]]
  const state = { match: 'm', due: null, attendance }
  await store.matches.begin(record, { ...state, version: 1, entries: [first], over: false })
  const end = (): Promise<boolean> =>
    store.matches.append({ ...state, version: 2, entries: [second, ...later], over: true })
  const failures: unknown[] = []
  const clerk = () => new Clerk({ store, shelf, editions, failed: (_, error) => failures.push(error) })
  const counted = async () => ({
    played: (await store.gallery.cards.find('c'))?.played,
    figures: (await store.gallery.plays.figures([hash])).get(hash),
  })
  return { end, clerk, counted, failures }
}

test('a match that ended while nobody counted it is counted when a house opens, by one of many', async () => {
  const { end, clerk, counted, failures } = await ended(2)
  const clerks = [clerk(), clerk()]
  await Promise.all(clerks.map(each => each.soon()))
  expect(await counted()).toEqual({ played: 0, figures: undefined })
  await end()
  for (const each of clerks) each.open()
  await expect.poll(async () => (await counted()).played).toBe(1)
  await Promise.all(clerks.map(each => each.soon()))
  await Promise.all(clerks.map(each => each.close()))
  const sales = salesOf(
    (lines ?? []).map(({ line }) => line),
    guest,
    [0, 1],
  )
  expect(sales.sales).toBeGreaterThan(0)
  expect(await counted()).toEqual({ played: 1, figures: { played: 1, ...sales } })
  expect(failures).toEqual([])
})

test('a match of one person and bots does not count', async () => {
  const { end, clerk, counted } = await ended(1)
  await end()
  await clerk().soon()
  expect(await counted()).toEqual({ played: 0, figures: undefined })
})

test('a match of another edition counts as played, and nothing is said of prices', async () => {
  const { end, clerk, counted, failures } = await ended(2, 'another')
  await end()
  await clerk().soon()
  expect(await counted()).toEqual({ played: 1, figures: { played: 1, sales: 0, price: 0, wins: 0 } })
  expect(failures).toEqual([])
})
