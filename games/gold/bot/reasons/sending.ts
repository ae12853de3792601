import type { Saying } from '#games/saying'
import type { Decision } from '#kernel/bot'
import { blade } from '../../magic/cards.ts'
import { targetBy } from '../../magic/moves.ts'
import { cardOf, dragonOn, factIn, moveIn, nextBest, saying, told, valueIn } from './record.ts'

/** Whom it sends where, what is to be had there, and what else there was. */
export function sending(decision: Decision): readonly Saying[] {
  const [move, answer] = moveIn(decision)
  if (move === 'dawnLantern')
    return [saying('send.lantern', { card: cardOf(move), resting: factIn(decision, 'resting') })]
  if (typeof decision.facts.row !== 'string') return []
  const { adventurer, spot } = targetBy('place', String(answer))
  const slays = factIn(decision, 'missing') === 0
  const pieces = { card: cardOf(adventurer), dragon: dragonOn(decision, spot), blade: cardOf(blade) }
  const sent = move === blade ? (slays ? 'bladeSlays' : 'blade') : slays ? 'slays' : 'plain'
  return [saying(`send.${sent}`, pieces), loot(decision, slays), compared(decision)]
}

function loot(decision: Decision, slays: boolean): Saying {
  const [worth, others, missing] = ['worth', 'others', 'missing'].map(name => told(factIn(decision, name)))
  if (!slays) return saying('loot.open', { worth: worth ?? 0, missing: missing ?? 0 })
  return others === 0
    ? saying('loot.alone', { worth: worth ?? 0 })
    : saying('loot.shared', { worth: worth ?? 0, others: others ?? 0 })
}

function compared(decision: Decision): Saying {
  const [value, next] = [told(valueIn(decision)), nextBest(decision)]
  const isAhead = decision.facts.isAhead === true
  if (isAhead && value <= 0) return saying('ahead.least')
  const other = told(next?.value ?? 0)
  if (next === undefined || other <= 0 || other >= value)
    return isAhead ? saying('ahead.best', { value }) : saying('eye.best')
  const [move, answer] = Object.entries(next.answer as Record<string, string>)[0] ?? ['', '']
  const { adventurer, spot } = targetBy('place', answer)
  const pieces = { value, other, card: cardOf(adventurer), dragon: dragonOn(decision, spot), blade: cardOf(blade) }
  const compared = move === blade ? 'bothBlade' : 'both'
  return saying(isAhead ? `ahead.${compared}` : `eye.${compared}`, pieces)
}
