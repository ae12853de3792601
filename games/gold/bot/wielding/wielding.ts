import type { Rng } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import { type ObjectId, objectIds } from '../../magic/cards.ts'
import type { Asks, Played } from '../../types.ts'
import { vanishedFrom } from '../noticing.ts'
import { lossToThief } from '../robbing.ts'
import type { Foresight } from '../sending/playing-ahead.ts'
import type { Outlook } from '../value/outlook.ts'
import { highest, type Weighed } from '../weighed.ts'
import { gainFromRing, gainFromToken, gainFromTongue } from './in-a-deal.ts'
import { FieldStanding, isFieldObject } from './on-the-field.ts'

/** How somebody uses objects: how it looks ahead, and how often in a hundred times it notices that a token is gone. */
export interface Wielder {
  readonly foresight: Foresight
  readonly notices: number
}

/** What an object must bring, in points: it could also be kept for later, as long as there is treasure to come. */
const [PRICE, AT_LEAST, BAG] = [1, 0.3, 126]
/** Who takes a token in secret may be caught. */
const SLIPS = 0.5
/** What it is worth to look into a hidden hoard that one has a part in, and to save one's own object from a Wardstone. */
const [GLANCE, OWN] = [0.4, 2]

type Wielded = ObjectId | 'slip'

/** A move in a window for objects: what brings most, if it is worth more than keeping the object. */
export function wield(
  seat: Seat,
  { moves }: Asks['magic'],
  { foresight, notices }: Wielder,
  told: readonly GoldEvent[],
  rng: Rng,
  look: () => Outlook,
): Weighed {
  const spot = moves.call === undefined || rng.below(100) >= notices ? '' : String(vanishedFrom(told, seat))
  if (moves.call?.options.includes(spot)) return highest([{ call: spot }], () => 0)
  const options = [...objectIds, 'slip' as const].flatMap(object =>
    (moves[object]?.options ?? []).map(target => ({ object, target })),
  )
  if (options.length === 0) return highest([{ pass: 'yes' }], () => 0)
  const outlook = look()
  const worth = gainsIn(outlook, foresight)
  const price = AT_LEAST + (PRICE * outlook.view.inBag) / BAG
  return highest(
    [null, ...options],
    option => (option === null ? 0 : worth(option.object, option.target, seat) - price),
    option => (option === null ? { pass: 'yes' } : { [option.object]: option.target }),
    { price, row: outlook.view.row.map(lair => lair?.dragon ?? '-').join(' '), count: 1 },
  )
}

/** What an object brings this seat if `by` plays it on this target, in points. */
function gainsIn(outlook: Outlook, foresight: Foresight): (object: Wielded, target: string, by: Seat) => number {
  const { view, seat } = outlook
  let standing: FieldStanding | null = null
  const worth = (object: Wielded, target: string, by: Seat): number => {
    if (isFieldObject(object)) {
      standing ??= new FieldStanding(outlook, foresight)
      return standing.gainFrom(object, target, by)
    }
    switch (object) {
      case 'slip':
        return SLIPS * gainFromToken(outlook, target)
      case 'invisibleHand':
        return by === seat ? gainFromToken(outlook, target) : 0
      case 'ringOfConfusion':
        return gainFromRing(outlook, target)
      case 'silverTongue':
        return gainFromTongue(outlook, target)
      case 'scryingBowl':
        return view.attackers[Number(target)]?.some(a => a.seat === seat) ? GLANCE : 0
      case 'shadowCloak':
        return lossToThief(outlook, view.kill, 'any')
      case 'stoneOfMuddle':
        return lossToThief(outlook, view.kill, 'any') - lossToThief(outlook, view.kill, 'least')
      case 'wardstone':
        return by === seat ? -harmOf(view.played.at(-1)) : 0
      default:
        return 0
    }
  }
  /** What the object on the table brings this seat; below zero if it hurts. */
  const harmOf = (played: Played | undefined): number => {
    if (played === undefined || played.seat === seat) return 0
    if (played.object === 'wardstone') return view.played.at(-2)?.seat === seat ? -OWN : 0
    return worth(played.object, played.target, played.seat)
  }
  return worth
}
