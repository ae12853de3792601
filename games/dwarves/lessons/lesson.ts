import { type LessonOf, learner } from '#games/lesson'
import type { Named } from '#games/saying'
import type { AnswerTo } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Back, type CardId, isBattle, isCreature } from '../cards/index.ts'
import type { Options } from '../options.ts'
import { cardsHeld } from '../rules/drawing.ts'
import type { Asks, State } from '../types.ts'
import type { Part } from './parts.ts'
import type { words } from './words/en.ts'

export type DwarvesLesson = LessonOf<State, Asks, Options, Part, Named<typeof words>>

export const corvo = 1 as Seat

/** Nobody is asked about dirty hands, and nothing is timed. */
export const calm = { start: 'random', clock: 'none' } as const satisfies Partial<Options>

export const handOf = ({ sides }: State, seat: Seat = learner): readonly CardId[] => peek(of(sides, seat).hand)
export const holds = (state: State, ...cards: readonly CardId[]): boolean =>
  cards.every(card => handOf(state).includes(card))

interface Course {
  /** The decks of the first five cards, by seat. */
  readonly deal: readonly (readonly Back[])[]
  /** What is played turn by turn: the first of these that is in hand; null where the learner decides. */
  readonly turns: readonly (readonly CardId[] | null)[]
  /** Other questions that the learner decides. */
  readonly isAsked: (state: State, name: keyof Asks) => boolean
  /** What Corvo lays face down, if he holds it. */
  readonly lays?: CardId
}

/** Everybody plays what is written, and does what silence would do wherever nothing is. */
export const course =
  ({ deal, turns, isAsked, lays }: Course): DwarvesLesson['script'] =>
  (state, seat, { name, ask }) => {
    if (name === 'turn') {
      const wanted = turns[state.turns - 1] ?? null
      return wanted === null ? null : (played(handOf(state, seat), wanted) ?? ask.idle)
    }
    if (name === 'draw' && state.turns === 0) return deal[seat]?.[cardsHeld(state, seat)]
    if (seat === learner) return isAsked(state, name) ? null : ask.idle
    return name === 'lay' && lays !== undefined && handOf(state, seat).includes(lays) ? { lay: lays } : ask.idle
  }

function played(hand: readonly CardId[], wanted: readonly CardId[]): unknown {
  const card = wanted.find(it => hand.includes(it))
  if (card === undefined) return null
  if (isCreature(card)) return { creature: card }
  return isBattle(card) ? { battle: card } : null
}

export type Turn = AnswerTo<Asks['turn']>

/** Whether a turn plays one of these creatures, or any if none is named. */
export const plays =
  (...kinds: readonly CardId[]) =>
  (turn: Turn): boolean =>
    'creature' in turn && (kinds.length === 0 || kinds.includes(turn.creature))

/** Whether a turn lays an ability on somebody else's creatures. */
export const helpsOthers = (turn: Turn): boolean => 'ability' in turn && !turn.ability.includes(`@${learner}.`)

export const discards = (turn: Turn): boolean => 'discard' in turn

/** Whether the learner has more strength than Corvo in the running battle. */
export const isAhead = ({ battle }: State): boolean =>
  (battle?.armies[learner]?.strength ?? 0) > (battle?.armies[corvo]?.strength ?? 0)
