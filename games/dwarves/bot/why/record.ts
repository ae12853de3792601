import type { Piece } from '#games/saying'
import { whySayer } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { Seat } from '#kernel/seat'
import type { Kind } from '../../cards/kinds.ts'
import type { DwarvesWhy } from '../../words/en-why.ts'
import { someOf, treasure } from '../../words/things.ts'

export const saying = whySayer<DwarvesWhy>()

/** A number that the record has; null if it has none of this name. */
export function numberIn({ facts }: Decision, name: string): number | null {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : null
}

/** A card, a kind or an event that the record names. */
export const cardIn = ({ facts }: Decision, name: string): Piece => ({ card: String(facts[name]) })

/** The group or the fighter that the answer is about. */
export const groupIn = (decision: Decision) => ({
  seat: (numberIn(decision, 'on') ?? 0) as Seat,
  kind: decision.facts.kind as Kind,
  count: numberIn(decision, 'count') ?? 0,
})

/** One seat's number of those that the record has for all. */
export function bySeat({ facts }: Decision, name: string, seat: number): number {
  const all = facts[name]
  return Array.isArray(all) ? Number(all[seat]) : 0
}

/** The treasure expected, in whole pieces. */
export const expected = (decision: Decision): number => Math.round(numberIn(decision, 'battleTreasure') ?? 0)
export const treasureOf = (decision: Decision): Piece => treasure(expected(decision))

/** An answer to a menu: its move and what it names. */
export function moveIn(answer: unknown): readonly [move: string, what: string | number] {
  const [entry] = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  return entry === undefined ? ['', ''] : [entry[0], entry[1] as string | number]
}

/** The creatures that an answer sends. */
export const crowdOf = (answer: unknown): Piece => ({
  all: Object.entries(answer as Readonly<Record<Kind, number>>).map(([kind, n]) => someOf(kind as Kind, n)),
  joined: 'and',
})

/** The card of an ability that is played on a group. */
export const abilityCard = (what: string | number): Piece => ({ card: String(what).split('@')[0] ?? '' })
