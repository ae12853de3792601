import { type LessonOf, learner } from '#games/lesson'
import type { Named } from '#games/saying'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import type { CharacterId } from '../cards/characters.ts'
import type { Options } from '../options.ts'
import type { Asks, Bid, State } from '../types.ts'
import type { Part } from './parts.ts'
import type { words } from './words/en.ts'

export type FistLesson = LessonOf<State, Asks, Options, Part, Named<typeof words>>

export const drusilla = 2 as Seat

/** Whether a black coin is in a fist. */
export const isCurse = ({ black = 0 }: Partial<Bid>): boolean => black > 0

/** How much gold is in a fist. */
export const goldIn = ({ fairy = 0, common = 0 }: Partial<Bid>): number => fairy + common

/** The character up for auction now; null if none is. */
export const up = ({ auction }: State): CharacterId | null => auction?.character ?? null
/** Which card of the round it is: 1 is the Witch. */
export const place = ({ auctioned }: State): number => auctioned.length

/** A bid; a number is fairy gold. */
type Fist = number | Partial<Bid>
/** What the others bid by round and card of the round. Where nothing is written they bid nothing. */
type Bids = Readonly<Record<number, Readonly<Record<number, readonly [first: Fist, second: Fist]>>>>

interface Course {
  /** The round and the card with which the learner begins. */
  readonly from: readonly [round: number, card: number]
  readonly bids: Bids
}

/** Everybody bids what is written; the learner bids nothing until the lesson begins. */
export const course =
  ({ from: [round, card], bids }: Course) =>
  (state: State, seat: Seat, { name }: Question<Asks>): unknown => {
    if (name !== 'bid') return null
    const [now, at] = [state.round, place(state)]
    if (seat === learner) return now < round || (now === round && at < card) ? {} : null
    const fist = bids[now]?.[at]?.[seat - 1] ?? 0
    return typeof fist === 'number' ? { fairy: fist } : fist
  }

/** Whether somebody, the learner if nobody is named, has a stone of each colour. */
export const hasEachColour = (state: State, seat = learner): boolean => {
  const { red, blue, yellow } = of(state.sides, seat).stones
  return red > 0 && blue > 0 && yellow > 0
}

/** Whether a dragon is up that brings a stone of its own colour. */
export const isDragonUp = (state: State): boolean =>
  (['redDragon', 'blueDragon', 'yellowDragon'] as const).some(dragon => dragon === up(state))
