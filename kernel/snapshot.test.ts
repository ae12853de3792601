import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Asks, auction, type Event, type Options, type State } from '#testkit/auction/index'
import { textOf } from './laws/law.ts'
import { playOut } from './laws/onward.ts'
import { Witness } from './laws/witness.ts'
import { blank, type Entry, follow, type Match, type MatchSetup, open, submit } from './match.ts'
import { seatsOf } from './seat.ts'
import { diceOf, seedFrom } from './seed.ts'
import { fold, type Snapshot, snapshotOf } from './snapshot.ts'
import { fromJson, toLog } from './wire.ts'

interface Played {
  readonly terms: MatchSetup<Options>
  readonly match: Match<State, Event, Asks, Options>
  readonly log: readonly Entry<Event>[]
}

/** A whole random game, with a hammer that falls now and then. */
function played(phrase: string, seats = 3): Played {
  const options: Options = { gold: 10, lots: 4, hammer: 60 }
  const terms = { seats, options, dice: diceOf(seedFrom(phrase)) }
  const witness = new Witness(() => open(auction, terms))
  playOut(witness, diceOf(seedFrom(`player ${phrase}`)))
  return { terms, match: witness.match, log: witness.log }
}
const games = fc.tuple(fc.string(), fc.integer({ min: 2, max: 6 })).map(([phrase, seats]) => played(phrase, seats))
const onPaper = <T>(it: unknown): T => JSON.parse(JSON.stringify(it))

/** Of the page after so many entries. */
function snapshotAfter({ terms, log }: Played, entries: number): Snapshot {
  return snapshotOf(fold(auction, terms, log.slice(0, entries)))
}

describe('a match is rebuilt', () => {
  test('from its log alone', () => {
    fc.assert(
      fc.property(games, ({ terms, match, log }) => {
        const folded = fold(auction, terms, log)
        expect(textOf(folded.state)).toBe(textOf(match.state))
        expect(folded.next).toBe(log.length)
        expect(folded.seats).toEqual(match.seats)
      }),
      { numRuns: 20 },
    )
  })

  test('from a log that was on disk', () => {
    const { terms, match, log } = played('disk')
    const read = log.map(entry => fromJson(onPaper(toLog(entry))) as Entry<Event>)
    expect(textOf(fold(auction, terms, read).state)).toBe(textOf(match.state))
  })

  test('from a snapshot that was on disk and the rest of the log, wherever it was taken', () => {
    const game = played('snapshot')
    const { terms, match, log } = game
    for (let n = 0; n <= log.length; n++) {
      const kept = onPaper<Snapshot>(snapshotAfter(game, n))
      expect(kept.next).toBe(n)
      const folded = fold(auction, terms, log.slice(n), kept)
      expect(textOf(folded.state)).toBe(textOf(match.state))
      expect(folded.next).toBe(match.next)
    }
  })

  test('from a snapshot and a log that begins before it', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), (game, a, b) => {
        const { terms, match, log } = game
        const taken = a % (log.length + 1)
        const folded = fold(auction, terms, log.slice(b % (taken + 1)), snapshotAfter(game, taken))
        expect(textOf(folded.state)).toBe(textOf(match.state))
        expect(folded.next).toBe(match.next)
      }),
      { numRuns: 20 },
    )
  })

  test('from a log that is read as it comes', () => {
    const { terms, match, log } = played('stream')
    expect(textOf(fold(auction, terms, log.values()).state)).toBe(textOf(match.state))
  })

  test('and deciding nothing again: the dice stay untouched, and newer rules do not matter', () => {
    const { terms, match, log } = played('rules')
    const never = () => expect.unreachable('rules were asked')
    const newer = { ...auction, version: 2, setup: never, decide: never, expire: never }
    expect(textOf(fold(newer, { ...terms, dice: never }, log).state)).toBe(textOf(match.state))
  })

  test('and can be played on as if nothing had happened', () => {
    const { terms, log } = played('on')
    const until = log.findLastIndex(({ by }) => typeof by === 'object' && 'seat' in by)
    const by = log[until]?.by
    if (by === undefined || typeof by === 'string' || !('seat' in by)) throw new Error('nobody answered')
    const question = { name: 'bid', answer: 0 }
    const [whole, kept] = [null, snapshotAfter(played('on'), until - 1)].map(from =>
      fold(auction, terms, log.slice(0, until), from),
    )
    const answers = [whole, kept].map(match => match && submit(match, by.seat, question, 1e9))
    expect(textOf(answers[0])).toBe(textOf(answers[1]))
    expect(answers[0]).toMatchObject({ seq: until, at: 1e9 })
  })
})

describe('a snapshot', () => {
  test('does not change when the match goes on', () => {
    const { match } = open(auction, { seats: 2, options: { gold: 9, lots: 2, hammer: 0 }, dice: diceOf(seedFrom('x')) })
    const kept = snapshotOf(match)
    const before = JSON.stringify(kept)
    for (const seat of seatsOf(2)) submit(match, seat, { name: 'bid', answer: seat })
    expect(match.next).toBe(3)
    expect(JSON.stringify(kept)).toBe(before)
  })

  test('can be used twice', () => {
    const game = played('twice')
    const kept = snapshotAfter(game, 3)
    const fresh = () => textOf(fold(auction, game.terms, game.log, kept).state)
    expect(fresh()).toBe(fresh())
  })
})

describe('a gap', () => {
  const { terms, log } = played('gap')

  test('is refused, and so is the same entry once more', () => {
    const match = blank(auction, terms)
    const [first, second, third] = log
    if (!first || !second || !third) throw new Error('too short a game')
    expect(() => follow(match, second)).toThrow(new RangeError('entry 1 does not follow -1'))
    follow(match, first)
    expect(() => follow(match, third)).toThrow(new RangeError('entry 2 does not follow 0'))
    expect(() => follow(match, first)).toThrow(new RangeError('entry 0 does not follow 0'))
    follow(match, second)
    expect(match.next).toBe(2)
  })

  test('leaves the table as it was', () => {
    const match = blank(auction, terms)
    const before = textOf(match.state)
    expect(() => follow(match, log[3] as Entry<Event>)).toThrow(RangeError)
    expect(textOf(match.state)).toBe(before)
    expect(match.next).toBe(0)
  })

  test('anywhere in a log stops the fold, also after a snapshot', () => {
    const kept = snapshotAfter(played('gap'), 2)
    for (let missing = 0; missing < log.length - 1; missing++) {
      const gapped = log.filter(({ seq }) => seq !== missing)
      expect(() => fold(auction, terms, gapped)).toThrow(`entry ${missing + 1} does not follow ${missing - 1}`)
      if (missing >= 2) expect(() => fold(auction, terms, gapped, kept)).toThrow(RangeError)
      else expect(fold(auction, terms, gapped, kept).next).toBe(log.length)
    }
  })
})
