import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { shelf } from '#games/shelf'
import { cardsHash, headerOf, lineOf, writeFile } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { readFile } from '#kernel/reading'
import { isOnly } from '#kernel/secret'
import { seedFrom } from '#kernel/seed'
import { editionOf } from './edition.ts'
import { type Editions, shelfEditions } from './editions.ts'
import { openEditions } from './loading.ts'
import { NotHere, partsOf } from './parts.ts'
import { nameOf, pressed } from './press.ts'
import { saidOf } from './said.ts'
import { playedAgain, verifyFile } from './verify.ts'

const games = Object.keys(shelf)
const boxOf = (game: string) => shelf[game] ?? expect.fail(`there is no game ${game}`)

/** A complete match among bots, as a file of this edition. */
function played(game: string, edition: string) {
  const box = boxOf(game)
  const options = defaultsOf(box.game.options)
  const entries: Entry[] = []
  const seats = box.game.seats.min
  playBots(box, { options, bots: Array(seats).fill('greedy@1'), seed: game }, entry => entries.push(entry))
  const header = headerOf(box.game, {
    edition,
    names: ['Ana', 'Ben', 'Cleo'].slice(0, seats),
    options,
    seed: seedFrom(game),
  })
  return readFile(writeFile({ header, entries, seed: seedFrom(game) }))
}

test.each(games)(
  'the pressed edition of %s is named by its content, needs nothing else, and is our game',
  async game => {
    const [named, editions] = [(await pressed())[game], openEditions()]
    const file = await editions.fileOf(named?.edition ?? '')
    const text = readFileSync(file ?? '', 'utf8')
    expect(nameOf(text)).toBe(named?.edition)
    expect(text).not.toMatch(/(^|[;}\n])\s*import\b/)
    const edition = await editions.find(named?.edition ?? '')
    expect(edition?.game.id).toBe(game)
    expect(cardsHash(edition?.game ?? boxOf(game).game)).toBe(cardsHash(boxOf(game).game))
    expect(Object.keys(edition?.bots ?? {})).toEqual(Object.keys(editionOf(boxOf(game)).bots))
  },
)

test.each(games)(
  'a match of %s is played again by its pressed edition, line by line, and told in its words',
  async game => {
    const editions = openEditions()
    const file = played(game, (await editions.newest(game)) ?? '')
    const sources = shelfEditions({ [game]: boxOf(game) }, () => file.header.edition ?? '')
    expect(await verifyFile(editions, file)).toEqual(await verifyFile(sources, file))
    const told = async (by: Editions) =>
      saidOf(await partsOf(by, file.header, file.entries.map(lineOf)), file.header.names, 'table')
    expect(await told(editions)).toEqual(await told(sources))
  },
)

test('another kernel does not even recognize the secrets of an edition: each is handled by its own', async () => {
  const editions = openEditions()
  const edition = await editions.find((await editions.newest('fist')) ?? '')
  const file = played('fist', 'e'.repeat(64))
  const line = lineOf(file.entries[1] as Entry)
  const by = edition?.kernel.entryIn(line).by as { readonly answer: object }
  expect(isOnly(by.answer)).toBe(false)
  expect(edition?.kernel.lineOf(edition.kernel.entryIn(line))).toBe(line)
})

test('a missing edition is named, and no other takes its place', async () => {
  const file = played('fist', 'e'.repeat(64))
  const editions = openEditions()
  await expect(verifyFile(editions, file)).rejects.toThrow(NotHere)
  await expect(verifyFile(editions, file)).rejects.toThrow(
    'line 1: played by edition eeeeeeee of fist, which is not available',
  )
  expect(await editions.find('../../../etc/passwd')).toBe(null)
})

/** Two editions of one game. In the newer one every lot is free. */
async function twoEditions() {
  const { box: auctionBox } = await import('#testkit/auction/box')
  const older = auctionBox as unknown as (typeof shelf)[string]
  const newer: typeof older = {
    ...older,
    game: {
      ...older.game,
      version: 2,
      decide: (ledger, seat, answer) =>
        older.game.decide(
          {
            ...ledger,
            emit: event => ledger.emit(event.type === 'lotSold' ? ({ ...event, price: 0 } as never) : event),
          },
          seat,
          answer,
        ),
    },
  }
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)]
  const editions: Editions = {
    newest: async () => b,
    begunBy: ({ edition = null }) => edition,
    find: async name => (name === a ? editionOf(older) : name === b ? editionOf(newer) : null),
  }
  return { older, newer, editions, a, b }
}

test('a moved match is checked part by part, each by its own edition', async () => {
  const { older, newer, editions, a, b } = await twoEditions()
  const seed = seedFrom('moved')
  const options = { gold: 9, lots: 4, hammer: 0 }
  const { kernel } = editionOf(older)
  const terms = { seats: 2, options, dice: kernel.diceOf(seed) }
  const start = kernel.open(older.game, terms)
  const entries: Entry[] = [start.entry]
  const play = (match: typeof start.match, until: number): void => {
    while (entries.length < until && match.game.result(match.state) === null)
      for (const seat of match.seats) {
        const question = match.game.choice(match.state, seat)
        const entry = question === null ? null : kernel.submit(match, seat, { name: question.name, answer: 1 + seat })
        if (entry !== null && 'seq' in entry) entries.push(entry)
      }
  }
  play(start.match, 4)
  const moved = entries.length
  entries.push({ seq: moved, at: 0, by: { edition: b }, events: [] })
  play(kernel.fold(newer.game, terms, entries), 1000)
  const header = headerOf(older.game, { edition: a, names: ['Ana', 'Ben'], options, seed })
  const file = readFile(writeFile({ header, entries, seed }))
  expect(await playedAgain(editions, file)).not.toBe(null)
  expect((await partsOf(editions, header, entries.map(lineOf))).map(({ from }) => from)).toEqual([0, moved])
  const forged = (at: number, edition: string) => {
    const by = { seq: at, at: 0, by: { edition }, events: [] }
    const rest = entries.slice(at).map(entry => ({ ...entry, seq: entry.seq + 1 }))
    return readFile(writeFile({ header, entries: [...entries.slice(0, at), by, ...rest], seed }))
  }
  await expect(playedAgain(editions, forged(2, a))).rejects.toThrow('line 4: expected a match that goes on')
  await expect(playedAgain(editions, forged(entries.length, a))).rejects.toThrow('expected a match that goes on')
  const unmoved = { ...editions, find: async () => editionOf(older) }
  await expect(playedAgain(unmoved, file)).rejects.toThrow(/^line \d+: expected/)
  const stranger = { ...editions, find: async (name: string) => (name === a ? editionOf(older) : null) }
  await expect(playedAgain(stranger, file)).rejects.toThrow(`line ${moved + 2}: played by edition bbbbbbbb`)
})
