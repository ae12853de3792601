import type { Seat } from '#kernel/seat'
import { type CharacterId, canBeDoubled, copies, powerOf, reachesUnseen } from '../../cards/characters.ts'
import { type Colour, type Condition, colours, isInStones, type Price, type Step } from '../../cards/steps.ts'
import { isOn } from '../../options.ts'
import { coloursIn, stoneCount, stonesOf } from '../../rules/counting.ts'
import type { State, Stones } from '../../types.ts'
import { holds } from '../../verbs/conditions.ts'

/* Who can win the game with one more character, derived from public information. */

export interface Threat {
  readonly seat: Seat
  /** The points still missing. */
  readonly needs: number
  /** The character that is up now, if it would be enough. */
  readonly now: CharacterId | null
  /** Characters still to come in this round that would be enough. */
  readonly later: readonly CharacterId[]
}

/** Every seat that could win the game with one more character of this round, closest first. */
export function threatsIn(view: State): readonly Threat[] {
  const { auction, unseen, options, sides, result } = view
  if (result !== null) return []
  const threats = sides.flatMap(({ points }, i) => {
    const seat = i as Seat
    const needs = options.pointsToWin - points
    const does = (id: CharacterId): boolean => mostPoints(view, seat, id) >= needs
    const now = auction !== null && !auction.cursed && does(auction.character) ? auction.character : null
    const later = [...new Set(unseen)].filter(does)
    return now === null && later.length === 0 ? [] : [{ seat, needs, now, later }]
  })
  return threats.sort((a, b) => Number(b.now !== null) - Number(a.now !== null) || a.needs - b.needs)
}

/** The points a seat could make by winning this character now, with its stones and kept cards. */
export function mostPoints(view: State, seat: Seat, character: CharacterId): number {
  const side = view.sides[seat]
  if (side === undefined) return 0
  const before = { seat, points: 0, stones: side.stones, canDouble: side.kept.length > 0, bidGiven: false }
  return Math.max(0, ...outcomes(view, before, character, []).map(({ points }) => points))
}

/** A possible outcome of a power: points made, and the remaining stones. */
interface Outcome {
  readonly seat: Seat
  readonly points: number
  readonly stones: Stones
  /** Whether a kept doubler is still there. */
  readonly canDouble: boolean
  /** E36: the winning bid has bought a point, and buys no other. */
  readonly bidGiven: boolean
}

/**
 * All possible outcomes of a character's power, used once or, with a doubler, twice. `through` lists the characters
 * that led to it.
 */
function outcomes(
  view: State,
  before: Outcome,
  character: CharacterId,
  through: readonly CharacterId[],
): readonly Outcome[] {
  const use = (from: readonly Outcome[]) => run(view, from, powerOf(character), [...through, character])
  const once = use([before])
  if (!before.canDouble || !canBeDoubled(character)) return once
  return [...once, ...use(use([{ ...before, canDouble: false }]))]
}

function run(
  view: State,
  from: readonly Outcome[],
  steps: readonly Step[],
  through: readonly CharacterId[],
): readonly Outcome[] {
  return steps.reduce<readonly Outcome[]>(
    (all, step) => best(all.flatMap(one => after(view, one, step, through))),
    from,
  )
}

