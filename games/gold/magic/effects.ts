import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { dragonOf } from '../cards/dragons.ts'
import { draw } from '../cards/tokens.ts'
import { clocks } from '../rules/clocks.ts'
import type { GoldLedger, Played, Spot, Task } from '../types.ts'
import type { ObjectId } from './cards.ts'
import { type TargetBy, targetBy } from './moves.ts'

const DRAUGHT = 3

type Effect<O extends ObjectId> = (ledger: GoldLedger, seat: Seat, target: TargetBy<O>) => readonly Task[] | undefined

/** What each object does when it is not cancelled; and what has to be looked at then. */
const effects: { readonly [O in ObjectId]: Effect<O> } = {
  ringOfConfusion(ledger, _seat, { seats }) {
    ledger.emit({ type: 'sharesSwapped', seats })
    return
  },
  swapPowder(ledger, seat, { spots }) {
    ledger.emit({ type: 'dragonsSwapped', spots })
    return [{ do: 'slay', by: seat }]
  },
  stoneOfMuddle(ledger, seat) {
    ledger.emit({ type: 'thiefMuddled', seat })
    return
  },
  invisibleHand(ledger, seat, { token, spot }) {
    ledger.emit({ type: 'tokenTaken', seat, spot, token })
    return
  },
  hornOfRecall(ledger, _seat, { seat, adventurer }) {
    const spot = spotOf(ledger, seat, adventurer)
    if (spot >= 0) ledger.emit({ type: 'adventurerRecalled', seat, adventurer, spot }) // else its owner has left
    return
  },
  sevenLeagueBoots(ledger, seat, { adventurer, spot: to }) {
    ledger.emit({ type: 'adventurerMoved', seat, adventurer, from: spotOf(ledger, seat, adventurer), to })
    return [{ do: 'slay', by: seat }]
  },
  keenBlade(ledger, seat) {
    ledger.emit({ type: 'bladeWhetted', seat })
    return
  },
  dragonDraught(ledger, _seat, { spot }) {
    ledger.emit({ type: 'dragonStrengthened', spot, by: DRAUGHT })
    return
  },
  secondSand(ledger) {
    const { sand } = clocks[ledger.state.options.clock]
    ledger.emit({ type: 'sandTurned', left: sand === null ? null : sand * 1000 })
    return
  },
  scryingBowl(ledger, _seat, { spot }) {
    const lair = ledger.state.row[spot]
    if (!lair) return
    const tokens = draw(ledger.rng, peek(ledger.state.bag), dragonOf(lair.dragon).hidden)
    ledger.emit({ type: 'dragonScried', spot, tokens })
    return
  },
  shadowCloak(ledger, seat) {
    ledger.emit({ type: 'cloakDonned', seat })
    return
  },
  silverTongue(ledger, by, { seat }) {
    ledger.emit({ type: 'seatSilenced', seat, by })
    return
  },
  wardstone(ledger, seat) {
    const beneath = ledger.state.played.at(-2)
    if (beneath !== undefined) ledger.emit({ type: 'objectCancelled', seat, object: beneath.object })
    return
  },
  dawnLantern(ledger, seat) {
    const { team } = of(ledger.state.sides, seat)
    ledger.emit({ type: 'awoke', seat, adventurers: adventurers.filter(a => team[a] === 'resting') })
    return
  },
}

/** What an object on the table does. */
export const takeEffect = <O extends ObjectId>(
  ledger: GoldLedger,
  { seat, object, target }: Played & { readonly object: O },
): readonly Task[] => effects[object](ledger, seat, targetBy(object, target)) ?? []

const spotOf = ({ state }: GoldLedger, seat: Seat, adventurer: Adventurer): Spot =>
  state.attackers.findIndex(there => there.some(a => a.seat === seat && a.adventurer === adventurer))
