import { expect, test } from 'vitest'
import { isRefused } from '#client/messages'
import type { BotThought } from '#client/thoughts'
import { shelf as boxes } from '#games/shelf'
import { closingLine } from '#kernel/file'
import { readFile } from '#kernel/reading'
import { type Seat, seatsOf } from '#kernel/seat'
import type { Seed } from '#kernel/seed'
import { verify } from '#kernel/verify'
import { toLog } from '#kernel/wire'
import { Door } from './door.ts'
import type { LocalHouse } from './house.ts'
import type { LocalMatchRequest, Opened } from './messages.ts'
import { MemorySaving } from './saving.ts'
import { shelf } from './shelf.ts'
import { guestAt, houseFor, playOn } from './testing.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]
const alone = (game: string, options: LocalMatchRequest['options'] = {}): LocalMatchRequest => ({
  game,
  seats: [{ name: 'Ana' }, { bot: 'greedy@1' }, { bot: game === 'gold' ? 'greedy@1' : 'random@1' }],
  options,
  pause: 0,
})
const quick: Readonly<Record<string, LocalMatchRequest['options']>> = {
  fist: { pointsToWin: 2 },
  gold: { game: 'basic', clock: 'none', division: 'divideAndChoose' },
  dwarves: { goldToWin: 10, start: 'random', clock: 'none' },
}

async function begin(house: LocalHouse, terms: LocalMatchRequest): Promise<string> {
  const begun = (await house.grant({ t: 'begin', terms })) as { readonly match: string }
  if (isRefused(begun)) throw new Error(begun.expected)
  return begun.match
}
const playedOf = (game: string) => (shelf[game] ?? (() => Promise.reject(new Error(game))))()
const fileOf = async (house: LocalHouse, match: string): Promise<string> =>
  ((await house.grant({ t: 'file', match })) as { readonly text: string }).text

test('the same games are available as in the house, with the same bots and options', async () => {
  expect(Object.keys(shelf)).toEqual(Object.keys(boxes))
  for (const [id, box] of Object.entries(boxes)) {
    const played = await playedOf(id)
    expect(played.game).toBe(box.game)
    expect(played.bots).toBe(box.bots)
    expect(played.presets).toBe(box.presets)
  }
})

test.each(Object.keys(quick))('%s is played to its end against bots, and its file is accepted', async game => {
  const house = houseFor()
  const played = await playedOf(game)
  const match = await begin(house, alone(game, quick[game]))
  const guest = guestAt(house, played, ana)
  await playOn(guest, played, match)
  guest.client.close()
  expect(guest.refused()).toEqual([])
  const file = readFile(await fileOf(house, match))
  expect(() => verify(played.game, file)).not.toThrow()
  expect(await house.grant({ t: 'verify', match })).toMatchObject({ verified: true, seed: file.seed })
})

test('what bots weighed is told to nobody before the end; then by entry, and after a restart too', async () => {
  const [saving, played] = [new MemorySaving(), await playedOf('fist')]
  const house = houseFor(saving)
  const seats = [{ name: 'Ana' }, { bot: 'squire@1' }, { bot: 'squire@1' }]
  const match = await begin(house, { game: 'fist', seats, options: { pointsToWin: 2 }, pause: 0 })
  const guest = guestAt(house, played, ana)
  await playOn(guest, played, match, () => (guest.client.replica(match)?.have ?? 0) > 8)
  expect(await house.grant({ t: 'thoughts', match })).toMatchObject({ code: 'not over' })
  await playOn(guest, played, match)
  guest.client.close()
  const { thoughts } = (await house.grant({ t: 'thoughts', match })) as { readonly thoughts: readonly BotThought[] }
  expect(thoughts.length).toBeGreaterThan(4)
  const { entries } = readFile(await fileOf(house, match))
  for (const { seq, seat, bot, decision } of thoughts) {
    expect([entries[seq]?.by, bot]).toEqual([expect.objectContaining({ seat }), 'squire@1'])
    expect(decision.candidates.length).toBeGreaterThan(0)
  }
  await house.grant({ t: 'shut', match })
  expect(await houseFor(saving).grant({ t: 'thoughts', match })).toEqual({ thoughts })
})

