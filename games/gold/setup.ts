import type { Seat } from '#kernel/seat'
import { nobody, only } from '#kernel/secret'
import { allTokens, noTokens, size } from './cards/tokens.ts'
import { allObjects, type ObjectId, objects } from './magic/cards.ts'
import { takeObject } from './magic/pile.ts'
import type { Options } from './options.ts'
import { advance } from './rules/agenda.ts'
import { clocks } from './rules/clocks.ts'
import { dragonsFor } from './rules/pile.ts'
import { drawDragon } from './rules/refill.ts'
import type { GoldLedger } from './types.ts'

const ROW = [0, 1, 2, 3]

/** R1.3 to R1.7. */
export function setup(ledger: GoldLedger, seats: readonly Seat[], options: Options): void {
  const first = ledger.rng.below(seats.length) as Seat
  const boxed = allObjects.filter(object => !isUseful(object, options))
  const pile = allObjects.filter(object => isUseful(object, options))
  ledger.emit({
    type: 'seated',
    options,
    screens: seats.map(seat => ({
      hoard: only(seat, noTokens),
      hand: only(seat, []),
      cards: 0,
      robbed: only(seat, []),
    })),
    first,
    bag: nobody(allTokens),
    inBag: size(allTokens),
    pile: dragonsFor(options),
    objects: nobody(pile),
    objectsLeft: pile.length,
    boxed,
  })
  for (const spot of ROW) drawDragon(ledger, { spot })
  if (ledger.state.objects.size > 0) for (const seat of seats) takeObject(ledger, seat)
  advance(ledger, [{ do: 'beginTurn' }])
}

/** R10.17. */
function isUseful(object: ObjectId, { game, magic, division, clock }: Options): boolean {
  if (game === 'basic' || !magic) return false
  const { needs } = objects[object]
  if (needs !== null && division !== 'bargain') return false
  return needs !== 'sand' || clocks[clock].sand !== null
}
