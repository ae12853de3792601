import { events } from '../../cards/events.ts'
import { at, eventNumber } from '../model/cards.ts'
import { diceOf } from '../model/groups.ts'
import { mayFall } from '../model/spoils.ts'
import { ARMY, type World } from '../model/world.ts'
import type { Habits } from './habits.ts'
import { creatureWorth } from './worth.ts'

/* How a battle would end if nothing else happened, and what that is worth. */

const [notice, boo, onceMore, banner, fool, vein, home] = (
  ['neverNotice', 'boo', 'onceMore', 'wrongBanner', 'foolsGold', 'richVein', 'nobodyGoesHome'] as const
).map(eventNumber)

const strength = [0, 0, 0, 0]
const treasure = [0, 0, 0, 0]
const gold = [0, 0, 0, 0]

/** The worth of the battle to a seat with this event of a seat (−1 for none) on this target. A roll counts as its average. */
export function outlook(w: World, seat: number, habits: Habits, event = -1, by = 0, target = 0): number {
  for (let s = 0; s < w.seats; s++) {
    strength[s] = at(w.strength, s)
    treasure[s] = at(w.treasure, s)
  }
  let safe = -1
  let thief = -1
  switch (event) {
    case notice:
      thief = by
      break
    case boo: {
      const victim = Math.floor(target / ARMY)
      strength[victim] = Math.max(0, at(strength, victim) - at(w.pips, target))
      break
    }
    case onceMore:
      strength[by] = at(strength, by) + 3.5 * diceOf(w, by, at(w.kinds, target))
      break
    case banner: {
      const mine = at(strength, by)
      strength[by] = at(strength, target)
      strength[target] = mine
      break
    }
    case fool:
      treasure[target] = 0
      break
    case vein:
      treasure[by] = at(treasure, by) + events.richVein.amount
      break
    case home:
      safe = by
      break
  }
  return worthTo(w, seat, habits, safe, thief)
}

function worthTo(w: World, seat: number, habits: Habits, safe: number, thief: number): number {
  let best = 0
  for (let s = 0; s < w.seats; s++) best = Math.max(best, at(strength, s))
  for (let s = 0; s < w.seats; s++)
    gold[s] = at(strength, s) === best ? at(w.cards.awardOf, w.battle) + at(treasure, s) : 0
  for (const by of w.thieves) rob(w, by)
  if (thief >= 0) rob(w, thief)
  let [own, others] = [0, 0]
  for (let s = 0; s < w.seats; s++) {
    const wins = at(w.gold, s) + at(gold, s) >= w.rules.goldToWin ? habits.game : 0
    const loses = at(strength, s) === best && s !== safe ? lossOf(w, s, habits) : 0
    const value = at(gold, s) + wins - loses
    if (s === seat) own = value
    else others += value
  }
  return own - (habits.battleSpite * others) / (w.seats - 1)
}

function rob(w: World, thief: number): void {
  for (let s = 0; s < w.seats; s++) {
    if (s === thief || at(gold, s) === 0) continue
    const taken = Math.min(events.neverNotice.amount, at(gold, s))
    gold[s] = at(gold, s) - taken
    gold[thief] = at(gold, thief) + taken
    return
  }
}

function lossOf(w: World, seat: number, habits: Habits): number {
  let least = -1
  for (const kind of mayFall(w, seat)) {
    const worth = creatureWorth(w, seat, kind, habits)
    if (least < 0 || worth < least) least = worth
  }
  return Math.max(0, least)
}
