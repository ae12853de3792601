import type { Rng } from '#kernel/chance'
import { boxedKinds } from '../../cards/creatures.ts'
import { at, KINDS } from './cards.ts'
import { creaturesOf, diceOf, findsOf, groupsOf, mayReroll } from './groups.ts'
import { ARMY, phases, type World } from './world.ts'

/* Chapter 6: fighters and dice. Which creatures are sent is a number with a digit (base 6) for each kind. */

const DIGIT = 6
/** Two lists, since the numbers of guests are too large to be quick. */
const powersTo = (kinds: number): readonly number[] => Array.from({ length: kinds }, (_, kind) => DIGIT ** kind)
const boxedPowers = powersTo(boxedKinds.length)
const allPowers = powersTo(KINDS)
const powerOf = (kind: number): number => at(kind < boxedPowers.length ? boxedPowers : allPowers, kind)
export const sending = (kind: number, count = 1): number => powerOf(kind) * count
export const sentOf = (sent: number, kind: number): number => Math.floor(sent / powerOf(kind)) % DIGIT

/** The seat whose turn it is in a phase that goes clockwise from the starter. */
export const nextSeat = (w: World): number => (w.starter + w.done) % w.seats

export function startBattle(w: World, seat: number, card: number): void {
  w.battle = card
  w.starter = seat
  w.done = 0
  w.waited.fill(0)
  w.armies.fill(0)
  w.strength.fill(-1)
  w.treasure.fill(0)
  w.spoils.fill(0)
  w.safe.fill(0)
  w.laid.fill(-1)
  w.thieves = []
  w.winners = 0
  w.playing = -1
  w.phase = phases.muster
}

/** R6.3. */
export const needed = (w: World, seat: number): number => Math.min(at(w.cards.limitOf, w.battle), creaturesOf(w, seat))

/** R6.2. */
export function muster(w: World): void {
  if (w.done === w.seats) {
    w.done = 0
    w.phase = phases.combat
    return
  }
  const seat = nextSeat(w)
  const need = needed(w, seat)
  if (need > 0 && need < creaturesOf(w, seat) && groupsOf(w, seat) > 1) {
    w.asked = seat
    w.phase = phases.fighters
    return
  }
  if (need > 0) send(w, seat, everybody(w, seat, need))
  w.done++
}

/** All of them, or as many of the only kind. */
function everybody(w: World, seat: number, need: number): number {
  let sent = 0
  for (let kind = 0; kind < w.cards.kinds; kind++)
    sent += sending(kind, Math.min(need, at(w.counts, seat * KINDS + kind)))
  return sent
}

export function send(w: World, seat: number, sent: number): void {
  let place = 0
  for (let kind = 0; kind < w.cards.kinds; kind++)
    for (let n = sentOf(sent, kind); n > 0; n--) {
      const at = seat * ARMY + place++
      w.kinds[at] = kind
      w.faces[at] = 0
      w.pips[at] = 0
      w.found[at] = 0
      w.scared[at] = 0
    }
  w.armies[seat] = place
  w.strength[seat] = 0
}

/** R6.7: the next to roll, first those who cannot reroll; −1 when all have. */
function waiting(w: World, seat: number): number {
  let rerolling = -1
  for (let place = 0; place < at(w.armies, seat); place++) {
    if (at(w.faces, seat * ARMY + place) !== 0) continue
    if (!mayReroll(w, seat, at(w.kinds, seat * ARMY + place))) return place
    if (rerolling < 0) rerolling = place
  }
  return rerolling
}

/** R6.5. */
export function combat(w: World, rng: Rng): void {
  if (w.done === w.seats) {
    w.done = 0
    w.phase = phases.diplomacy
    return
  }
  const seat = nextSeat(w)
  const place = waiting(w, seat)
  if (place < 0) {
    w.done++
    return
  }
  const kind = at(w.kinds, seat * ARMY + place)
  const finds = findsOf(w, seat, kind)
  let [faces, pips, found] = [0, 0, 0]
  for (let n = diceOf(w, seat, kind); n > 0; n--) {
    const face = 1 + rng.below(6)
    faces += 1 << (3 * (face - 1))
    pips += face
    if (face <= finds) found++
  }
  count(w, seat, place, faces, pips, found)
  if (!mayReroll(w, seat, kind)) return
  w.asked = seat
  w.rolling = place
  w.phase = phases.reroll
}

/** What a fighter adds to its seat, by what it has rolled now. */
function count(w: World, seat: number, place: number, faces: number, pips: number, found: number): void {
  const fighter = seat * ARMY + place
  w.strength[seat] = at(w.strength, seat) + pips - at(w.pips, fighter)
  w.treasure[seat] = at(w.treasure, seat) + found - at(w.found, fighter)
  w.faces[fighter] = faces
  w.pips[fighter] = pips
  w.found[fighter] = found
}

export const shows = (faces: number, face: number): boolean => ((faces >> (3 * (face - 1))) & 7) > 0

/** R6.8: rolls the die that shows this, or keeps all with 0. */
export function answerReroll(w: World, rng: Rng, face: number): void {
  w.phase = phases.combat
  if (face === 0) return
  const fighter = w.asked * ARMY + w.rolling
  const finds = findsOf(w, w.asked, at(w.kinds, fighter))
  const to = 1 + rng.below(6)
  const faces = at(w.faces, fighter) - (1 << (3 * (face - 1))) + (1 << (3 * (to - 1)))
  const found = at(w.found, fighter) - (face <= finds ? 1 : 0) + (to <= finds ? 1 : 0)
  count(w, w.asked, w.rolling, faces, at(w.pips, fighter) - face + to, found)
}
