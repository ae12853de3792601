import { guestId } from '#games/workshop/guest-id'
import type { Seat } from '#kernel/seat'
import { only, openToAll } from '#kernel/secret'
import { type CharacterId, specials } from './cards/characters.ts'
import type { FistLedger } from './events.ts'
import type { Options } from './options.ts'
import { drawStones } from './rules/bag.ts'
import { beginRound } from './rules/rounds.ts'
import type { Bank } from './types.ts'

/** R1.1: what is in the box. */
const box = { fairy: 60, common: 15, silver: 40, amulets: 2, stones: { red: 12, blue: 12, yellow: 12 } }
const startingStones = 4

/** 2.8 guests: they join the specials of the box. */
const deckWith = ({ guests = [] }: Options): readonly CharacterId[] => [
  ...specials,
  ...guests.flatMap(card => Array<CharacterId>(card.copies).fill(guestId(card))),
]

/** R1.2: everybody gets the same coins behind their screen, and four stones from the bag in front of it. */
export function setup(ledger: FistLedger, seats: readonly Seat[], options: Options, deck = deckWith(options)): void {
  const start = { fairy: options.startFG, common: 2, silver: 5 }
  const purses = seats.map(seat => (options.coinCounts === 'open' ? openToAll(start) : only(seat, start)))
  const bank: Bank = {
    fairy: box.fairy - start.fairy * seats.length,
    common: box.common - start.common * seats.length,
    silver: box.silver - start.silver * seats.length,
    amulets: box.amulets,
    stones: box.stones,
  }
  ledger.emit({ type: 'seated', options, purses, dealt: seats.map(() => start), bank, deck })
  for (const seat of seats) {
    ledger.emit({
      type: 'stonesMoved',
      from: 'bank',
      to: seat,
      stones: drawStones(ledger.rng, ledger.state.bank.stones, startingStones),
    })
  }
  beginRound(ledger)
}
