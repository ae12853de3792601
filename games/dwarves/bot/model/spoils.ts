import { events } from '../../cards/events.ts'
import { at } from './cards.ts'
import { clearLaid } from './diplomacy.ts'
import { diceOf, discard, flies, gives, goAway, leaves } from './groups.ts'
import { ARMY, phases, type World } from './world.ts'

/* Chapter 10. */

const pay = (w: World, seat: number, amount: number): void => {
  w.gold[seat] = at(w.gold, seat) + amount
  w.spoils[seat] = at(w.spoils, seat) + amount
}

/** R10.1 to R10.4. */
export function settle(w: World): void {
  let best = 0
  for (let seat = 0; seat < w.seats; seat++) best = Math.max(best, at(w.strength, seat))
  let count = 0
  w.winners = 0
  for (let seat = 0; seat < w.seats; seat++)
    if (at(w.armies, seat) > 0 && at(w.strength, seat) === best) {
      w.winners |= 1 << seat
      count++
    }
  const printed = at(w.cards.awardOf, w.battle)
  const { tieAward } = w.rules
  const award = count === 1 || tieAward === 'full' ? printed : tieAward === 'none' ? 0 : Math.floor(printed / count)
  for (let seat = 0; seat < w.seats; seat++) if (isWinner(w, seat)) pay(w, seat, at(w.treasure, seat) + award)
  for (let n = 0; n < w.seats; n++) giveAway(w, (w.starter + n) % w.seats)
  w.done = 0
  w.phase = phases.steal
}

export const isWinner = (w: World, seat: number): boolean => ((w.winners >> seat) & 1) === 1

/** R5.13. */
function giveAway(w: World, seat: number): void {
  if (!isWinner(w, seat)) return
  let amount = 0
  for (let place = 0; place < at(w.armies, seat); place++)
    if (gives(w, seat, at(w.kinds, seat * ARMY + place))) amount += at(w.found, seat * ARMY + place)
  pay(w, seat, -amount)
  for (let n = 0; n < amount; n++) {
    const getter = (seat + 1 + (n % (w.seats - 1))) % w.seats
    w.gold[getter] = at(w.gold, getter) + 1
  }
}

/** R9.1: from whom this thief can take. */
export function victimsOf(w: World, thief: number): readonly number[] {
  const victims: number[] = []
  for (let n = 0; n < w.seats; n++) {
    const seat = (w.starter + n) % w.seats
    if (seat !== thief && isWinner(w, seat) && at(w.spoils, seat) > 0) victims.push(seat)
  }
  return victims
}

export function steal(w: World): void {
  if (w.done === w.thieves.length) {
    w.done = 0
    w.phase = phases.lose
    return
  }
  const thief = at(w.thieves, w.done)
  doOrAsk(w, thief, victimsOf(w, thief), take, phases.winner)
}

/** Asks the seat where it has a choice; does what is left where it has none. */
function doOrAsk(w: World, seat: number, options: readonly number[], act: typeof take, question: number): void {
  const [only] = options
  if (options.length > 1) {
    w.asked = seat
    w.phase = question
    return
  }
  if (only !== undefined) act(w, seat, only)
  w.done++
}

export function answerWinner(w: World, victim: number): void {
  take(w, w.asked, victim)
  w.done++
  w.phase = phases.steal
}

function take(w: World, thief: number, victim: number): void {
  const amount = Math.min(events.neverNotice.amount, at(w.spoils, victim))
  pay(w, victim, -amount)
  w.gold[thief] = at(w.gold, thief) + amount
}

/** R10.5: the kinds of the strongest fighters that can fall. */
export function mayFall(w: World, seat: number): readonly number[] {
  if (at(w.safe, seat) === 1) return []
  const fallible: number[] = []
  let most = 0
  for (let place = 0; place < at(w.armies, seat); place++) {
    const kind = at(w.kinds, seat * ARMY + place)
    if (flies(w, seat, kind)) continue
    const dice = diceOf(w, seat, kind)
    if (dice > most) fallible.length = 0
    if (dice >= most && !fallible.includes(kind)) fallible.push(kind)
    most = Math.max(most, dice)
  }
  return fallible
}

export function lose(w: World): void {
  if (w.done === w.seats) {
    w.phase = phases.peace
    return
  }
  const seat = (w.starter + w.done) % w.seats
  doOrAsk(w, seat, isWinner(w, seat) ? mayFall(w, seat) : [], fall, phases.loss)
}

export function answerLoss(w: World, kind: number): void {
  fall(w, w.asked, kind)
  w.done++
  w.phase = phases.lose
}

function fall(w: World, seat: number, kind: number): void {
  const last = at(w.armies, seat) - 1
  let place = 0
  while (at(w.kinds, seat * ARMY + place) !== kind) place++
  for (; place < last; place++) w.kinds[seat * ARMY + place] = at(w.kinds, seat * ARMY + place + 1)
  w.armies[seat] = last
  goAway(w, seat, kind, 1)
}

/** R5.14. */
export function makePeace(w: World): void {
  for (let n = 0; n < w.seats; n++) {
    const seat = (w.starter + n) % w.seats
    for (let kind = 0; kind < w.cards.kinds; kind++) {
      if (!leaves(w, seat, kind)) continue
      let fought = 0
      for (let place = 0; place < at(w.armies, seat); place++) if (at(w.kinds, seat * ARMY + place) === kind) fought++
      if (fought > 0) goAway(w, seat, kind, fought)
    }
  }
  w.phase = phases.clear
}

/** R10.8, R11.1. */
export function clearUp(w: World): void {
  clearLaid(w)
  discard(w, w.battle)
  w.battle = -1
  w.drawing = 'all'
  w.phase = isRich(w) ? phases.end : phases.refill
}

export function isRich(w: World): boolean {
  for (let seat = 0; seat < w.seats; seat++) if (at(w.gold, seat) >= w.rules.goldToWin) return true
  return false
}
