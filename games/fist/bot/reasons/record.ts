import type { Piece } from '#games/saying'
import { percent, whySayer } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { Asks } from '../../types.ts'
import type { FistWhy } from '../../words/en-why.ts'

/** What a power may ask. */
export type Asked = Exclude<keyof Asks, 'bid' | 'silverBid'>

export const say = whySayer<FistWhy>()

/** A number of the record; null if it has none of that name. */
export const fact = ({ facts }: Decision, name: string): number | null => {
  const it = facts[name]
  return typeof it === 'number' ? it : null
}

/** A chance of the record in whole percent. */
export const shown = (decision: Decision, name: string): number => percent(fact(decision, name) ?? 0)

export const cardIn = ({ facts }: Decision): Piece => ({ card: String(facts.card) })
export const rivalIn = (decision: Decision): Piece => ({ seat: fact(decision, 'rival') ?? 0 })
export const worthOf = ({ candidates, chosen }: Decision): number => candidates[chosen]?.value ?? 0
