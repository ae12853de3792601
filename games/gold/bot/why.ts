import type { Saying } from '#games/saying'
import type { Why } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { Asks } from '../types.ts'
import { bargaining } from './reasons/bargaining.ts'
import { cardOf, moveIn, saying } from './reasons/record.ts'
import { sending } from './reasons/sending.ts'
import { choosingHeap, picking, robbing, trading, wielding } from './reasons/the-rest.ts'

/** By question: what was done, what it is worth, and how it compares. */
const reasons: { readonly [Q in keyof Asks]: (decision: Decision, seat: number) => readonly Saying[] } = {
  attack: sending,
  bargain: bargaining,
  victim: robbing,
  token: picking,
  market: trading,
  heap: choosingHeap,
  heaps: () => [saying('heap.make')],
  recall: decision => [saying('recall', { card: cardOf(String(moveIn(decision)[1])) })],
  magic: wielding,
}

const isAsked = (question: string): question is keyof Asks => Object.hasOwn(reasons, question)

/** The reasons of a decision in one to three sentences. */
export const why: Why = (decision, question, seat) =>
  isAsked(question) && decision.candidates[decision.chosen] !== undefined ? reasons[question](decision, seat) : []