/** The outcomes of every kind of step. A new one does not compile until it is stated whether it makes points. */
type Afters = {
  readonly [Do in Step['do']]: (
    one: Outcome,
    step: Extract<Step, { readonly do: Do }>,
    view: State,
    through: readonly CharacterId[],
  ) => readonly Outcome[]
}
const asBefore = (one: Outcome): readonly Outcome[] => [one]
const afters: Afters = {
  score: (one, { points }) => [{ ...one, points: one.points + points }],
  trade(one, { price, points, freeIf }, { options }) {
    const scored = { ...one, points: one.points + points }
    const paid = ways(one.stones, price).map(given => ({ ...scored, stones: less(one.stones, given) }))
    if (paid.length > 0) return paid
    return [isOn(options, freeIf) ? scored : one]
  },
  either: (one, { first, second }, view, through) => {
    const sides = [first, second].filter(side => mayBegin(one, side))
    return (sides.length > 0 ? sides : [second]).flatMap(side => run(view, [one], side, through))
  },
  may: (one, { steps }, view, through) => [one, ...(mayBegin(one, steps) ? run(view, [one], steps, through) : [])],
  // A doubled Imp cannot bring the same card twice, but whatever that would make, doubling that card makes as well.
  playChosen: (one, _step, view, through) => [
    one,
    ...within(view, through).flatMap(id => outcomes(view, one, id, through)),
  ],
  giveFairyBid: one => [{ ...one, bidGiven: true }],
  if: (one, { holds: condition, steps, otherwise }, view, through) =>
    isUnknown(condition)
      ? [...run(view, [one], steps, through), ...run(view, [one], otherwise, through)]
      : run(view, [one], holds(given(view, one), one.seat, condition) ? steps : otherwise, through),
  // Nobody knows what coins there are behind a screen: it may be enough.
  payFor(one, { price, steps }, view, through) {
    const paid = isInStones(price)
      ? ways(one.stones, price).map(stones => ({ ...one, stones: less(one.stones, stones) }))
      : [one]
    return [one, ...run(view, paid, steps, through)]
  },
  // The same card may ask for the stone. Those that chance, coins or others decide about count once they are there.
  gainStone(one, { colour }, { bank }) {
    const there = (colour === 'chosen' ? colours : [colour]).filter(it => bank.stones[it] > 0)
    const having = (it: Colour): Outcome => ({ ...one, stones: { ...one.stones, [it]: one.stones[it] + 1 } })
    return there.length === 0 ? [one] : there.map(having)
  },
  gain: asBefore,
  choose: asBefore,
  drawCharacter: asBefore,
  steal: asBefore,
  plunder: asBefore,
  everyoneLosesColour: asBefore,
  drawStones: asBefore,
  pushLuck: asBefore,
  buyStones: asBefore,
  keep: asBefore,
  thisRound: asBefore,
  othersGain: asBefore,
  othersPay: asBefore,
  othersLoseStones: asBefore,
}

/** E36: where there is a choice, nobody is offered what asks for the bid again. */
const mayBegin = ({ bidGiven }: Outcome, steps: readonly Step[]): boolean =>
  !bidGiven || !steps.some(step => step.do === 'giveFairyBid')

/** How many bid for a card is not known before. */
const isUnknown = (condition: Condition): boolean => typeof condition === 'object' && 'bidders' in condition

/** The table as this outcome leaves it. */
const given = (view: State, { seat, points, stones }: Outcome): State => ({
  ...view,
  sides: view.sides.map((side, i) => (i === seat ? { ...side, stones, points: side.points + points } : side)),
})
function after(view: State, one: Outcome, step: Step, through: readonly CharacterId[]): readonly Outcome[] {
  const run = afters[step.do] as (...of: readonly [Outcome, Step, State, readonly CharacterId[]]) => readonly Outcome[]
  return run(one, step, view, through)
}

/** What the last of these characters can lead to, except those that led to it, so that it terminates. */
function within({ unseen, auctioned }: State, through: readonly CharacterId[]): readonly CharacterId[] {
  const last = through.at(-1)
  if (last === undefined) return []
  const reach = [...(copies(last) ? auctioned.map(a => a.character) : []), ...(reachesUnseen(last) ? unseen : [])]
  return [...new Set(reach)].filter(id => !through.includes(id))
}

/** The sets of stones that would pay this price. */
function ways(stones: Stones, price: Price): readonly Stones[] {
  if (price === 'all') return [stones]
  if (price === 'one of each')
    return coloursIn(stones).length === colours.length ? [{ red: 1, blue: 1, yellow: 1 }] : []
  if ('alike' in price) return coloursIn(stones, price.alike).map(c => stonesOf({ [c]: price.alike }))
  if (stoneCount(stones) < price.any) return []
  return upTo(stones.red, price.any).flatMap(red =>
    upTo(stones.blue, price.any - red).flatMap(blue => {
      const yellow = price.any - red - blue
      return yellow <= stones.yellow ? [{ red, blue, yellow }] : []
    }),
  )
}
const upTo = (a: number, b: number): readonly number[] => Array.from({ length: Math.min(a, b) + 1 }, (_, n) => n)
const less = (a: Stones, b: Stones): Stones => {
  const left = (c: Colour): number => a[c] - b[c]
  return { red: left('red'), blue: left('blue'), yellow: left('yellow') }
}

/** Without duplicates. */
const best = (all: readonly Outcome[]): readonly Outcome[] => [
  ...new Map(
    all.map(it => {
      const { points, stones, canDouble, bidGiven } = it
      return [[points, stones.red, stones.blue, stones.yellow, canDouble, bidGiven].join(' '), it]
    }),
  ).values(),
]
