import type { Saying } from '#games/saying'
import { percent } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { Bid, Stones } from '../../types.ts'
import { coinsIn, stonesIn } from '../../words/things.ts'
import { type Asked, cardIn, fact, rivalIn, say, worthOf } from './record.ts'

/** Why it answered a power's question so. */
export function answering(decision: Decision, question: Asked): readonly Saying[] {
  return [chosen(decision, question, decision.candidates[decision.chosen]?.answer), compared(decision)]
}

function chosen(decision: Decision, question: Asked, answer: unknown): Saying {
  const card = cardIn(decision)
  switch (question) {
    case 'twice':
    case 'may':
    case 'luck':
      return say(`chosen.${answer as 'once' | 'twice' | 'use' | 'decline' | 'stop' | 'draw'}`, { card })
    case 'coin':
      return say(`chosen.${answer as 'take' | 'leave'}`, { card, rival: rivalIn(decision) })
    case 'either': {
      const { step } = decision.facts
      return say(step === 'trade' || step === 'gain' ? `chosen.${step}` : 'chosen.either', { card })
    }
    case 'colour':
      return say('chosen.colour', { card, colour: String(answer) })
    case 'rival':
      return say('chosen.rival', { card, rival: { seat: Number(answer) } })
    case 'character':
      return say('chosen.character', { through: card, card: { card: String(answer) } })
    case 'stones':
      return fact(decision, 'total') === 0
        ? say('chosen.noStones', { card })
        : say('chosen.stones', { card, stones: stonesIn(answer as Stones) })
    case 'purchase':
      return fact(decision, 'total') === 0
        ? say('chosen.noPurchase', { card })
        : say('chosen.purchase', { card, stones: stonesIn(answer as Stones) })
    case 'payment':
      return say('chosen.payment', { card, coins: coinsIn(answer as Partial<Bid>) })
  }
}

/** A chance that only a game already won has. */
const WON = 0.9995

function compared(decision: Decision): Saying {
  const others = decision.candidates.flatMap((candidate, i) => (i === decision.chosen ? [] : candidate.value))
  const [own, next] = [worthOf(decision), Math.max(...others)]
  const [value, best, answers] = [percent(own), percent(next), fact(decision, 'answers') ?? 0]
  if (others.length === 0) return say('among.only')
  if (own > WON) return say('among.won')
  if (next > own) return best > value ? say('among.taste', { value, best }) : say('among.liked', { value })
  return best < value ? say('among.best', { value, answers, next: best }) : say('among.alike', { value, answers })
}
