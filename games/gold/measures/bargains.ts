import type { Mutable } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { heapOf } from '../bot/beliefs/heap.ts'
import { type Fair, fairDivision } from '../bot/sharing/fair.ts'
import { bestDivision } from '../bot/sharing/search.ts'
import { Stake } from '../bot/sharing/stake.ts'
import { Outlook } from '../bot/value/outlook.ts'
import type { GoldEvent } from '../events.ts'
import { blank, evolve } from '../evolve.ts'
import type { State } from '../types.ts'

/** One bargain as a referee saw it who knows what is behind the screens. */
export interface BargainSeen {
  readonly party: number
  /** Whether the fair division gives everybody more than half a point. */
  readonly isMutual: boolean
  readonly isAgreed: boolean
  /** What the party gained together, and the most it could have gained. */
  readonly gained: number
  readonly most: number
  readonly offers: number
  readonly seconds: number
  /** In the party's order: each one's seat, gain, and gain in the fair division. */
  readonly gains: readonly { readonly seat: number; readonly gained: number; readonly fair: number }[]
}

/** Half a point. */
const WORTHWHILE = 0.5

/** Follows a match entry by entry and tells about every bargain in it. */
export function bargainMeter(tell: (bargain: BargainSeen) => void): (entry: Entry<GoldEvent>) => void {
  const state = blank() as Mutable<State>
  const told: GoldEvent[] = []
  let now: { stake: Stake; fair: Fair; most: number; offers: number; began: number } | null = null

  const end = (at: number, gains: readonly number[] | null): void => {
    if (now === null) return
    const { stake, fair, most, offers, began } = now
    now = null
    tell({
      party: stake.kill.party.length,
      isMutual: fair.gains.every(gain => gain > WORTHWHILE),
      isAgreed: gains !== null,
      gained: gains?.reduce(sum, 0) ?? 0,
      most,
      offers,
      seconds: (at - began) / 1000,
      gains: stake.kill.party.map((seat, i) => ({ seat, gained: gains?.[i] ?? 0, fair: fair.gains[i] ?? 0 })),
    })
  }

  return ({ at, events }) => {
    for (const event of events) {
      told.push(event)
      evolve(state, event)
      if (event.type === 'sandRan' && now === null && state.kill !== null) {
        const [first] = state.kill.party
        if (first === undefined) continue
        const stake = new Stake(new Outlook(state as State, first, told), { ...state.kill })
        const most = stake.gains(bestDivision(stake, gains => gains.reduce(sum, 0))).reduce(sum, 0)
        now = { stake, fair: fairDivision(stake), most, offers: 0, began: at }
      }
      if (event.type === 'offerMade' && now !== null) now.offers++
      if (event.type === 'dealStruck') end(at, now?.stake.gains(event.shares.map(heapOf)) ?? null)
      if (event.type === 'talksFailed') end(at, null)
    }
  }
}

const sum = (a: number, b: number): number => a + b

/** The bargains of one party size, summed up. Shares are of those in which everybody can gain. */
export function summedUp(bargains: readonly BargainSeen[]) {
  const mutual = bargains.filter(bargain => bargain.isMutual)
  const seconds = bargains.map(bargain => bargain.seconds).sort((a, b) => a - b)
  const offers = bargains.map(bargain => bargain.offers).sort((a, b) => a - b)
  const mean = (all: readonly number[]): number => all.reduce(sum, 0) / Math.max(1, all.length)
  const at = (all: readonly number[], part: number): number => all[Math.floor(part * (all.length - 1))] ?? 0
  return {
    bargains: bargains.length,
    mutual: mutual.length,
    agreed: mutual.filter(bargain => bargain.isAgreed).length,
    surplus:
      mutual.map(bargain => bargain.gained).reduce(sum, 0) / Math.max(1e-9, mutual.map(b => b.most).reduce(sum, 0)),
    offers: { mean: mean(offers), p95: at(offers, 0.95), most: at(offers, 1) },
    seconds: { mean: mean(seconds), p95: at(seconds, 0.95), most: at(seconds, 1) },
  }
}
