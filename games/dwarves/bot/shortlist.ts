import { isFoolish } from './foolish.ts'
import { optionsOf } from './model/answers.ts'
import { sortOf, sorts, whatIn } from './model/turns.ts'
import { phases, type World } from './model/world.ts'
import { developing } from './policy/choose.ts'
import { prospectsOf } from './policy/fighting.ts'
import type { Habits } from './policy/habits.ts'
import { cardWorth, standing } from './policy/worth.ts'

/** How many answers of a sort are worth a closer look. */
const MOST = { ability: 4, power: 3, discard: 2, armies: 6 } as const

const best = <T>(all: readonly T[], worth: (one: T) => number, most: number): readonly T[] =>
  all
    .map(one => ({ one, worth: worth(one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ one }) => one)

/** The answers a search compares: the most promising by rule of thumb, without foolish ones. */
export function shortlist(w: World, habits: Habits): readonly number[] {
  const promising = mostPromising(w, habits)
  const wise = promising.filter(given => !isFoolish(w, given, habits))
  return wise.length > 0 ? wise : promising
}

/** The same with foolish ones. */
export function mostPromising(w: World, habits: Habits): readonly number[] {
  if (w.phase === phases.fighters)
    return best(prospectsOf(w, w.asked, habits), ({ gold }) => gold, MOST.armies).map(({ sent }) => sent)
  const options = optionsOf(w)
  return w.phase === phases.turn ? turns(w, options, habits) : options
}

function turns(w: World, options: readonly number[], habits: Habits): readonly number[] {
  const now = standing(w, w.asked, habits)
  const of = (...wanted: readonly number[]) => options.filter(move => wanted.includes(sortOf(move)))
  const gain = (move: number): number => developing(w, w.asked, move, now, habits)
  return [
    ...of(sorts.battle),
    ...of(sorts.creature),
    ...best(of(sorts.ability), gain, MOST.ability),
    ...best(of(sorts.thaw, sorts.stare), gain, MOST.power),
    ...best(of(sorts.discard), move => -cardWorth(w, w.asked, whatIn(move), now, habits), MOST.discard),
  ]
}
