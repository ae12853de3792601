import type { Seat } from '#kernel/seat'
import { nobody, only } from '#kernel/secret'
import { type CardId, cardsWith } from './cards/index.ts'
import type { Options } from './options.ts'
import { advance } from './rules/agenda.ts'
import type { DwarvesLedger } from './types.ts'

const deck = (cards: readonly CardId[]) => ({ cards: nobody(cards), size: cards.length })

/** R1.3 to R1.6. */
export function setup(ledger: DwarvesLedger, seats: readonly Seat[], options: Options): void {
  const { creature, other } = cardsWith(options)
  ledger.emit({
    type: 'seated',
    options,
    hands: seats.map(seat => only(seat, [])),
    decks: { creature: deck(creature), other: deck(other) },
  })
  advance(ledger, [{ do: 'showHands' }, { do: 'deal' }])
}
