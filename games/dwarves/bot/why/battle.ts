import type { Saying } from '#games/saying'
import { percent } from '#games/why'
import type { Decision } from '#kernel/bot'
import { type CardId, isEvent } from '../../cards/index.ts'
import { treasure, whoseObject } from '../../words/things.ts'
import { bySeat, cardIn, crowdOf, expected, groupIn, moveIn, numberIn, saying, treasureOf } from './record.ts'

/** Why it answered a question in a battle like this. */
export function battleReasons(decision: Decision, question: string, answer: unknown, seat: number): readonly Saying[] {
  const [move, what] = moveIn(answer)
  switch (question) {
    case 'fighters':
      return [fighters(decision, answer)]
    case 'reroll':
      return [
        move === 'die' ? saying('battle.rerolls', { die: Number(what) }) : saying('battle.keeps'),
        ...lead(decision),
      ]
    case 'lay':
      return [laid(move, String(what)), ...lead(decision)]
    case 'target':
      return [aimed(decision, seat)]
    case 'react': {
      const card = cardIn(decision, 'event')
      return [saying(move === 'forget' ? 'battle.forgets' : 'battle.letsBe', { card }), ...lead(decision)]
    }
    case 'winner':
      return [saying('battle.steals', { who: { seat: numberIn(decision, 'on') ?? 0 } })]
    default:
      return [saying('battle.loses', { card: { card: String(answer) } })]
  }
}

function fighters(decision: Decision, answer: unknown): Saying {
  const pieces = { crowd: crowdOf(answer), chance: percent(numberIn(decision, 'battleChance') ?? 0) }
  return expected(decision) > 0
    ? saying('battle.sendsToFind', { ...pieces, treasure: treasureOf(decision) })
    : saying('battle.sends', pieces)
}

function laid(move: string, what: string): Saying {
  if (move === 'none') return saying('battle.laysNothing')
  return saying(isEvent(what as CardId) ? 'battle.lays' : 'battle.bluffs', { card: { card: what } })
}

/** By how much it leads, if it fights and all dice are rolled. */
function lead(decision: Decision): readonly Saying[] {
  const ahead = numberIn(decision, 'ahead')
  if (ahead === null) return []
  if (ahead === 0) return [saying('battle.even')]
  return [saying(ahead > 0 ? 'battle.ahead' : 'battle.behind', { n: Math.abs(ahead) })]
}

function aimed(decision: Decision, seat: number): Saying {
  const group = groupIn(decision)
  const on = group.seat
  switch (decision.facts.event) {
    case 'boo':
      return saying('battle.scares', { whose: whoseObject(group), pips: numberIn(decision, 'pips') ?? 0 })
    case 'onceMore':
      return saying('battle.again', { fighter: { card: group.kind } })
    case 'wrongBanner':
      return saying('battle.swaps', {
        who: { seat: on },
        theirs: bySeat(decision, 'strength', on),
        mine: bySeat(decision, 'strength', seat),
      })
    default:
      if (on === seat) return saying('battle.emptiesOwn')
      return saying('battle.empties', { who: { seat: on }, treasure: treasure(bySeat(decision, 'treasure', on)) })
  }
}
