import { type LessonOf, learner, waits } from '#games/lesson'
import type { Named } from '#games/saying'
import type { Question } from '#kernel/game'
import type { AnswerTo, Shares } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { dragonOf } from '../cards/dragons.ts'
import { countsOf, gems, type Hoard, noTokens, one, plus, size, type Token } from '../cards/tokens.ts'
import type { Options } from '../options.ts'
import type { Asks, Bargain, Kill, Offer, Spot, State } from '../types.ts'
import type { Part } from './parts.ts'
import type { words } from './words/en.ts'

export type GoldLesson = LessonOf<State, Asks, Options, Part, Named<typeof words>>
export type GoldScript = GoldLesson['script']

/** The basic game, in which nothing is timed. */
export const untimed = { game: 'basic', clock: 'none' } as const satisfies Partial<Options>

export const [corvo, drusilla] = [1 as Seat, 2 as Seat]

/** How strong the dragon on this spot is; 0 if there is none. */
export const strengthAt = ({ row }: State, spot: Spot): number => {
  const lair = row[spot]
  return lair ? dragonOf(lair.dragon).strength : 0
}

/** How many tokens the dragon on this spot will leave, with its hidden ones. */
export const lootOn = ({ row }: State, spot: Spot): number => {
  const lair = row[spot]
  return lair ? size(lair.tokens) + dragonOf(lair.dragon).hidden : 0
}

/** Who is sent where, turn by turn; null where the learner decides. */
export const sent =
  (turns: readonly (string | null)[]) =>
  (state: State, { name }: Question<Asks>): unknown => {
    const send = name === 'attack' ? (turns[state.turns - 1] ?? null) : null
    return send === null ? null : { place: send }
  }

/** The loot dealt out one by one, to the first of these seats first, the dearest first. */
export function dealtOut(loot: Hoard, among: readonly Seat[]): Shares<Token> {
  const shares = among.map(() => noTokens)
  const all = (['gold', 'black', 'white', 'yellow', 'purple', 'green', 'blue', 'red', 'silver'] as const).flatMap(
    token => Array<Token>(loot[token]).fill(token),
  )
  for (const [i, token] of all.entries()) {
    const to = i % among.length
    shares[to] = plus(shares[to] ?? noTokens, one(token))
  }
  return Object.fromEntries(among.map((seat, i) => [seat, countsOf(shares[i] ?? noTokens)]))
}

/** How many tokens an offer gives to this seat. */
export const givenTo = (seat: Seat, shares: Shares<Token>): number =>
  Object.values(shares[seat] ?? {}).reduce((sum, n) => sum + n, 0)

type Move = AnswerTo<Asks['bargain']>

/** Whether a move offers each of these seats at least two tokens. */
export const offersTwoTo =
  (...seats: readonly Seat[]) =>
  (move: Move): boolean =>
    'offer' in move && seats.every(seat => givenTo(seat, move.offer) >= 2)

export const offers = (move: Move): boolean => 'offer' in move
export const accepts = (move: Move): boolean => 'accept' in move
export const refuses = (move: Move): boolean => 'noDeal' in move

export interface Talk {
  readonly kill: Kill
  readonly bargain: Bargain
}

/** A bargain as others see it. */
export const talkIn = ({ kill, bargain }: State): Talk | null =>
  kill === null || bargain === null ? null : { kill, bargain }

export const offerBy = ({ bargain }: Talk, seat: Seat): Offer | undefined =>
  bargain.offers.find(({ by }) => by === seat)

/** Whether the learner's offer gives everybody else at least two tokens, and is later than this one. */
export function isWelcome(talk: Talk, than: Offer | undefined): boolean {
  const own = offerBy(talk, learner)
  if (own === undefined || own.number < (than?.number ?? 0)) return false
  return talk.kill.party.every((seat, i) => seat === learner || size(own.shares[i] ?? noTokens) >= 2)
}

/**
 * A bargain in which one of the others offers first and the rest of them agree, or nobody does. The learner's own offer
 * is welcome if it gives everybody else two tokens.
 */
export function bargained(talk: Talk, seat: Seat, by: Seat | null, share: (kill: Kill) => Shares<Token>): unknown {
  const { accepts } = talk.bargain
  const theirs = by === null ? undefined : offerBy(talk, by)
  const own = isWelcome(talk, theirs) ? offerBy(talk, learner) : undefined
  const agreed = (own ?? theirs)?.number
  const isSettled = talk.kill.party.every(it => it === learner || agreed === undefined || accepts[it] === agreed)
  if (seat === learner) return own === undefined && isSettled && (by === null || theirs !== undefined) ? null : waits
  if (agreed === undefined) return seat === by ? { offer: share(talk.kill) } : waits
  return accepts[seat] === agreed ? waits : { accept: agreed }
}

/** How many gems there are. */
export const gemsIn = (hoard: Hoard): number => gems.reduce((sum, gem) => sum + hoard[gem], 0)

/** Whether a move sends one of these, written as `knight@2`. */
export const sends =
  (...all: readonly string[]) =>
  (move: AnswerTo<Asks['attack']>): boolean =>
    'place' in move && all.includes(move.place)
