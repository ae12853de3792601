import type { Counts } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { Flight, Place } from '#ui/flights'
import { hoardOf, kindsIn, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Spot } from '../types.ts'

/** Where the loot lies, or what is being told is shown. */
export const loot = 'loot'
/** One of the places in the row. */
export const spotPlace = (spot: Spot): string => `spot ${spot}`

/** What travels when this is told: shares to the party, what is stolen or traded, adventurers to their dragon. */
export function flights(event: GoldEvent): readonly Flight[] {
  switch (event.type) {
    case 'adventurerPlaced':
      return [{ piece: { card: event.adventurer }, n: 1, from: event.seat, to: spotPlace(event.spot) }]
    case 'adventurerRecalled':
      return [{ piece: { card: event.adventurer }, n: 1, from: spotPlace(event.spot), to: event.seat }]
    case 'adventurerMoved':
      return [{ piece: { card: event.adventurer }, n: 1, from: spotPlace(event.from), to: spotPlace(event.to) }]
    case 'redClaimed':
      return [{ piece: { thing: 'red' }, n: event.red, from: loot, to: event.seat }]
    case 'sharesTaken':
      return event.party.flatMap((seat, i) => tokensTo(event.shares[i], loot, seat))
    case 'tokenTaken':
      return [{ piece: { thing: event.token }, n: 1, from: spotPlace(event.spot), to: event.seat }]
    case 'tokenStolen': {
      const thing = knows(event.token) ? peek(event.token) : 'hidden'
      return [{ piece: { thing }, n: 1, from: event.victim, to: event.seat }]
    }
    case 'tradeDone':
      return knows(event.deal)
        ? peek(event.deal).flatMap(({ from, to, what }) => tokensTo(what, from as Seat, to as Seat))
        : event.moved.map(({ from, to, count }) => ({ piece: { thing: 'hidden' }, n: count, from, to }))
    case 'objectPlayed':
      return [{ piece: { card: event.object }, n: 1, from: event.seat, to: loot }]
    case 'gemsPaid':
      return event.paid.flatMap((points, seat) =>
        points > 0 ? [{ piece: { thing: event.gem }, n: 1, from: loot, to: seat as Seat }] : [],
      )
    default:
      return []
  }
}

const tokensTo = (share: Counts<Token> | undefined, from: Place, to: Place): readonly Flight[] => {
  const hoard = hoardOf(share ?? {})
  return kindsIn(hoard).map(thing => ({ piece: { thing }, n: hoard[thing], from, to }))
}
