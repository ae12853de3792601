import { events } from '../cards/events.ts'
import {
  abilityDice,
  abilityFinds,
  abilityFlies,
  abilityRerolls,
  at,
  cardAt,
  drivenOff,
  FORGET,
  isEventCard,
  KINDS,
} from './model/cards.ts'
import { flies, onTable } from './model/groups.ts'
import { abilityIn, groupIn, sortOf, sorts, whatIn } from './model/turns.ts'
import { ARMY, phases, type World } from './model/world.ts'
import { bestArmy } from './policy/fighting.ts'
import type { Habits } from './policy/habits.ts'
import { creatureWorth } from './policy/worth.ts'

/** No battle is started with less chance to win than this. */
const HOPELESS = 0.08

/** Answers that look stupid to anybody at the table. No level gives one while it has another (README.md lists them). */
export function isFoolish(w: World, given: number, habits: Habits): boolean {
  switch (w.phase) {
    case phases.turn:
      return foolishMove(w, w.asked, given, habits)
    case phases.reroll:
      return given === 6
    case phases.lay:
      return given >= 0 && isEventCard(given) && given !== FORGET && isVain(w, w.asked, given)
    case phases.target:
      return foolishTarget(w, w.asked, given)
    case phases.react:
      return given === 1 && w.player === w.asked
    default:
      return false
  }
}

const isHelpful = (ability: number): boolean =>
  at(abilityDice, ability) > 0 ||
  at(abilityFinds, ability) > 0 ||
  at(abilityRerolls, ability) === 1 ||
  at(abilityFlies, ability) === 1

function foolishMove(w: World, seat: number, move: number, habits: Habits): boolean {
  switch (sortOf(move)) {
    case sorts.ability: {
      const group = groupIn(move)
      const isOwn = Math.floor(group / KINDS) === seat
      return at(w.abilities, group) < 0 && isHelpful(abilityIn(move)) !== isOwn
    }
    case sorts.creature:
      return drivesOffBetter(w, seat, whatIn(move), habits)
    case sorts.battle:
      return bestArmy(w, seat, whatIn(move), habits).chance < HOPELESS
    default:
      return false
  }
}

/** Whether it would cost its owner more than it is worth, and no rival anything. */
function drivesOffBetter(w: World, seat: number, kind: number, habits: Habits): boolean {
  const count = onTable(w, kind) + 1
  if (count > 3 && !w.rules.fourthClears) return false
  let lost = 0
  for (const victim of drivenOff[kind] as readonly number[])
    for (let on = 0; on < w.seats; on++) {
      const there = at(w.counts, on * KINDS + victim)
      if (there === 0 || flies(w, on, victim)) continue
      if (on === seat) lost += there * creatureWorth(w, on, victim, habits)
      else if (count === 3) return false
    }
  return lost > creatureWorth(w, seat, kind, habits)
}

/** Whether an event would do nothing for its owner, or help only others. */
function isVain(w: World, seat: number, card: number): boolean {
  const fights = at(w.armies, seat) > 0
  switch (cardAt(card)) {
    case 'richVein':
    case 'nobodyGoesHome':
    case 'onceMore':
      return !fights
    case 'wrongBanner':
      return !fights || w.strength.every((strength, s) => s === seat || strength <= at(w.strength, seat))
    default:
      return false
  }
}

/** Whether it is aimed at oneself although somebody else fights. */
function foolishTarget(w: World, seat: number, target: number): boolean {
  const { on } = events[cardAt(w.playing) as keyof typeof events]
  if (on !== 'fighter' && on !== 'treasure') return false
  const victim = on === 'fighter' ? Math.floor(target / ARMY) : target
  return victim === seat && w.armies.some((army, s) => s !== seat && army > 0)
}
