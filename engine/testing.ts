import { afterEach, describe, expect, test } from 'vitest'
import type { Reply, Waiting } from '#client/messages'
import type { Command } from '#client/replies'
import type { Boxed } from '#games/boxed'
import type { Seat, Viewer } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import type { Advised } from '#protocol/from-house'
import { box as auctionBox } from '#testkit/auction/box'
import { auction } from '#testkit/auction/index'
import { ana, ben } from '#testkit/table'
import type { Follower } from './engine.ts'

/** The toy auction, in which a bid of 13 makes the rules throw. */
export const superstitious = {
  ...auctionBox,
  game: {
    ...auction,
    decide: (...[ledger, seat, given]: Parameters<typeof auction.decide>) => {
      if (given.answer === 13) throw new Error('thirteen')
      auction.decide(ledger, seat, given)
    },
  },
} as unknown as Boxed

/** A match, in a house or on a device, as far as the contract goes. */
export interface PlayedMatch {
  readonly next: number
  answer(seat: Seat, command: Command): Promise<Reply>
  advise(seat: Seat, asked: number): Promise<Reply>
  follow(follower: Follower, have: number): Promise<void>
}

/** A place where one match of the auction is played, by Ana and Ben, who agreed to advice, with these options. */
export interface Playground {
  readonly match: PlayedMatch
  /** What is stored, read without asking the match. */
  kept(): Promise<readonly string[]>
  /** Another process writes the next entry: Ben bids nothing. */
  interfere(): Promise<void>
  /** The match loaded again, with nothing left in memory. */
  reopened(): Promise<Playground>
  close(): Promise<void>
}

export const bid = (id: string, asked: number, answer: unknown): Command => ({ id, asked, name: 'bid', answer })

