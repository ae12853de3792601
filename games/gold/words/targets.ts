import type { Who } from '#games/pieces/english'
import { type Adventurer, adventurers } from '../adventurers.ts'
import type { ObjectId } from '../magic/cards.ts'
import { aimed, nameIn, pairIn } from '../targets.ts'
import { tokens } from '../tokens.ts'
import type { Spot, State } from '../types.ts'
import { adventurerNames, dragonNames, owned, spotName, tokenText } from './en.ts'

/** How the things that a target names are called here. */
export interface Naming {
  readonly who: Who
  readonly at: (spot: Spot) => string
  /** Where somebody's adventurer is now, with a word before it; empty if that is not known. */
  readonly where: (seat: number, adventurer: Adventurer) => string
  /** Bare numbers are seats, else spots. */
  readonly ofSeats: boolean
  /** The adventurer that is aimed is on a dragon already, and goes to another. */
  readonly moves: boolean
}

/** By the dragons that lie in the row now. */
export function namingIn(view: State, who: Who): Omit<Naming, 'ofSeats' | 'moves'> {
  const at = (spot: Spot): string => dragonAt(view, spot)
  return {
    who,
    at,
    where(seat, adventurer) {
      const spot = view.attackers.findIndex(there => there.some(a => a.seat === seat && a.adventurer === adventurer))
      return spot === -1 ? '' : ` on ${at(spot)}`
    },
  }
}
export function dragonAt(view: State, spot: Spot): string {
  const lair = view.row[spot]
  return lair ? dragonNames[lair.dragon] : spotName(spot)
}

/** In the log, where nobody says which dragon lies there. */
export const plainNaming = (who: Who): Omit<Naming, 'ofSeats' | 'moves'> => ({ who, at: spotName, where: () => '' })

/** What numbers and adventurers mean in the targets of this object. */
export const meaningOf = (object: ObjectId): Pick<Naming, 'ofSeats' | 'moves'> => ({
  ofSeats: object === 'ringOfConfusion' || object === 'silverTongue',
  moves: object === 'sevenLeagueBoots',
})

/** A target such as `knight@2`, `0+2`, `1.thief` or `gold@1`, in words. */
export function targetText(target: string, naming: Naming): string {
  const { who, at, where, ofSeats, moves } = naming
  const name = ofSeats ? who : at
  if (target.includes('@')) {
    const { what, spot } = aimed(target)
    const adventurer = adventurers.find(a => a === what)
    if (adventurer !== undefined) return `${adventurerNames[adventurer]} ${moves ? 'to' : 'on'} ${at(spot)}`
    const token = tokens.find(t => t === what)
    return `${token === undefined ? 'a token' : tokenText(token)} from ${at(spot)}`
  }
  if (target.includes('+')) return pairIn(target).map(name).join(' and ')
  if (target.includes('.')) {
    const { seat, adventurer } = nameIn(target)
    return `${owned(who(seat))} ${adventurerNames[adventurer]}${where(seat, adventurer)}`
  }
  return /^\d+$/.test(target) ? name(Number(target)) : target
}
