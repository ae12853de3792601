import type { Rng } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import { blade, objects } from '../../magic/cards.ts'
import { targetBy } from '../../magic/moves.ts'
import type { Asks, State } from '../../types.ts'
import type { Outlook } from '../value/outlook.ts'
import type { Weighed } from '../weighed.ts'
import { type Field, fieldOf, placeOf, strengthsOf } from './field.ts'
import { seemsWorth } from './habit.ts'
import { type Foresight, foreseen, type Sending } from './playing-ahead.ts'
import { type Prospects, prospectsOf } from './prospects.ts'

/** How somebody chooses a placement: by playing ahead, or by the eye; and how many points it may be off. */
export interface Judgement {
  readonly foresight: Foresight | null
  readonly whim: number
}

/** What a blade must bring beyond a placement without it, in points. */
const BLADE = 1.5

/** The placement that brings most, with a blade if that is worth it. `boldness` is what each point of strength adds. */
export function sendOut(
  outlook: Outlook,
  { moves }: Asks['attack'],
  judgement: Judgement,
  boldness: number,
  rng: Rng,
): Weighed {
  const { view, seat } = outlook
  const field = fieldOf(view)
  const { ready, resting } = { ready: bits(field.ready[seat] ?? 0), resting: bits(field.resting[seat] ?? 0) }
  const wakes = moves.dawnLantern !== undefined && resting >= 2 && ready <= 1
  const options = [
    ...(moves.place?.options ?? []).map(target => ({ answer: { place: target }, target, extra: 0, price: 0 })),
    ...(moves.keenBlade?.options ?? []).map(target => ({
      answer: { keenBlade: target },
      target,
      extra: objects[blade].adds as number,
      price: BLADE,
    })),
  ].map(option => ({ ...option, sending: sendingTo(option.target, option.extra) }))
  const prospects = prospectsOf(outlook)
  const sendings = options.map(option => option.sending)
  const values =
    judgement.foresight === null
      ? sendings.map(it => seemsWorth(field, prospects.loot, seat, it.adventurer, it.spot, it.extra))
      : foreseen(field, prospects, seat, sendings, judgement.foresight, 1000 * view.turns)
  const candidates = options.map(({ answer, price, sending }, i) => ({
    answer,
    value:
      (values[i] ?? 0) -
      price +
      boldness * (strengthsOf[sending.adventurer] ?? 0) +
      (judgement.whim * rng.below(1000)) / 1000,
  }))
  const best = candidates.reduce((a, b) => (b.value > a.value ? b : a))
  const unit = 'points'
  if (wakes) {
    const answer = { dawnLantern: 'yes' }
    return { unit, facts: { resting }, answer, candidates: [...candidates, { answer, value: best.value }] }
  }
  const { sending } = options[candidates.indexOf(best)] ?? { sending: sendings[0] as Sending }
  const facts = { ...factsOf(field, prospects, seat, sending), row: rowOf(view), isAhead: judgement.foresight !== null }
  return { unit, facts, answer: best.answer, candidates }
}

/** What an explanation needs: the strength still missing, how many others are there, and what all of the treasure is worth. */
function factsOf(field: Field, { loot }: Prospects, seat: Seat, { adventurer, spot, extra }: Sending) {
  const missing = (field.missing[spot] ?? 0) - (strengthsOf[adventurer] ?? 0) - extra
  const others = bits(field.partyOn(spot) & ~(1 << seat))
  return { missing: Math.max(0, missing), others, worth: loot[spot * field.seats + seat] ?? 0 }
}

/** The dragons in the row, by name. */
const rowOf = ({ row }: State): string => row.map(lair => lair?.dragon ?? '-').join(' ')

function sendingTo(target: string, extra: number): Sending {
  const { adventurer, spot } = targetBy('place', target)
  return { adventurer: placeOf(adventurer), spot, extra }
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1
  return count
}