test('the device tells the crests that were wished for, and the same when it is resumed', async () => {
  const [saving, played] = [new MemorySaving(), await playedOf('fist')]
  const fox = { face: 'fox', colour: 'sun' }
  const seats = [{ name: 'Ana', crest: fox }, { name: 'Ben', crest: fox }, { bot: 'greedy@1' }]
  const heard = async (house: LocalHouse, match: string) => {
    const guest = guestAt(house, played, ana)
    guest.client.follow(match)
    await guest.until(() => guest.client.introduction(match) !== null)
    const { crests = [] } = guest.client.introduction(match) ?? {}
    guest.client.close()
    return crests
  }
  const house = houseFor(saving)
  const match = await begin(house, { game: 'fist', seats, options: {}, pause: 0 })
  const crests = await heard(house, match)
  expect(crests.slice(0, 2)).toEqual([fox, { face: 'owl', colour: 'lilac' }])
  expect(new Set(crests.map(({ colour }) => colour)).size).toBe(3)
  await house.grant({ t: 'shut', match })
  const again = houseFor(saving)
  await again.grant({ t: 'open', match, takeOver: false })
  expect(await heard(again, match)).toEqual(crests)
})

test('a match is resumed where it was, by another house on the same device', async () => {
  const [saving, played] = [new MemorySaving(), await playedOf('fist')]
  const first = houseFor(saving)
  const match = await begin(first, alone('fist', quick.fist))
  const guest = guestAt(first, played, ana)
  await playOn(guest, played, match, () => (guest.client.replica(match)?.have ?? 0) > 20)
  guest.client.close()
  await first.grant({ t: 'shut', match })
  const kept = (await saving.list())[0]
  expect(kept).toMatchObject({ id: match, over: false })

  const second = houseFor(saving)
  const opened = (await second.grant({ t: 'open', match, takeOver: false })) as Opened
  expect(opened).toMatchObject({ game: 'fist', bots: [null, 'greedy@1', 'random@1'], isOver: false })
  expect(opened.crests).toEqual(kept === undefined ? [] : kept.sitters.map(({ crest }) => crest))
  const again = guestAt(second, played, ana)
  await playOn(again, played, match)
  again.client.close()
  expect(await second.grant({ t: 'verify', match })).toMatchObject({ problem: null, verified: true })
  const [over] = await saving.list()
  expect(over).toMatchObject({ over: true, winners: expect.arrayContaining([expect.any(Number)]) })
})

test('a viewer is told what they may know, and no secrets of others', async () => {
  const [house, played] = [houseFor(), await playedOf('fist')]
  const terms = alone('fist')
  const match = await begin(house, { ...terms, seats: [{ name: 'Ana' }, { name: 'Ben' }, { bot: 'greedy@1' }] })
  const guest = guestAt(house, played, ana)
  await playOn(guest, played, match, () => guest.device()?.asked.includes(ana) === false)
  const told = JSON.stringify(guest.client.replica(match)?.entries)
  const other = guestAt(house, played, ben)
  other.client.follow(match)
  await other.until(() => other.device() !== null)
  expect(other.device()?.asked).toEqual([ben])
  expect(other.client.replica(match)?.viewer).toBe(ben)
  const seen = JSON.stringify(toLog(other.client.replica(match)?.view))
  expect(seen).not.toBe(JSON.stringify(toLog(guest.client.replica(match)?.view)))
  expect(told).not.toContain('seed')
  for (const { client } of [guest, other]) client.close()
})

test('a repeated command is done once, and an outdated question is not answered', async () => {
  const [house, played] = [houseFor(), await playedOf('fist')]
  const match = await begin(house, alone('fist'))
  const live = house.find(match)
  const guest = guestAt(house, played, ana)
  guest.client.follow(match)
  await guest.until(() => (guest.client.replica(match)?.question ?? null) !== null)
  const question = guest.client.replica(match)?.question
  const command = { id: 'x', asked: 0, name: question?.name ?? '', answer: question?.ask.idle }
  const first = await live?.answer(ana, command)
  expect(first).toEqual({ seq: expect.any(Number) })
  expect(await live?.answer(ana, command)).toEqual(first)
  expect(await live?.answer(ana, { ...command, id: 'y' })).toMatchObject({ code: 'not asked' })
  guest.client.close()
})

