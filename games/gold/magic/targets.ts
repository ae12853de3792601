import { of, type Seat } from '#kernel/seat'
import { adventurers } from '../cards/adventurers.ts'
import { dragonOf } from '../cards/dragons.ts'
import { kindsIn, noTokens, tokens } from '../cards/tokens.ts'
import { placements } from '../rules/placements.ts'
import { lairsIn } from '../rules/strength.ts'
import { pairsOf, type Target, type TargetOf } from '../rules/targets.ts'
import type { Kill, Spot, State } from '../types.ts'
import type { ObjectId } from './cards.ts'
import type { TargetBy } from './moves.ts'

/** It can be played, on nothing in particular. */
const yes = [{ kind: 'nothing' }] as const
const none: readonly never[] = []

const spots = (state: State): readonly Spot[] => lairsIn(state).map(([spot]) => spot)
/** The spots where a dragon lies. */
export const anySpot = (state: State): readonly TargetOf<'spot'>[] => spots(state).map(spot => ({ kind: 'spot', spot }))

/** R10.5: what an object can be played on now by this seat; nothing if it would do nothing. */
const targets: { readonly [O in ObjectId]: (state: State, seat: Seat) => readonly TargetBy<O>[] } = {
  ringOfConfusion: ({ kill }, seat) =>
    kill === null
      ? none
      : pairsOf(kill.party.filter(s => s !== seat).sort())
          .filter(seats => differ(kill, seats))
          .map(seats => ({ kind: 'seats', seats })),
  swapPowder: state => pairsOf(spots(state)).map(spots => ({ kind: 'spots', spots })),
  stoneOfMuddle: ({ kill }, seat) => (kill?.theft?.victim === seat ? yes : none),
  invisibleHand: state => openTokens(state),
  hornOfRecall: ({ attackers }) =>
    attackers.flat().map(({ seat, adventurer }) => ({ kind: 'attacker', seat, adventurer })),
  sevenLeagueBoots: (state, seat) =>
    state.attackers.flatMap((there, from) =>
      there
        .filter(a => a.seat === seat)
        .flatMap(({ adventurer }) =>
          spots(state)
            .filter(to => to !== from)
            .map(spot => ({ kind: 'moved', adventurer, spot }) as const),
        ),
    ),
  keenBlade: placements,
  dragonDraught: anySpot,
  secondSand: ({ bargain }) => (bargain === null || bargain.bell === null ? none : yes),
  scryingBowl: state =>
    lairsIn(state)
      .filter(([, lair]) => !lair.scried && dragonOf(lair.dragon).hidden > 0 && state.inBag > 0)
      .map(([spot]) => ({ kind: 'spot', spot })),
  shadowCloak: ({ kill }, seat) => (kill?.theft?.victim === seat ? yes : none),
  silverTongue: ({ kill }, self) => (kill?.party ?? []).filter(s => s !== self).map(seat => ({ kind: 'seat', seat })),
  wardstone: ({ played }) => (played.length > 0 ? yes : none),
  dawnLantern: ({ sides }, seat) => (adventurers.some(a => of(sides, seat).team[a] === 'resting') ? yes : none),
}

export const targetsOf = (state: State, seat: Seat, object: ObjectId): readonly Target[] => targets[object](state, seat)

/** Two equal shares need not be swapped. */
function differ({ party, shares }: Kill, [one, other]: readonly [Seat, Seat]): boolean {
  const shareOf = (seat: Seat) => shares?.[party.indexOf(seat)] ?? noTokens
  return tokens.some(token => shareOf(one)[token] !== shareOf(other)[token])
}

/** Every token that lies open on a dragon. */
export const openTokens = (state: State): readonly TargetOf<'token'>[] =>
  lairsIn(state).flatMap(([spot, lair]) => kindsIn(lair.tokens).map(token => ({ kind: 'token', token, spot }) as const))
