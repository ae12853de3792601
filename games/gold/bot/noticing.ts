import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { GoldEvent } from '../events.ts'
import type { Spot } from '../types.ts'

/**
 * R10.14: from which dragon a token vanished that can still be called: since then one window between turns has opened,
 * and the dragon has neither died nor gone elsewhere. Null if there is none, or if this seat took it.
 */
export function vanishedFrom(told: readonly GoldEvent[], seat: Seat): Spot | null {
  let windows = 0
  const moved = new Set<Spot>()
  for (let i = told.length - 1; i >= 0 && windows < 2; i--) {
    const event = told[i]
    if (event?.type === 'handCaught') return null
    if (event?.type === 'partyWentHome') moved.add(event.spot)
    if (event?.type === 'dragonsSwapped') for (const spot of event.spots) moved.add(spot)
    if (event?.type === 'stageOpened' && event.stage.at === 'window' && event.stage.when === 'between turns') windows++
    if (event?.type !== 'tokenVanished') continue
    const took = of(event.took, seat)
    return windows === 1 && !moved.has(event.spot) && !(knows(took) && peek(took)) ? event.spot : null
  }
  return null
}
