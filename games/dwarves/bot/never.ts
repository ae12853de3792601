import type { AnswerTo } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { type Adjective, abilities } from '../cards/abilities.ts'
import { type BattleId, battleOf } from '../cards/battles.ts'
import { isBattle } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import { fighterAt } from '../rules/armies.ts'
import { victimsOf } from '../rules/aversion.ts'
import { abilityNamed, diceOf, findsOf, groupOf } from '../rules/groups.ts'
import { targetOn } from '../rules/targets.ts'
import type { Asks, State } from '../types.ts'
import { bestFighters } from './fighting.ts'
import { creatureWorth } from './worth.ts'

/* What nobody at the table would understand, judged by the rules and without the bots' own reckoning. */

const helpful: readonly Adjective[] = ['strong', 'greedy', 'lucky', 'flying']

/** What is stupid about an answer, in a few words; null for nothing. */
export function folly(view: State, seat: Seat, name: string, answer: unknown): string | null {
  switch (name) {
    case 'turn':
      return onTurn(view, seat, answer as AnswerTo<Asks['turn']>)
    case 'reroll':
      return inReroll(view, seat, answer as AnswerTo<Asks['reroll']>)
    case 'react':
      return 'forget' in (answer as object) && view.battle?.playing?.seat === seat ? 'cancels its own event' : null
    case 'target':
      return inAiming(view, seat, String(answer))
    case 'lay':
      return inLaying(view, seat, answer as AnswerTo<Asks['lay']>)
    default:
      return null
  }
}

const [HOPELESS, SURE] = [0.04, 0.995]

function onTurn(view: State, seat: Seat, answer: AnswerTo<Asks['turn']>): string | null {
  if ('battle' in answer)
    return bestFighters(view, seat, battleOf(answer.battle)).chance < HOPELESS ? 'starts a hopeless battle' : null
  if (winningBattles(view, seat).length > 0) return 'does not start the battle that surely wins the game'
  if ('creature' in answer)
    return drivesOffBetter(view, seat, answer.creature) ? 'drives off better ones of its own' : null
  if (!('ability' in answer)) return null
  const { ability, seat: on, kind } = abilityNamed(answer.ability)
  if (groupOf(of(view.sides, on), kind)?.ability !== null) return null
  const { adjective } = abilities[ability]
  return helpful.includes(adjective) === (on === seat) ? null : `${adjective} on the wrong side`
}

/** Battles in hand that nobody else can win and whose award is all that is missing. */
function winningBattles(view: State, seat: Seat): readonly BattleId[] {
  const { hand, gold, groups } = of(view.sides, seat)
  if (!knows(hand) || groups.length === 0) return []
  return peek(hand)
    .filter(isBattle)
    .filter(card => gold + battleOf(card).award >= view.options.goldToWin)
    .filter(card => bestFighters(view, seat, battleOf(card)).chance >= SURE)
}

function drivesOffBetter(view: State, seat: Seat, kind: Kind): boolean {
  const side = of(view.sides, seat)
  const gone = victimsOf(view, seat, kind)
  const lost = gone.reduce((sum, victim) => sum + victim.count * creatureWorth(side, victim.kind), 0)
  const isOnlyMine = gone.length > 0 && gone.every(victim => victim.seat === seat)
  return isOnlyMine && lost > 1.5 * creatureWorth(side, kind) + 0.1
}

function inReroll({ battle, stage, sides }: State, seat: Seat, answer: AnswerTo<Asks['reroll']>): string | null {
  if (!('die' in answer) || battle === null || stage?.at !== 'reroll') return null
  const { kind, dice } = fighterAt(battle, seat, stage.fighter)
  const finds = findsOf(of(sides, seat), kind)
  if (answer.die === 6) return 'rerolls a six'
  return dice.some(die => die > finds && die < answer.die) ? 'rerolls a higher die than it must' : null
}

function inAiming({ battle, stage, sides }: State, seat: Seat, answer: string): string | null {
  if (battle === null || stage?.at !== 'target') return null
  const target = targetOn(stage.event, answer)
  if (target.kind === 'ownFighter') {
    const dice = (written: string): number => {
      const { place } = targetOn('onceMore', written)
      return diceOf(of(sides, seat), fighterAt(battle, seat, place).kind)
    }
    return stage.targets.some(other => dice(other) > dice(answer)) ? 'lets the weaker one roll again' : null
  }
  if (target.kind !== 'fighter' && target.kind !== 'treasure') return null
  const isAlone = battle.armies.every((army, s) => s === seat || army === null)
  return target.seat === seat && !isAlone ? 'aims at itself' : null
}

const forFighters: readonly string[] = ['richVein', 'nobodyGoesHome', 'onceMore', 'wrongBanner']

function inLaying({ battle }: State, seat: Seat, answer: AnswerTo<Asks['lay']>): string | null {
  if (!('lay' in answer) || battle === null) return null
  const mine = of(battle.armies, seat)
  const best = Math.max(...battle.armies.map((army, s) => (s === seat ? -1 : (army?.strength ?? -1))))
  if (mine === null) return forFighters.includes(answer.lay) ? `lays ${answer.lay} without fighting` : null
  return answer.lay === 'wrongBanner' && mine.strength >= best ? 'gives away the highest strength' : null
}
