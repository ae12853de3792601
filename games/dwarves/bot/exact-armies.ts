import { type Joint, jointOf, nothing, together } from './joint-odds.ts'
import { at } from './model/cards.ts'
import { sentOf } from './model/combat.ts'
import { creaturesOf, diceOf, findsOf, mayReroll } from './model/groups.ts'
import { ARMY, type World } from './model/world.ts'
import { strongestArmy } from './policy/fighting.ts'

const oneOf = (w: World, seat: number, kind: number): Joint =>
  jointOf(diceOf(w, seat, kind), findsOf(w, seat, kind), mayReroll(w, seat, kind))

/** What these creatures of a seat roll together. */
export function sentJoint(w: World, seat: number, sent: number): Joint {
  let army = nothing
  for (let kind = 0; kind < w.cards.kinds; kind++)
    for (let n = sentOf(sent, kind); n > 0; n--) army = together(army, oneOf(w, seat, kind))
  return army
}

/** What a seat rolls in a battle of this size: with the army it sent, or otherwise with its strongest. */
export function strongestJoint(w: World, seat: number, limit: number): Joint {
  if (w.battle < 0 || at(w.armies, seat) === 0)
    return sentJoint(w, seat, strongestArmy(w, seat, Math.min(limit, creaturesOf(w, seat), ARMY)))
  let army = nothing
  for (let place = 0; place < at(w.armies, seat); place++)
    army = together(army, oneOf(w, seat, at(w.kinds, seat * ARMY + place)))
  return army
}