test('nothing goes on while nobody looks', async () => {
  const [house, played] = [houseFor(), await playedOf('fist')]
  const match = await begin(house, alone('fist'))
  const before = house.find(match)?.lines.length
  await new Promise(done => setTimeout(done, 30))
  expect(house.find(match)?.lines.length).toBe(before)
  const guest = guestAt(house, played, ana)
  guest.client.line.want('rest', () => ({ t: 'rest', match, isResting: true }))
  guest.client.follow(match)
  await new Promise(done => setTimeout(done, 30))
  expect([house.find(match)?.lines.length, guest.device()?.runs]).toEqual([before, false])
  guest.client.line.want('rest', () => ({ t: 'rest', match, isResting: false }))
  await guest.until(() => guest.device()?.runs === true)
  guest.client.close()
})

test('a saved unfinished game can be loaded and continued; a damaged one cannot', async () => {
  const [house, played] = [houseFor(), await playedOf('fist')]
  const match = await begin(house, alone('fist', quick.fist))
  const guest = guestAt(house, played, ana)
  await playOn(guest, played, match, () => (guest.client.replica(match)?.have ?? 0) > 8)
  guest.client.close()
  const text = await fileOf(house, match)
  expect(() => readFile(text)).toThrow()
  const elsewhere = houseFor()
  const { match: brought } = (await elsewhere.grant({ t: 'bring', text })) as { readonly match: string }
  const again = guestAt(elsewhere, played, ana)
  await playOn(again, played, brought)
  again.client.close()
  expect(await elsewhere.grant({ t: 'verify', match: brought })).toMatchObject({ problem: null, verified: true })
  for (const wrong of ['', 'nonsense', text.replace('"seq":3', '"seq":4'), text.slice(0, 900), `${text}x`])
    expect(await houseFor().grant({ t: 'bring', text: wrong })).toMatchObject({ code: 'not a match file' })
})

/** The same file with something changed, and its checksum corrected. */
function forged(text: string, change: (line: string) => string): string {
  const [top = '', ...rest] = text.trimEnd().split('\n')
  const lines = rest.slice(0, -1).map(change)
  const { seed } = JSON.parse(rest.at(-1) ?? '') as { readonly seed: Seed }
  return `${[change(top), ...lines, closingLine(lines, seed)].join('\n')}\n`
}

