import type { Piece, Saying } from '#games/saying'
import type { Decision } from '#kernel/bot'
import type { Counts } from '#kernel/question'
import type { Token } from '../../cards/tokens.ts'
import type { Phrase } from '../../rules/phrases.ts'
import { saying as ofTheTable, tokensIn } from '../../words/things.ts'
import { factIn, moveIn, saying, told, valueIn } from './record.ts'

/** What it did in a bargain, and what that has to do with its fair share. */
export function bargaining(decision: Decision, seat: number): readonly Saying[] {
  const [move, answer] = moveIn(decision)
  switch (move) {
    case 'offer':
      return offered(decision, (answer as Readonly<Record<number, Counts<Token>>>)[seat] ?? {})
    case 'accept':
      return accepted(decision, seat)
    case 'noDeal':
      return [saying('noDeal.plain'), saying(`noDeal.${loserOf(decision)}`)]
    case 'say':
      return said(decision, answer as Phrase)
    case 'claim':
    case 'waive': {
      const tokens = tokensIn(answer as Counts<Token>)
      return [saying(`show.${move}`, { tokens }), saying(move === 'claim' ? 'show.wanted' : 'show.unwanted')]
    }
    default:
      return waiting(decision)
  }
}

const loserOf = ({ facts: { loser } }: Decision): 'self' | 'other' | 'nobody' =>
  loser === 'self' || loser === 'other' ? loser : 'nobody'

function offered(decision: Decision, share: Counts<Token>): readonly Saying[] {
  const [value, fair] = [told(valueIn(decision)), told(factIn(decision, 'fair'))]
  const judged = value > fair ? 'more' : value < fair ? 'less' : 'fair'
  const made = factIn(decision, 'made') === 0 ? 'first' : 'again'
  return [saying(`offer.${made}`, { tokens: tokensIn(share) }), saying(`offer.${judged}`, { value, fair })]
}

function accepted(decision: Decision, seat: number): readonly Saying[] {
  const by = factIn(decision, 'by')
  const [value, fair] = [told(valueIn(decision)), told(factIn(decision, 'fair'))]
  const worth =
    value === fair
      ? saying('offer.fair', { value })
      : value > fair
        ? saying('accept.more', { value, fair })
        : saying('accept.less', { value, fair, least: told(factIn(decision, 'least')) })
  return [by === seat ? saying('accept.own') : saying('accept.plain', { who: { seat: by } }), worth]
}

function said(decision: Decision, phrase: Phrase): readonly Saying[] {
  const spoken: Piece = ofTheTable(`phrases.${phrase}`)
  return [saying('say.plain', { phrase: spoken }), behind(decision, phrase)]
}

function behind(decision: Decision, phrase: Phrase): Saying {
  if (phrase.startsWith('need ')) return saying('say.need', { need: told(factIn(decision, 'need')) })
  if (phrase === 'my last offer') return saying('say.last')
  if (phrase === 'you lead') return saying('say.lead')
  const least = told(factIn(decision, 'least'))
  const isAgainst = phrase === 'too little for me' || phrase === 'too much for you'
  if (!isAgainst || decision.facts.best === undefined)
    return saying('say.fair', { fair: told(factIn(decision, 'fair')) })
  const best = told(factIn(decision, 'best'))
  return best < 0 ? saying('say.costs', { least }) : saying('say.best', { best, least })
}

function waiting(decision: Decision): readonly Saying[] {
  if (decision.facts.held === true) return [saying('wait.agreed')]
  if (decision.facts.best === undefined) return [saying('wait.first')]
  const best = told(factIn(decision, 'best'))
  if (best < 0) return [saying('wait.costs')]
  return [saying('wait.best', { best, least: told(factIn(decision, 'least')) })]
}
