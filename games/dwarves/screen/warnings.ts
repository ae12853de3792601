import type { Saying } from '#games/saying'
import { type Considered, type Warnings, warningSayer } from '#games/warnings'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { type BattleId, battleOf } from '../cards/battles.ts'
import type { Kind } from '../cards/kinds.ts'
import type { State } from '../types.ts'
import type { DwarvesWarnings } from '../words/en-warnings.ts'
import { gold } from '../words/things.ts'
import { chancesIn } from './known/chances.ts'
import { forecastOf } from './known/forecast.ts'

const say = warningSayer<DwarvesWarnings>()

/** A battle is doubtful if somebody else wins it this many times as often. */
const DOUBTFUL = 2

/** From what everybody sees: creatures, gold, strengths. Never from a card that is face down. */
export const warnings: Warnings = considered => {
  const { view, seat, answer } = considered as unknown as Considered<State>
  const { creature, battle, none } = Object(answer) as Answer
  if (creature !== undefined) return ofCreature(view, seat, creature)
  if (battle !== undefined) return ofBattle(view, seat, battle)
  return none === undefined ? [] : ofLayingNothing(view, seat)
}

interface Answer {
  readonly creature?: Kind
  readonly battle?: BattleId
  readonly none?: 'yes'
}

/** R4.2: it drives off more of one's own than of the others'. */
function ofCreature(view: State, seat: Seat, kind: Kind): readonly Saying[] {
  const { own, all } = forecastOf(view, seat, kind)
  return own > all - own ? [say('creature', { n: own, others: all - own })] : []
}

/** It is likely to make somebody else rich, or even the winner. The chances themselves stand beside the battle. */
function ofBattle(view: State, seat: Seat, card: BattleId): readonly Saying[] {
  const chances = chancesIn(view, card)
  const mine = chances[seat] ?? 0
  const best = Math.max(...rivalsOf(view.sides, seat).map(rival => chances[rival] ?? 0))
  const rival = rivalsOf(view.sides, seat).find(it => chances[it] === best)
  if (rival === undefined || best < mine * DOUBTFUL) return []
  const need = view.options.goldToWin - of(view.sides, rival).gold
  const doubtful = say('battle', { who: { seat: rival } })
  return need <= battleOf(card).award
    ? [doubtful, say('award', { who: { seat: rival }, need: gold(need) })]
    : [doubtful]
}

/** R10.1: as it stands, somebody else wins this battle and with it the game. */
function ofLayingNothing({ battle, sides, options }: State, seat: Seat): readonly Saying[] {
  if (battle === null) return []
  const strengths = battle.armies.map(army => army?.strength ?? -1)
  const best = Math.max(...strengths)
  const rival = rivalsOf(sides, seat).find(it => strengths[it] === best)
  if (rival === undefined || strengths[seat] === best) return []
  const spoils = battleOf(battle.card).award + (battle.armies[rival]?.treasure ?? 0)
  return of(sides, rival).gold + spoils >= options.goldToWin ? [say('lay', { who: { seat: rival } })] : []
}
