import type { Seat } from '#kernel/seat'
import { abilityIds } from '../../cards/abilities.ts'
import { eventIds, events } from '../../cards/events.ts'
import { backs, type CardId } from '../../cards/index.ts'
import { abilityOn, groupName } from '../../rules/groups.ts'
import { at, type Cards, FIRST_EVENT, KINDS } from './cards.ts'
import { needed, sending, sentOf, shows } from './combat.ts'
import { targetsOf } from './diplomacy.ts'
import { mayFall, victimsOf } from './spoils.ts'
import { abilityIn, groupIn, movesOf, sortOf, sorts, whatIn } from './turns.ts'
import { ARMY, phases, type World } from './world.ts'

/** Everything the seat that is asked may answer. */
export function optionsOf(w: World): readonly number[] {
  switch (w.phase) {
    case phases.turn:
      return movesOf(w, w.asked)
    case phases.fighters:
      return armiesOf(w, w.asked, needed(w, w.asked))
    case phases.reroll:
      return [0, ...[1, 2, 3, 4, 5, 6].filter(face => shows(at(w.faces, w.asked * ARMY + w.rolling), face))]
    case phases.lay:
      return [-1, ...new Set(w.hands[w.asked] as number[])]
    case phases.target:
      return targetsOf(w, w.asked, w.playing)
    case phases.loss:
      return mayFall(w, w.asked)
    case phases.winner:
      return victimsOf(w, w.asked)
    default:
      return [0, 1]
  }
}

/** R6.3: every way to send this many. */
export function armiesOf(w: World, seat: number, need: number): readonly number[] {
  const armies: number[] = []
  const choose = (kind: number, left: number, sent: number): void => {
    if (left === 0) armies.push(sent)
    else if (kind < w.cards.kinds)
      for (let n = Math.min(left, at(w.counts, seat * KINDS + kind)); n >= 0; n--)
        choose(kind + 1, left - n, sent + sending(kind, n))
  }
  choose(0, need, 0)
  return armies
}

const groupAt = (cards: Cards, group: number): string =>
  groupName(Math.floor(group / KINDS) as Seat, cards.kindAt(group % KINDS))

function turnAnswer(cards: Cards, move: number): object {
  const what = whatIn(move)
  switch (sortOf(move)) {
    case sorts.creature:
      return { creature: cards.kindAt(what) }
    case sorts.discard:
      return { discard: cards.cardAt(what) }
    case sorts.battle:
      return { battle: cards.cardAt(what) }
    case sorts.thaw:
      return { thaw: cards.kindAt(what) }
    case sorts.stare:
      return { stare: groupAt(cards, what) }
    default:
      return {
        ability: abilityOn(abilityIds[abilityIn(move)] as (typeof abilityIds)[0], groupAt(cards, groupIn(move))),
      }
  }
}

const countsIn = (cards: Cards, sent: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Array.from({ length: cards.kinds }, (_, kind) => [cards.kindAt(kind), sentOf(sent, kind)] as const).filter(
      ([, n]) => n > 0,
    ),
  )

function targetAnswer(event: number, target: number): string {
  const { on } = events[eventIds[event - FIRST_EVENT] as (typeof eventIds)[0]]
  return on === 'fighter' || on === 'ownFighter' ? `${Math.floor(target / ARMY)}.${target % ARMY}` : `${target}`
}

/** An answer as the rules want it. */
export function asAnswer(w: World, given: number): unknown {
  switch (w.phase) {
    case phases.turn:
      return turnAnswer(w.cards, given)
    case phases.draw:
      return backs[given]
    case phases.fighters:
      return countsIn(w.cards, given)
    case phases.reroll:
      return given === 0 ? { keep: 'yes' } : { die: given }
    case phases.lay:
      return given < 0 ? { none: 'yes' } : { lay: w.cards.cardAt(given) satisfies CardId }
    case phases.target:
      return targetAnswer(w.playing, given)
    case phases.react:
      return given === 1 ? { forget: 'yes' } : { letBe: 'yes' }
    case phases.loss:
      return w.cards.kindAt(given)
    default:
      return given
  }
}

/** What the seat that is asked may answer, as the rules want it, in numbers; null if it may not. */
export const givenIn = (w: World, answer: unknown): number | null =>
  optionsOf(w).find(given => written(asAnswer(w, given)) === written(answer)) ?? null

/** The same text whatever the order of kinds, and whether or not none of a kind is said. */
const written = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null
    ? JSON.stringify(
        Object.entries(answer)
          .filter(([, n]) => n !== 0)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : JSON.stringify(answer)
