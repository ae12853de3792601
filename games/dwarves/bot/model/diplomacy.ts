import type { Rng } from '#kernel/chance'
import { type EventId, eventIds, events, type LaidEvent } from '../../cards/events.ts'
import { at, FIRST_EVENT, FORGET, FORGETS, isEventCard, OTHER } from './cards.ts'
import { nextSeat } from './combat.ts'
import { diceOf, discard, takeOut } from './groups.ts'
import { ARMY, phases, type World } from './world.ts'

/* Chapters 7 to 9. A target is a seat, or a fighter (seat * ARMY + place). */

const nameOf = (card: number): EventId => eventIds[card - FIRST_EVENT] as EventId

/** R7.1. */
export function diplomacy(w: World): void {
  if (w.done === w.seats) {
    w.done = 0
    w.phase = phases.resolve
    return
  }
  const seat = nextSeat(w)
  if ((w.hands[seat] as number[]).length === 0) {
    w.done++
    return
  }
  w.asked = seat
  w.phase = phases.lay
}

export function answerLay(w: World, card: number): void {
  w.laid[w.asked] = card
  if (card >= 0) takeOut(w.hands[w.asked] as number[], card)
  w.done++
  w.phase = phases.diplomacy
}

/** R7.5: what an event of this seat can be aimed at now; 0 for those without a target. */
export function targetsOf(w: World, seat: number, card: number): readonly number[] {
  const fights = at(w.armies, seat) > 0
  const targets: number[] = []
  switch (nameOf(card) as LaidEvent) {
    case 'neverNotice':
      return [0]
    case 'richVein':
    case 'nobodyGoesHome':
      return fights ? [0] : []
    case 'boo':
      for (let s = 0; s < w.seats; s++)
        for (let place = 0; place < at(w.armies, s); place++)
          if (at(w.scared, s * ARMY + place) === 0) targets.push(s * ARMY + place)
      return targets
    case 'onceMore':
      for (let place = 0; place < at(w.armies, seat); place++)
        if (at(w.scared, seat * ARMY + place) === 0) targets.push(seat * ARMY + place)
      return targets
    case 'wrongBanner':
      for (let s = 0; s < w.seats; s++) if (fights && s !== seat && at(w.armies, s) > 0) targets.push(s)
      return targets
    case 'foolsGold':
      for (let s = 0; s < w.seats; s++) if (at(w.armies, s) > 0) targets.push(s)
      return targets
  }
}

/** R7.4: one event after another, clockwise from the starter. */
export function resolve(w: World): void {
  if (w.done === w.seats) {
    w.phase = phases.settle
    return
  }
  const seat = nextSeat(w)
  w.done++
  const card = at(w.laid, seat)
  if (!isEventCard(card) || card === FORGET) return
  const targets = targetsOf(w, seat, card)
  const [target] = targets
  if (target === undefined) return
  w.playing = card
  w.player = seat
  if (targets.length === 1) return aimAt(w, target)
  w.asked = seat
  w.phase = phases.target
}

/** R8.3: everybody may answer, from the owner's left, the owner last. */
export function aimAt(w: World, target: number): void {
  w.aim = target
  w.asked = w.player
  w.phase = isWindow(w) ? phases.window : phases.effect
}

/** R8.3, R12.8. */
function isWindow(w: World): boolean {
  if (w.rules.mustLay) return w.laid.includes(FORGET)
  let used = 0
  for (const card of w.piles[OTHER] as number[]) if (card === FORGET) used++
  return used < FORGETS
}

const mayForget = (w: World, seat: number): boolean =>
  at(w.laid, seat) === FORGET || (!w.rules.mustLay && (w.hands[seat] as number[]).includes(FORGET))

/** Asks the next who could cancel. Answers are sealed in truth, so nobody's depends on another's. */
export function openWindow(w: World): void {
  for (let n = 0; n < w.seats; n++) {
    w.asked = (w.asked + 1) % w.seats
    if (mayForget(w, w.asked)) {
      w.phase = phases.react
      return
    }
    if (w.asked === w.player) break
  }
  w.phase = phases.effect
}

/** R8.1, R8.2: the first who wants to cancels. */
export function answerReact(w: World, forgets: boolean): void {
  if (!forgets) {
    w.phase = w.asked === w.player ? phases.effect : phases.window
    return
  }
  if (at(w.laid, w.asked) === FORGET) w.laid[w.asked] = -1
  else takeOut(w.hands[w.asked] as number[], FORGET)
  discard(w, FORGET)
  w.playing = -1
  w.phase = phases.resolve
}

/** What an event that nobody cancelled does. */
export function takeEffect(w: World, rng: Rng): void {
  const { player, aim } = w
  switch (nameOf(w.playing) as LaidEvent) {
    case 'neverNotice':
      w.thieves.push(player)
      break
    case 'boo': {
      const seat = Math.floor(aim / ARMY)
      w.scared[aim] = 1
      w.strength[seat] = Math.max(0, at(w.strength, seat) - at(w.pips, aim))
      break
    }
    case 'onceMore': {
      let pips = 0
      for (let n = diceOf(w, player, at(w.kinds, aim)); n > 0; n--) pips += 1 + rng.below(6)
      w.pips[aim] = at(w.pips, aim) + pips
      w.strength[player] = at(w.strength, player) + pips
      break
    }
    case 'wrongBanner': {
      const strength = at(w.strength, player)
      w.strength[player] = at(w.strength, aim)
      w.strength[aim] = strength
      break
    }
    case 'foolsGold':
      w.treasure[aim] = 0
      for (let place = 0; place < ARMY; place++) w.found[aim * ARMY + place] = 0
      break
    case 'richVein':
      w.treasure[player] = at(w.treasure, player) + events.richVein.amount
      break
    case 'nobodyGoesHome':
      w.safe[player] = 1
  }
  w.playing = -1
  w.phase = phases.resolve
}

/** A laid card goes to its pile, or back to the hand if it was a bluff and the table plays so (R12.6). */
export function clearLaid(w: World): void {
  for (let n = 0; n < w.seats; n++) {
    const seat = (w.starter + n) % w.seats
    const card = at(w.laid, seat)
    if (card < 0) continue
    if (w.rules.bluffsReturn && !isEventCard(card)) (w.hands[seat] as number[]).push(card)
    else discard(w, card)
    w.laid[seat] = -1
  }
}