/** The contract for every place where matches are played. */
export function keepsTheContract(open: (options: object) => Promise<Playground>): void {
  const places: Playground[] = []
  afterEach(async () => {
    for (const place of places.splice(0).reverse()) await place.close()
  })
  const begun = async (options: object = {}): Promise<Playground> => {
    const place = await open({ gold: 20, lots: 60, hammer: 0, ...options })
    places.push(place)
    return place
  }
  /** A spectator, and what they were told. */
  const watching = async ({ match }: Playground, have = -1, viewer: Viewer = 'table') => {
    const told: number[] = []
    const waited: number[] = []
    const advised: (readonly Advised[])[] = []
    const tell = (telling: Telling): void => void told.push(telling.seq)
    const attend = (waiting: Waiting): void => {
      waited.push(told.length)
      advised.push(waiting.advised ?? [])
    }
    await match.follow({ ...deviceOf, viewer, tell, attend }, have)
    return { told, waited, advised }
  }

  describe('a match, wherever it is played', () => {
    test('keeps an answer before anybody is told, and the reply names its entry', async () => {
      const place = await begun()
      const keptThen: number[] = []
      const tell = async (): Promise<void> => void keptThen.push((await place.kept()).length)
      await place.match.follow({ ...deviceOf, viewer: 'table', tell, attend: () => {} }, -1)
      expect(await place.match.answer(ana, bid('a', 0, 1))).toEqual({ seq: 1 })
      expect(await place.kept()).toHaveLength(2)
      await new Promise(done => setTimeout(done))
      expect(keptThen).toEqual([1, 2])
    })

    test('makes one entry of a command that comes again, also after all was forgotten', async () => {
      const place = await begun()
      expect(await place.match.answer(ana, bid('a', 0, 1))).toEqual({ seq: 1 })
      expect(await place.match.answer(ana, bid('a', 0, 1))).toEqual({ seq: 1 })
      const again = await place.reopened()
      places.push(again)
      expect(await again.match.answer(ana, bid('a', 0, 1))).toEqual({ seq: 1 })
      expect(await again.kept()).toHaveLength(2)
    })

    test('calls an answer stale whose question was answered, though the next has the same name', async () => {
      const { match } = await begun()
      await match.answer(ana, bid('a', 0, 1))
      await match.answer(ben, bid('b', 0, 0))
      expect(await match.answer(ana, bid('c', 0, 1))).toMatchObject({ code: 'stale' })
      expect(await match.answer(ana, bid('d', 2, 1))).toEqual({ seq: 3 })
    })

    test('says by which rule it refuses or what it expects, and keeps nothing of it', async () => {
      const place = await begun()
      const { told } = await watching(place)
      const refused = [bid('a', 0, 999), bid('b', 0, { x: 1 }), { ...bid('c', 0, 1), name: 'nonsense' }]
      const replies = [await place.match.answer(9 as Seat, bid('z', 0, 1))]
      for (const each of refused) replies.push(await place.match.answer(ana, each))
      expect(replies).toEqual([
        expect.objectContaining({ code: 'not asked', rule: 'R1' }),
        expect.objectContaining({ code: 'not allowed', rule: 'R1' }),
        expect.objectContaining({ code: 'not an answer', rule: 'R1' }),
        expect.objectContaining({ code: 'another question', expected: expect.stringContaining('bid') }),
      ])
      expect(told).toEqual([0])
      expect(await place.kept()).toHaveLength(1)
    })

    test('takes answers of one turn together: each is told once and acknowledged by its own number', async () => {
      const place = await begun()
      const { told, waited } = await watching(place)
      const replies = await Promise.all([
        place.match.answer(ana, bid('a', 0, 1)),
        place.match.answer(ana, bid('a', 0, 1)),
        place.match.answer(ben, bid('b', 0, 0)),
        place.match.answer(ana, bid('c', 0, 2)),
        place.match.answer(ana, bid('d', 2, 2)),
      ])
      const stale = expect.objectContaining({ code: 'stale' })
      expect(replies).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 2 }, stale, { seq: 3 }])
      expect(told).toEqual([0, 1, 2, 3])
      expect(waited.at(-1)).toBe(4)
      expect(await place.kept()).toHaveLength(4)
    })

    test('loses nothing of the others where the rules break on one answer', async () => {
      const place = await begun()
      const { told } = await watching(place)
      const replies = await Promise.all([
        place.match.answer(ana, bid('a', 0, 1)),
        place.match.answer(ben, bid('b', 0, 13)),
      ])
      expect(replies).toEqual([{ seq: 1 }, expect.objectContaining({ code: 'broken' })])
      expect(told).toEqual([0, 1])
      expect(await place.match.answer(ben, bid('c', 0, 12))).toEqual({ seq: 2 })
      expect(await place.kept()).toHaveLength(3)
    })

    test('never writes over what somebody else has written', async () => {
      const place = await begun()
      await place.interfere()
      const before = await place.kept()
      await place.match.answer(ana, bid('a', 0, 1))
      expect((await place.kept()).slice(0, 2)).toEqual(before)
    })

    test('tells who follows what comes after the number they have, in order', async () => {
      const place = await begun()
      await place.match.answer(ana, bid('a', 0, 1))
      const { told } = await watching(place, 0)
      await place.match.answer(ben, bid('b', 0, 0))
      expect(told).toEqual([1, 2])
      expect(place.match.next).toBe(3)
    })

    test('keeps who took advice about a question and tells everybody, without a word in the log', async () => {
      const place = await begun()
      const { advised } = await watching(place)
      expect(await place.match.advise(ana, 0)).toEqual({ seq: 0 })
      expect(await place.match.advise(ana, 0)).toEqual({ seq: 0 })
      await place.match.answer(ana, bid('a', 0, 1))
      expect(await place.match.advise(ana, 1)).toMatchObject({ code: 'not asked' })
      expect(await place.match.advise(ben, 1)).toEqual({ seq: 1 })
      await place.match.answer(ben, bid('b', 0, 0))
      expect(await place.match.advise(ana, 1)).toMatchObject({ code: 'stale' })
      expect(await place.match.advise(ana, 2)).toEqual({ seq: 2 })
      const all = [
        { seat: ana, after: 0 },
        { seat: ben, after: 1 },
        { seat: ana, after: 2 },
      ]
      expect(advised.at(-1)).toEqual(all)
      expect(await place.kept()).toHaveLength(3)
      const again = await place.reopened()
      places.push(again)
      expect((await watching(again)).advised.at(-1)).toEqual(all)
    })

    test('ends once, and takes nothing after that', async () => {
      const { match, kept } = await begun({ lots: 1 })
      await match.answer(ana, bid('a', 0, 1))
      await match.answer(ben, bid('b', 0, 0))
      expect(await match.answer(ana, bid('c', 2, 1))).toMatchObject({ code: 'over' })
      expect(await kept()).toHaveLength(3)
    })
  })
}

/** What the holder of a device is told in addition. It does not matter here. */
const deviceOf = { isResting: true, heed: () => {}, lose: () => {} }
