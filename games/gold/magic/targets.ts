import { of, type Seat } from '#kernel/seat'
import { adventurers } from '../cards/adventurers.ts'
import { dragons } from '../cards/dragons.ts'
import { type Hoard, kindsIn, noTokens, tokens } from '../cards/tokens.ts'
import { placements } from '../rules/placements.ts'
import { lairsIn } from '../rules/strength.ts'
import { aim, named, pairIn, pairsOf } from '../rules/targets.ts'
import type { Kill, State } from '../types.ts'
import type { ObjectId } from './cards.ts'

/** What an object needs no words for. */
const yes = ['yes']
const no: readonly string[] = []

const spots = (state: State): readonly number[] => lairsIn(state).map(([spot]) => spot)
/** The spots where a dragon lies, as answers. */
export const spotsIn = (state: State): readonly string[] => spots(state).map(String)

/** R10.5: what an object can be played on now by this seat; nothing if it would do nothing. */
const targets: { readonly [O in ObjectId]: (state: State, seat: Seat) => readonly string[] } = {
  ringOfConfusion: ({ kill }, seat) =>
    kill === null ? no : pairsOf(kill.party.filter(s => s !== seat).sort()).filter(pair => differ(kill, pair)),
  swapPowder: state => pairsOf(spots(state)),
  stoneOfMuddle: ({ kill }, seat) => (kill?.theft?.victim === seat ? yes : no),
  invisibleHand: state => openTokens(state),
  hornOfRecall: ({ attackers }) => attackers.flat().map(a => named(a.seat, a.adventurer)),
  sevenLeagueBoots: (state, seat) =>
    state.attackers.flatMap((there, from) =>
      there
        .filter(a => a.seat === seat)
        .flatMap(a =>
          spots(state)
            .filter(to => to !== from)
            .map(to => aim(a.adventurer, to)),
        ),
    ),
  keenBlade: placements,
  dragonDraught: spotsIn,
  secondSand: ({ bargain }) => (bargain === null || bargain.bell === null ? no : yes),
  scryingBowl: state =>
    lairsIn(state)
      .filter(([, lair]) => !lair.scried && dragons[lair.dragon].hidden > 0 && state.inBag > 0)
      .map(([spot]) => String(spot)),
  shadowCloak: ({ kill }, seat) => (kill?.theft?.victim === seat ? yes : no),
  silverTongue: ({ kill }, seat) => (kill?.party ?? []).filter(s => s !== seat).map(String),
  wardstone: ({ played }) => (played.length > 0 ? yes : no),
  dawnLantern: ({ sides }, seat) => (adventurers.some(a => of(sides, seat).team[a] === 'resting') ? yes : no),
}

export const targetsOf = (state: State, seat: Seat, object: ObjectId): readonly string[] => targets[object](state, seat)

/** Two equal shares need not be swapped. */
function differ({ party, shares }: Kill, pair: string): boolean {
  const [one, other] = pairIn<Seat>(pair).map(seat => shares?.[party.indexOf(seat)] ?? noTokens) as [Hoard, Hoard]
  return tokens.some(token => one[token] !== other[token])
}

/** Every token that lies open on a dragon. */
export const openTokens = (state: State): readonly string[] =>
  lairsIn(state).flatMap(([spot, lair]) => kindsIn(lair.tokens).map(token => aim(token, spot)))
