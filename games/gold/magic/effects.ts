import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { dragons } from '../cards/dragons.ts'
import { draw, type Token } from '../cards/tokens.ts'
import { clocks } from '../rules/clocks.ts'
import { aimed, nameIn, pairIn } from '../rules/targets.ts'
import type { GoldLedger, Played, Spot, Task } from '../types.ts'
import type { ObjectId } from './cards.ts'

const DRAUGHT = 3

type Effect = (ledger: GoldLedger, played: Played) => readonly Task[] | undefined

/** What each object does when it is not cancelled; and what has to be looked at then. */
export const effects: { readonly [O in ObjectId]: Effect } = {
  ringOfConfusion(ledger, { target }) {
    ledger.emit({ type: 'sharesSwapped', seats: pairIn<Seat>(target) })
    return
  },
  swapPowder(ledger, { seat, target }) {
    ledger.emit({ type: 'dragonsSwapped', spots: pairIn<Spot>(target) })
    return [{ do: 'slay', by: seat }]
  },
  stoneOfMuddle(ledger, { seat }) {
    ledger.emit({ type: 'thiefMuddled', seat })
    return
  },
  invisibleHand(ledger, { seat, target }) {
    const { what: token, spot } = aimed<Token>(target)
    ledger.emit({ type: 'tokenTaken', seat, spot, token })
    return
  },
  hornOfRecall(ledger, { target }) {
    const { seat, adventurer } = nameIn<Seat>(target)
    const spot = spotOf(ledger, seat, adventurer)
    if (spot >= 0) ledger.emit({ type: 'adventurerRecalled', seat, adventurer, spot }) // else its owner has left
    return
  },
  sevenLeagueBoots(ledger, { seat, target }) {
    const { what: adventurer, spot: to } = aimed<Adventurer>(target)
    ledger.emit({ type: 'adventurerMoved', seat, adventurer, from: spotOf(ledger, seat, adventurer), to })
    return [{ do: 'slay', by: seat }]
  },
  keenBlade(ledger, { seat }) {
    ledger.emit({ type: 'bladeWhetted', seat })
    return
  },
  dragonDraught(ledger, { target }) {
    ledger.emit({ type: 'dragonStrengthened', spot: Number(target), by: DRAUGHT })
    return
  },
  secondSand(ledger) {
    const { sand } = clocks[ledger.state.options.clock]
    ledger.emit({ type: 'sandTurned', left: sand === null ? null : sand * 1000 })
    return
  },
  scryingBowl(ledger, { target }) {
    const spot = Number(target)
    const lair = ledger.state.row[spot]
    if (!lair) return
    const tokens = draw(ledger.rng, peek(ledger.state.bag), dragons[lair.dragon].hidden)
    ledger.emit({ type: 'dragonScried', spot, tokens })
    return
  },
  shadowCloak(ledger, { seat }) {
    ledger.emit({ type: 'cloakDonned', seat })
    return
  },
  silverTongue(ledger, { seat, target }) {
    ledger.emit({ type: 'seatSilenced', seat: Number(target) as Seat, by: seat })
    return
  },
  wardstone(ledger, { seat }) {
    const beneath = ledger.state.played.at(-2)
    if (beneath !== undefined) ledger.emit({ type: 'objectCancelled', seat, object: beneath.object })
    return
  },
  dawnLantern(ledger, { seat }) {
    const { team } = of(ledger.state.sides, seat)
    ledger.emit({ type: 'awoke', seat, adventurers: adventurers.filter(a => team[a] === 'resting') })
    return
  },
}

const spotOf = ({ state }: GoldLedger, seat: Seat, adventurer: Adventurer): Spot =>
  state.attackers.findIndex(there => there.some(a => a.seat === seat && a.adventurer === adventurer))
