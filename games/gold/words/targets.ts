import type { Piece, Saying } from '#games/saying'
import { adventurers } from '../cards/adventurers.ts'
import type { DragonId } from '../cards/dragons.ts'
import { tokens } from '../cards/tokens.ts'
import type { ObjectId } from '../magic/cards.ts'
import { aimed, nameIn, pairIn } from '../rules/targets.ts'
import type { Spot, State } from '../types.ts'
import { type Reader, saying, spotNumber, tokenOf, whoTo } from './things.ts'

/** How the things that a target names are called here. */
export interface Naming {
  /** Where dragons go by their names; in the log, where nobody says which dragon lies there, by their spots. */
  readonly view: State | null
  readonly reader: Reader
  /** Bare numbers are seats, else spots. */
  readonly ofSeats: boolean
  /** The adventurer that is aimed is on a dragon already, and goes to another. */
  readonly moves: boolean
}

/** What numbers and adventurers mean in the targets of this object. */
export const meaningOf = (object: ObjectId): Pick<Naming, 'ofSeats' | 'moves'> => ({
  ofSeats: object === 'ringOfConfusion' || object === 'silverTongue',
  moves: object === 'sevenLeagueBoots',
})

export const dragonAt = (view: State | null, spot: Spot): DragonId | undefined => view?.row[spot]?.dragon

/** A dragon, or its spot. */
export function placeOf(view: State | null, spot: Spot): Saying {
  const dragon = dragonAt(view, spot)
  return dragon === undefined
    ? saying('targets.spot', { spot: spotNumber(spot) })
    : saying('targets.dragon', { card: { card: dragon } })
}

/** A target such as `knight@2`, `0+2`, `1.thief` or `gold@1`, in words. */
export function targetOf(target: string, naming: Naming): Saying {
  const { view, reader, ofSeats } = naming
  const one = (number: number): Saying =>
    ofSeats ? saying('options.seat', { who: whoTo(number, reader) }) : placeOf(view, number)
  if (target.includes('@')) return aimedAt(target, naming)
  if (target.includes('+')) return saying('targets.two', { both: { all: pairIn(target).map(one), joined: 'and' } })
  if (target.includes('.')) return somebodys(target, naming)
  return /^\d+$/.test(target) ? one(Number(target)) : saying('options.yes')
}

function aimedAt(target: string, { view, moves }: Naming): Saying {
  const { what, spot } = aimed(target)
  const dragon = dragonAt(view, spot)
  const at: Record<string, Piece> = dragon === undefined ? { spot: spotNumber(spot) } : { dragon: { card: dragon } }
  const adventurer = adventurers.find(a => a === what)
  if (adventurer !== undefined) {
    const card = { card: adventurer }
    if (dragon === undefined) return saying(moves ? 'targets.toSpot' : 'targets.onSpot', { card, ...at })
    return saying(moves ? 'targets.toDragon' : 'targets.onDragon', { card, ...at })
  }
  const token = tokens.find(t => t === what)
  const piece: Piece = token === undefined ? { thing: 'token', n: 1 } : tokenOf(token)
  return saying(dragon === undefined ? 'targets.fromSpot' : 'targets.fromDragon', { token: piece, ...at })
}

/** Somebody's adventurer, and where it is now if that is known. */
function somebodys(target: string, { view, reader }: Naming): Saying {
  const { seat, adventurer } = nameIn(target)
  const spot = view?.attackers.findIndex(there => there.some(a => a.seat === seat && a.adventurer === adventurer)) ?? -1
  const dragon = dragonAt(view, spot)
  const card = { card: adventurer }
  if (dragon === undefined)
    return seat === reader ? saying('targets.yours', { card }) : saying('targets.theirs', { who: { seat }, card })
  const on = { card, dragon: { card: dragon } }
  return seat === reader ? saying('targets.yoursOn', on) : saying('targets.theirsOn', { who: { seat }, ...on })
}