test('a saved file that does not follow the rules, or needs an unknown bot, is refused', async () => {
  const house = houseFor()
  const { match } = (await house.grant({ t: 'begin', terms: alone('fist') })) as { readonly match: string }
  const text = await fileOf(house, match)
  const brought = async (change: (line: string) => string) =>
    (await houseFor().grant({ t: 'bring', text: forged(text, change) })) as { readonly code?: string }
  expect((await brought(line => line)).code).toBeUndefined()
  expect(await brought(line => line.replace(/"bot":"[^"]+"/, '"bot":"toString"'))).toMatchObject({ code: 'no bot' })
  const wrong = [
    (line: string) => line.replace(/"commitment":"./, '"commitment":"0'),
    (line: string) => line.replace('"pointsToWin":3', '"pointsToWin":30'),
    (line: string) => line.replace('"roundBegan"', '"roundBegun"'),
    (line: string) => line.replace(/"pause":\d+/, '"pause":99999999'),
  ]
  for (const change of wrong) expect(await brought(change)).toMatchObject({ code: 'not a match file' })
})

test('a match that cannot begin is refused with a reason', async () => {
  const house = houseFor()
  const asked = async (terms: Partial<LocalMatchRequest>) =>
    ((await house.grant({ t: 'begin', terms: { ...alone('fist'), ...terms } })) as { readonly code: string }).code
  expect(await asked({ game: 'chess' })).toBe('no game')
  expect(await asked({ options: { dragons: 9 } })).toBe('not an option')
  expect(await asked({ seats: [{ name: 'Ana' }] })).toBe('seats')
  expect(await asked({ seats: [{ name: 'Ana' }, { bot: 'x' }, { bot: 'y' }] })).toBe('no bot')
  expect(await asked({ seats: [{ name: 'Ana' }, { name: 'Ana' }, { name: ' ' }] })).toBe('invalid')
  expect(await house.grant({ t: 'open', match: 'none', takeOver: false })).toMatchObject({ code: 'not here' })
})

test('somebody of a level sits down, exactly known from then on; a bot that plays again keeps its name', async () => {
  const house = houseFor()
  const seats = [{ name: 'Ana' }, { bot: 'squire' }, { bot: 'greedy@1', called: 'Kasimir' }]
  const match = await begin(house, { ...alone('fist'), seats })
  const { names, bots } = (await house.grant({ t: 'open', match, takeOver: false })) as Opened
  expect(bots).toEqual([null, expect.stringMatching(/^squire(\.\w+)?@\d+$/), 'greedy@1'])
  expect([names[0], names[2]]).toEqual(['Ana', 'Kasimir'])
})

test('two houses on one device: the one that takes a match over plays on, the other stops writing', async () => {
  const [saving, played] = [new MemorySaving(), await playedOf('fist')]
  let taken: (() => void) | null = null
  const hold = async (_match: string, _takeOver: boolean, lost: () => void) => {
    taken?.()
    taken = lost
    return { release: async () => undefined }
  }
  const [first, second] = [houseFor(saving, { hold }), houseFor(saving, { hold })]
  const match = await begin(first, alone('fist', quick.fist))
  const guest = guestAt(first, played, ana)
  await playOn(guest, played, match, () => (guest.client.replica(match)?.have ?? 0) > 6)
  const had = first.find(match)?.lines.length
  expect(await second.grant({ t: 'open', match, takeOver: true })).toMatchObject({ game: 'fist' })
  await guest.until(() => guest.refused().includes('taken over'))
  expect([first.find(match), second.find(match)?.lines.length]).toEqual([null, had])
  const other = guestAt(second, played, ana)
  await playOn(other, played, match, () => (other.client.replica(match)?.have ?? 0) > 12)
  other.client.close()
  const later = second.find(match)?.lines.length
  await first.grant({ t: 'open', match, takeOver: true })
  expect([second.find(match), first.find(match)?.lines.length]).toEqual([null, later])
  guest.client.close()
})

test('the clock stands still while nobody has the match open, and continues where it was', async () => {
  const [saving, played] = [new MemorySaving(), await playedOf('gold')]
  const first = houseFor(saving)
  const match = await begin(first, alone('gold', { game: 'basic' }))
  const guest = guestAt(first, played, ana)
  const sandOf = ({ client }: typeof guest): number | null => {
    const view = client.replica(match)?.view
    return view === undefined ? null : (played.game.deadline?.(view) ?? null)
  }
  await playOn(guest, played, match, () => sandOf(guest) !== null)
  const bell = sandOf(guest)
  guest.client.close()
  await first.grant({ t: 'shut', match })
  const at = (await saving.list())[0]?.at ?? 0
  await new Promise(done => setTimeout(done, 120))
  const second = houseFor(saving)
  await second.grant({ t: 'open', match, takeOver: false })
  const again = guestAt(second, played, ana)
  again.client.follow(match)
  await again.until(() => again.device() !== null)
  expect([sandOf(again), again.device()?.runs]).toEqual([bell, true])
  expect((again.device()?.at ?? 0) - at).toBeLessThan(60)
  again.client.close()
})

test('somebody who comes back while a match is still being closed finds it', async () => {
  const [saving, held] = [new MemorySaving(), new Set<string>()]
  const hold = async (match: string) => {
    if (held.has(match)) return null
    held.add(match)
    const release = async (): Promise<void> => {
      await new Promise(done => setTimeout(done, 5))
      held.delete(match)
    }
    return { release }
  }
  const house = houseFor(saving, { hold })
  const match = await begin(house, alone('fist'))
  const wishes = [{ t: 'shut', match } as const, { t: 'open', match, takeOver: false } as const]
  const told = await Promise.all([...wishes, ...wishes].map(wish => house.grant(wish)))
  expect(told.map(it => 'code' in it)).toEqual([false, false, false, false])
  expect(house.find(match)).not.toBeNull()
})

test('in a sealed window the clock waits for all people at the device, and the window closes once they have answered', async () => {
  const [house, played] = [houseFor(), await playedOf('dwarves')]
  const seats = ['Ana', 'Ben', 'Cleo'].map(name => ({ name }))
  const match = await begin(house, { ...alone('dwarves', { start: 'random' }), seats })
  const guests = seatsOf(3).map(seat => guestAt(house, played, seat))
  const askedOf = ({ client }: (typeof guests)[number]) => client.replica(match)?.question?.ask
  const isSealed = (guest: (typeof guests)[number]): boolean => {
    const ask = askedOf(guest)
    return ask?.kind === 'menu' && ask.covert
  }
  await Promise.all(guests.map(guest => playOn(guest, played, match, () => guests.some(isSealed))))
  for (const guest of guests) await guest.until(() => isSealed(guest))
  expect(guests.map(guest => guest.device()?.runs)).toEqual([false, false, false])
  const [before, began] = [house.find(match)?.lines.length ?? 0, performance.now()]
  for (const guest of guests) await guest.client.answer(match, 'react', askedOf(guest)?.idle)
  await guests[0]?.until(() => (guests[0]?.client.replica(match)?.have ?? 0) >= before + 3)
  expect(performance.now() - began).toBeLessThan(2500) // not the five seconds of the window
  expect(JSON.parse(house.find(match)?.lines[before + 3]?.line ?? '{}')).toMatchObject({ by: 'clock' })
  for (const { client } of guests) client.close()
})

test('nobody wants to react: all people with a question pass at once, and no later window is passed with it', async () => {
  const [house, played] = [houseFor(), await playedOf('gold')]
  const seats = ['Ana', 'Ben', 'Cleo'].map(name => ({ name }))
  const match = await begin(house, { ...alone('gold', { clock: 'none' }), seats })
  const guests = seatsOf(3).map(seat => guestAt(house, played, seat))
  const isSealed = (): boolean => guests[0]?.device()?.isSealed === true
  await Promise.all(guests.map(guest => playOn(guest, played, match, isSealed)))
  await guests[0]?.until(isSealed)
  const live = house.find(match)
  const before = live?.lines.length ?? 0
  const asked = live?.device.asked.length ?? 0
  expect(asked).toBeGreaterThan(0)
  await house.grant({ t: 'pass', match, have: before - 2 }) // sent by somebody who has not seen the window
  expect(live?.lines.length).toBe(before)
  await house.grant({ t: 'pass', match, have: before - 1 })
  expect(live?.lines.length).toBe(before + asked)
  expect(live?.lines.slice(before).map(({ line }) => JSON.parse(line).by)).toEqual(
    Array.from({ length: asked }, () => expect.objectContaining({ covert: expect.anything() })),
  )
  await house.grant({ t: 'pass', match, have: before - 1 }) // pressed twice
  expect(live?.lines.length).toBe(before + asked)
  for (const { client } of guests) client.close()
})

test('a match on this device has an epoch, too: answers from another, or with more entries than there are, are refused', async () => {
  const house = houseFor()
  const match = await begin(house, alone('fist'))
  const told: { readonly t: string }[] = []
  const port = { postMessage: (text: unknown) => void told.push(...JSON.parse(String(text))), close: () => undefined }
  const door = new Door(house, port, ana, 0)
  const says = async (message: object) => {
    told.length = 0
    await door.hear(JSON.stringify({ match, ...message }))
    await Promise.resolve()
    return told.find(({ t }) => t !== 'welcome')
  }
  const bid = { t: 'answer', id: 'a', name: 'bid', answer: {} }
  expect(await says({ t: 'follow', have: 99 })).toMatchObject({ t: 'refused', match, code: 'ahead' })
  expect(await says({ t: 'follow', have: 0, epoch: 'lost' })).toMatchObject({ t: 'refused', code: 'another epoch' })
  expect(await says({ ...bid, asked: 99 })).toMatchObject({ t: 'refused', id: 'a', code: 'ahead' })
  expect(await says({ ...bid, asked: 0, epoch: 'lost' })).toMatchObject({ t: 'refused', code: 'another epoch' })
  expect(await says({ t: 'follow', have: -1 })).toMatchObject({ t: 'match', epoch: match })
  expect(await says({ t: 'follow', have: 0, epoch: match })).toMatchObject({ t: 'match' })
  await door.leave()
})
