import type { Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import { clocks } from '../../rules/clocks.ts'
import type { Bargain, Kill, State } from '../../types.ts'
import type { Taste } from '../personas.ts'
import { type Memory, Outlook } from '../value/outlook.ts'
import { type Fair, fairDivision } from './fair.ts'
import { Stake } from './stake.ts'

/** What somebody of the party works out once a bargain. */
export interface Bargained {
  readonly stake: Stake
  readonly fair: Fair
}

const kept = new WeakMap<readonly GoldEvent[], Map<Memory, { readonly key: string; readonly it: Bargained }>>()

/** The stake and its fair division. They stay the same while the sand runs, so they are kept with what was told. */
export function bargained(
  view: State,
  kill: Kill,
  seat: Seat,
  told: readonly GoldEvent[],
  memory: Memory,
  taste: Taste,
  fairest: (stake: Stake) => Fair = fairDivision,
): Bargained {
  const key = JSON.stringify([view.slain.length, view.turns, seat, kill.party, kill.silenced, kill.loot])
  const mine = kept.get(told) ?? new Map()
  kept.set(told, mine)
  const found = mine.get(memory)
  if (found?.key === key) return found.it
  const stake = new Stake(new Outlook(view, seat, told, memory), kill, taste)
  const it = { stake, fair: fairest(stake) }
  mine.set(memory, { key, it })
  return it
}

/** How much sand has run and how much is left, in seconds of an hourglass of sixty; null if nothing is timed. */
export function sandOf(
  view: State,
  { bell }: Bargain,
  at: number,
): { readonly run: number; readonly left: number } | null {
  const { sand } = clocks[view.options.clock]
  if (bell === null || sand === null) return null
  const left = Math.max(0, ((bell - at) * 60) / (sand * 1000))
  return { run: Math.max(0, 60 - left), left }
}

/** Whether rules and time allow another offer. */
export function mayOffer(view: State, talks: Bargain, seat: Seat, at: number): boolean {
  if (talks.frozen || (talks.bell !== null && talks.bell - at < 2000)) return false
  return (talks.made[seat] ?? 0) < clocks[view.options.clock].offers
}
