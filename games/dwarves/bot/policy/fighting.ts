import { armiesOf } from '../model/answers.ts'
import { at, KINDS } from '../model/cards.ts'
import { sending, sentOf } from '../model/combat.ts'
import { creaturesOf, diceOf, flies } from '../model/groups.ts'
import { ARMY, type World } from '../model/world.ts'
import type { Habits } from './habits.ts'
import { clash, type Force, join, noForce, strongestForce } from './odds.ts'
import { creatureWorth } from './worth.ts'

/* Whether to fight, and with whom. */

const forces: readonly Force[] = Array.from({ length: 4 }, noForce)
const mine = noForce()
const won = { chance: 0, found: 0 }

/** What each rival may bring to a battle of this size: the army it sent, or otherwise its strongest. */
export function rivalForces(w: World, seat: number, limit: number): readonly Force[] {
  const rivals: Force[] = []
  for (let s = 0; s < w.seats; s++) {
    if (s === seat) continue
    const force = forces[s] as Force
    if (w.battle >= 0 && at(w.armies, s) > 0) sentForce(w, s, force)
    else strongestForce(w, s, limit, force)
    rivals.push(force)
  }
  return rivals
}

/** What an army has rolled and still has to roll. */
function sentForce(w: World, seat: number, force: Force): void {
  force.mean = at(w.strength, seat)
  force.variance = 0
  force.found = at(w.treasure, seat)
  force.joint = 0
  for (let place = 0; place < at(w.armies, seat); place++)
    if (at(w.faces, seat * ARMY + place) === 0) join(force, w, seat, at(w.kinds, seat * ARMY + place), 1)
}

/** What a battle brings with this army: the chance to win, and gold won less the creature lost. */
export interface Prospect {
  chance: number
  gold: number
}

function prospectOf(
  w: World,
  seat: number,
  sent: number,
  rivals: readonly Force[],
  award: number,
  habits: Habits,
): Prospect {
  mine.mean = mine.variance = mine.found = mine.joint = 0
  let [most, loss] = [0, 0]
  for (let kind = 0; kind < w.cards.kinds; kind++) {
    const count = sentOf(sent, kind)
    if (count === 0) continue
    join(mine, w, seat, kind, count)
    if (flies(w, seat, kind)) continue
    const dice = diceOf(w, seat, kind)
    const worth = creatureWorth(w, seat, kind, habits)
    if (dice > most || (dice === most && worth < loss)) loss = worth
    most = Math.max(most, dice)
  }
  clash(mine, rivals, won)
  const wins = at(w.gold, seat) + award >= w.rules.goldToWin ? habits.game : 0
  return { chance: won.chance, gold: won.chance * (award + wins - loss) + won.found }
}

/** The creatures with the most dice. */
export function strongestArmy(w: World, seat: number, need: number): number {
  let [sent, left] = [0, need]
  const used = new Set<number>()
  while (left > 0) {
    let [best, rank] = [-1, -1]
    for (let kind = 0; kind < w.cards.kinds; kind++)
      if (!used.has(kind) && at(w.counts, seat * KINDS + kind) > 0 && diceOf(w, seat, kind) > rank) {
        best = kind
        rank = diceOf(w, seat, kind)
      }
    if (best < 0) return sent
    used.add(best)
    const count = Math.min(left, at(w.counts, seat * KINDS + best))
    sent += sending(best, count)
    left -= count
  }
  return sent
}

/** R6.3: starts with the strongest, and swaps one creature at a time as long as that helps. */
export function bestArmy(w: World, seat: number, card: number, habits: Habits): Prospect & { sent: number } {
  const { kinds } = w.cards
  const limit = at(w.cards.limitOf, card)
  const award = at(w.cards.awardOf, card)
  const rivals = rivalForces(w, seat, limit)
  const need = Math.min(limit, creaturesOf(w, seat))
  let sent = strongestArmy(w, seat, need)
  let best = prospectOf(w, seat, sent, rivals, award, habits)
  if (need < creaturesOf(w, seat))
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      for (let out = 0; out < kinds && !isBetter; out++)
        for (let into = 0; into < kinds && !isBetter; into++) {
          if (out === into || sentOf(sent, out) === 0 || sentOf(sent, into) >= at(w.counts, seat * KINDS + into))
            continue
          const other = sent - sending(out) + sending(into)
          const prospect = prospectOf(w, seat, other, rivals, award, habits)
          if (prospect.gold <= best.gold + 1e-9) continue
          sent = other
          best = prospect
          isBetter = true
        }
    }
  return { ...best, sent }
}

/** Each army a seat could send, with its prospect. */
export function prospectsOf(w: World, seat: number, habits: Habits): readonly (Prospect & { readonly sent: number })[] {
  const rivals = rivalForces(w, seat, at(w.cards.limitOf, w.battle))
  const need = Math.min(at(w.cards.limitOf, w.battle), creaturesOf(w, seat))
  return armiesOf(w, seat, need).map(sent => ({
    sent,
    ...prospectOf(w, seat, sent, rivals, at(w.cards.awardOf, w.battle), habits),
  }))
}

/** A seat's chance to win a battle of this size, if all send their strongest. */
export function chanceAt(w: World, seat: number, limit: number): number {
  strongestForce(w, seat, limit, mine)
  clash(mine, rivalForces(w, seat, limit), won)
  return won.chance
}
