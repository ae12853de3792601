import type { Seat } from '#kernel/seat'
import { type Hoard, noTokens, size } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { State } from '../../types.ts'

/** What each party member got from the dragon just slain, until they go home; empty if there was none. */
export function sharesSeen({ kill }: State, told: readonly GoldEvent[]): readonly { seat: Seat; share: Hoard }[] {
  if (kill === null) return []
  const slain = told.findLastIndex(({ type }) => type === 'dragonSlain')
  const taken = told.slice(slain + 1).find(event => event.type === 'sharesTaken')
  const agreed = size(kill.loot) > 0 ? kill.shares : null
  const { party, shares } = taken ?? { party: kill.party, shares: agreed ?? [] }
  return shares.length === 0 ? [] : party.map((seat, i) => ({ seat, share: shares[i] ?? noTokens }))
}
