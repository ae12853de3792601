import type { Saying } from '#games/saying'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { cannotStand, type Kind } from '../../cards/kinds.ts'
import type { Gone } from '../../events.ts'
import { isThird, victimsOf } from '../../rules/aversion.ts'
import { effectOn } from '../../rules/groups.ts'
import type { State } from '../../types.ts'
import { saying, whoseSaying } from '../../words/things.ts'
import { reachOf } from './thirds.ts'

/** What a creature would do if this seat played it now. */
export interface Forecast {
  readonly kind: Kind
  readonly leaving: readonly Gone[]
  /** R5.12: those who would leave, but fly. */
  readonly flying: readonly Gone[]
  /** How many leave, and how many of them are the player's own. */
  readonly all: number
  readonly own: number
}

export function forecastOf(view: State, seat: Seat, kind: Kind): Forecast {
  const leaving = victimsOf(view, seat, kind)
  const reached = isThird(view, kind) ? seatsOf(view.sides.length) : reachOf(view, kind) === 'own' ? [seat] : []
  const flying = reached.flatMap(other => {
    const side = of(view.sides, other)
    return side.groups
      .filter(group => cannotStand(kind, group.kind) && effectOn(side, group.kind).flies === true)
      .map(group => ({ seat: other, ...group }))
  })
  const own = leaving.filter(gone => gone.seat === seat)
  return { kind, leaving, flying, all: countIn(leaving), own: countIn(own) }
}

const countIn = (some: readonly Gone[]): number => some.reduce((n, { count }) => n + count, 0)

/** What becomes of a group on the table. */
export function fateIn({ leaving, flying }: Forecast, seat: Seat, kind: Kind): 'leaves' | 'flies' | null {
  const isIt = (gone: Gone): boolean => gone.seat === seat && gone.kind === kind
  return leaving.some(isIt) ? 'leaves' : flying.some(isIt) ? 'flies' : null
}

/** All of it in sentences: who leaves, who flies, and what it costs the player. */
export function forecastSayings({
  leaving,
  flying,
  all,
  own,
}: Forecast): readonly { readonly saying: Saying; readonly isHarm: boolean }[] {
  const named = (some: readonly Gone[]) => ({ all: some.map(gone => whoseSaying(gone)), joined: 'and' as const })
  const calm = (it: Saying) => ({ saying: it, isHarm: false })
  const isOwn = all > 0 && own === all
  return [
    all === 0
      ? calm(saying('stage.forecast.nobody'))
      : { saying: saying('stage.forecast.leave', { n: all, whose: named(leaving) }), isHarm: isOwn },
    ...(flying.length === 0 ? [] : [calm(saying('stage.forecast.stay', { n: countIn(flying), whose: named(flying) }))]),
    ...(all === 0 || isOwn ? [] : [{ saying: saying('stage.forecast.lose', { n: own }), isHarm: own > 0 }]),
  ]
}
