import { describe, expect, test } from 'vitest'
import { type Asks, auction, type Event, type Options, type State } from '#testkit/auction/index'
import { StackedDice } from '#testkit/dice'
import { ana, ben, cleo, TestTable } from '#testkit/table'
import { textOf } from './laws/law.ts'
import { blank, type Entry, expire, follow, isRefusal, type Match, open, type Refusal, submit } from './match.ts'
import { redact } from './redact.ts'
import type { Seat } from './seat.ts'
import { knows, nobody, only, peek } from './secret.ts'
import { fold } from './snapshot.ts'
import { toLog } from './wire.ts'

type Auction = Match<State, Event, Asks, Options>

const options: Options = { gold: 10, lots: 2, hammer: 0 }
const bid = (answer: unknown) => ({ name: 'bid', answer })

/** Three seats with 10 gold each; a lot of 2 is up, a lot of 1 comes after. */
function seated(more: Partial<Options> = {}, at = 0): { match: Auction; entry: Entry<Event> } {
  const dice = new StackedDice()
  dice.stack(1)
  return open(auction, { seats: 3, options: { ...options, ...more }, dice: dice.dice }, at)
}
function accepted(next: Entry<Event> | Refusal): Entry<Event> {
  if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
  return next
}
const typesOf = (entry: Entry<Event>): readonly string[] => entry.events.map(e => e.type)
const bidAll = (match: Auction, ...bids: readonly number[]): readonly Entry<Event>[] =>
  bids.map((answer, seat) => accepted(submit(match, seat as Seat, bid(answer))))

/** Expects this refusal, and an unchanged state. */
function refused(match: Auction, attempt: () => Entry<Event> | Refusal, like: Partial<Refusal>): void {
  const [before, next] = [textOf(match.state), match.next]
  const refusal = attempt()
  expect(isRefusal(refusal)).toBe(true)
  expect(refusal).toMatchObject(like)
  expect(refusal).toHaveProperty('expected', expect.stringMatching(/\w/))
  expect(textOf(match.state)).toBe(before)
  expect(match.next).toBe(next)
}

describe('opening', () => {
  test('the first entry is number 0, by the house, with all that setup did', () => {
    const { match, entry } = seated({}, 1234)
    expect(entry).toMatchObject({ seq: 0, at: 1234, by: 'house' })
    expect(typesOf(entry)).toEqual(['seated', 'lotShown'])
    expect(match.next).toBe(1)
    expect(match.seats).toEqual([0, 1, 2])
    expect(match.state.lot).toBe(2)
  })

  test.each([1, 7, 0, -1, 2.5, NaN])('a table of %s seats cannot be opened', seats => {
    const terms = { seats, options, dice: new StackedDice().dice }
    expect(() => open(auction, terms)).toThrow(new RangeError(`auction has 2 to 6 seats, not ${seats}`))
    expect(() => blank(auction, terms)).toThrow(RangeError)
  })

  test.each([2, 6])('a table of %i seats can', seats => {
    const dice = new StackedDice()
    dice.stack(1)
    expect(open(auction, { seats, options, dice: dice.dice }).match.seats.length).toBe(seats)
  })

  test('an entry rolls the dice of its own number, and no dice if it needs none', () => {
    const asked: number[] = []
    const rolling: typeof auction = {
      ...auction,
      decide(ledger, seat, answer) {
        if (seat === ben) ledger.rng.below(6)
        if (seat === ben) ledger.rng.below(6)
        auction.decide(ledger, seat, answer)
      },
    }
    const dice = (seq: number) => {
      asked.push(seq)
      return { below: () => 0 }
    }
    const { match } = open(rolling, { seats: 3, options, dice })
    bidAll(match, 1, 2, 3)
    expect(asked).toEqual([0, 2])
  })
})

