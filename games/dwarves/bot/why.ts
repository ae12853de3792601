import { type Persona, personas } from '#bots/levels'
import type { Saying } from '#games/saying'
import { percent, type Why } from '#games/why'
import type { Decision } from '#kernel/bot'
import { battleReasons } from './why/battle.ts'
import { otherwise } from './why/other.ts'
import { numberIn, saying } from './why/record.ts'
import { turnReasons } from './why/turn.ts'

/** Why a bot of this game answered as it did: what it did and why, what that means for the game, and what it likes. */
export const why: Why = (decision, question, seat) => {
  const { candidates, chosen } = decision
  const [given, other] = [candidates[chosen], bestOther(decision)]
  if (given === undefined || other === undefined) return []
  const [reason, more] = reasons(decision, question, given.answer, seat)
  const said = reason === undefined ? [] : [reason]
  const chance = chanceSaying(given.value, other.value, otherwise(question, other.answer))
  const taste = decidedByTaste(decision)
  if (taste !== null) return [...said, chance, saying(`taste.${taste}`)]
  return more === undefined ? [...said, chance] : [...said, more, chance]
}

function reasons(decision: Decision, question: string, answer: unknown, seat: number): readonly Saying[] {
  if (question === 'turn') return turnReasons(decision, answer, seat)
  if (question === 'draw') return [drawReason(decision, answer)]
  return battleReasons(decision, question, answer, seat)
}

/** So few creatures in play that another is worth mentioning, and so many that none is missed. */
const [FEW, MANY] = [3, 5]

function drawReason(decision: Decision, answer: unknown): Saying {
  const n = numberIn(decision, 'inPlay') ?? 0
  if (answer === 'creature') return n <= FEW ? saying('draw.few', { n }) : saying('draw.creature')
  if (numberIn(decision, 'battlesInHand') === 0) return saying('draw.noBattle')
  return n >= MANY ? saying('draw.enough', { n }) : saying('draw.other')
}

type Candidate = Decision['candidates'][number]

/** The best of the answers that were not given. */
function bestOther({ candidates, chosen }: Decision): Candidate | undefined {
  const others = candidates.filter((_, i) => i !== chosen)
  return others.toSorted((a, b) => b.value - a.value)[0]
}

function chanceSaying(given: number, other: number, what: Saying): Saying {
  const [n, m] = [percent(given), percent(other)]
  if (n === m) return saying('chance.same', { n, other: what })
  return saying(n > m ? 'chance.best' : 'chance.worse', { n, m, other: what })
}

/** The persona of a bot that gave up a noticeable chance for something it likes. */
function decidedByTaste({ candidates, chosen, facts }: Decision): Persona | null {
  const { persona, liking } = facts
  const best = Math.max(...candidates.map(({ value }) => value))
  const isDearer = percent(candidates[chosen]?.value ?? 0) < percent(best)
  if (!Array.isArray(liking) || !isDearer || liking[chosen] <= 0) return null
  return personas.find(it => it === persona) ?? null
}
