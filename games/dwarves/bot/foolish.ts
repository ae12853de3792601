import { events } from '../cards/events.ts'
import {
  abilityDice,
  abilityFinds,
  abilityFlies,
  abilityRerolls,
  at,
  FORGET,
  isEventCard,
  KINDS,
} from './model/cards.ts'
import { shows } from './model/combat.ts'
import { targetsOf } from './model/diplomacy.ts'
import { diceOf, findsOf } from './model/groups.ts'
import { abilityIn, drivenOffBy, groupIn, sortOf, sorts, whatIn } from './model/turns.ts'
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
      return isWastedReroll(w, given)
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
  const groups = drivenOffBy(w, seat, kind)
  if (groups.some(group => Math.floor(group / KINDS) !== seat)) return false
  const lost = groups.reduce(
    (sum, group) => sum + at(w.counts, group) * creatureWorth(w, seat, group % KINDS, habits),
    0,
  )
  return lost > creatureWorth(w, seat, kind, habits)
}

/** Whether it rolls a six again, or not the lowest of the dice that found nothing. */
function isWastedReroll(w: World, face: number): boolean {
  const fighter = w.asked * ARMY + w.rolling
  const finds = findsOf(w, w.asked, at(w.kinds, fighter))
  for (let lower = finds + 1; lower < face; lower++) if (shows(at(w.faces, fighter), lower)) return true
  return face === 6
}

/** Whether an event would do nothing for its owner, or help only others. */
function isVain(w: World, seat: number, card: number): boolean {
  const fights = at(w.armies, seat) > 0
  switch (w.cards.cardAt(card)) {
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

/** Whether it is aimed at oneself although somebody else fights, or lets a weaker fighter roll again. */
function foolishTarget(w: World, seat: number, target: number): boolean {
  const { on } = events[w.cards.cardAt(w.playing) as keyof typeof events]
  if (on === 'ownFighter') {
    const dice = (fighter: number): number => diceOf(w, seat, at(w.kinds, fighter))
    return targetsOf(w, seat, w.playing).some(other => dice(other) > dice(target))
  }
  if (on !== 'fighter' && on !== 'treasure') return false
  const victim = on === 'fighter' ? Math.floor(target / ARMY) : target
  return victim === seat && w.armies.some((army, s) => s !== seat && army > 0)
}
