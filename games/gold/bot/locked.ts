import type { GoldEvent } from '../events.ts'

/** R2.6: how often everybody has been stuck since a dragon was slain. */
export function locksSinceKill(told: readonly GoldEvent[]): number {
  let locks = 0
  for (let i = told.length - 1; i >= 0; i--) {
    const type = told[i]?.type
    if (type === 'dragonSlain') return locks
    if (type === 'calledHome') locks++
  }
  return locks
}