describe('answering', () => {
  test('an accepted answer is an entry by its seat, numbered and timed', () => {
    const { match } = seated()
    const entry = accepted(submit(match, ben, bid(4), 99))
    expect(toLog(entry)).toEqual({
      seq: 1,
      at: 99,
      by: { seat: 1, answer: { only: [1], is: { name: 'bid', answer: 4 } } },
      events: [{ type: 'bidSealed', seat: 1, bid: { only: [1], is: 4 } }],
    })
    expect(match.next).toBe(2)
  })

  test('of what came to the door only the answer is recorded', () => {
    const { match } = seated()
    const { by } = accepted(submit(match, ben, { ...bid(4), note: 'cheers' } as ReturnType<typeof bid>))
    expect(toLog(by)).toEqual({ seat: 1, answer: { only: [1], is: { name: 'bid', answer: 4 } } })
  })

  test('what was answered is the secret of the seat that answered', () => {
    const { match } = seated()
    const { by } = accepted(submit(match, ben, bid(4)))
    if (typeof by === 'string' || !('seat' in by)) throw new Error('nobody answered')
    expect(peek(redact(by, ben).answer)).toEqual(bid(4))
    for (const viewer of [ana, cleo, 'table'] as const) {
      expect(redact(by, viewer).seat).toBe(ben)
      expect(knows(redact(by, viewer).answer)).toBe(false)
    }
  })

  test('the last answer carries everything it caused', () => {
    const { match } = seated()
    const [first, , last] = bidAll(match, 1, 5, 2)
    expect(first && typesOf(first)).toEqual(['bidSealed'])
    expect(last && typesOf(last)).toEqual(['bidSealed', 'bidsOpened', 'lotSold', 'lotShown'])
    expect(match.state.points).toEqual([0, 2, 0])
    expect(match.state.purses.map(peek)).toEqual([10, 5, 10])
  })

  test('a seat that has answered is not asked', () => {
    const { match } = seated()
    accepted(submit(match, ana, bid(1)))
    refused(match, () => submit(match, ana, bid(2)), { refused: 'not asked', rule: 'R1' })
  })

  test.each([3, 5, -1, 0.5, NaN, 2 ** 32])('there is no seat %s to be asked', seat => {
    const { match } = seated()
    refused(match, () => submit(match, seat as Seat, bid(1)), { refused: 'not asked', rule: 'R1' })
  })

  test('a seat that comes as a text is no seat', () => {
    const { match } = seated()
    refused(match, () => submit(match, '0' as unknown as Seat, bid(1)), { refused: 'not asked' })
  })

  test.each(['offer', '', 'Bid', '__proto__', 'constructor'])('%j is another question', name => {
    const { match } = seated()
    const expected = 'bid: a whole number from 0 to 10'
    refused(match, () => submit(match, ana, { name, answer: 1 }), { refused: 'another question', rule: null, expected })
  })

  test('a wrong answer is refused by its rule', () => {
    const { match } = seated()
    const expected = 'a whole number from 0 to 10'
    refused(match, () => submit(match, ana, bid(11)), { refused: 'not allowed', rule: 'R1', expected })
    refused(match, () => submit(match, ana, bid('4')), { refused: 'not an answer', rule: 'R1', expected })
    accepted(submit(match, ana, bid(10)))
  })

  test('after the end nothing is asked of anybody, not even of the clock', () => {
    const { match } = seated({ hammer: 60 })
    bidAll(match, 1, 0, 0)
    expect(auction.result(match.state)).toBe(null)
    bidAll(match, 1, 0, 0)
    expect(auction.result(match.state)).toEqual({ points: [3, 0, 0], ranking: [1, 2, 2] })
    refused(match, () => submit(match, ana, bid(0)), { refused: 'over', rule: null })
    refused(match, () => submit(match, 9 as Seat, bid(0)), { refused: 'over', rule: null })
    refused(match, () => expire(match, 1e9), { refused: 'over', rule: null })
  })

  test('rules that throw record nothing, and the half-changed match takes nothing more', () => {
    const breaking: typeof auction = {
      ...auction,
      decide(ledger, seat, answer) {
        auction.decide(ledger, seat, answer)
        if (answer.answer === 7) throw new Error('a broken rule')
      },
    }
    const terms = { seats: 3, options, dice: () => ({ below: () => 0 }) }
    const { match, entry } = open(breaking, terms)
    const log = [entry, accepted(submit(match, ben, bid(1)))]
    expect(() => submit(match, ana, bid(7))).toThrow('a broken rule')
    expect(match.next).toBe(2)
    const attempts = [() => submit(match, cleo, bid(1)), () => follow(match, { ...entry, seq: 2 })]
    for (const attempt of attempts) expect(attempt).toThrow('half-written: load it from its log')
    const loaded = fold(breaking, terms, log)
    expect(accepted(submit(loaded, ana, bid(6))).seq).toBe(2)
  })
})

