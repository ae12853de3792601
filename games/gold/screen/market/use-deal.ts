import type { Counts, Transfer } from '#kernel/question'
import { type Token, tokens } from '../../cards/tokens.ts'
import { halfMade } from '../half-made.ts'
import { type Looking, nothingLookedAt } from '../sharing/looking.ts'
import { useGold } from '../use-gold.ts'

/** Who hands something to whom, as `from to`. */
export type Way = `${number} ${number}`
export const wayOf = (from: number, to: number): Way => `${from} ${to}`
export const endsOf = (way: Way): readonly [from: number, to: number] => {
  const [from = 0, to = 0] = way.split(' ').map(Number)
  return [from, to]
}
export type Handed = Readonly<Partial<Record<Way, Counts<Token>>>>

/** A trade being put together. */
interface Deal extends Looking {
  readonly partners: readonly number[]
  readonly handed: Handed
  /** Previous states, step by step. */
  readonly before: readonly Handed[]
  /** The direction that taps add to. */
  readonly way: Way | null
}
const empty = { partners: [], handed: {}, before: [], way: null, looksAt: 'draft' } as const
const useHalfMade = halfMade<Deal>({ ...empty, ...nothingLookedAt })

const STEPS = 30

/** The directions between the participants, the player's own first. */
export const waysAmong = (me: number, partners: readonly number[]): readonly Way[] => [
  ...partners.flatMap(other => [wayOf(me, other), wayOf(other, me)]),
  ...partners.flatMap(from => partners.filter(to => to !== from).map(to => wayOf(from, to))),
]

export const transfersOf = (handed: Handed): readonly Transfer<Token>[] =>
  (Object.entries(handed) as [Way, Counts<Token>][]).flatMap(([way, what]) => {
    const [from, to] = endsOf(way)
    return Object.values(what).some(n => n > 0) ? [{ from, to, what }] : []
  })

/** The trade being put together at this Market. */
export function useDeal(me: number) {
  const { match } = useGold()
  const [deal, change] = useHalfMade(`${match} ${me}`)
  const hand = (handed: Handed): void =>
    change({ handed, before: [...deal.before.slice(-STEPS), deal.handed], looksAt: 'draft' })
  return {
    deal,
    change,
    /** Adds one of this in the chosen direction. */
    add(token: Token, way = deal.way): void {
      if (way === null) return
      const what = deal.handed[way] ?? {}
      hand({ ...deal.handed, [way]: { ...what, [token]: (what[token] ?? 0) + 1 } })
    },
    /** Takes one back from this direction. */
    takeBack(way: Way): void {
      const what = deal.handed[way] ?? {}
      const last = tokens.findLast(token => (what[token] ?? 0) > 0)
      if (last !== undefined) hand({ ...deal.handed, [way]: { ...what, [last]: (what[last] ?? 0) - 1 } })
    },
    undo: (): void => change({ handed: deal.before.at(-1) ?? {}, before: deal.before.slice(0, -1) }),
    /** Chooses the partners. Transfers to and from others are dropped. */
    choose(partners: readonly number[]): void {
      const ways = waysAmong(me, partners)
      const handed = Object.fromEntries(Object.entries(deal.handed).filter(([way]) => ways.includes(way as Way)))
      const way = deal.way !== null && ways.includes(deal.way) ? deal.way : (ways[0] ?? null)
      change({ partners, handed, way, looksAt: 'draft' })
    },
    /** Starts with the contents of an offer. */
    copy(transfers: readonly Transfer<Token>[]): void {
      const partners = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))].filter(seat => seat !== me)
      const handed = Object.fromEntries(transfers.map(({ from, to, what }) => [wayOf(from, to), what]))
      change({ partners, handed, before: [deal.handed], way: waysAmong(me, partners)[0] ?? null, looksAt: 'draft' })
    },
    clear: (): void => change(empty),
  }
}
export type DealMade = ReturnType<typeof useDeal>
