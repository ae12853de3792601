import { type Joint, jointOf, nothing, outcomeOf, together } from './joint-odds.ts'
import { at, CREATURE, FORGET, FORGETS, isBattleCard, KINDS, limitOf, OTHER } from './model/cards.ts'
import { sentOf } from './model/combat.ts'
import { creaturesOf, diceOf, findsOf, mayReroll } from './model/groups.ts'
import { ARMY, phases, type World } from './model/world.ts'
import { strongestArmy } from './policy/fighting.ts'

type Facts = Record<string, number | string | boolean | readonly number[]>
const rounded = (n: number): number => Math.round(n * 10_000) / 10_000

/** What an explanation may need, beyond the values: all of it known to the seat that is asked. */
export function factsOf(w: World): Facts {
  const seat = w.asked
  const rivals = w.gold.slice(0, w.seats).filter((_, s) => s !== seat)
  const facts: Facts = {
    need: w.rules.goldToWin - at(w.gold, seat),
    rivalNeed: w.rules.goldToWin - Math.max(...rivals),
    waited: at(w.waited, seat),
    forgetsLeft: FORGETS - (w.piles[OTHER] as number[]).filter(card => card === FORGET).length,
    deckLeft: [(w.decks[CREATURE] as number[]).length, (w.decks[OTHER] as number[]).length],
  }
  if (w.phase === phases.turn) return { ...facts, ...battleFacts(w, seat) }
  if (w.battle < 0) return facts
  const strength = w.strength.slice(0, w.seats)
  return { ...facts, strength, treasure: w.treasure.slice(0, w.seats) }
}

/** For each battle in hand, in order: the exact chance to win it and the treasure expected then, if all send their strongest. */
function battleFacts(w: World, seat: number): Facts {
  if (creaturesOf(w, seat) === 0) return {}
  const battles = [...new Set((w.hands[seat] as number[]).filter(isBattleCard))].sort((a, b) => a - b)
  if (battles.length === 0) return {}
  const outcomes = battles.map(card => {
    const armies = Array.from({ length: w.seats }, (_, s) => strongestJoint(w, s, at(limitOf, card)))
    return outcomeOf(
      armies[seat] as Joint,
      armies.filter((_, s) => s !== seat && creaturesOf(w, s) > 0),
    )
  })
  return {
    battleChance: outcomes.map(({ chance }) => rounded(chance)),
    battleTreasure: outcomes.map(({ treasure }) => rounded(treasure)),
  }
}

function strongestJoint(w: World, seat: number, limit: number): Joint {
  const sent = strongestArmy(w, seat, Math.min(limit, creaturesOf(w, seat), ARMY))
  let army = nothing
  for (let kind = 0; kind < KINDS; kind++)
    for (let n = sentOf(sent, kind); n > 0; n--)
      army = together(army, jointOf(diceOf(w, seat, kind), findsOf(w, seat, kind), mayReroll(w, seat, kind)))
  return army
}