describe('the clock of the rules', () => {
  const [start, due] = [5000, 65_000]

  test('a table without a deadline has no clock', () => {
    const { match } = seated()
    refused(match, () => expire(match, 1e12), { refused: 'not asked', rule: null })
  })

  test('a game that has a deadline but no rule for it has no clock', () => {
    const { match } = seated({ hammer: 60 })
    const { expire: _, ...silent } = auction
    expect(expire({ ...match, game: silent }, 1e12)).toMatchObject({ refused: 'not asked' })
  })

  test('before the deadline the clock is refused, also by a millisecond', () => {
    const { match } = seated({ hammer: 60 }, start)
    expect(match.state.deadline).toBe(due)
    for (const at of [0, start, due - 1])
      refused(match, () => expire(match, at), { refused: 'too early', rule: null, expected: 'not before 65000' })
  })

  test('at the deadline the bids are opened, and silence was a bid of nothing', () => {
    const { match } = seated({ hammer: 60 }, start)
    accepted(submit(match, ben, bid(3), start + 1))
    const entry = accepted(expire(match, due))
    expect(entry).toMatchObject({ seq: 2, at: due, by: 'clock' })
    expect(entry.events).toEqual([
      { type: 'bidsOpened', bids: [0, 3, 0] },
      { type: 'lotSold', seat: ben, price: 3, points: 2 },
      { type: 'lotShown', lot: 1, deadline: due + 60_000 },
    ])
    expect(match.next).toBe(3)
  })

  test('a late bell counts from when it rang', () => {
    const { match } = seated({ hammer: 60 }, start)
    accepted(expire(match, due + 777))
    expect(match.state.deadline).toBe(due + 777 + 60_000)
  })

  test('an answer in the log before the bell counts, however late it was given', () => {
    const { match } = seated({ hammer: 60 }, start)
    accepted(submit(match, ana, bid(4), due + 500))
    expect(accepted(expire(match, due)).events).toContainEqual({ type: 'bidsOpened', bids: [4, 0, 0] })
  })

  test('an answer in the log after the bell is for the next lot, however early it was given', () => {
    const { match } = seated({ hammer: 60 }, start)
    expect(accepted(expire(match, due)).events).toContainEqual({ type: 'bidsOpened', bids: [0, 0, 0] })
    accepted(submit(match, ana, bid(4), due - 500))
    expect(match.state.lot).toBe(1)
    expect(match.state.bids.map(b => b && peek(b))).toEqual([4, null, null])
  })

  test('a bell for a lot that is gone is too early for the next', () => {
    const { match } = seated({ hammer: 60 }, start)
    for (const seat of [ana, ben, cleo]) accepted(submit(match, seat, bid(1), due - 1))
    refused(match, () => expire(match, due), { refused: 'too early', expected: `not before ${due - 1 + 60_000}` })
  })

  test('under all laws: two bells end a game in which one seat spoke once', () => {
    const hammered = { ...options, hammer: 60 }
    const purses = [ana, ben].map(seat => only(seat, 10))
    const given: readonly Event[] = [
      { type: 'seated', options: hammered, purses, deck: nobody([1, 2]) },
      { type: 'lotShown', lot: 2, deadline: 60_000 },
    ]
    const t = new TestTable(auction, 2, hammered, given, state => ({ seats: state.purses.length }))
    t.answer(ana, 'bid', 4).refuses(ana, 'bid', 5, 'not asked').refuses(ben, 'bid', 11, 'R1')
    t.expire(60_000)
    expect(t.told(ben)).toContainEqual({ type: 'bidsOpened', bids: [4, 0] })
    t.expire(120_000)
    expect(t.happened).toEqual(['bidsOpened', 'closed'])
    expect(auction.result(t.state)).toEqual({ points: [2, 0], ranking: [1, 2] })
    t.refuses(ana, 'bid', 0, 'over').close()
  })
})

describe('following', () => {
  test('a viewer who folds redacted entries sees the table cut down to what it may know', () => {
    const { match, entry } = seated()
    const log = [entry, ...bidAll(match, 1, 5, 2), accepted(submit(match, cleo, bid(3)))]
    for (const viewer of [ana, ben, cleo, 'table'] as const) {
      const view = blank(auction, { seats: 3, options, dice: new StackedDice().dice })
      for (const each of log) follow(view, redact(each, viewer))
      expect(textOf(view.state)).toBe(textOf(redact(match.state, viewer)))
      expect(view.next).toBe(match.next)
    }
  })
})
