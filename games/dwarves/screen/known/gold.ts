import type { Seat } from '#kernel/seat'
import type { BattleId } from '../../cards/battles.ts'
import type { DwarvesEvent } from '../../events.ts'
import { amountOf, type GoldMoved, goldIn } from './battle-told.ts'

/** Gold a seat gained or lost in one battle. */
export interface Earned {
  /** The number of the battle in the game. */
  readonly no: number
  readonly battle: BattleId | null
  readonly moved: readonly GoldMoved[]
  readonly amount: number
}

/** The source of all of a seat's gold, battle by battle. */
export function goldOf(told: readonly DwarvesEvent[], seat: Seat): readonly Earned[] {
  const all: { no: number; battle: BattleId | null; moved: GoldMoved[] }[] = [{ no: 0, battle: null, moved: [] }]
  for (const it of told) {
    if (it.type === 'battlePlayed') all.push({ no: all.length, battle: it.battle, moved: [] })
    all.at(-1)?.moved.push(...goldIn(it).filter(moved => moved.seat === seat))
  }
  return all
    .filter(({ moved }) => moved.some(it => amountOf(it) !== 0))
    .map(it => ({ ...it, amount: it.moved.reduce((n, moved) => n + amountOf(moved), 0) }))
}
