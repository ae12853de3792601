import type { Decision } from '#kernel/bot'
import { events } from '../cards/events.ts'
import { sentJoint, strongestJoint } from './exact-armies.ts'
import { type Joint, outcomeOf } from './joint-odds.ts'
import { at, CREATURE, FORGET, FORGETS, isBattleCard, KINDS, OTHER } from './model/cards.ts'
import { creaturesOf } from './model/groups.ts'
import { drivenOffBy, groupIn, sortOf, sorts, whatIn } from './model/turns.ts'
import { ARMY, phases, type World } from './model/world.ts'

type Facts = Decision['facts']
const rounded = (n: number): number => Math.round(n * 10_000) / 10_000

/** What an explanation of this answer may need, beyond the values: all of it known to the seat that is asked. */
export function factsOf(w: World, given: number): Facts {
  const seat = w.asked
  const rivals = w.gold.slice(0, w.seats).filter((_, s) => s !== seat)
  return {
    need: w.rules.goldToWin - at(w.gold, seat),
    rivalNeed: w.rules.goldToWin - Math.max(...rivals),
    waited: at(w.waited, seat),
    inPlay: creaturesOf(w, seat),
    forgetsLeft: FORGETS - (w.piles[OTHER] as number[]).filter(card => card === FORGET).length,
    deckLeft: [(w.decks[CREATURE] as number[]).length, (w.decks[OTHER] as number[]).length],
    ...aboutAnswer(w, seat, given),
    ...(w.battle < 0 ? {} : strengthFacts(w, seat)),
  }
}

function aboutAnswer(w: World, seat: number, given: number): Facts {
  switch (w.phase) {
    case phases.turn:
      return { ...battleFacts(w, seat, given), ...moveFacts(w, seat, given) }
    case phases.draw:
      return { battlesInHand: (w.hands[seat] as number[]).filter(isBattleCard).length }
    case phases.fighters:
      return oddsOf(w, seat, w.battle, sentJoint(w, seat, given))
    case phases.target:
      return { event: w.cards.cardAt(w.playing), ...targetFacts(w, given) }
    case phases.react:
      return { event: w.cards.cardAt(w.playing), on: w.player }
    case phases.winner:
      return { on: given }
    default:
      return {}
  }
}

/** The battle that is played, or otherwise the best in hand: what it brings if all send their strongest. */
function battleFacts(w: World, seat: number, move: number): Facts {
  if (creaturesOf(w, seat) === 0) return {}
  const isBattle = sortOf(move) === sorts.battle
  const battles = isBattle ? [whatIn(move)] : [...new Set((w.hands[seat] as number[]).filter(isBattleCard))]
  const all = battles.map(card => oddsOf(w, seat, card, strongestJoint(w, seat, at(w.cards.limitOf, card))))
  return all.toSorted((a, b) => Number(b.battleChance) - Number(a.battleChance))[0] ?? {}
}

/** The exact chance to win a battle with an army, and the treasure expected then. Who has not chosen sends its strongest. */
function oddsOf(w: World, seat: number, card: number, mine: Joint): Facts {
  const rivals = Array.from({ length: w.seats }, (_, s) => s).filter(s => s !== seat && creaturesOf(w, s) > 0)
  const { chance, treasure } = outcomeOf(
    mine,
    rivals.map(s => strongestJoint(w, s, at(w.cards.limitOf, card))),
  )
  return {
    battle: w.cards.cardAt(card),
    award: at(w.cards.awardOf, card),
    battleChance: rounded(chance),
    battleTreasure: rounded(treasure),
  }
}

function moveFacts(w: World, seat: number, move: number): Facts {
  const what = whatIn(move)
  switch (sortOf(move)) {
    case sorts.creature:
    case sorts.thaw:
      return leavingFacts(w, seat, what)
    case sorts.ability:
      return groupFacts(w, groupIn(move), at(w.counts, groupIn(move)))
    case sorts.stare:
      return groupFacts(w, what, 1)
    default:
      return {}
  }
}

const groupFacts = (w: World, group: number, count: number): Facts => ({
  on: Math.floor(group / KINDS),
  kind: w.cards.cardAt(group % KINDS),
  count,
})

/** How many of its own and of others it drives off. */
function leavingFacts(w: World, seat: number, kind: number): Facts {
  let [ownGone, rivalsGone] = [0, 0]
  for (const group of drivenOffBy(w, seat, kind))
    if (Math.floor(group / KINDS) === seat) ownGone += at(w.counts, group)
    else rivalsGone += at(w.counts, group)
  return { ownGone, rivalsGone }
}

function targetFacts(w: World, target: number): Facts {
  const { on } = events[w.cards.cardAt(w.playing) as keyof typeof events]
  if (on !== 'fighter' && on !== 'ownFighter') return { on: target }
  return {
    on: Math.floor(target / ARMY),
    kind: w.cards.cardAt(at(w.kinds, target)),
    count: 1,
    pips: at(w.pips, target),
  }
}

/** Strengths so far, and when all dice are rolled by how much the seat is ahead of the strongest rival, if it fights. */
function strengthFacts(w: World, seat: number): Facts {
  const strength = w.strength.slice(0, w.seats)
  const best = Math.max(...strength.filter((_, s) => s !== seat))
  const isKnown = at(w.armies, seat) > 0 && hasEverybodyRolled(w)
  return { strength, treasure: w.treasure.slice(0, w.seats), ...(isKnown ? { ahead: at(strength, seat) - best } : {}) }
}

function hasEverybodyRolled(w: World): boolean {
  for (let seat = 0; seat < w.seats; seat++)
    for (let place = 0; place < at(w.armies, seat); place++) if (at(w.faces, seat * ARMY + place) === 0) return false
  return true
}
