import type { Why } from '#games/why'
import { answering } from './reasons/answering.ts'
import { bidding } from './reasons/bidding.ts'
import type { Asked } from './reasons/record.ts'

/** The reasons of a decision in two or three sentences: what was done, what is at stake, and how it compares. */
export const why: Why = (decision, question) => {
  if (typeof decision.facts.card !== 'string' || decision.candidates[decision.chosen] === undefined) return []
  return question === 'bid' || question === 'silverBid' ? bidding(decision) : answering(decision, question as Asked)
}
