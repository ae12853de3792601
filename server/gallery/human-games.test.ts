import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { manifestOf } from '#games/manifests'
import { shelf } from '#games/shelf'
import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { entryIn, headerOf, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { newAttendance } from '../matches/attendance.ts'
import type { MatchSitter } from '../storage/port.ts'
import { hashOf } from './content.ts'
import { isAmongPeople, salesIn } from './human-games.ts'
import { character, salesOf } from './testing.ts'

const box = shelf.fist ?? expect.fail()
const guests = ['Tinker', 'Baker', 'Cobbler'].map(name => character(name, { steps: [{ do: 'score', points: 1 }] }))
const options = { ...defaultsOf(box.game.options), guests, specialsPerRound: 3 }
const names = ['Ana', 'Ben', 'Cleo', 'Dan']
const sitters: readonly MatchSitter[] = [{ person: 'a' }, { person: 'b' }, { bot: 'knight@1' }, { bot: 'knight@1' }]

/** A match in which bots play for everybody. */
function played(seed: string): readonly string[] {
  const lines: string[] = []
  playBots(box, { options, bots: names.map(() => 'knight@1'), seed }, entry => void lines.push(lineOf(entry)))
  return lines
}
const attendanceOf = (...left: readonly number[]): string => {
  const attendance = newAttendance(4, { kind: 'untimed' })
  return JSON.stringify({ ...attendance, minded: names.map((_, seat) => (left.includes(seat) ? 'left' : null)) })
}

test('what people paid for a guest is counted, whether they won, and nothing of what bots paid', async () => {
  const scribe = (await (await manifestOf('fist')?.tips?.())?.scribe()) ?? expect.fail()
  let [all, ofPeople] = [0, 0]
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const lines = played(seed)
    const header = headerOf(box.game, { edition: 'e', names, options, seed: seedFrom(seed) })
    const found = salesIn(box, { scribe }, { header, sitters, attendance: attendanceOf() }, lines)
    for (const guest of guests) {
      const own = salesOf(lines, guest, [0, 1])
      expect(found.get(hashOf('fist', guest))).toEqual(own)
      all += salesOf(lines, guest, [0, 1, 2, 3]).sales
      ofPeople += own.sales
    }
  }
  expect(ofPeople).toBeGreaterThan(2)
  expect(all).toBeGreaterThan(ofPeople)
})

test('where nothing is sold, it is counted how often people had a guest, and whether they won', async () => {
  const manifest = manifestOf('gold') ?? expect.fail()
  const [scribe, workshop] = [await (await manifest.tips?.())?.scribe(), await manifest.workshop?.parts()]
  const gold = shelf.gold ?? expect.fail()
  const dragon = { kind: 'dragon', names: { en: 'Bogwallow' }, picture: 'hydra', light: 'moss', copies: 1 }
  const guest = { ...dragon, strength: 3, visible: 3, hidden: 3 } as unknown as Guest
  const options = { ...defaultsOf(gold.game.options), guests: [guest] }
  let had = 0
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const lines: string[] = []
    playBots(gold, { options, bots: names.map(() => 'greedy@1'), seed }, entry => void lines.push(lineOf(entry)))
    const header = headerOf(gold.game, { edition: 'e', names, options, seed: seedFrom(seed) })
    const match = { header, sitters, attendance: attendanceOf() }
    const found = salesIn(gold, { scribe: scribe ?? expect.fail(), had: workshop?.had }, match, lines)
    const events = lines.flatMap(line => entryIn(line).events as unknown as readonly Told[])
    const slayers = events.flatMap(({ type, dragon, party }) =>
      type === 'dragonSlain' && dragon === guestId(guest) ? (party ?? []) : [],
    )
    const people = slayers.filter(seat => seat < 2).length
    expect(found.get(hashOf('gold', guest))).toMatchObject({ sales: people, price: 0 })
    had += people
  }
  expect(had).toBeGreaterThan(0)
})
interface Told {
  readonly type: string
  readonly dragon?: string
  readonly party?: readonly number[]
}

test('a match is among people if two different ones were there when it ended', () => {
  expect(isAmongPeople({ sitters, attendance: attendanceOf() })).toBe(true)
  expect(isAmongPeople({ sitters, attendance: attendanceOf(1) })).toBe(false)
  expect(isAmongPeople({ sitters: [...sitters.slice(1), { bot: 'knight@1' }], attendance: attendanceOf() })).toBe(false)
  const twice = [{ person: 'a' }, { person: 'a' }, { bot: 'x' }, { bot: 'x' }]
  expect(isAmongPeople({ sitters: twice, attendance: attendanceOf() })).toBe(false)
})
