import type { Saying } from '#games/saying'
import type { Decision } from '#kernel/bot'
import type { Token } from '../../cards/tokens.ts'
import { hand } from '../../magic/cards.ts'
import { targetBy } from '../../magic/moves.ts'
import { tokenOf } from '../../words/things.ts'
import { cardOf, dragonOn, factIn, moveIn, nextBest, saying, told, valueIn } from './record.ts'

/** R6.3: whom it robs. */
export function robbing(decision: Decision): readonly Saying[] {
  const value = told(valueIn(decision))
  const next = nextBest(decision)
  return [
    saying('rob.plain', { who: { seat: Number(moveIn(decision)[1]) } }),
    saying(decision.facts.looks === true ? 'rob.looks' : 'rob.blind', { value }),
    ...(next === undefined
      ? []
      : [saying('rob.next', { who: { seat: Number(next.answer) }, other: told(next.value) })]),
  ]
}

/** R6.6, R10.13: which token. */
export function picking(decision: Decision): readonly Saying[] {
  const tokens = tokenOf(moveIn(decision)[1] as Token)
  if (decision.facts.isThief !== true) return [saying('token.give', { tokens })]
  return [saying('token.take', { tokens }), saying('token.worth', { value: told(valueIn(decision)) })]
}

/** R7.2: what it trades. */
export function trading(decision: Decision): readonly Saying[] {
  const [move] = moveIn(decision)
  const worth = saying('trade.worth', { value: told(valueIn(decision)) })
  if (move === 'accept') return [saying('trade.accept', { who: { seat: factIn(decision, 'by') } }), worth]
  if (move === 'offer') return [saying('trade.offer'), worth]
  return [saying(move === 'done' ? 'trade.done' : 'trade.wait', { least: told(factIn(decision, 'least')) })]
}

/** R12.7: which heap. */
export function choosingHeap(decision: Decision): readonly Saying[] {
  const next = nextBest(decision)
  const taken = saying('heap.take', { value: told(valueIn(decision)) })
  return next === undefined ? [taken] : [taken, saying('heap.next', { other: told(next.value) })]
}

/** R10.2: an object, or none. */
export function wielding(decision: Decision): readonly Saying[] {
  const [move, answer] = moveIn(decision)
  const value = told(valueIn(decision))
  switch (move) {
    case 'pass':
      return decision.candidates.length > 1 ? [saying('magic.keep')] : []
    case 'call':
      return [saying('magic.call')]
    case 'slip': {
      const { token, spot } = targetBy('slip', String(answer))
      const pieces = { card: cardOf(hand), tokens: tokenOf(token), dragon: dragonOn(decision, spot) }
      return [saying('magic.slip', pieces), saying('magic.worth', { value })]
    }
    default:
      return [saying('magic.play', { card: cardOf(move) }), saying('magic.worth', { value })]
  }
}
