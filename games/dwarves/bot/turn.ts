import type { AnswerTo } from '#kernel/question'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type AbilityId, fits } from '../cards/abilities.ts'
import { type BattleId, battleOf } from '../cards/battles.ts'
import { type CardId, isAbility, isBattle, isCreature, isEvent } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'
import { victimsOf } from '../rules/aversion.ts'
import { abilityNamed, groupNamed, whoCan } from '../rules/groups.ts'
import type { Asks, Group, Side, State } from '../types.ts'
import { bestFighters, chancesIn } from './fighting.ts'
import { sideWorth } from './worth.ts'

type Move = AnswerTo<Asks['turn']>
type Rated = { readonly move: Move; readonly worth: number }

/** How much better than average its chance must be to fight. Every turn without a battle lowers this. */
const CAUTION = 0.1
const IMPATIENCE = 0.01
/** With this many battles in hand it always fights. */
const EAGER = 3
/** After this many turns without a battle it fights anybody. */
const BRAVE = 15
/** The value of a rival's loss, as a fraction of an equal gain. */
const SPITE = 0.6

/** This seat's move. `waited` is how many of its turns have passed without a battle. */
export function turnMove(view: State, seat: Seat, { moves }: Asks['turn'], waited: number): Move {
  const battle = bestBattle(view, seat, moves.battle?.options ?? [], waited)
  if (battle !== null) return { battle }
  const best = [...development(view, seat, moves)].sort((a, b) => b.worth - a.worth)[0]
  if (best !== undefined && best.worth > 0.05) return best.move
  const [discard] = leastUseful(view, seat)
  if (discard === undefined) throw new Error('who is asked for a turn has a card')
  return { discard }
}

/** The most valuable battle, if it is good enough. For a long time not one that lets a rival win the game. */
function bestBattle(view: State, seat: Seat, cards: readonly BattleId[], waited: number): BattleId | null {
  const asks = 1 / view.sides.length + CAUTION - IMPATIENCE * waited
  const isEager = peek(of(view.sides, seat).hand).filter(isBattle).length >= EAGER
  const rated = cards.flatMap(card => {
    const { chance, gold } = bestFighters(view, seat, battleOf(card))
    const isGood = chance > asks || isEager
    const isWise = chance > 0.5 || waited > BRAVE || !isDangerous(view, seat, card)
    return isGood && isWise ? [{ card, gold }] : []
  })
  return rated.sort((a, b) => b.gold - a.gold)[0]?.card ?? null
}

function isDangerous(view: State, seat: Seat, card: BattleId): boolean {
  const chances = chancesIn(view, card)
  const near = view.options.goldToWin - battleOf(card).award - 1
  return rivalsOf(view.sides, seat).some(
    rival => of(view.sides, rival).gold >= near && of(chances, rival) > of(chances, seat),
  )
}

/** Moves that change creatures and abilities, each with its value. */
function* development(view: State, seat: Seat, moves: Asks['turn']['moves']): Generator<Rated> {
  const now = standing(view.sides, seat)
  const gain = (sides: readonly Side[]): number => standing(sides, seat) - now
  for (const creature of moves.creature?.options ?? [])
    yield { move: { creature }, worth: gain(withCreature(view, seat, creature)) }
  for (const ability of moves.ability?.options ?? [])
    yield { move: { ability }, worth: gain(withAbility(view.sides, ability)) - 0.15 }
  for (const thaw of moves.thaw?.options ?? []) {
    const sides = lacking(view.sides, [{ seat, kind: whoCan(view, seat, 'thaw') ?? 'yeti', count: 1, ability: null }])
    yield { move: { thaw }, worth: gain(withCreature({ ...view, sides }, seat, thaw)) - 0.1 }
  }
  for (const stare of moves.stare?.options ?? []) {
    const { seat: victim, kind } = groupNamed(stare)
    const gone = [
      { seat, kind: whoCan(view, seat, 'stare') ?? 'medusa', count: 1, ability: null },
      { seat: victim, kind, count: 1, ability: null },
    ] as const
    yield { move: { stare }, worth: gain(lacking(view.sides, gone)) - 0.1 }
  }
}

/** This seat's standing against the others, by what is on the table. */
function standing(sides: readonly Side[], seat: Seat): number {
  const worths = sides.map(sideWorth)
  const rivals = rivalsOf(sides, seat).map(rival => of(worths, rival))
  return of(worths, seat) - (SPITE * rivals.reduce((a, b) => a + b, 0)) / Math.max(1, rivals.length)
}

function withCreature(view: State, seat: Seat, kind: Kind): readonly Side[] {
  const left = lacking(view.sides, victimsOf(view, seat, kind))
  const { groups } = of(left, seat)
  const joined = groups.some(g => g.kind === kind)
    ? groups.map(g => (g.kind === kind ? { ...g, count: g.count + 1 } : g))
    : [...groups, { kind, count: 1, ability: null }]
  return left.map((side, i) => (i === seat ? { ...side, groups: joined } : side))
}

function withAbility(sides: readonly Side[], answer: string): readonly Side[] {
  const { ability, seat, kind } = abilityNamed(answer)
  const laid = (group: Group): Group => (group.kind === kind ? { ...group, ability } : group)
  return sides.map((side, i) => (i === seat ? { ...side, groups: side.groups.map(laid) } : side))
}

const lacking = (sides: readonly Side[], gone: readonly Gone[]): readonly Side[] =>
  sides.map((side, i) => {
    const lost = gone.filter(g => g.seat === i)
    if (lost.length === 0) return side
    const groups = side.groups.flatMap(group => {
      const count = group.count - lost.filter(g => g.kind === group.kind).reduce((n, g) => n + g.count, 0)
      return count > 0 ? [{ ...group, count }] : []
    })
    return { ...side, groups }
  })

/** The cards in hand worth no more than this, most dispensable first. */
export function leastUseful(view: State, seat: Seat, most = Number.POSITIVE_INFINITY): readonly CardId[] {
  const hand = peek(of(view.sides, seat).hand)
  const now = standing(view.sides, seat)
  const abilityWorth = (card: AbilityId): number =>
    Math.max(
      0,
      ...view.sides.flatMap((side, i) =>
        side.groups
          .filter(({ kind }) => fits(card, kind))
          .map(({ kind }) => standing(withAbility(view.sides, `${card}@${i}.${kind}`), seat) - now),
      ),
    )
  const worth = (card: CardId): number => {
    if (isCreature(card)) return standing(withCreature(view, seat, card), seat) - now
    if (isBattle(card)) return 0.8 / hand.filter(isBattle).length
    if (isEvent(card)) return card === 'forgetIt' ? 0.7 : 0.5
    return isAbility(card) ? abilityWorth(card) : 0
  }
  const rated = hand.map(card => ({ card, worth: worth(card) }))
  return rated
    .filter(({ worth }) => worth <= most)
    .sort((a, b) => a.worth - b.worth)
    .map(({ card }) => card)
}
