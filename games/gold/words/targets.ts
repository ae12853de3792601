import type { Saying } from '#games/saying'
import type { DragonId } from '../cards/dragons.ts'
import type { Target, TargetOf } from '../rules/targets.ts'
import type { Spot, State } from '../types.ts'
import { saying, spotNumber, tokenOf } from './things.ts'

export const dragonAt = (view: State | null, spot: Spot): DragonId | undefined => view?.row[spot]?.dragon

/** A dragon, or its spot. */
export function placeOf(view: State | null, spot: Spot): Saying {
  const dragon = dragonAt(view, spot)
  return dragon === undefined
    ? saying('targets.spot', { spot: spotNumber(spot) })
    : saying('targets.dragon', { card: { card: dragon } })
}

const both = (all: readonly Saying[]): Saying => saying('targets.two', { both: { all, joined: 'and' } })

/**
 * A target in words. In a view dragons go by their names; in the log, where nobody says which dragon lies there, by
 * their spots.
 */
export function targetOf(target: Target, view: State | null): Saying {
  const seatOf = (seat: number): Saying => saying('options.seat', { who: { seat } })
  switch (target.kind) {
    case 'nothing':
      return saying('options.yes')
    case 'seat':
      return seatOf(target.seat)
    case 'seats':
      return both(target.seats.map(seatOf))
    case 'spot':
      return placeOf(view, target.spot)
    case 'spots':
      return both(target.spots.map(spot => placeOf(view, spot)))
    case 'sent':
    case 'moved':
      return goingTo(target, view)
    case 'attacker':
      return somebodys(target, view)
    case 'token':
      return tokenFrom(target, view)
  }
}

function goingTo({ kind, adventurer, spot }: TargetOf<'sent' | 'moved'>, view: State | null): Saying {
  const dragon = dragonAt(view, spot)
  const card = { card: adventurer }
  if (dragon === undefined)
    return saying(kind === 'moved' ? 'targets.toSpot' : 'targets.onSpot', { card, spot: spotNumber(spot) })
  return saying(kind === 'moved' ? 'targets.toDragon' : 'targets.onDragon', { card, dragon: { card: dragon } })
}

function tokenFrom({ token, spot }: TargetOf<'token'>, view: State | null): Saying {
  const dragon = dragonAt(view, spot)
  return dragon === undefined
    ? saying('targets.fromSpot', { token: tokenOf(token), spot: spotNumber(spot) })
    : saying('targets.fromDragon', { token: tokenOf(token), dragon: { card: dragon } })
}

/** Somebody's adventurer, and where it is now if that is known. */
function somebodys({ seat, adventurer }: TargetOf<'attacker'>, view: State | null): Saying {
  const spot = view?.attackers.findIndex(there => there.some(a => a.seat === seat && a.adventurer === adventurer)) ?? -1
  const dragon = dragonAt(view, spot)
  const theirs = { who: { seat }, card: { card: adventurer } }
  return dragon === undefined
    ? saying('targets.theirs', theirs)
    : saying('targets.theirsOn', { ...theirs, dragon: { card: dragon } })
}
